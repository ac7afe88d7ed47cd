/**
 * How many solutions there are, in words: to the last digit, as a lower bound, or as an estimate with its interval.
 *
 * @typedef {{ count: bigint, exact: boolean, interval?: readonly [low: bigint, high: bigint] | null }} Count
 */

/** @typedef {import("../i18n/words.js").Words} Words */

/** A number with its separators; `plural` is what the plural form goes by. @param {bigint} count @param {string} language */
const numbered = (count, language) => ({ count: new Intl.NumberFormat(language).format(count), plural: pluralOf(count) });

/** Large numbers keep the plural form of their last digits. @param {bigint} count */
const pluralOf = (count) => (count < 1000n ? Number(count) : 1000 + Number(count % 1000n));

/** As precise as an estimate is. @param {bigint} count @param {string} language */
const roughly = (count, language) => new Intl.NumberFormat(language, { maximumSignificantDigits: 3 }).format(count);

/** @param {bigint} count @param {Words} words @param {string} language @returns {string} what is known while it is counted */
export const soFarSentence = (count, words, language) => words("solutions.so-far", numbered(count, language));

/** @param {Count} counted @param {Words} words @param {string} language */
export function countSentence({ count, exact, interval }, words, language) {
  if (exact) return words("solutions.total", numbered(count, language));
  if (!interval) return words("solutions.stopped", numbered(count, language));
  const [low, high] = interval.map((bound) => roughly(bound, language));
  return words("solutions.estimate", { count: roughly(count, language), low, high });
}
