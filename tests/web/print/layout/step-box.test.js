/** The names of rows and columns beside a drawn position, on boards that are no squares. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutNamed } from "../../../../web/model/layout.js";
import { stepBox } from "../../../../web/print/layout/step-box.js";

/** @type {[string, number, number][]} layout, rows, columns */
const boards = [
  ["3x3", 9, 9],
  ["shape:6x8", 6, 8],
  ["twodoku", 15, 15],
];
for (const [name, rows, columns] of boards)
  test(`${name} has the names of ${rows} rows and ${columns} columns`, () => {
    const cells = Array(layoutNamed(name)?.cellCount).fill(0);
    const { list, width, height } = stepBox({ layout: name, cells }, null, {
      x: 0,
      y: 0,
      extent: 300,
      showsCandidates: false,
      naming: "rc",
      style: { inkSaving: false, large: false, press: "home" },
      label: name,
    });
    const named = list.operations.flatMap((each) => ("text" in each ? [each.text] : []));
    const numbers = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => String(i + 1));
    assert.deepEqual(named, [...numbers(columns), ...numbers(rows)]);
    assert.ok(Math.max(width, height) <= 300.01);
  });
