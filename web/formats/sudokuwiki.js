/**
 * The text of SudokuWiki's links since version "B": `S9B`, and for each cell two symbols of a number in base 36. 1 to 9
 * is a clue; 10 to 18 a digit that was placed, plus 9; above 18 the set of the candidates (1 for the digit 1, 2 for the
 * digit 2, 4 for the digit 3 …), plus 18. The engine reads this form and the form before.
 */

const mark = "S9B";
const side = 9;

/** @param {import("./found.js").Found} found of the layout 3x3 @returns {string} cells without notes have none */
export function toWiki({ givens, entries, notes }) {
  return (
    mark +
    givens
      .map((given, cell) => {
        const number = given || (entries[cell] ? side + entries[cell] : notes[cell] ? 2 * side + notes[cell] : 0);
        return number.toString(36).padStart(2, "0");
      })
      .join("")
  );
}
