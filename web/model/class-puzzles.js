/** The puzzles that work for a class has, read without the techniques, so that place Play can ask for them. */

/**
 * Whether the work for a class has a puzzle among its tasks.
 *
 * @param {string} work what follows `#learn/class?` in the address; empty when there is none
 * @param {import("./puzzle.js").Puzzle} puzzle
 */
export function hasPuzzle(work, { layout, cells }) {
  const line = cells.join("");
  return layout === "3x3" && new URLSearchParams(work).getAll("g").some((task) => task.slice(0, line.length).replaceAll(".", "0") === line);
}
