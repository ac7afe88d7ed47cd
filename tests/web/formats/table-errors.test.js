import assert from "node:assert/strict";
import { test } from "node:test";

import { errorsOfTables } from "../../../web/formats/table-errors.js";

/**
 * Nine rows of nine cells; `changes` replaces rows.
 * @param {string} separator
 * @param {Record<number, string[]>} [changes]
 */
const table = (separator, changes = {}) =>
  Array.from({ length: 9 }, (_, row) => (changes[row] ?? Array(9).fill("")).join(separator)).join("\n");
const error = (
  /** @type {import("../../../web/model/error-codes.js").TextErrorCode} */ code,
  /** @type {number} */ line,
  /** @type {number} */ column,
) => ({ code, position: { line, column }, details: { symbol: "x" } });
const cells = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => String((i % 9) + 1));

/**
 * What the engine tells, and the cell that the reader is told.
 * @type {[string, string, number, number, { row: number, column: number }][]}
 */
const places = [
  ["tabs", table("\t", { 2: ["", "", "", "", "x", "", "", "", ""] }), 3, 5, { row: 3, column: 5 }],
  ["commas", table(",", { 8: ["12", "", "", "", "", "", "", "", "x"] }), 9, 11, { row: 9, column: 9 }],
  ["semicolons", table(";", { 0: ["x", ...Array(8).fill("")] }), 1, 1, { row: 1, column: 1 }],
  [
    "lines above the table",
    `A title\n\n${table("\t", { 1: ["", "x", "", "", "", "", "", "", ""] })}`,
    4,
    2,
    { row: 2, column: 2 },
  ],
];
for (const [what, text, line, column, cell] of places) {
  test(`a wrong cell has its row and column: ${what}`, () => {
    assert.deepEqual(errorsOfTables(text, [error("bad-symbol", line, column)]), [
      { ...error("bad-symbol", line, column), cell },
    ]);
  });
}

/** The rows that are short or long. @type {[string, Record<number, string[]>, number, number][]} */
const odd = [
  ["the first row is short", { 0: cells(8) }, 1, 8],
  ["a row in the middle is long", { 4: cells(10) }, 5, 10],
  ["the last row is short", { 8: cells(5) }, 9, 5],
];
for (const [what, changes, row, found] of odd) {
  test(`the row of another length is told, once: ${what}`, () => {
    const errors = errorsOfTables(table("\t", changes), [
      error("number-too-large", 1, 10),
      error("missing-rows", 9, 1),
    ]);
    assert.equal(errors.length, 1);
    const [{ code, position, details, cell }] = errors;
    assert.deepEqual(
      { code, position, details, cell },
      {
        code: "wrong-row-length",
        position: { line: row, column: 1 },
        details: { found, expected: 9 },
        cell: { row, column: Math.min(found, 9) + 1 },
      },
    );
  });
}

test("two rows of another length are both told, and so is a sign that is no digit", () => {
  const text = table("\t", { 2: cells(8), 5: ["x", ...cells(8)], 7: cells(10) });
  const errors = errorsOfTables(text, [
    error("wrong-row-length", 3, 9),
    error("bad-symbol", 6, 1),
    error("wrong-row-length", 8, 10),
    error("missing-rows", 9, 1),
  ]);
  assert.deepEqual(
    errors.map(({ code, cell }) => [code, cell?.row]),
    [
      ["wrong-row-length", 3],
      ["bad-symbol", 6],
      ["wrong-row-length", 8],
    ],
  );
});

/** Lines with commas that are no rows of a table: titles of puzzles, puzzles of one line, texts. */
const noTables = [
  `${".".repeat(81)} A title, with, commas, in it\n${".".repeat(80)} Another, with, three, commas`,
  Array(81).fill("0").join(","),
  "one, two, three, four and five",
];
for (const text of noTables) {
  test(`no table: ${text.slice(0, 20)}…`, () => {
    const errors = [error("wrong-length", 1, 80), error("wrong-length", text.split("\n").length, 80)];
    assert.deepEqual(
      errorsOfTables(text, errors).map(({ code, position }) => [code, position]),
      errors.map(({ code, position }) => [code, position]),
    );
  });
}

test("every table has its own odd row, and what is no table keeps its line", () => {
  const text = `${table("\t", { 3: cells(8) })}\n\nwords, and more\n\n${table(",", { 6: cells(7) })}`;
  const errors = errorsOfTables(text, [
    error("wrong-row-length", 4, 1),
    error("bad-symbol", 11, 1),
    error("wrong-row-length", 19, 1),
  ]);
  assert.deepEqual(
    errors.map(({ position, cell }) => [position?.line, cell?.row]),
    [
      [4, 4],
      [11, undefined],
      [19, 7],
    ],
  );
});

test("quoted texts and errors without a place stay as they are", () => {
  const quoted = error("bad-symbol", 1, 9);
  const placeless = /** @type {const} */ ({ code: "empty-input", position: null });
  assert.deepEqual(errorsOfTables('"a",b,c,d,"x"', [quoted, placeless]), [quoted, placeless]);
});
