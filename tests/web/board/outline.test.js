import assert from "node:assert/strict";
import { test } from "node:test";
import { boxesOf, joinedBoxes } from "../../../web/board/cell-boxes.js";
import { boardGeometry } from "../../../web/board/geometry.js";
import { outlineOf, roundedPath } from "../../../web/board/outline.js";
import { layoutNamed } from "../../../web/model/layout.js";

const geometry = boardGeometry(layoutNamed("3x3"), 20, { thin: 1, thick: 3 });
const box = (x, y, width, height) => ({ x, y, width, height });
/** Twice the signed area of a polygon. With y pointing down, it is positive for clockwise corners. */
const areaOf = (corners) =>
  corners.reduce((sum, [x, y], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length];
    return sum + x * y2 - x2 * y;
  }, 0) / 2;

/** @type {any[][]} */
const unions = [
  ["one box", [box(0, 0, 10, 10)], [[4, 100]]],
  ["two that overlap", [box(0, 0, 10, 10), box(5, 5, 10, 10)], [[8, 175]]],
  ["two side by side", [box(0, 0, 10, 10), box(10, 0, 10, 10)], [[4, 200]]],
  [
    "two apart",
    [box(0, 0, 10, 10), box(20, 0, 10, 10)],
    [
      [4, 100],
      [4, 100],
    ],
  ],
  [
    "two that touch at a corner stay two",
    [box(0, 0, 10, 10), box(10, 10, 10, 10)],
    [
      [4, 100],
      [4, 100],
    ],
  ],
  [
    "and at the other corner",
    [box(10, 0, 10, 10), box(0, 10, 10, 10)],
    [
      [4, 100],
      [4, 100],
    ],
  ],
  [
    "a ring, and the hole in it the other way",
    [box(0, 0, 30, 10), box(0, 20, 30, 10), box(0, 0, 10, 30), box(20, 0, 10, 30)],
    [
      [4, 900],
      [4, -100],
    ],
  ],
  ["none", [], []],
];
for (const [name, boxes, expected] of unions) {
  test(`outline of ${name}`, () => {
    assert.deepEqual(
      outlineOf(boxes).map((corners) => [corners.length, areaOf(corners)]),
      expected,
    );
  });
}

/** @type {any[][]} */
const cells = [
  ["a row", [0, 1, 2, 3, 4, 5, 6, 7, 8], 1, 1],
  ["a box", [0, 1, 2, 9, 10, 11, 18, 19, 20], 1, 1],
  ["two that touch", [0, 9], 1, 1],
  ["two far apart in a row", [0, 7], 2, 1],
  ["two far apart in a column", [0, 63], 2, 1],
  ["two that touch at a corner", [0, 10], 2, 1],
  ["a box's scattered cells", [0, 2, 10, 18, 20], 5, 1],
  ["leftwards and up", [20, 9, 1], 3, 1],
];
for (const [name, list, bare, joined] of cells) {
  test(`cells as boxes: ${name}`, () => {
    assert.equal(outlineOf(boxesOf(geometry, list, 1)).length, bare);
    assert.equal(outlineOf(joinedBoxes(geometry, list, 1)).filter((corners) => areaOf(corners) > 0).length, joined);
  });
}

test("every house of a windoku with diagonals has outlines", () => {
  const made = boardGeometry(layoutNamed("3x3+x+windoku+disjoint"), 20, { thin: 1, thick: 3 });
  for (const house of made.layout.houses) {
    const outlines = outlineOf(boxesOf(made, house.cells, 2));
    assert.equal(outlines.length, house.kind === "diagonal" || house.kind === "disjoint" ? 9 : 1, house.kind);
  }
});

test("rounded corners leave out no more than the radius, and half of a short edge", () => {
  const commands = roundedPath(
    [
      [
        [0, 0],
        [100, 0],
        [100, 6],
        [0, 6],
      ],
    ],
    10,
  );
  assert.deepEqual(commands.slice(0, 3), [
    ["M", 10, 0],
    ["L", 90, 0],
    ["Q", 100, 0, 100, 3],
  ]);
  assert.deepEqual(commands.at(-1), ["Z"]);
});

test("corners without a radius are corners", () => {
  assert.deepEqual(
    roundedPath(
      [
        [
          [0, 0],
          [4, 0],
          [4, 4],
        ],
      ],
      0,
    ),
    [["M", 0, 0], ["L", 4, 0], ["L", 4, 4], ["L", 0, 0], ["Z"]],
  );
});
