/** What the author drew, as operations on the board. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { drawBoard } from "../../../../web/board/display-list.js";
import { boardGeometry } from "../../../../web/board/geometry.js";
import { colourIn } from "../../../../web/board/palette.js";
import { printPalette } from "../../../../web/board/print-palette.js";
import { darkCells } from "../../../../web/board/rules/author-drawing.js";
import { drawnColour, hidesDigits } from "../../../../web/board/rules/drawn-colours.js";
import { ruleExtension } from "../../../../web/board/rules/rule-picture.js";
import { usualLooks, viewOf, viewOfPuzzle } from "../../../../web/board/view.js";
import { readDrawing, textOfDrawing } from "../../../../web/model/drawing.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { newState } from "../../../../web/model/state.js";

const blank = new Array(81).fill(0);
const board = { rows: 9, columns: 9 };
const colour = (/** @type {string} */ name) => colourIn(printPalette, /** @type {any} */ (name));

/** @param {unknown} pad @param {readonly string[] | null} [rules] @param {readonly string[]} [taken] */
function drawn(pad, rules = null, taken = [], on = board) {
  const drawing = textOfDrawing(readDrawing(pad), taken, on);
  const view = viewOfPuzzle("3x3", blank, null, { rules, extensions: [ruleExtension], drawing });
  const geometry = boardGeometry(view.layout, 40, { thin: 1, thick: 3 }, 0, view.room);
  const { operations } = drawBoard(view, geometry);
  const places = (/** @type {string} */ wanted) =>
    operations.flatMap((each, place) => (colour(each.colour) === wanted ? [place] : []));
  return { room: view.room, operations, places };
}

const line = {
  wayPoints: [
    [0.5, 0.5],
    [0.5, 1.5],
    [0.5, 2.5],
  ],
  color: "#12ab34",
  thickness: 16,
};

