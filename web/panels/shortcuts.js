/** Keys that work anywhere on the page: the board's own wherever the focus is, undo, H for a hint, R for the rating, and S held for the solution. */
import { letterOf, meaningOf } from "../board/keys.js";
import { digitOf } from "../model/digits.js";
import { layoutOf } from "../model/position.js";
import { inDialog, inTextField } from "./page-tools.js";

/** Those that scroll a page or press a button are not the board's while the focus is elsewhere. */
const pageKeys = [" ", "Home", "End", "PageUp", "PageDown", "Escape"];

/**
 * @param {import("../board/board.js").Board} board
 * @param {ReturnType<typeof import("./solving.js").createSolving>} solving
 * @param {import("../model/store.js").Store} store
 * @param {{ hint: () => void, rate: () => void }} teacher
 */
export function bindShortcuts(board, solving, store, { hint, rate }) {
  const foreign = (/** @type {KeyboardEvent} */ event) => inTextField(event.target) || inDialog() || event.defaultPrevented;
  const sideNow = () => layoutOf(store.state().position).side;
  /** A letter that is no digit of the board. @param {KeyboardEvent} event @param {string} letter */
  const isCommand = (event, letter) => (
    letterOf(event) === letter && !digitOf(letter, sideNow()) && !event.ctrlKey && !event.metaKey && !event.altKey);
  let held = false;

  document.addEventListener("keydown", (event) => {
    if (foreign(event)) return;
    if (isCommand(event, "h")) {
      if (!event.repeat) hint();
    } else if (isCommand(event, "r")) {
      if (!event.repeat) rate();
    } else if (isCommand(event, "s")) {
      if (!event.repeat) void solving.peek(true);
      held = true;
    } else if (event.ctrlKey || event.metaKey) {
      if (/^[zy]$/.test(letterOf(event))) board.press(event);
    } else if (!pageKeys.includes(event.key) && meaningOf(event, sideNow())) {
      board.focus();
      board.press(event);
    }
  });
  const release = () => {
    if (held) void solving.peek(false);
    held = false;
  };
  document.addEventListener("keyup", (event) => {
    if (letterOf(event) === "s") release();
  });
  addEventListener("blur", release);
}
