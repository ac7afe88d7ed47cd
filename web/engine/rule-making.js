/** Puzzles with rules of their own, made by the module of rules. */
import { badArgument } from "./options.js";
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
 * @property {string} [level] the level of the teacher; "easy-hard" for at most hard. A killer then gets givens where it needs some, unless `clues` says how many
 */

/**
 * @typedef {object} RuleRun
 * @property {number} [seed]
 * @property {number} [index]
 * @property {AbortSignal} [signal]
 * @property {(progress: import("./protocol.js").Progress) => unknown} [onProgress] gets the share of the attempts at a puzzle of the level, or of a completion
 */

/**
 * A puzzle with rules of its own.
 * @typedef {object} GeneratedWithRules
 * @property {string} puzzle its givens
 * @property {string} solution
 * @property {string} layout
 * @property {string[]} rules
 * @property {boolean} needed whether it was decided that each rule and given is needed, and that no two neighbouring cages of a killer can be one
 * @property {import("./options.js").Level} [level] where the goal has a level
 * @property {string} [hardest] where the goal has a level: the technique on the path that is taught last
 * @property {number} seed
 * @property {number} index
 */

/** @typedef {{layout: string, cells: Uint8Array, rules: string}} MadePosition a puzzle that is being made; all rules are one text */

/**
 * @param {{call(method: string, values: any[]): Promise<any>}} lease @param {RuleGoal & {seed?: number}} goal checked options of the call
 * @param {number} index @param {(progress: any) => Promise<void>} report
 * @returns {Promise<GeneratedWithRules>}
 */
export async function madeWithRules(lease, goal, index, report) {
  const { rules = "", layout = "", cells, clues, symmetry = "", minimal = false, level = "", seed = randomSeed(), keep } = goal;
  if (level && keep !== undefined) throw badArgument('A puzzle that is completed has no level: pass "level" or "keep".');
  const ofCells = cells && rules !== "killer" ? [cells[1]] : cells ?? [];
  const written = { rules, layout, symmetry, minimal, cells: ofCells.join("-"), clues: (clues ?? []).join("-"), drawn: keep === undefined ? null : withRules(keep, { layout: layout || undefined }) };
  return { ...await lease.call("makeRuled", [written, level, seed, index, report]), seed, index };
}

/**
 * What the module of rules asks while it makes a puzzle of some levels.
 * @param {import("./protocol.js").RulesTeacherGlue} teacher @param {string} levels @param {(fraction: number) => void} report
 */
export function judgeOf(teacher, levels, report) {
  let figures = {};
  return {
    stages: teacher.stages(levels),
    left: (/** @type {MadePosition} */ position, /** @type {number} */ stage) => teacher.left(levels, position, stage),
    accepts(/** @type {MadePosition} */ position) {
      const { accepted, ...found } = teacher.accept(levels, position);
      figures = found;
      return accepted;
    },
    report,
    figures: () => figures,
  };
}
