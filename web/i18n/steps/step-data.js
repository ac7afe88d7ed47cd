/**
 * The data of a step as the engine gives it (docs/step.schema.json), and small questions about that data.
 *
 * @typedef {{ cell: string, digit: number }} Candidate cell as r1c2
 * @typedef {{ kind: string, index: number, grid?: number }} House index and grid from 1; the grid only on a board of
 *   several grids
 * @typedef {{ role: string, cells: string[], digits: number[] }} Part every candidate with one of the digits in one of
 *   the cells
 * @typedef {{ from: number, to: number, strong: boolean, rule?: number }} Link between two parts, by their index in
 *   `Step.parts`; `rule`: the number of the own rule that makes it
 * @typedef {object} Step
 * @property {string} technique
 * @property {number} level 1 to 5
 * @property {number[]} digits the digits that the step is about
 * @property {{ house: string, index: number, grid?: number, role?: string }[]} houses
 * @property {Part[]} parts
 * @property {Link[]} links
 * @property {Candidate[]} placements
 * @property {Candidate[]} eliminations
 * @property {number[]} [rules] the numbers of the rules that give the step, from 0, in the order of the engine
 * @property {number} [total] of a step about a sum
 * @property {number[][]} [combinations] the sets of digits that are left
 * @property {{ cells: string[], sums: number[] }[]} [sums] groups of cells with equal sums, and what each can add up to
 * @property {number[]} [alternatives] of an any-of rule: the numbers, from 0, of those that the candidates allow
 */

/** @param {Step} step @param {...string} roles @returns {Part[]} the parts that have one of the roles */
export const partsOf = (step, ...roles) => step.parts.filter(({ role }) => roles.includes(role));

/**
 * @param {Step} step
 * @param {...string} roles
 * @returns {House[]} the houses that have one of the roles; all houses when no role is given
 */
export const housesOf = (step, ...roles) =>
  step.houses
    .filter(({ role }) => !roles.length || roles.includes(role ?? "where"))
    .map(({ house, index, grid }) => ({ kind: house, index, ...(grid && { grid }) }));

/** @param {House} one @param {House} other @returns {boolean} whether both mean the same house */
export const isSameHouse = (one, other) =>
  one.kind === other.kind && one.index === other.index && one.grid === other.grid;

/** @param {readonly { cells: string[] }[]} parts @returns {string[]} each cell once, in reading order */
export const cellsOfParts = (parts) => inOrder(parts.flatMap(({ cells }) => cells));

/** @param {readonly { digits: number[] }[]} parts @returns {number[]} each digit once, ascending */
export const digitsOfParts = (parts) => ascending(parts.flatMap(({ digits }) => digits));

/** @param {Step} step @returns {string[]} the cells that lose a candidate, in reading order */
export const eliminationCells = (step) => inOrder(step.eliminations.map(({ cell }) => cell));

/** @param {Step} step @returns {number[]} the digits that are eliminated somewhere, ascending */
export const eliminationDigits = (step) => ascending(step.eliminations.map(({ digit }) => digit));

/** @param {string} cell such as r1c2 @returns {[number, number]} row and column, from 1 */
export function rowAndColumn(cell) {
  const match = /^r(\d+)c(\d+)$/.exec(cell);
  if (!match) throw new Error(`no cell ${cell}`);
  return [Number(match[1]), Number(match[2])];
}

/** @param {readonly string[]} cells @returns {string[]} each cell once, in reading order */
export function inOrder(cells) {
  const key = (/** @type {string} */ cell) => rowAndColumn(cell).reduce((row, column) => row * 1000 + column);
  return [...new Set(cells)].sort((a, b) => key(a) - key(b));
}

/** @param {readonly number[]} numbers @returns {number[]} each number once, ascending */
export const ascending = (numbers) => [...new Set(numbers)].sort((a, b) => a - b);

/** @param {readonly string[]} all @param {readonly string[]} excluded */
export const without = (all, excluded) => all.filter((cell) => !excluded.includes(cell));

/**
 * @template T
 * @param {readonly T[]} left
 * @param {readonly T[]} right
 * @returns {boolean} whether both have the same items, in any order
 */
export const sameItems = (left, right) => left.length === right.length && left.every((item) => right.includes(item));
