/**
 * Equal digits where they may not be: in one house, with every cell that holds the digit, or in two cells that a rule
 * for pairs keeps apart. The engine's own shape, in numbers.
 *
 * @typedef {import("./layout.js").HouseKind | import("./rules.js").RuleKind | "candidates" | "rule"} ConflictKind
 *   "candidates": the puzzle does not allow the digit in the cell; "rule": a rule of the puzzle can no longer hold
 * @typedef {{ digit: number, house: ConflictKind, index: number, cells: readonly number[], grid?: number }} Conflict
 *   index is 1-based; 0 for pairs and single cells. Of a rule: the number of the rule, and the digit is 0. `grid`: the
 *   grid that has the house, from 0; absent for the first
 */
import { noteBit } from "./digits.js";
import { pairsOf } from "./layout.js";
import { digitsOn, layoutOf } from "./position.js";
import { ruleChecks } from "./rule-part.js";
import { pairSteps } from "./rules.js";

/**
 * Every conflict among the digits, house by house, then pair by pair. One pass over all houses.
 *
 * @param {import("./layout.js").Layout} layout
 * @param {readonly number[]} digits a digit per cell, 0 for blank
 * @returns {Conflict[]}
 */
export function findConflicts(layout, digits) {
  const inHouses = layout.houses.flatMap(({ kind, grid, index, cells }) =>
    repeated(cells, digits, layout.digitCount).map(({ digit, cells: equal }) => ({
      digit,
      house: kind,
      index: index + 1,
      cells: equal,
      ...(grid && { grid }),
    })),
  );
  return [...inHouses, ...equalPairs(layout, digits)];
}

/**
 * The conflicts of each position: every move of the selection asks for them. A broken rule is known once the code for
 * rules is loaded.
 * @type {WeakMap<import("./position.js").Position, { checks: import("./rule-part.js").RuleChecks | null, conflicts:
 *   readonly Conflict[] }>}
 */
const known = new WeakMap();

/**
 * Every conflict among the digits on a board, then every digit that the given candidates forbid, then every rule that
 * is broken. The same list as long as nothing has changed.
 * @param {import("./position.js").Position} position
 * @returns {readonly Conflict[]}
 */
export function conflictsOn(position) {
  const checks = position.rules && ruleChecks.value;
  const before = known.get(position);
  if (before && before.checks === checks) return before.conflicts;
  const conflicts = conflictsIn(position, checks);
  known.set(position, { checks, conflicts });
  return conflicts;
}

/**
 * @param {import("./position.js").Position} position
 * @param {import("./rule-part.js").RuleChecks | null} checks
 * @returns {Conflict[]}
 */
function conflictsIn(position, checks) {
  const { givens, givenCandidates, rules } = position;
  const [layout, digits] = [layoutOf(position), digitsOn(position)];
  const isForbidden = (/** @type {number} */ cell) =>
    digits[cell] && !givens[cell] && givenCandidates && !(givenCandidates[cell] & noteBit(digits[cell]));
  const forbidden = [...digits.keys()]
    .filter(isForbidden)
    .map((cell) => ({ digit: digits[cell], house: /** @type {const} */ ("candidates"), index: 0, cells: [cell] }));
  return [...findConflicts(layout, digits), ...forbidden, ...((rules && checks?.broken(layout, digits, rules)) ?? [])];
}

/**
 * Returns the conflicts to be counted: two cells that are equal in a row and in a box are one conflict. Leaves out each
 * conflict whose cells are all in another conflict of the digit. Of conflicts with the same cells, the first stays. A
 * digit that the given candidates forbid is a conflict of its own, and so is a broken rule.
 *
 * @param {readonly Conflict[]} conflicts
 * @returns {Conflict[]}
 */
export function distinctConflicts(conflicts) {
  const isPartOf = (/** @type {Conflict} */ { digit, house, cells }, /** @type {Conflict} */ whole) =>
    !["candidates", "rule"].includes(house) &&
    whole.digit === digit &&
    cells.every((cell) => whole.cells.includes(cell));
  return conflicts.filter(
    (each, i) =>
      !conflicts.some(
        (other, j) => i !== j && isPartOf(each, other) && (other.cells.length > each.cells.length || j < i),
      ),
  );
}

/** @param {readonly Conflict[]} conflicts @returns {Set<number>} the cells that take part in any */
export const conflictCells = (conflicts) => new Set(conflicts.flatMap(({ cells }) => cells));

/** Ascending by digit. @param {readonly number[]} cells @param {readonly number[]} digits @param {number} side */
function repeated(cells, digits, side) {
  const times = new Uint8Array(side + 1);
  let twice = false;
  for (const cell of cells) twice = (digits[cell] && ++times[digits[cell]] > 1) || twice;
  if (!twice) return [];
  return [...times.keys()]
    .filter((digit) => times[digit] > 1)
    .map((digit) => ({ digit, cells: cells.filter((cell) => digits[cell] === digit) }));
}

/** @param {import("./layout.js").Layout} layout @param {readonly number[]} digits @returns {Conflict[]} */
function equalPairs(layout, digits) {
  if (pairSteps(layout.variants).length === 0) return [];
  return digits.flatMap((digit, cell) =>
    (digit ? pairsOf(layout, cell) : [])
      .filter((other) => other.cell > cell && digits[other.cell] === digit)
      .map((other) => ({ digit, house: other.kind, index: 0, cells: [cell, other.cell] })),
  );
}
