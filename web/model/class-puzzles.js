/**
 * The puzzles that work for a class has, read without the techniques and without a look at their rules, so that place Play can ask for them.
 *
 * @typedef {object} PuzzleTask
 * @property {"puzzle"} kind
 * @property {string} puzzle a line, with points for blank cells
 * @property {string} name may be empty
 * @property {string} [layout] absent for 9×9
 * @property {readonly string[]} [rules] besides those of the layout
 */

const classic = "3x3";
const classicCells = 81;

/** Returns the task as a part of an address: "g" for a classic puzzle, "k" for others. "p" and "s" open a puzzle or a game. @param {PuzzleTask} task @returns {[key: "g" | "k", value: string]} */
export function puzzlePart({ puzzle, name, layout, rules }) {
  if (!layout && !rules) return ["g", name ? `${puzzle} ${name}` : puzzle];
  return ["k", new URLSearchParams({ p: puzzle, ...(layout && { layout }), ...(rules && { rules: rules.join(";") }), ...(name && { n: name }) }).toString()];
}

/** Returns what a part of an address says, sound or not; null for a part that is no puzzle. @param {string} key @param {string} value @returns {PuzzleTask | null} */
export function puzzleInPart(key, value) {
  if (key === "g") return { kind: "puzzle", puzzle: value.slice(0, classicCells).replaceAll("0", "."), name: value.slice(classicCells).trim() };
  return key === "k" ? puzzleInAddress(new URLSearchParams(value)) : null;
}

/** Returns the puzzle of an address, sound or not. @param {URLSearchParams} parts @returns {PuzzleTask} */
export function puzzleInAddress(parts) {
  // In an address a plus sign is read as a space.
  const layout = parts.get("layout")?.replaceAll(" ", "+");
  const rules = (parts.get("rules") ?? "").split(";").filter((rule) => rule.trim());
  return { kind: "puzzle", puzzle: (parts.get("p") ?? "").replaceAll("0", "."), name: parts.get("n") ?? "", ...(layout && { layout }), ...(rules.length && { rules }) };
}

/** The puzzle of a sound task. @param {Pick<PuzzleTask, "puzzle" | "layout" | "rules">} task @returns {import("./puzzle.js").Puzzle} */
export const puzzleOfTask = ({ puzzle, layout = classic, rules }) => (
  { layout, cells: [...puzzle].map((symbol) => Number(symbol) || 0), candidates: null, ...(rules && { rules }) });

/**
 * Whether the work for a class has a puzzle among its tasks.
 *
 * @param {string} work what follows `#learn/class?` in the address; empty when there is none
 * @param {import("./puzzle.js").Puzzle} puzzle
 */
export function hasPuzzle(work, puzzle) {
  const textOf = (/** @type {import("./puzzle.js").Puzzle} */ { layout, cells, rules }) => [layout, cells.join(""), ...rules ?? []].join("\n");
  const wanted = textOf(puzzle);
  return [...new URLSearchParams(work)].some(([key, value]) => {
    const task = puzzleInPart(key, value);
    return task !== null && textOf(puzzleOfTask(task)) === wanted;
  });
}
