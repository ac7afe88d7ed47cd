/** The dialog with the checkpoints of a game: positions that the player has named, to come back to. */
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { textField } from "../../controls/fields.js";
import { rightsOf } from "../../model/rights.js";

/** @typedef {import("../shell/app.js").App} App */

/** @param {Pick<App, "store" | "actions" | "words" | "say" | "focusBoard">} app @returns {HTMLDialogElement} open */
export function openCheckpoints({ store, actions, words, say, focusBoard }) {
  const name = textField(words("checkpoints.name"));
  const list = h("ul", { class: "checkpoint-list" });
  const none = h("p", { class: "hint" }, words("checkpoints.none"));
  const add = h("button", { class: "button button-main" }, words("checkpoints.add"));
  const form = h("form", { onsubmit: save }, name.element, h("div", { class: "dialog-foot" }, add));
  const dialog = createDialog(words, words("checkpoints.title"), form, none, list);

  /** @param {SubmitEvent} event */
  function save(event) {
    event.preventDefault();
    const called = name.value() || nextName();
    actions.addCheckpoint(called);
    say(words("checkpoints.added", { name: called }));
    dialog.close();
    focusBoard();
  }

  const nextName = () => words("checkpoints.number", { number: store.state().game.checkpoints.length + 1 });

  /** @param {number} index @param {string} called */
  function restore(index, called) {
    actions.restoreCheckpoint(index);
    say(words("checkpoints.restored", { name: called }));
    dialog.close();
    focusBoard();
  }

  function show() {
    const { checkpoints } = store.state().game;
    const { fill } = rightsOf(store.state());
    const button = (/** @type {string} */ label, /** @type {string} */ described, /** @type {() => void} */ onclick) =>
      h("button", { type: "button", class: "quiet", "aria-label": described, onclick }, label);
    none.hidden = checkpoints.length > 0;
    name.input.placeholder = nextName();
    list.replaceChildren(
      ...checkpoints.map(({ name: called, position }, index) =>
        h(
          "li",
          {},
          h("span", { class: "checkpoint-name" }, called),
          h("span", { class: "hint" }, words("checkpoints.filled", { count: position.entries.filter(Boolean).length })),
          fill &&
            button(words("checkpoints.restore"), words("checkpoints.restore-named", { name: called }), () =>
              restore(index, called),
            ),
          button(words("checkpoints.remove"), words("checkpoints.remove-named", { name: called }), () => remove(index)),
        ),
      ),
    );
  }

  /** @param {number} index */
  function remove(index) {
    actions.removeCheckpoint(index);
    show();
    name.input.focus();
  }

  show();
  dialog.showModal();
  name.input.focus();
  return dialog;
}
