import { Calls, aborted, closed } from "./calls.js";
import { Session } from "./session.js";
import { needsTeacher } from "./teacher.js";

/** @typedef {import("./protocol.js").Glue} Glue */
/** @typedef {() => Promise<import("./protocol.js").TeacherGlue>} LoadTeacher */

/**
 * Runs the same calls in the calling thread, without workers. Counting, enumerating and generating run in slices and can be cancelled;
 * other calls block the thread until they end.
 */
export class LocalSessions {
  /** @type {Glue} */
  #glue;
  /** @type {LoadTeacher} */
  #teacher;
  #calls = new Calls();
  /** @type {Set<LocalLease>} */
  #leases = new Set();
  /** How many calls run at the same time. */
  workers = 1;

  /** @param {Glue} glue @param {LoadTeacher} teacher loads the teacher's module, once */
  constructor(glue, teacher) {
    this.#glue = glue;
    this.#teacher = teacher;
    this.ready = Promise.resolve();
  }

  /** @param {string} method @param {any[]} values @param {AbortSignal} [signal] */
  call(method, values, signal) {
    const session = new Session(this.#glue);
    return this.#calls.track(() => answerOf(session, method, values, this.#teacher), signal);
  }

  /** @param {AbortSignal} [signal] */
  async lease(signal) {
    if (signal?.aborted) throw aborted();
    const lease = new LocalLease(this.#glue, this.#teacher, signal, () => this.#leases.delete(lease));
    this.#leases.add(lease);
    return lease;
  }

  close() {
    for (const lease of this.#leases) lease.stop(closed());
    this.#calls.fail(closed());
  }
}

class LocalLease {
  #calls = new Calls();
  /** @type {Session} */
  #session;
  /** @type {LoadTeacher} */
  #teacher;
  /** @type {() => void} */
  #forget;
  /** @type {import("./error.js").NonetError | null} */
  #stopped = null;

  /** @param {Glue} glue @param {LoadTeacher} teacher @param {AbortSignal | undefined} signal @param {() => void} forget */
  constructor(glue, teacher, signal, forget) {
    this.#session = new Session(glue);
    this.#teacher = teacher;
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
      return answerOf(this.#session, method, handed, this.#teacher);
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

  /** Wraps a progress report: it also lets the page handle events, and ends the work after a stop. @param {Function} report */
  #yielding(report) {
    return async (/** @type {unknown[]} */ ...values) => {
      report(...values);
      await nextTask();
      if (this.#stopped) throw this.#stopped;
    };
  }
}

/** @param {Session} session @param {string} method @param {any[]} values @param {LoadTeacher} teacher */
async function answerOf(session, method, values, teacher) {
  if (needsTeacher(method, values)) session.addTeacher(await teacher());
  return /** @type {any} */ (session)[method](...values);
}

function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}
