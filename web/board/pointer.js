/** Selecting cells with a mouse, a pen or a finger. */
import { columnOf, rowOf } from "../model/layout.js";
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

  /** Whether dragging selects cells. Dragging an enlarged board moves the board. */
  const selects = () => zoom.cell() === null && (pointer !== "touch" || touch === "select");

  /** @param {PointerEvent} event */
  function press(event) {
    const { cell, digit } = placeOf(event);
    if (stateNow().spotlight.pen) {
      actions.selectCell(cell);
      actions.penCandidate(cell, digit);
    } else if (event.ctrlKey || event.metaKey) actions.selectCell(cell, { add: true });
    else if (event.shiftKey) actions.selectCell(cell, { range: true });
    else pressCell(cell);
    return cell;
  }

  /** @param {number} cell */
  function pressCell(cell) {
    const state = stateNow();
    const refusal = state.entry.digit === null ? null : refusalOf(state, "typeDigit", [cell]);
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
    if (event.button !== 0 || !event.isPrimary) {
      drag = null;
      return;
    }
    if (pointer === "touch" && !selects()) return;
    const cell = press(event);
    drag = selects() ? { id: event.pointerId, last: cell, cells: new Set(stateNow().selection) } : null;
  });
  on("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { cell } = placeOf(event);
    if (cell === drag.last) return;
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
    if (pointer === "touch" && !selects()) press(event);
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
 * Returns the cells on the way to a cell. A fast pointer is not seen in every cell that it passes.
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
    return (
      (rowOf(layout, from) + Math.round(down * share)) * layout.side +
      columnOf(layout, from) +
      Math.round(across * share)
    );
  });
}
