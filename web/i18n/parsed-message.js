/**
 * Writes the sentence of a parsed message. The catalogues need texts, values, numbers, choices by a word, and choices
 * by a number; a test refuses every other part of an ICU message. The package that writes all parts would be a seventh
 * of the element.
 *
 * @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element
 * @typedef {Readonly<Record<string, string | number>>} Values
 */
import { createNumber } from "./numbers.js";

/** The kinds of elements, numbered as the parser does. */
const kinds = { text: 0, value: 1, number: 2, select: 5, plural: 6, count: 7 };

/** @param {string} language */
export function createWriter(language) {
  const number = createNumber(language);
  /** @type {Intl.PluralRules | null} */
  let rules = null;
  const formOf = (/** @type {number} */ count) => (rules ??= new Intl.PluralRules(language)).select(count);

  /**
   * @param {readonly any[]} elements
   * @param {Values} values
   * @param {number} [count] of the choice that the elements belong to
   * @returns {string} throws for a value that is missing
   */
  function write(elements, values, count = 0) {
    return elements.map((element) => writeOne(element, values, count)).join("");
  }

  /** @param {any} element @param {Values} values @param {number} count @returns {string} */
  function writeOne({ type, value: name, options, offset }, values, count) {
    if (type === kinds.text) return name;
    if (type === kinds.count) return number.format(count);
    if (!Object.hasOwn(values, name)) throw new Error(`no value for {${name}}`);
    const value = values[name];
    if (type === kinds.value) return String(value);
    if (type === kinds.number) return number.format(Number(value));
    const rest = type === kinds.plural ? Number(value) - offset : count;
    const chosen =
      (type === kinds.plural ? (options[`=${value}`] ?? options[formOf(rest)]) : own(options, String(value))) ??
      options.other;
    return write(chosen.value, values, rest);
  }
  return write;
}

/** @param {Record<string, any>} options @param {string} name */
const own = (options, name) => (Object.hasOwn(options, name) ? options[name] : undefined);
