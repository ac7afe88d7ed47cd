import assert from "node:assert/strict";
import { test } from "node:test";
import { conflictCells, findConflicts } from "../../../web/model/conflicts.js";
import { layoutNamed } from "../../../web/model/layout.js";

/** Digits by cell on an otherwise empty board, and the conflicts as "digit house index: cells". */
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
  ["a digit above nine", "5x5", { 600: 25, 624: 25 }, ["25 row 25: 600,624"]],
];

for (const [name, layoutName, placed, expected] of table) {
  test(name, () => {
    const layout = layoutNamed(layoutName);
    const digits = Array.from({ length: layout.cellCount }, (_, cell) => placed[cell] ?? 0);
    const found = findConflicts(layout, digits);
    assert.deepEqual(found.map((c) => `${c.digit} ${c.house} ${c.index}: ${c.cells}`), expected);
    if (found.length) assert.deepEqual([...conflictCells(found)].sort((a, b) => a - b), Object.keys(placed).map(Number));
  });
}
