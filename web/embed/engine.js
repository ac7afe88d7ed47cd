/** @typedef {Awaited<ReturnType<typeof import("../engine/index.js").createEngine>>} Engine */

/** @type {Promise<Engine> | null} */
let shared = null;

/** Returns the one engine of all boards of a page. The first call loads it. @returns {Promise<Engine>} */
export function sharedEngine() {
  shared ??= load();
  return shared;
}

async function load() {
  try {
    const { createEngine } = await import("../engine/index.js");
    return await createEngine();
  } catch (error) {
    shared = null;
    throw error;
  }
}
