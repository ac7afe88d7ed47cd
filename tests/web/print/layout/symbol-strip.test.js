/** What is below the puzzles of a page: the signs of a face, and pieces to cut out. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { symbolStrip } from "../../../../web/print/layout/symbol-strip.js";
import { loadSheetFaces } from "../../../../web/print/sheet-face.js";
import { defaultSettings } from "../../../../web/print/print-settings.js";

const { look: usual } = defaultSettings({ locale: "en-GB", seed: 0 });
const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const puzzle = /** @type {any} */ ({
  layout: "2x2",
  givens: solution.map((digit, cell) => (cell % 4 ? 0 : digit)),
  solution,
});
const within = { x: 0, y: 0, width: 400, height: 300 };
const draw = (/** @type {Partial<typeof usual>} */ look, cellWith = () => 80) => {
  const strip = symbolStrip([[puzzle]], { ...usual, ...look }, within.width, cellWith, "");
  return strip && { ...strip, boxes: /** @type {any[]} */ (strip.draw([puzzle], within)) };
};

describe("the strip below puzzles", () => {
  it("is absent for digits", () => assert.equal(draw({}), null));

  it("shows the letters of a word in their order", async () => {
    await loadSheetFaces({ kind: "puzzles", sections: [] }, { face: "word:ЛИСА", language: "en" });
    const texts = draw({ face: "word:ЛИСА" })?.boxes[0].list.operations.map((/** @type {any} */ each) => each.text);
    assert.deepEqual(texts, ["Л", "И", "С", "А"]);
  });

  it("has a piece for each empty cell, as large as a cell and below the height that cells allow", () => {
    const strip = draw({ cutOut: true });
    const frames = strip?.boxes[0].list.operations.filter((/** @type {any} */ each) => each.kind === "path");
    assert.equal(frames.length, 12);
    // Five pieces of 80 in a row of 400 need three rows.
    assert.deepEqual([strip?.boxes[0].width, strip?.boxes[0].height], [400, 240]);
  });

  it("has smaller pieces where the strip leaves less room for the boards", () => {
    const strip = draw({ cutOut: true }, /** @type {any} */ ((/** @type {number} */ height) => (300 - height) / 4));
    assert.ok(strip && strip.height < 180 && strip.height > 40, String(strip?.height));
  });
});
