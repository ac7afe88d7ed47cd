/** A modal dialog with a heading and a button to close it; a press beside it closes it too. */
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { followDialog } from "./over-page.js";

let dialogs = 0;

/**
 * @param {import("../i18n/words.js").Words} words
 * @param {string} title
 * @param {...(Node | string)} content
 * @returns {HTMLDialogElement} not yet open, at the end of the page; it is removed when it closes
 */
export function createDialog(words, title, ...content) {
  const name = `dialog-${++dialogs}`;
  const close = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": words("dialog.close"), onclick: () => dialog.close() },
    icon("close"),
  );
  const dialog = h(
    "dialog",
    { class: "dialog", "aria-labelledby": name },
    h("header", { class: "dialog-head" }, h("h2", { id: name }, title), close),
    ...content,
  );
  dialog.addEventListener("mousedown", (event) => {
    if (event.target === dialog && isBeside(event, dialog)) dialog.close();
  });
  followDialog(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  return dialog;
}

/**
 * Opens a dialog with the focus on what is chosen first in it, so that Enter goes on.
 * @param {HTMLDialogElement} dialog
 */
export function openDialog(dialog) {
  dialog.showModal();
  /** @type {HTMLElement | null} */ (dialog.querySelector("form :is(input:checked, textarea)"))?.focus();
}

/**
 * The backdrop belongs to the dialog, as do its padding and its scroll bar, which do not close it.
 * @param {MouseEvent} event
 * @param {HTMLElement} dialog
 */
function isBeside({ clientX, clientY }, dialog) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
