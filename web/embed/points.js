/** The points of a game: what a platform of learning takes for a mark. */

/**
 * @typedef {{ where: number, what: number, apply: number, check: number }} HintCounts how many hints of each strength
 *   were asked for, and how often the board was checked
 */
/** @typedef {{ scaled: number, raw: number, max: number }} Points `raw` points of `max`; `scaled` is their quotient */

/** All points. */
const max = 100;
/** What is taken away for each. docs/embedding.md has the same table. */
const costs = { mistake: 5, where: 2, what: 5, apply: 10, check: 5 };

/**
 * Returns the points of a game that the player has solved. They never fall below 0.
 *
 * @param {{ mistakes: number, hintsByStrength: HintCounts }} counts
 * @returns {Points}
 */
export function pointsOf({ mistakes, hintsByStrength: { where, what, apply, check } }) {
  const lost =
    mistakes * costs.mistake + where * costs.where + what * costs.what + apply * costs.apply + check * costs.check;
  const raw = Math.max(0, max - lost);
  return { scaled: raw / max, raw, max };
}

/** The points of a game that was given up. @type {Points} */
export const noPoints = { scaled: 0, raw: 0, max };
