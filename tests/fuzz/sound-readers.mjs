/** What every reader of a foreign text owes: puzzles that the page can show, errors with a code, and nothing else. */
import assert from "node:assert/strict";
import { viewOf } from "../../web/board/view.js";
import { positionOf, puzzleToSolve } from "../../web/formats/found.js";
import { readText } from "../../web/formats/read.js";
import { loadWords } from "../../web/i18n/words.js";
import { layoutNamed } from "../../web/model/layout.js";
import { puzzleKey } from "../../web/model/puzzle.js";
import { stateAt } from "../../web/model/state.js";
import { originParts } from "../../web/places/new/puzzle-words.js";

/** The English words, in which origins are told. */
export const words = await loadWords("en");

/** An engine that finds no puzzle. */
const engine = { parseAll: async () => ({ puzzles: [], errors: [], more: false }) };

/** @param {string} text */
export async function readSoundly(text) {
  const { puzzles, errors, more } = await readText(text, { engine });
  assert.equal(typeof more, "boolean");
  for (const error of errors) assert.match(error.code, /^[a-z-]+$/);
  for (const found of puzzles) {
    const layout = /** @type {import("../../web/model/layout.js").Layout} */ (layoutNamed(found.layout));
    for (const digits of [found.givens, found.entries]) {
      assert.equal(digits.length, layout.cellCount);
      assert.ok(
        digits.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= layout.digitCount),
        `${digits}`,
      );
    }
    assert.ok([found.title, found.author, found.ruleset].every((about) => typeof about === "string"));
    if (layout.digitCount <= 16) viewOf(stateAt(positionOf(found)));
    assert.equal(typeof puzzleKey(puzzleToSolve(found)), "string");
  }
}

/** Asks what every view of a game asks. @param {any} state */
export function showSoundly(state) {
  viewOf(state);
  const { origin } = state.game;
  assert.ok(originParts(origin, state.position.layout, words).every((part) => typeof part === "string" && part !== ""));
  for (const { name, position } of state.game.checkpoints)
    assert.ok(typeof name === "string" && viewOf(stateAt(position)));
  for (const position of [...state.past, ...state.future]) {
    const count = layoutNamed(position.layout)?.cellCount;
    for (const part of ["givens", "entries", "notes", "corners", "colors"]) assert.equal(position[part].length, count);
  }
  assert.ok(state.game.clock.elapsed >= 0);
}
