/** Numbers typed digit by digit, on boards whose digits have no symbols of their own: 4 and then 0 make 40. */
import { largestSymbol } from "../model/digits.js";

/** A pause after which a digit begins another number. */
const pauseMilliseconds = 1500;

/**
 * @returns {(key: string, cell: number | null, side: number, now: number) => number} the number that stands in the cell
 *   after a key was typed, or 0 when the key goes on with none
 */
export function createNumberTyping() {
  /** @type {{ cell: number | null, text: string, at: number } | null} */
  let last = null;
  return (key, cell, side, now) => {
    if (side <= largestSymbol || !/^\d$/.test(key)) {
      last = null;
      return 0;
    }
    const goesOn = last && last.cell === cell && now - last.at < pauseMilliseconds;
    const text = goesOn && Number(last?.text + key) <= side ? last?.text + key : key;
    last = Number(text) ? { cell, text, at: now } : null;
    return Number(text);
  };
}
