/**
 * An engine that may still be loading: every call waits for it, so that the page is usable before it is there.
 *
 * @typedef {Awaited<ReturnType<typeof import("../engine/index.js").createEngine>>} LoadedEngine
 * @typedef {Pick<LoadedEngine, "parse" | "format" | "solve" | "solutions" | "count" | "candidates" | "generate" | "hint" | "steps" | "path" | "mistakes" | "practice"> & { ready: Promise<unknown> }} Engine `ready` rejects when it cannot load
 */

/**
 * @param {Promise<LoadedEngine>} loading
 * @returns {Engine}
 */
export function lateEngine(loading) {
  loading.catch(() => {});
  return {
    ready: loading,
    parse: async (...args) => (await loading).parse(...args),
    format: async (...args) => (await loading).format(...args),
    solve: async (...args) => (await loading).solve(...args),
    count: async (...args) => (await loading).count(...args),
    candidates: async (...args) => (await loading).candidates(...args),
    generate: async (...args) => (await loading).generate(...args),
    hint: async (...args) => (await loading).hint(...args),
    steps: async (...args) => (await loading).steps(...args),
    path: async (...args) => (await loading).path(...args),
    mistakes: async (...args) => (await loading).mistakes(...args),
    practice: async (...args) => (await loading).practice(...args),
    solutions: (...args) => enumerate(loading, args),
  };
}

/** @param {Promise<LoadedEngine>} loading @param {Parameters<LoadedEngine["solutions"]>} args */
async function* enumerate(loading, args) {
  yield* (await loading).solutions(...args);
}
