/** Selecting cells with a mouse, a pen or a finger. */
import { cellAt, columnOf, rowOf } from "../model/layout.js";
import { layoutOf } from "../model/position.js";
import { refusalOf } from "./refusals.js";

/**
 * Binds pressing, dragging, double and right clicks. Ctrl (or Cmd) adds a cell to the selection, Shift a rectangle of
 * cells.
 *
 * @param {HTMLElement} grid
 * @param {import("./input.js").InputOptions} options
 * @returns {() => void} the unbinder
 */
export function bindPointer(grid, { actions, stateNow, zoom, touch, placeOf, refuse }) {
  const binding = new AbortController();
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) =>
    grid.addEventListener(type, listener, { signal: binding.signal });
  /** The type of the pointer pressed last; "" after a key press, because a key can open the context menu too. */
  let pointer = "";
  /** @type {{ id: number, last: number, cells: Set<number> } | null} */
  let drag = null;
  /**
   * The cell that gets a digit when the press is released there. Moving away takes the press back.
   * @type {number | null}
   */
  let pressed = null;

  /** Whether dragging selects cells. Dragging an enlarged board moves the board. */
  const selects = () => zoom.cell() === null && (pointer !== "touch" || touch === "select");

  /** Selects the pressed cell. @param {PointerEvent} event */
  function select(event) {
    const { cell } = placeOf(event);
    const add = event.ctrlKey || event.metaKey;
    actions.selectCell(cell, { add, range: event.shiftKey && !add });
    return cell;
  }

  /** Whether the release of a press does more than select: enters the digit that was chosen first, or draws. */
  const isEntry = (/** @type {PointerEvent} */ { ctrlKey, metaKey, shiftKey }) =>
    stateNow().spotlight.pen || (stateNow().entry.digit !== null && !ctrlKey && !metaKey && !shiftKey);

  /** @param {PointerEvent} event */
  function enter(event) {
    const { cell, digit } = placeOf(event);
    const state = stateNow();
    if (state.spotlight.pen) {
      actions.selectCell(cell);
      actions.penCandidate(cell, digit);
      return;
    }
    const refusal = refusalOf(state, "typeDigit", [cell]);
    if (refusal) {
      actions.selectCell(cell);
      refuse(refusal);
    } else actions.pressCell(cell);
  }

  on("keydown", () => {
    pointer = "";
  });
  // A finger may begin to scroll, so it then selects a cell only when the tap ends.
  on("pointerdown", (event) => {
    pointer = event.pointerType;
    pressed = null;
    if (event.button !== 0 || !event.isPrimary) {
      drag = null;
      return;
    }
    if (pointer === "touch" && !selects()) return;
    const cell = select(event);
    pressed = isEntry(event) ? cell : null;
    drag = selects() ? { id: event.pointerId, last: cell, cells: new Set(stateNow().selection) } : null;
  });
  on("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { cell } = placeOf(event);
    if (cell === drag.last) return;
    pressed = null;
    if (!grid.hasPointerCapture(drag.id)) grid.setPointerCapture(drag.id);
    for (const passed of cellsBetween(layoutOf(stateNow().position), drag.last, cell)) drag.cells.add(passed);
    drag.last = cell;
    actions.selectCells([...drag.cells], cell);
  });
  for (const type of ["pointerup", "pointercancel"])
    on(type, () => {
      drag = null;
    });
  on("click", (event) => {
    const isTap = pointer === "touch" && !selects();
    if (isTap && !isEntry(event)) select(event);
    else if (isTap || placeOf(event).cell === pressed) enter(event);
    pressed = null;
  });
  on("dblclick", (event) => {
    if (stateNow().entry.digit === null) actions.selectSameDigit(placeOf(event).cell);
  });
  // A long touch also opens the context menu, but must not clear the cell as a right click does.
  on("contextmenu", (event) => {
    if (pointer === "") return;
    event.preventDefault();
    if (pointer !== "mouse") return;
    const { cell } = placeOf(event);
    const refusal = refusalOf(stateNow(), "clearCell", [cell]);
    if (refusal) refuse(refusal);
    else actions.clearCell(cell);
  });
  return () => binding.abort();
}

/**
 * Returns the cells on the way to a cell. A fast pointer is not seen in every cell that it passes, and it also passes
 * over places without a cell.
 * @param {import("../model/layout.js").Layout} layout
 * @param {number} from
 * @param {number} to
 * @returns {number[]}
 */
export function cellsBetween(layout, from, to) {
  const [down, across] = [rowOf(layout, to) - rowOf(layout, from), columnOf(layout, to) - columnOf(layout, from)];
  const steps = Math.max(Math.abs(down), Math.abs(across));
  return Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / steps;
    return cellAt(
      layout,
      rowOf(layout, from) + Math.round(down * share),
      columnOf(layout, from) + Math.round(across * share),
    );
  }).filter((cell) => cell !== null);
}
