import { expose, releaseProxy, transfer } from "comlink";
import createModule from "nonet-glue";

import { keepLifeline } from "./lifeline.js";
import { instantiate } from "./load.js";
import { loadPart } from "./load-part.js";
import { Session } from "./module-session.js";

/** @type {Session} */
let session;

/** The functions that the page calls. */
const door = {
  /** @param {import("./lifeline.js").Lifeline} lifeline */
  keep: (lifeline) => keepLifeline(lifeline),
  /** @param {WebAssembly.Module} module */
  async load(module) {
    session = new Session(await instantiate(createModule, module));
  },
  /**
   * An error is answered as plain data: a worker without a part still solves.
   * @param {import("./parts.js").PartName} name @param {WebAssembly.Module} module
   */
  async loadPart(name, module) {
    try {
      session.addPart(name, await loadPart(name, module));
      return null;
    } catch (error) {
      const { code, message } = /** @type {import("./error.js").NonetError} */ (error);
      return { code, message, position: null };
    }
  },
  /**
   * @param {string} method of Session
   * @param {any[]} values separate arguments, so that Comlink can pass callbacks; their channels are closed afterwards,
   *   as are the copies of pictures
   */
  async call(method, ...values) {
    try {
      const answer = await /** @type {any} */ (session)[method](...values);
      return answer && transfer(answer, buffersOf(answer.value));
    } finally {
      for (const value of values) {
        value?.[releaseProxy]?.();
        // Node has no pictures of this kind.
        if (typeof ImageBitmap === "function" && value instanceof ImageBitmap) value.close();
      }
    }
  },
};

/**
 * Returns the buffers that are transferred to the page instead of being copied.
 * @param {any} value
 * @returns {ArrayBuffer[]}
 */
function buffersOf(value) {
  return Object.values(value ?? {})
    .filter(ArrayBuffer.isView)
    .map(({ buffer }) => /** @type {ArrayBuffer} */ (buffer));
}

expose(door);
