import { NonetError } from "./error.js";

/**
 * A puzzle: text in any format, or its cells (row-major, 0 = blank) with the layout.
 * @typedef {string | {layout: string, cells: number[]}} Puzzle
 */

/**
 * The text and the layout name ("" = recognise) that the module reads.
 * @param {Puzzle} puzzle @param {{layout?: string}} options
 * @returns {[text: string, layout: string]}
 */
export function readable(puzzle, { layout = "" }) {
  if (typeof puzzle === "string") return [puzzle, layout];
  if (puzzle && Array.isArray(puzzle.cells)) return [puzzle.cells.join(" "), puzzle.layout ?? layout];
  throw new NonetError("bad-argument", "a puzzle is text, or an object with layout and cells");
}

/**
 * @param {number} limit
 * @param {number} [most] without it Infinity will do
 * @returns {number} the limit; for Infinity the largest that is exact
 */
export function checkedLimit(limit, most = Infinity) {
  if (limit === Infinity && most === Infinity) return Number.MAX_SAFE_INTEGER;
  if (Number.isSafeInteger(limit) && limit > 0 && limit <= most) return limit;
  throw new NonetError("bad-argument", `limit is a whole number from 1${most === Infinity ? "" : ` to ${most}`}`);
}

/** @param {number} workers @returns {number} */
export function checkedWorkers(workers) {
  if (workers === Infinity || (Number.isSafeInteger(workers) && workers > 0)) return workers;
  throw new NonetError("bad-argument", "workers is a whole number from 1");
}

/**
 * @param {Partial<import("./protocol.js").Goal>} wishes
 * @returns {import("./protocol.js").Goal} with every default filled in; the module judges the values
 */
export function completeGoal({ layout = "3x3", seed = randomSeed(), symmetry = "none", clues = [0, 0], minimal = false }) {
  if (!Number.isSafeInteger(seed) || seed < 0) throw new NonetError("bad-goal", "seed is a whole number 0 … 2^53-1");
  return { layout, seed, symmetry, clues, minimal };
}

/** @param {number} [seed] @returns {number} the seed, or a random one */
export function checkedSeed(seed = randomSeed()) {
  if (Number.isSafeInteger(seed) && seed >= 0) return seed;
  throw new NonetError("bad-argument", "seed is a whole number 0 … 2^53-1");
}

function randomSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}
