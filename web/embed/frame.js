/** The page in the frame: a board with the options of the address, which exchanges messages with the embedding page. */
import { connectParent, originsIn } from "./frame-messages.js";
import { keepGame, keepWork } from "./kept-game.js";
import { optionNames, setOption } from "./board-options.js";
import "./sudoku-board.js";

const parameters = new URLSearchParams(location.search);
const board = /** @type {import("./sudoku-board-class.js").SudokuBoard} */ (document.createElement("sudoku-board"));
for (const name of optionNames) {
  const value = parameters.get(name);
  // URLSearchParams reads the plus sign of a layout's name as a space.
  if (value !== null) setOption(board, name, name === "layout" ? value.replaceAll(" ", "+") : value);
}

// The address of a puzzle or a game has the same end here as on the page of Nonet.
if (/^#[ps]=/.test(location.hash) && !parameters.has("puzzle")) setOption(board, "puzzle", location.hash);

const place = /** @type {HTMLElement} */ (document.querySelector("main"));
const origins = originsIn(parameters.get("origins") ?? "");
const work = /^#learn\/class\?(.*)$/.exec(location.hash)?.[1];
if (work === undefined) {
  connectParent(board, origins);
  keepGame(board, parameters.get("keep"));
  place.append(board);
} else {
  // Most frames show one puzzle and need none of this.
  const shown = import("./work-page.js").then(({ showLinkedWork }) => showLinkedWork(place, board, work));
  // The page may ask before the work is there.
  connectParent(
    board,
    origins,
    shown.then((assignment) => assignment ?? board),
  );
  const assignment = await shown;
  if (assignment) keepWork(board, assignment, work, parameters.get("keep"));
}
