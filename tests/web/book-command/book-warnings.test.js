import assert from "node:assert/strict";
import { test } from "node:test";

import { bookWarnings } from "../../../web/book-command/book-warnings.js";
import { loadWords } from "../../../web/i18n/words.js";

const words = await loadWords("en");
const blank = { width: 1, height: 1, boxes: [] };
/** @returns {Promise<string[]>} */
const warningsOf = (/** @type {number} */ pageCount, /** @type {object} */ look) =>
  bookWarnings(
    /** @type {any} */ ({ pageCount, page: () => blank }),
    /** @type {any} */ ({ look: { book: {}, press: "kdp", ...look } }),
    words,
  );

/**
 * Pages, paper, and the figures that the sentence has after the pages; none where the book can be ordered.
 * @type {[number, string, number[]][]}
 */
const cases = [
  [22, "6x9", [24]],
  [24, "6x9", []],
  [776, "6x9", []],
  [778, "6x9", [776, 828]],
  [828, "8x10", [776, 828]],
  [830, "8x10", [828, 776]],
  [550, "8.5x11", []],
  [590, "letter", [550, 590]],
  [592, "8.5x11", [590, 550]],
  [730, "a4", []],
  [782, "a4", [780, 730]],
];
for (const [pages, paper, figures] of cases) {
  test(`${pages} pages of ${paper}: ${figures.length ? `bounds ${figures.join(" and ")}` : "no warning"}`, async () => {
    const warnings = await warningsOf(pages, { paper });
    assert.deepEqual(
      warnings.map((sentence) => [...sentence.matchAll(/\d+/g)].map(Number)),
      figures.length ? [[pages, ...figures]] : [],
    );
  });
}

test("loose sheets have no bounds", async () => {
  assert.deepEqual(await warningsOf(2, { paper: "a4", book: null }), []);
});
