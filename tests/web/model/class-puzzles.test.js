import assert from "node:assert/strict";
import { test } from "node:test";
import { hasPuzzle, hintsAllowed } from "../../../web/model/class-puzzles.js";
import { sheetText } from "../../../web/model/class-sheet.js";

const line = "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....";
const other = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const puzzleOf = (/** @type {string} */ text, layout = "3x3") => ({
  layout,
  cells: [...text].map((symbol) => Number(symbol) || 0),
  candidates: null,
});
const rules = ["cage 5 r1c1 r1c2"];
const ruled = { layout: "2x2", cells: new Array(16).fill(0), candidates: null, rules };
const work = sheetText({
  title: "5b",
  tasks: [
    { kind: "puzzle", puzzle: ".".repeat(16), name: "", layout: "2x2", rules },
    { kind: "technique", technique: "x-wing" },
    { kind: "puzzle", puzzle: line, name: "Monday" },
  ],
});

/** @type {[string, string, import("../../../web/model/puzzle.js").Puzzle, boolean][]} */
const cases = [
  ["a puzzle of the work", work, puzzleOf(line), true],
  ["a puzzle that is written with zeros", `g=${line.replaceAll(".", "0")}`, puzzleOf(line), true],
  ["another puzzle", work, puzzleOf(other), false],
  ["another layout", work, puzzleOf(line, "9"), false],
  ["a puzzle with rules", work, ruled, true],
  ["a puzzle with other rules", work, { ...ruled, rules: ["cage 6 r1c1 r1c2"] }, false],
  ["the puzzle without its rules", work, { ...ruled, rules: undefined }, false],
  ["no work", "", puzzleOf(line), false],
];
for (const [what, text, puzzle, has] of cases)
  test(`work for a class and ${what}`, () => assert.equal(hasPuzzle(text, puzzle), has));

test("the hints of the work are those of its puzzles alone", () => {
  const task = /** @type {const} */ ({ kind: "puzzle", puzzle: line, name: "" });
  for (const [strength, hints] of /** @type {const} */ (["none", "where", "what", "apply"]).entries()) {
    const limited = sheetText({ title: "", tasks: [task], hints });
    assert.equal(hintsAllowed(limited, puzzleOf(line)), strength);
    assert.equal(hintsAllowed(limited, puzzleOf(other)), 3);
  }
  assert.equal(hintsAllowed(sheetText({ title: "", tasks: [task] }), puzzleOf(line)), 3);
  assert.equal(hintsAllowed("", puzzleOf(line)), 3);
});

test("a board with letters for digits is recognised", () => {
  const cells = Array.from({ length: 256 }, (_, cell) => (cell <= 16 ? cell : 0));
  const puzzle = { layout: "4x4", cells, candidates: null };
  const text = `.123456789ABCDEFG${".".repeat(239)}`;
  const limited = sheetText({ title: "", tasks: [{ kind: "puzzle", puzzle: text, name: "", layout: "4x4" }] });
  assert.equal(hasPuzzle(limited, puzzle), true);
  assert.equal(hasPuzzle(limited, { ...puzzle, cells: cells.toReversed() }), false);
});
