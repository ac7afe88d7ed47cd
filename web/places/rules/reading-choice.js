/**
 * Which of several ways to read a drawing counts: one that leaves one solution. Headless.
 *
 * @typedef {import("../../formats/found.js").Found} Found
 * @typedef {import("../../formats/found.js").DrawnReading} DrawnReading
 * @typedef {import("../../model/facts.js").Solutions} Solutions
 * @typedef {object} Decided
 * @property {Found} found with the suggestions of the reading
 * @property {readonly string[]} ticked the rules of the reading
 * @property {DrawnReading["steps"]} steps in what it differs from the first reading
 * @property {number} count how many readings the drawing has
 */
import { puzzleToSolve } from "../../formats/found.js";
import { certainRules, withTaken } from "./suggestion-ticks.js";

/** @param {readonly number[]} a @param {readonly number[]} b */
const sameCells = (a, b) => a.every((digit, cell) => digit === b[cell]);

/** @param {Found} found @param {DrawnReading} reading */
const rulesOf = ({ suggested }, { rules }) =>
  rules.map((rule) => (typeof rule === "number" ? suggested[rule].rule : rule));

/**
 * The puzzle with the suggestions as a reading has them. Suggestions that only the first reading takes are replaced.
 * @param {Found} found @param {DrawnReading} reading
 * @returns {{ found: Found, ticked: readonly string[] }}
 */
export function asRead(found, reading) {
  const ticked = rulesOf(found, reading);
  const first = rulesOf(found, found.readings[0]);
  const own = found.suggested.filter(({ rule }) => ticked.includes(rule) || !first.includes(rule));
  const others = ticked
    .filter((rule) => own.every((each) => each.rule !== rule))
    .map((rule) => ({ rule, certainty: /** @type {const} */ ("low"), word: "" }));
  return { found: { ...found, suggested: [...own, ...others] }, ticked };
}

/**
 * Looks for a reading that has one solution, where the rules that are ticked at first have none or several. The first
 * reading counts when it has one. Another reading counts when no further reading has another solution: of several, the
 * one with the fewest steps.
 * @param {Found} found
 * @param {(puzzle: import("../../model/puzzle.js").Puzzle) => Promise<Solutions>} solutionsOf
 * @returns {Promise<Decided | null>} null when no reading counts; rejects when the search does
 */
export async function decidedReading(found, solutionsOf) {
  const { readings, solution } = found;
  if (readings.length < 2) return null;
  const usual = withTaken(found, new Set(certainRules(found)));
  if ((await solutionsOf(puzzleToSolve(usual))).status === "unique") return null;
  /** @type {Decided | null} */
  let decided = null;
  /** @type {readonly number[] | null} */
  let only = null;
  for (const [i, reading] of readings.entries()) {
    const read = asRead(found, reading);
    const { status, cells } = await solutionsOf(puzzleToSolve(withTaken(read.found, new Set(read.ticked))));
    if (status === "stopped") return null;
    if (status !== "unique" || !cells || (solution && !sameCells(cells, solution))) continue;
    if (only && !sameCells(cells, only)) return null;
    only = cells;
    if (!decided || reading.steps.length < decided.steps.length)
      decided = { ...read, steps: reading.steps, count: readings.length };
    if (i === 0) return decided;
  }
  return decided;
}
