/** How digits are written: 1–9, then A = 10 onward; 0 stands for a blank cell. */

const firstLetter = "A".charCodeAt(0);

/**
 * The symbol of a digit, 1 … 35; the empty string for 0.
 *
 * @param {number} digit
 */
export function symbolOf(digit) {
  if (digit === 0) return "";
  return digit <= 9 ? String(digit) : String.fromCharCode(firstLetter + digit - 10);
}

/**
 * The digit of a symbol (either case), or 0 when the symbol is no digit of a board of this side.
 *
 * @param {string} symbol
 * @param {number} side
 */
export function digitOf(symbol, side) {
  if (!/^[1-9A-Za-z]$/.test(symbol)) return 0;
  const digit = parseInt(symbol, 36);
  return digit <= side ? digit : 0;
}

/** A set of digits as the bits 0 … 24 of a number: the form in which notes are kept. @param {number} digit */
export const noteBit = (digit) => 1 << (digit - 1);

/** @param {number} notes @param {number} side @returns {number[]} the digits of the set, ascending */
export function noteDigits(notes, side) {
  return Array.from({ length: side }, (_, i) => i + 1).filter((digit) => notes & noteBit(digit));
}
