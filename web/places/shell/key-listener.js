/**
 * The keys of the page: one listener asks one table who may have a key, and the first who has a use for the key takes
 * it. What has the focus comes before all of these: an open menu, a grid that is painted and the links of a step take
 * their keys themselves. Left and Right walk along a path and through a lesson, but on the board they go from cell to
 * cell.
 *
 * @typedef {"place" | "walk" | "commands" | "board" | "card"} Taker
 *
 * @typedef {object} Situation
 * @property {import("../../board/keys.js").Key} key
 * @property {boolean} isTaken whether what has the focus has taken the key
 * @property {boolean} isField whether the player is typing into a field
 * @property {boolean} isDialog whether a dialog is open
 * @property {boolean} isOnBoard whether the board has the focus
 * @property {"page" | "board"} reach whether keys work on the whole page, or only on the board
 * @property {boolean} hasBoard whether the board is to be seen
 * @property {number} side of the board
 * @property {boolean} hasSelection whether cells are selected
 */
import { letterOf, meaningOf } from "../../board/keys.js";
import { inTextField } from "../../controls/focus.js";
import { inDialog, openCard } from "../../controls/over-page.js";
import { faceOf } from "../../model/digit-face.js";
import { layoutOf } from "../../model/position.js";

/** Keys that scroll a page or press a button belong to the board only while the board has the focus. */
const pageKeys = [" ", "Home", "End", "PageUp", "PageDown", "Escape"];

/**
 * Whether a key is neither typed into a field nor meant for a dialog, and works where the focus is.
 * @param {Situation} situation
 */
const isMeant = ({ isField, isDialog, isOnBoard, reach }) => !isField && !isDialog && (reach === "page" || isOnBoard);

/** Whether the board may have a key while something else has the focus. @param {Situation} situation */
function isForBoard({ key, side, hasSelection }) {
  const ctrl = key.ctrlKey || key.metaKey;
  // Undo, redo, and notes and colours for the selected cells.
  if (ctrl || key.altKey)
    return (ctrl && /^[zy]$/.test(letterOf(key))) || (/^Digit[1-9]$/.test(key.code) && hasSelection);
  return !pageKeys.includes(key.key) && meaningOf(key, side) !== null;
}

/** The keys that walk through the parts of the card. @type {Partial<Record<string, 1 | -1>>} */
const walking = { ArrowLeft: -1, ArrowRight: 1 };

/** @param {import("../../board/keys.js").Key} key */
const walkOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
  ctrlKey || metaKey || altKey || shiftKey ? undefined : walking[key];

/**
 * Who may have a key, in the order in which they are asked. Commands come before the board, which knows only the usual
 * letters.
 * @type {readonly [Taker, (situation: Situation) => boolean][]}
 */
const table = [
  ["place", ({ isDialog }) => !isDialog],
  ["walk", ({ key, isField, isDialog, isOnBoard }) => !isField && !isDialog && !isOnBoard && walkOf(key) !== undefined],
  ["commands", isMeant],
  // A board that nobody sees must not be changed.
  ["board", (situation) => isMeant(situation) && situation.hasBoard && (situation.isOnBoard || isForBoard(situation))],
  ["card", ({ key, isDialog }) => key.key === "Escape" && !isDialog],
];

/** @param {Situation} situation @returns {Taker[]} */
export const takersOf = (situation) =>
  situation.isTaken ? [] : table.filter(([, may]) => may(situation)).map(([taker]) => taker);

/**
 * @param {object} page
 * @param {Pick<import("./app.js").App, "store" | "settings">} page.app
 * @param {() => import("../../board/board.js").Board} page.board
 * @param {(event: KeyboardEvent) => boolean} page.placeKey what the open place does with a key; returns whether the key
 *   has a use
 * @param {() => boolean} page.hasBoard whether the board is to be seen
 * @param {() => boolean} page.closeCard returns whether a card was open
 * @param {Pick<import("../keyboard/index.js").KeyboardCommands, "press" | "release">} page.commands
 */
export function bindKeys({ app: { store, settings }, board, placeKey, hasBoard, closeCard, commands }) {
  const sideNow = () => layoutOf(store.state().position).digitCount;

  /** What each taker does with a key. @type {Record<Taker, (event: KeyboardEvent, isOnBoard: boolean) => boolean>} */
  const useOf = {
    place: placeKey,
    walk(event) {
      const by = walkOf(event);
      return by !== undefined && (openCard.peek()?.walk(by) ?? false);
    },
    commands: commands.press,
    board(event, isOnBoard) {
      if (!isOnBoard && !event.ctrlKey && !event.metaKey && !event.altKey) board().focus();
      return board().press(event);
    },
    card: closeCard,
  };

  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const isOnBoard = target.closest("[role=grid]") !== null;
    const takers = takersOf({
      key: faceOf(store.state())?.read(event, sideNow()) ?? event,
      isTaken: event.defaultPrevented,
      isField: inTextField(target),
      isDialog: inDialog(),
      isOnBoard,
      reach: settings.keyReach.value,
      hasBoard: hasBoard(),
      side: sideNow(),
      hasSelection: store.state().selection.length > 0,
    });
    if (takers.some((taker) => useOf[taker](event, isOnBoard))) event.preventDefault();
  });
  document.addEventListener("keyup", commands.release);
  addEventListener("blur", commands.release);
}
