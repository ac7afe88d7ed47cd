import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { slopeOf } from "../../tools/slope.mjs";

/** @type {[string, [number, number][], number][]} */
const cases = [
  [
    "of a straight line",
    [
      [1, 3],
      [2, 5],
      [3, 7],
    ],
    2,
  ],
  [
    "of a falling line",
    [
      [0, 1],
      [4, -1],
    ],
    -0.5,
  ],
  [
    "of a value that goes up and down",
    [
      [1, 5],
      [2, 7],
      [3, 7],
      [4, 5],
    ],
    0,
  ],
  [
    "of unequal steps in time",
    [
      [0, 0],
      [1, 1],
      [10, 10],
    ],
    1,
  ],
  [
    "of points beside the line",
    [
      [0, 0],
      [1, 2],
      [2, 1],
    ],
    0.5,
  ],
  ["of a single measurement", [[5, 9]], 0],
  ["of nothing", [], 0],
  [
    "of measurements at one time",
    [
      [1, 2],
      [1, 3],
    ],
    0,
  ],
];

describe("the growth", () => {
  for (const [what, points, expected] of cases) it(what, () => assert.ok(Math.abs(slopeOf(points) - expected) < 1e-12));
});
