/**
 * The attributes of the element, one row each: the element gets its properties from this table, a frame its options,
 * the dialog that makes a board what it leaves out, and the reference of the element its rows.
 *
 * The comment of a row describes the attribute, for docs/embedding.md and the npm package: in Markdown, whose links
 * begin in docs, without a full stop at its end. tools/build/element-reference.mjs reads these comments. No built file
 * has them.
 *
 * @typedef {keyof typeof boardOptions} OptionName
 * @typedef {"puzzle" | "player" | "tutor"} Part of the element: the puzzle is read again, the player is built again,
 *   something else of what is taught is shown
 * @typedef {object} Option
 * @property {readonly Part[]} parts what a change concerns
 * @property {readonly string[]} [choices] the values that the attribute can have; any text when absent
 * @property {readonly string[]} [words] the words that can be in the attribute
 * @property {string | number} [usual] the property without the attribute, or with a value that the attribute cannot
 *   have; "" when absent. A number is the smallest that the property can be
 */
import { hintLimits } from "../model/hint-names.js";
import { modes } from "./modes.js";
import { controlNames } from "./wanted-controls.js";

/** @satisfies {Record<string, Option>} */
export const boardOptions = /** @type {const} */ ({
  /**
   * the puzzle as text, in any format that Nonet reads, or an address of Nonet: `#p=…` with a puzzle, `#s=…` with a
   * whole game, with or without the part before the sign #; candidates of a 729 line or a frame of pencil marks are
   * part of the puzzle. Without the attribute, the text inside the element is the puzzle; without text, the board is
   * empty
   *
   * @since 0.1
   */
  puzzle: { parts: ["puzzle"] },
  /**
   * a name from [Layouts](command-line.md#layouts): `3x2`, `3x3+x`, `jigsaw:1122211122333343444455555+antiking`;
   * sides 2 to 100. A text determines only the side, so every layout without the usual boxes must be named
   *
   * @default the usual boxes of the side; `3x3` for an empty board
   * @since 0.1
   */
  layout: { parts: ["puzzle"] },
  /**
   * rules of the puzzle besides those of its layout, such as cages, thermometers and dots: [texts of rules](rules.md)
   * with semicolons or line ends between them, as `cage 15 r1c1 r1c2; thermometer r4c1-r4c4`. They are added to rules
   * that the puzzle's text or address has. [Puzzles with rules](#puzzles-with-rules) says more
   *
   * @since 0.1
   */
  rules: { parts: ["puzzle"] },
  /**
   * `play`: givens are locked. `solve`: every cell can be edited, and the solution can be shown. `view`: nothing can
   * be changed, and the engine is never loaded (only a line or rows of symbols can be read). `path`: the way to the
   * solution, step by step; the arrow keys beside the board go along it. `practice`: positions that need the
   * technique, one after another, and answers are checked. `lesson`: the technique is explained part by part
   *
   * @since 0.1
   */
  mode: { choices: modes, usual: "play", parts: ["puzzle", "player"] },
  /**
   * any of `keypad undo notes colors check solve hint`, separated by spaces; empty for no controls. `colors`: the
   * choice of what a digit means, with notes and colours; `hint` only in `play`, `check` and `solve` not in
   * `practice`
   *
   * @default `keypad undo notes check` in `play`, `keypad undo solve` in `solve`, `keypad undo notes` in `practice`;
   *   always none in the other modes
   * @since 0.1
   */
  controls: { words: controlNames, parts: ["player"] },
  /**
   * the strongest hint that the control `hint` gives: `where` to look, `what` technique is there, or all of the
   * reasons, with a button that makes the step
   *
   * @since 0.1
   */
  hints: { choices: hintLimits, usual: "apply", parts: ["player"] },
  /**
   * in the mode `path`, the step that is shown, from 1; it follows the player. After the last step comes the position
   * after the path
   *
   * @since 0.1
   */
  step: { usual: 1, parts: ["tutor"] },
  /**
   * in `practice` and `lesson`, the id of a [technique](techniques/README.md), such as `x-wing`; in `lesson` also the
   * name of a [guide](guide/), such as `rules`
   *
   * @since 0.1
   */
  technique: { parts: ["tutor"] },
  /**
   * language of the labels: `en`, `uk`, `ru`, `it`, `vi` or `zh`
   *
   * @default the language of the page, then of the reader
   * @since 0.1
   */
  lang: { usual: "", parts: ["player"] },
  /**
   * what the digits look like: `digits`, `zero` (0 to 8), `hex` (0 to 9 and A to F), `letters`, `colors`, `shapes`,
   * `fruits`, `animals`, or `word:` and a word of as many different letters as the puzzle has digits, such as
   * `word:PLAYGROUND`. Keys, notes, hints and screen readers follow; the puzzle is still written with digits. A puzzle
   * with more digits than the face shows digits, and so does a puzzle whose rules count, such as a killer
   *
   * @default the face of the address in `puzzle`, else `digits`
   * @since 0.1
   */
  face: { parts: [] },
  /**
   * `auto`, `light`, `dark`; `auto` follows the page around the element: the board is dark where the text of the page
   * is light. In a frame it follows the reader's device, and in a link that became a frame the text around the link
   *
   * @since 0.1
   */
  theme: { choices: ["auto", "light", "dark"], usual: "auto", parts: [] },
});

/**
 * @template Row
 * @typedef {Row extends { choices: readonly (infer Choice)[] } ? Choice : Row extends { usual: number } ? number :
 *   string} Value
 */
/** @typedef {{ [name in OptionName]: Value<(typeof boardOptions)[name]> }} BoardOptions the properties */

export const optionNames = /** @type {readonly OptionName[]} */ (Object.keys(boardOptions));

/**
 * Returns the property for a value of the attribute.
 * @param {OptionName} name
 * @param {string | null} value
 */
export function propertyOf(name, value) {
  const { choices, usual = "" } = /** @type {Option} */ (boardOptions[name]);
  if (typeof usual === "number") return Math.max(usual, Math.trunc(Number(value)) || 0);
  return value === null || choices?.includes(value) === false ? usual : value;
}

/**
 * Says which words of an attribute it cannot have, and which it can; "" when there are none.
 * @param {OptionName} name
 * @param {string | null} value
 */
export function unknownWords(name, value) {
  const { choices, words = choices } = /** @type {Partial<Option>} */ (boardOptions[name] ?? {});
  const unknown = (words && value?.split(/\s+/).filter((word) => word && !words.includes(word))) ?? [];
  return unknown.length ? `${name}="${unknown.join(" ")}". Use ${words?.join(", ")}.` : "";
}

/**
 * Returns the attributes without those that have their usual value.
 * @param {Partial<Record<OptionName, string>>} attributes
 * @returns {Partial<Record<OptionName, string>>}
 */
export const withoutUsual = (attributes) =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => value !== /** @type {Option} */ (boardOptions[/** @type {OptionName} */ (name)]).usual,
    ),
  );

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
        return propertyOf(name, this.getAttribute(name));
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
