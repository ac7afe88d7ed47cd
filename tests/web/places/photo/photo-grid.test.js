import assert from "node:assert/strict";
import { test } from "node:test";

import { frameAround, gridIn, pointIn } from "../../../../web/places/photo/photo-grid.js";

/** A lattice of unit cells of 10 pixels, drawn by a function from places to points. */
const latticeOf = (side, at) =>
  Array.from({ length: (side + 1) ** 2 }, (_, i) => at(i % (side + 1), Math.floor(i / (side + 1))));
const rounded = (point) => point.map((part) => Math.round(part * 100) / 100 + 0);

/**
 * How the puzzle lies in the picture: the point of a crossing, the turns that make it upright, and where the middle of
 * its first cell is then.
 */
const cases = [
  ["upright", (x, y) => [10 * x + 3, 10 * y + 5], 0, [8, 10]],
  ["its top at the right", (x, y) => [100 - 10 * y, 10 * x + 5], 1, [10, -95]],
  ["on its head", (x, y) => [100 - 10 * x, 100 - 10 * y], 2, [-95, -95]],
  ["its top at the left", (x, y) => [10 * y + 3, 100 - 10 * x], 3, [-95, 8]],
  [
    "tilted by 30 degrees",
    (x, y) => [
      50 + 10 * (x * Math.cos(Math.PI / 6) - y * Math.sin(Math.PI / 6)),
      10 * (x * Math.sin(Math.PI / 6) + y * Math.cos(Math.PI / 6)),
    ],
    0,
    [51.83, 6.83],
  ],
];
for (const [what, at, turns, centre] of cases) {
  test(`the cells of a grid that is ${what}`, () => {
    const grid = gridIn({ lattice: latticeOf(4, at), side: 4 });
    assert.equal(grid.turns, turns);
    assert.equal(grid.cells.length, 16);
    assert.deepEqual(rounded(grid.cells[0].centre), centre);
    assert.ok(Math.abs(grid.cells[5].size - 10) < 1e-9);
    // Upright, the second cell is to the right of the first, and the fifth below.
    assert.ok(grid.cells[1].centre[0] > grid.cells[0].centre[0] + 5);
    assert.ok(grid.cells[4].centre[1] > grid.cells[0].centre[1] + 5);
    for (const { corners } of grid.cells) {
      for (const [x, y] of corners) {
        assert.ok(
          x > grid.frame.x &&
            y > grid.frame.y &&
            x < grid.frame.x + grid.frame.width &&
            y < grid.frame.y + grid.frame.height,
        );
      }
    }
  });
}

test("a point of a cell follows its edges, also in perspective", () => {
  const cell = /** @type {any} */ ({
    corners: [
      [0, 0],
      [10, 0],
      [12, 8],
      [2, 8],
    ],
  });
  assert.deepEqual(
    [pointIn(cell, 0, 0), pointIn(cell, 1, 0), pointIn(cell, 1, 1), pointIn(cell, 0, 1), pointIn(cell, 0.5, 0.5)],
    [
      [0, 0],
      [10, 0],
      [12, 8],
      [2, 8],
      [6, 4],
    ],
  );
});

test("a frame has its margin on all sides", () => {
  assert.deepEqual(
    frameAround(
      [
        [10, 20],
        [30, 60],
      ],
      0.1,
    ),
    { x: 6, y: 16, width: 28, height: 48 },
  );
});
