/** Starts games with made puzzles with rules. Loaded when such a puzzle is wanted. */
import { errorSentence } from "../../controls/errors.js";
import { cellsOf } from "../../formats/line.js";
import { nextTask } from "../../model/next-task.js";
import { ask } from "../../model/question.js";
import { ruledGoal, ruledLevelWithin } from "../../model/ruled-goal.js";
import { begin } from "../../model/session.js";
import { newState } from "../../model/state.js";
import { originParts } from "./puzzle-words.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../model/game.js").Origin} Origin */
/** @typedef {{ layout: string, givens: number[], rules: readonly string[], origin: Origin }} RuledPuzzle */

/**
 * Puts a made puzzle with rules on the board as a new game, in place Play.
 *
 * @param {Pick<App, "store" | "go" | "announce" | "words" | "focusBoard">} app
 * @param {RuledPuzzle} made
 */
export async function startRuled({ store, go, announce, words, focusBoard }, { layout, givens, rules, origin }) {
  store.change(begin, newState({ puzzle: { layout, cells: givens, rules }, activity: "play", origin }));
  await go("play");
  announce(originParts(origin, layout, words).join(" · "));
  await nextTask();
  focusBoard();
}

/**
 * The puzzle of an answer of the engine, as it is started.
 *
 * @param {Awaited<ReturnType<App["engine"]["generateWithRules"]>>} made @param {Partial<Origin>} origin @returns {RuledPuzzle}
 */
export const ruledPuzzle = ({ puzzle, layout, rules, level, hardest, seed }, origin) => (
  { layout, givens: cellsOf(puzzle, layout), rules, origin: { kind: "made", level, hardest, seed, ...origin } });

/**
 * Makes another puzzle with rules of the kind and the level of the game on the board.
 *
 * @param {App} app @param {import("../../model/ruled-kinds.js").RuledKind} ruled @param {number} side
 */
export async function startNextRuled(app, ruled, side) {
  const { level, title } = app.store.state().game.origin;
  const goal = ruledGoal(ruled, side, ruledLevelWithin(side, level ?? app.settings.level.value));
  try {
    await app.work(({ signal, onProgress }) => ask({ store: app.store, about: "game", signal },
      (_, asked) => app.engine.generateWithRules({ ...goal, signal: asked, onProgress }), (made) => startRuled(app, ruledPuzzle(made, { ruled, title }))));
  } catch (error) {
    app.say(errorSentence(error, app.words), "error");
  }
}
