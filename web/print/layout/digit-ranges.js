/** How the digits of a board are written, in short. */
import { symbolOf } from "../../model/digits.js";

/** Digits above are letters, on boards that have letters. */
const lastNumber = 9;

/** @param {number} side @returns {string[]} such as "1–9" and "A–G" */
export function digitRanges(side) {
  const range = (/** @type {number} */ first, /** @type {number} */ last) =>
    first === last ? symbolOf(first, side) : `${symbolOf(first, side)}–${symbolOf(last, side)}`;
  const hasLetters = side > lastNumber && /[A-Z]/.test(symbolOf(side, side));
  return hasLetters ? [range(1, lastNumber), range(lastNumber + 1, side)] : [range(1, side)];
}
