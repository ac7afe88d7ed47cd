import { newState } from "../model/state.js";
import { activityOf } from "./modes.js";
import { plainPuzzle } from "./plain-text.js";

/**
 * @typedef {{ mode: import("./modes.js").Mode, layout: string, rules: string }} ReadOptions `rules`: besides those of
 *   the text and of the layout
 */

/**
 * Reads the text of an element: a puzzle, or an address of Nonet with a puzzle or a game. The code that reads more than
 * a line or rows of symbols, and rules, is loaded when it is first needed.
 *
 * @param {string} text
 * @param {ReadOptions} options
 * @returns {Promise<import("../model/state.js").State>} rejects with an error that has `code` and `position`
 */
export async function readBoard(text, options) {
  const puzzle = options.rules.trim() === "" ? plainPuzzle(text, options.layout) : null;
  if (puzzle) return newState({ puzzle, activity: activityOf[options.mode] });
  return (await import("./other-texts.js")).readOther(text, options);
}

/** The text inside an element, without what is shown in its slots. @param {Element} element */
export const puzzleIn = (element) =>
  [...element.childNodes]
    .filter((node) => !(node instanceof Element && node.slot))
    .map(({ textContent }) => textContent ?? "")
    .join("");
