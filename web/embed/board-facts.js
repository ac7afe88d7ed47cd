/** What is known about puzzles, and the engine, for all boards of a page. Both are loaded when they are first asked. */
import { cellsOf } from "../formats/line.js";
import { createFacts } from "../model/facts.js";
import { sharedEngine } from "./engine.js";

/** A call of the engine that loads the engine first. @param {string} name @returns {(...args: any[]) => Promise<any>} */
const late = (name) => async (...args) => /** @type {any} */ (await sharedEngine())[name](...args);

/** The calls that boards need. Nobody waits for the teacher: a board does not rate by itself. */
export const lateEngine = {
  solve: late("solve"), path: late("path"), rate: late("rate"), candidates: late("candidates"), hint: late("hint"), steps: late("steps"), mistakes: late("mistakes"),
  practice: late("practice"), taught: /** @type {Promise<void>} */ (new Promise(() => {})),
};

export const facts = createFacts(lateEngine, cellsOf);
