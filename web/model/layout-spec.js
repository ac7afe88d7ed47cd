/**
 * The description of a layout: the grids on its canvas, how many digits it has, and its variants. The conditions and
 * the one form of a description are those of the engine (core/grid/layout_spec.h).
 *
 * @typedef {import("./rules.js").Variant} Variant
 * @typedef {object} Grid its rows, columns and regions are houses
 * @property {number} row of its first place on the canvas, from 0
 * @property {number} column
 * @property {number} rows
 * @property {number} columns
 * @property {number} boxRows rows of a box; 0 when the grid has irregular regions or none
 * @property {number} boxColumns
 * @property {readonly (number | null)[] | null} regions the number of the irregular region of each place, row by row,
 *   and null for a place without a cell; null for a grid with boxes or without regions
 * @typedef {Omit<Grid, "regions"> & { regions: readonly (number | string | null)[] | null }} NamedGrid a grid whose
 *   regions have any labels
 * @typedef {{ digitCount: number, grids: readonly Grid[], variants: readonly Variant[] }} Spec
 */
const largestSide = 100;
const [smallest, mostHouses] = [2, 30_000];

/**
 * The grid with the largest boxes that fit, and of these the ones that are as nearly square as possible, rather wider
 * than high; without regions when no box has two rows and two columns.
 *
 * @param {number} rows
 * @param {number} columns
 * @param {number} digitCount
 * @returns {Grid}
 */
export function gridOfShape(rows, columns, digitCount) {
  let [boxRows, boxColumns, best] = [0, 0, 0];
  for (let high = 2; high <= Math.min(rows, largestSide); high++) {
    for (let wide = 2; wide <= Math.min(columns, Math.floor(digitCount / high)); wide++) {
      const worth = high * wide * 1000 - 2 * Math.abs(wide - high) + (wide > high ? 1 : 0);
      if (rows % high || columns % wide || worth <= best) continue;
      [boxRows, boxColumns, best] = [high, wide, worth];
    }
  }
  return newGrid(rows, columns, { boxRows, boxColumns });
}

/**
 * A grid at the first place of the canvas; without more said, a grid without regions.
 * @template {Partial<NamedGrid>} More
 * @param {number} rows
 * @param {number} columns
 * @param {More} [more]
 */
export const newGrid = (rows, columns, more = /** @type {More} */ ({})) => ({
  row: 0,
  column: 0,
  rows,
  columns,
  boxRows: 0,
  boxColumns: 0,
  regions: null,
  ...more,
});

/** Whether a grid has a cell at a place of the canvas. @param {Grid} grid @param {number} row @param {number} column */
export function hasPlace(grid, row, column) {
  const [down, right] = [row - grid.row, column - grid.column];
  if (down < 0 || down >= grid.rows || right < 0 || right >= grid.columns) return false;
  return grid.regions?.[down * grid.columns + right] !== null;
}

/**
 * The region of a place of a grid, from 0; -1 without regions.
 * @param {Grid} grid
 * @param {number} row from 0 in the grid
 * @param {number} column
 */
export function regionAt({ columns, boxRows, boxColumns, regions }, row, column) {
  if (regions) return regions[row * columns + column] ?? -1;
  return boxRows ? Math.floor(row / boxRows) * (columns / boxColumns) + Math.floor(column / boxColumns) : -1;
}

/** @param {Grid} grid */
export const hasHoles = ({ regions }) => regions?.includes(null) ?? false;

/**
 * Whether a description in its one form is an ordinary square: one grid of n rows and n columns with n digits, in which
 * every cell belongs to a region of n cells.
 * @param {Pick<Spec, "digitCount" | "grids">} spec
 */
export const isSquareSpec = ({ digitCount, grids: [grid, ...others] }) =>
  !others.length && hasSide(grid, digitCount) && hasSquareRegions(grid, digitCount);

/** @param {Grid} grid @param {number} side */
const hasSide = ({ rows, columns }, side) => rows === side && columns === side;

/** @param {Grid} grid @param {number} side */
function hasSquareRegions(grid, side) {
  if (!grid.regions) return grid.boxRows * grid.boxColumns === side;
  const sizes = sizesOf(grid.regions);
  return !hasHoles(grid) && sizes.length === side && sizes.every((size) => size === side);
}

