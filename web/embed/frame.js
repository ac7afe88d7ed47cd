/** The page in the frame: a board with the options of the address, which exchanges messages with the embedding page. */
import sentences from "nonet-start-words";

import { persistently } from "../controls/persistently.js";
import { chooseLanguage } from "../i18n/languages.js";
import { failure } from "./board-failures.js";
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

// The language of the address, else of the reader. The page itself is written in English.
const language = chooseLanguage([parameters.get("lang") ?? "", ...navigator.languages]);
document.documentElement.lang = language;

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
  const { notLoaded } = sentences[language];
  const told = Object.assign(document.createElement("p"), { className: "work-told", role: "alert" });
  /** @type {(error: unknown) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    fail = reject;
  });
  // The embedding page need not ask for anything.
  failed.catch(() => {});
  // Most frames show one puzzle and need none of this.
  const shown = persistently(
    () => import("./work-page.js").then(({ showLinkedWork }) => showLinkedWork(place, board, work, true)),
    () => {
      told.textContent = notLoaded;
      place.append(told);
      fail(failure("not-ready", "The work could not be loaded. The frame keeps trying."));
    },
  );
  // The page may ask before the work is there.
  connectParent(
    board,
    origins,
    shown.then((assignment) => assignment ?? board),
    failed,
  );
  const assignment = await shown;
  told.remove();
  if (assignment) keepWork(board, assignment, work, parameters.get("keep"));
}
