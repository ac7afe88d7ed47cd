import { NonetError, fromPlain } from "./error.js";

/** The calls of one session that wait for an answer. All of them are rejected together when the session ends. */
export class Calls {
  /** @type {Set<(error: NonetError) => void>} */
  #rejects = new Set();
  /** @type {NonetError | null} */
  #failure = null;

  /**
   * Waits for an answer and returns its value. Rejects with the error of the answer, the failure of the session, or
   * "aborted".
   * @template T
   * @param {() => Promise<import("./module-answers.js").Answer<T>> | import("./module-answers.js").Answer<T>} begin
   * @param {AbortSignal} [signal]
   * @returns {Promise<T>}
   */
  async track(begin, signal) {
    if (signal?.aborted) throw aborted();
    if (this.#failure) throw this.#failure;
    const waiting = new Promise((resolve, reject) => {
      const abort = () => reject(aborted());
      const settle = () => {
        this.#rejects.delete(reject);
        signal?.removeEventListener("abort", abort);
      };
      this.#rejects.add(reject);
      signal?.addEventListener("abort", abort);
      const result = new Promise((done) => done(begin()));
      void result.then(resolve, (cause) => reject(engineFailed(cause))).finally(settle);
    });
    const result = await waiting;
    if (result.error) throw fromPlain(result.error);
    return result.value;
  }

  /** Rejects every waiting call and every later call. @param {NonetError} error */
  fail(error) {
    this.#failure ??= error;
    for (const reject of this.#rejects) reject(error);
    this.#rejects.clear();
  }
}

export function aborted() {
  return new NonetError("aborted", "The call was aborted.");
}

export function closed() {
  return new NonetError("closed", "The engine is closed.");
}

/** @param {unknown} cause @returns {NonetError} */
export function engineFailed(cause) {
  if (cause instanceof NonetError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new NonetError("engine-failed", `The engine failed: ${reason}.`);
}
