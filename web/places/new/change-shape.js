/** The dialog that gives the board another shape. The digits stay where the side does. */
import { h } from "../../controls/dom.js";
import { layoutOf } from "../../model/position.js";
import { createDialog, openDialog } from "../../controls/dialog.js";
import { layoutTitle } from "../../i18n/grid-names.js";
import { shapeFields } from "./shape.js";

/**
 * @param {import("../shell/app.js").App} page
 * @param {Omit<Parameters<typeof shapeFields>[1], "changed">} options
 * @returns {() => void} opens it
 */
export function createChangeShape({ store, actions, words, say, focusBoard }, options) {
  const shape = shapeFields(words, options);
  const form = h(
    "form",
    { method: "dialog", onsubmit: use },
    shape.element,
    h("div", { class: "dialog-foot" }, h("button", { class: "button button-main" }, words("new.use"))),
  );
  const dialog = createDialog(words, words("new.shape-title"), form);

  /** @param {SubmitEvent} event */
  function use(event) {
    event.preventDefault();
    const layout = shape.layout();
    actions.setLayout(layout.name);
    say(words("new.shaped", { shape: layoutTitle(layout, words) }));
    dialog.close();
    focusBoard();
  }

  return () => {
    shape.choose(layoutOf(store.state().position));
    openDialog(dialog);
  };
}
