/** The cover of a book: its size by the figures of Amazon KDP, and what is on it. */
import assert from "node:assert/strict";
import { it } from "node:test";

import { usualBook } from "../../../../web/print/print-settings.js";
import { coverOf } from "../../../../web/print/layout/cover.js";
import { contextIn, extentsOf, lookWith, puzzleOf } from "./sheets.js";

const context = await contextIn();
const look = lookWith({ paper: "6x9", press: "kdp" });
const texts = { title: "A Year of Sudoku", author: "A. Maker", line: "365 puzzles" };
const back = "For long evenings. ".repeat(12);
const cover = (/** @type {number} */ pageCount, /** @type {"white" | "cream"} */ paper, more = {}) =>
  coverOf(puzzleOf("3x3"), { ...texts, ...more }, look, context, {
    pageCount,
    cover: { ...usualBook.cover, paper, back },
  }).page(0);

for (const [pages, paper, spine] of /** @type {[number, "white" | "cream", number][]} */ ([
  [194, "white", 0.436888],
  [100, "cream", 0.25],
  [40, "white", 0.09008],
]))
  it(`${pages} pages of ${paper} paper have a spine of ${spine} inches`, () => {
    const { width, height } = cover(pages, paper);
    assert.ok(Math.abs(width / 72 - (12 + spine + 0.25)) < 1e-6, String(width / 72));
    assert.equal(height / 72, 9.25);
  });

it("has text on the spine from 79 pages on, within the spine", () => {
  const turned = ({ boxes }) => boxes.filter(({ kind }) => kind === "turned");
  assert.equal(turned(cover(78, "white")).length, 0);
  const [{ area, boxes }] = turned(cover(194, "white"));
  assert.match(boxes[0].text, /A Year of Sudoku {3}A\. Maker/);
  assert.ok(boxes[0].size <= area.width - 2 * 0.0625 * 72);
});

it("keeps title, board and words apart, and away from the edges, whatever the title is", () => {
  for (const title of ["Sudoku", "A very long title of a book of puzzles for every evening of the year"]) {
    const page = cover(194, "white", { title });
    const flat = page.boxes.filter(({ kind }) => kind !== "turned");
    const extents = extentsOf(flat, context.face);
    for (const { x, y, width, height, what } of extents)
      assert.ok(x >= 36 - 1 && y >= 36 - 1 && x + width <= page.width - 35 && y + height <= page.height - 35, what);
    const board = /** @type {any} */ (extents.find(({ height }) => height > 100));
    for (const each of extents)
      assert.ok(
        each === board ||
          each.x + each.width < board.x ||
          each.y + each.height < board.y ||
          each.y > board.y + board.height,
        each.what,
      );
  }
});
