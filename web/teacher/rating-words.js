/** Ratings, and the steps behind them, in words. */
import { ratingText } from "../i18n/numbers.js";

/** @typedef {import("../model/rating.js").RatedStep} RatedStep */
/** @typedef {Pick<import("./explanations.js").Explainer, "words">} Speaker */

/** @param {Pick<RatedStep, "producer">} step @param {Speaker} explainer */
export const producerName = ({ producer }, { words }) => words(`producer.${producer}.name`);

/** @param {import("../model/rating.js").Rating} rating @param {import("../i18n/words.js").Words} words */
export function threeRatings({ er, ep, ed }, words) {
  const text = (/** @type {number | null} */ rating) => (rating === null ? "–" : ratingText(rating, words.language));
  return words("path.three-ratings", { er: text(er), ep: text(ep), ed: text(ed) });
}

/** The rule that found a step, and the rating of the step. @param {RatedStep} step @param {Speaker} explainer */
const titleOf = (step, explainer) =>
  `${producerName(step, explainer)} · ${ratingText(step.rating, explainer.words.language)}`;

/**
 * The name of an explained step: its title, with the technique as a note. Where the name of the technique only repeats
 * the rule, or repeats it and adds the English name in brackets, it takes the place of the rule.
 *
 * @param {RatedStep} step @param {string} technique @param {Speaker} explainer @returns {{ name: string, note?: string
 *   }}
 */
export function ratedName(step, technique, explainer) {
  const repeats = technique.toLowerCase().startsWith(producerName(step, explainer).toLowerCase());
  return repeats
    ? { name: `${technique} · ${ratingText(step.rating, explainer.words.language)}` }
    : { name: titleOf(step, explainer), note: technique };
}

/**
 * The titles of the steps of a path: the technique, or, for the steps of a rating, the rule that found the step and its
 * rating.
 *
 * @param {Pick<import("./path.js").FoundPath, "steps" | "rating"> & { explainer: Speaker }} path
 * @returns {(place: number) => string}
 */
export const titlesOf =
  ({ steps, rating, explainer }) =>
  (place) =>
    rating ? titleOf(rating.steps[place], explainer) : explainer.words(`technique.${steps[place].technique}.name`);
