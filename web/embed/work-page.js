/**
 * The page of an assignment: the view of it above its board, in the frame and in the package for platforms of learning.
 */
import { chooseLanguage, loadWords } from "../i18n/words.js";
import { h } from "../controls/dom.js";
import { readSheet } from "../model/class-sheet.js";
import { Assignment } from "./assignment.js";
import { assignmentView } from "./assignment-view.js";
import { usualControls } from "./wanted-controls.js";

/** @typedef {import("./sudoku-board-class.js").SudokuBoard} SudokuBoard */
/**
 * @typedef {{ title: string, works: readonly import("./assignment.js").Work[], pass?: number }} Sheet `pass`: points of
 *   100 that a pupil must have to pass
 */

/**
 * @param {HTMLElement} place
 * @param {SudokuBoard} board
 * @param {Sheet} sheet
 * @param {boolean} [passesOn] whether the player may copy and save the result
 * @returns {Promise<Assignment>}
 */
export async function showWork(place, board, { title, works, pass }, passesOn = false) {
  const words = await wordsOfPage();
  const assignment = new Assignment(board, works, pass);
  const view = assignmentView(assignment, { title, words, passesOn, goneOn: () => board.focus() });
  // The title takes the place of the heading that the page has for those who listen.
  if (title) place.replaceChildren(view, board);
  else place.append(view, board);
  return assignment;
}

/**
 * Shows the work of a link for a class, or says why it cannot be shown here.
 *
 * @param {HTMLElement} place
 * @param {SudokuBoard} board
 * @param {string} text what follows `#learn/class?`
 * @param {boolean} [passesOn] whether the player may copy and save the result
 * @returns {Promise<Assignment | null>}
 */
export async function showLinkedWork(place, board, text, passesOn = false) {
  const sheet = readSheet(text);
  const works = sheet?.tasks.flatMap((task) =>
    task.kind === "puzzle" ? [{ ...task, rules: task.rules?.join("\n") }] : [],
  );
  if (sheet && works?.length === sheet.tasks.length) {
    if (sheet.hints) limitHints(board, sheet.hints);
    return showWork(place, board, { ...sheet, works }, passesOn);
  }
  const words = await wordsOfPage();
  place.append(h("p", { class: "work-told", role: "alert" }, words(sheet ? "work.exercises" : "class.bad")));
  return null;
}

/**
 * Gives the board a button for hints, or none, as the link for a class says.
 * @param {HTMLElement} board
 * @param {import("../model/hint-names.js").HintLimit} limit
 */
function limitHints(board, limit) {
  board.setAttribute("hints", limit);
  if (limit === "none") return;
  const controls = new Set((board.getAttribute("controls") ?? usualControls.play ?? "").split(/\s+/)).add("hint");
  board.setAttribute("controls", [...controls].join(" "));
}

const wordsOfPage = () =>
  loadWords(chooseLanguage([document.documentElement.lang, ...navigator.languages].filter(Boolean)));
