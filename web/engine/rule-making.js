/** Puzzles with rules of their own, made by the module of rules. */
import { withRules } from "./own-rules.js";
import { randomSeed } from "./puzzle-input.js";

/**
 * What a puzzle with rules of its own must be, as callers write it. All parts but `rules` are optional.
 * @typedef {object} RuleGoal
 * @property {string} rules "killer", or ids of kinds with commas between them, each with a weight or without: "thermometer,arrow=2"
 * @property {string} [layout] as in Goal
 * @property {[least: number, most: number]} [cells] of a killer: how many cells a cage has, [2, 5] by default; of other rules only the most cells of a line or a
 *   cage count, 5 by default
 * @property {[least: number, most: number]} [clues] of a killer: [n, n], by default none; of other rules [0, n], by default as many as are needed
 * @property {"none" | "180"} [symmetry] of the cages of a killer
 * @property {boolean} [minimal] of a killer: cages that are not needed are left out
 * @property {import("./puzzle-input.js").Puzzle} [keep] a puzzle that is completed: its digits and rules stay, and rules of the kinds are added until it has one
 *   solution; "killer" then means cages. Without `clues` and `symmetry`
 */

/**
 * A puzzle with rules of its own.
 * @typedef {object} GeneratedWithRules
 * @property {string} puzzle its givens
 * @property {string} solution
 * @property {string} layout
 * @property {string[]} rules
 * @property {boolean} needed whether it was decided that each rule and given is needed, and that no two neighbouring cages of a killer can be one
 * @property {number} seed
 * @property {number} index
 */

/**
 * @param {{call(method: string, values: any[]): Promise<any>}} lease @param {RuleGoal & {seed?: number}} goal checked options of the call
 * @param {number} index @param {(progress: any) => Promise<void>} report
 * @returns {Promise<GeneratedWithRules>}
 */
export async function madeWithRules(lease, goal, index, report) {
  const { rules = "", layout = "", cells, clues, symmetry = "", minimal = false, seed = randomSeed(), keep } = goal;
  const ofCells = cells && rules !== "killer" ? [cells[1]] : cells ?? [];
  const written = { rules, layout, symmetry, minimal, cells: ofCells.join("-"), clues: (clues ?? []).join("-"), drawn: keep === undefined ? null : withRules(keep, { layout: layout || undefined }) };
  return { ...await lease.call("askRules", ["make", written, [seed, index], report]), seed, index };
}
