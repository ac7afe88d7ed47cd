/** The sets of digits that cells which differ can have when they add up to a total. */
import { noteBit, noteDigits } from "../../model/digits.js";

/**
 * Returns the sets, each with its digits ascending, in ascending order.
 *
 * @param {readonly number[]} allowed for each cell the set of digits that it can have; a single digit where one is
 *   placed
 * @param {number} total
 * @param {number} digitCount
 * @returns {number[][]}
 */
export function combinationsLeft(allowed, total, digitCount) {
  /** @type {number[][]} */
  const found = [];
  /** @param {number} least @param {number[]} chosen @param {number} rest */
  function choose(least, chosen, rest) {
    const open = allowed.length - chosen.length;
    if (open === 0) {
      if (
        rest === 0 &&
        canHold(
          allowed,
          chosen.reduce((set, digit) => set | noteBit(digit), 0),
          digitCount,
        )
      )
        found.push(chosen);
      return;
    }
    for (let digit = least; digit <= digitCount && digit * open + (open * (open - 1)) / 2 <= rest; digit++)
      choose(digit + 1, [...chosen, digit], rest - digit);
  }
  choose(1, [], total);
  return found;
}

/**
 * Whether each cell can have another digit of the set. The cell with the fewest digits comes first.
 * @param {readonly number[]} allowed
 * @param {number} set
 * @param {number} digitCount
 * @returns {boolean}
 */
function canHold(allowed, set, digitCount) {
  if (allowed.length === 0) return true;
  const open = allowed.map((digits) => noteDigits(digits & set, digitCount));
  const place = open.reduce((best, digits, i) => (digits.length < open[best].length ? i : best), 0);
  const others = allowed.toSpliced(place, 1);
  return open[place].some((digit) => canHold(others, set & ~noteBit(digit), digitCount));
}
