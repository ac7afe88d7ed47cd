/**
 * The page of a SCORM package: the puzzles that the page names, on one board, for the platform above. The address may
 * name other puzzles: `?puzzle=` with `layout`, `rules` and `name`, or `#learn/class?…`, the end of a link for a class.
 */
import { setOption } from "../embed/board-options.js";
import "../embed/sudoku-board.js";
import { chooseLanguage } from "../i18n/languages.js";
import { showLinkedWork, showWork } from "../embed/work-page.js";
import { scriptAddress } from "../model/script-address.js";
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

/**
 * @param {string} name of a script of the package
 * @returns {Promise<void>} ends when it has run, or cannot be loaded
 */
const loadScript = (name) =>
  new Promise((resolve) => {
    const end = () => resolve();
    document.head.append(
      Object.assign(document.createElement("script"), { src: scriptAddress(name), onload: end, onerror: end }),
    );
  });

async function launch() {
  const { version, title = "", lang, controls, works = [] } = named();
  const parameters = new URLSearchParams(location.search);
  const place = /** @type {HTMLElement} */ (document.querySelector("main"));
  const board = /** @type {import("../embed/sudoku-board-class.js").SudokuBoard} */ (
    document.createElement("sudoku-board")
  );
  setOption(board, "lang", parameters.get("lang") ?? lang ?? chooseLanguage([...navigator.languages]));
  const wantedControls = parameters.get("controls") ?? controls;
  if (wantedControls !== undefined) setOption(board, "controls", wantedControls);

  // Without the script a board still draws and judges rules, and says what cannot be loaded when the engine is asked.
  if (parameters.has("rules") || works.some(({ rules }) => rules)) await loadScript("rules.js");
  const linked = /^#learn\/class\?(.*)$/.exec(location.hash)?.[1];
  const puzzle = parameters.get("puzzle");
  const own = puzzle
    ? [
        {
          puzzle,
          name: parameters.get("name") ?? "",
          layout: parameters.get("layout")?.replaceAll(" ", "+"),
          rules: parameters.get("rules") ?? "",
        },
      ]
    : works;
  const assignment =
    linked === undefined
      ? await showWork(place, board, { title: puzzle ? "" : title, works: own })
      : await showLinkedWork(place, board, linked);
  if (assignment) connectScorm(assignment, { versions: version ? [version] : undefined });
}

void launch();
