import assert from "node:assert/strict";
import { test } from "node:test";
import { drawBoard } from "../../../web/board/display-list.js";
import { boardGeometry } from "../../../web/board/geometry.js";
import { usualLooks, viewOf } from "../../../web/board/view.js";
import { layoutOf } from "../../../web/model/position.js";
import { after, playing, solution } from "../model/boards.js";

const lines = { thin: 1, thick: 3 };
const listOf = (state) => drawBoard(viewOf(state), boardGeometry(layoutOf(state.position), 20, lines));
const texts = (list) =>
  list.operations.filter(({ kind }) => kind === "text").map(({ text, colour }) => `${text} ${colour}`);
const rects = (list, colour) => list.operations.filter((op) => op.kind === "rect" && op.colour === colour);

const table = [
  ["givens", playing, ["1 given", "2 given"]],
  ["an entry", after(playing, ["enterDigit", 3, 1]), ["1 given", "3 entry", "2 given"]],
  [
    "notes, smallest first",
    after(playing, ["toggleNote", 4, 1], ["toggleNote", 2, 1]),
    ["1 given", "2 given", "4 given", "2 given"],
  ],
  ["a conflict, in both cells", after(playing, ["enterDigit", 1, 1]), ["1 conflict", "1 conflict", "2 given"]],
];

for (const [name, state, expected] of table) {
  test(`digits shown: ${name}`, () => assert.deepEqual(texts(listOf(state)), expected));
}

test("a solution looked at fills only the blank cells", () => {
  const shown = texts(listOf(after(playing, ["enterDigit", 2, 1], ["showOverlay", solution])));
  const count = (colour) => shown.filter((text) => text.endsWith(colour)).length;
  assert.deepEqual([count("given"), count("entry"), count("answer")], [2, 1, 13]);
});

test("a conflict has a shape besides its colour", () => {
  assert.equal(rects(listOf(playing), "conflict").length, 0);
  assert.equal(rects(listOf(after(playing, ["enterDigit", 1, 1])), "conflict").length, 2);
});

test("the focused cell has a ring; its peers and its digit have grounds", () => {
  const list = listOf(after(playing, ["enterDigit", 1, 15], ["selectCell", 0]));
  assert.equal(rects(list, "ring").length, 4);
  assert.equal(rects(list, "focused").length, 1);
  assert.equal(rects(list, "peer").length, 7);
  assert.equal(rects(list, "same").length, 1);
  assert.equal(rects(listOf(playing), "ring").length, 0);
});

test("a digit that is marked as wrong has a cross, a line under it, and a colour", () => {
  const list = listOf(after(playing, ["enterDigit", 3, 1], ["markWrong", [1]]));
  assert.deepEqual(texts(list), ["1 given", "3 conflict", "2 given"]);
  assert.equal(rects(list, "conflict").length, 1);
  assert.equal(list.operations.filter(({ kind, colour }) => kind === "line" && colour === "conflict").length, 2);
});

test("notes with the digit of the focused cell stand out", () => {
  const noted = after(playing, ["toggleNote", 2, 15], ["toggleNote", 3, 15], ["selectCell", 6]);
  const weights = (state, looks) =>
    drawBoard(
      viewOf(state, { ...usualLooks, ...looks }),
      boardGeometry(layoutOf(state.position), 20, lines),
    ).operations.flatMap((op) => (op.kind === "text" && op.size < 12 ? [`${op.text} ${op.weight}`] : []));
  assert.deepEqual(weights(noted), ["2 700", "3 500"]);
  assert.deepEqual(weights(noted, { highlightSame: false }), ["2 500", "3 500"]);
});

test("a covered board has lines and nothing else", () => {
  const full = after(playing, ["enterDigit", 3, 1], ["toggleColor", 4, 2], ["selectCell", 5]);
  for (const state of [full, after(full, ["pauseClock", 1])]) {
    const { operations } = drawBoard(
      viewOf(state, { ...usualLooks, covered: state === full }),
      boardGeometry(layoutOf(state.position), 20, lines),
    );
    assert.deepEqual(new Set(operations.map(({ colour }) => colour)), new Set(["paper", "thin-line", "thick-line"]));
  }
});

test("while something is in motion, digits have other sizes and cells are lit", () => {
  const view = viewOf(after(playing, ["enterDigit", 3, 1]));
  const moment = { sizes: new Map([[1, 0.5]]), glows: new Map([[4, 0.25]]) };
  const [still, moving] = [view, { ...view, moment }].map(
    (each) => drawBoard(each, boardGeometry(each.layout, 20, lines)).operations,
  );
  const sizeOf = (operations) => operations.find((op) => op.kind === "text" && op.text === "3").size;
  assert.equal(sizeOf(moving) / sizeOf(still), 0.5);
  assert.deepEqual(
    /** @type {any[]} */ (moving).filter(({ colour }) => colour === "flash").map(({ alpha }) => alpha),
    [0.25],
  );
});

test("thick lines are drawn after thin ones, the frame included", () => {
  const colours = listOf(playing)
    .operations.map(({ colour }) => colour)
    .filter((colour) => colour.endsWith("line"));
  assert.deepEqual(colours, [...new Array(4).fill("thin-line"), ...new Array(6).fill("thick-line")]);
});

test("everything lies on the board, and each digit in its cell", () => {
  const full = after(playing, ["fillSolution", solution], ["selectCell", 5]);
  const list = listOf(full);
  for (const op of /** @type {any[]} */ (list.operations.filter(({ kind }) => kind !== "path"))) {
    const [width, height] = op.kind === "rect" ? [op.width, op.height] : [0, 0];
    assert.ok(op.x >= 0 && op.y >= 0 && op.x + width <= list.width && op.y + height <= list.height);
  }
  assert.equal(texts(list).length, 16);
});
