/**
 * The puzzles that work for a class has, read without the techniques, so that place Play can ask for them.
 * class-sheet.js says how the address has them.
 */

/**
 * Whether the work for a class has a puzzle among its tasks.
 *
 * @param {string} work what follows `#learn/class?` in the address; empty when there is none
 * @param {import("./puzzle.js").Puzzle} puzzle
 */
export function hasPuzzle(work, { layout, cells, rules }) {
  const line = cells.join("");
  const isLine = (/** @type {string} */ text) => text.replaceAll(".", "0") === line;
  return [...new URLSearchParams(work)].some(([key, value]) => {
    if (key === "g") return layout === "3x3" && !rules && isLine(value.slice(0, line.length));
    const parts = new URLSearchParams(value);
    return (
      key === "k" &&
      (parts.get("layout") ?? "3x3") === layout &&
      isLine(parts.get("p") ?? "") &&
      (parts.get("rules") ?? "") === (rules ?? []).join(";")
    );
  });
}
