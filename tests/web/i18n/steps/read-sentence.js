/**
 * Reads a sentence of any language: the cells, houses and numbers that it names, in their order, and the words that
 * decide what it states.
 */
import { languages } from "./sentence-words.js";

/**
 * @typedef {object} Reading
 * @property {string[]} cells as r1c2, in the order of their first mention
 * @property {string[]} houses "row 3", in this order
 * @property {string[]} symbols digits, other numbers, letters of colours and sets, in this order
 * @property {string[]} order all of these, with repetitions
 * @property {string[]} states what the sentence states, by the words of `languages`: "only", "remove" …; "not×2" for
 *   two negations
 * @property {string} kinds rows, columns and boxes without an index, in order
 * @property {string} numbers numbers that are written as words, in order
 * @property {string} verdicts what is removed, right and wrong, in order
 * @property {string} frame the sentence with ▢ for cells, ▤ for houses and ◆ for symbols
 */

/** How each notation writes cells, and the index of a row or column. */
const notations = {
  rc: {
    cell: /(?<![A-Za-z0-9])r(\d+)c(\d+)(?![0-9])/g,
    at: (/** @type {string[]} */ [row, column]) => `r${row}c${column}`,
  },
  a1: {
    cell: /(?<![A-Za-z0-9])([A-Z]{1,2})(\d+)(?![0-9])/g,
    at: (/** @type {string[]} */ [row, column]) => `r${numberOf(row)}c${column}`,
  },
  "column-letters": {
    cell: /(?<![A-Za-z0-9])([A-Z]{1,2})(\d+)(?![0-9])/g,
    at: (/** @type {string[]} */ [column, row]) => `r${row}c${numberOf(column)}`,
  },
};

/** A = 1, AA = 27. @param {string} index @returns {number} */
const numberOf = (index) =>
  /^\d+$/.test(index) ? Number(index) : [...index].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** @typedef {keyof typeof notations} Notation */

const first = (/** @type {string[]} */ items) => [...new Set(items)];
/** A whole word of a language with spaces. @param {string} word */
const whole = (word) => `(?<!\\p{L})(?:${word})(?!\\p{L})`;

/** @param {string} language */
function compile(language) {
  const { and, or, houses, words, places, removes, article } = languages[language];
  const index = "(?:\\d+|[A-Z]{1,2})";
  const between = language === "zh" ? `(?:、|${and}|${or})` : `(?:, | (?:${and}|${or}) |, (?:${and}|${or}) )`;
  const list = `${index}(?:${between}${index})*`;
  const either = (/** @type {string} */ noun) =>
    noun.replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
  const house = Object.entries(houses).map(
    ([kind, noun]) =>
      /** @type {const} */ ([
        kind,
        new RegExp(
          language === "zh" ? `第(${list})(?:${noun})` : `(?<!\\p{L})(?:${either(noun)}) (${list})(?![\\p{L}\\d])`,
          "gu",
        ),
      ]),
  );
  const stated = Object.entries(words).map(([name, list]) => {
    const some = list
      .split(" ")
      .map((word) => word.replaceAll("_", " ").replace(/(?<!\])\*/g, "\\p{L}*"))
      .join("|");
    return /** @type {const} */ ([name, new RegExp(language === "zh" ? `(?:${some})` : whole(some), "giu")]);
  });
  const item = "[\\ue000-\\uf8ff]";
  const listed = (/** @type {string} */ item) => `(?:${item})(?:${between}(?:${item}))*`;
  const result = (/** @type {string} */ pattern) =>
    new RegExp(
      pattern
        .replaceAll("CELLS", `(?<cells>${listed(item)})`)
        .replaceAll("DIGITS", `(?<digits>${listed((article ?? "") + item)})`),
      "u",
    );
  return {
    places: result(places),
    removes: result(removes),
    house,
    stated,
    index: new RegExp(index, "g"),
    group: (/** @type {string} */ sign) => new RegExp(`${sign}(?:${between}${sign})*`, "g"),
  };
}
const compiled = Object.fromEntries(Object.keys(languages).map((language) => [language, compile(language)]));

const signs = { cell: "▢", house: "▤", symbol: "◆" };

