/**
 * What the author of a puzzle drew, written for SudokuPad and f-puzzles.
 *
 * @typedef {import("./found.js").Found} Found
 * @typedef {import("../model/drawing.js").Drawing} Drawing
 * @typedef {import("../model/drawing.js").DrawnShape} DrawnShape
 */
import { fogForFPuzzles, fogForPad } from "../model/drawn-fog.js";
import { cageKey, cellUnits, isShownCage, textShare } from "../model/drawing.js";
import { pathOf, textOfPath } from "../model/drawn-path.js";
import { noteDigits } from "../model/digits.js";
import { columnOf, layoutNamed, rowOf } from "../model/layout.js";

/** The drawing of a puzzle that its author did not draw. @type {Drawing} */
export const nothingDrawn = { lines: [], arrows: [], underlays: [], overlays: [], cages: [], rules: [] };

/**
 * The JSON of SudokuPad with the drawing, the player's digits and notes, and what is known of the puzzle.
 * @param {Record<string, any>} pad as the engine writes it: givens, regions, and the cages of rules
 * @param {Found} found
 * @param {Drawing} drawn
 * @returns {Record<string, unknown>}
 */
export function padWithDrawing(pad, found, drawn) {
  const layout = /** @type {import("../model/layout.js").Layout} */ (layoutNamed(found.layout));
  const { entries, notes, corners, title, author, ruleset, message, solution } = found;
  for (const cell of entries.keys()) {
    const own = pad.cells[rowOf(layout, cell)][columnOf(layout, cell)];
    if (entries[cell]) Object.assign(own, { value: entries[cell], given: false });
    if (notes[cell]) own.centremarks = noteDigits(notes[cell], layout.digitCount);
    if (corners[cell]) own.cornermarks = noteDigits(corners[cell], layout.digitCount);
  }
  const { lines, arrows, underlays, overlays, cages } = drawn;
  const about = {
    ...(title && { title }),
    ...(author && { author }),
    ...(ruleset && { rules: ruleset }),
    ...(message && { msgcorrect: message }),
    ...(solution && layout.digitCount < 10 && { solution: solution.join("") }),
  };
  return {
    ...pad,
    cages: withLooks(pad.cages, cages),
    lines: lines.map(lineForPad),
    arrows,
    underlays,
    overlays,
    ...fogForPad(drawn.fog),
    metadata: { ...pad.metadata, ...about },
  };
}

/** A free path counts from the corner of the grid. @param {import("../model/drawing.js").DrawnLine} line */
function lineForPad({ origin, wayPoints, ...line }) {
  if (line.d === undefined) return { wayPoints, ...line };
  if (!origin) return line;
  const [down, right] = origin;
  return { ...line, d: textOfPath(pathOf(line.d, [right * cellUnits, down * cellUnits]) ?? []) };
}

/**
 * The cages of rules, each with the look of the first drawn cage that has its cells, and the other drawn cages.
 * @param {readonly any[]} written cages of rules @param {Drawing["cages"]} drawn
 */
function withLooks(written, drawn) {
  const looks = new Map(drawn.toReversed().map((cage) => [cageKey(cage.cells), cage]));
  const isWritten = new Set(written.map(({ cells }) => cageKey(cells)));
  return [
    ...written.map((cage) => ({ ...cage, ...looks.get(cageKey(cage.cells)) })),
    ...drawn.filter(({ cells }) => !isWritten.has(cageKey(cells))),
  ];
}

/**
 * The drawing as f-puzzles has it: lines from cell to cell, shapes and texts in the middle of cells, on their edges and
 * at their corners. What lies elsewhere, and the heads of arrows, f-puzzles does not draw.
 * @param {Drawing | null} drawn
 * @param {Record<string, any>} [written] the JSON of f-puzzles with the rules: their cages are not written again
 * @returns {Record<string, unknown>}
 */
export function drawingForFPuzzles(drawn, written = {}) {
  if (!drawn) return {};
  const caged = new Set(
    [written.killercage, written.extraregion].flatMap((list = []) =>
      list.map((/** @type {any} */ { cells }) => cells.toSorted().join()),
    ),
  );
  const shapes = [...drawn.underlays, ...drawn.overlays].flatMap((shape) => {
    const cells = cellsAt(shape.center);
    return cells ? [{ shape, cells }] : [];
  });
  const isText = (/** @type {{ shape: DrawnShape }} */ { shape }) => !shape.backgroundColor && !shape.borderColor;
  const filled = (/** @type {boolean} */ isRound) =>
    shapes
      .filter((each) => !isText(each) && Boolean(each.shape.rounded) === isRound)
      .map(({ shape, cells }) => ({
        cells,
        ...known({
          baseC: shape.backgroundColor,
          outlineC: shape.borderColor,
          fontC: shape.color,
          width: shape.width,
          height: shape.height,
          angle: shape.angle,
          value: shape.text,
        }),
      }));
  const cages = drawn.cages
    .filter(isShownCage)
    .map(({ cells, ...look }) => ({
      cells: cells.map(([row, column]) => `R${row + 1}C${column + 1}`),
      ...known({ value: look.value, outlineC: look.outlineC, fontC: look.fontC }),
    }));
  const lists = {
    line: [...drawn.lines, ...drawn.arrows].flatMap(({ wayPoints, color, thickness }) => {
      const names = wayPoints.map(cellsAt);
      if (!names.length || !names.every((cells) => cells?.length === 1)) return [];
      return [{ lines: [names.flat()], ...known({ outlineC: color, width: thickness && thickness / cellUnits }) }];
    }),
    rectangle: filled(false),
    circle: filled(true),
    text: shapes
      .filter(isText)
      .map(({ shape, cells }) => ({
        cells,
        ...known({
          value: shape.text,
          fontC: shape.color,
          size: shape.fontSize && shape.fontSize / cellUnits / textShare,
          angle: shape.angle,
        }),
      })),
    cage: cages.filter(({ cells }) => !caged.has(cells.toSorted().join())),
  };
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length)),
    ...fogForFPuzzles(drawn.fog),
  };
}

/** The parts that are there. @param {Record<string, unknown>} parts */
const known = (parts) => Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

/**
 * The cells around a place, as f-puzzles names them; null for a place that is neither a middle, nor an edge, nor a
 * corner.
 * @param {readonly [number, number]} place
 */
function cellsAt([down, right]) {
  const around = (/** @type {number} */ at) =>
    Number.isInteger(at) ? [at, at + 1] : Number.isInteger(at - 0.5) ? [at + 0.5] : null;
  const [rows, columns] = [around(down), around(right)];
  return rows && columns && rows.flatMap((row) => columns.map((column) => `R${row}C${column}`));
}
