import assert from "node:assert/strict";
import { test } from "node:test";

import { inReadingOrder } from "../../../../web/places/photo/choice-view.js";

/** @param {number} x @param {number} y @returns {any} */
const grid = (x, y) => ({
  corners: [
    [x, y],
    [x + 100, y],
    [x + 100, y + 100],
    [x, y + 100],
  ],
});

/** @type {[string, any[], number[]][]} */
const cases = [
  ["one grid", [grid(0, 0)], [0]],
  ["the left one before the right one, though it is a little lower", [grid(200, 0), grid(0, 30)], [1, 0]],
  ["the upper one before the lower one", [grid(0, 200), grid(150, 0)], [1, 0]],
  ["four of a page", [grid(150, 160), grid(0, 0), grid(0, 150), grid(150, 10)], [1, 3, 2, 0]],
];
for (const [what, outlines, order] of cases)
  test(`grids are numbered in reading order: ${what}`, () => assert.deepEqual(inReadingOrder(outlines), order));
