/** A grid of cells that are painted with mouse, finger or keys. */
import { cellAfter, letterOf } from "../../board/keys.js";
import { cellOf, createRoving } from "../../board/roving.js";
import { h } from "../../controls/dom.js";
import { squareCanvas } from "../../model/layout.js";

/**
 * @param {object} options
 * @param {string} options.label
 * @param {(cell: number) => void} options.begin a stroke, at this cell
 * @param {(cell: number) => void} options.paint
 * @param {() => void} options.end of the stroke
 * @param {() => void} options.undo
 * @param {(event: KeyboardEvent, cell: number, side: number) => (() => void) | null} [options.strokeOf] what a key
 *   paints in a cell, besides space and Enter
 */
export function createPaintGrid({ label, begin, paint, end, undo, strokeOf = () => null }) {
  const element = h("div", { class: "region-grid", role: "grid", "aria-label": label });
  /** @type {HTMLElement[]} */
  let cells = [];
  let side = 0;
  let painting = false;
  const roving = createRoving(element);

  element.addEventListener("pointerdown", (event) => {
    const cell = cellOf(event.target);
    if (cell === null || event.button !== 0) return;
    event.preventDefault();
    // Without the capture, a finger would send its events to the cell that it touched first.
    element.setPointerCapture(event.pointerId);
    painting = true;
    begin(cell);
    roving.go(cell);
    paint(cell);
  });
  element.addEventListener("pointermove", (event) => {
    if (!painting) return;
    for (const { clientX, clientY } of event.getCoalescedEvents?.() ?? [event]) {
      const under = document.elementFromPoint(clientX, clientY);
      const cell = element.contains(under) ? cellOf(under) : null;
      if (cell !== null) paint(cell);
    }
  });
  for (const name of ["pointerup", "pointercancel"]) {
    element.addEventListener(name, () => {
      if (painting) end();
      painting = false;
    });
  }
  element.addEventListener("focusin", ({ target }) => {
    const cell = cellOf(target);
    if (cell !== null) roving.reach(cell);
  });
  element.addEventListener("keydown", (event) => {
    if (act(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event @returns {boolean} whether the grid has used the key */
  function act(event) {
    const withControl = event.ctrlKey || event.metaKey;
    if (withControl && letterOf(event) === "z") {
      undo();
      return true;
    }
    const at = cellOf(event.target) ?? 0;
    const to = cellAfter({ ...squareCanvas(side), hasBoxes: false, boxRows: 1 }, at, event);
    if (to !== null) {
      roving.go(to);
      return true;
    }
    if (withControl || event.altKey) return false;
    const stroke = event.key === " " || event.key === "Enter" ? () => paint(at) : strokeOf(event, at, side);
    if (!stroke) return false;
    begin(at);
    stroke();
    end();
    return true;
  }

  /** @param {number} wanted */
  function build(wanted) {
    side = wanted;
    cells = Array.from({ length: side * side }, (_, i) =>
      h("div", { role: "gridcell", "data-cell": i, class: "region-cell" }),
    );
    roving.hold(cells);
    roving.reach(0);
    element.style.setProperty("--side", String(side));
    element.replaceChildren(
      ...Array.from({ length: side }, (_, row) =>
        h("div", { role: "row", class: "region-row" }, ...cells.slice(row * side, (row + 1) * side)),
      ),
    );
  }

  return {
    element,
    focus: () => roving.go(),
    /**
     * @param {readonly (number | null)[]} regions a line is drawn between two regions
     * @param {(element: HTMLElement, cell: number) => void} show
     */
    update(regions, show) {
      if (side ** 2 !== regions.length) build(Math.sqrt(regions.length));
      cells.forEach((cell, i) => {
        const [row, column] = [Math.floor(i / side), i % side];
        cell.classList.toggle("edge-left", column > 0 && regions[i - 1] !== regions[i]);
        cell.classList.toggle("edge-top", row > 0 && regions[i - side] !== regions[i]);
        show(cell, i);
      });
    },
  };
}

/**
 * @template T
 * @param {readonly T[]} start
 * @param {(values: readonly T[]) => void} changed
 */
export function createDrawing(start, changed) {
  let values = [...start];
  /** @type {T[][]} */
  const past = [];
  /** The values when the present stroke began. @type {T[] | null} */
  let before = null;

  return {
    values: () => /** @type {readonly T[]} */ (values),
    canUndo: () => past.length > 0,
    begin() {
      before = values;
    },
    /** @param {number} cell @param {T} value */
    paint(cell, value) {
      if (values[cell] === value) return;
      values = values.with(cell, value);
      changed(values);
    },
    end() {
      if (before && before !== values) past.push(before);
      before = null;
    },
    /** Replaces all values in one stroke; there may be another number of cells. @param {readonly T[]} others */
    replace(others) {
      past.push(values);
      values = [...others];
      changed(values);
    },
    undo() {
      values = past.pop() ?? values;
      changed(values);
    },
  };
}
