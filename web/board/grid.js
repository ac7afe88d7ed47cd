/**
 * The board for assistive technology: an ARIA grid over the picture with one element per cell and a roving tabindex.
 * The grid also receives keys and pointers, so that a screen reader and a finger reach the same elements. A large board
 * has elements only for the cells around the focused cell: ten thousand elements would be too many for a screen reader.
 */
import { cellAt, columnOf, rowOf } from "../model/layout.js";
import { boardLabel, createLabels } from "./cell-labels.js";
import { createRoving } from "./roving.js";

/** @typedef {import("./view.js").BoardView} BoardView */
/** @typedef {import("./view.js").CellView} CellView */
/** @typedef {import("../model/layout.js").Layout} Layout */
/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Span} Span */
/** @typedef {import("./geometry.js").Stripe} Stripe */
/**
 * The sentences that a board says.
 *
 * @typedef {import("./refusals.js").Refusal | import("./announcer.js").ChangeKey | (typeof
 *   import("../model/position.js").colorKeys)[number] | OwnKey} BoardKey
 * @typedef {"board.label" | "board.cell" | "board.grid" | "board.also" | "board.in-grid" | "board.conflict" |
 *   "board.conflicts-gone" | "board.changed" | "board.mode" | "board.locked" | "board.unlocked"} OwnKey
 * @typedef {((key: BoardKey, values?: Record<string, string | number>) => string) & { language?: string }} Words
 */

/**
 * @typedef {object} AccessibleGrid
 * @property {HTMLElement} element
 * @property {(view: BoardView) => void} update
 * @property {(geometry: Geometry, pixelRatio: number) => void} place moves the elements over the pictures of their
 *   cells
 */

/** How many rows and columns have elements. Boards up to this side have an element for every cell. */
const windowSide = 25;
/** The window of elements moves when the focused cell is nearer to its edge than this many cells. */
const margin = 4;

/** @param {Document} document @param {Words} words @returns {AccessibleGrid} */
export function createGrid(document, words) {
  const element = document.createElement("div");
  element.className = "board-grid";
  element.setAttribute("role", "grid");
  element.setAttribute("aria-multiselectable", "true");
  const label = createLabels(words);
  const roving = createRoving(element);
  /** By cell; holes for those without an element. @type {HTMLElement[]} */
  let cells = [];
  /** @type {BoardView | null} */
  let shown = null;
  /** @type {Span} */
  let span = { rows: [0, 0], columns: [0, 0] };
  /** @type {[Geometry, number] | null} */
  let placed = null;
  /** The grid in which the listener is; −1 before the listener has been anywhere. */
  let known = -1;

  /** @param {Geometry} geometry @param {number} pixelRatio */
  function place(geometry, pixelRatio) {
    placed = [geometry, pixelRatio];
    const { width, height, cell, uprights, levels } = geometry;
    const px = (/** @type {number} */ units) => `${units / pixelRatio}px`;
    const tracks = (/** @type {readonly Stripe[]} */ lines, /** @type {[number, number]} */ [first, last]) =>
      lines
        .slice(first + 1, last + 2)
        .map((line) => px(cell + line.size))
        .join(" ");
    const before = (/** @type {Stripe} */ { start, size }) => px(start + size);
    element.style.width = px(width);
    element.style.height = px(height);
    element.style.padding = `${before(levels[span.rows[0]])} 0 0 ${before(uprights[span.columns[0]])}`;
    element.style.gridTemplateRows = tracks(levels, span.rows);
    element.style.setProperty("--tracks", tracks(uprights, span.columns));
  }

  return {
    element,
    update(view) {
      const wanted = windowAround(view, shown?.layout === view.layout ? span : null);
      const same = shown?.layout === view.layout && shown.face === view.face && wanted === span ? shown : null;
      if (!same) {
        const hadFocus = roving.focused() !== null;
        span = wanted;
        cells = buildCells(element, view.layout, span, words);
        roving.hold(cells);
        if (hadFocus) roving.go(placeOf(view) ?? firstOf(cells));
      }
      // The label says that a digit is given, wrong or in conflict: by attributes of the cell a screen reader would say
      // so a second time.
      // A cell of another grid names its grid, and so does the cell that leads into another grid.
      const at = placeOf(view);
      const heard = shown?.layout === view.layout ? known : -1;
      if (shown?.layout !== view.layout || at !== null) known = at === null ? -1 : view.grid;
      const isSameGrid = same && heard === known;
      if (!isSameGrid || same.cells !== view.cells || same.spoken !== view.spoken)
        cells.forEach((cell, i) => {
          if (!isSameGrid || same.spoken?.[i] !== view.spoken?.[i] || !sameContent(same.cells[i], view.cells[i]))
            cell.setAttribute("aria-label", label(view, i, view.spoken?.[i], i === at ? heard : known));
        });
      element.setAttribute("aria-readonly", String(view.cells.every(({ locked }) => locked)));
      markSelected(cells, same, view);
      // After the selection was cleared, the focus stays where it is.
      roving.reach(placeOf(view) ?? roving.focused() ?? firstOf(cells));
      shown = view;
      if (!same && placed?.[0].layout === view.layout) place(...placed);
    },
    place,
  };
}

