/**
 * Keys of commands as texts, and as `aria-keyshortcuts` of buttons: "R", "Shift+E", "Alt+K", "?", "F2". A letter is a
 * Latin letter; on a keyboard of another script its position counts.
 *
 * @typedef {import("./commands.js").CommandId} CommandId
 * @typedef {ReadonlyMap<string, CommandId>} KeyMap
 * @typedef {Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">} Key
 */
import { letterOf } from "../../board/keys.js";
import { renew } from "../../controls/dom.js";
import { commands } from "./commands.js";
import { digitOf } from "../../model/digits.js";

/** The key that is pressed before a letter where letters are digits. */
const leader = ",";

/** Keys with a name that a command may have. The other function keys belong to browsers and screen readers. */
const free = ["F2", "F4", "F8", "F9"];
/** Keys that move, enter, erase, zoom, or go through the page. */
const taken = [
  "Tab",
  "Escape",
  " ",
  "Backspace",
  "Delete",
  "Insert",
  "Home",
  "End",
  "PageUp",
  "PageDown",
  ".",
  "+",
  "-",
  "=",
  leader,
];
const modifiers = [
  "Shift",
  "Control",
  "Alt",
  "AltGraph",
  "Meta",
  "OS",
  "CapsLock",
  "NumLock",
  "ScrollLock",
  "Fn",
  "Dead",
  "Process",
  "Unidentified",
];

/** Whether only a modifier went down, so that the key is still to come. @param {Key} event */
export const isModifier = ({ key, code }) => modifiers.includes(key) && !/^Key[A-Z]$/.test(code);

/** Whether the key is the one that goes before letters. @param {Key} event */
export const isLeader = (event) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  (event.key === leader || (event.code === "Comma" && !/^[\x20-\x7e]$/.test(event.key)));

/**
 * Returns the text of a key; null for keys with Ctrl or Cmd, which belong to the browser and to undo.
 *
 * @param {Key} event
 * @returns {string | null}
 */
export function chordOf(event) {
  if (event.ctrlKey || event.metaKey || isModifier(event)) return null;
  const letter = letterOf(event).toUpperCase();
  const name = letter || event.key;
  // What Shift makes of a sign is the sign itself.
  const shift = event.shiftKey && (letter !== "" || name.length > 1) ? "Shift+" : "";
  return (event.altKey ? "Alt+" : "") + shift + name;
}

/** @param {Key} event */
const digitOnRow = ({ code }) => /^Digit(\d)$/.exec(code)?.[1] ?? "";

/** The letter that a board may take as a digit; "" where the key is none. @param {string} chord */
export const letterIn = (chord) => /^(?:Shift\+)?([A-Z])$/.exec(chord)?.[1] ?? "";

/**
 * Returns the key of each command: the player's, or the usual one.
 *
 * @param {Readonly<Record<string, string>>} chosen by command
 * @returns {Map<CommandId, string>}
 */
export const chordsOf = (chosen) =>
  new Map(commands.map(({ id, chord }) => [id, Object.hasOwn(chosen, id) ? chosen[id] : chord]));

/** Returns the command of each key. @param {Readonly<Record<string, string>>} chosen @returns {KeyMap} */
export const keyMapOf = (chosen) => new Map([...chordsOf(chosen)].map(([id, chord]) => [chord, id]));

/**
 * @typedef {{ reason: "digit" | "fixed" | "browser" | "menu" } | { reason: "used", by: CommandId }} Refusal why a
 *   command cannot have a key
 *
 * @param {Key} event
 * @param {CommandId} id the command that is to have the key
 * @param {KeyMap} keys as they are now
 * @returns {{ chord: string } | Refusal}
 */
export function chordFor(event, id, keys) {
  if (event.ctrlKey || event.metaKey) return { reason: "browser" };
  const chord = chordOf(event) ?? "";
  if (/^\d$/.test(event.key) || digitOnRow(event)) return { reason: "digit" };
  if (taken.includes(event.key) || isLeader(event) || event.key.startsWith("Arrow")) return { reason: "fixed" };
  if (/^F\d+$/.test(event.key) && (!free.includes(event.key) || event.altKey)) return { reason: "browser" };
  // Alt with a letter opens menus of browsers; with Shift as well it does not.
  if (/^Alt\+(?!Shift\+)/.test(chord)) return { reason: "menu" };
  const by = keys.get(chord);
  return by && by !== id ? { reason: "used", by } : { chord };
}

/** Keys that stay the same. @type {Record<string, string>} */
const fixed = { undo: "Control+Z", redo: "Control+Y", erase: "Delete" };

/**
 * Tells assistive technology which keys buttons have (`aria-keyshortcuts`). A button names its command in
 * `data-command`. A letter that is a digit of the board is no shortcut there: no attribute can say that another key
 * goes before it.
 *
 * @param {ParentNode} page
 * @param {ReadonlyMap<string, string>} chords by command
 * @param {number} side
 */
export function markButtons(page, chords, side) {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("[data-command]"))) {
    const { command = "" } = button.dataset;
    const chord = fixed[command] ?? chords.get(command);
    renew(button, { "aria-keyshortcuts": chord && !digitOf(letterIn(chord), side) ? chord : undefined });
  }
}
