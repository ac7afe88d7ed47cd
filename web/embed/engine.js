/** @typedef {Awaited<ReturnType<typeof import("../engine/index.js").createEngine>>} Engine */

/** @type {Promise<Engine> | null} */
let shared = null;

/** The engine of all boards of a page, loaded when one of them first needs it. @returns {Promise<Engine>} */
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