/** The first cell of a span. @param {HTMLElement[]} cells */
const firstOf = (cells) => cells.findIndex(Boolean);

/**
 * Returns the rows and columns that need elements. The current ones are kept while the focused cell is far enough from
 * their edge.
 * @param {BoardView} view
 * @param {Span | null} now
 * @returns {Span}
 */
function windowAround(view, now) {
  const { layout } = view;
  const place = placeOf(view);
  const within = (
    /** @type {number} */ line,
    /** @type {[number, number]} */ [first, end],
    /** @type {number} */ count,
  ) =>
    (line >= first + margin || first === 0) &&
    (line <= end - margin || end === count - 1) &&
    line >= first &&
    line <= end;
  const around = (/** @type {number} */ line, /** @type {number} */ count) => {
    const first = Math.max(0, Math.min(line - (windowSide - 1) / 2, count - windowSide));
    return /** @type {[number, number]} */ ([first, Math.min(count, first + windowSide) - 1]);
  };
  const [row, column] = [rowOf(layout, place ?? 0), columnOf(layout, place ?? 0)];
  if (now && (place === null || (within(row, now.rows, layout.rows) && within(column, now.columns, layout.columns))))
    return now;
  return { rows: around(row, layout.rows), columns: around(column, layout.columns) };
}

/**
 * @param {HTMLElement} element
 * @param {Layout} layout
 * @param {Span} span
 * @param {Words} words
 * @returns {HTMLElement[]}
 */
function buildCells(element, layout, { rows: [top, bottom], columns: [left, right] }, words) {
  const document = element.ownerDocument;
  element.setAttribute("aria-label", boardLabel(layout, words));
  element.setAttribute("aria-rowcount", String(layout.rows));
  element.setAttribute("aria-colcount", String(layout.columns));
  /** @type {HTMLElement[]} */
  const cells = [];
  const row = buildRow(document, left, right);
  const rows = Array.from({ length: bottom - top + 1 }, (_, down) => {
    const line = /** @type {HTMLElement} */ (row.cloneNode(true));
    line.setAttribute("aria-rowindex", String(top + down + 1));
    if (layout.cellsOfPlaces) line.style.gridRow = String(down + 1);
    [.../** @type {Iterable<HTMLElement>} */ (line.children)].forEach((place, across) => {
      const cell = cellAt(layout, top + down, left + across);
      if (cell === null) return place.remove();
      if (layout.cellsOfPlaces) place.style.gridColumn = String(across + 1);
      place.setAttribute("data-cell", String(cell));
      cells[cell] = place;
    });
    return line;
  });
  element.replaceChildren(...rows.filter(({ children }) => children.length));
  return cells;
}

/**
 * Makes a row of elements, which is copied for each row of the board.
 * @param {Document} document
 * @param {number} left
 * @param {number} right
 */
function buildRow(document, left, right) {
  const row = document.createElement("div");
  row.setAttribute("role", "row");
  for (let column = left; column <= right; column++) {
    const cell = document.createElement("div");
    cell.setAttribute("role", "gridcell");
    cell.setAttribute("aria-colindex", String(column + 1));
    row.append(cell);
  }
  return row;
}

/** What the label of a cell says of it. */
const told = /** @type {const} */ ([
  "kind",
  "digit",
  "notes",
  "own",
  "corners",
  "colors",
  "source",
  "conflict",
  "wrong",
]);

/** @param {CellView} a @param {CellView} b */
const sameContent = (a, b) => told.every((name) => a[name] === b[name]);

/** @param {HTMLElement[]} cells @param {BoardView | null} before @param {BoardView} now */
function markSelected(cells, before, now) {
  const selected = new Set(now.selection);
  for (const cell of before?.selection ?? []) if (!selected.has(cell)) cells[cell]?.removeAttribute("aria-selected");
  for (const cell of selected) cells[cell]?.setAttribute("aria-selected", "true");
}

/** Returns the cell where the keyboard is; null without a selection. @param {BoardView} view */
const placeOf = ({ caret, cursor }) => caret ?? cursor;
