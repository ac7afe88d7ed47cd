import assert from "node:assert/strict";
import { test } from "node:test";
import { drawBoard } from "../../../web/board/display-list.js";
import { boardGeometry } from "../../../web/board/geometry.js";
import { viewOf } from "../../../web/board/view.js";
import { layoutOf } from "../../../web/model/position.js";
import { after, playing, solution } from "../model/boards.js";

const lines = { thin: 1, thick: 3 };
const listOf = (state) => drawBoard(viewOf(state), boardGeometry(layoutOf(state.position), 20, lines));
const texts = (list) => list.operations.filter(({ kind }) => kind === "text").map(({ text, colour }) => `${text} ${colour}`);
const rects = (list, colour) => list.operations.filter((op) => op.kind === "rect" && op.colour === colour);

const table = [
  ["givens", playing, ["1 given", "2 given"]],
  ["an entry", after(playing, ["enterDigit", 3, 1]), ["1 given", "3 entry", "2 given"]],
  ["notes, smallest first", after(playing, ["toggleNote", 4, 1], ["toggleNote", 2, 1]), ["1 given", "2 note", "4 note", "2 given"]],
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

test("the selection has a ring, its peers and its digit are set off", () => {
  const list = listOf(after(playing, ["enterDigit", 1, 15], ["selectCell", 0]));
  assert.equal(rects(list, "ring").length, 4);
  assert.equal(rects(list, "peer").length, 7);
  assert.equal(rects(list, "same").length, 1);
  assert.equal(rects(listOf(playing), "ring").length, 0);
});

test("thick lines are drawn after thin ones, the frame included", () => {
  const colours = listOf(playing).operations.map(({ colour }) => colour).filter((colour) => colour.endsWith("line"));
  assert.deepEqual(colours, [...new Array(4).fill("thin-line"), ...new Array(6).fill("thick-line")]);
});

test("everything lies on the board, and each digit in its cell", () => {
  const full = after(playing, ["fillSolution", solution], ["selectCell", 5]);
  const list = listOf(full);
  for (const op of /** @type {any[]} */ (list.operations)) {
    const [width, height] = op.kind === "rect" ? [op.width, op.height] : [0, 0];
    assert.ok(op.x >= 0 && op.y >= 0 && op.x + width <= list.width && op.y + height <= list.height);
  }
  assert.equal(texts(list).length, 16);
});
