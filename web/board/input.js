/** Keys and pointers on the accessible grid, turned into actions. Returns the unbinder. */
import { layoutOf } from "../model/position.js";
import { meaningOf, movedCell } from "./keys.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {Pick<import("../model/store.js").Actions, "selectCell" | "typeDigit" | "toggleNote" | "clearCell" | "undo" | "redo" | "toggleNoteMode">} BoardActions */

/**
 * @param {HTMLElement} grid
 * @param {BoardActions} actions
 * @param {() => State} stateNow
 * @returns {() => void}
 */
export function bindInput(grid, actions, stateNow) {
  const binding = new AbortController();
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) => (
    grid.addEventListener(type, listener, { signal: binding.signal })
  );
  /** The kind of pointer that was pressed last; none once a key was, for keys open menus too. */
  let pointer = "";
  on("keydown", (event) => {
    pointer = "";
    press(event, actions, stateNow());
  });
  on("focusin", (event) => selectAt(event, actions));
  on("pointerdown", (event) => {
    pointer = event.pointerType;
    if (event.button === 0) selectAt(event, actions);
  });
  on("contextmenu", (event) => {
    if (pointer === "") return;
    event.preventDefault();
    if (pointer === "mouse") clearAt(event, actions);
  });
  return () => binding.abort();
}

/** @param {KeyboardEvent} event @param {BoardActions} actions @param {State} state */
export function press(event, actions, { position, selection }) {
  const layout = layoutOf(position);
  const meaning = meaningOf(event, layout.side);
  if (!meaning) return;
  event.preventDefault();
  const [name, argument] = meaning;
  if (name === "move") actions.selectCell(movedCell(layout, selection ?? 0, argument));
  else if (argument === undefined) actions[/** @type {"undo"} */ (name)]();
  else actions[/** @type {"typeDigit"} */ (name)](argument);
}

/** @param {Event} event @param {BoardActions} actions */
function selectAt(event, actions) {
  const cell = cellUnder(event);
  if (cell !== null) actions.selectCell(cell);
}

/** A long touch is no right click: it clears nothing. @param {Event} event @param {BoardActions} actions */
function clearAt(event, actions) {
  const cell = cellUnder(event);
  if (cell !== null) actions.clearCell(cell);
}

/** @param {Event} event */
function cellUnder(event) {
  const cell = /** @type {HTMLElement} */ (event.target).closest("[data-cell]");
  return cell instanceof HTMLElement ? Number(cell.dataset.cell) : null;
}
