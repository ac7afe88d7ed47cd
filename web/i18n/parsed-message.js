/**
 * Writes the sentence of a parsed message. The catalogues need texts, values, numbers, choices by a word, and choices
 * by a number; a test refuses every other part of an ICU message. The package that writes all parts would be a seventh
 * of the element.
 *
 * @typedef {Readonly<Record<string, string | number>>} Values
 * @typedef {{ [name: string]: Part[] }} Options
 * @typedef {string | 0 | [name: string] | [name: string, 0] | [name: string, Options] | [name: string, Options, offset:
 *   number]} Part a text, the number of the choice that the part belongs to, a value, a number, a choice by a word, a
 *   choice by a number; short, because a visitor waits for all sentences of a language
 */
import { createNumber } from "./numbers.js";

/** @param {string} language */
export function createWriter(language) {
  const number = createNumber(language);
  /** @type {Intl.PluralRules | null} */
  let rules = null;
  const formOf = (/** @type {number} */ count) => (rules ??= new Intl.PluralRules(language)).select(count);

  /**
   * @param {readonly Part[]} parts
   * @param {Values} values
   * @param {number} [count] of the choice that the parts belong to
   * @returns {string} throws for a value that is missing
   */
  function write(parts, values, count = 0) {
    return parts.map((part) => writeOne(part, values, count)).join("");
  }

  /** @param {Part} part @param {Values} values @param {number} count @returns {string} */
  function writeOne(part, values, count) {
    if (typeof part === "string") return part;
    if (part === 0) return number.format(count);
    const [name, options, offset] = part;
    if (!Object.hasOwn(values, name)) throw new Error(`no value for {${name}}`);
    const value = values[name];
    if (options === undefined) return String(value);
    if (options === 0) return number.format(Number(value));
    const rest = offset === undefined ? count : Number(value) - offset;
    const chosen =
      (offset === undefined ? own(options, String(value)) : (options[`=${value}`] ?? options[formOf(rest)])) ??
      options.other;
    return write(chosen, values, rest);
  }
  return write;
}

/** @param {Options} options @param {string} name */
const own = (options, name) => (Object.hasOwn(options, name) ? options[name] : undefined);
