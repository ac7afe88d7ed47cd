/** Turns key and pointer events of the accessible grid into actions. */
import { faceOf } from "../model/digit-face.js";
import { colorCount, layoutOf } from "../model/position.js";
import { rightsOf } from "../model/rights.js";
import { meaningOf, movedCell } from "./keys.js";
import { bindPointer } from "./pointer.js";
import { refusalOf } from "./refusals.js";
import { cellOf } from "./roving.js";
import { createNumberTyping } from "./typing.js";

/** @typedef {import("../model/state.js").State} State */
/**
 * @typedef {Pick<import("../model/store.js").Actions, "selectCell" | "selectCells" | "selectSameDigit" | "pressCell" |
 *   "typeDigit" | "toggleNote" | "toggleCorner" | "toggleColor" | "clearCell" | "undo" | "redo" | "toggleNoteMode" |
 *   "nextEntryMode" | "setEntryMode" | "penCandidate">} BoardActions
 *
 * @typedef {object} InputOptions
 * @property {BoardActions} actions
 * @property {() => State} stateNow
 * @property {import("./zoom.js").Zoom} zoom
 * @property {"select" | "scroll"} touch whether a finger that is dragged over the whole board selects cells or scrolls
 *   the page
 * @property {import("./extension.js").Listened["placeOf"]} placeOf where a pointer is on the board
 * @property {(key: import("./refusals.js").Refusal) => void} refuse tells the player why an act changes nothing
 * @property {boolean} hasOwnKeys whether the grid listens to keys itself; false where the page hands keys over
 * @property {() => boolean} isDigitFirst whether the player chooses the digit before the cells
 * @property {(input: Pick<InputOptions, "actions" | "stateNow">, signal: AbortSignal) =>
 *   import("./holding.js").Holding} [holding] for what a held digit key does (holding.js)
 * @property {{ get: () => number | null, set: (cell: number | null) => void }} caret the cell that Ctrl and an arrow
 *   key have reached without selecting the cell
 */

/** What keys do to cells. @type {readonly string[]} */
const onCells = ["typeDigit", "toggleNote", "toggleCorner", "toggleColor", "clearCell"];

/** @param {KeyboardEvent} event */
const isPlainSpace = ({ key, ctrlKey, metaKey, altKey }) => key === " " && !ctrlKey && !metaKey && !altKey;

/**
 * Without a selection, what a key does to cells is meant for the cell with the focus.
 * @param {State} state
 * @param {import("./keys.js").Meaning} meaning
 */
const needsCell = ({ selection, entry }, [name]) => !selection.length && entry.digit === null && onCells.includes(name);

/**
 * @param {HTMLElement} grid
 * @param {InputOptions} options
 * @returns {{ press: (event: KeyboardEvent) => boolean, focusQuietly: (cell: HTMLElement | null) => void, unbind: () =>
 *   void }} `press` handles a key event, and returns whether the board has a use for the key; `focusQuietly` focuses
 *   the element of a cell without selecting the cell
 */
export function bindInput(grid, options) {
  const { actions, stateNow, zoom, isDigitFirst, hasOwnKeys, caret } = options;
  const binding = new AbortController();
  const typing = createNumberTyping();
  /** The cell from which the keys go on after the selection was cleared. */
  let reached = 0;
  let isQuiet = false;
  const holding = options.holding?.(options, binding.signal);
  /** @param {KeyboardEvent} event @returns {boolean} whether the board has a use for the key */
  function press(event) {
    const state = stateNow();
    const layout = layoutOf(state.position);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const focused = grid.contains(/** @type {Node} */ (event.target)) ? cellOf(event.target) : null;
    const number = typing.number(plain ? event.key : "", state.cursor ?? focused, layout.digitCount, state.position);
    /** @type {import("./keys.js").Meaning | null} */
    const meaning = number ? ["typeDigit", number] : meaningNow(event, state, layout.digitCount);
    if (!meaning || !isUsed(state, meaning)) return false;
    event.preventDefault();
    if (holding?.takes(event, state, meaning)) return true;
    reached = Math.min(caret.get() ?? state.cursor ?? reached, layout.cellCount - 1);
    if (focused !== null && !isDigitFirst() && needsCell(state, meaning)) actions.selectCell(focused);
    perform(stateNow(), meaning, layout);
    typing.typed(stateNow().position);
    return holding?.pressed(event, state) ?? true;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {State} state
   * @param {number} digitCount
   * @returns {import("./keys.js").Meaning | null}
   */
  function meaningNow(event, state, digitCount) {
    // Where Ctrl and an arrow key have led the keyboard away from the selection, space adds the cell or removes the
    // cell.
    if (event.key === " " && caret.get() !== null) return ["toggleSelected"];
    // As in SudokuPad. Where no notes are taken, and on a board without buttons for all modes, the key erases.
    if (isPlainSpace(event) && !hasOwnKeys && rightsOf(state).takeNotes) return ["nextEntryMode"];
    if (state.entry.mode === "color") return meaningOf(event, Math.max(digitCount, colorCount));
    return meaningOf(faceOf(state)?.read(event, digitCount) ?? event, digitCount);
  }

  /**
   * A key that would change nothing here has other uses: Escape also closes a card.
   * @param {State} state
   * @param {import("./keys.js").Meaning} meaning
   */
  function isUsed(state, [name]) {
    if (name === "zoom") return zoom.isUseful();
    return name !== "escape" || zoom.cell() !== null || (state.selection.length > 0 && !state.step);
  }

  /**
   * @param {State} state
   * @param {import("./keys.js").Meaning} meaning
   * @param {import("../model/layout.js").Layout} layout
   */
  function perform(state, [name, argument], layout) {
    switch (name) {
      case "move":
        return actions.selectCell(movedCell(layout, reached, argument));
      case "extend":
        return actions.selectCells(
          [...new Set([...state.selection, movedCell(layout, reached, argument)])],
          movedCell(layout, reached, argument),
        );
      case "wander":
        return caret.set(movedCell(layout, reached, argument));
      case "toggleSelected":
        actions.selectCell(reached, { add: true });
        return caret.set(stateNow().cursor === reached ? null : reached);
      case "selectAll":
        return actions.selectCells(
          Array.from({ length: layout.cellCount }, (_, cell) => cell),
          reached,
        );
      case "escape":
        return zoom.cell() !== null ? zoom.fit() : actions.selectCells([]);
      case "zoom":
        return zoom[argument]();
      case "toggleNoteMode":
        return actions.toggleNoteMode();
      case "nextEntryMode":
        return actions.nextEntryMode();
      case "setEntryMode":
        return actions.setEntryMode(argument);
    }
    const refusal = refusalOf(state, name);
    if (refusal) options.refuse(refusal);
    else if (argument === undefined) actions[/** @type {"undo"} */ (name)]();
    else actions[/** @type {"typeDigit"} */ (name)](argument);
  }

  if (hasOwnKeys) grid.addEventListener("keydown", press, { signal: binding.signal });
  grid.addEventListener(
    "focusin",
    ({ target }) => {
      const cell = cellOf(target);
      const { cursor, selection } = stateNow();
      // The focus that only follows the keyboard must not end a selection of many cells.
      if (isQuiet || cell === null || cell === caret.get() || selection.includes(cell) || cell === cursor) return;
      actions.selectCell(cell);
    },
    { signal: binding.signal },
  );
  const unbindPointer = bindPointer(grid, options);
  return {
    press,
    focusQuietly(cell) {
      isQuiet = true;
      cell?.focus({ preventScroll: true });
      isQuiet = false;
    },
    unbind() {
      binding.abort();
      unbindPointer();
    },
  };
}
