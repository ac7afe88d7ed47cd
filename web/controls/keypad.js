/** A key for each digit of the layout, with the number of cells that still need the digit. A press leaves the focus on the board. */
import { symbolOf } from "../model/digits.js";
import { canNote, layoutOf } from "../model/position.js";
import { digitsLeft } from "../model/progress.js";
import { h } from "./dom.js";

/** Above this side the keypad scrolls. */
const mostInRows = 25;

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("../i18n/words.js").Words} Words */
/** @typedef {{ update: (state: State) => void, destroy: () => void }} Control */

/**
 * @param {HTMLElement} container
 * @param {{ words: Words, actions: Pick<import("../model/store.js").Actions, "typeDigit"> }} options
 * @returns {Control}
 */
export function mountKeypad(container, { words, actions }) {
  const keypad = h("div", { class: "keypad", role: "group", "aria-label": words("keypad.label"), onmousedown: keepFocus });
  /** @type {HTMLButtonElement[]} */
  let keys = [];
  container.append(keypad);
  return {
    update(state) {
      const { side } = layoutOf(state.position);
      if (keys.length !== side) {
        keys = Array.from({ length: side }, (_, i) => digitKey(i + 1, side, actions.typeDigit));
        keypad.replaceChildren(...keys);
        keypad.dataset.side = String(side);
        keypad.classList.toggle("keypad-many", side > mostInRows);
      }
      keypad.classList.toggle("keypad-notes", state.noteMode && canNote(state.position));
      digitsLeft(state.position).forEach((left, i) => label(keys[i], symbolOf(i + 1, side), Math.max(0, left), words));
    },
    destroy: () => keypad.remove(),
  };
}

/** @param {number} digit @param {number} side @param {(digit: number) => void} typeDigit */
function digitKey(digit, side, typeDigit) {
  return h("button", { type: "button", class: "key", onclick: () => typeDigit(digit) },
    h("span", { class: "key-digit" }, symbolOf(digit, side)), h("span", { class: "key-left" }));
}

/** @param {HTMLButtonElement} key @param {string} digit @param {number} left @param {Words} words */
function label(key, digit, left, words) {
  key.classList.toggle("key-done", left === 0);
  key.setAttribute("aria-label", words("keypad.digit", { digit, left }));
  /** @type {Element} */ (key.lastElementChild).textContent = left ? String(left) : "";
}

/** @param {MouseEvent} event */
export const keepFocus = (event) => event.preventDefault();
