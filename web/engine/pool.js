import { aborted, closed } from "./calls.js";

/** @typedef {import("./link.js").Link} Link */

/** At least this many long calls run at a time, even on a machine with fewer cores. */
const FEWEST_LEASES = 4;
/** Each worker needs some megabytes. */
const MOST_WORKERS = 16;

/**
 * The workers of a page. One worker answers all short calls and is never ended. Each long call leases a worker of its
 * own, which is ended when the call is cancelled. A spare worker is always started in advance, so that the next long
 * call begins at once.
 */
export class WorkerPool {
  /** @type {() => Link} */
  #spawn;
  /** @type {Link} */
  #short;
  /** @type {Link[]} */
  #spares = [];
  /** @type {Set<Lease>} */
  #leases = new Set();
  /** @type {(() => void)[]} */
  #queue = [];
  #closed = false;
  #closeStarter;
  isInWorkers = true;

  /**
   * @param {() => Link} spawn
   * @param {number} [cores]
   * @param {() => void} [closeStarter] closes what starts the workers
   */
  constructor(spawn, cores = globalThis.navigator?.hardwareConcurrency ?? 1, closeStarter = () => {}) {
    /** How many leases a call should use whose work can be divided. */
    this.workers = Math.min(Math.max(cores, 1), MOST_WORKERS);
    this.#spawn = spawn;
    this.#closeStarter = closeStarter;
    this.#short = spawn();
    this.ready = this.#short.ready.then(() => this.#warmUp());
    this.ready.catch(() => {});
  }

  /** @param {string} method @param {any[]} values @param {AbortSignal} [signal] */
  call(method, values, signal) {
    if (this.#short.broken && !this.#closed) this.#short = this.#spawn();
    return this.#short.call(method, values, signal);
  }

  /**
   * Leases a session, until it is released or `signal` aborts. There are at most as many leases as cores, and at least
   * four; further calls wait for their turn.
   * @param {AbortSignal} [signal]
   * @returns {Promise<Lease>}
   */
  async lease(signal) {
    while (!this.#closed && !signal?.aborted && this.#leases.size >= Math.max(this.workers, FEWEST_LEASES))
      await this.#turn(signal);
    if (this.#closed) throw closed();
    if (signal?.aborted) {
      this.#queue.shift()?.();
      throw aborted();
    }
    const link = this.#takeSpare();
    this.#warmUp();
    const lease = new Lease(link, signal, (alive) => this.#takeBack(lease, alive));
    this.#leases.add(lease);
    return lease;
  }

  close() {
    this.#closed = true;
    for (const lease of this.#leases) lease.stop(closed());
    this.#short.end(closed());
    for (const spare of this.#spares.splice(0)) spare.end(closed());
    for (const wake of this.#queue.splice(0)) wake();
    this.#closeStarter();
  }

  /** @param {AbortSignal} [signal] @returns {Promise<void>} */
  #turn(signal) {
    return new Promise((resolve) => {
      const leave = () => {
        this.#queue = this.#queue.filter((other) => other !== wake);
        resolve();
      };
      const wake = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      this.#queue.push(wake);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** @param {Lease} lease @param {boolean} alive */
  #takeBack(lease, alive) {
    this.#leases.delete(lease);
    if (alive && this.#spares.length <= this.workers && !this.#closed) this.#spares.push(lease.link);
    else lease.link.end(closed());
    this.#queue.shift()?.();
  }

  /** Returns a spare worker, or a new one. Spares that have failed while waiting are dropped. */
  #takeSpare() {
    this.#spares = this.#spares.filter(({ broken }) => !broken);
    return this.#spares.pop() ?? this.#spawn();
  }

  #warmUp() {
    if (this.#spares.length === 0 && !this.#closed) this.#spares.push(this.#spawn());
  }
}

/** One worker for one long call. */
class Lease {
  #over = false;
  /** @type {(alive: boolean) => void} */
  #giveBack;
  /** @type {() => void} */
  #forget;

  /** @param {Link} link @param {AbortSignal | undefined} signal @param {(alive: boolean) => void} giveBack */
  constructor(link, signal, giveBack) {
    this.link = link;
    this.#giveBack = giveBack;
    const abort = () => this.stop(aborted());
    signal?.addEventListener("abort", abort);
    this.#forget = () => signal?.removeEventListener("abort", abort);
  }

  /** @param {string} method @param {any[]} values */
  call(method, values) {
    return this.link.call(method, values);
  }

  /** Gives the worker back for further calls. */
  release() {
    if (this.#over) return;
    this.#finish();
    if (!this.link.broken) this.link.call("end", []).catch(() => {});
    this.#giveBack(!this.link.broken);
  }

  /** Ends the worker; its calls reject with `error`. @param {import("./error.js").NonetError} error */
  stop(error) {
    if (this.#over) return;
    this.#finish();
    this.link.end(error);
    this.#giveBack(false);
  }

  #finish() {
    this.#over = true;
    this.#forget();
  }
}
