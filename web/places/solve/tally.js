/**
 * The running count of a puzzle's solutions, with its progress, a button to stop it, and one to estimate it instead.
 */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { isAbort } from "../../model/error-codes.js";

/** @typedef {import("../../i18n/words.js").Words} Words */

/**
 * @param {Pick<import("../shell/app.js").App, "engine" | "words">} page
 */
export function createTally({ engine, words }) {
  const told = h("p", { class: "tally-told" });
  const bar = h("progress", { max: 1, "aria-label": words("solutions.progress") });
  const cancel = h("button", { type: "button", class: "quiet", onclick: giveUp }, words("solutions.cancel"));
  const guess = h(
    "button",
    { type: "button", class: "quiet", onclick: () => counted && count(counted, true) },
    words("solutions.guess"),
  );
  const buttons = h("div", { class: "tally-buttons" }, cancel, guess);
  /** @type {import("../../model/puzzle.js").EnginePuzzle | null} */
  let counted = null;
  let counting = new AbortController();
  let sofar = 0n;
  const language = () => document.documentElement.lang;

  /** @param {{ fraction: number, count: bigint }} progress */
  function showProgress({ fraction, count }) {
    if (counting.signal.aborted) return;
    bar.value = fraction;
    sofar = count;
    told.textContent = count ? soFarSentence(count, words, language()) : words("status.waiting");
  }

  /**
   * Shows the outcome. A screen reader reads the outcome, and none of the numbers shown while the count went on.
   * @param {string} sentence
   */
  function end(sentence) {
    stop();
    told.setAttribute("aria-live", "polite");
    told.textContent = sentence;
  }

  function giveUp() {
    end(countSentence({ count: sofar, exact: false }, words, language()));
  }

  /**
   * @param {import("../../model/puzzle.js").EnginePuzzle} puzzle
   * @param {boolean} estimate whether the number is estimated, because counting all solutions would take too long
   */
  async function count(puzzle, estimate) {
    stop();
    counted = puzzle;
    const { signal } = (counting = new AbortController());
    bar.value = 0;
    sofar = 0n;
    told.textContent = "";
    told.setAttribute("aria-live", "off");
    bar.hidden = cancel.hidden = false;
    guess.hidden = estimate;
    try {
      const known = await engine.count(puzzle, { signal, estimate, onProgress: showProgress });
      if (signal.aborted) return;
      guess.hidden ||= known.exact;
      end(countSentence(known, words, language()));
    } catch (error) {
      if (!isAbort(error)) end(errorSentence(error, words));
    }
  }

  function stop() {
    counting.abort();
    bar.hidden = cancel.hidden = true;
  }

  return {
    element: h("div", { class: "tally" }, told, bar, buttons),
    start: (/** @type {import("../../model/puzzle.js").EnginePuzzle} */ puzzle) => count(puzzle, false),
    stop,
  };
}

/**
 * How many solutions there are, in words: to the last digit, as a lower bound, or as an estimate with its interval.
 *
 * @typedef {{ count: bigint, exact: boolean, interval?: readonly [low: bigint, high: bigint] | null }} Count
 */

/**
 * A number with its separators; `plural` is what the plural form goes by.
 * @param {bigint} count
 * @param {string} language
 */
const numbered = (count, language) => ({
  count: new Intl.NumberFormat(language).format(count),
  plural: pluralOf(count),
});

/** Large numbers keep the plural form of their last digits. @param {bigint} count */
const pluralOf = (count) => (count < 1000n ? Number(count) : 1000 + Number(count % 1000n));

/** As precise as an estimate is; from a billion on as a power of ten. @param {bigint} count @param {string} language */
function roughly(count, language) {
  const format = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  if (count < 10n ** 9n) return format.format(count);
  const [digits, exponent] = Number(`${String(count).slice(0, 6)}e${String(count).length - 6}`)
    .toExponential(2)
    .split("e+");
  const raised = [...exponent].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${format.format(Number(digits))} × 10${raised}`;
}

/**
 * @param {bigint} count
 * @param {Words} words
 * @param {string} language
 * @returns {string} what is known while it is counted
 */
export const soFarSentence = (count, words, language) => words("solutions.so-far", numbered(count, language));

/** @param {Count} counted @param {Words} words @param {string} language */
export function countSentence({ count, exact, interval }, words, language) {
  if (exact) return words("solutions.total", numbered(count, language));
  if (!interval) return words("solutions.stopped", numbered(count, language));
  const [low, high] = interval.map((bound) => roughly(bound, language));
  return words("solutions.estimate", { count: roughly(count, language), low, high });
}
