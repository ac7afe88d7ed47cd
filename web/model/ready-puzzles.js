/**
 * Easy puzzles for the first visit, when nothing is kept and the engine is still loading. The goal and the seed give
 * the same puzzles.
 */

import { newState } from "./state.js";

/** @typedef {{ puzzle: string, seed: number, rating: number }} ReadyPuzzle `puzzle` is a canonical line */

/** @type {readonly ReadyPuzzle[]} */
export const readyPuzzles = [
  { puzzle: ".1.42.8..4.9...1328.6...79...415....93..7..65....643...68...5.3743...2.9..2.48.1.", seed: 1, rating: 1.2 },
  { puzzle: "..15.968...5...924.7..845......5.24..5.1.2.7..24.6......823..5.392...7...178.64..", seed: 2, rating: 1.2 },
  { puzzle: ".8...41267.6.1.435.1.....974.31.6....6.....7....2.35.463.....5.921.5.7.35489...1.", seed: 3, rating: 1.2 },
  { puzzle: ".6719..423..87....891.6..7...59...1..327.465..8...14...5..1.923....48..161..2978.", seed: 4, rating: 1.2 },
];

/** What the engine was asked for. */
export const readyGoal = /** @type {const} */ ({
  layout: "3x3",
  level: "easy",
  symmetry: "180",
  clues: [36, 40],
  edition: 1,
});

/** Returns a game with one of these puzzles. @param {number} [chance] at least 0 and less than 1 */
export function firstGame(chance = Math.random()) {
  const { puzzle, seed, rating } = readyPuzzles[Math.floor(chance * readyPuzzles.length)];
  const givens = [...puzzle].map((symbol) => Number(symbol) || 0);
  return newState({
    layout: readyGoal.layout,
    givens,
    activity: "play",
    origin: { kind: "made", level: readyGoal.level, rating, seed },
  });
}
