/** The sets of digits that cells which differ can have when they add up to a total. */
import { noteBit, noteDigits } from "./digits.js";
import { candidatesOn } from "./open-candidates.js";
import { digitsOn, layoutOf } from "./position.js";
import { rulesOfTexts } from "./puzzle-rules.js";

/**
 * @typedef {object} CageCombinations
 * @property {number} total the sum of the cage
 * @property {readonly (readonly number[])[]} left the combinations that digits and notes leave
 * @property {readonly (readonly number[])[]} ruledOut all other combinations with the sum
 */

/**
 * Returns the combinations of the cages with a sum at a cell; of cages without an empty cell none. A cell with centre
 * notes can have its notes only.
 *
 * @param {import("./position.js").Position} position
 * @param {number} cell
 * @returns {CageCombinations[]}
 */
export function combinationsAt(position, cell) {
  const layout = layoutOf(position);
  const digits = digitsOn(position);
  const cages = rulesOfTexts(position.rules ?? [], layout).filter(
    ({ kind, cells, values }) =>
      kind === "cage" && values.length && cells.includes(cell) && cells.some((each) => !digits[each]),
  );
  if (!cages.length) return [];
  const open = candidatesOn(position);
  const all = 2 ** layout.digitCount - 1;
  return cages.map(({ cells, values: [total] }) => {
    const allowed = cells.map((each) =>
      digits[each] ? noteBit(digits[each]) : open[each] & (position.notes[each] || all),
    );
    const left = combinationsLeft(allowed, total, layout.digitCount);
    const kept = new Set(left.map(String));
    const ruledOut = combinationsLeft(
      cells.map(() => all),
      total,
      layout.digitCount,
    ).filter((combination) => !kept.has(String(combination)));
    return { total, left, ruledOut };
  });
}

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
