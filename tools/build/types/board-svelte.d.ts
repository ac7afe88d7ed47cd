import type { HTMLAttributes } from "svelte/elements";
import type { BoardAttributes, BoardHandlers, SudokuBoard } from "./board.js";

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "sudoku-board": HTMLAttributes<SudokuBoard> & BoardAttributes & BoardHandlers;
  }
}
