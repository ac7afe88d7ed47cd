/** Puzzles with rules of their own, made by the module of rules. */
import { writtenGoal } from "./goal.js";
import { badArgument } from "./option-kinds.js";
import { withRules } from "./own-rules.js";

/** @typedef {import("./goal.js").RuleGoal} RuleGoal */

/**
 * @typedef {object} RuleRun
 * @property {number} [seed]
 * @property {number} [index]
 * @property {AbortSignal} [signal]
 * @property {(progress: import("./protocol.js").Progress) => unknown} [onProgress] gets the share of the attempts at a
 *   puzzle of the level, or of a completion
 */

/**
 * A puzzle with rules of its own.
 * @typedef {object} GeneratedWithRules
 * @property {string} puzzle its givens
 * @property {string} solution
 * @property {string} layout
 * @property {number} clues
 * @property {string[]} rules
 * @property {boolean} needed whether it was decided that each rule and given is needed, and that no two neighbouring
 *   cages of a killer can be one
 * @property {import("./goal.js").Level} [level] where the goal has a level
 * @property {string} [hardest] where the goal has a level: the technique on the path that is taught last
 * @property {number} seed
 * @property {number} index
 */

/**
 * @typedef {{layout: string, cells: Uint8Array, rules: string}} MadePosition a puzzle that is being made; all rules are
 *   one text
 */

/**
 * @param {{call(method: string, values: any[]): Promise<any>}} lease @param {RuleGoal & {seed?: number}} goal checked
 *   options of the call
 * @param {number} index @param {(progress: any) => Promise<void>} report
 * @param {number} [number] how many puzzles were made for this index that were to be avoided
 * @returns {Promise<GeneratedWithRules>}
 */
export async function madeWithRules(lease, goal, index, report, number = 0) {
  const { keep, ...parts } = goal;
  const { level, seed, layout, ...written } = writtenGoal(parts);
  if (level && keep !== undefined)
    throw badArgument('A puzzle that is completed has no level: pass "level" or "keep".');
  const drawn = keep === undefined ? null : withRules(keep, { layout: layout || undefined });
  const made = await lease.call("makeRuled", [
    { ...written, layout, level, drawn, number },
    level,
    seed,
    index,
    report,
  ]);
  return { ...made, clues: made.puzzle.replaceAll(".", "").length, seed, index };
}

/**
 * What the module of rules asks while it makes a puzzle of some levels.
 * @param {import("./protocol.js").RulesTeacherGlue} teacher @param {string} levels @param {(fraction: number) => void}
 *   report
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
