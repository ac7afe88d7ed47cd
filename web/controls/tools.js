/** The tools beside the keypad: undo, redo, notes, clear, and buttons that a page adds. */
import { canRedo, canUndo } from "../model/history.js";
import { rightsOf } from "../model/rights.js";
import { enable, keepFocus } from "./buttons.js";
import { h } from "./dom.js";
import { boardIcons, lineIcon } from "./board-icons.js";

/** @typedef {"undo" | "redo" | "notes" | "clear"} ToolName */
/**
 * @typedef {Pick<import("../model/store.js").Actions, "undo" | "redo" | "toggleNoteMode" | "clearCell">} ToolActions
 */

/**
 * @param {HTMLElement} container
 * @param {{ words: import("../i18n/words.js").Words, actions: ToolActions, tools?: readonly ToolName[], more?: readonly
 *   HTMLElement[] }} options
 * @returns {import("./keypad.js").Control}
 */
export function mountTools(container, { words, actions, tools = ["undo", "redo", "notes", "clear"], more = [] }) {
  const make = {
    undo: () => tool("undo", words("tools.undo"), actions.undo),
    redo: () => tool("redo", words("tools.redo"), actions.redo),
    notes: () => tool("note", words("tools.notes"), actions.toggleNoteMode),
    clear: () => tool("erase", words("tools.clear-cell"), () => actions.clearCell()),
  };
  /** @type {Partial<Record<ToolName, HTMLButtonElement>>} */
  const made = Object.fromEntries(tools.map((name) => [name, make[name]()]));
  const bar = h("div", { class: "tools", role: "group", "aria-label": words("tools.label"), onmousedown: keepFocus });
  bar.append(...Object.values(made), ...more);
  container.append(bar);
  return {
    update(state) {
      const rights = rightsOf(state);
      enable(made.undo, canUndo(state));
      enable(made.redo, canRedo(state));
      enable(made.notes, rights.takeNotes);
      enable(made.clear, rights.enterDigits);
      made.notes?.setAttribute("aria-pressed", String(state.entry.mode === "centre" && rights.takeNotes));
    },
    destroy: () => bar.remove(),
  };
}

/** @param {import("./board-icons.js").BoardIconName} name @param {string} label @param {() => void} press */
export function tool(name, label, press) {
  return h(
    "button",
    {
      type: "button",
      class: `tool tool-${name}`,
      "data-command": name === "note" ? "toggle-notes" : name,
      title: label,
      onclick: () => press(),
    },
    lineIcon(boardIcons[name]),
    h("span", {}, label),
  );
}
