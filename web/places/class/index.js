/** Work for a class, as a teacher makes it: a dialog. Loaded when it is first opened. */
import { loadClassWords } from "../../i18n/class-words.js";
import { loadStepWords } from "../../i18n/steps/step-words.js";
import { readSheet, taskOfPuzzle } from "../../model/class-sheet.js";
import style from "../../styles/class.css";
import { adoptStyles } from "../shell/looks.js";
import { mountMaker } from "./maker-dialog.js";

let isStyled = false;

/**
 * Opens the dialog with the work that was being made on this device last.
 *
 * @param {import("../shell/app.js").App} app
 * @param {object} [first]
 * @param {string} [first.text] other work in its place: what follows `#learn/class?` in a link for a class
 * @param {import("../../model/puzzle.js").Puzzle} [first.puzzle] is added to the work
 * @param {string} [first.title] of this puzzle
 * @param {string} [first.face] of this puzzle
 */
export async function openClassMaker(app, { text, puzzle, title = "", face } = {}) {
  const { words, settings } = app;
  const [say, names] = await Promise.all([
    loadClassWords(words.language),
    loadStepWords(words.language, settings.englishNames.peek()),
  ]);
  if (!isStyled) adoptStyles([style]);
  isStyled = true;
  const maker = mountMaker(app, say, names, text ? readSheet(text) : null);
  if (!puzzle) return;
  const task = taskOfPuzzle(puzzle, title, face);
  if (task) maker.add([task]);
  else maker.tell(say("class.cannot-hold"));
}
