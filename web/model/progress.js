/** How far a board is filled. */
import { conflictsOn } from "./conflicts.js";
import { isSquare } from "./layout.js";
import { digitsOn, layoutOf } from "./position.js";
import { ruleChecks } from "./rule-part.js";

/** @typedef {import("./position.js").Position} Position */

/**
 * Whether every cell holds a digit that the puzzle allows, no two contradict, and every rule holds.
 * @param {Position} position
 */
export function isSolved(position) {
  return (
    digitsOn(position).every(Boolean) &&
    conflictsOn(position).length === 0 &&
    (position.rules === null || ruleChecks.value !== null)
  );
}

/**
 * The solution that the author gives: where rules are left out, no search finds it.
 * @param {Pick<import("./state.js").State, "game" | "position">} state
 * @returns {readonly number[] | null} null where the author gives none, or one of another puzzle
 */
export function authorSolution({ game, position: { givens } }) {
  const { solution } = game.origin;
  const fits =
    solution?.length === givens.length &&
    solution.every((digit, cell) => digit > 0 && (givens[cell] || digit) === digit);
  return fits ? solution : null;
}

/**
 * Whether a game is solved: as its author says, or by the rules of its puzzle.
 * @param {Pick<import("./state.js").State, "game" | "position">} state
 */
export function isGameSolved({ game, position }) {
  const solution = authorSolution({ game, position });
  return solution ? digitsOn(position).every((digit, cell) => digit === solution[cell]) : isSolved(position);
}

/** Whether the player has solved the board without digits that Solve filled in. @param {Position} position */
export const isSolvedByPlayer = (position) => position.answers === null && isSolved(position);

/**
 * How many of each digit are still to be placed, at index digit − 1; negative when there are too many, and Infinity
 * where the houses do not say how often a digit occurs.
 *
 * @param {Position} position
 * @returns {number[]}
 */
export function digitsLeft(position) {
  const layout = layoutOf(position);
  const left = new Array(layout.digitCount).fill(countOfEach(layout));
  for (const digit of digitsOn(position)) if (digit) left[digit - 1]--;
  return left;
}

/**
 * How often each digit occurs in a solution: known where regions with every digit fill the board without overlapping.
 * @param {import("./layout.js").Layout} layout
 */
function countOfEach(layout) {
  const { digitCount, cellCount, housesOf } = layout;
  if (isSquare(layout)) return digitCount;
  const isFilled = housesOf.every((houses) => {
    const regions = houses.filter(({ kind }) => kind === "box");
    return regions.length === 1 && regions[0].cells.length === digitCount;
  });
  return isFilled ? cellCount / digitCount : Infinity;
}

/**
 * @param {Position} position
 * @param {readonly number[]} solution
 * @returns {number[]} cells whose entry is not the solution's
 */
export function wrongCells(position, solution) {
  return [...position.entries.keys()].filter(
    (cell) => position.entries[cell] && position.entries[cell] !== solution[cell],
  );
}
