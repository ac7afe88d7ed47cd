/** The dialog to paste a puzzle into, with what copies the one on the board. A malformed text changes nothing. */
import { layoutOfSide } from "../model/layout.js";
import { isBlank, layoutOf } from "../model/position.js";
import { h } from "../controls/dom.js";
import { createCopyBar } from "./copy-bar.js";
import { createDialog, openDialog } from "./dialog.js";
import { errorSentence } from "../controls/errors.js";

/** @typedef {import("./page-tools.js").Page} Page */

/**
 * Puts a text in any format on the board; rejects with the engine's error, with nothing changed. A text that tells the side of
 * its grid, and nothing of boxes, irregular regions or variants, keeps those of an empty board of that side.
 *
 * @param {Page} page
 * @param {string} text
 * @param {string} [wanted] name of the layout, where it is known
 */
export async function openText(page, text, wanted = "") {
  const { actions, words, say } = page;
  const { layout, side, cells } = await read(page, text, wanted);
  actions.setPuzzle({ layout, cells });
  say(words("import.done", { side, clues: cells.filter(Boolean).length }));
}

/** @param {Page} page @param {string} text @param {string} wanted */
async function read({ engine, store }, text, wanted) {
  const { position } = store.state();
  if (wanted || !isBlank(position)) return engine.parse(text, { layout: wanted });
  const inBoard = () => engine.parse(text, { layout: position.layout });
  const { side } = layoutOf(position);
  const usual = layoutOfSide(side)?.name;
  const tellsSideAlone = (/** @type {{ layout: string, side: number }} */ parsed) => parsed.side === side && (!usual || parsed.layout === usual);
  return engine.parse(text).then((parsed) => (tellsSideAlone(parsed) ? inBoard() : parsed), (error) => inBoard().catch(() => { throw error; }));
}

/** @param {Page} page @returns {() => void} opens the dialog */
export function createImport(page) {
  const { words } = page;
  const field = h("textarea", { id: "import-text", rows: 6, spellcheck: "false", autocomplete: "off", "aria-describedby": "import-hint import-error" });
  const told = h("p", { class: "dialog-told", id: "import-error", role: "alert" });
  const form = h("form", { onsubmit: submit },
    h("label", { for: field.id }, words("import.field")), field,
    h("p", { class: "hint", id: "import-hint" }, words("import.hint")), told,
    h("div", { class: "dialog-foot" }, h("button", { class: "button button-main" }, words("import.submit"))));
  const dialog = createDialog(words, words("import.title"), form, createCopyBar(page));

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    try {
      await openText(page, field.value);
      dialog.close();
    } catch (error) {
      told.textContent = errorSentence(error, words);
      field.setAttribute("aria-invalid", "true");
      field.focus();
    }
  }

  return () => {
    told.textContent = "";
    field.value = "";
    field.removeAttribute("aria-invalid");
    openDialog(dialog);
  };
}
