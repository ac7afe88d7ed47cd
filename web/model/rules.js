/**
 * The kinds of rules besides rows, columns and regions, as a table. The ids, the conditions and the order are those of
 * the engine's table (core/grid/rule_table.cpp). A further kind is a further row.
 *
 * @typedef {(typeof ruleTable)[number]["kind"]} RuleKind
 * @typedef {RuleKind} Variant a kind whose rules belong to the layout, because they add houses or pairs; today every
 *   kind of the table
 * @typedef {import("./layout.js").House} House
 * @typedef {import("./layout-spec.js").Grid} Grid
 * @typedef {readonly [down: number, right: number]} Place
 *
 * @typedef {object} RuleRow
 * @property {string} kind the name in texts
 * @property {(grid: Grid, digitCount: number) => boolean} suits whether a grid can have the rule
 * @property {string} [house] the kind of the houses that the rule adds
 * @property {(grid: Grid) => readonly (readonly Place[])[]} [houses] the places in the grid of each of these houses
 * @property {readonly Place[]} [pairs] the steps to the cells that must differ from a cell
 */
import { hasHoles } from "./layout-spec.js";

const asteriskCells = /** @type {const} */ ([
  [1, 4],
  [2, 2],
  [2, 6],
  [4, 1],
  [4, 4],
  [4, 7],
  [6, 2],
  [6, 6],
  [7, 4],
]);
const knightMoves = /** @type {const} */ ([
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
]);
/** The moves of a king to cells that touch only at a corner. The other neighbours share a row or a column. */
const cornerMoves = /** @type {const} */ ([
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
]);

const always = () => true;
const hasSide = (/** @type {Grid} */ grid) => grid.rows === grid.columns && !hasHoles(grid);
const isFull = (/** @type {Grid} */ grid, /** @type {number} */ digitCount) =>
  hasSide(grid) && grid.rows === digitCount;
const hasBoxes = (/** @type {Grid} */ grid, /** @type {number} */ digitCount) =>
  hasSide(grid) && grid.boxRows > 0 && (grid.rows * grid.columns) / (grid.boxRows * grid.boxColumns) <= digitCount;

/** In the order in which a name has them, and their houses are numbered. */
export const ruleTable = /** @type {const} @satisfies {readonly RuleRow[]} */ ([
  { kind: "x", suits: hasSide, house: "diagonal", houses: diagonals },
  {
    kind: "windoku",
    suits: (grid, digitCount) => isFull(grid, digitCount) && Number.isInteger(Math.sqrt(digitCount)),
    house: "window",
    houses: windows,
  },
  {
    kind: "asterisk",
    suits: (grid, digitCount) => isFull(grid, digitCount) && digitCount === 9,
    house: "asterisk",
    houses: () => [asteriskCells],
  },
  {
    kind: "centerdots",
    suits: (grid, digitCount) => hasBoxes(grid, digitCount) && grid.boxRows % 2 === 1 && grid.boxColumns % 2 === 1,
    house: "centerdots",
    houses: (grid) => [samePlace(grid, (grid.boxRows - 1) / 2, (grid.boxColumns - 1) / 2)],
  },
  { kind: "disjoint", suits: hasBoxes, house: "disjoint", houses: disjointGroups },
  { kind: "antiknight", suits: always, pairs: knightMoves },
  { kind: "antiking", suits: always, pairs: cornerMoves },
]);

/** @type {ReadonlyMap<string, RuleRow>} */
const rows = new Map(ruleTable.map((row) => [row.kind, row]));
const rowOf = (/** @type {RuleKind} */ kind) => /** @type {RuleRow} */ (rows.get(kind));

/** The kinds whose rules belong to a layout. */
export const variantNames = ruleTable.map(({ kind }) => kind);

/** @param {string} text @returns {text is RuleKind} */
export const isRuleKind = (text) => rows.has(text);

/**
 * Whether a layout can have the variant: all its grids can.
 * @param {Variant} variant
 * @param {Pick<import("./layout-spec.js").Spec, "digitCount" | "grids">} layout
 */
export const suits = (variant, { digitCount, grids }) => grids.every((grid) => rowOf(variant).suits(grid, digitCount));

/**
 * The houses that a variant adds to a grid, by the places of their cells in the grid; none for rules for pairs.
 * @param {Variant} variant
 * @param {Grid} grid
 * @returns {{ kind: House["kind"], places: readonly Place[] }[]}
 */
export function extraHouses(variant, grid) {
  const { house, houses } = rowOf(variant);
  return (houses?.(grid) ?? []).map((places) => ({ kind: /** @type {House["kind"]} */ (house), places }));
}

/**
 * The steps to cells that differ by a rule for pairs, each with its rule.
 * @param {readonly Variant[]} variants
 * @returns {{ kind: Variant, step: Place }[]}
 */
export const pairSteps = (variants) =>
  variants.flatMap((kind) => (rowOf(kind).pairs ?? []).map((step) => ({ kind, step })));

/** @param {Grid} grid */
function diagonals({ rows: side }) {
  return [range(side).map((i) => place(i, i)), range(side).map((i) => place(i, side - 1 - i))];
}

/** Squares as large as a box, one cell from the edge and from each other. @param {Grid} grid */
function windows({ rows: side }) {
  const size = Math.sqrt(side);
  const starts = range(size - 1).map((i) => 1 + i * (size + 1));
  return starts.flatMap((top) =>
    starts.map((left) => block(size, size).map(([row, column]) => place(top + row, left + column))),
  );
}

/** @param {Grid} grid */
function disjointGroups(grid) {
  return block(grid.boxRows, grid.boxColumns).map(([row, column]) => samePlace(grid, row, column));
}

/** One place in every box. @param {Grid} grid @param {number} rowInBox @param {number} columnInBox */
function samePlace({ rows, columns, boxRows, boxColumns }, rowInBox, columnInBox) {
  return block(rows / boxRows, columns / boxColumns).map(([band, stack]) =>
    place(band * boxRows + rowInBox, stack * boxColumns + columnInBox),
  );
}

/** @param {number} rowCount @param {number} columnCount @returns {Place[]} row by row */
function block(rowCount, columnCount) {
  return range(rowCount).flatMap((row) => range(columnCount).map((column) => place(row, column)));
}

/** @param {number} down @param {number} right @returns {Place} */
function place(down, right) {
  return [down, right];
}

/** @param {number} length */
function range(length) {
  return Array.from({ length }, (_, i) => i);
}
