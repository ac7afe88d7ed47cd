/** The choice of what a typed digit means: a digit, a corner note, a centre note, or a colour. */
import { rightsOf } from "../model/rights.js";
import { enable, keepFocus } from "./buttons.js";
import { h } from "./dom.js";
import { boardIcons, lineIcon } from "./board-icons.js";

/** @typedef {import("../model/state.js").EntryMode} EntryMode */

/**
 * @param {HTMLElement} container
 * @param {{ words: import("../i18n/words.js").Words, actions: Pick<import("../model/store.js").Actions, "setEntryMode">
 *   }} options
 * @returns {import("./keypad.js").Control}
 */
export function mountEntryModes(container, { words, actions }) {
  /** @param {EntryMode} mode @param {import("./board-icons.js").BoardIconName} name @param {string} label */
  const choice = (mode, name, label) =>
    h(
      "button",
      {
        type: "button",
        class: "mode",
        "data-mode": mode,
        "data-command": `${mode}-mode`,
        title: label,
        onclick: () => press(mode),
      },
      lineIcon(boardIcons[name]),
      h("span", {}, label),
    );
  const choices = [
    choice("digit", "digit", words("tools.digit")),
    choice("corner", "corner", words("tools.corner")),
    choice("centre", "centre", words("tools.centre")),
    choice("color", "color", words("tools.color")),
  ];
  const element = h(
    "div",
    { class: "modes", role: "group", "aria-label": words("tools.mode"), onmousedown: keepFocus },
    ...choices,
  );
  /** @type {ReadonlySet<EntryMode>} */
  let able = new Set();
  container.append(element);

  /** @param {EntryMode} mode */
  function press(mode) {
    if (able.has(mode)) actions.setEntryMode(mode);
  }

  return {
    update(state) {
      able = ableModes(state);
      const chosen = able.has(state.entry.mode) ? state.entry.mode : "digit";
      for (const each of choices) {
        const mode = /** @type {EntryMode} */ (each.dataset.mode);
        enable(each, able.has(mode));
        each.setAttribute("aria-pressed", String(mode === chosen));
      }
    },
    destroy: () => element.remove(),
  };
}

/** @param {import("../model/state.js").State} state @returns {ReadonlySet<EntryMode>} */
function ableModes(state) {
  const rights = rightsOf(state);
  /** @type {EntryMode[]} */
  const modes = [];
  if (rights.enterDigits) modes.push("digit");
  if (rights.takeNotes) modes.push("corner", "centre");
  if (rights.color) modes.push("color");
  return new Set(modes);
}
