/**
 * What a single follows from. The engine names the house and the digit of a single. The digits on the board that
 * exclude everything else, and the cells from which they exclude the digit, are derived here: the sources and the
 * blocked cells.
 *
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {import("../model/layout.js").Layout} Layout
 */
import { fewestBlockers } from "../model/blockers.js";
import { columnOf, peersOf, rowOf } from "../model/layout.js";
import { cellNamed, houseNamed } from "../model/step.js";
import { isSingle } from "../model/walk.js";

/**
 * Returns the step with its sources and blocked cells as parts of their own. Other steps than singles, and a single
 * whose digit is not shown, stay as they are.
 *
 * @param {Layout} layout
 * @param {readonly number[]} digits of the board before the step, 0 for blank
 * @param {Step} step
 * @returns {Step}
 */
export function withSources(layout, digits, step) {
  const [placed] = step.placements ?? [];
  const cell = placed ? cellNamed(layout, placed.cell) : -1;
  const { parts = [] } = step;
  if (cell < 0 || digits[cell] || !isSingle(step) || parts.some(({ role }) => role === "blocked" || role === "source"))
    return step;
  const { blocked, sources } = reasonsOf(layout, digits, step, { cell, digit: placed.digit });
  const part = (/** @type {string} */ role, /** @type {readonly number[]} */ cells) =>
    cells.length ? [{ role, cells: cells.map((each) => nameOf(layout, each)), digits: [] }] : [];
  return { ...step, parts: [...parts, ...part("blocked", blocked), ...part("source", sources)] };
}

/** @param {Layout} layout @param {number} cell */
const nameOf = (layout, cell) => `r${rowOf(layout, cell) + 1}c${columnOf(layout, cell) + 1}`;

/** @typedef {{ cell: number, digit: number }} Placed */

/**
 * @param {Layout} layout
 * @param {readonly number[]} digits
 * @param {Step} step
 * @param {Placed} placed
 * @returns {{ blocked: number[], sources: number[] }}
 */
function reasonsOf(layout, digits, { technique, houses: [named] = [] }, placed) {
  const house = named && houseNamed(layout, named);
  if (technique === "naked-single" || !house) return { blocked: [], sources: aroundCell(layout, digits, placed) };
  if (technique === "full-house") return { blocked: [], sources: house.cells.filter((cell) => digits[cell]) };
  const blocked = house.cells.filter((cell) => !digits[cell] && cell !== placed.cell);
  const blockersOf = (/** @type {number} */ cell) =>
    peersOf(layout, cell).filter((peer) => digits[peer] === placed.digit);
  const chosen = fewestBlockers(blocked, blockersOf, (blocker) => distance(layout, blocker, placed.cell));
  return { blocked, sources: [...new Set(chosen.values())] };
}

/**
 * Returns one peer for each other digit: in the houses of the cell in their order, as the sentences name them, then
 * elsewhere.
 * @param {Layout} layout
 * @param {readonly number[]} digits
 * @param {Placed} placed
 */
function aroundCell(layout, digits, { cell, digit }) {
  const found = new Map([
    [digit, cell],
    [0, cell],
  ]);
  const around = [...layout.housesOf[cell].flatMap(({ cells }) => cells), ...peersOf(layout, cell)];
  for (const peer of around) if (!found.has(digits[peer])) found.set(digits[peer], peer);
  return [...found.values()].filter((source) => source !== cell);
}

/** @param {Layout} layout @param {number} a @param {number} b */
const distance = (layout, a, b) =>
  Math.hypot(rowOf(layout, a) - rowOf(layout, b), columnOf(layout, a) - columnOf(layout, b));
