import { proxy, transfer, wrap } from "comlink";

import { Calls, engineFailed } from "./calls.js";
import { NonetError } from "./error.js";
import { loadError } from "./load.js";

/** A worker that holds one session, and the calls under way to it. */
export class Link {
  #calls = new Calls();
  /** @type {Worker} */
  #worker;
  /** @type {import("comlink").Remote<any>} */
  #door;
  /** True once the module broke down: its memory cannot be trusted any more, so the worker is ended. */
  broken = false;

  /** @param {Worker} worker @param {Promise<WebAssembly.Module>} module the worker starts while it is being compiled */
  constructor(worker, module) {
    this.#worker = worker;
    this.#door = wrap(worker);
    worker.addEventListener("error", (event) => this.end(loadError(event.message ?? "the worker failed")));
    /** Settles when the worker can answer; rejects with "engine-load". */
    this.ready = this.#calls.track(() => this.#load(module));
    this.ready.catch((error) => this.end(error));
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

  /**
   * @param {string} method of Session @param {any[]} values functions among them are called back from the worker, bytes
   *   are handed over: the caller has them no longer
   * @param {AbortSignal} [signal] rejects this call alone; the worker goes on
   */
  call(method, values, signal) {
    const handed = values.map(handOver);
    return this.#calls.track(() => this.ready.then(() => this.#answer(method, handed)), signal);
  }

  /** @param {string} method @param {any[]} handed */
  async #answer(method, handed) {
    try {
      return await this.#door.call(method, ...handed);
    } catch (cause) {
      this.broken = true;
      this.end(engineFailed(cause));
      throw cause;
    }
  }

  /** Stops the worker at once, whatever it is doing. @param {import("./error.js").NonetError} error for its calls */
  end(error) {
    this.#worker.terminate();
    this.#calls.fail(error);
  }
}

/** @param {any} value */
function handOver(value) {
  if (typeof value === "function") return proxy(value);
  return value instanceof Uint8Array ? transfer(value, [value.buffer]) : value;
}
