/** Acts on the whole board, and the choice between entering a puzzle and playing it. */
import { h } from "../controls/dom.js";
import { isBlank } from "../model/position.js";

/** @typedef {import("./page-tools.js").Page} Page */

/** @param {Page} page @returns {HTMLElement} */
export function createModeSwitch({ words, store, actions }) {
  const choice = (/** @type {"solve" | "play"} */ mode, /** @type {string} */ label) => (
    h("button", { type: "button", "data-mode": mode, onclick: () => actions.setMode(mode) }, label)
  );
  const choices = [choice("solve", words("mode.solve")), choice("play", words("mode.play"))];
  const element = h("div", { class: "mode-switch", role: "group", "aria-label": words("mode.label") }, ...choices);
  const update = () => {
    const { mode } = store.state().position;
    for (const button of choices) button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
  };
  store.subscribe(update);
  update();
  return element;
}

/** @param {HTMLElement} container @param {Page} page */
export function mountPuzzleBar(container, { words, store, actions, say }) {
  const button = (/** @type {string} */ label, /** @type {() => void} */ act) => (
    h("button", { type: "button", class: "quiet", onclick: () => { if (able()) act(); } }, label)
  );
  const able = () => !isBlank(store.state().position) || store.state().position.notes.some(Boolean);
  const lock = () => {
    actions.lockEntries();
    say(words("puzzle.locked"));
  };
  const buttons = [
    button(words("puzzle.reset"), () => actions.resetToGivens()),
    button(words("puzzle.lock"), lock),
    button(words("puzzle.clear"), () => actions.clearAll()),
  ];
  container.append(h("div", { class: "puzzle-bar", role: "group", "aria-label": words("puzzle.label") }, ...buttons));
  const update = () => {
    for (const each of buttons) each.setAttribute("aria-disabled", String(!able()));
  };
  store.subscribe(update);
  update();
}
