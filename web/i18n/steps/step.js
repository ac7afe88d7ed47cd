/**
 * A step as the engine gives it, and what is asked of one again and again.
 *
 * @typedef {{ cell: string, digit: number }} Candidate cell as r1c2
 * @typedef {{ kind: string, index: number }} House index from 1
 * @typedef {{ role: string, cells: string[], digits: number[] }} Part each of the digits in each of the cells that has it
 * @typedef {{ from: number, to: number, strong: boolean }} Link numbers of parts
 * @typedef {object} Step
 * @property {string} technique
 * @property {number} level 1 to 5
 * @property {number[]} digits what it is about
 * @property {{ house: string, index: number, role?: string }[]} houses
 * @property {Part[]} parts
 * @property {Link[]} links
 * @property {Candidate[]} placements
 * @property {Candidate[]} eliminations
 */

/** @param {Step} step @param {...string} roles @returns {Part[]} */
export const partsOf = (step, ...roles) => step.parts.filter(({ role }) => roles.includes(role));

/** @param {Step} step @param {...string} roles @returns {House[]} all houses when no role is named */
export const housesOf = (step, ...roles) => step.houses
  .filter(({ role }) => !roles.length || roles.includes(role ?? "where"))
  .map(({ house, index }) => ({ kind: house, index }));

/** @param {readonly { cells: string[] }[]} parts @returns {string[]} each cell once, in reading order */
export const cellsOf = (parts) => inOrder(parts.flatMap(({ cells }) => cells));

/** @param {readonly { digits: number[] }[]} parts @returns {number[]} each digit once, ascending */
export const digitsOf = (parts) => ascending(parts.flatMap(({ digits }) => digits));

/** @param {Step} step @returns {string[]} the cells that lose a candidate */
export const losers = (step) => inOrder(step.eliminations.map(({ cell }) => cell));

/** @param {Step} step @returns {number[]} the digits that fall somewhere */
export const lost = (step) => ascending(step.eliminations.map(({ digit }) => digit));

/** @param {string} cell @returns {[number, number]} row and column, from 1 */
export function placeOf(cell) {
  const match = /^r(\d+)c(\d+)$/.exec(cell);
  if (!match) throw new Error(`no cell ${cell}`);
  return [Number(match[1]), Number(match[2])];
}

/** @param {readonly string[]} cells */
export function inOrder(cells) {
  const key = (/** @type {string} */ cell) => placeOf(cell).reduce((row, column) => row * 1000 + column);
  return [...new Set(cells)].sort((a, b) => key(a) - key(b));
}

/** @param {readonly number[]} numbers */
export const ascending = (numbers) => [...new Set(numbers)].sort((a, b) => a - b);

/** @param {readonly string[]} all @param {readonly string[]} out */
export const without = (all, out) => all.filter((cell) => !out.includes(cell));

/** @template T @param {readonly T[]} left @param {readonly T[]} right */
export const sameItems = (left, right) => left.length === right.length && left.every((item) => right.includes(item));
