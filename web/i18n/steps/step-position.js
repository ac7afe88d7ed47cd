/**
 * What is known about the position that a step belongs to. Without a layout only rows and columns are known, because
 * the names of cells contain them. Without a state no digits and no candidates are known.
 *
 * @typedef {import("./step-data.js").House} House
 * @typedef {{ digitCount: number, rows: number, columns: number, cellsOfPlaces: readonly (number | null)[] | null,
 *   placesOfCells: readonly number[] | null, hasBoxes: boolean, gridCount: number, houses: readonly { kind:
 *   string, index: number, grid: number, cells: readonly number[] }[] }} Layout what layoutNamed() returns: house
 *   indices, grids and cells from 0
 * @typedef {{ cells: readonly number[], candidates?: readonly (readonly number[])[], rules?: readonly string[] }} State
 * @typedef {ReturnType<typeof createPosition>} Position
 */
import { gridNumber } from "../../model/layout.js";
import { isSameHouse, rowAndColumn, sameItems } from "./step-data.js";

const noLayout = { digitCount: 0, columns: 0, cellsOfPlaces: null, placesOfCells: null };

/** @param {{ layout?: Layout | null, state?: State }} known */
export function createPosition({ layout, state }) {
  const { digitCount, columns, cellsOfPlaces, placesOfCells } = layout ?? noLayout;
  function indexOf(/** @type {string} */ cell) {
    const place = rowAndColumn(cell).reduce((row, column) => (row - 1) * columns + column) - 1;
    return cellsOfPlaces ? (cellsOfPlaces[place] ?? -1) : place;
  }
  function nameOf(/** @type {number} */ index) {
    const place = placesOfCells ? placesOfCells[index] : index;
    return `r${Math.floor(place / columns) + 1}c${(place % columns) + 1}`;
  }
  // The engine and the layout call irregular regions boxes as well.
  const kindOf = (/** @type {string} */ kind) => (kind === "box" && layout && !layout.hasBoxes ? "region" : kind);
  const houses = (layout?.houses ?? []).map(({ kind, index, grid, cells }) => {
    const number = layout ? gridNumber(layout, grid) : 0;
    return {
      house: { kind: kindOf(kind), index: index + 1, ...(number && { grid: number }) },
      cells: cells.map(nameOf),
    };
  });
  const peers = new Map();

  /** @param {House} wanted @returns {string[]} empty when the layout is not known */
  function cellsOfHouse(wanted) {
    return houses.find(({ house }) => isSameHouse(house, wanted))?.cells ?? [];
  }

  /** @param {House} house @param {string} cell @returns {boolean} false when the layout is not known */
  const contains = (house, cell) => cellsOfHouse(house).includes(cell);

  /** @param {readonly string[]} cells @returns {House[]} the houses that contain all of the cells */
  function sharedHouses(cells) {
    if (layout)
      return houses.filter((house) => cells.every((cell) => house.cells.includes(cell))).map(({ house }) => house);
    return ["row", "column"].flatMap((kind, axis) => {
      const lines = cells.map((cell) => rowAndColumn(cell)[axis]);
      return lines.every((line) => line === lines[0]) ? [{ kind, index: lines[0] }] : [];
    });
  }

  /** @param {string} cell @returns {string[]} the cells that share a house with it */
  function peersOf(cell) {
    if (!peers.has(cell)) {
      const around = houses.filter(({ cells }) => cells.includes(cell)).flatMap(({ cells }) => cells);
      peers.set(
        cell,
        [...new Set(around)].filter((other) => other !== cell),
      );
    }
    return peers.get(cell);
  }

  const isKnown = Boolean(layout && state);
  const digitIn = (/** @type {string} */ cell) => (isKnown ? (state?.cells[indexOf(cell)] ?? 0) : 0);

  /** @param {string} cell @returns {readonly number[]} empty when they are not known, or the cell has a digit */
  function candidatesIn(cell) {
    if (!isKnown || digitIn(cell)) return [];
    if (state?.candidates) return state.candidates[indexOf(cell)];
    const used = peersOf(cell).map(digitIn);
    return Array.from({ length: digitCount }, (_, i) => i + 1).filter((digit) => !used.includes(digit));
  }

  /** @param {House} house @param {number} digit @returns {string[]} the cells of the house that have the candidate */
  const placesIn = (house, digit) => cellsOfHouse(house).filter((cell) => candidatesIn(cell).includes(digit));

  /**
   * @param {number} digit @param {readonly string[]} cells
   * @returns {House | undefined} a house in which the digit has exactly these places. When the state is not known, the
   *   only house that contains the cells
   */
  function houseOfPlaces(digit, cells) {
    const shared = sharedHouses(cells);
    if (!isKnown) return shared.length === 1 && layout ? shared[0] : undefined;
    return (
      shared.find((house) => sameItems(placesIn(house, digit), cells)) ??
      shared.find((house) => placesIn(house, digit).every((cell) => cells.includes(cell)))
    );
  }

  return {
    isKnown,
    layout: layout ?? null,
    digitCount,
    nameOf,
    houses,
    kindOf,
    sharedHouses,
    peersOf,
    cellsOfHouse,
    contains,
    digitIn,
    candidatesIn,
    houseOfPlaces,
    /** @param {string} one @param {string} other */
    sees: (one, other) => one !== other && sharedHouses([one, other]).length > 0,
  };
}