describe("the author's drawing on the board", () => {
  it("has the author's colours, lines under the grid and overlays above it", () => {
    const { operations, places } = drawn({
      lines: [line],
      overlays: [{ center: [1, 1], width: 0.3, height: 0.3, rounded: true, backgroundColor: "#ab1234" }],
    });
    const grid = operations.findIndex((each) => each.colour === "thin-line");
    assert.ok(places("#12ab34").length > 0 && places("#12ab34").every((place) => place < grid));
    assert.ok(places("#ab1234").length > 0 && places("#ab1234").every((place) => place > grid));
  });

  it("has free paths in the author's colours, from the corner of the grid or from another place", () => {
    const path = { d: "M64 64h128v64z", color: "#12ab34", fill: "#ab1234", thickness: 4 };
    const found = (/** @type {object} */ more) => {
      const { operations } = drawn({ lines: [{ ...path, ...more }] });
      const of = (/** @type {string} */ wanted) =>
        /** @type {any} */ (operations.find((each) => colour(each.colour) === wanted));
      return [of("#ab1234"), of("#12ab34")];
    };
    const [inside, edge] = found({});
    assert.deepEqual([inside.kind, edge.kind, edge.width], ["area", "path", 2.5]);
    assert.deepEqual(inside.commands, edge.commands);
    const [[, x, y], [, x2, y2]] = edge.commands;
    assert.ok(Math.abs(x2 - x - 80) < 6 && y2 === y);
    const [, moved] = found({ origin: [1, 2] });
    const [[, movedX, movedY]] = moved.commands;
    assert.ok(Math.abs(movedX - x - 80) < 6 && Math.abs(movedY - y - 40) < 6);
    assert.deepEqual(found({ thickness: 0 })[1], undefined);
  });

  it("makes room for a free path outside the grid", () => {
    assert.equal(drawn({ lines: [{ d: "M64 64h64" }] }).room?.edges.top, 0);
    assert.equal(drawn({ lines: [{ d: "M64 64v-90" }] }).room?.edges.top, 1);
  });

  it("turns a text with its shape", () => {
    const turns = (/** @type {object} */ more) =>
      drawn({ overlays: [{ center: [1, 1], text: "SE", ...more }] }).operations.flatMap((each) =>
        each.kind === "text" ? [each.turn] : [],
      );
    assert.deepEqual([turns({ angle: 0 }), turns({})], [[undefined], [undefined]]);
    const [[cos, sin] = []] = turns({ angle: 30 });
    assert.deepEqual([cos, sin], [0.86603, 0.5]);
  });

  it("takes the place of the rule that it means, and of no other", () => {
    const rule = "renban r1c1 r1c2 r1c3";
    const other = "renban r5c1 r5c2 r5c3";
    const count = (/** @type {ReturnType<typeof drawn>} */ { operations }) =>
      operations.filter((each) => each.colour.startsWith("rule-")).length;
    const alone = count(drawn({ lines: [line] }, [other]));
    assert.ok(alone > 0);
    assert.equal(count(drawn({ lines: [line] }, [rule, other], [rule])), alone);
    assert.ok(count(drawn({ lines: [line] }, [rule, other])) > alone);
    const joined = `any-of (${other}) or (${rule})`;
    const taken = count(drawn({ lines: [line] }, [joined], ["renban r1c1-r1c3"]));
    assert.ok(taken > alone && taken < count(drawn({ lines: [line] }, [joined])));
  });

  it("does not draw a cage that is a rule a second time", () => {
    const cages = [
      {
        cells: [
          [0, 0],
          [0, 1],
        ],
        value: "7",
        outlineC: "#12ab34",
      },
    ];
    assert.deepEqual(drawn({ cages }, ["cage 7 r1c1 r1c2"]).places("#12ab34"), []);
    assert.equal(drawn({ cages }).places("#12ab34").length, 1);
  });

  it("draws a cage of three cells unless a cage among the rules that are drawn has its cells", () => {
    const cells = [
      [0, 1],
      [0, 0],
      [0, 2],
    ];
    const count = (/** @type {readonly string[]} */ rules, /** @type {readonly string[]} */ taken = []) =>
      drawn({ cages: [{ cells, outlineC: "#12ab34" }] }, rules, taken).places("#12ab34").length;
    const [cage, other] = ["cage 17 r1c1-r1c3", "renban r1c1-r1c3"];
    assert.equal(count([cage]), 0);
    assert.equal(count(["product-cage 24 r1c1-r1c3"]), 0);
    assert.equal(count([other]), 1);
    assert.equal(count([cage], [cage]), 1);
    assert.equal(count(["cage 17 r1c1-r1c4"]), 1);
  });

  it("has lanes for what lies outside the grid, at most three at an edge", () => {
    const clue = (/** @type {readonly number[]} */ center) => ({ center, width: 1, height: 1, text: "12" });
    assert.deepEqual(drawn({ overlays: [clue([-0.4, 2.5])] }).room?.edges, { top: 1, right: 0, bottom: 0, left: 0 });
    assert.deepEqual(drawn({ overlays: [clue([4.5, 30])] }).room?.edges, { top: 0, right: 3, bottom: 0, left: 0 });
  });

  it("is not drawn on another board", () =>
    assert.deepEqual(drawn({ lines: [line] }, null, [], { rows: 6, columns: 6 }).places("#12ab34"), []));

  it("turns light and dark on a dark board, but for the colours of dots", () => {
    const dark = /** @type {any} */ ({ paper: "rgb(28, 32, 39)" });
    const on = (/** @type {string} */ name, kept = false) =>
      colourIn(dark, /** @type {any} */ (drawnColour(name, 1, kept)));
    assert.equal(on("#000"), "#f2f2f2");
    assert.equal(on("white"), "#242424");
    assert.equal(on("#000", true), "#000000");
    const [red, green, blue] = (on("#c00").match(/[\da-f]{2}/g) ?? []).map((pair) => parseInt(pair, 16));
    assert.ok(red > 2 * green && red > 2 * blue);
  });

  for (const [written, wanted] of Object.entries({
    "rgb(255, 0, 0)": "#ff0000",
    "rgba(0,128,0,0.5)": "#00800080",
    "rgb(100% 0% 0%)": "#ff0000",
    "rgb(0 0 0 / 50%)": "#00000080",
    "rgb(510, 0, 0)": "#ff0000",
    "hsl(120, 100%, 25%)": "#008000",
    "hsla(-120 100% 50% / 0.5)": "#0000ff80",
  }))
    it(`reads the colour ${written}`, () => assert.equal(drawnColour(written)?.split("|")[0], wanted));

  for (const name of ["crimson", "constructor", "toString"])
    it(`draws in grey what has the unknown colour ${name}`, () =>
      assert.equal(drawnColour(name)?.split("|")[0], "#808080"));

  for (const name of ["none", "transparent", "rgb(.,.,.)", "rgba(1.2.3,0,0,1)", "rgb(1,2)", "hsl(%,%,%)"])
    it(`does not draw in the colour ${name}`, () => assert.equal(drawnColour(name), null));

  it("writes each colour that a drawing may have without a number that is none", () => {
    for (const name of ["#000", "#fff8", "white", "rgb(510, 0, 0)", "rgb(999 999 0)", "hsl(720 200% 50%)", "crimson"])
      assert.match(drawnColour(name) ?? "", /^#[\da-f]{6,8}\|#[\da-f]{6,8}$/);
  });

  it("gives a digit a rim where a dark shape would hide it", () => {
    const disc = (/** @type {number} */ row, /** @type {object} */ look) => ({
      center: [row + 0.5, 0.5],
      width: 0.8,
      height: 0.8,
      rounded: true,
      ...look,
    });
    const pad = {
      underlays: [
        disc(0, { backgroundColor: "#000000" }),
        disc(1, { backgroundColor: "#cfcfcf" }),
        disc(2, { backgroundColor: "#000000", opacity: 0.2 }),
        disc(3, { backgroundColor: "#000000", width: 0.3, height: 0.3 }),
        disc(4, { backgroundColor: "#400040" }),
      ],
    };
    const drawing = textOfDrawing(readDrawing(pad), [], board);
    const givens = blank.map((_, cell) => (cell < 45 && cell % 9 === 0 ? 7 : 0));
    const view = viewOfPuzzle("3x3", givens, null, { extensions: [ruleExtension], drawing });
    const geometry = boardGeometry(view.layout, 40, { thin: 1, thick: 3 }, 0, view.room);
    const { operations } = drawBoard(view, geometry);
    const rims = operations.filter((each) => each.kind === "text" && each.halo);
    const digits = operations.filter((each) => each.kind === "text" && !each.halo);
    assert.equal(digits.length, 5);
    assert.deepEqual(
      rims.map((each) => each.kind === "text" && [each.text, each.y, each.halo?.colour]),
      [digits[0], digits[4]].map((each) => each.kind === "text" && [each.text, each.y, "paper"]),
    );
    assert.ok(operations.indexOf(rims[1]) < operations.indexOf(digits[0]));
  });

  it("has dark cells wherever a dark shape lies over a middle, also a shape over several cells", () => {
    const dark = (/** @type {object} */ shape) => [
      ...darkCells(
        /** @type {any} */ (readDrawing({ underlays: [{ backgroundColor: "#000", ...shape }] })),
        /** @type {any} */ (layoutNamed("3x3")),
      ),
    ];
    assert.deepEqual(dark({ center: [1, 1.5], width: 3, height: 2 }), [0, 1, 2, 9, 10, 11]);
    assert.deepEqual(dark({ center: [0, 8.5], width: 0.8, height: 1.6 }), [8]);
    assert.deepEqual(dark({ center: [1, 1], width: 0.8, height: 0.8 }), []);
  });

  it("has dark cells where a dark path encloses a middle, and none in a hole or for a light path", () => {
    const dark = (/** @type {object} */ line, /** @type {"given" | "entry"} */ kind = "given") => [
      ...darkCells(
        /** @type {any} */ (readDrawing({ lines: [{ fill: "#000", ...line }] })),
        /** @type {any} */ (layoutNamed("3x3")),
        kind,
      ),
    ];
    assert.deepEqual(dark({ d: "M0 0H190L0 190z" }), [0, 1, 9], "a triangle whose edge crosses middles");
    assert.deepEqual(dark({ d: "M64 0Q192 0 192 128", origin: [1, 0] }), [11]);
    assert.deepEqual(dark({ d: "M0 0H192V192H0zM64 64V128H128V64z" }), [0, 1, 2, 9, 11, 18, 19, 20], "a hole");
    assert.deepEqual(dark({ d: "M0 0H190L0 190z", fill: "#ccc" }), []);
    assert.deepEqual(dark({ d: "M0 0H190L0 190z", fill: undefined }), []);
    assert.deepEqual(dark({ d: "M0 0H64V64H0z", fill: "#666" }), []);
    assert.deepEqual(dark({ d: "M0 0H64V64H0z", fill: "#666" }, "entry"), [0]);
  });

  for (const [look, hides] of /** @type {const} */ ([
    ["#000000", true],
    ["#555555", true],
    ["#5f5f5f", false],
    ["#0000ff", true],
    ["#ff0000", false],
  ]))
    it(`${look} ${hides ? "hides" : "does not hide"} a black digit`, () => assert.equal(hidesDigits(look), hides));

  for (const [look, hides] of /** @type {const} */ ([
    ["#000000", true],
    ["#ff0000", true],
    ["#00ff00", false],
    ["#ffff00", false],
    ["#cfcfcf", false],
    ["#ffa500", false],
  ]))
    it(`${look} ${hides ? "hides" : "does not hide"} an entry`, () =>
      assert.equal(hidesDigits(look, 1, "entry"), hides));

  it("gives an entry on pure red a rim, and a given none", () => {
    const drawing = textOfDrawing(
      readDrawing({ underlays: [{ center: [0.5, 1], width: 2, height: 1, backgroundColor: "#ff0000" }] }),
      [],
      board,
    );
    const state = newState({
      layout: "3x3",
      activity: "play",
      givens: blank.with(0, 5),
      origin: { kind: "entered", drawing },
    });
    const entered = { ...state, position: { ...state.position, entries: blank.with(1, 6) } };
    const view = viewOf(entered, usualLooks, [ruleExtension]);
    const { operations } = drawBoard(view, boardGeometry(view.layout, 40, { thin: 1, thick: 3 }, 0, view.room));
    const rims = operations.flatMap((each) => (each.kind === "text" && each.halo ? [each.text] : []));
    assert.deepEqual(rims, ["6"]);
  });
});
