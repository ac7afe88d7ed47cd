/** The controls below the card: tools, the choice of what a digit means, the keypad, and a new game. */
import { enable, keepFocus } from "../../controls/buttons.js";
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { mountEntryModes } from "../../controls/entry-modes.js";
import { mountKeypad } from "../../controls/keypad.js";
import { onFrame } from "../../controls/on-frame.js";
import { mountTools, tool } from "../../controls/tools.js";
import { rightsOf } from "../../model/rights.js";

/**
 * @param {HTMLElement} side
 * @param {import("../shell/app.js").App} app
 * @param {{ hint: HTMLElement, check: () => unknown, openMore: (button: HTMLButtonElement) => void }} acts
 */
export function mountControls(side, app, acts) {
  const { words, actions, store, settings } = app;
  const check = tool("check", words("play.check"), () => void acts.check());
  const more = tool("more", words("play.more"), () => acts.openMore(more));
  more.setAttribute("aria-haspopup", "menu");
  more.setAttribute("aria-expanded", "false");
  const element = h("div", { class: "play-controls" });
  side.append(element);
  const parts = [
    mountTools(element, { words, actions, tools: ["undo", "redo", "clear"], more: [check, acts.hint, h("div", { class: "menu" }, more)] }),
    mountEntryModes(element, { words, actions }),
    mountKeypad(element, { words, actions, isDigitFirst: () => settings.entryOrder.value === "digit", erase: () => actions.clearCell() }),
  ];
  element.append(h("button", { type: "button", class: "button play-new", onmousedown: keepFocus, onclick: app.openNew }, icon("create"), h("span", {}, words("play.new"))));

  const stop = onFrame(() => {
    const state = store.signal.value;
    for (const part of parts) part.update(state);
    check.hidden = settings.markErrors.value === "never";
    const rights = rightsOf(state);
    enable(check, rights.check);
    enable(acts.hint, rights.hint);
  });

  return {
    dispose() {
      stop();
      element.remove();
    },
  };
}
