/** Tells assistive technology which keys buttons have (`aria-keyshortcuts`). */
import { digitOf } from "../../model/digits.js";
import { letterIn } from "./chords.js";

/** The buttons that do what a command does. @type {Partial<Record<import("./commands.js").CommandId, string>>} */
const buttons = {
  "hint": ".tool-hint", "check": ".tool-check", "pause": ".play-pause",
  "digit-mode": '.mode[data-mode="digit"]', "corner-mode": '.mode[data-mode="corner"]', "centre-mode": '.mode[data-mode="centre"]',
  "color-mode": '.mode[data-mode="color"]', "toggle-notes": ".tool-note",
};
/** Keys that stay the same. */
const fixed = { ".tool-undo": "Control+Z", ".tool-redo": "Control+Y", ".tool-erase": "Delete" };

/**
 * A letter that is a digit of the board is no shortcut there: no attribute can say that another key goes before it.
 *
 * @param {ParentNode} page
 * @param {ReadonlyMap<import("./commands.js").CommandId, string>} chords
 * @param {number} side
 */
export function markButtons(page, chords, side) {
  const mark = (/** @type {string} */ selector, /** @type {string} */ chord) => {
    for (const button of page.querySelectorAll(selector)) {
      if (chord) button.setAttribute("aria-keyshortcuts", chord);
      else button.removeAttribute("aria-keyshortcuts");
    }
  };
  for (const [selector, chord] of Object.entries(fixed)) mark(selector, chord);
  for (const [id, selector] of Object.entries(buttons)) {
    const chord = chords.get(/** @type {import("./commands.js").CommandId} */ (id)) ?? "";
    mark(selector, digitOf(letterIn(chord), side) ? "" : chord);
  }
}
