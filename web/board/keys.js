/** The meaning of keys on a board, as pure functions, which tests check with tables. */
import { digitOf } from "../model/digits.js";
import { cellAt, columnOf, rowOf } from "../model/layout.js";

/**
 * @typedef {"left" | "right" | "up" | "down" | "row-start" | "row-end" | "first" | "last" | "box-up" | "box-down"} Move
 * @typedef {["typeDigit" | "toggleNote" | "toggleCorner" | "toggleColor", number] | ["clearCell" | "undo" | "redo",
 *   undefined?] | ["toggleNoteMode" | "nextEntryMode" | "toggleSelected" | "selectAll" | "escape", undefined?] |
 *   ["setEntryMode", import("../model/state.js").EntryMode] | ["move" | "extend" | "wander", Move] | ["zoom", "in" |
 *   "out"]} Meaning
 * @typedef {import("../model/layout.js").Canvas & Pick<import("../model/layout.js").Layout, "hasBoxes" | "boxRows">}
 *   Rows
 * @typedef {Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">} Key
 */

/** @type {Record<string, Move>} */
const moves = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "row-start",
  End: "row-end",
  PageUp: "box-up",
  PageDown: "box-down",
};

/** @type {Record<string, "in" | "out">} */
const zooming = { "+": "in", "=": "in", "-": "out" };

/**
 * The keys of the entry modes, in the order of the keyboard.
 * @type {Record<string, import("../model/state.js").EntryMode>}
 */
const modes = { z: "digit", x: "corner", c: "centre", v: "color" };

const clearing = ["Backspace", "Delete", "0", " ", "."];

/**
 * Returns the Latin letter of a key in lower case, or "". On a keyboard of another script, the position of the key
 * decides.
 *
 * @param {Pick<Key, "key" | "code">} event
 */
export function letterOf({ key, code }) {
  const letter = /^[a-z]$/i.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1];
  return (letter ?? "").toLowerCase();
}

/**
 * Returns where a key leads in a grid of cells, or null for other keys.
 * @param {Key} event
 * @returns {Move | null}
 */
function moveOf({ key, ctrlKey, metaKey, altKey }) {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key === "Home" ? "first" : key === "End" ? "last" : null;
  return Object.hasOwn(moves, key) ? moves[key] : null;
}

/**
 * Returns the meaning of a key on a board of so many digits, or null for a key that the board does not use. Digits take
 * precedence over commands: with more than 22 digits, N is a digit. A key of the digit row enters its digit also
 * on keyboards that write another sign with it. With Shift the digit is a corner note, with Ctrl a centre note, with
 * both or with Alt a colour.
 *
 * @param {Key} event
 * @param {number} digitCount
 * @returns {Meaning | null}
 */
export function meaningOf(event, digitCount) {
  const ctrl = event.ctrlKey || event.metaKey;
  const onRow = Number(/^Digit([1-9])$/.exec(event.code)?.[1] ?? 0);
  if (event.altKey) return onRow && !ctrl && !event.shiftKey ? ["toggleColor", onRow] : null;
  if (ctrl) return commandOf(event, onRow, digitCount);
  const move = moveOf(event);
  if (move) return [event.shiftKey ? "extend" : "move", move];
  if (Object.hasOwn(zooming, event.key)) return ["zoom", zooming[event.key]];
  if (event.key === "Escape") return ["escape"];
  if (clearing.includes(event.key)) return ["clearCell"];
  if (event.shiftKey && onRow && onRow <= digitCount) return ["toggleCorner", onRow];
  const digit =
    digitOf(event.key, digitCount) || digitOf(letterOf(event), digitCount) || digitOf(String(onRow || ""), digitCount);
  if (digit) return ["typeDigit", digit];
  const letter = letterOf(event);
  if (Object.hasOwn(modes, letter)) return ["setEntryMode", modes[letter]];
  return letter === "n" ? ["toggleNoteMode"] : null;
}

/**
 * Returns the meaning of a key that is pressed with Ctrl or Cmd.
 * @param {Key} event
 * @param {number} onRow
 * @param {number} digitCount
 * @returns {Meaning | null}
 */
function commandOf(event, onRow, digitCount) {
  if (onRow && event.shiftKey) return ["toggleColor", onRow];
  if (onRow && onRow <= digitCount) return ["toggleNote", onRow];
  if (event.key === " ") return ["toggleSelected"];
  if (event.key.startsWith("Arrow")) return ["wander", moves[event.key]];
  const letter = letterOf(event);
  if (letter === "z") return [event.shiftKey ? "redo" : "undo"];
  if (letter === "y") return ["redo"];
  if (letter === "a") return ["selectAll"];
  const move = moveOf(event);
  return move && ["move", move];
}

/**
 * Returns the cell that a move leads to. At an edge of the board the selection stays where it is.
 *
 * @param {Rows} layout
 * @param {number} cell
 * @param {Move} move
 */
export function movedCell(layout, cell, move) {
  if (move === "first") return 0;
  if (move === "last") return (layout.placesOfCells?.length ?? layout.rows * layout.columns) - 1;
  const [down, right, least] = ways[move];
  const steps = least || boxStep(layout);
  const [row, column] = [rowOf(layout, cell), columnOf(layout, cell)];
  const isOnCanvas = (/** @type {number} */ r, /** @type {number} */ c) =>
    r >= 0 && c >= 0 && r < layout.rows && c < layout.columns;
  let reached = cell;
  for (let i = 1; isOnCanvas(row + i * down, column + i * right); i++) {
    const there = cellAt(layout, row + i * down, column + i * right);
    reached = there ?? reached;
    if (i >= steps && there !== null) break;
  }
  return reached;
}

/**
 * Rows down, columns to the right, and how many steps lead on if there are as many; places without a cell are passed
 * over. 0: as many steps as a box has rows.
 * @type {Record<Exclude<Move, "first" | "last">, [down: number, right: number, steps: number]>}
 */
const ways = {
  left: [0, -1, 1],
  right: [0, 1, 1],
  up: [-1, 0, 1],
  down: [1, 0, 1],
  "row-start": [0, -1, Infinity],
  "row-end": [0, 1, Infinity],
  "box-up": [-1, 0, 0],
  "box-down": [1, 0, 0],
};

/**
 * Returns the cell that a key leads to; null for keys that lead nowhere.
 *
 * @param {Rows} layout
 * @param {number} cell
 * @param {Key} event
 */
export function cellAfter(layout, cell, event) {
  const move = moveOf(event);
  return move && movedCell(layout, cell, move);
}

/** Irregular regions are as high as boxes might be. @param {Rows} layout */
const boxStep = ({ hasBoxes, boxRows, rows }) => (hasBoxes ? boxRows : Math.round(Math.sqrt(rows)));
