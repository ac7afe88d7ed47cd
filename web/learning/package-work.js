/** Shows the work of a package, on one board: its puzzles, or the work of a link for a class. */
import "../embed/sudoku-board.js";
import { optionNames, setOption } from "../embed/board-options.js";
import { showLinkedWork, showWork } from "../embed/work-page.js";
import { chooseLanguage } from "../i18n/languages.js";
import { readSheet } from "../model/class-sheet.js";
import { scriptAddress } from "../model/script-address.js";

/**
 * @typedef {object} PackageWork what the page of a package names (web/learning/packages/package-course.js writes it)
 * @property {string} [platform]
 * @property {string} [title]
 * @property {Readonly<Record<string, string>>} [options] attributes of the board besides its puzzle
 * @property {number} [pass] the score from 0 to 100 that a pupil must reach to pass
 * @property {readonly import("../embed/assignment.js").Work[]} [works]
 * @property {string} [sheet] in their place what follows `#learn/class?` in a link for a class
 */

/** What a puzzle says itself. */
const ofPuzzle = ["puzzle", "layout", "rules"];

/**
 * @param {string} address of a script of the package
 * @returns {Promise<void>} ends when it has run, or cannot be loaded
 */
const loadScript = (address) =>
  new Promise((resolve) => {
    const end = () => resolve();
    document.head.append(
      Object.assign(document.createElement("script"), { src: scriptAddress(address), onload: end, onerror: end }),
    );
  });

/** Whether a board may need the modules for puzzles with rules. @param {PackageWork} work */
const needsRules = ({ works = [], sheet }) =>
  works.some(({ rules }) => rules) ||
  (sheet !== undefined && (readSheet(sheet)?.tasks ?? []).some((task) => task.kind !== "puzzle" || task.rules));

/**
 * @param {HTMLElement} place
 * @param {PackageWork} work
 * @param {string} rulesScript the address of what puzzles with rules need
 * @returns {Promise<import("../embed/assignment.js").Assignment | null>} null when it cannot be shown, which is said
 */
export async function showPackage(place, work, rulesScript) {
  const { title = "", options = {}, works = [], sheet } = work;
  const board = /** @type {import("../embed/sudoku-board-class.js").SudokuBoard} */ (
    document.createElement("sudoku-board")
  );
  setOption(board, "lang", options.lang || chooseLanguage([...navigator.languages]));
  for (const name of optionNames)
    if (name !== "lang" && !ofPuzzle.includes(name) && options[name] !== undefined)
      setOption(board, name, options[name]);
  // Without the script a board still draws and judges rules, and says what cannot be loaded when the engine is asked.
  if (needsRules(work)) await loadScript(rulesScript);
  return sheet === undefined ? showWork(place, board, { title, works }) : showLinkedWork(place, board, sheet);
}
