/** @typedef {Awaited<ReturnType<typeof import("../engine/index.js").createEngine>>} Engine */

/** @type {Promise<Engine> | null} */
let shared = null;

/** @type {import("../engine/index.js").EngineOptions | undefined} */
let options;

/**
 * Says how the engine of all boards is loaded, for a page whose files are not beside this module. Has no effect on an engine that is loaded already.
 * @param {import("../engine/index.js").EngineOptions} given as `createEngine` takes them
 */
export function setEngineOptions(given) {
  options = given;
}

/** Returns the one engine of all boards of a page. The first call loads it. @returns {Promise<Engine>} */
export function sharedEngine() {
  shared ??= load();
  return shared;
}

async function load() {
  try {
    const { createEngine } = await import("../engine/index.js");
    return await createEngine(options);
  } catch (error) {
    shared = null;
    throw error;
  }
}
