import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsBetween } from "../../../web/board/pointer.js";
import { layoutNamed } from "../../../web/model/layout.js";

/** @type {[number, number, number[]][]} */
const table = [
  [0, 3, [1, 2, 3]],
  [3, 0, [2, 1, 0]],
  [0, 27, [9, 18, 27]],
  [0, 20, [10, 20]],
  [40, 40, []],
  [0, 11, [10, 11]],
];
for (const [from, to, expected] of table) {
  test(`a pointer that comes from ${from} to ${to} has passed ${expected}`, () =>
    assert.deepEqual(cellsBetween(layoutNamed("3x3"), from, to), expected));
}
