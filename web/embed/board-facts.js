/** What is known about puzzles, and the engine, for all boards of a page. Both are loaded when they are first asked. */
import { cellsOf } from "../formats/line.js";
import { createFacts } from "../model/facts.js";
import { sharedEngine } from "./engine.js";
import { createTurns } from "./turns.js";

/**
 * Each path and each rating takes a worker with modules of its own. A page with many boards, on a device with many
 * cores, must not start as many workers.
 */
const mostAtOnce = 2;
const inTurn = createTurns(mostAtOnce);

/**
 * A call of the engine that loads the engine first.
 * @param {string} name
 * @returns {(...args: any[]) => Promise<any>}
 */
const late =
  (name) =>
  async (...args) =>
    /** @type {any} */ (await sharedEngine())[name](...args);

/**
 * The same for a long call, which waits while others run.
 * @param {string} name
 * @returns {(...args: any[]) => Promise<any>}
 */
const lateInTurn =
  (name) =>
  (...args) =>
    inTurn(() => late(name)(...args));

/**
 * The calls that boards need, and the loading, which no budget counts. Nobody waits for the teacher: a board does not
 * rate by itself.
 */
export const lateEngine = {
  ready: sharedEngine,
  solve: late("solve"),
  path: lateInTurn("path"),
  rate: lateInTurn("rate"),
  candidates: late("candidates"),
  hint: late("hint"),
  steps: late("steps"),
  mistakes: late("mistakes"),
  practice: late("practice"),
  taught: /** @type {Promise<void>} */ (new Promise(() => {})),
};

export const facts = createFacts(lateEngine, cellsOf);
