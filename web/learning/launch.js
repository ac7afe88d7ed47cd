/**
 * The page of a SCORM package: the puzzles that the page names, on one board, for the platform above. The address may name other puzzles: `?puzzle=` with `layout` and `name`, or `#learn/class?…`,
 * the end of a link for a class.
 */
import { setOption } from "../embed/board-options.js";
import "../embed/sudoku-board.js";
import { chooseLanguage } from "../i18n/languages.js";
import { showLinkedWork, showWork } from "../embed/work-page.js";
import { connectScorm } from "./scorm.js";

/**
 * @typedef {object} Package what the page names
 * @property {"1.2" | "2004"} [version]
 * @property {string} [title]
 * @property {string} [lang] without it: the language of the reader
 * @property {string} [controls]
 * @property {import("../embed/assignment.js").Work[]} [works]
 */

/** @returns {Package} */
const named = () => JSON.parse(document.getElementById("work")?.textContent ?? "{}");

async function launch() {
  const { version, title = "", lang, controls, works = [] } = named();
  const parameters = new URLSearchParams(location.search);
  const place = /** @type {HTMLElement} */ (document.querySelector("main"));
  const board = /** @type {import("../embed/sudoku-board-class.js").SudokuBoard} */ (document.createElement("sudoku-board"));
  setOption(board, "lang", parameters.get("lang") ?? lang ?? chooseLanguage([...navigator.languages]));
  const wantedControls = parameters.get("controls") ?? controls;
  if (wantedControls !== undefined) setOption(board, "controls", wantedControls);

  const linked = /^#learn\/class\?(.*)$/.exec(location.hash)?.[1];
  const puzzle = parameters.get("puzzle");
  const own = puzzle ? [{ puzzle, name: parameters.get("name") ?? "", layout: parameters.get("layout")?.replaceAll(" ", "+") }] : works;
  const assignment = linked === undefined ? await showWork(place, board, { title: puzzle ? "" : title, works: own }) : await showLinkedWork(place, board, linked);
  if (assignment) connectScorm(assignment, { versions: version ? [version] : undefined });
}

void launch();
