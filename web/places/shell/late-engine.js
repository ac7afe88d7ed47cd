/**
 * An engine that may still be loading: every call waits for it, so that the page is usable before it is there. An engine that could not be loaded is
 * loaded again with the next call.
 *
 * @typedef {Awaited<ReturnType<typeof import("../../engine/index.js").createEngine>>} LoadedEngine
 * @typedef {"parseAll" | "format" | "solve" | "solveBatch" | "solutions" | "count" | "candidates" | "generate" | "puzzles" | "randomRegions" | "hint" | "steps" | "path"
 *   | "mistakes" | "practice" | "rate"} Method
 * @typedef {Pick<LoadedEngine, Method> & { ready: () => Promise<LoadedEngine>, taught: Promise<void>, background: Background }} Engine the promise of
 *   `ready` rejects when the engine cannot load; `taught` resolves when the teacher's module has answered the player for the first time
 *
 * @typedef {object} Background
 * @property {LoadedEngine["generate"]} generate for the page itself: it is no call of the player
 * @property {() => boolean} isIdle whether no call of the player is under way
 * @property {(listener: () => void) => void} watch calls the listener when a call of the player begins or ends
 */

/** Calls that need the teacher's module. @type {ReadonlySet<Method>} */
const teaching = new Set(["hint", "steps", "path", "practice", "rate"]);

/**
 * @param {() => Promise<LoadedEngine>} load begins at once
 * @returns {Engine}
 */
export function lateEngine(load) {
  /** @type {Promise<LoadedEngine> | null} */
  let loading = null;

  function ready() {
    const mine = loading ??= load();
    mine.catch(() => {
      if (loading === mine) loading = null;
    });
    return mine;
  }

  void ready().catch(() => {});
  let announce = () => {};
  /** @type {Promise<void>} */
  const taught = new Promise((resolve) => { announce = resolve; });
  let underWay = 0;
  /** @type {(() => void)[]} */
  const listeners = [];

  /** @param {number} more */
  function count(more) {
    underWay += more;
    for (const listener of listeners) listener();
  }

  /** @template {Method} M @param {M} name @returns {any} */
  const late = (name) => async (/** @type {any[]} */ ...args) => {
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
  const lateLoop = (name) => async function* loop(/** @type {any[]} */ ...args) {
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
    parseAll: late("parseAll"),
    format: late("format"),
    solve: late("solve"),
    solveBatch: late("solveBatch"),
    count: late("count"),
    candidates: late("candidates"),
    generate: late("generate"),
    randomRegions: late("randomRegions"),
    hint: late("hint"),
    steps: late("steps"),
    path: late("path"),
    mistakes: late("mistakes"),
    practice: late("practice"),
    rate: late("rate"),
    solutions: lateLoop("solutions"),
    puzzles: lateLoop("puzzles"),
    background: {
      generate: async (goal) => (await ready()).generate(goal),
      isIdle: () => underWay === 0,
      watch: (listener) => void listeners.push(listener),
    },
  };
}
