/**
 * Numbers typed one decimal digit at a time, on boards above side 35, whose digits have no symbols: 4 and then 0 make
 * 40.
 */
import { largestSymbol } from "../model/digits.js";

/** After a pause of this many milliseconds a key begins a new number. */
const pauseMilliseconds = 1500;

/**
 * @returns {(key: string, cell: number | null, side: number, now: number) => number} the number in the cell after
 *   the key, or 0 when the key neither begins nor continues a number
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
