/**
 * Which rules of a puzzle name numbers: sums, an order, odd and even, or a digit itself. Such rules count with the
 * digits 1 to n, so a board that shows 0 to n − 1, letters or pictures would be wrong for whoever reads it.
 */

/** Rules that only say which cells have the same digit, or different ones. A cage without a sum is such a rule. */
const ofSameness = /^(cage r|clone |palindrome |falling-diagonal|rising-diagonal)/;

/** @param {readonly string[] | null | undefined} rules the texts of the rules of a puzzle */
export const nameNumbers = (rules) => (rules ?? []).some((rule) => !ofSameness.test(rule));
