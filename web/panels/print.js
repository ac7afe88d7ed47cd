/** The dialog that prints the puzzle on the board, or some new ones, with their solutions. */
import { h } from "../controls/dom.js";
import { createDialog, openDialog } from "./dialog.js";
import { errorSentence, isAbort } from "../controls/errors.js";
import { checkField, choiceField, numberField, textField } from "./fields.js";
import { goalFields } from "./goals.js";
import { variantWords } from "./layout-words.js";
import { levelWords } from "./made-words.js";
import { layoutNamed } from "../model/layout.js";
import { formatLine } from "../formats/line.js";
import { puzzleOn } from "./puzzle.js";
import { choicesPerPage } from "../print/paging.js";

/** @typedef {import("./page-tools.js").Page} Page */
/** @typedef {{ puzzle: string, solution: string, layout: string, title: string }} SheetPuzzle */
/** @typedef {(options: { puzzles: SheetPuzzle[], perPage: number, withKey: boolean, title: string, words: import("../i18n/words.js").Words, document: Document }) => unknown} PrintSheet */

/**
 * @param {Page} page
 * @param {PrintSheet} printSheet
 * @param {Parameters<typeof goalFields>[1]} shapes
 * @returns {() => void} opens the dialog
 */
export function createPrint(page, printSheet, shapes) {
  const { words } = page;
  const source = choiceField(words("print.source"), [
    { value: "new", label: words("print.new") }, { value: "board", label: words("print.board") },
  ], "new", choose);
  const count = numberField(words("print.count"), { least: 1, most: 500, value: 4 });
  const goals = goalFields(words, shapes);
  const made = h("div", { class: "fields" }, count.element, goals.element);
  /** @type {Record<"new" | "board", number>} */
  const wantedPerPage = { new: 4, board: 1 };
  const perPage = choiceField(words("print.per-page"), choicesPerPage.map((value) => ({ value, label: String(value) })),
    wantedPerPage.new, (value) => { wantedPerPage[source.value()] = value; });
  const heading = textField(words("print.heading"));
  const withKey = checkField(words("print.key"), true);
  const told = h("p", { class: "dialog-told", role: "status" });
  const form = h("form", { onsubmit: submit }, source.element, made, heading.element, perPage.element, withKey.element, told,
    h("div", { class: "dialog-foot" }, h("button", { class: "button button-main" }, words("print.submit"))));
  const dialog = createDialog(words, words("print.title"), form);
  let working = new AbortController();
  dialog.addEventListener("close", () => working.abort());

  /** @param {"new" | "board"} what */
  function choose(what) {
    made.hidden = what === "board";
    count.ask(!made.hidden);
    perPage.choose(wantedPerPage[what]);
  }

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    working.abort();
    const { signal } = working = new AbortController();
    try {
      const puzzles = source.value() === "board" ? [await boardPuzzle(page, signal)] : await newPuzzles(signal);
      if (signal.aborted) return;
      dialog.close();
      printSheet({ puzzles, perPage: perPage.value(), withKey: withKey.value(), title: heading.value(), words, document });
    } catch (error) {
      if (!isAbort(error)) told.textContent = errorSentence(error, words);
    }
  }

  /** @param {AbortSignal} signal @returns {Promise<SheetPuzzle[]>} */
  async function newPuzzles(signal) {
    /** @type {SheetPuzzle[]} */
    const puzzles = [];
    const wanted = count.value();
    told.textContent = words("print.busy", { place: 1, count: wanted });
    for await (const { puzzle, solution, layout, clues, level } of page.engine.puzzles({ ...goals.goal(), signal }, { count: wanted })) {
      puzzles.push({ puzzle, solution, layout, title: titleOf(layout, clues, words, level) });
      told.textContent = words("print.busy", { place: Math.min(puzzles.length + 1, wanted), count: wanted });
    }
    return puzzles;
  }

  return () => {
    told.textContent = "";
    openDialog(dialog);
  };
}

/**
 * The level, the number of givens, and the rules that are not seen.
 * @param {string} layout @param {number} clues @param {Page["words"]} words @param {import("../model/puzzle-goal.js").LevelName | null} [level]
 */
function titleOf(layout, clues, words, level) {
  const { variants } = /** @type {import("../model/layout.js").Layout} */ (layoutNamed(layout));
  return [...(level ? [levelWords(level, words)] : []), words("print.givens", { clues }), ...variants.map((variant) => variantWords(variant, words))].join(" · ");
}

/** A puzzle without solution is printed all the same; it has no key. @param {Page} page @param {AbortSignal} signal @returns {Promise<SheetPuzzle>} */
async function boardPuzzle({ engine, store, words }, signal) {
  const { position } = store.state();
  const { solutions } = await engine.solve(puzzleOn(position), { limit: 1, signal });
  const title = titleOf(position.layout, position.givens.filter(Boolean).length, words);
  return { puzzle: formatLine(position.givens), solution: solutions[0] ?? "", layout: position.layout, title };
}
