import { proxy, releaseProxy, transfer, wrap } from "comlink";

import { Calls, aborted, engineFailed } from "./calls.js";
import { NonetError, fromPlain } from "./error.js";
import { watchWorker } from "./lifeline.js";
import { loadError } from "./load.js";
import { partsFor, partsOnDemand } from "./parts.js";

/** A worker that holds one session, and the calls under way to it. */
export class Link {
  #calls = new Calls();
  /** @type {Worker} */
  #worker;
  /** @type {import("comlink").Remote<any>} */
  #door;
  #watch;
  #loaded = false;
  #isEnded = false;
  /** For each part, a function that loads it into the worker, once. */
  #partReady;
  /** True once the worker or its module has failed: such a link is of no use any more, and the pool starts another. */
  broken = false;

  /**
   * @param {Worker} worker
   * @param {Promise<WebAssembly.Module>} module compiled while the worker starts
   * @param {import("./index.js").PartModules} parts
   * @param {typeof watchWorker} [watch]
   */
  constructor(worker, module, parts, watch = watchWorker) {
    this.#worker = worker;
    this.#door = wrap(worker);
    worker.addEventListener("error", (event) => this.#fail(event.message || "the worker reported an error"));
    worker.addEventListener("messageerror", () => this.#fail("a message of the worker could not be read"));
    this.#watch = watch(() => this.#fail("the worker ended"));
    this.#keepAlive();
    this.#partReady = partsOnDemand((name) => this.#loadPart(name, parts[name]));
    /** Settles when the worker can answer; rejects with "engine-load". */
    this.ready = this.#calls.track(() => this.#load(module));
    this.ready.then(
      () => (this.#loaded = true),
      (error) => this.#break(error),
    );
  }

  /** @param {Promise<WebAssembly.Module>} module */
  async #load(module) {
    try {
      await this.#door.load(await module);
      return { value: null };
    } catch (cause) {
      throw cause instanceof NonetError ? cause : loadError(cause);
    }
  }

  /** Hands the worker its lifeline; a worker that fails to take it reports its failure in `load`. */
  #keepAlive() {
    const { lifeline, kept } = this.#watch;
    this.#door.keep(transfer(lifeline, [lifeline.port])).then(kept, () => kept(false));
  }

  /**
   * @param {string} method of Session
   * @param {any[]} values functions are called back from the worker; a Uint8Array is handed over, so the caller loses
   *   its bytes
   * @param {AbortSignal} [signal] rejects this call alone; the worker goes on
   */
  call(method, values, signal) {
    const handed = values.map(handOver);
    return this.#calls.track(() => this.ready.then(() => this.#answer(method, handed, signal)), signal);
  }

  /** @param {import("./parts.js").PartName} name @param {() => Promise<WebAssembly.Module>} module */
  async #loadPart(name, module) {
    const error = await this.#door.loadPart(name, await module());
    if (error) throw fromPlain(error);
  }

  /** @param {string} method @param {any[]} handed @param {AbortSignal} [signal] */
  async #answer(method, handed, signal) {
    await Promise.all(partsFor(method, handed).map((name) => this.#partReady[name]()));
    // The call has rejected, so its caller may have closed a picture of it since: a closed picture cannot be posted.
    if (signal?.aborted) throw aborted();
    try {
      return await this.#door.call(method, ...handed);
    } catch (cause) {
      this.#break(engineFailed(cause));
      throw cause;
    }
  }

  /** @param {string} reason */
  #fail(reason) {
    this.#break(this.#loaded ? engineFailed(reason) : loadError(reason));
  }

  /** @param {NonetError} error */
  #break(error) {
    this.broken = true;
    this.end(error);
  }

  /**
   * Stops the worker at once, whatever it is doing.
   * @param {NonetError} error for the calls under way, and later ones
   */
  end(error) {
    this.#watch.release();
    this.#worker.terminate();
    this.#calls.fail(error);
    if (this.#isEnded) return;
    this.#isEnded = true;
    // Comlink remembers the worker of each door that is not released. The worker's listeners remember this link, and so
    // whoever waited for its calls.
    this.#door[releaseProxy]();
  }
}

/** @param {any} value */
function handOver(value) {
  if (typeof value === "function") return proxy(value);
  return value instanceof Uint8Array ? transfer(value, [value.buffer]) : value;
}
