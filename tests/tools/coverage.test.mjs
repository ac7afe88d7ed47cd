// The figures of `./dev coverage`, from what gcovr writes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { roomsOf, tableOf } from "../../tools/coverage.mjs";

/** @param {string} file @param {...number} counts of the lines 1, 2, 3 … */
const counted = (file, ...counts) => ({ file, lines: counts.map((count, i) => ({ line_number: i + 1, count })) });

test("lines are added up for each room, with its subfolders", () => {
  const rooms = roomsOf([counted("core/logic/wings/wings.cpp", 1, 0), counted("core/grid/grid.h", 0, 3, 0, 0), counted("core/logic/step.cpp", 2, 2, 2)]);
  assert.deepEqual([...rooms], [["core/grid", { lines: 4, run: 1 }], ["core/logic", { lines: 5, run: 4 }]]);
  assert.equal(tableOf(rooms).split("\n").at(-1), "| all | 9 | 5 | 55.6 % |");
});
