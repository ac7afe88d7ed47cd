/**
 * A key for each digit of the layout, with the number of cells that still need the digit; while cells are coloured, a
 * key for each colour. A press leaves the focus on the board.
 */
import { symbolOf } from "../model/digits.js";
import { digitName, faceOf } from "../model/digit-face.js";
import { colorCount, colorKeys, layoutOf } from "../model/position.js";
import { digitsLeft } from "../model/progress.js";
import { rightsOf } from "../model/rights.js";
import { enable, keepFocus } from "./buttons.js";
import { h, renew } from "./dom.js";
import { boardIcons, lineIcon } from "./board-icons.js";
import { renewList } from "./list.js";

/**
 * The rows of keys on a phone, where there are several; above 27 digits the keypad scrolls.
 * @param {number} digitCount
 */
export const keyRows = (digitCount) => (digitCount > 27 ? "many" : Math.ceil(digitCount / 9));

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("../i18n/words.js").Words} Words */
/** @typedef {{ update: (state: State) => void, destroy: () => void }} Control */
/** @typedef {{ name: string, make: () => HTMLButtonElement }} Key */

/**
 * @param {HTMLElement} container
 * @param {object} options
 * @param {Words} options.words
 * @param {Pick<import("../model/store.js").Actions, "typeDigit" | "lockDigit">} options.actions
 * @param {() => boolean} [options.isDigitFirst] whether a press chooses the digit that the next presses on cells enter
 * @param {(keypad: HTMLElement, digitOf: (target: Element) => number) => () => void} [options.bindHold] binds what a
 *   long press on a digit key does; returns the unbinder. `digitOf` returns 0 for what is no digit key
 * @param {() => void} [options.erase] adds a key that erases; the style sheet shows the key where nine digits leave a
 *   place free
 * @returns {Control}
 */
export function mountKeypad(container, { words, actions, isDigitFirst = () => false, bindHold, erase }) {
  const keypad = h("div", { class: "keypad", role: "group", onmousedown: keepFocus });
  /** @type {State | null} */
  let shown = null;
  container.append(keypad);
  const unbind = bindHold?.(keypad, (target) => {
    const key = target.closest(".key");
    return key?.querySelector(".key-digit") ? [...keypad.children].indexOf(key) + 1 : 0;
  });

  /** Whether a press locks a digit. */
  const locks = () => isDigitFirst() || typeof shown?.entry.digit === "number";

  /** @param {number} digit */
  const press = (digit) => actions[locks() ? "lockDigit" : "typeDigit"](digit);

  /** @param {boolean} isColors @param {number} count @param {State} state @returns {Key[]} */
  const keysOf = (isColors, count, state) => [
    ...Array.from({ length: count }, (_, i) =>
      isColors
        ? { name: `color ${i + 1}`, make: () => colorKey(i + 1, words, press) }
        : {
            name: `${faceOf(state)?.name} ${symbolOf(i + 1, count)}`,
            make: () => digitKey(i + 1, faceOf(state)?.keyOf(i + 1) ?? symbolOf(i + 1, count), press),
          },
    ),
    ...(erase ? [{ name: "erase", make: () => eraseKey(words, erase) }] : []),
  ];

  return {
    update(state) {
      shown = state;
      const { digitCount } = layoutOf(state.position);
      const rights = rightsOf(state);
      const isColors = state.entry.mode === "color" && rights.color;
      const count = isColors ? colorCount : digitCount;
      const left = isColors ? [] : digitsLeft(state.position);
      renew(keypad, {
        "data-side": count,
        // Colours are chosen in the room of the digits, so that the board keeps its size.
        "data-rows": keyRows(digitCount),
        "data-mode": isColors || rights.takeNotes ? state.entry.mode : "digit",
        "aria-label": words(isColors ? "keypad.colors" : "keypad.label"),
      });
      renewList(
        keypad,
        keysOf(isColors, count, state),
        ({ name }) => name,
        ({ make }) => make(),
        (key, _, i) => {
          enable(key, rights.enterDigits);
          if (i < count) renew(key, { "aria-pressed": locks() && String(state.entry.digit === i + 1) });
          if (i < left.length) label(key, digitName(i + 1, state, words), Math.max(0, left[i]), words);
        },
      );
    },
    destroy() {
      unbind?.();
      keypad.remove();
    },
  };
}

/** @param {number} digit @param {Node | string} sign @param {(digit: number) => void} press */
function digitKey(digit, sign, press) {
  return h(
    "button",
    { type: "button", class: "key", onclick: () => press(digit) },
    h("span", { class: "key-digit" }, sign),
    h("span", { class: "key-left" }),
  );
}

/** @param {Words} words @param {() => void} erase */
function eraseKey(words, erase) {
  const name = words("tools.clear-cell");
  return h(
    "button",
    { type: "button", class: "key key-erase", "aria-label": name, title: name, onclick: () => erase() },
    lineIcon(boardIcons.erase),
  );
}

/** @param {number} color @param {Words} words @param {(color: number) => void} press */
function colorKey(color, words, press) {
  const name = words(colorKeys[color - 1]);
  const swatch = h("span", { class: "key-swatch" });
  swatch.style.background = `var(--board-color-${color})`;
  return h(
    "button",
    { type: "button", class: "key key-color", "aria-label": name, title: name, onclick: () => press(color) },
    swatch,
    h("span", { class: "key-left" }, String(color)),
  );
}

/**
 * Says how many cells still need the digit, unless the key says it already.
 * @param {HTMLButtonElement} key
 * @param {string} digit
 * @param {number} left
 * @param {Words} words
 */
function label(key, digit, left, words) {
  if (key.dataset.left === String(left)) return;
  key.dataset.left = String(left);
  key.classList.toggle("key-done", left === 0);
  const isKnown = left < Infinity;
  key.setAttribute("aria-label", isKnown ? words("keypad.digit", { digit, left }) : digit);
  /** @type {Element} */ (key.lastElementChild).textContent = isKnown && left ? String(left) : "";
}
