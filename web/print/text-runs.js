/** Where the parts of a line of text begin, for pens. */
import { composed, nearestWeight } from "./fonts/face.js";

/** @typedef {import("./fonts/face.js").Face} Face */
/** @typedef {{ size: number, weight: number, align: "start" | "middle" | "end" }} Setting */
/**
 * @typedef {object} TextRun characters of one font
 * @property {string} text
 * @property {number} left where the run begins
 * @property {"regular" | "semibold" | "chinese"} font
 * @property {boolean} isHeavier whether the run is drawn with a rim: the Chinese font has one weight
 */

/** Shown where no font has a character. */
const noCharacter = "\u25a1";

/**
 * @param {string} text one line
 * @param {number} x where the line begins, has its middle or ends
 * @param {Setting} setting
 * @param {Face} face
 * @returns {TextRun[]}
 */
export function textRuns(text, x, { size, weight, align }, face) {
  const whole = composed(text);
  const missing = face.missing(whole);
  const shown = missing.length
    ? [...whole].map((character) => (missing.includes(character) ? noCharacter : character)).join("")
    : whole;
  const own = nearestWeight(weight);
  const width = align === "start" ? 0 : face.widthOf(shown, size, own);
  let left = x - (align === "middle" ? width / 2 : width);
  return face.runsOf(shown).map((run) => {
    const begin = left;
    left += face.widthOf(run.text, size, own);
    return {
      text: run.text,
      left: begin,
      font: run.chinese ? "chinese" : own === 600 ? "semibold" : "regular",
      isHeavier: run.chinese && own === 600,
    };
  });
}
