/** What the author of a puzzle says, which is a part of the origin of its game. */

export const authorWords = /** @type {const} */ (["title", "author", "ruleset", "message"]);

/** A longer title is a description, and is not kept when a puzzle is opened. */
export const longestTitle = 80;
/** As a game keeps it. */
export const longestAuthor = 1000;

/**
 * Returns a state with other words of the author; empty ones are left out.
 * @template {{ game: import("./game.js").Game }} State
 * @param {State} state
 * @param {Partial<Record<(typeof authorWords)[number], string>>} words
 * @returns {State}
 */
export function withAuthorWords(state, words) {
  const { origin } = state.game;
  const said = Object.entries({ ...origin, ...words }).filter(([, part]) => part !== "");
  return { ...state, game: { ...state.game, origin: /** @type {typeof origin} */ (Object.fromEntries(said)) } };
}
