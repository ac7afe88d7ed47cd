import assert from "node:assert/strict";
import { test } from "node:test";

import { paperPicture, pictureView, pixelPicture, svgDocument } from "../../../web/board/picture.js";
import { printPalette } from "../../../web/board/print-palette.js";
import { namings } from "../../../web/i18n/steps/naming.js";
import { noteBit } from "../../../web/model/digits.js";
import { fogOfPlay } from "../../../web/model/fog.js";
import { newPosition } from "../../../web/model/position.js";
import { fogColours } from "../../../web/board/rules/rule-colours.js";
import { fogExtension } from "../../../web/board/rules/fog-drawing.js";
import { after, inFog } from "../model/boards.js";
import { leavesOf, readXml } from "../../support/xml.mjs";
import { addFace } from "../../../web/board/faces/index.js";
import { loadFaceWords } from "../../../web/i18n/face-words.js";

const digits = (text) => [...text].map((symbol) => Number(symbol.replace(".", "0")));
const begun = (() => {
  const position = newPosition("2x2", digits("4.3.3..........1"));
  const [entries, notes, colors] = [position.entries, position.notes, position.colors].map((list) => [...list]);
  entries[1] = 3;
  notes[3] = noteBit(2) | noteBit(1);
  colors[5] = 1;
  return { ...position, entries, notes, colors };
})();
const svgOf = (view, naming = null) => svgDocument(paperPicture(view, naming), { title: "A <b> & c", font: "Arial" });
const textsOf = (svg) => leavesOf(readXml(svg)).filter(({ name }) => name === "text");

test("a picture as SVG is well-formed, has a name and a size", () => {
  const root = readXml(svgOf(pictureView(begun, { isWhole: true, noteStyle: "keypad" })));
  assert.deepEqual(
    [root.attributes.width, root.attributes.height, root.attributes.viewBox],
    ["153.9", "153.9", "0 0 153.9 153.9"],
  );
  assert.equal(root.children[0].text, "A <b> & c");
});

test("the givens alone, or the board as it is", () => {
  const draw = (isWhole) =>
    textsOf(svgOf(pictureView(begun, { isWhole, noteStyle: "keypad" }))).map(
      ({ text, attributes }) => `${text} ${attributes["font-weight"]}`,
    );
  assert.deepEqual(draw(false), ["4 600", "3 600", "3 600", "1 600"]);
  assert.deepEqual(draw(true), ["4 600", "3 400", "3 600", "1 500", "2 500", "3 600", "1 600"]);
});

test("a conflict and the player's cursor are no part of a picture, but colours are", () => {
  const colours = new Set(
    pixelPicture(pictureView(begun, { isWhole: true, noteStyle: "keypad" }), 600, null).operations.map(
      ({ colour }) => colour,
    ),
  );
  assert.ok(!colours.has("conflict") && !colours.has("selected"));
  assert.ok(colours.has("color-1"));
});

for (const name of ["2x2", "3x3", "4x4+x", "5x5", "10x10", "jigsaw:1112211222333343554455544"]) {
  for (const pixels of [600, 1200, 3600]) {
    test(`a picture of ${name} with ${pixels} pixels fills its square in whole pixels`, () => {
      const position = newPosition(name);
      const list = pixelPicture(pictureView(position, { isWhole: true, noteStyle: "keypad" }), pixels, null);
      assert.ok(list.width <= pixels && list.height <= pixels);
      assert.ok(list.width > pixels * 0.96 - Math.sqrt(position.givens.length), `${list.width}`);
      const lines = list.operations.filter(({ colour }) => colour === "thick-line" || colour === "thin-line");
      for (const line of lines) for (const key of ["x", "y", "width", "height"]) assert.ok(Number.isInteger(line[key]));
      for (const { colour } of list.operations) assert.notEqual(printPalette[colour], "none");
    });
  }
}

test("names of rows and columns stand at the edges, on paper", () => {
  const view = pictureView(begun, { isWhole: false, noteStyle: "keypad" });
  const svg = svgOf(view, namings.rc);
  assert.deepEqual(
    textsOf(svg)
      .slice(-8)
      .map(({ text }) => text),
    ["1", "2", "3", "4", "1", "2", "3", "4"].map((digit, i) => namings.rc[i < 4 ? "column" : "row"](Number(digit))),
  );
  const [ground] = leavesOf(readXml(svg)).filter(({ name }) => name === "rect");
  assert.deepEqual([ground.attributes.x, ground.attributes.width], ["0", readXml(svg).attributes.width]);
});

test("a picture has the face of the game", async () => {
  addFace("zero", "en", await loadFaceWords("en"));
  for (const isWhole of [false, true]) {
    const view = pictureView(begun, { isWhole, noteStyle: "keypad", face: "zero" });
    assert.equal(textsOf(svgOf(view))[0].text, "3");
  }
});

test("a game in fog, as the player sees it", () => {
  const seen = fogOfPlay.state(after(inFog, ["enterDigit", 4, [11]]));
  const options = { noteStyle: /** @type {const} */ ("keypad"), extensions: [fogExtension()], fog: seen.fog };
  const svg = svgOf(pictureView(seen.position, { isWhole: true, ...options }));
  assert.deepEqual(
    textsOf(svg).map(({ text }) => text),
    ["1", "4"],
  );
  assert.equal(leavesOf(readXml(svg)).filter(({ name }) => name === "path").length >= 14, true);
  assert.ok(svg.includes(`fill="${fogColours.print.fog}"`));
});
