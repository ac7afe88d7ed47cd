/**
 * How digits are written: 1–9, then A = 10 onward; on boards above 35 as numbers. 0 stands for a blank cell.
 */

const firstLetter = "A".charCodeAt(0);

/** The largest digit with a symbol of its own. */
export const largestSymbol = 35;

/** The largest number of digits of a board whose cells can hold notes. */
export const largestNoted = 30;

/**
 * The digit as it is written on a board of so many digits; the empty string for 0.
 *
 * @param {number} digit
 * @param {number} digitCount
 */
export function symbolOf(digit, digitCount) {
  if (digit === 0) return "";
  return digit <= 9 || digitCount > largestSymbol ? String(digit) : String.fromCharCode(firstLetter + digit - 10);
}

/** @param {readonly number[]} digits @param {number} digitCount */
export const numbered = (digits, digitCount) => digits.map((digit) => symbolOf(digit, digitCount));

/**
 * The digits of a board as one line, with a point for each blank cell. Only sides up to `largestSymbol` have such
 * lines.
 * @param {readonly number[]} digits
 */
export const lineOf = (digits) =>
  numbered(digits, Math.sqrt(digits.length))
    .map((symbol) => symbol || ".")
    .join("");

/**
 * The digit of a symbol (either case), or 0 when the symbol is no digit of a board of so many digits.
 *
 * @param {string} symbol
 * @param {number} digitCount
 */
export function digitOf(symbol, digitCount) {
  if (!(digitCount > largestSymbol ? /^[1-9]$/ : /^[1-9A-Za-z]$/).test(symbol)) return 0;
  const digit = parseInt(symbol, 36);
  return digit <= digitCount ? digit : 0;
}

/** A set of digits as the bits 0 … 29 of a number: the form in which notes are kept. @param {number} digit */
export const noteBit = (digit) => 1 << (digit - 1);

/** @param {readonly number[]} digits @returns {number} the set of these digits */
export const noteSet = (digits) => digits.reduce((set, digit) => set | noteBit(digit), 0);

/** @param {number} notes @param {number} digitCount @returns {number[]} the digits of the set, ascending */
export function noteDigits(notes, digitCount) {
  return notes ? Array.from({ length: digitCount }, (_, i) => i + 1).filter((digit) => notes & noteBit(digit)) : [];
}
