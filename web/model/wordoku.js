/**
 * Puzzles in whose solution a word stands: the engine makes them for goals with `word`. The letters of the word are the
 * digits 1 to n in their order.
 */
import { faces } from "./digit-face.js";

/**
 * Whether a word with a letter for each digit can stand in the solutions of a layout: a row or a column holds every
 * digit.
 *
 * @param {Pick<import("./layout.js").Layout, "digitCount" | "houses">} layout
 */
export const hasLineForWord = ({ digitCount, houses }) =>
  houses.some(({ kind, cells }) => (kind === "row" || kind === "column") && cells.length === digitCount);

/**
 * The part of a goal that lets the word of a face stand in the solution; none for other faces, and for layouts that the
 * word does not fit.
 *
 * @param {string | undefined} face the name of a face that is loaded
 * @param {import("./layout.js").Layout} layout
 * @returns {{ word?: string }}
 */
export function wordPart(face, layout) {
  const { word, most } = faces.peek().get(face) ?? {};
  return word && most === layout.digitCount && hasLineForWord(layout) ? { word } : {};
}
