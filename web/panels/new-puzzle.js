/** The dialog that puts a new puzzle on the board; what was there can be had back by undo. */
import { h } from "../controls/dom.js";
import { createDialog, openDialog } from "./dialog.js";
import { errorSentence, isAbort } from "../controls/errors.js";
import { goalFields } from "./goals.js";
import { cellsOf } from "./puzzle.js";

/**
 * @param {import("./page-tools.js").Page} page
 * @param {() => void} play puts the focus where the new puzzle is played
 * @returns {() => void} opens it
 */
export function createNewPuzzle({ engine, actions, words, say }, play) {
  const fields = goalFields(words);
  const told = h("p", { class: "dialog-told", role: "status" });
  const submit = h("button", { class: "button button-main" }, words("new.create"));
  const form = h("form", { method: "dialog", onsubmit: create }, fields.element, told, h("div", { class: "dialog-foot" }, submit));
  const dialog = createDialog(words, words("new.title"), form);
  let asking = new AbortController();
  dialog.addEventListener("close", () => asking.abort());

  /** @param {SubmitEvent} event */
  async function create(event) {
    event.preventDefault();
    asking.abort();
    const { signal } = asking = new AbortController();
    told.textContent = words("new.busy");
    try {
      const { puzzle, layout, clues } = await engine.generate({ ...fields.goal(), signal });
      if (signal.aborted) return;
      actions.setPuzzle({ layout, cells: cellsOf(puzzle, layout) });
      say(words("new.done", { clues }));
      dialog.close();
      play();
    } catch (error) {
      if (!isAbort(error)) told.textContent = errorSentence(error, words);
    }
  }

  return () => {
    told.textContent = "";
    openDialog(dialog);
  };
}
