/**
 * Words for the names and figures of the benchmark, in the reader's language.
 *
 * @typedef {ReturnType<typeof createWording>} Wording
 */

const sets = /** @type {Record<string, string>} */ ({
  easy: "bench.set-easy",
  medium: "bench.set-medium",
  symmetric: "bench.set-symmetric",
  minimal: "bench.set-minimal",
});
const methods = { single: "bench.way-single", lockstep: "bench.way-lockstep", team: "bench.way-team" };

/** @param {import("../i18n/words.js").Words} words @param {string} language */
export function createWording(words, language) {
  const precise = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const short = new Intl.NumberFormat(language, { maximumSignificantDigits: 3, notation: "compact" });
  return {
    set: (/** @type {string} */ set) => words(sets[set]),
    method: (/** @type {import("./report.js").Method} */ method) => words(methods[method]),
    number: (/** @type {number} */ value) => precise.format(value),
    rate: (/** @type {number} */ rate) => words("bench.per-second", { rate: short.format(rate) }),
    device: (/** @type {import("./report.js").Device} */ { browser, cores, simd, workers }) => (
      words("bench.device", { browser: browser || words("bench.browser"), cores, simd: simd ? "yes" : "no", workers })),
  };
}
