/**
 * How many solutions there are, in words: to the last digit, as a lower bound, or as an estimate with its interval.
 *
 * @typedef {{ count: bigint, exact: boolean, interval?: readonly [low: bigint, high: bigint] | null }} Count
 */

/** @typedef {import("../../i18n/words.js").Words} Words */

/** A number with its separators; `plural` is what the plural form goes by. @param {bigint} count @param {string} language */
const numbered = (count, language) => ({ count: new Intl.NumberFormat(language).format(count), plural: pluralOf(count) });

/** Large numbers keep the plural form of their last digits. @param {bigint} count */
const pluralOf = (count) => (count < 1000n ? Number(count) : 1000 + Number(count % 1000n));

/** As precise as an estimate is; from a billion on as a power of ten. @param {bigint} count @param {string} language */
function roughly(count, language) {
  const format = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  if (count < 10n ** 9n) return format.format(count);
  const [digits, exponent] = Number(`${String(count).slice(0, 6)}e${String(count).length - 6}`).toExponential(2).split("e+");
  const raised = [...exponent].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${format.format(Number(digits))} × 10${raised}`;
}

/** @param {bigint} count @param {Words} words @param {string} language @returns {string} what is known while it is counted */
export const soFarSentence = (count, words, language) => words("solutions.so-far", numbered(count, language));

/** @param {Count} counted @param {Words} words @param {string} language */
export function countSentence({ count, exact, interval }, words, language) {
  if (exact) return words("solutions.total", numbered(count, language));
  if (!interval) return words("solutions.stopped", numbered(count, language));
  const [low, high] = interval.map((bound) => roughly(bound, language));
  return words("solutions.estimate", { count: roughly(count, language), low, high });
}
