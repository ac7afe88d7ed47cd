/**
 * The attributes of the element, one row each: the element gets its properties from this table, a frame its options,
 * the dialog and the reference of the element their names.
 *
 * @typedef {keyof typeof boardOptions} OptionName
 * @typedef {{ [name in OptionName]: ReturnType<(typeof boardOptions)[name]["read"]> }} BoardOptions the properties
 * @typedef {"puzzle" | "player" | "tutor"} Part of the element: the puzzle is read again, the player is built again,
 *   something else of what is taught is shown
 */
import { hintChoices, modes } from "./modes.js";

/** @param {string | null} value */
const text = (value) => value ?? "";

/**
 * `read`: the property, from the value of the attribute. `parts`: what a change concerns.
 * @satisfies {Record<string, { read: (value: string | null) => unknown, parts: readonly Part[] }>}
 */
const boardOptions = /** @type {const} */ ({
  puzzle: { read: text, parts: ["puzzle"] },
  layout: { read: text, parts: ["puzzle"] },
  rules: { read: text, parts: ["puzzle"] },
  mode: {
    read: (/** @type {string | null} */ value) => modes.find((mode) => mode === value) ?? "play",
    parts: ["puzzle", "player"],
  },
  controls: { read: text, parts: ["player"] },
  hints: {
    read: (/** @type {string | null} */ value) => hintChoices.find((name) => name === value) ?? "apply",
    parts: ["player"],
  },
  step: { read: (/** @type {string | null} */ value) => Math.max(1, Math.trunc(Number(value)) || 1), parts: ["tutor"] },
  technique: { read: text, parts: ["tutor"] },
  lang: { read: text, parts: ["player"] },
  theme: { read: (/** @type {string | null} */ value) => value ?? "auto", parts: [] },
});

export const optionNames = /** @type {readonly OptionName[]} */ (Object.keys(boardOptions));

/** The attributes whose change concerns a part of the element. @param {Part} part @returns {Set<string>} */
export const optionsOf = (part) =>
  new Set(optionNames.filter((name) => boardOptions[name].parts.some((each) => each === part)));

/**
 * Gives a class of elements the properties that read and write its attributes. Every element has `lang` already.
 * @param {{ prototype: HTMLElement }} element
 */
export function defineOptions({ prototype }) {
  for (const name of optionNames.filter((each) => each !== "lang"))
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      /** @this {HTMLElement} */
      get() {
        return boardOptions[name].read(this.getAttribute(name));
      },
      /** @this {HTMLElement} @param {unknown} value */
      set(value) {
        this.setAttribute(name, String(value));
      },
    });
}

/**
 * Sets an option of the board. Language and theme are also set for the page in the frame.
 *
 * @param {HTMLElement} board
 * @param {OptionName} name
 * @param {string} value
 */
export function setOption(board, name, value) {
  const { documentElement: root } = document;
  if (name === "lang") root.lang = value;
  if (name === "theme") root.dataset.theme = value;
  board.setAttribute(name, value);
}

/**
 * Properties that were set before the element was defined hide its accessors. They are removed and set again as
 * attributes.
 * @param {HTMLElement} element
 * @param {readonly string[]} names
 */
export function adoptProperties(element, names) {
  for (const name of names.filter((each) => Object.hasOwn(element, each))) {
    const value = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
