/** @typedef {Awaited<ReturnType<typeof import("../engine/index.js").createEngine>>} Engine */

/** @type {Promise<Engine> | null} */
let shared = null;

/** @type {import("../engine/index.js").EngineOptions | undefined} */
let options;

/** @type {() => Promise<Engine>} */
let create = async () => (await import("../engine/index.js")).createEngine(options);

/**
 * Says how the engine of all boards is loaded, for a page whose files are not beside this module. Has no effect on an
 * engine that is loaded already.
 * @param {import("../engine/index.js").EngineOptions} given as `createEngine` takes them
 */
export function setEngineOptions(given) {
  options = given;
}

/**
 * Says where boards get the engine that their page has already; they then load none.
 * @param {() => Promise<Engine>} ready
 */
export function useEngine(ready) {
  create = ready;
  shared = null;
}

/**
 * Returns the one engine of all boards of a page. The first call loads it, and so does the next call after a failure.
 * @returns {Promise<Engine>}
 */
export function sharedEngine() {
  shared ??= create().catch((error) => {
    shared = null;
    throw error;
  });
  return shared;
}
