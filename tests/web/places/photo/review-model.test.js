import assert from "node:assert/strict";
import { test } from "node:test";

import {
  digitOfKey,
  likelyContents,
  markOf,
  newReview,
  nextOpen,
  openCells,
  withDigit,
} from "../../../../web/places/photo/review-model.js";

/** The digits of a review as a line. @param {{ digits: readonly number[] }} review */
const textOf = ({ digits }) => digits.map((digit) => digit || ".").join("");

const puzzle = "12..34........41";
/** @param {object} more */
const reviewOf = (more = {}) =>
  newReview(/** @type {any} */ ({ status: "ok", side: 4, puzzle, changed: [], doubtful: [], ...more }));

/** What the reader says, and the cells that are to be compared, in order. @type {any[][]} */
const asked = [
  ["nothing is doubtful", {}, []],
  ["doubtful cells in their order", { doubtful: [5, 1] }, [1, 5]],
  ["changed cells come first", { changed: [14], doubtful: [1, 14, 5] }, [14, 1, 5]],
];
for (const [what, reading, cells] of asked)
  test(`to compare: ${what}`, () => assert.deepEqual(openCells(reviewOf(reading)), cells));

test("the likely contents of a cell come in the order of their odds, and one alone is no reason for doubt", () => {
  const probabilities = [
    [0.1, 0, 0.04, 0.26, 0.6],
    [0.01, 0.97, 0.02, 0, 0],
  ];
  assert.deepEqual(
    [0, 1, 2].map((cell) => likelyContents({ probabilities }, cell)),
    [[4, 3, 0], [], []],
  );
});

test("a digit settles its cell, and the walk goes on to the next open cell and then to the first", () => {
  let review = reviewOf({ changed: [9], doubtful: [1, 12] });
  assert.deepEqual([nextOpen(review, 0), nextOpen(review, 9), nextOpen(review, 12)], [9, 12, 9]);
  review = withDigit(review, 9, 3);
  assert.deepEqual([openCells(review), markOf(review, 9), textOf(review)], [[1, 12], "corrected", "12..34...3....41"]);
  // The digit that was read is confirmed.
  review = withDigit(review, 1, 2);
  assert.deepEqual([openCells(review), markOf(review, 1), nextOpen(review, 1)], [[12], "", 12]);
  review = withDigit(review, 12, 0);
  assert.deepEqual([openCells(review), nextOpen(review, 12), textOf(review)], [[], 12, "12..34...3....41"]);
});

test("a cell without a mark can be corrected, and taken back", () => {
  const review = withDigit(reviewOf(), 0, 0);
  assert.deepEqual([textOf(review), markOf(review, 0)], [".2..34........41", "corrected"]);
  assert.deepEqual([textOf(withDigit(review, 0, 1)), markOf(withDigit(review, 0, 1), 0)], [puzzle, ""]);
});

for (const [key, digit] of /** @type {const} */ ([
  ["4", 4],
  ["5", null],
  ["0", 0],
  [".", 0],
  [" ", 0],
  ["Backspace", 0],
  ["Delete", 0],
  ["a", null],
  ["Enter", null],
  ["F1", null],
])) {
  test(`${JSON.stringify(key)} means ${digit} in a 4×4 grid`, () => assert.equal(digitOfKey(reviewOf(), key), digit));
}
