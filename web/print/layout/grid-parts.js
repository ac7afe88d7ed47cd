/**
 * Large print of several grids: each grid is a board of its own. Its cells that belong to other grids too are shaded,
 * and a cell that it shares with another grid has the name of that grid.
 *
 * @typedef {object} GridPart
 * @property {import("./puzzle-pages.js").Numbered} whole the puzzle of all grids
 * @property {number} grid its place among the grids, from 0
 * @property {number} number its number among them, from 1; 0 of an extra cell
 * @property {readonly number[]} shared cells that other grids have too
 * @property {ReadonlyMap<number, string>} names of other grids, by a cell that they share
 *
 * @typedef {import("./puzzle-pages.js").Numbered} Numbered
 */
import { cornerOf } from "../../board/geometry.js";
import { rect, text } from "../../board/operations.js";
import { cellAt, gridNumber, isInGrid, layoutNamed } from "../../model/layout.js";
import { layoutName, shapeName } from "../../model/layout-name.js";
import { hasPlace, normalForm } from "../../model/layout-spec.js";

/** Size of the name of another grid, and its distance to the upper edge of its cell, relative to the cell. */
const [nameSize, nameInset] = [0.24, 0.06];

/**
 * Returns the boards of puzzles: in large print each of several grids, elsewhere each puzzle. A puzzle with rules stays
 * whole, because its rules can reach over grids.
 *
 * @param {readonly Numbered[]} puzzles @param {import("../print-settings.js").Look} look
 * @param {import("../../i18n/words.js").Words} words @returns {Numbered[]}
 */
export const boardsOf = (puzzles, { large }, words) =>
  puzzles.flatMap((puzzle) => (large && !puzzle.rules ? partsOf(puzzle, words) : [puzzle]));

/** @param {Numbered} puzzle @param {import("../../i18n/words.js").Words} words @returns {Numbered[]} */
function partsOf(puzzle, words) {
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(puzzle.layout));
  const { grids, digitCount, variants } = layout;
  if (layout.gridCount < 2) return [puzzle];
  return grids.map((grid, index) => {
    const spec = normalForm({ digitCount, grids: [{ ...grid, row: 0, column: 0 }], variants });
    const cells = placesOf(grid).flatMap(([row, column]) =>
      hasPlace(grid, row, column) ? [/** @type {number} */ (cellAt(layout, row, column))] : [],
    );
    /** @type {<T>(values: readonly T[] | null | undefined) => T[] | null} */
    const own = (values) => (values ? cells.map((cell) => values[cell]) : null);
    /** @type {Map<number, string>} */
    const names = new Map();
    for (const other of grids.keys()) {
      const free = [...cells.keys()].filter((i) => isInGrid(layout, other, cells[i]) && !names.has(i));
      const at = free.find((i) => !puzzle.givens[cells[i]]) ?? free[0];
      if (other !== index && at !== undefined) names.set(at, words("sheet.grid", { grid: other + 1 }));
    }
    return {
      ...puzzle,
      layout: layoutName(shapeName(/** @type {import("../../model/layout-spec.js").Spec} */ (spec)), variants),
      givens: cells.map((cell) => puzzle.givens[cell]),
      givenCandidates: own(puzzle.givenCandidates),
      entries: own(puzzle.entries),
      candidates: own(puzzle.candidates),
      solution: own(puzzle.solution),
      title: [puzzle.title, words("sheet.grid-of", { grid: gridNumber(layout, index), count: layout.gridCount })]
        .filter(Boolean)
        .join(" · "),
      part: {
        whole: puzzle,
        grid: index,
        number: gridNumber(layout, index),
        shared: cells.flatMap((cell, i) =>
          grids.some((_, other) => other !== index && isInGrid(layout, other, cell)) ? [i] : [],
        ),
        names,
      },
    };
  });
}

/** @param {import("../../model/layout-spec.js").Grid} grid @returns {[row: number, column: number][]} */
const placesOf = ({ row, column, rows, columns }) =>
  Array.from({ length: rows * columns }, (_, i) => [row + Math.floor(i / columns), column + (i % columns)]);

/** The puzzle that a board is a part of, or is. @param {Numbered} board @returns {Numbered} */
export const wholeOf = (board) => board.part?.whole ?? board;

/**
 * Such as "Puzzle 5", "Grid 3: Puzzle 5".
 * @param {Numbered} board
 * @param {import("../../i18n/words.js").Words} words
 */
export function nameOfBoard({ number, part }, words) {
  const text = words("sheet.puzzle", { number });
  return part ? words("board.in-grid", { grid: part.number, text }) : text;
}

/** What a board has besides its grid: shaded cells, and names. @param {GridPart} part */
export const partExtension = ({ shared, names }) => ({
  /**
   * @param {import("../../board/view.js").BoardView} _
   * @param {import("../../board/geometry.js").Geometry} geometry
   */
  layers: (_, geometry) => ({
    grounds: shared.map((cell) => {
      const { x, y } = cornerOf(geometry, cell);
      return rect(x, y, geometry.cell, geometry.cell, "mark-paper");
    }),
    above: [...names].map(([cell, name]) => {
      const { x, y } = cornerOf(geometry, cell);
      const [size, inset] = [nameSize * geometry.cell, nameInset * geometry.cell];
      return text(x + geometry.cell / 2, y + inset + size / 2, name, size, 600, "note");
    }),
  }),
});
