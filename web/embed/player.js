/** The contents of the element: the board, the wanted controls, and a status line. */
import { mountBoard } from "../board/board.js";
import { createRegion } from "../board/region.js";
import { h } from "../controls/dom.js";
import { keepFocus } from "../controls/buttons.js";
import { mountKeypad } from "../controls/keypad.js";
import { mountTools } from "../controls/tools.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("./modes.js").Mode} Mode */
/** @typedef {import("../i18n/words.js").Words} Words */

/** @type {Record<Mode, string>} */
const usualControls = { play: "keypad undo notes check", solve: "keypad undo solve", view: "" };

/**
 * @param {ShadowRoot} root
 * @param {object} options
 * @param {Words} options.words
 * @param {import("../model/store.js").Actions} options.actions
 * @param {{ check: () => void, solve: () => void }} options.acts
 * @param {Mode} options.mode
 * @param {string | null} options.controls names separated by spaces; null for the default controls of the mode
 * @param {State} options.state
 */
export function mountPlayer(root, { words, actions, acts, mode, controls, state }) {
  const wanted = new Set(mode === "view" ? [] : (controls ?? usualControls[mode]).split(/\s+/));
  const place = h("div", { class: "player" });
  root.replaceChildren(place);
  const region = createRegion(document, words);
  const board = mountBoard(place, { words, actions, state, announcing: region });
  const status = h("p", { class: "player-status", role: "status" });
  place.append(status, region.element);
  const parts = mountControls(place, wanted, { words, actions });
  mountActs(place, wanted, words, acts);
  for (const part of parts) part.update(state);
  return {
    words,
    refresh: board.refresh,
    /** @param {State} next */
    update(next) {
      board.update(next);
      for (const part of parts) part.update(next);
    },
    /** @param {string} sentence @param {"" | "bad"} [tone] */
    say(sentence, tone = "") {
      status.textContent = sentence;
      status.dataset.tone = tone;
    },
    dispose() {
      board.dispose();
      for (const part of parts) part.destroy();
      place.remove();
    },
  };
}

/** @param {HTMLElement} place @param {Set<string>} wanted @param {{ words: Words, actions: import("../model/store.js").Actions }} options */
function mountControls(place, wanted, options) {
  /** @type {import("../controls/tools.js").ToolName[]} */
  const tools = [];
  if (wanted.has("undo")) tools.push("undo", "redo");
  if (wanted.has("notes")) tools.push("notes");
  if (wanted.has("keypad")) tools.push("clear");
  return [
    ...(wanted.has("keypad") ? [mountKeypad(place, options)] : []),
    ...(tools.length ? [mountTools(place, { ...options, tools })] : []),
  ];
}

/** @param {HTMLElement} place @param {Set<string>} wanted @param {Words} words @param {{ check: () => void, solve: () => void }} acts */
function mountActs(place, wanted, words, acts) {
  const names = /** @type {const} */ (["check", "solve"]).filter((name) => wanted.has(name));
  if (names.length === 0) return;
  const labels = { check: words("solve.check"), solve: words("solve.button") };
  place.append(h("div", { class: "player-acts", onmousedown: keepFocus },
    ...names.map((name) => h("button", { type: "button", class: "player-act", onclick: () => acts[name]() }, labels[name]))));
}
