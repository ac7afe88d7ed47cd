/**
 * The text of SudokuWiki's links since version "B": `S9B`, and for each cell two symbols of a number in base 36. 1 to 9 is a clue; 10 to 18 a digit that was
 * placed, plus 9; above 18 the set of the candidates (1 for the digit 1, 2 for the digit 2, 4 for the digit 3 …), plus 18. The engine reads the form before.
 */
import { FormatError, foundPuzzle } from "./found.js";

const mark = "S9B";
const cellCount = 81;
const side = 9;

/** @param {string} text @returns {import("./found.js").Found} @throws {FormatError} "damaged-link" */
export function fromWiki(text) {
  const numbers = Array.from({ length: cellCount }, (_, cell) => parseInt(text.slice(mark.length + 2 * cell, mark.length + 2 * cell + 2), 36));
  if (text.length !== mark.length + 2 * cellCount || !numbers.every((number) => number >= 0 && number <= 2 * side + 511)) throw new FormatError("damaged-link");
  return foundPuzzle({
    format: "sudokuwiki-link", layout: "3x3",
    givens: numbers.map((number) => (number <= side ? number : 0)),
    entries: numbers.map((number) => (number > side && number <= 2 * side ? number - side : 0)),
    notes: numbers.map((number) => Math.max(0, number - 2 * side)),
  });
}

/** @param {import("./found.js").Found} found of the layout 3x3 @returns {string} cells without notes have none */
export function toWiki({ givens, entries, notes }) {
  return mark + givens.map((given, cell) => {
    const number = given || (entries[cell] ? side + entries[cell] : notes[cell] ? 2 * side + notes[cell] : 0);
    return number.toString(36).padStart(2, "0");
  }).join("");
}
