/**
 * The board for assistive technology: an ARIA grid over the picture, one element a cell, with a roving tabindex.
 * It also receives keys and pointers, so that what is heard and what is touched are the same thing.
 */
import { noteDigits, symbolOf } from "../model/digits.js";
import { columnOf, rowOf } from "../model/layout.js";

/** @typedef {import("./view.js").BoardView} BoardView */
/** @typedef {import("./view.js").CellView} CellView */
/** @typedef {(key: string, values?: Record<string, string | number>) => string} Words */

/**
 * @typedef {object} AccessibleGrid
 * @property {HTMLElement} element
 * @property {(view: BoardView) => void} update
 * @property {(geometry: import("./geometry.js").Geometry, pixelRatio: number) => void} place puts cells over their pictures
 */

/** @param {Document} document @param {Words} words @returns {AccessibleGrid} */
export function createGrid(document, words) {
  const element = document.createElement("div");
  element.className = "board-grid";
  element.setAttribute("role", "grid");
  /** @type {HTMLElement[]} */
  let cells = [];
  /** @type {BoardView | null} */
  let shown = null;

  return {
    element,
    update(view) {
      const same = shown?.layout === view.layout ? shown : null;
      if (!same) cells = buildCells(element, view.layout, words);
      view.cells.forEach((cell, i) => {
        if (!same || !sameContent(same.cells[i], cell)) describe(cells[i], cell, i, view.layout, words);
      });
      rove(cells, same?.selection ?? null, view.selection, element);
      shown = view;
    },
    place({ width, height, cell, uprights, levels }, pixelRatio) {
      const px = (/** @type {number} */ units) => `${units / pixelRatio}px`;
      const tracks = (/** @type {readonly import("./geometry.js").Stripe[]} */ lines) => lines.slice(1).map((line) => px(cell + line.size)).join(" ");
      element.style.width = px(width);
      element.style.height = px(height);
      element.style.padding = `${px(levels[0].size)} 0 0 ${px(uprights[0].size)}`;
      element.style.gridTemplateRows = tracks(levels);
      element.style.setProperty("--tracks", tracks(uprights));
    },
  };
}

/** @param {HTMLElement} element @param {import("../model/layout.js").Layout} layout @param {Words} words */
function buildCells(element, layout, words) {
  const document = element.ownerDocument;
  element.setAttribute("aria-label", words("board.label", { side: layout.side }));
  element.setAttribute("aria-rowcount", String(layout.side));
  element.setAttribute("aria-colcount", String(layout.side));
  const cells = Array.from({ length: layout.cellCount }, (_, i) => buildCell(document, i));
  element.replaceChildren(...Array.from({ length: layout.side }, (_, row) => {
    const line = document.createElement("div");
    line.setAttribute("role", "row");
    line.append(...cells.slice(row * layout.side, (row + 1) * layout.side));
    return line;
  }));
  return cells;
}

/** @param {Document} document @param {number} i */
function buildCell(document, i) {
  const cell = document.createElement("div");
  cell.setAttribute("role", "gridcell");
  cell.tabIndex = i === 0 ? 0 : -1;
  cell.dataset.cell = String(i);
  return cell;
}

/** @param {CellView} a @param {CellView} b */
function sameContent(a, b) {
  return a.kind === b.kind && a.digit === b.digit && a.notes === b.notes && a.conflict === b.conflict && a.locked === b.locked;
}

/** @param {HTMLElement} element @param {CellView} cell @param {number} i @param {import("../model/layout.js").Layout} layout @param {Words} words */
function describe(element, cell, i, layout, words) {
  element.setAttribute("aria-label", words("board.cell", {
    row: rowOf(layout, i) + 1,
    column: columnOf(layout, i) + 1,
    kind: cell.notes ? "notes" : cell.kind,
    digit: symbolOf(cell.digit),
    notes: noteDigits(cell.notes, layout.side).map(symbolOf).join(" "),
    conflict: cell.conflict ? "yes" : "no",
  }));
  element.setAttribute("aria-readonly", String(cell.locked));
  element.setAttribute("aria-invalid", String(cell.conflict));
}

/** The selected cell is the one that Tab reaches; it takes the focus when the grid has it. @param {HTMLElement[]} cells @param {number | null} before @param {number | null} now @param {HTMLElement} grid */
function rove(cells, before, now, grid) {
  if (before !== null && before !== now) {
    cells[before].tabIndex = -1;
    cells[before].removeAttribute("aria-selected");
  }
  if (now === null) {
    cells[0].tabIndex = 0;
    return;
  }
  cells[0].tabIndex = -1;
  cells[now].tabIndex = 0;
  cells[now].setAttribute("aria-selected", "true");
  const active = /** @type {Document | ShadowRoot} */ (grid.getRootNode()).activeElement;
  if (active !== cells[now] && grid.contains(active)) cells[now].focus({ preventScroll: true });
}
