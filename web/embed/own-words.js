/** Texts of the page around the element, in place of the element's own. */

/** @typedef {import("../i18n/words.js").Words} Words */

/**
 * Returns the words with some sentences replaced. A name in braces stands for its value, as in `{count}`.
 *
 * @param {Words} words
 * @param {Readonly<Record<string, string>>} texts by the keys of the sentences
 * @returns {Words}
 */
export function withTexts(words, texts) {
  if (Object.keys(texts).length === 0) return words;
  const say = (
    /** @type {import("../i18n/words.js").PageKey} */ key,
    /** @type {Record<string, string | number>} */ values = {},
  ) => {
    if (!Object.hasOwn(texts, key)) return words(key, values);
    return String(texts[key]).replace(/\{([\w-]+)\}/g, (whole, name) =>
      Object.hasOwn(values, name) ? textOf(values[name], words) : whole,
    );
  };
  return Object.assign(say, words);
}

/** @param {string | number} value @param {Words} words */
const textOf = (value, words) => (typeof value === "number" ? words.number(value) : value);
