/**
 * Returns the position with the solution in every cell. Digits of the player that are right stay the player's.
 * @param {import("../model/position.js").Position} position
 * @param {readonly number[]} solution
 */
export function solvedPosition(position, solution) {
  const entries = position.entries.map((digit, cell) => (digit === solution[cell] ? digit : 0));
  const answers = solution.map((digit, cell) => (position.givens[cell] || entries[cell] ? 0 : digit));
  const none = entries.map(() => 0);
  return { ...position, entries, answers, notes: none, corners: none, ownNotes: null, eliminated: null, removed: {} };
}
