import assert from "node:assert/strict";
import { test } from "node:test";
import { conflictCells, distinctConflicts, findConflicts } from "../../../web/model/conflicts.js";
import { layoutNamed } from "../../../web/model/layout.js";

/** Digits by cell on an otherwise empty board, and the conflicts as "digit house index: cells". */
/** @type {any[][]} */
const table = [
  ["nothing on the board", "3x3", {}, []],
  ["equal digits far apart", "3x3", { 0: 5, 40: 5 }, []],
  ["a row", "3x3", { 1: 5, 7: 5 }, ["5 row 1: 1,7"]],
  ["a column", "3x3", { 2: 5, 74: 5 }, ["5 column 3: 2,74"]],
  ["a box", "3x3", { 0: 5, 10: 5 }, ["5 box 1: 0,10"]],
  ["row and box at once", "3x3", { 0: 5, 1: 5 }, ["5 row 1: 0,1", "5 box 1: 0,1"]],
  ["three in a row", "3x3", { 0: 5, 4: 5, 8: 5 }, ["5 row 1: 0,4,8"]],
  ["two digits in one house", "3x3", { 0: 5, 8: 5, 3: 6, 6: 6 }, ["5 row 1: 0,8", "6 row 1: 3,6"]],
  ["the last box of a board with tall boxes", "3x2", { 22: 6, 35: 6 }, ["6 box 6: 22,35"]],
  ["a diagonal", "3x3+x", { 8: 5, 72: 5 }, ["5 diagonal 2: 8,72"]],
  ["a window", "windoku", { 10: 5, 30: 5 }, ["5 window 1: 10,30"]],
  ["an asterisk", "asterisk", { 13: 5, 37: 5 }, ["5 asterisk 1: 13,37"]],
  ["middles of boxes", "centerdots", { 10: 5, 70: 5 }, ["5 centerdots 1: 10,70"]],
  ["places of boxes", "disjoint", { 1: 5, 58: 5 }, ["5 disjoint 2: 1,58"]],
  ["a knight's move", "antiknight", { 8: 5, 25: 5 }, ["5 box 3: 8,25", "5 antiknight 0: 8,25"]],
  ["corners that touch", "antiking", { 30: 5, 20: 5 }, ["5 antiking 0: 20,30"]],
  ["an irregular region", "jigsaw:1122211122333343444455555", { 1: 5, 7: 5 }, ["5 box 1: 1,7"]],
  ["a digit above nine", "5x5", { 600: 25, 624: 25 }, ["25 row 25: 600,624"]],
];

for (const [name, layoutName, placed, expected] of table) {
  test(name, () => {
    const layout = layoutNamed(layoutName);
    const digits = Array.from({ length: layout.cellCount }, (_, cell) => placed[cell] ?? 0);
    const found = findConflicts(layout, digits);
    assert.deepEqual(
      found.map((c) => `${c.digit} ${c.house} ${c.index}: ${c.cells}`),
      expected,
    );
    if (found.length)
      assert.deepEqual(
        [...conflictCells(found)].sort((a, b) => a - b),
        Object.keys(placed).map(Number),
      );
  });
}

/**
 * What is counted: equal digits by cell, and the conflicts as above.
 * @type {[string, string, Record<number, number>, string[]][]}
 */
const counted = [
  ["a pair in a row and a box", "3x3", { 0: 5, 1: 5 }, ["5 row 1: 0,1"]],
  [
    "a pair in a column and a box, and another pair in the row",
    "3x3",
    { 0: 5, 9: 5, 8: 5 },
    ["5 row 1: 0,8", "5 column 1: 0,9"],
  ],
  ["a pair of a box that is part of three in the row", "3x3", { 0: 5, 1: 5, 8: 5 }, ["5 row 1: 0,1,8"]],
  ["a pair of the row that is part of three in the box", "3x3", { 0: 5, 1: 5, 11: 5 }, ["5 box 1: 0,1,11"]],
  ["two digits, each twice", "3x3", { 0: 5, 1: 5, 2: 6, 11: 6 }, ["5 row 1: 0,1", "6 column 3: 2,11"]],
  ["a knight's move inside a box", "antiknight", { 8: 5, 25: 5 }, ["5 box 3: 8,25"]],
];
for (const [name, layoutName, placed, expected] of counted) {
  test(`counted once: ${name}`, () => {
    const layout = layoutNamed(layoutName);
    const conflicts = findConflicts(
      layout,
      Array.from({ length: layout.cellCount }, (_, cell) => placed[cell] ?? 0),
    );
    assert.deepEqual(
      distinctConflicts(conflicts).map((c) => `${c.digit} ${c.house} ${c.index}: ${c.cells}`),
      expected,
    );
  });
}

test("a digit that the given candidates forbid is counted beside the row in which it is twice", () => {
  const [row, forbidden] = [
    { digit: 5, house: "row", index: 1, cells: [0, 1] },
    { digit: 5, house: "candidates", index: 0, cells: [1] },
  ];
  assert.deepEqual(distinctConflicts(/** @type {any} */ ([row, forbidden])), [row, forbidden]);
});
