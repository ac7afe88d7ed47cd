import assert from "node:assert/strict";
import { it } from "node:test";

import { missingIn } from "../../../../web/places/print/print-notes.js";
import { printFace } from "../../print/print-face.js";
import { lookWith, puzzleOf } from "../../print/layout/sheets.js";

const face = await printFace();

/** @param {any} job @param {any} [look] */
const missing = (job, look) =>
  missingIn(/** @type {any} */ ({ settings: { look: lookWith(look) }, job, fonts: { face } }));

it("characters that the fonts lack are found in every text of the reader, each once", () => {
  const puzzle = puzzleOf("3x3", { title: "For Anna 🎉" });
  assert.deepEqual(
    missing(
      { kind: "puzzles", sections: [{ title: "חם", puzzles: [puzzle, puzzle] }] },
      { title: "Fun 🎉", author: "Ǝ. Maker" },
    ).sort(),
    ["Ǝ", "ח", "ם", "🎉"].sort(),
  );
  assert.deepEqual(missing({ kind: "path", puzzle, steps: [] }), ["🎉"]);
  assert.deepEqual(missing({ kind: "path", puzzle: puzzleOf("3x3"), steps: [] }, { title: "Tối nay, Їжак" }), []);
});
