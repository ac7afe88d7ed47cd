// The figures of `./dev coverage`, from what gcov writes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rangesOf, roomsOf } from "../../tools/coverage.mjs";

/** @param {string} file @param {...number} counts of the lines 1, 2, 3 … */
const counted = (file, ...counts) => ({ file, lines: counts.map((count, i) => ({ line_number: i + 1, count })) });

test("lines are added up for each room, with its subfolders", () => {
  const rooms = roomsOf([counted("core/logic/wings/wings.cpp", 1, 0), counted("core/grid/grid.h", 0, 3, 0, 0), counted("core/logic/step.cpp", 2, 2, 2)]);
  assert.deepEqual([...rooms].map(([name, { run, lines }]) => [name, run, lines]), [["core/grid", 1, 4], ["core/logic", 4, 5]]);
  assert.deepEqual(rooms.get("core/logic")?.missed, [{ file: "core/logic/wings/wings.cpp", lines: [2] }]);
});

test("a line that one of several programs has run counts as run, once", () => {
  const rooms = roomsOf([counted("core/util/split.h", 0, 1, 0), counted("core/util/split.h", 1, 0, 0)]);
  assert.deepEqual(rooms.get("core/util"), { lines: 3, run: 2, missed: [{ file: "core/util/split.h", lines: [3] }] });
});

/** @type {[number[], string][]} */
const ranges = [[[], ""], [[4], "4"], [[4, 5], "4-5"], [[1, 3, 4, 5, 9], "1, 3-5, 9"]];
for (const [numbers, text] of ranges) test(`the lines ${JSON.stringify(numbers)} are "${text}"`, () => assert.equal(rangesOf(numbers), text));
