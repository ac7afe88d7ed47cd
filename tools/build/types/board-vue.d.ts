import type { HTMLAttributes, ReservedProps } from "vue";
import type { BoardAttributes, BoardEvents } from "./board.js";

type Handlers = {
  onSudokuReady?: (event: CustomEvent<BoardEvents["sudoku-ready"]>) => void;
  onSudokuChange?: (event: CustomEvent<BoardEvents["sudoku-change"]>) => void;
  onSudokuStart?: (event: CustomEvent<BoardEvents["sudoku-start"]>) => void;
  onSudokuProgress?: (event: CustomEvent<BoardEvents["sudoku-progress"]>) => void;
  onSudokuSolved?: (event: CustomEvent<BoardEvents["sudoku-solved"]>) => void;
  onSudokuGivenUp?: (event: CustomEvent<BoardEvents["sudoku-given-up"]>) => void;
  onSudokuHint?: (event: CustomEvent<BoardEvents["sudoku-hint"]>) => void;
  onSudokuExercise?: (event: CustomEvent<BoardEvents["sudoku-exercise"]>) => void;
  onSudokuError?: (event: CustomEvent<BoardEvents["sudoku-error"]>) => void;
};

declare module "vue" {
  interface GlobalComponents {
    "sudoku-board": new () => { $props: HTMLAttributes & ReservedProps & BoardAttributes & Handlers };
  }
}
