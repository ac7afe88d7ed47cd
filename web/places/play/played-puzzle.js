/**
 * What the teacher knows of a puzzle that was played: its path from the givens, and the step that a moment of the game
 * had.
 */
import { startOf } from "../../model/hint-position.js";
import { startOfPuzzle } from "../../model/position.js";
import { asPlayed } from "../../model/step.js";
import { statesOf } from "../../model/walk.js";
import { teachingOf } from "../../teacher/first-look.js";

/** @typedef {import("../../model/position.js").Position} Position */
/** @typedef {import("../../model/step.js").Step} Step */
/** @typedef {import("../../model/step.js").StepState} StepState */
/** @typedef {Pick<import("../shell/app.js").App, "engine" | "settings">} Asking */

/**
 * The path of a puzzle that has exactly one solution.
 *
 * @param {Asking} app
 * @param {Position} position any of the game
 * @param {AbortSignal} signal
 * @returns {Promise<{ states: readonly StepState[], hardest: string | null }>} `states`: before each step, and after
 *   the last; `hardest`: the technique, null when the path does not lead to the end
 */
export async function pathOf({ engine, settings }, position, signal) {
  const { state } = startOf(startOfPuzzle(position));
  const teaching = teachingOf(position, "unique", settings.without.peek());
  const path = await engine.path(state, { ...teaching, signal });
  return { states: statesOf(state, path), hardest: path.solved ? (path.hardest ?? null) : null };
}

/**
 * The step that a position has: the easiest one.
 *
 * @param {Asking} app
 * @param {Position} position without a wrong digit
 * @param {AbortSignal} signal
 * @returns {Promise<{ step: Step, state: StepState } | null>} null when no technique has a step
 */
export async function stepAt({ engine, settings }, position, signal) {
  const { state } = startOf(position);
  const step = await engine.hint(state, { ...teachingOf(position, "unique", settings.without.peek()), signal });
  return step && { step: asPlayed(step), state };
}

/**
 * Returns the place of a path at which as many digits are placed as on a board.
 *
 * @param {readonly StepState[]} states
 * @param {Position} position
 */
export function placeOnPath(states, position) {
  const count = position.givens.filter((given, cell) => given || position.entries[cell]).length;
  const after = states.findIndex(({ cells }) => cells.filter(Boolean).length > count);
  return after < 0 ? states.length - 1 : Math.max(0, after - 1);
}
