/** What the author of a puzzle says, which is a part of the origin of its game. */
import { isAuthored } from "./game.js";
import { puzzleOf } from "./puzzle.js";
import { newState } from "./state.js";

export const authorWords = /** @type {const} */ (["title", "author", "ruleset", "message"]);

/** A longer title is a description, and is not kept when a puzzle is opened. */
export const longestTitle = 80;
/** As a game keeps it. */
export const longestAuthor = 1000;

/**
 * Returns the parts that are there.
 * @template {object} T @param {T} parts @returns {T} without empty texts and what is null
 */
export const present = (parts) =>
  /** @type {T} */ (Object.fromEntries(Object.entries(parts).filter(([, part]) => part)));

/**
 * The title that an author has given, as part of an origin.
 * @param {string} [title] @returns {Partial<import("./game.js").Origin>}
 */
export const titledByAuthor = (title) => (title ? { title, titleBy: "author" } : {});

/**
 * Returns a state with other words of the author; empty ones are left out.
 * @template {{ game: import("./game.js").Game }} State
 * @param {State} state
 * @param {Partial<Record<(typeof authorWords)[number], string>>} words
 * @returns {State}
 */
export function withAuthorWords(state, words) {
  const { title, titleBy, ...origin } = state.game.origin;
  const named = words.title === undefined ? present({ title, titleBy }) : titledByAuthor(words.title);
  const said = Object.entries({ ...origin, ...words, ...named }).filter(([, part]) => part !== "");
  return { ...state, game: { ...state.game, origin: /** @type {typeof origin} */ (Object.fromEntries(said)) } };
}

/**
 * Returns a copy of the puzzle of a game in which its givens can be changed, with what its author says and draws and
 * the author's solution. A title that Nonet gave is no title of the copy.
 * @param {import("./state.js").State} state
 * @returns {import("./state.js").State}
 */
export function copyToEdit({ position, game: { origin } }) {
  const { title, titleBy, author, ruleset, message, drawing, solution } = origin;
  const told = { ...(titleBy && { title, titleBy }), author, ruleset, message, drawing, solution };
  return newState({ puzzle: puzzleOf(position), activity: "enter", origin: { kind: "entered", ...present(told) } });
}

/**
 * Returns an empty board in place of a puzzle that has words or a drawing of its author, which are not those of the
 * next puzzle.
 * @param {import("./state.js").State} state
 * @returns {import("./state.js").State | null} null for any other puzzle, which can be emptied
 */
export const emptyInstead = ({ position, game }) =>
  isAuthored(game.origin) ? newState({ layout: position.layout, activity: "enter" }) : null;
