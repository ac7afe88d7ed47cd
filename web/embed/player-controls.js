/**
 * The controls of a board: keypad, tools, what a digit means, and the buttons that check and solve. A board to look at
 * does not load them.
 */
import { keepFocus } from "../controls/buttons.js";
import { h, renew } from "../controls/dom.js";
import { mountEntryModes } from "../controls/entry-modes.js";
import { mountKeypad } from "../controls/keypad.js";
import { mountTools, tool } from "../controls/tools.js";

/** @typedef {import("../i18n/words.js").Words} Words */

/**
 * @param {HTMLElement} place @param {ReadonlySet<string>} wanted
 * @param {{ words: Words, actions: import("../model/store.js").Actions }} options @param {{ check: () => void, solve:
 *   () => void, hint: () => void }} acts
 */
export function mountControls(place, wanted, options, acts) {
  /** @type {import("../controls/tools.js").ToolName[]} */
  const tools = [];
  const hasModes = wanted.has("colors");
  if (wanted.has("undo")) tools.push("undo", "redo");
  // The choice of what a digit means has notes, too.
  if (wanted.has("notes") && !hasModes) tools.push("notes");
  if (wanted.has("keypad")) tools.push("clear");
  const more = wanted.has("hint") ? [tool("hint", options.words("hint.button"), acts.hint)] : [];
  const bar = h("div", { class: "player-controls", part: "controls" });
  const parts = [
    ...(wanted.has("keypad") ? [mountKeypad(place, options)] : []),
    ...(tools.length + more.length ? [mountTools(bar, { ...options, tools, more })] : []),
    ...(hasModes ? [mountEntryModes(bar, options)] : []),
  ];
  renew(place.querySelector(".keypad") ?? undefined, { part: "keypad" });
  if (bar.firstChild) place.append(bar);
  mountActs(place, wanted, options.words, acts);
  return parts;
}

/**
 * @param {HTMLElement} place
 * @param {ReadonlySet<string>} wanted
 * @param {Words} words
 * @param {{ check: () => void, solve: () => void }} acts
 */
function mountActs(place, wanted, words, acts) {
  const names = /** @type {const} */ (["check", "solve"]).filter((name) => wanted.has(name));
  if (names.length === 0) return;
  const labels = { check: words("solve.check"), solve: words("solve.button") };
  place.append(
    h(
      "div",
      { class: "player-acts", part: "acts", onmousedown: keepFocus },
      ...names.map((name) =>
        h("button", { type: "button", class: "player-act", onclick: () => acts[name]() }, labels[name]),
      ),
    ),
  );
}
