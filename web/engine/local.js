import { Calls, aborted, closed } from "./calls.js";
import { instantiate, loadError } from "./load.js";
import { loadPart } from "./load-part.js";
import { partsFor, partsOnDemand } from "./parts.js";
import { Session } from "./module-session.js";
import { nextTask } from "../model/next-task.js";

/** @typedef {import("./protocol.js").Glue} Glue */
/** @typedef {Record<import("./parts.js").PartName, () => Promise<any>>} LoadParts loads the glue of a part, once */

/**
 * @param {WebAssembly.Module} module
 * @param {import("./index.js").PartModules} parts
 * @returns {Promise<LocalSessions>}
 */
export async function loadHere(module, parts) {
  try {
    const { default: createModule } = await import("nonet-glue");
    return new LocalSessions(
      await instantiate(createModule, module),
      partsOnDemand(async (name) => loadPart(name, await parts[name]())),
    );
  } catch (cause) {
    throw loadError(cause);
  }
}

/**
 * Runs the same calls in the calling thread, without workers. Counting, enumerating and generating run in slices and
 * can be cancelled; other calls block the thread until they end.
 */
export class LocalSessions {
  /** @type {Glue} */
  #glue;
  /** @type {LoadParts} */
  #parts;
  #calls = new Calls();
  /** @type {Set<LocalLease>} */
  #leases = new Set();
  #isClosed = false;
  /** How many calls run at the same time. */
  workers = 1;
  isInWorkers = false;

  /** @param {Glue} glue @param {LoadParts} parts */
  constructor(glue, parts) {
    this.#glue = glue;
    this.#parts = parts;
    this.ready = Promise.resolve();
  }

  /** @param {string} method @param {any[]} values @param {AbortSignal} [signal] */
  call(method, values, signal) {
    const session = new Session(this.#glue);
    return this.#calls.track(() => answerOf(session, method, values, this.#parts), signal);
  }

  /** @param {AbortSignal} [signal] */
  async lease(signal) {
    if (signal?.aborted) throw aborted();
    if (this.#isClosed) throw closed();
    const lease = new LocalLease(this.#glue, this.#parts, signal, () => this.#leases.delete(lease));
    this.#leases.add(lease);
    return lease;
  }

  close() {
    this.#isClosed = true;
    for (const lease of this.#leases) lease.stop(closed());
    this.#calls.fail(closed());
  }
}

class LocalLease {
  #calls = new Calls();
  /** @type {Session} */
  #session;
  /** @type {LoadParts} */
  #parts;
  /** @type {() => void} */
  #forget;
  /** @type {import("./error.js").NonetError | null} */
  #stopped = null;

  /** @param {Glue} glue @param {LoadParts} parts @param {AbortSignal | undefined} signal @param {() => void} forget */
  constructor(glue, parts, signal, forget) {
    this.#session = new Session(glue);
    this.#parts = parts;
    const abort = () => this.stop(aborted());
    signal?.addEventListener("abort", abort);
    this.#forget = () => {
      signal?.removeEventListener("abort", abort);
      forget();
    };
  }

  /** @param {string} method @param {any[]} values */
  call(method, values) {
    const handed = values.map((value) => (typeof value === "function" ? this.#yielding(value) : value));
    return this.#calls.track(async () => {
      await nextTask();
      if (this.#stopped) throw this.#stopped;
      return answerOf(this.#session, method, handed, this.#parts);
    });
  }

  release() {
    this.#forget();
    this.#session.end();
  }

  /** @param {import("./error.js").NonetError} error */
  stop(error) {
    this.#stopped ??= error;
    this.#calls.fail(error);
    this.release();
  }

  /**
   * Wraps a progress report: it also lets the page handle events, and ends the work after a stop.
   * @param {Function} report
   */
  #yielding(report) {
    return async (/** @type {unknown[]} */ ...values) => {
      report(...values);
      await nextTask();
      if (this.#stopped) throw this.#stopped;
    };
  }
}

/** @param {Session} session @param {string} method @param {any[]} values @param {LoadParts} parts */
async function answerOf(session, method, values, parts) {
  await Promise.all(partsFor(method, values).map(async (name) => session.addPart(name, await parts[name]())));
  return /** @type {any} */ (session)[method](...values);
}
