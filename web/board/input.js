/** Turns key and pointer events of the accessible grid into actions. */
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
 * @param {(event: MouseEvent) => number} options.cellAt returns the cell under the pointer
 * @returns {{ press: (event: KeyboardEvent) => void, unbind: () => void }} `press` handles a key event that another element received
 */
export function bindInput(grid, { actions, stateNow, zoom, cellAt }) {
  const binding = new AbortController();
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) => (
    grid.addEventListener(type, listener, { signal: binding.signal })
  );
  const typeNumber = createNumberTyping();
  /** The type of the pointer pressed last; "" after a key press, because a key can open the context menu too. */
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
  // A finger may begin to drag the board, so it selects a cell only when the tap ends. A mouse and a pen select at once.
  on("pointerdown", (event) => {
    pointer = event.pointerType;
    if (event.button === 0 && pointer !== "touch") actions.selectCell(cellAt(event));
  });
  on("click", (event) => {
    if (pointer === "touch") actions.selectCell(cellAt(event));
  });
  // A long touch also opens the context menu, but must not clear the cell as a right click does.
  on("contextmenu", (event) => {
    if (pointer === "") return;
    event.preventDefault();
    if (pointer === "mouse") actions.clearCell(cellAt(event));
  });
  return { press, unbind: () => binding.abort() };
}
