/**
 * What the board tells about cells, as far as it is known: without a layout the rows and columns that names tell, without a
 * state no digits and no candidates.
 *
 * @typedef {import("./step.js").House} House
 * @typedef {{ side: number, hasBoxes: boolean, houses: readonly { kind: string, index: number, cells: readonly number[] }[] }} Layout
 *   as of layoutNamed(): house indices and cells from 0
 * @typedef {{ cells: readonly number[], candidates?: readonly (readonly number[])[] }} State
 * @typedef {ReturnType<typeof createPlaces>} Places
 */
import { placeOf } from "./step.js";

/** @param {{ layout?: Layout, state?: State }} board */
export function createPlaces({ layout, state }) {
  const side = layout?.side ?? 0;
  const place = (/** @type {string} */ cell) => placeOf(cell).reduce((row, column) => (row - 1) * side + column) - 1;
  const name = (/** @type {number} */ cell) => `r${Math.floor(cell / side) + 1}c${cell % side + 1}`;
  // Engine and layout call irregular regions boxes as well.
  const kindOf = (/** @type {string} */ kind) => (kind === "box" && layout && !layout.hasBoxes ? "region" : kind);
  const houses = (layout?.houses ?? []).map(({ kind, index, cells }) => ({
    house: { kind: kindOf(kind), index: index + 1 }, cells: cells.map(name),
  }));
  const seen = new Map();

  /** @param {House} house @returns {string[]} none when the layout is not known */
  function cellsOf({ kind, index }) {
    return houses.find(({ house }) => house.kind === kind && house.index === index)?.cells ?? [];
  }

  /** @param {readonly string[]} cells @returns {House[]} the houses that hold all of them */
  function shared(cells) {
    if (layout) return houses.filter((house) => cells.every((cell) => house.cells.includes(cell))).map(({ house }) => house);
    return ["row", "column"].flatMap((kind, axis) => {
      const lines = cells.map((cell) => placeOf(cell)[axis]);
      return lines.every((line) => line === lines[0]) ? [{ kind, index: lines[0] }] : [];
    });
  }

  /** @param {string} cell @returns {string[]} the cells that share a house with it */
  function seenFrom(cell) {
    if (!seen.has(cell)) {
      const around = houses.filter(({ cells }) => cells.includes(cell)).flatMap(({ cells }) => cells);
      seen.set(cell, [...new Set(around)].filter((other) => other !== cell));
    }
    return seen.get(cell);
  }

  const known = Boolean(layout && state);
  const digitIn = (/** @type {string} */ cell) => (known ? state?.cells[place(cell)] ?? 0 : 0);

  /** @param {string} cell @returns {readonly number[]} none when they are not known */
  function candidates(cell) {
    if (!known || digitIn(cell)) return [];
    if (state?.candidates) return state.candidates[place(cell)];
    const gone = seenFrom(cell).map(digitIn);
    return Array.from({ length: side }, (_, i) => i + 1).filter((digit) => !gone.includes(digit));
  }

  /** @param {number} digit @param {readonly string[]} cells @returns {House | undefined} where the digit has these places and no other */
  function onlyPlacesHouse(digit, cells) {
    const common = shared(cells);
    if (!known) return common.length === 1 && layout ? common[0] : undefined;
    return common.find((house) => cellsOf(house).every((cell) => cells.includes(cell) || !candidates(cell).includes(digit)));
  }

  return {
    known, hasLayout: Boolean(layout), kindOf, shared, seenFrom, cellsOf, digitIn, candidates, onlyPlacesHouse,
    /** @param {string} one @param {string} other */
    sees: (one, other) => one !== other && shared([one, other]).length > 0,
  };
}
