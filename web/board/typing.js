/**
 * Numbers typed one decimal digit at a time, on boards of more than 35 digits, which have no symbols: 4 and then 0 make
 * 40. The player may take any time between two keys (docs/accessibility-statement.md, criterion 2.2.1).
 */
import { largestSymbol } from "../model/digits.js";

/** @typedef {import("../model/position.js").Position} Position */

/**
 * `number` returns the number in the cell after a key, or 0 when the key neither begins nor continues a number. A key
 * continues the number of the key before in the same cell, unless the position has changed since `typed`, which takes
 * the position after a key.
 */
export function createNumberTyping() {
  /** @type {{ cell: number | null, text: string, position?: Position } | null} */
  let last = null;
  return {
    /** @param {string} key @param {number | null} cell @param {number} digitCount @param {Position} position */
    number(key, cell, digitCount, position) {
      if (digitCount <= largestSymbol || !/^\d$/.test(key)) {
        last = null;
        return 0;
      }
      const before = last?.cell === cell && last.position === position ? last.text : "";
      const text = Number(before + key) <= digitCount ? before + key : key;
      last = Number(text) ? { cell, text } : null;
      return Number(text);
    },
    /** @param {Position} position */
    typed(position) {
      if (last) last.position = position;
    },
  };
}
