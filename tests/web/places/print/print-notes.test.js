import assert from "node:assert/strict";
import { it } from "node:test";

import { loadRuleWords } from "../../../../web/i18n/rule-words.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { missingIn, notesAbout } from "../../../../web/places/print/print-notes.js";
import { printFace } from "../../print/print-face.js";
import { lookWith, puzzleOf } from "../../print/layout/sheets.js";

const [words, ruleWords] = [await loadWords("en"), await loadRuleWords("en")];
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

it("a puzzle in fog is printed without the fog, which is said", async () => {
  const notes = (/** @type {string | undefined} */ drawing) =>
    notesAbout(
      /** @type {any} */ ({
        job: { kind: "puzzles", sections: [{ title: "", puzzles: [{ ...puzzleOf("2x2"), drawing }] }] },
        printed: { pageCount: 0 },
        settings: { look: lookWith() },
        fonts: { face },
      }),
      words,
      new AbortController().signal,
    );
  const fog = { rows: 4, columns: 4, foglight: [[0, 0]] };
  assert.deepEqual(await notes(JSON.stringify(fog)), [ruleWords("fog.paper")]);
  assert.deepEqual(await notes(undefined), []);
});

it("the path of a puzzle in fog is printed without the fog, which is said", async () => {
  const notes = (/** @type {boolean | undefined} */ isInFog) =>
    notesAbout(
      /** @type {any} */ ({
        job: { kind: "path", puzzle: puzzleOf("2x2"), steps: [], unpictured: 0, isInFog },
        printed: { pageCount: 0 },
        settings: { look: lookWith() },
        fonts: { face },
      }),
      words,
      new AbortController().signal,
    );
  assert.deepEqual(await notes(true), [ruleWords("fog.paper")]);
  assert.deepEqual(await notes(undefined), []);
});
