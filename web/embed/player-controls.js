/**
 * The controls of a board: keypad, tools, what a digit means, and the buttons that check and solve. A board to look at
 * does not load them.
 */
import { keepFocus } from "../controls/buttons.js";
import { h, renew } from "../controls/dom.js";
import { mountEntryModes } from "../controls/entry-modes.js";
import { mountKeypad } from "../controls/keypad.js";
import { mountTools, tool } from "../controls/tools.js";
import { controlParts } from "./wanted-controls.js";

/** @typedef {import("../i18n/words.js").Words} Words */

/**
 * @param {HTMLElement} place @param {ReadonlySet<string>} wanted
 * @param {{ words: Words, actions: import("../model/store.js").Actions }} options @param {{ check: () => void, solve:
 *   () => void, hint: () => void }} commands
 */
export function mountControls(place, wanted, options, commands) {
  const { hasKeypad, tools, hasHint, hasModes, acts } = controlParts(wanted);
  const more = hasHint ? [tool("hint", options.words("hint.button"), commands.hint)] : [];
  const bar = h("div", { class: "player-controls", part: "controls" });
  const parts = [
    ...(hasKeypad ? [mountKeypad(place, options)] : []),
    ...(tools.length + more.length ? [mountTools(bar, { ...options, tools, more })] : []),
    ...(hasModes ? [mountEntryModes(bar, options)] : []),
  ];
  renew(place.querySelector(".keypad") ?? undefined, { part: "keypad" });
  if (bar.firstChild) place.append(bar);
  mountCommands(place, acts, options.words, commands);
  return parts;
}

/**
 * @param {HTMLElement} place
 * @param {readonly ("check" | "solve")[]} names
 * @param {Words} words
 * @param {{ check: () => void, solve: () => void }} commands
 */
function mountCommands(place, names, words, commands) {
  if (names.length === 0) return;
  const labels = { check: words("solve.check"), solve: words("solve.button") };
  place.append(
    h(
      "div",
      { class: "player-buttons", part: "acts", onmousedown: keepFocus },
      ...names.map((name) =>
        h("button", { type: "button", class: "player-button", onclick: () => commands[name]() }, labels[name]),
      ),
    ),
  );
}
