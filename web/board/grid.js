/**
 * The board for assistive technology: an ARIA grid over the picture with one element per cell and a roving tabindex. The grid
 * also receives keys and pointers, so that a screen reader and a finger reach the same elements. A large board has elements
 * only for the cells around the selected cell: ten thousand elements would be too many for a screen reader.
 */
import { noteDigits, numbered, symbolOf } from "../model/digits.js";
import { columnOf, rowOf } from "../model/layout.js";

/** @typedef {import("./view.js").BoardView} BoardView */
/** @typedef {import("./view.js").CellView} CellView */
/** @typedef {import("../model/layout.js").Layout} Layout */
/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Span} Span */
/** @typedef {import("./geometry.js").Stripe} Stripe */
/** @typedef {(key: string, values?: Record<string, string | number>) => string} Words */

/**
 * @typedef {object} AccessibleGrid
 * @property {HTMLElement} element
 * @property {(view: BoardView) => void} update
 * @property {(geometry: Geometry, pixelRatio: number) => void} place moves the elements over the pictures of their cells
 */

/** How many rows and columns have elements. Boards up to this side have an element for every cell. */
const windowSide = 25;
/** The window of elements moves when the selected cell is nearer to its edge than this many cells. */
const margin = 4;

/** @param {Document} document @param {Words} words @returns {AccessibleGrid} */
export function createGrid(document, words) {
  const element = document.createElement("div");
  element.className = "board-grid";
  element.setAttribute("role", "grid");
  /** By cell; holes for those without an element. @type {HTMLElement[]} */
  let cells = [];
  /** @type {BoardView | null} */
  let shown = null;
  /** @type {Span} */
  let span = { rows: [0, 0], columns: [0, 0] };
  /** @type {[Geometry, number] | null} */
  let placed = null;

  /** @param {Geometry} geometry @param {number} pixelRatio */
  function place(geometry, pixelRatio) {
    placed = [geometry, pixelRatio];
    const { width, height, cell, uprights, levels } = geometry;
    const px = (/** @type {number} */ units) => `${units / pixelRatio}px`;
    const tracks = (/** @type {readonly Stripe[]} */ lines, /** @type {[number, number]} */ [first, last]) => (
      lines.slice(first + 1, last + 2).map((line) => px(cell + line.size)).join(" "));
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
      const same = shown?.layout === view.layout && wanted === span ? shown : null;
      if (!same) {
        const hadFocus = element.contains(activeIn(element));
        span = wanted;
        cells = buildCells(element, view.layout, span, words);
        if (hadFocus) cells[view.selection ?? firstOf(span, view.layout)].focus({ preventScroll: true });
      }
      if (same?.cells !== view.cells) cells.forEach((cell, i) => {
        if (!same || !sameContent(same.cells[i], view.cells[i])) describe(cell, view.cells[i], i, view.layout, words);
      });
      rove(cells, same?.selection ?? null, view.selection, firstOf(span, view.layout), element);
      shown = view;
      if (!same && placed?.[0].layout === view.layout) place(...placed);
    },
    place,
  };
}

/** @param {HTMLElement} element */
const activeIn = (element) => /** @type {Document | ShadowRoot} */ (element.getRootNode()).activeElement;

/** @param {Span} span @param {Layout} layout */
const firstOf = ({ rows, columns }, { side }) => rows[0] * side + columns[0];

/** Returns the rows and columns that need elements. The current ones are kept while the selected cell is far enough from their edge. @param {BoardView} view @param {Span | null} now @returns {Span} */
function windowAround({ layout, selection }, now) {
  const last = layout.side - 1;
  const within = (/** @type {number} */ place, /** @type {[number, number]} */ [first, end]) => (
    (place >= first + margin || first === 0) && (place <= end - margin || end === last) && place >= first && place <= end);
  const around = (/** @type {number} */ place) => {
    const first = Math.max(0, Math.min(place - (windowSide - 1) / 2, last + 1 - windowSide));
    return /** @type {[number, number]} */ ([first, Math.min(last, first + windowSide - 1)]);
  };
  const at = selection ?? 0;
  if (now && (selection === null || (within(rowOf(layout, at), now.rows) && within(columnOf(layout, at), now.columns)))) return now;
  return { rows: around(rowOf(layout, at)), columns: around(columnOf(layout, at)) };
}

/** @param {HTMLElement} element @param {Layout} layout @param {Span} span @param {Words} words @returns {HTMLElement[]} */
function buildCells(element, layout, { rows: [top, bottom], columns: [left, right] }, words) {
  const document = element.ownerDocument;
  element.setAttribute("aria-label", words("board.label", { side: layout.side }));
  element.setAttribute("aria-rowcount", String(layout.side));
  element.setAttribute("aria-colcount", String(layout.side));
  /** @type {HTMLElement[]} */
  const cells = [];
  element.replaceChildren(...Array.from({ length: bottom - top + 1 }, (_, down) => {
    const line = document.createElement("div");
    line.setAttribute("role", "row");
    line.setAttribute("aria-rowindex", String(top + down + 1));
    for (let column = left; column <= right; column++) {
      const i = (top + down) * layout.side + column;
      line.append(cells[i] = buildCell(document, i, column + 1));
    }
    return line;
  }));
  return cells;
}

/** @param {Document} document @param {number} i @param {number} column from 1 */
function buildCell(document, i, column) {
  const cell = document.createElement("div");
  cell.setAttribute("role", "gridcell");
  cell.setAttribute("aria-colindex", String(column));
  cell.tabIndex = -1;
  cell.dataset.cell = String(i);
  return cell;
}

/** @param {CellView} a @param {CellView} b */
function sameContent(a, b) {
  return a.kind === b.kind && a.digit === b.digit && a.notes === b.notes && a.computed === b.computed
    && a.conflict === b.conflict && a.locked === b.locked;
}

/** @param {HTMLElement} element @param {CellView} cell @param {number} i @param {Layout} layout @param {Words} words */
function describe(element, cell, i, layout, words) {
  const { side } = layout;
  element.setAttribute("aria-label", words("board.cell", {
    row: rowOf(layout, i) + 1,
    column: columnOf(layout, i) + 1,
    region: layout.hasBoxes ? 0 : layout.regions[i] + 1,
    kind: cell.notes ? (cell.computed ? "candidates" : "notes") : cell.kind,
    digit: symbolOf(cell.digit, side),
    notes: numbered(noteDigits(cell.notes, side), side).join(" "),
    conflict: cell.conflict ? "yes" : "no",
  }));
  element.setAttribute("aria-readonly", String(cell.locked));
  element.setAttribute("aria-invalid", String(cell.conflict));
}

/** The selected cell is the one that Tab reaches; it takes the focus when the grid has it. @param {HTMLElement[]} cells @param {number | null} before @param {number | null} now @param {number} first @param {HTMLElement} grid */
function rove(cells, before, now, first, grid) {
  if (before !== null && before !== now) {
    cells[before].tabIndex = -1;
    cells[before].removeAttribute("aria-selected");
  }
  cells[first].tabIndex = now === null ? 0 : -1;
  if (now === null) return;
  cells[now].tabIndex = 0;
  cells[now].setAttribute("aria-selected", "true");
  const active = activeIn(grid);
  if (active !== cells[now] && grid.contains(active)) cells[now].focus({ preventScroll: true });
}
