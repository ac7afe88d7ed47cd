import type { BoardEvents, SudokuBoard } from "./embed/sudoku-board-class.js";

export { SudokuBoard, setEngineOptions } from "./embed/sudoku-board-class.js";
export type { BoardAttributes, BoardEvents, BoardFailure, Hints, Mode } from "./embed/sudoku-board-class.js";
export type { CheckedAnswer, Hardness, HintName, TaughtHint, TaughtPath, TaughtStep } from "./embed/answers-told.js";

/** The handlers of a framework that takes an event as the property `on` with the name of the event. */
export type BoardHandlers = { [Name in keyof BoardEvents as `on${Name}`]?: (event: CustomEvent<BoardEvents[Name]>) => void };

type CustomEvents = { [Name in keyof BoardEvents]: CustomEvent<BoardEvents[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    "sudoku-board": SudokuBoard;
  }
  interface GlobalEventHandlersEventMap extends CustomEvents {}
}
