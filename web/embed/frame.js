/** The page of the frame: a board made by the address, and messages with the page around it. */
import { connectParent, originsIn } from "./messages.js";
import { optionNames, setOption } from "./options.js";
import "./sudoku-board.js";

const parameters = new URLSearchParams(location.search);
const board = /** @type {import("./sudoku-board-class.js").SudokuBoard} */ (document.createElement("sudoku-board"));
for (const name of optionNames) {
  const value = parameters.get(name);
  // A plus sign, which joins a layout's name, is a space in an address.
  if (value !== null) setOption(board, name, name === "layout" ? value.replaceAll(" ", "+") : value);
}

connectParent(board, originsIn(parameters.get("origins") ?? ""));
document.querySelector("main")?.append(board);
