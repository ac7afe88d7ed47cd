/** The page in the frame: a board with the options of the address, which exchanges messages with the embedding page. */
import { connectParent, originsIn } from "./frame-messages.js";
import { keepGame } from "./kept-game.js";
import { optionNames, setOption } from "./board-options.js";
import "./sudoku-board.js";

const parameters = new URLSearchParams(location.search);
const board = /** @type {import("./sudoku-board-class.js").SudokuBoard} */ (document.createElement("sudoku-board"));
for (const name of optionNames) {
  const value = parameters.get(name);
  // URLSearchParams reads the plus sign of a layout's name as a space.
  if (value !== null) setOption(board, name, name === "layout" ? value.replaceAll(" ", "+") : value);
}

connectParent(board, originsIn(parameters.get("origins") ?? ""));
keepGame(board, parameters.get("keep"));
document.querySelector("main")?.append(board);
