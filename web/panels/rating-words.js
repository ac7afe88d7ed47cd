/** Ratings, and the steps behind them, in words. */
import { ratingText } from "../model/rating.js";

/** @typedef {import("../model/rating.js").RatedStep} RatedStep */
/** @typedef {Pick<import("./telling.js").Teller, "words">} Speaker */

/** @param {Pick<RatedStep, "producer">} step @param {Speaker} teller */
export const producerName = ({ producer }, { words }) => words(`producer.${producer}.name`);

/** @param {import("../model/rating.js").Rating} rating @param {import("../i18n/words.js").Words} words */
export function threeRatings({ er, ep, ed }, words) {
  const text = (/** @type {number | null} */ rating) => (rating === null ? "–" : ratingText(rating));
  return words("path.three-ratings", { er: text(er), ep: text(ep), ed: text(ed) });
}

/** The rule that found a step, and the rating of the step. @param {RatedStep} step @param {Speaker} teller */
const titleOf = (step, teller) => `${producerName(step, teller)} · ${ratingText(step.rating)}`;

/**
 * The name of an explained step: its title, with the technique as a note. Where the name of the technique only repeats the rule, or
 * repeats it and adds the English name in brackets, it takes the place of the rule.
 *
 * @param {RatedStep} step @param {string} technique @param {Speaker} teller @returns {{ name: string, note?: string }}
 */
export function ratedName(step, technique, teller) {
  const repeats = technique.toLowerCase().startsWith(producerName(step, teller).toLowerCase());
  return repeats ? { name: `${technique} · ${ratingText(step.rating)}` } : { name: titleOf(step, teller), note: technique };
}

/**
 * The titles of the steps of a path: the technique, or, for the steps of a rating, the rule that found the step and its rating.
 *
 * @param {Pick<import("./path.js").Walked, "steps" | "rating" | "teller">} path
 * @returns {(place: number) => string}
 */
export const titlesOf = ({ steps, rating, teller }) => (place) => (rating
  ? titleOf(rating.steps[place], teller)
  : teller.words(`technique.${steps[place].technique}.name`));
