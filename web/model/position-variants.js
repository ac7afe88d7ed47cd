/**
 * Positions that are the same for a solver and look different: a position whose rows, columns and digits change places.
 * Where a technique has a step in a position, it has one in each of these.
 */
import { layoutNamed } from "./layout.js";
import { seedOf } from "./seeds.js";

/** @typedef {Required<import("./step.js").StepState>} State */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {(cell: number) => number} CellMap of each cell, the cell to which its contents go */

/** Turns and mirror images of a board, the board itself first, on a square of a side. */
const turns =
  /** @type {readonly ((row: number, column: number, last: number) => [row: number, column: number])[]} */ ([
    (row, column) => [row, column],
    (row, column, last) => [last - row, last - column],
    (row, column, last) => [column, last - row],
    (row, column, last) => [row, last - column],
    (row, column, last) => [last - column, row],
    (row, column) => [column, row],
    (row, column, last) => [last - row, column],
    (row, column, last) => [last - column, last - row],
  ]);

/**
 * Returns variant `number` of a position, from 1. A board of boxes without further rules has its rows and columns and
 * its digits shuffled. Any other board is turned or mirrored, as far as its houses allow, and its digits are shuffled
 * where no rule of the puzzle speaks of them.
 *
 * @param {State} state
 * @param {number} number
 * @param {number} seed of the shuffling
 * @returns {State | null} null when there are no more variants
 */
export function variantOf(state, number, seed) {
  const layout = /** @type {Layout} */ (layoutNamed(state.layout));
  const hasRules = Boolean(state.rules?.length);
  const random = numbersOf(seedOf(seed, number));
  const maps = hasRules || !isPlain(layout) ? turnsOf(layout) : null;
  if (hasRules && maps && number >= maps.length) return null;
  const map = maps ? maps[number % maps.length] : shuffledCells(layout, random);
  const digits = hasRules ? null : shuffled(upTo(layout.digitCount), random);
  return changed(state, layout, map, (digit) => (digit && digits ? digits[digit - 1] + 1 : digit));
}

/** Whether boxes, rows and columns are all that a board has. @param {Layout} layout */
const isPlain = ({ hasBoxes, variants, grids, cellCount, rows, columns }) =>
  hasBoxes && variants.length === 0 && grids.length === 1 && cellCount === rows * columns;

/** The turns that take each house to a house. @param {Layout} layout @returns {CellMap[]} */
function turnsOf(layout) {
  const { rows, columns, cellCount, houses } = layout;
  if (rows !== columns || cellCount !== rows * columns) return [(cell) => cell];
  const nameOf = (/** @type {readonly number[]} */ cells) => cells.toSorted((a, b) => a - b).join();
  const names = new Set(houses.map(({ cells }) => nameOf(cells)));
  return turns
    .map((turn) => (/** @type {number} */ cell) => {
      const [row, column] = turn(Math.floor(cell / columns), cell % columns, rows - 1);
      return row * columns + column;
    })
    .filter((map) => houses.every(({ cells }) => names.has(nameOf(cells.map(map)))));
}

/** Shuffles rows and columns within their boxes, and the boxes. @param {Layout} layout @param {Random} random */
function shuffledCells({ boxRows, boxColumns, rows, columns }, random) {
  const lines = (/** @type {number} */ boxes, /** @type {number} */ each) =>
    shuffled(upTo(boxes), random).flatMap((box) => shuffled(upTo(each), random).map((line) => box * each + line));
  const toRow = lines(rows / boxRows, boxRows);
  const toColumn = lines(columns / boxColumns, boxColumns);
  const isMirrored = boxRows === boxColumns && random(2) === 1;
  return (/** @type {number} */ cell) => {
    const [row, column] = [toRow[Math.floor(cell / columns)], toColumn[cell % columns]];
    return isMirrored ? column * columns + row : row * columns + column;
  };
}

/**
 * @param {State} state @param {Layout} layout @param {CellMap} map @param {(digit: number) => number} renamed
 * @returns {State}
 */
function changed(state, { columns }, map, renamed) {
  const moved = (/** @type {readonly any[]} */ of, /** @type {(each: any) => any} */ change) => {
    const after = new Array(of.length);
    of.forEach((each, cell) => (after[map(cell)] = change(each)));
    return after;
  };
  const movedName = (/** @type {string} */ name) => {
    const [row, column] = name.slice(1).split("c").map(Number);
    const cell = map((row - 1) * columns + column - 1);
    return `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;
  };
  return {
    ...state,
    cells: moved(state.cells, renamed),
    givens: moved(state.givens, renamed),
    candidates: moved(state.candidates, (digits) =>
      digits.map(renamed).toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b),
    ),
    // A range such as r1c1-r1c9 is a straight line, which a turn keeps.
    ...(state.rules && { rules: state.rules.map((rule) => rule.replace(/\br\d+c\d+\b/g, movedName)) }),
  };
}

/** @typedef {(below: number) => number} Random */

/** @param {number} seed @returns {Random} */
function numbersOf(seed) {
  let part = 0;
  return (below) => seedOf(seed, part++) % below;
}

/** @param {number} count */
const upTo = (count) => Array.from({ length: count }, (_, i) => i);

/** @param {readonly number[]} numbers @param {Random} random */
function shuffled(numbers, random) {
  const after = [...numbers];
  for (let i = after.length - 1; i > 0; i--) {
    const other = random(i + 1);
    [after[i], after[other]] = [after[other], after[i]];
  }
  return after;
}
