import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutNamed } from "../../../../web/model/layout.js";
import { besideRegion, firstOfRegion, nextCell } from "../../../../web/places/keyboard/next-cell.js";

const boxes = layoutNamed("2x3");
const jigsaw = layoutNamed("jigsaw:1112133223424344");

/** @type {[string, () => number | null, number | null][]} */
const table = [
  ["the next cell that fits", () => nextCell(9, 3, 1, (cell) => cell % 4 === 0), 4],
  ["the one before", () => nextCell(9, 3, -1, (cell) => cell % 4 === 0), 0],
  ["beyond the end, from the beginning", () => nextCell(9, 8, 1, (cell) => cell === 2), 2],
  ["beyond the beginning, from the end", () => nextCell(9, 0, -1, (cell) => cell === 7), 7],
  ["the cell itself when no other fits", () => nextCell(9, 5, 1, (cell) => cell === 5), 5],
  ["none", () => nextCell(9, 5, -1, () => false), null],
  ["the first cell of a box", () => firstOfRegion(boxes, 4), 15],
  ["no box of this number", () => firstOfRegion(boxes, 7), null],
  ["the same place in the box to the right", () => besideRegion(boxes, 7, "right"), 10],
  ["the same place in the box below", () => besideRegion(boxes, 7, "down"), 19],
  ["no box to the left", () => besideRegion(boxes, 7, "left"), null],
  ["the next region of a jigsaw", () => besideRegion(jigsaw, 0, "right"), 3],
  ["no further region of a jigsaw", () => besideRegion(jigsaw, 3, "up"), null],
];
for (const [name, go, expected] of table) test(`leads to ${name}`, () => assert.equal(go(), expected));
