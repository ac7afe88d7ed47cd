/** Positions in puzzles with rules in which a technique of rules is the next step. */
import { noteDigits } from "../model/digits.js";
import { layoutNamed } from "../model/layout.js";
import { differingRules } from "../model/rule-conflicts.js";
import { afterStep, candidatesLeft } from "../model/step.js";

/** @typedef {import("../model/step.js").Step} Step */
/** @typedef {import("../model/step.js").StepState} StepState */
/** @typedef {import("../model/position-variants.js").State} State */
/** @typedef {Pick<import("./index.js").MakingEngine, "path" | "hint">} Engine */

/** A step that removes more is no exercise: nobody would remove so much by hand. */
const mostEliminations = 12;
/** A cage with a single combination loses most candidates of its cells. @type {Record<string, number>} */
const mostOf = { "single-combination": 14 };

/**
 * Returns the kinds of rules in whose puzzles the technique was met and of which puzzles can be made, as the goal of a
 * puzzle names them.
 *
 * @param {readonly import("../model/example.js").ExampleLine[]} kept positions of the course
 */
export const kindsThatShow = (kept) => [...new Set(kept.flatMap(({ made = [] }) => made))];

/**
 * Returns the first position on the path of a puzzle in which a hint names the technique. Cost: that of the path.
 *
 * @param {Engine} engine
 * @param {string} technique
 * @param {{ layout: string, cells: readonly number[], rules: readonly string[] }} puzzle with one solution
 * @param {(step: Step) => boolean} suits whether a step of the technique is a good exercise
 * @param {AbortSignal} [signal]
 * @returns {Promise<State | null>} null if there is none
 */
export async function ruledPosition(engine, technique, { layout, cells, rules }, suits, signal) {
  const path = /** @type {Step[]} */ (await engine.path({ layout, cells, rules }, { order: "technique", signal }));
  if (!path.some((step) => step.technique === technique)) return null;
  const shape = /** @type {import("../model/layout.js").Layout} */ (layoutNamed(layout));
  let state = differing({
    layout,
    cells,
    givens: cells,
    candidates: candidatesLeft(shape, cells).map((set) => noteDigits(set, shape.digitCount)),
    rules,
  });
  for (const step of path) {
    const { placements = [], eliminations = [] } = step;
    const isShort = placements.length + eliminations.length <= (mostOf[technique] ?? mostEliminations);
    if (step.technique === technique && isShort && suits(step)) {
      const hinted = await engine.hint(state, { order: "technique", signal });
      if (hinted?.technique === technique) return state;
    }
    state = differing(afterStep(state, step));
  }
  return null;
}

/** The state as the page has it: without the digits of cells that a rule makes different. @param {StepState} state */
function differing(state) {
  const layout = /** @type {import("../model/layout.js").Layout} */ (layoutNamed(state.layout));
  const sets = (state.candidates ?? []).map((digits) => digits.reduce((set, digit) => set | (1 << (digit - 1)), 0));
  const candidates = differingRules(layout, state.cells, state.rules ?? [], sets).map((set) =>
    noteDigits(set, layout.digitCount),
  );
  return /** @type {State} */ ({ ...state, candidates });
}
