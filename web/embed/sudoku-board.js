/** Defines `<sudoku-board>`. This is the only script that a page needs. */
import { SudokuBoard } from "./sudoku-board-class.js";

if (!customElements.get("sudoku-board")) customElements.define("sudoku-board", SudokuBoard);

export { SudokuBoard };
