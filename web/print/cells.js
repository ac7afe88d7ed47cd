/**
 * Returns the cells of a canonical text: one symbol per cell (1 … 9, A …), or numbers separated by spaces. Anything else is blank.
 *
 * @param {string | readonly number[]} puzzle
 * @returns {readonly number[]}
 */
export function cellsOf(puzzle) {
  if (typeof puzzle !== "string") return puzzle;
  const symbols = puzzle.includes(" ") ? puzzle.trim().split(/\s+/) : [...puzzle];
  const radix = puzzle.includes(" ") ? 10 : 36;
  return symbols.map((symbol) => parseInt(symbol, radix) || 0);
}
