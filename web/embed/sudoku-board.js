/**
 * Defines `<sudoku-board>`. This is the only script that a page needs. On a server, where there are no elements, it
 * defines nothing.
 */
import { SudokuBoard, setEngineOptions } from "./sudoku-board-class.js";

if (globalThis.customElements && !customElements.get("sudoku-board"))
  customElements.define("sudoku-board", SudokuBoard);

export { SudokuBoard, setEngineOptions };
