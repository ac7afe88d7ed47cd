import { parseLine } from "../formats/line.js";
import { layoutNamed } from "../model/layout.js";
import { newState } from "../model/state.js";
import { activityOf } from "./modes.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/**
 * @typedef {{ mode: import("./modes.js").Mode, layout: string, rules: string }} ReadOptions `rules`: besides those of
 *   the text and of the layout
 */

/** A longer text is no puzzle: the largest board, written with all its candidates, is shorter. */
export const longestText = 4_000_000;

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

/**
 * Returns the puzzle of a line or of rows of symbols. An empty text is an empty board. Null for any other text.
 * @param {string} text
 * @param {string} layout
 * @returns {Puzzle | null}
 */
export function plainPuzzle(text, layout) {
  // The sign of addresses is no symbol: a long address is not read as a line first.
  if (text.length > longestText || text.includes("#")) return null;
  if (text.trim() === "") return emptyBoard(layout || "3x3");
  const read = parseLine(withoutRows(text), layout || undefined);
  return "puzzle" in read ? read.puzzle : null;
}

/** @param {string} name @returns {Puzzle | null} */
function emptyBoard(name) {
  const layout = layoutNamed(name);
  return layout && { layout: name, cells: new Array(layout.cellCount).fill(0) };
}

/** Joins rows of symbols, or symbols separated by spaces, to one line. @param {string} text */
export function withoutRows(text) {
  const parts = text.trim().split(/\s+/);
  const rows = parts.every((part) => part.length === parts.length);
  const symbols = parts.every((part) => part.length === 1);
  return rows || symbols ? parts.join("") : text;
}

/** The text inside an element, without what is shown in its slots. @param {Element} element */
export const puzzleIn = (element) =>
  [...element.childNodes]
    .filter((node) => !(node instanceof Element && node.slot))
    .map(({ textContent }) => textContent ?? "")
    .join("");
