import assert from "node:assert/strict";
import { test } from "node:test";
import { parseLine } from "../../../web/formats/line.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { withWord } from "../../../web/model/wordoku.js";

const classic = {
  puzzle: "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....",
  solution: "265317948741859362389426157496173285537268419128945673914582736653794821872631594",
};

/** @param {string} line @param {string} layout */
const digitsOf = (line, layout) => /** @type {any} */ (parseLine(line.replaceAll("0", "."), layout)).puzzle.cells;

/** The pairs of cells with one digit, which an exchange of digits keeps. @param {readonly number[]} digits */
const sameness = (digits) => digits.map((digit) => digits.indexOf(digit));

test("the word stands in the row with the fewest givens, and the puzzle stays the same but for its digits", () => {
  const [givens, solution] = [classic.puzzle, classic.solution].map((line) => digitsOf(line, "3x3"));
  const made = withWord({ layout: "3x3", givens, solution });
  assert.ok(made);
  const rows = Array.from({ length: 9 }, (_, row) => made.solution.slice(9 * row, 9 * row + 9).join(""));
  assert.deepEqual([rows.indexOf("123456789"), rows.lastIndexOf("123456789")], [1, 1]);
  assert.deepEqual(sameness(made.solution), sameness(solution));
  made.givens.forEach((digit, cell) => assert.equal(digit, givens[cell] ? made.solution[cell] : 0));
});

test("the word stands in the main diagonal where the solution has every digit there", () => {
  const solution = digitsOf("1234341243212143", "2x2");
  assert.equal(new Set([0, 5, 10, 15].map((cell) => solution[cell])).size, 4, "the case is about such a solution");
  const made = withWord({ layout: "2x2", givens: new Array(16).fill(0), solution });
  assert.deepEqual(
    [0, 5, 10, 15].map((cell) => made?.solution[cell]),
    [1, 2, 3, 4],
  );
});

test("the word stands in a row of one of several grids", () => {
  const layout = "gattai:2x2@0,0+2,2";
  const solution = digitsOf("1234341221431243213412433421", layout);
  const made = withWord({ layout, givens: new Array(28).fill(0), solution });
  const rows = layoutNamed(layout)?.houses.filter(({ kind }) => kind === "row") ?? [];
  assert.ok(rows.some(({ cells }) => cells.map((cell) => made?.solution[cell]).join("") === "1234"));
});

test("a layout whose rows do not hold every digit has no place for a word", () => {
  const layout = "1-9@4x4";
  assert.equal(withWord({ layout, givens: new Array(16).fill(0), solution: new Array(16).fill(1) }), null);
});
