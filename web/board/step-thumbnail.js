/**
 * A small picture of the pattern of a step, for cards: houses, cells and links without candidates, which could not be
 * read in this size. Digits are written only where a cell has room: one or two of the step, or those of the board when
 * the step is a single. The rules of the view are drawn as on a board.
 */
import { symbolOf } from "../model/digits.js";
import { layersOf } from "./extension.js";
import { boardGeometry, cornerOf } from "./geometry.js";
import { line, rect, text } from "./operations.js";
import { houseLook, looksOfRoles, setLook } from "./step-looks.js";
import { readStep } from "./step-reading.js";

/** @typedef {import("./operations.js").Operation} Operation */
/** @typedef {import("./display-list.js").DisplayList} DisplayList */
/** @typedef {import("./geometry.js").Geometry} Geometry */

/** Units of the whole picture, whatever the side of the board. */
const extent = 108;

/**
 * @param {import("./view.js").BoardView} view of the position
 * @param {import("../model/step.js").Step} step
 * @returns {DisplayList}
 */
export function drawThumbnail(view, step) {
  const { layout } = view;
  const cell = extent / Math.max(layout.rows, layout.columns);
  const geometry = boardGeometry(
    layout,
    cell,
    { thin: Math.min(0.5, cell * 0.06), thick: Math.min(1.5, cell * 0.15) },
    0,
    view.room,
  );
  const { beneath, above } = layersOf(view, geometry);
  const reading = readStep(view, step);
  const looks = looksOfRoles(reading.parts.map(({ role }) => role));
  const ground = (/** @type {number} */ at, /** @type {import("./palette.js").ColourName} */ colour) => {
    const { x, y } = cornerOf(geometry, at);
    return rect(x, y, cell, cell, colour);
  };
  const marked = new Set();
  const cells = reading.parts.flatMap(({ role, number, cells: of }) => {
    const paper = role === "als" ? setLook(number).colour : (looks.get(role)?.colour ?? "step-plain");
    return of.filter((at) => !marked.has(at) && marked.add(at)).map((at) => ground(at, paper));
  });
  const answers = [...reading.answers, ...reading.placements];
  const { frame } = geometry;
  // Clues outside the grid need room on some sides. The picture stays a square.
  const whole = Math.max(geometry.width, geometry.height);
  return {
    width: whole,
    height: whole,
    operations: [
      rect(frame.x, frame.y, frame.width, frame.height, "paper"),
      ...reading.houses.flatMap(({ role, cells: of }) => of.map((at) => ground(at, houseLook(role).paper))),
      ...(reading.answers.length ? [] : cells),
      ...answers.map(({ cell: at }) => ground(at, "step-place")),
      ...beneath,
      ...lines(geometry),
      ...above,
      ...linksOf(reading, geometry),
      ...(reading.answers.length
        ? view.cells.flatMap(({ digit }, at) =>
            digit ? [written(geometry, at, symbolOf(digit, layout.digitCount), "note")] : [],
          )
        : digitsOf(reading, geometry)),
      ...reading.answers.map(({ cell: at, digit }) =>
        written(geometry, at, symbolOf(digit, layout.digitCount), "paper"),
      ),
      ...[...new Set(reading.eliminations.map(({ cell: at }) => at))].flatMap((at) =>
        crossed(geometry, at, marked.has(at)),
      ),
    ],
  };
}

/** @param {Geometry} geometry @returns {Operation[]} */
function lines({ frame: { x, y, width, height }, uprights, levels }) {
  const colour = (/** @type {boolean} */ thick) => (thick ? "thick-line" : "thin-line");
  return [false, true].flatMap((thick) => [
    ...uprights
      .filter((each) => each.thick === thick)
      .map(({ start, size }) => rect(start, y, size, height, colour(thick))),
    ...levels
      .filter((each) => each.thick === thick)
      .map(({ start, size }) => rect(x, start, width, size, colour(thick))),
  ]);
}

/** @param {Geometry} geometry @param {number} at */
function middleOf(geometry, at) {
  const { x, y } = cornerOf(geometry, at);
  return { x: x + geometry.cell / 2, y: y + geometry.cell / 2 };
}

/**
 * From the middle of one cell to that of another. A group begins at its first cell.
 * @param {import("./step-reading.js").StepReading} reading
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
function linksOf({ links }, geometry) {
  return links.flatMap(({ from, to, strong }) => {
    if (!from.cells.length || !to.cells.length || from.cells[0] === to.cells[0]) return [];
    const [start, end] = [middleOf(geometry, from.cells[0]), middleOf(geometry, to.cells[0])];
    return [line(start.x, start.y, end.x, end.y, geometry.cell * (strong ? 0.16 : 0.08), "step-link")];
  });
}

/**
 * The digits of the step in its cells, where they are few.
 * @param {import("./step-reading.js").StepReading} reading
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
function digitsOf({ parts, links }, geometry) {
  if (links.length) return [];
  /** @type {Map<number, Set<number>>} */
  const digits = new Map();
  for (const { candidates } of parts)
    for (const { cell, digit } of candidates) digits.set(cell, (digits.get(cell) ?? new Set()).add(digit));
  return [...digits]
    .filter(([, of]) => of.size <= 2)
    .map(([at, of]) =>
      written(
        geometry,
        at,
        [...of]
          .sort()
          .map((digit) => symbolOf(digit, geometry.layout.digitCount))
          .join(""),
        "paper",
      ),
    );
}

/**
 * @param {Geometry} geometry
 * @param {number} at
 * @param {string} symbols
 * @param {import("./palette.js").ColourName} colour
 * @returns {Operation}
 */
function written(geometry, at, symbols, colour) {
  const { x, y } = middleOf(geometry, at);
  return text(x, y, symbols, geometry.cell * (symbols.length > 1 ? 0.62 : 0.76), 600, colour);
}

/**
 * A cell of the pattern has its cross in a corner, beside the digits.
 * @param {Geometry} geometry
 * @param {number} at
 * @param {boolean} isMarked
 * @returns {Operation[]}
 */
function crossed(geometry, at, isMarked) {
  const { x, y } = cornerOf(geometry, at);
  const { cell } = geometry;
  const [left, right, top, bottom] = (isMarked ? [0.62, 0.94, 0.06, 0.38] : [0.26, 0.74, 0.26, 0.74]).map(
    (share) => cell * share,
  );
  const [width, colour] = isMarked
    ? [cell * 0.11, /** @type {const} */ ("paper")]
    : [cell * 0.13, /** @type {const} */ ("step-out")];
  return [
    line(x + left, y + top, x + right, y + bottom, width, colour),
    line(x + left, y + bottom, x + right, y + top, width, colour),
  ];
}
