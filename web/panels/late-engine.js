/**
 * An engine that may still be loading: every call waits for it, so that the page is usable before it is there.
 *
 * @typedef {Awaited<ReturnType<typeof import("../engine/index.js").createEngine>>} LoadedEngine
 * @typedef {Pick<LoadedEngine, "parse" | "format" | "solve" | "solutions" | "count" | "candidates" | "generate" | "hint" | "steps" | "path" | "mistakes" | "practice" | "rate">
 *   & { ready: Promise<unknown>, taught: Promise<void> }} Engine `ready` rejects when the engine cannot load; `taught` resolves when the
 *   teacher's module has given its first answer
 */

/**
 * @param {Promise<LoadedEngine>} loading
 * @returns {Engine}
 */
export function lateEngine(loading) {
  loading.catch(() => {});
  let announce = () => {};
  /** @type {Promise<void>} */
  const taught = new Promise((resolve) => { announce = resolve; });
  /** @template T @param {Promise<T>} answer of a call that needs the teacher's module @returns {Promise<T>} */
  const ofTeacher = async (answer) => {
    const value = await answer;
    announce();
    return value;
  };
  return {
    ready: loading,
    taught,
    parse: async (...args) => (await loading).parse(...args),
    format: async (...args) => (await loading).format(...args),
    solve: async (...args) => (await loading).solve(...args),
    count: async (...args) => (await loading).count(...args),
    candidates: async (...args) => (await loading).candidates(...args),
    generate: async (...args) => (await loading).generate(...args),
    hint: async (...args) => ofTeacher((await loading).hint(...args)),
    steps: async (...args) => ofTeacher((await loading).steps(...args)),
    path: async (...args) => ofTeacher((await loading).path(...args)),
    mistakes: async (...args) => (await loading).mistakes(...args),
    practice: async (...args) => ofTeacher((await loading).practice(...args)),
    rate: async (...args) => ofTeacher((await loading).rate(...args)),
    solutions: (...args) => enumerate(loading, args),
  };
}

/** @param {Promise<LoadedEngine>} loading @param {Parameters<LoadedEngine["solutions"]>} args */
async function* enumerate(loading, args) {
  yield* (await loading).solutions(...args);
}