/**
 * Each mention of a cell, a house, a digit or a number becomes one character of the area for private use.
 * @param {string} sentence
 * @param {string} language
 * @param {Notation} notation
 */
function mark(sentence, language, notation) {
  const { house, index } = compiled[language];
  const { cell, at } = notations[notation];
  const found = /** @type {{ kind: keyof typeof signs, name: string }[]} */ ([]);
  const mention = (/** @type {keyof typeof signs} */ kind, /** @type {string} */ name) =>
    String.fromCharCode(0xe000 + found.push({ kind, name }) - 1);
  let text = sentence.replace(cell, (_, ...parts) => mention("cell", at(parts)));
  for (const [kind, pattern] of house)
    text = text.replace(pattern, (_, list) =>
      list
        .match(index)
        .map((/** @type {string} */ number) => mention("house", `${kind} ${numberOf(number)}`))
        .join(""),
    );
  // "A cell", "A una cifra", "L’unico": these letters are words.
  text = text.replace(
    /(?<![\p{Script=Latin}\d])(?:[ΦΨΛ]|\d+(?:[,. \u00a0\u202f]\d{3})*|(?!(?<=^|[.:] )A [a-z])[A-Z](?!’))(?![\p{Script=Latin}\d])/gu,
    (symbol) => mention("symbol", symbol.replace(/(?<=\d)\D/g, "")),
  );
  return { text, find: (/** @type {string} */ mark) => found[mark.charCodeAt(0) - 0xe000] };
}

/**
 * @param {string} sentence @param {string} language @param {Notation} [notation]
 * @returns {Reading}
 */
export function read(sentence, language, notation = "rc") {
  const { stated, group } = compiled[language];
  const { text, find } = mark(sentence, language, notation);
  const order = [...text.matchAll(/[\ue000-\uf8ff]/g)].map(([mark]) => find(mark));
  const named = (/** @type {string} */ kind) => first(order.filter((one) => one.kind === kind).map(({ name }) => name));
  const single = text.replace(/[\ue000-\uf8ff]/g, (mark) => signs[find(mark).kind]);
  const frame = Object.values(signs)
    .reduce((frame, sign) => frame.replace(group(sign), sign), single)
    .replace(/▤+/g, "▤");
  const states = stated
    .flatMap(([name, pattern]) => {
      const length = frame.match(pattern)?.length ?? 0;
      return length ? [name === "not" && length > 1 ? `not×${length}` : name] : [];
    })
    .sort();
  const sequence = (/** @type {string[]} */ names) =>
    stated
      .filter(([name]) => names.includes(name))
      .flatMap(([name, pattern]) => [...frame.matchAll(pattern)].map(({ index }) => ({ name, index })))
      .sort((one, other) => one.index - other.index)
      .map(({ name }) => name)
      .join(" ");
  return {
    kinds: sequence(["row", "column", "box"]),
    numbers: sequence(["two", "three", "four", "five", "six", "seven", "first", "second", "third", "fourth"]),
    verdicts: sequence(["remove", "right", "wrong"]),
    cells: named("cell"),
    houses: named("house"),
    symbols: named("symbol"),
    order: order.map(({ name }) => name),
    states,
    frame,
  };
}

/**
 * What a sentence concludes: "So r3c4 is 5." places, "So 2 and 7 can be removed from r3c1." eliminates.
 *
 * @param {string} sentence @param {string} language @param {Notation} [notation]
 * @returns {{ placements: string[], eliminations: string[] }} "5 r3c4" …
 */
export function readResult(sentence, language, notation = "rc") {
  const { text, find } = mark(sentence, language, notation);
  const { places, removes } = compiled[language];
  const all = (/** @type {RegExp} */ pattern) => {
    const { cells = "", digits = "" } = pattern.exec(text)?.groups ?? {};
    const names = (/** @type {string} */ list) => (list.match(/[\ue000-\uf8ff]/g) ?? []).map(find);
    if (names(cells).some(({ kind }) => kind !== "cell") || names(digits).some(({ kind }) => kind !== "symbol"))
      return [`not understood: ${sentence}`];
    return names(cells).flatMap((cell) => names(digits).map((digit) => `${digit.name} ${cell.name}`));
  };
  return { placements: all(places), eliminations: all(removes) };
}
