/**
 * The engine of the page, which may still be loading: every call waits for it, so that the page is usable before it is
 * there. When the engine cannot be loaded, the calls that wait for it reject with "engine-load", and the next call
 * loads it again.
 *
 * @typedef {Awaited<ReturnType<typeof import("../../engine/index.js").createEngine>>} LoadedEngine
 * @typedef {"parse" | "parseAll" | "format" | "solve" | "solveBatch" | "solutions" | "count" | "candidates" | "proof" |
 *   "generate" | "puzzles" | "randomRegions" | "hint" | "steps" | "path" | "mistakes" | "practice" | "rate" |
 *   "rulesAtFault" | "unnecessaryRules" | "generateWithRules" | "formatWithRules" | "read" | "findGrid"} Method
 * @typedef {Pick<LoadedEngine, Method> & { ready: () => Promise<LoadedEngine>, taught: Promise<void>, background:
 *   Background }} Engine the promise of `ready` rejects when the engine cannot load; `taught` resolves when the
 *   teacher's module has answered the player for the first time
 *
 * @typedef {object} Background
 * @property {LoadedEngine["generate"]} generate for the page itself: it is no call of the player
 * @property {LoadedEngine["rate"]} rate likewise
 * @property {() => boolean} isIdle whether no call of the player is under way
 * @property {(listener: () => void) => void} watch calls the listener when a call of the player begins or ends
 */

/** Calls that need the teacher's module. @type {ReadonlySet<Method>} */
const teaching = new Set(["hint", "steps", "path", "practice", "rate"]);

/**
 * Begins to load the engine.
 *
 * @param {() => Promise<LoadedEngine>} create
 * @returns {Engine}
 */
export function createPageEngine(create) {
  /** @type {Promise<LoadedEngine> | null} */
  let loading = null;
  const ready = () => {
    loading ??= create().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  ready().catch(() => {});
  let announce = () => {};
  /** @type {Promise<void>} */
  const taught = new Promise((resolve) => {
    announce = resolve;
  });
  let underWay = 0;
  /** @type {(() => void)[]} */
  const listeners = [];

  /** @param {number} more */
  function count(more) {
    underWay += more;
    for (const listener of listeners) listener();
  }

  /** @template {Method} M @param {M} name @returns {any} */
  const call =
    (name) =>
    async (/** @type {any[]} */ ...args) => {
      count(1);
      try {
        const answer = await /** @type {any} */ (await ready())[name](...args);
        if (teaching.has(name)) announce();
        return answer;
      } finally {
        count(-1);
      }
    };

  /** @param {"solutions" | "puzzles"} name @returns {any} */
  const loop = (name) =>
    async function* run(/** @type {any[]} */ ...args) {
      count(1);
      try {
        yield* /** @type {any} */ (await ready())[name](...args);
      } finally {
        count(-1);
      }
    };

  return {
    ready,
    taught,
    parse: call("parse"),
    parseAll: call("parseAll"),
    format: call("format"),
    solve: call("solve"),
    solveBatch: call("solveBatch"),
    count: call("count"),
    candidates: call("candidates"),
    proof: call("proof"),
    generate: call("generate"),
    randomRegions: call("randomRegions"),
    hint: call("hint"),
    steps: call("steps"),
    path: call("path"),
    mistakes: call("mistakes"),
    practice: call("practice"),
    rate: call("rate"),
    generateWithRules: call("generateWithRules"),
    formatWithRules: call("formatWithRules"),
    rulesAtFault: call("rulesAtFault"),
    unnecessaryRules: call("unnecessaryRules"),
    read: call("read"),
    findGrid: call("findGrid"),
    solutions: loop("solutions"),
    puzzles: loop("puzzles"),
    background: {
      generate: async (/** @type {any} */ goal) => /** @type {any} */ (await (await ready()).generate(goal)),
      rate: async (...given) => (await ready()).rate(...given),
      isIdle: () => underWay === 0,
      watch: (listener) => void listeners.push(listener),
    },
  };
}
