/**
 * A step: one application of a technique, as the engine finds it (docs/step.schema.json). It holds no words, no colours
 * and no pictures. Cells are named `r1c2`; houses are counted from 1.
 *
 * @typedef {{ cell: string, digit: number }} StepCandidate
 * @typedef {{ house: string, index: number, grid?: number, role: string }} StepHouse the grid is counted from 1, too;
 *   only on a board of several grids
 * @typedef {{ role: string, cells: readonly string[], digits: readonly number[] }} StepPart each of the digits in each
 *   of the cells that has it as a candidate
 * @typedef {{ from: number, to: number, strong: boolean }} StepLink between parts, by their numbers
 * @typedef {object} Step
 * @property {number} [version]
 * @property {string} technique
 * @property {string} [family] of the technique
 * @property {number} [level]
 * @property {readonly number[]} [digits]
 * @property {readonly StepHouse[]} [houses]
 * @property {readonly StepPart[]} [parts]
 * @property {readonly StepLink[]} [links]
 * @property {readonly StepCandidate[]} [placements]
 * @property {readonly StepCandidate[]} [eliminations]
 * @property {readonly number[]} [rules] the numbers of the rules of the puzzle that give the step, from 0
 * @property {"one" | "several"} [templates] of a template step: how many templates (complete placements) its digit has
 *
 * @typedef {object} StepState the position that a step belongs to
 * @property {string} layout
 * @property {readonly number[]} cells a digit per cell, 0 for blank
 * @property {readonly number[]} [givens] those of the digits that are given; all of them when absent
 * @property {readonly (readonly number[])[]} [candidates] of each cell; what the digits leave when absent
 * @property {readonly string[]} [rules] of the puzzle, besides those of its layout
 */
import { largestNoted, noteBit, noteDigits } from "./digits.js";
import { cellAt, layoutNamed, peersOf } from "./layout.js";

/** @typedef {import("./layout.js").Layout} Layout */

/** The cell of a name such as r1c2; -1 when the layout has none such. @param {Layout} layout @param {string} name */
export function cellNamed(layout, name) {
  const [, row, column] = (/^r(\d+)c(\d+)$/.exec(name) ?? [-1, -1, -1]).map(Number);
  return cellAt(layout, row - 1, column - 1) ?? -1;
}

/** The house that a step means; irregular regions are boxes here. @param {Layout} layout @param {StepHouse} house */
export function houseNamed({ houses }, { house, index, grid = 1 }) {
  const wanted = house === "region" ? "box" : house;
  return houses.find((each) => each.kind === wanted && each.index === index - 1 && each.grid === grid - 1) ?? null;
}

/**
 * Returns the houses that the picture of a step shows. The engine names one house of a naked set, but the cells of the
 * set can share two. The picture shows the first house that also contains every elimination, as the explanation says
 * (i18n/steps/sets.js), or both houses when each contains a part of the eliminations.
 *
 * @param {Layout} layout
 * @param {Step} step
 * @returns {{ role: string, cells: readonly number[] }[]} without the houses that the layout does not have
 */
export function housesShown(layout, { houses = [], parts = [], eliminations = [] }) {
  const named = houses.flatMap((house) => {
    const found = houseNamed(layout, house);
    return found ? [{ role: house.role, cells: found.cells }] : [];
  });
  const targets = eliminations.map(({ cell }) => cellNamed(layout, cell));
  const set =
    parts.length === 1 && parts[0].role === "subset" ? parts[0].cells.map((cell) => cellNamed(layout, cell)) : [];
  const isNakedSet =
    named.length === 1 &&
    named[0].role === "where" &&
    set.length > 0 &&
    targets.length > 0 &&
    !targets.some((cell) => set.includes(cell));
  if (!isNakedSet) return named;
  const shared = layout.houses.filter(({ cells }) => set.every((cell) => cells.includes(cell)));
  const whole = shared.find(({ cells }) => targets.every((cell) => cells.includes(cell)));
  const areInside = targets.every((cell) => shared.some(({ cells }) => cells.includes(cell)));
  if (whole) return [{ role: "where", cells: whole.cells }];
  return areInside ? shared.map(({ cells }) => ({ role: "where", cells })) : named;
}

/**
 * Returns a step as a player does it. The engine has BUG+1 remove all candidates of a cell but one; a player enters
 * this digit at once.
 *
 * @param {Step} step
 * @returns {Step}
 */
export function asPlayed(step) {
  const [
    {
      cells: [cell],
      digits,
    },
  ] = step.parts?.length ? step.parts : [{ cells: [], digits: [] }];
  const isKnown = step.technique === "bug-plus-one" && digits.length === 1 && !step.placements?.length;
  return isKnown ? { ...step, placements: [{ cell, digit: digits[0] }], eliminations: [] } : step;
}

/**
 * Whether a step is a pattern of two linked houses, such as a skyscraper: its nodes come with the houses that a player
 * looks at. The pattern is told by these houses. Other steps with nodes are chains.
 *
 * @param {Step} step
 */
export const isHousePattern = ({ houses = [], parts = [] }) =>
  parts[0]?.role === "node" && houses.some(({ role }) => role === "base");

/**
 * The candidates that digits on a board, and the given candidates of its puzzle, leave a cell, as a set; none where
 * there is a digit.
 *
 * @param {Layout} layout
 * @param {readonly number[]} digits a digit per cell, 0 for blank
 * @param {number} cell
 * @param {readonly number[] | null} [given] given candidates
 */
export function candidatesAt(layout, digits, cell, given = null) {
  if (digits[cell] || layout.digitCount > largestNoted) return 0;
  return peersOf(layout, cell).reduce(
    (left, peer) => (digits[peer] ? left & ~noteBit(digits[peer]) : left),
    given ? given[cell] : 2 ** layout.digitCount - 1,
  );
}

/**
 * The same for every cell.
 * @param {Layout} layout
 * @param {readonly number[]} digits
 * @param {readonly number[] | null} [given]
 * @returns {number[]}
 */
export const candidatesLeft = (layout, digits, given = null) =>
  digits.map((_, cell) => candidatesAt(layout, digits, cell, given));

/**
 * The position after a step: what it eliminates is gone, what it places stands, and is gone from the cells that see it.
 *
 * @param {StepState} state
 * @param {Step} step
 * @returns {StepState & { givens: readonly number[], candidates: readonly (readonly number[])[] }}
 */
export function afterStep(
  { layout: name, cells, givens = cells, candidates, rules },
  { placements = [], eliminations = [] },
) {
  const layout = /** @type {Layout} */ (layoutNamed(name));
  const digits = [...cells];
  const lists = candidates
    ? [...candidates]
    : candidatesLeft(layout, cells).map((set) => noteDigits(set, layout.digitCount));
  const remove = (/** @type {number} */ cell, /** @type {number} */ digit) => {
    lists[cell] = lists[cell].filter((other) => other !== digit);
  };
  for (const { cell, digit } of eliminations) remove(cellNamed(layout, cell), digit);
  for (const { cell, digit } of placements) {
    const place = cellNamed(layout, cell);
    digits[place] = digit;
    lists[place] = [];
    for (const peer of peersOf(layout, place)) remove(peer, digit);
  }
  return { layout: name, cells: digits, givens, candidates: lists, ...(rules && { rules }) };
}
