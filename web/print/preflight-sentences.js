/** What the preflight found, in words. */

/** @typedef {import("./preflight.js").Finding} Finding */

/** @type {Record<import("./preflight.js").Fault, keyof typeof import("../i18n/catalogues/en/books.json")>} */
const keys = {
  "few-pages": "preflight.few",
  "many-pages": "preflight.many",
  trim: "preflight.trim",
  line: "preflight.line",
  type: "preflight.type",
  spine: "preflight.spine",
  edge: "preflight.edge",
  cut: "preflight.cut",
};

/**
 * @param {Finding} finding
 * @param {import("../i18n/words.js").Words} words writes the numbers
 * @param {import("../i18n/book-words.js").BookWords} bookWords
 */
export function preflightSentence({ fault, page, what, found, asked }, words, bookWords) {
  const isCount = fault === "few-pages" || fault === "many-pages";
  const written = (/** @type {number} */ value) => words.number(value, { maximumFractionDigits: 2 });
  const place = bookWords(what ? "preflight.place" : "preflight.page", { page, what });
  return bookWords(keys[fault], {
    place,
    found: isCount ? found : written(found),
    asked: isCount ? asked : written(asked),
  });
}
