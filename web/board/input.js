/** Keys and pointers on the accessible grid, turned into actions. */
import { layoutOf } from "../model/position.js";
import { meaningOf, movedCell } from "./keys.js";
import { createNumberTyping } from "./typing.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {Pick<import("../model/store.js").Actions, "selectCell" | "typeDigit" | "toggleNote" | "clearCell" | "undo" | "redo" | "toggleNoteMode">} BoardActions */

/**
 * @param {HTMLElement} grid
 * @param {object} options
 * @param {BoardActions} options.actions
 * @param {() => State} options.stateNow
 * @param {import("./zoom.js").Zoom} options.zoom
 * @param {(event: MouseEvent) => number} options.cellAt the cell of the picture under a pointer
 * @returns {{ press: (event: KeyboardEvent) => void, unbind: () => void }} `press` takes a key that went elsewhere
 */
export function bindInput(grid, { actions, stateNow, zoom, cellAt }) {
  const binding = new AbortController();
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) => (
    grid.addEventListener(type, listener, { signal: binding.signal })
  );
  const typeNumber = createNumberTyping();
  /** The kind of pointer that was pressed last; none once a key was, for keys open menus too. */
  let pointer = "";

  /** @param {KeyboardEvent} event */
  function press(event) {
    const { position, selection } = stateNow();
    const layout = layoutOf(position);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const number = typeNumber(plain ? event.key : "", selection, layout.side, event.timeStamp);
    const meaning = number ? /** @type {const} */ (["typeDigit", number]) : meaningOf(event, layout.side);
    if (!meaning || (meaning[0] === "zoom" && !zooms(meaning[1]))) return;
    event.preventDefault();
    const [name, argument] = meaning;
    if (name === "move") actions.selectCell(movedCell(layout, selection ?? 0, argument));
    else if (name === "zoom") zoom[argument]();
    else if (argument === undefined) actions[/** @type {"undo"} */ (name)]();
    else actions[/** @type {"typeDigit"} */ (name)](argument);
  }

  /** A key that leaves the board as large as it is has other uses. @param {"in" | "out" | "fit"} act */
  const zooms = (act) => (act === "fit" ? zoom.cell() !== null : zoom.isUseful());

  on("keydown", (event) => {
    pointer = "";
    press(event);
  });
  on("focusin", ({ target }) => {
    const cell = target.closest("[data-cell]")?.dataset.cell;
    if (cell !== undefined) actions.selectCell(Number(cell));
  });
  // A finger may be about to drag the board, so that it selects only when it was a tap; a mouse and a pen do at once.
  on("pointerdown", (event) => {
    pointer = event.pointerType;
    if (event.button === 0 && pointer !== "touch") actions.selectCell(cellAt(event));
  });
  on("click", (event) => {
    if (pointer === "touch") actions.selectCell(cellAt(event));
  });
  // A long touch is no right click: it clears nothing.
  on("contextmenu", (event) => {
    if (pointer === "") return;
    event.preventDefault();
    if (pointer === "mouse") actions.clearCell(cellAt(event));
  });
  return { press, unbind: () => binding.abort() };
}
