import assert from "node:assert/strict";
import { test } from "node:test";
import { nextBrush, regionsOfText } from "../../../../web/model/jigsaw.js";
import { createDrawing } from "../../../../web/places/new/paint-grid.js";

const blank = new Array(16).fill(null);

test("a stroke is taken back as a whole, and one that paints nothing is none", () => {
  const drawing = createDrawing(blank, () => {});
  drawing.begin();
  for (const cell of [0, 1, 2]) drawing.paint(cell, 0);
  drawing.end();
  drawing.begin();
  drawing.paint(0, 0);
  drawing.end();
  assert.deepEqual(drawing.values().slice(0, 4), [0, 0, 0, null]);
  drawing.undo();
  assert.deepEqual(drawing.values(), blank);
  assert.equal(drawing.canUndo(), false);
});

test("other regions at once, of another side too, are one stroke", () => {
  const told = [];
  const drawing = createDrawing(blank, (regions) => told.push(regions.length));
  drawing.replace(new Array(25).fill(null));
  drawing.undo();
  assert.deepEqual(told, [25, 16]);
});

/** @type {any[][]} */
const brushes = [
  ["112. .... .... ....", 0, 0],
  ["1111 2... .... ....", 0, 1],
  ["1111 2222 .... ....", 0, 2],
  ["1111 2222 3333 4444", 0, 0],
  ["1111 2222 .... ....", null, null],
  ["1111 1... .... ....", 0, 1],
];
for (const [text, brush, expected] of brushes) {
  test(`${text}: after ${brush} goes on with ${expected}`, () =>
    assert.equal(nextBrush(regionsOfText(text), brush), expected));
}
