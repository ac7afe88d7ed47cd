/** What extensions add to a board: layers, room, colours, sentences, presses and keys. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawBoard } from "../../../web/board/display-list.js";
import { coloursOf } from "../../../web/board/extension.js";
import { listening } from "../../../web/board/extension-input.js";
import { boardGeometry } from "../../../web/board/geometry.js";
import { keyOf } from "../../../web/board/note-grid.js";
import { circle, rect } from "../../../web/board/operations.js";
import { usualLooks, viewOf } from "../../../web/board/view.js";
import { noteSet } from "../../../web/model/digits.js";
import { layoutOf } from "../../../web/model/position.js";
import { after, playing } from "../model/boards.js";

/** @typedef {import("../../../web/board/extension.js").Extension} Extension */

const geometry = boardGeometry(layoutOf(playing.position), 36, { thin: 1, thick: 3 });
const colours = (/** @type {any} */ state, /** @type {readonly Extension[]} */ ...added) =>
  drawBoard(viewOf(state, usualLooks, added), geometry).operations.map(({ colour }) => colour);

/** @type {Extension} */
const rings = {
  layers: () => ({
    grounds: [rect(0, 0, 1, 1, "step-1-paper")],
    beneath: [circle(1, 1, 1, 1, "step-1")],
    above: [circle(2, 2, 1, 1, "step-2")],
    under: [circle(3, 3, 1, 1, "step-3")],
    over: [circle(4, 4, 1, 1, "step-4")],
  }),
};

test("each layer has its place between grounds, ruled lines, digits and the lines of the selection", () => {
  const state = after(playing, ["selectCell", 0]);
  const drawn = colours(state, rings);
  const marks = ["focused", "step-1-paper", "step-1", "thick-line", "step-2", "step-3", "given", "step-4", "ring"];
  const places = marks.map((colour) => drawn.indexOf(/** @type {any} */ (colour)));
  assert.ok(!places.includes(-1));
  assert.deepEqual(
    places.toSorted((a, b) => a - b),
    places,
  );
});

test("two extensions draw on one board, and one that stands alone hides colours and highlights", () => {
  const state = after(playing, ["toggleColor", 4, 2], ["selectCell", 0]);
  /** @type {Extension} */
  const another = { layers: () => ({ over: [circle(5, 5, 1, 1, "mark")] }) };
  const both = colours(state, rings, another);
  assert.ok(both.includes("step-4") && both.includes("mark") && both.includes("color-4") && both.includes("peer"));
  const alone = colours(state, rings, { layers: () => ({ isAlone: true }) });
  assert.ok(alone.includes("step-4") && !alone.includes("color-4") && !alone.includes("peer"));
});

test("notes and inks of all extensions are written", () => {
  const ink = { colour: /** @type {const} */ ("answer"), weight: 700, halo: false };
  const drawn = drawBoard(
    viewOf(playing, usualLooks, [
      { layers: () => ({ notes: new Map([[1, noteSet([2, 3])]]) }) },
      { layers: () => ({ inks: new Map([[keyOf({ cell: 1, digit: 2 }), ink]]) }) },
    ]),
    geometry,
  ).operations;
  assert.deepEqual(
    drawn.flatMap((each) => (each.kind === "text" && each.size < 18 ? [`${each.text} ${each.colour}`] : [])),
    ["2 answer", "3 note"],
  );
});

test("a covered board asks no extension to draw", () => {
  const view = viewOf(playing, { ...usualLooks, covered: true }, [rings]);
  assert.ok(!drawBoard(view, geometry).operations.some(({ colour }) => colour.startsWith("step-")));
});

test("what several extensions say of a cell is read one after the other", () => {
  const texts = (/** @type {readonly Extension[]} */ ...added) => viewOf(playing, usualLooks, added).spoken;
  const [first, second] = [0, 1].map(
    (offset) => /** @type {string[]} */ (playing.position.givens.map((_, i) => (i === offset ? "a" : ""))),
  );
  assert.equal(texts(), null);
  assert.equal(texts({ spoken: () => null }), null);
  assert.deepEqual(texts({ spoken: () => first }), first);
  assert.deepEqual(
    texts({ isSaidLast: true, spoken: () => second.with(0, "count") }, { spoken: () => second.with(0, "rule") })?.[0],
    "rule, count",
  );
  assert.deepEqual(texts({ spoken: () => first }, { spoken: () => second.with(0, "b") })?.slice(0, 3), [
    "a, b",
    "a",
    "",
  ]);
});

test("the room of a board and its further colours come from the extensions", () => {
  const room = { edges: { top: 1, right: 0, bottom: 0, left: 0 }, taken: new Set(), caged: new Set() };
  assert.equal(viewOf(playing, usualLooks, [rings, { room: () => room }]).room, room);
  assert.equal(viewOf(playing, usualLooks, [rings]).room, null);
  const colour = (/** @type {string} */ value) => ({ screen: { a: value }, forced: {}, print: {} });
  assert.deepEqual(coloursOf([rings, { colours: colour("red") }], "screen"), { a: "red" });
  assert.deepEqual(coloursOf([{ colours: colour("red") }], "print"), {});
});

/** An event as far as the board looks at one. @param {string} type @param {object} [more] */
const eventOf = (type, more) =>
  Object.assign(new Event(type, { cancelable: true }), { button: 0, isPrimary: true, ...more });

test("a press and a key go to the extension that has a use for them, and to the board otherwise", () => {
  const frame = new EventTarget();
  const place = { cell: 9, digit: 5, point: { across: 1.5, down: 2 }, size: 40 };
  /** @type {unknown[]} */
  const asked = [];
  let isOver = false;
  let uses = 0;
  const hit = (/** @type {unknown} */ at) => {
    asked.push(at);
    return isOver ? () => void (uses += 1) : null;
  };
  const unbind = listening({ hit, keys: ({ key }) => key === "Enter" })({
    element: /** @type {HTMLElement} */ (frame),
    placeOf: () => place,
  });
  const isTaken = (/** @type {Event} */ event) => !frame.dispatchEvent(event);
  assert.equal(isTaken(eventOf("pointerdown")), false);
  assert.equal(isTaken(eventOf("pointerdown", { shiftKey: true })), false, "Shift selects cells");
  assert.equal(isTaken(eventOf("pointerdown", { button: 2 })), false);
  assert.deepEqual(asked, [place]);
  isOver = true;
  assert.equal(isTaken(eventOf("pointerdown")), true);
  assert.equal(uses, 0, "a press that is not released does nothing");
  assert.equal(isTaken(eventOf("click")), true, "the click that ends the press");
  assert.equal(uses, 1);
  assert.equal(isTaken(eventOf("click")), false);
  assert.equal(isTaken(eventOf("pointerdown")), true);
  isOver = false;
  assert.equal(isTaken(eventOf("click")), true, "the press is the extension's, wherever it is released");
  assert.equal(uses, 1, "moving away takes the press back");
  assert.deepEqual(
    ["Enter", "1"].map((key) => isTaken(eventOf("keydown", { key }))),
    [true, false],
  );
  unbind();
  assert.equal(isTaken(eventOf("keydown", { key: "Enter" })), false);
});