/**
 * Returns the one form of a description: grids by their places, regions numbered in the order of their first cells,
 * boxes instead of regions that are in fact boxes. Null when there is no such layout, whatever its variants.
 *
 * @param {{ digitCount: number, grids: readonly NamedGrid[], variants: readonly Variant[] }} spec
 * @returns {Spec | null}
 */
export function normalForm({ digitCount, grids: given, variants }) {
  if (!isBetween(digitCount, smallest) || !given.length) return null;
  const grids = given
    .map((grid) => normalGrid(grid, digitCount))
    .filter((grid) => grid !== null)
    .sort((a, b) => Number(isLarge(b)) - Number(isLarge(a)) || a.row - b.row || a.column - b.column);
  if (grids.length < given.length || grids.reduce((sum, grid) => sum + houseCount(grid), 0) > mostHouses) return null;
  const isRepeated = grids.some((one, i) => grids.some((other, j) => i !== j && liesWithin(one, other)));
  if (isRepeated || grids.every(({ row }) => row) || grids.every(({ column }) => column)) return null;
  const spec = { digitCount, grids, variants };
  const isJigsaw = grids.length === 1 && hasSide(grids[0], digitCount) && grids[0].regions && !hasHoles(grids[0]);
  return isJigsaw && !isSquareSpec(spec) ? null : spec;
}

/** Whether a grid has several cells, and is no extra cell. @param {{ rows: number, columns: number }} grid */
export const isLarge = ({ rows, columns }) => rows * columns > 1;

/** @param {number} count @param {number} least */
const isBetween = (count, least) => Number.isInteger(count) && count >= least && count <= largestSide;

/** @param {NamedGrid} grid @param {number} digitCount @returns {Grid | null} */
function normalGrid(grid, digitCount) {
  const { row, column, rows, columns, boxRows, boxColumns, regions } = grid;
  if (!isBetween(rows, 1) || !isBetween(columns, 1) || Math.max(rows, columns) > digitCount) return null;
  if (row < 0 || column < 0 || row + rows > largestSide || column + columns > largestSide) return null;
  if (regions) return withRegions(grid, regions, digitCount);
  const fits = !boxRows || (rows % boxRows === 0 && columns % boxColumns === 0 && boxRows * boxColumns <= digitCount);
  return fits ? { ...grid, regions: null } : null;
}

/**
 * @param {NamedGrid} grid
 * @param {readonly (number | string | null)[]} named
 * @param {number} digitCount
 * @returns {Grid | null}
 */
function withRegions(grid, named, digitCount) {
  if (named.length !== grid.rows * grid.columns) return null;
  const order = new Map([...new Set(named.filter((region) => region !== null))].map((region, i) => [region, i]));
  const regions = named.map((region) => (region === null ? null : /** @type {number} */ (order.get(region))));
  const [size, ...sizes] = sizesOf(regions);
  if (Math.max(size, ...sizes) > digitCount) return null;
  for (let boxRows = 1; boxRows <= grid.rows && sizes.every((each) => each === size); boxRows++) {
    const boxes = { ...grid, boxRows, boxColumns: size / boxRows, regions: null };
    if (grid.rows % boxRows || size % boxRows || grid.columns % boxes.boxColumns) continue;
    const isBoxed = regions.every(
      (region, place) => region === regionAt(boxes, Math.floor(place / grid.columns), place % grid.columns),
    );
    if (isBoxed) return boxes;
  }
  return { ...grid, boxRows: 0, boxColumns: 0, regions };
}

/**
 * How many cells each region has.
 * @param {readonly (number | null)[]} regions numbered in the order of their first cells
 */
function sizesOf(regions) {
  /** @type {number[]} */
  const sizes = [];
  for (const region of regions) if (region !== null) sizes[region] = (sizes[region] ?? 0) + 1;
  return sizes;
}

/** Irregular regions are not counted, as in the engine. @param {Grid} grid */
const houseCount = ({ rows, columns, boxRows, boxColumns }) =>
  rows + columns + (boxRows ? (rows * columns) / (boxRows * boxColumns) : 0);

/** @param {Grid} inner @param {Grid} outer */
const liesWithin = (inner, outer) =>
  inner.row >= outer.row &&
  inner.column >= outer.column &&
  inner.row + inner.rows <= outer.row + outer.rows &&
  inner.column + inner.columns <= outer.column + outer.columns;
