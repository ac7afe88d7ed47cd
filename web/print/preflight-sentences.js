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
  dots: "preflight.dots",
  "guessed-spine": "preflight.guessed-spine",
};

/**
 * @param {Finding} finding
 * @param {import("../i18n/words.js").Words} words writes the numbers
 * @param {import("../i18n/book-words.js").BookWords} bookWords
 */
export function preflightSentence({ fault, page, what, found, asked, more = 0 }, words, bookWords) {
  const isCount = ["few-pages", "many-pages"].includes(fault);
  const written = (/** @type {number} */ value) =>
    words.number(value, { maximumFractionDigits: fault === "guessed-spine" ? 3 : 2 });
  const place = page
    ? bookWords(what ? "preflight.place" : "preflight.page", { page, what, more })
    : bookWords(what ? "preflight.cover-place" : "preflight.cover", { what });
  return bookWords(keys[fault], {
    place,
    found: isCount ? found : written(found),
    asked: isCount ? asked : written(asked),
  });
}
