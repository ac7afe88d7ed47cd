/** Keys that work anywhere on the page: digits and the other keys of the board, and the commands, which are loaded later (keyboard/). */
import { letterOf, meaningOf } from "../../board/keys.js";
import { inDialog, inTextField } from "../../controls/focus.js";
import { digitOf } from "../../model/digits.js";
import { layoutOf } from "../../model/position.js";

/** Keys that scroll a page or press a button belong to the board only while the board has the focus. */
const pageKeys = [" ", "Home", "End", "PageUp", "PageDown", "Escape"];

/**
 * @typedef {object} Commands
 * @property {(event: KeyboardEvent) => boolean} press returns whether the key has a use
 * @property {(event: Event) => void} release ends what lasts as long as a key is held
 */

/**
 * @param {object} options
 * @param {() => import("../../board/board.js").Board} options.board
 * @param {Pick<import("./app.js").App, "store" | "settings">} options.app
 * @param {() => Commands | null} options.commands null while they are not loaded
 * @param {() => Promise<Commands | null>} options.load null when they cannot be loaded
 */
export function bindShortcuts({ board, app: { store, settings }, commands, load }) {
  const sideNow = () => layoutOf(store.state().position).side;
  /** Undo, redo, and notes and colours for the selected cells. @param {KeyboardEvent} event */
  const isForBoard = (event) => (
    ((event.ctrlKey || event.metaKey) && /^[zy]$/.test(letterOf(event))) || (/^Digit[1-9]$/.test(event.code) && store.state().selection.length > 0));
  /** @param {KeyboardEvent} event */
  const isMeant = ({ target, defaultPrevented }) => (
    !inTextField(target) && !inDialog() && !defaultPrevented
    && (settings.keyReach.value === "page" || /** @type {Element} */ (target).closest("[role=grid]") !== null));
  /** Whether a command could have the key. Asked as long as the commands are not loaded. @param {KeyboardEvent} event */
  const mayBeCommand = (event) => !event.ctrlKey && !event.metaKey && (
    /^[?,]$/.test(event.key) || (letterOf(event) !== "" && (event.altKey || !digitOf(letterOf(event), sideNow()))));

  // Before the board, which knows only the usual letters.
  document.addEventListener("keydown", (event) => {
    if (!isMeant(event)) return;
    const loaded = commands();
    if (loaded ? !loaded.press(event) : !mayBeCommand(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!loaded) void load().then((late) => late?.press(event));
  }, true);
  document.addEventListener("keydown", (event) => {
    // In place Print nobody sees the board.
    if (!isMeant(event) || document.body.dataset.place === "print") return;
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (isForBoard(event)) board().press(event);
    } else if (!pageKeys.includes(event.key) && meaningOf(event, sideNow())) {
      board().focus();
      board().press(event);
    }
  });
  document.addEventListener("keyup", (event) => commands()?.release(event));
  addEventListener("blur", (event) => commands()?.release(event));
}
