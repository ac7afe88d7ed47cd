// The rules of sudoku, said once more and as plainly as possible, to judge what the program prints.

/** @param {string} text a line of symbols @returns {number[]} */
export const valuesOf = (text) => [...text].map((symbol) => (symbol === "." ? 0 : parseInt(symbol, 36)));

/** True when every row, column and box of the full grid holds every digit. */
export function isSolved(text, boxRows = 3, boxColumns = 3) {
  const side = boxRows * boxColumns;
  const values = valuesOf(text);
  const seen = new Set();
  values.forEach((value, cell) => {
    const row = Math.floor(cell / side);
    const column = cell % side;
    const box = `${Math.floor(row / boxRows)} ${Math.floor(column / boxColumns)}`;
    for (const house of [`row ${row}`, `column ${column}`, `box ${box}`]) seen.add(`${house}: ${value}`);
  });
  return (
    values.length === side * side &&
    seen.size === 3 * side * side &&
    values.every((value) => value >= 1 && value <= side)
  );
}

/** True when the solution has every given of the puzzle. */
export const extends_ = (puzzle, solution) =>
  [...puzzle].every((symbol, cell) => ".0".includes(symbol) || symbol === solution[cell]);
