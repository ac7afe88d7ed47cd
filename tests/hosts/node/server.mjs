/**
 * A server renders a page with a board: importing the package touches no document, and the element is defined in the
 * browser only.
 */
import "nonet/board/define";
import { SudokuBoard } from "nonet/board";

export const page = (puzzle) => `<!doctype html><title>Sudoku</title><sudoku-board puzzle="${puzzle}"></sudoku-board>`;

console.log(page("4030300000000001"), SudokuBoard.observedAttributes.includes("puzzle"));
