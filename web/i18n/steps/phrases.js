/**
 * Makes the values of messages: lists of cells, digits and houses. Languages need such a list in several forms: the
 * bare list, and phrases of the catalogue around the list ("in row 3", "рядка 3", "dalla riga 3"). A message uses the
 * form that fits its sentence. A slot named `cells` gives `cells`, `theCells`, `inCells`, `ofCells`, `fromCells`,
 * `cellsOr` and `cellsCount`. The phrases also exist with a capital letter (`InCells`), for the beginning of a
 * sentence.
 *
 * @typedef {import("./step-data.js").House} House
 * @typedef {import("./naming.js").Naming} Naming
 * @typedef {Record<string, string | number>} Values
 * @typedef {ReturnType<typeof createPhrases>} Phrases
 */
import { createList } from "../locale.js";
import { rowAndColumn } from "./step-data.js";

/**
 * @param {import("./step-words.js").StepWords} words
 * @param {{ naming: Naming, nameDigit: (digit: number) => string }} names
 */
export function createPhrases(words, { naming, nameDigit }) {
  const and = createList(words.language, "and");
  const or = createList(words.language, "or");
  const bare = createList(words.language, "bare");

  /**
   * @param {string} slot
   * @param {Record<string, () => string | number>} forms
   * @returns {Values} each computed when a message uses it
   */
  function lazy(slot, forms) {
    const values = {};
    for (const [form, make] of Object.entries(forms)) {
      const plain = /^(the|in|of|from)$/.test(form);
      const name = plain ? form + capital(slot) : slot + form;
      Object.defineProperty(values, name, { get: make, enumerable: true });
      if (plain) Object.defineProperty(values, capital(name), { get: () => capital(String(make())), enumerable: true });
    }
    return values;
  }
  const capital = (/** @type {string} */ text) => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

  /** @param {string} slot @param {readonly string[]} cells as r1c2 */
  function cells(slot, cells) {
    const names = cells.map((cell) => naming.cell(...rowAndColumn(cell)));
    const values = () => ({ cells: and.format(names), count: names.length });
    return lazy(slot, {
      "": () => and.format(names),
      Or: () => or.format(names),
      Count: () => names.length,
      the: () => words("cells.the", values()),
      in: () => words("cells.in", values()),
      of: () => words("cells.of", values()),
      from: () => words("cells.from", values()),
    });
  }

  /** @param {string} slot @param {readonly number[]} digits */
  function digits(slot, digits) {
    const names = digits.map(nameDigit);
    const values = () => ({
      digits: and.format(names),
      count: names.length,
      items: and.format(names.map((digit) => words("digits.item", { digit }))),
    });
    return lazy(slot, {
      "": () => and.format(names),
      Or: () => or.format(names),
      Count: () => names.length,
      the: () => words("digits.the", values()),
      of: () => words("digits.of", values()),
    });
  }

  /**
   * Joins phrases that may be lists themselves; some languages use another word for "and" here.
   * @param {readonly string[]} phrases
   */
  function joined(phrases) {
    if (phrases.length < 2) return phrases.join("");
    const first = and
      .formatToParts(phrases)
      .slice(0, -2)
      .map(({ value }) => value)
      .join("");
    return words("house.and", { first, last: phrases[phrases.length - 1] });
  }

  /** @param {string} slot @param {readonly House[]} houses */
  function houses(slot, houses) {
    const groupOf = (/** @type {House} */ { kind, grid = 0 }) => `${grid} ${kind}`;
    const groups = [...new Set(houses.map(groupOf))].map((name) => houses.filter((house) => groupOf(house) === name));
    const phrase = (/** @type {"house.the" | "house.in" | "house.of"} */ key) =>
      joined(
        groups.map((group) => {
          const [{ kind, grid }] = group;
          const names = group
            .map(({ index }) => index)
            .sort((a, b) => a - b)
            .map((index) => houseIndex(kind, index));
          const values = { kind, index: and.format(names), indices: bare.format(names), count: names.length };
          const text = words(key, values);
          return grid ? words("house.of-grid", { houses: text, grid }) : text;
        }),
      );
    return lazy(slot, {
      Count: () => houses.length,
      the: () => phrase("house.the"),
      in: () => phrase("house.in"),
      of: () => phrase("house.of"),
    });
  }

  /** @param {string} kind @param {number} index */
  const houseIndex = (kind, index) =>
    kind === "row" ? naming.row(index) : kind === "column" ? naming.column(index) : String(index);

  return {
    cells,
    digits,
    houses,
    capital,
    nameDigit,
    list: (/** @type {readonly string[]} */ items) => and.format(items),
    bareList: (/** @type {readonly string[]} */ items) => bare.format(items),
    /** @param {string} cell as r1c2 */
    nameCell: (cell) => naming.cell(...rowAndColumn(cell)),
  };
}
