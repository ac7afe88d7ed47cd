import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { BoardAttributes, BoardHandlers, SudokuBoard } from "./board.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "sudoku-board": DetailedHTMLProps<HTMLAttributes<SudokuBoard>, SudokuBoard> & BoardAttributes & BoardHandlers;
    }
  }
}
