/** Puzzles as they are read from a text, out of random games. */
import { foundPuzzle } from "../../../web/formats/found.js";
import { randomGame } from "../model/random-games.js";

/**
 * @param {number} seed
 * @param {string} layout
 * @param {Partial<import("../../../web/formats/found.js").Found>} [parts]
 */
export function randomFound(seed, layout, parts = {}) {
  const states = randomGame(seed, layout, 60);
  const { givens, entries, notes, corners } = states[states.length - 1].position;
  return foundPuzzle({ format: "test", layout, givens, entries, notes, corners, ...parts });
}

/** What a text can hold of a puzzle, to be compared. @param {any} found */
export const contents = ({ layout, givens, entries, notes, corners, title, author, ruleset }) => ({
  layout,
  givens,
  entries,
  notes,
  corners,
  title,
  author,
  ruleset,
});
