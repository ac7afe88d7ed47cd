/**
 * The puzzles that work for a class has, read without the techniques, so that place Play can ask for them.
 * class-sheet.js says how the address has them.
 */
import { digitOf, lineOf } from "./digits.js";
import { hintLimits } from "./hint-names.js";
import { layoutNamed } from "./layout.js";

const usualLayout = "3x3";

/**
 * Whether the work for a class has a puzzle among its tasks.
 *
 * @param {string} work what follows `#learn/class?` in the address; empty when there is none
 * @param {import("./puzzle.js").Puzzle} puzzle
 */
export function hasPuzzle(work, { layout, cells, rules }) {
  const line = lineOf(cells);
  const isLine = (/** @type {string} */ text) => text.replaceAll("0", ".").toUpperCase() === line;
  return [...new URLSearchParams(work)].some(([key, value]) => {
    if (key === "g") return layout === usualLayout && !rules && isLine(value.slice(0, line.length));
    const parts = new URLSearchParams(value);
    return (
      key === "k" &&
      (parts.get("layout") ?? usualLayout) === layout &&
      isLine(parts.get("p") ?? "") &&
      (parts.get("rules") ?? "") === (rules ?? []).join(";")
    );
  });
}

/**
 * The strongest hint that the work allows for a puzzle: 1 to 3, or 0 for none; 3 for a puzzle that the work does not
 * have.
 *
 * @param {string} work as above
 * @param {import("./puzzle.js").Puzzle} puzzle
 * @returns {0 | 1 | 2 | 3}
 */
export function hintsAllowed(work, puzzle) {
  const limit = hintLimits.findIndex((name) => name === new URLSearchParams(work).get("h"));
  return limit >= 0 && hasPuzzle(work, puzzle) ? /** @type {0 | 1 | 2 | 3} */ (limit) : 3;
}

/**
 * The puzzle of a sound task.
 * @param {Pick<import("./class-sheet.js").PuzzleTask, "puzzle" | "layout" | "rules">} task
 * @returns {import("./puzzle.js").Puzzle}
 */
export const puzzleOfTask = ({ puzzle, layout = usualLayout, rules }) => ({
  layout,
  cells: [...puzzle].map((symbol) => digitOf(symbol, layoutNamed(layout)?.digitCount ?? 0)),
  candidates: null,
  ...(rules && { rules }),
});
