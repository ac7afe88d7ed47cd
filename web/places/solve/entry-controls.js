/** The choice between the game of place Play and the puzzle that is entered here; keys and tools for entering. */
import { h } from "../../controls/dom.js";
import { mountKeypad } from "../../controls/keypad.js";
import { onFrame } from "../../controls/on-frame.js";
import { mountTools } from "../../controls/tools.js";
import { askAboutPlay, showDraft } from "../../model/session.js";

/** @typedef {import("../shell/app.js").App} App */

/** @param {App} app */
export function createBoardChoice({ words, store }) {
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick) =>
    h("button", { type: "button", onclick }, label);
  const game = button(words("solve.of-game"), () => store.change(askAboutPlay));
  const own = button(words("solve.of-own"), () => store.change(showDraft));
  const element = h("div", { class: "mode-switch", role: "group", "aria-label": words("solve.which") }, own, game);
  const stop = onFrame(() => {
    const { own: shown, play } = store.session.value;
    const showsDraft = shown === "draft";
    game.setAttribute("aria-pressed", String(!showsDraft));
    own.setAttribute("aria-pressed", String(showsDraft));
    element.hidden = play === null;
  });
  return { element, dispose: stop };
}

/** Undo, redo and erase, always; the keypad while a puzzle is entered. @param {App} app */
export function createEntry({ words, actions, store }) {
  const element = h("div", { class: "entry" });
  const controls = [
    mountTools(element, { words, actions, tools: ["undo", "redo", "clear"] }),
    mountKeypad(element, { words, actions, erase: () => actions.clearCell() }),
  ];
  const keypad = /** @type {HTMLElement} */ (element.lastElementChild);
  const stop = onFrame(() => {
    const state = store.signal.value;
    for (const control of controls) control.update(state);
    keypad.hidden = store.session.value.own !== "draft";
  });
  return {
    element,
    dispose() {
      stop();
      element.remove();
    },
  };
}
