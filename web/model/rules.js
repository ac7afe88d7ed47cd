/**
 * The kinds of rules besides rows, columns and regions, as a table. The ids, the conditions and the order are those of
 * the engine's table (core/grid/rule_table.cpp). A further kind is a further row.
 *
 * @typedef {(typeof ruleTable)[number]["kind"]} RuleKind
 * @typedef {RuleKind} Variant a kind whose rules belong to the layout, because they add houses or pairs; today every
 *   kind of the table
 * @typedef {import("./layout.js").House} House
 * @typedef {Pick<import("./layout.js").Layout, "side" | "boxRows" | "boxColumns" | "hasBoxes">} Shape
 * @typedef {readonly [down: number, right: number]} Place
 *
 * @typedef {object} RuleRow
 * @property {string} kind the name in texts
 * @property {(shape: Shape) => boolean} suits whether a shape can have the rule
 * @property {string} [house] the kind of the houses that the rule adds
 * @property {(shape: Shape) => readonly (readonly Place[])[]} [houses] the cells of each of these houses
 * @property {readonly Place[]} [pairs] the steps to the cells that must differ from a cell
 */

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
const isSquare = (/** @type {Shape} */ { side }) => Number.isInteger(Math.sqrt(side));
const hasMiddleCells = (/** @type {Shape} */ { hasBoxes, boxRows, boxColumns }) =>
  hasBoxes && boxRows % 2 === 1 && boxColumns % 2 === 1;

/** In the order in which a name has them, and their houses are numbered. */
export const ruleTable = /** @type {const} @satisfies {readonly RuleRow[]} */ ([
  { kind: "x", suits: always, house: "diagonal", houses: diagonals },
  { kind: "windoku", suits: isSquare, house: "window", houses: windows },
  { kind: "asterisk", suits: ({ side }) => side === 9, house: "asterisk", houses: () => [asteriskCells] },
  {
    kind: "centerdots",
    suits: hasMiddleCells,
    house: "centerdots",
    houses: (shape) => [samePlace(shape, (shape.boxRows - 1) / 2, (shape.boxColumns - 1) / 2)],
  },
  { kind: "disjoint", suits: ({ hasBoxes }) => hasBoxes, house: "disjoint", houses: disjointGroups },
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

/** Whether a shape can have the variant. @param {Variant} variant @param {Shape} shape */
export const suits = (variant, shape) => rowOf(variant).suits(shape);

/**
 * The houses of a variant; none for those that are rules for pairs.
 * @param {Variant} variant
 * @param {Shape} shape
 * @returns {House[]}
 */
export function extraHouses(variant, shape) {
  const { house, houses } = rowOf(variant);
  if (!houses) return [];
  return houses(shape).map((places, index) => ({
    kind: /** @type {House["kind"]} */ (house),
    index,
    cells: places.map(([row, column]) => row * shape.side + column),
  }));
}

/**
 * The steps to cells that differ by a rule for pairs, each with its rule.
 * @param {readonly Variant[]} variants
 * @returns {{ kind: Variant, step: Place }[]}
 */
export const pairSteps = (variants) =>
  variants.flatMap((kind) => (rowOf(kind).pairs ?? []).map((step) => ({ kind, step })));

/** @param {Shape} shape */
function diagonals({ side }) {
  return [range(side).map((i) => place(i, i)), range(side).map((i) => place(i, side - 1 - i))];
}

/** Squares as large as a box, one cell from the edge and from each other. @param {Shape} shape */
function windows({ side }) {
  const size = Math.sqrt(side);
  const starts = range(size - 1).map((i) => 1 + i * (size + 1));
  return starts.flatMap((top) =>
    starts.map((left) => grid(size, size).map(([row, column]) => place(top + row, left + column))),
  );
}

/** @param {Shape} shape */
function disjointGroups(shape) {
  return grid(shape.boxRows, shape.boxColumns).map(([row, column]) => samePlace(shape, row, column));
}

/** One place in every box. @param {Shape} shape @param {number} rowInBox @param {number} columnInBox */
function samePlace({ boxRows, boxColumns }, rowInBox, columnInBox) {
  return grid(boxColumns, boxRows).map(([band, stack]) =>
    place(band * boxRows + rowInBox, stack * boxColumns + columnInBox),
  );
}

/** @param {number} rowCount @param {number} columnCount @returns {Place[]} row by row */
function grid(rowCount, columnCount) {
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
