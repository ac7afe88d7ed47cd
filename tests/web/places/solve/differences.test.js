import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutNamed } from "../../../../web/model/layout.js";
import { differences } from "../../../../web/places/solve/solutions.js";

const layout = /** @type {import("../../../../web/model/layout.js").Layout} */ (layoutNamed("2x2"));
const cellsOf = (line) => [...line].map(Number);
const told = (...lines) =>
  differences(lines.map(cellsOf), layout, (row, column) => `r${row}c${column}`, String).map((parts) =>
    parts.map(({ cell, digit }) => `${cell} ${digit}`).join(", "),
  );

/** @type {[string, string[], string[]][]} */
const cases = [
  ["no solution", [], []],
  ["one solution has nothing that tells it apart", ["1234341221434321"], [""]],
  [
    "two solutions differ in the first cell in which they differ",
    ["1234341221434321", "1234342121434312"],
    ["r2c3 1", "r2c3 2"],
  ],
  [
    "a cell that tells nothing more is left out",
    ["1234341221434321", "1243342121344312", "1234342121434312"],
    ["r1c3 3, r2c3 1", "r1c3 4, r2c3 2", "r1c3 3, r2c3 2"],
  ],
];
for (const [name, lines, expected] of cases) test(name, () => assert.deepEqual(told(...lines), expected));
