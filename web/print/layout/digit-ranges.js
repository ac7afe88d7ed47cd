/** How the digits of a board are written, in short. */
import { symbolOf } from "../../model/digits.js";

/** Digits above are letters, on boards that have letters. */
const lastNumber = 9;

/** @param {number} digitCount @returns {string[]} such as "1–9" and "A–G" */
export function digitRanges(digitCount) {
  const range = (/** @type {number} */ first, /** @type {number} */ last) =>
    first === last ? symbolOf(first, digitCount) : `${symbolOf(first, digitCount)}–${symbolOf(last, digitCount)}`;
  const hasLetters = digitCount > lastNumber && /[A-Z]/.test(symbolOf(digitCount, digitCount));
  return hasLetters ? [range(1, lastNumber), range(lastNumber + 1, digitCount)] : [range(1, digitCount)];
}
