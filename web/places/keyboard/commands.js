/**
 * Everything that a key does on the page, in one table. The handler, the list of shortcuts, the settings and
 * `aria-keyshortcuts` read this table.
 *
 * @typedef {"read" | "go" | "play" | "notes" | "page"} Group
 * @typedef {(typeof commands)[number]["id"]} CommandId
 * @typedef {object} Command a key that the player may change
 * @property {string} id
 * @property {Group} group
 * @property {string} chord the usual key (chords.js)
 * @property {string} label key of the catalogue
 *
 * @typedef {object} FixedKeys keys that stay as they are: they move, enter and erase
 * @property {Group} group
 * @property {import("../../i18n/words.js").PageKey | KeyNames} keys
 * @property {import("../../i18n/words.js").PageKey} label
 *
 * @typedef {"Home, End" | "Ctrl+Home, Ctrl+End" | "Page Up, Page Down" | "Ctrl+A" | "1–9, A–Z" | "Ctrl+Z, Ctrl+Y" |
 *   "+, −" | "Esc"} KeyNames
 *   which are the same in every language
 */

/** In the order in which a list shows them. */
export const groups = /** @type {const} */ (["play", "notes", "go", "read", "page"]);

/** @satisfies {readonly Command[]} */
export const commands = /** @type {const} */ ([
  { id: "row", group: "read", chord: "R", label: "keys.row" },
  { id: "column", group: "read", chord: "K", label: "keys.column" },
  { id: "box", group: "read", chord: "B", label: "keys.box" },
  { id: "others", group: "read", chord: "O", label: "keys.others" },
  { id: "cell", group: "read", chord: "W", label: "keys.cell" },
  { id: "candidates", group: "read", chord: "M", label: "keys.candidates" },
  { id: "digits", group: "read", chord: "D", label: "keys.digits" },
  { id: "find", group: "read", chord: "F", label: "keys.find" },
  { id: "light", group: "read", chord: "L", label: "keys.light" },
  { id: "pairs", group: "read", chord: "Shift+L", label: "keys.pairs" },
  { id: "links", group: "read", chord: "Shift+F", label: "keys.links" },
  { id: "pen", group: "notes", chord: "Shift+P", label: "keys.pen" },
  { id: "progress", group: "read", chord: "T", label: "keys.progress" },
  { id: "again", group: "read", chord: "A", label: "keys.again" },
  { id: "sentence", group: "read", chord: "I", label: "keys.sentence" },
  { id: "sentence-back", group: "read", chord: "Shift+I", label: "keys.sentence-back" },
  { id: "empty", group: "go", chord: "E", label: "keys.empty" },
  { id: "empty-back", group: "go", chord: "Shift+E", label: "keys.empty-back" },
  { id: "same", group: "go", chord: "G", label: "keys.same" },
  { id: "same-back", group: "go", chord: "Shift+G", label: "keys.same-back" },
  { id: "fault", group: "go", chord: "Q", label: "keys.fault" },
  { id: "fault-back", group: "go", chord: "Shift+Q", label: "keys.fault-back" },
  { id: "jump", group: "go", chord: "J", label: "keys.jump" },
  { id: "grid", group: "go", chord: "Shift+B", label: "keys.grid" },
  { id: "rule", group: "go", chord: "Shift+U", label: "keys.rule" },
  { id: "rule-back", group: "go", chord: "Shift+Y", label: "keys.rule-back" },
  { id: "hint", group: "play", chord: "H", label: "keys.hint" },
  { id: "go-on", group: "play", chord: "Enter", label: "keys.go-on" },
  { id: "check", group: "play", chord: "Y", label: "keys.check" },
  { id: "pause", group: "play", chord: "P", label: "keys.pause" },
  { id: "rate", group: "play", chord: "Shift+R", label: "keys.rate" },
  { id: "rules", group: "play", chord: "Shift+O", label: "keys.rules" },
  { id: "words", group: "play", chord: "Shift+W", label: "keys.words" },
  { id: "solution", group: "play", chord: "S", label: "keys.solution" },
  { id: "turn", group: "play", chord: "Shift+J", label: "keys.turn" },
  { id: "turn-back", group: "play", chord: "Shift+K", label: "keys.turn-back" },
  { id: "digit-mode", group: "notes", chord: "Z", label: "keys.digit-mode" },
  { id: "corner-mode", group: "notes", chord: "X", label: "keys.corner-mode" },
  { id: "centre-mode", group: "notes", chord: "C", label: "keys.centre-mode" },
  { id: "color-mode", group: "notes", chord: "V", label: "keys.color-mode" },
  { id: "toggle-notes", group: "notes", chord: "N", label: "keys.toggle-notes" },
  { id: "shortcuts", group: "page", chord: "?", label: "keys.shortcuts" },
]);

/** @type {readonly FixedKeys[]} */
export const fixedKeys = [
  { group: "read", keys: "keys.hold-digit", label: "keys.hold" },
  { group: "go", keys: "keys.arrows", label: "keys.move" },
  { group: "go", keys: "Home, End", label: "keys.row-ends" },
  { group: "go", keys: "Ctrl+Home, Ctrl+End", label: "keys.board-ends" },
  { group: "go", keys: "Page Up, Page Down", label: "keys.box-moves" },
  { group: "go", keys: "keys.shift-arrows", label: "keys.extend" },
  { group: "go", keys: "Ctrl+A", label: "keys.select-all" },
  { group: "play", keys: "1–9, A–Z", label: "keys.digit" },
  { group: "play", keys: "keys.backspace", label: "keys.clear" },
  { group: "play", keys: "Ctrl+Z, Ctrl+Y", label: "keys.undo" },
  { group: "notes", keys: "keys.space", label: "keys.next-mode" },
  { group: "notes", keys: "keys.shift-digit", label: "keys.corner" },
  { group: "notes", keys: "keys.ctrl-digit", label: "keys.centre" },
  { group: "notes", keys: "keys.alt-digit", label: "keys.color" },
  { group: "page", keys: "keys.before", label: "keys.lead" },
  { group: "page", keys: "+, −", label: "keys.zoom" },
  { group: "page", keys: "Esc", label: "keys.escape" },
];

/** @param {CommandId} id */
export const commandOf = (id) =>
  /** @type {(typeof commands)[number]} */ (commands.find((command) => command.id === id));
