/** What the calls `hint`, `steps`, `path`, `rate`, `mistakes` and `practice` do: teacher and rater are asked. */
import { writtenGoal } from "./goal.js";
import { asked, leased } from "./leased.js";
import { checkedOptions, requireKind, text as textKind } from "./options.js";
import { finite, readablePuzzle } from "./puzzle-input.js";
import { puzzleOf, reread, stateOf } from "./rereading.js";
import { isSmall, listOf, readableState } from "./teacher-input.js";

/** @typedef {import("./leased.js").Sessions} Sessions */
/** @typedef {import("./teacher-input.js").State} State */

/**
 * @param {Sessions} sessions
 * @param {"hint" | "steps" | "path"} method
 * @param {State} state
 * @param {import("./teacher-input.js").OrderOptions} [options]
 */
export async function taught(sessions, method, state, options) {
  const { allowed, order = "value", givens = "", ...checked } = checkedOptions(method, options);
  return reread(sessions, state, checked, stateOf, async (given) => {
    const values = [method, readableState(given, checked), listOf(allowed), order, givens];
    if (method === "hint" && isSmall(given)) return sessions.call("teach", values, checked.signal);
    return leased(sessions, checked, (lease, report) => lease.call("teach", [...values, report]));
  });
}

/**
 * @param {Sessions} sessions
 * @param {import("./puzzle-input.js").Puzzle} puzzle
 * @param {import("./options.js").PuzzleOptions & {steps?: boolean, nodes?: number}} [options]
 * @returns {Promise<import("./protocol.js").Rating>}
 */
export async function rated(sessions, puzzle, options) {
  const { steps = false, nodes = Infinity, ...checked } = checkedOptions("rate", options);
  return reread(sessions, puzzle, checked, puzzleOf, async (given) => {
    const values = [...readablePuzzle(given, checked), steps, finite(nodes)];
    return leased(sessions, checked, (lease, report) => lease.call("rate", [...values, report]));
  });
}

/**
 * @param {Sessions} sessions
 * @param {State} state
 * @param {import("./options.js").Options} [options]
 * @returns {Promise<import("./protocol.js").Mistakes>}
 */
export async function mistakesIn(sessions, state, options) {
  const checked = checkedOptions("mistakes", options);
  return reread(sessions, state, checked, stateOf, async (given) =>
    asked(sessions, checked, "mistakes", readableState(given, checked)),
  );
}

/**
 * @param {Sessions} sessions
 * @param {{technique: string, seed?: number, edition?: 1 | 2, attempts?: number} & import("./options.js").Options} goal
 * @returns {Promise<import("./protocol.js").Exercise>}
 */
export async function exerciseOf(sessions, goal) {
  const { signal, onProgress, ...checked } = checkedOptions("practice", goal);
  const { technique } = checked;
  requireKind('Option "technique" of practice()', textKind, technique);
  const written = writtenGoal(checked);
  const exercise = await leased(sessions, { signal, onProgress }, (lease, report) =>
    lease.call("practice", [written, technique, report]),
  );
  return { ...exercise, technique, seed: written.seed };
}
