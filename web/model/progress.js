/** How far a board is filled. */
import { conflictsOn } from "./conflicts.js";
import { isSquare } from "./layout.js";
import { digitsOn, layoutOf } from "./position.js";
import { ruleChecks } from "./rule-part.js";
import { seenPosition } from "./seen.js";

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
 * The solutions of authors that were last checked, by their lists, with what they were checked against.
 * @type {WeakMap<readonly number[], { checked: readonly unknown[], fits: boolean }>}
 */
const checkedSolutions = new WeakMap();

/**
 * The solution that the author gives: where rules are left out, no search finds it.
 * @param {{ game: { origin: { readonly solution?: readonly number[] } }, position: Position }} state
 * @returns {readonly number[] | null} null where the author gives none, one of another puzzle, or one that breaks rules
 */
export function authorSolution({ game, position }) {
  const { solution } = game.origin;
  if (!solution) return null;
  const { layout, givens, givenCandidates, rules } = position;
  const checked = [layout, givens, givenCandidates, rules, rules && ruleChecks.value];
  const before = checkedSolutions.get(solution);
  const isKnown = before?.checked.every((each, place) => each === checked[place]);
  const fits = isKnown ? before?.fits : isSolutionOf(position, solution);
  if (!isKnown) checkedSolutions.set(solution, { checked, fits: Boolean(fits) });
  return fits ? solution : null;
}

/** @param {Position} position @param {readonly number[]} solution */
function isSolutionOf(position, solution) {
  const { givens } = position;
  const { digitCount } = layoutOf(position);
  return (
    solution.length === givens.length &&
    solution.every((digit, cell) => digit > 0 && digit <= digitCount && (givens[cell] || digit) === digit) &&
    conflictsOn({ ...position, entries: solution.map((digit, cell) => (givens[cell] ? 0 : digit)), answers: null })
      .length === 0
  );
}

/**
 * Whether a game is solved: as its author says, or by the rules of its puzzle.
 * @param {Pick<import("./state.js").State, "game" | "position">} state
 */
export function isGameSolved({ game, position }) {
  const solution = authorSolution({ game, position });
  return solution ? digitsOn(position).every((digit, cell) => digit === solution[cell]) : isSolved(position);
}

/**
 * Whether the player has solved the game without digits that Solve filled in.
 * @param {Pick<import("./state.js").State, "game" | "position">} state
 */
export const isSolvedByPlayer = (state) => state.position.answers === null && isGameSolved(state);

/**
 * How many of each digit are still to be placed, at index digit − 1; negative when there are too many, and Infinity
 * where the houses do not say how often a digit occurs. Givens beneath fog count as still to be placed.
 *
 * @param {Position} position
 * @returns {number[]}
 */
export function digitsLeft(position) {
  const layout = layoutOf(position);
  const left = new Array(layout.digitCount).fill(countOfEach(layout));
  for (const digit of digitsOn(seenPosition(position))) if (digit) left[digit - 1]--;
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
