/** The dialog to paste a puzzle into, with what copies the one on the board. A malformed text changes nothing. */
import { h } from "../controls/dom.js";
import { createCopyBar } from "./copy-bar.js";
import { createDialog, openDialog } from "./dialog.js";
import { errorSentence } from "../controls/errors.js";

/** @typedef {import("./page-tools.js").Page} Page */

/**
 * Puts a text in any format on the board; rejects with the engine's error, with nothing changed.
 *
 * @param {Page} page
 * @param {string} text
 */
export async function openText({ engine, actions, words, say }, text) {
  const { layout, side, cells } = await engine.parse(text);
  actions.setPuzzle({ layout, cells });
  say(words("import.done", { side, clues: cells.filter(Boolean).length }));
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
