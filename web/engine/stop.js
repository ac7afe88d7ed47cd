/**
 * A stop of one call's own, which also follows the signals of others.
 * @param {...(AbortSignal | undefined)} signals
 * @returns {{signal: AbortSignal, abort: () => void, release: () => void}} `release` removes the listeners from
 *   `signals`, so that a signal which serves many calls does not collect them
 */
export function stopWith(...signals) {
  const stop = new AbortController();
  const abort = () => stop.abort();
  for (const signal of signals) {
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort);
  }
  return {
    signal: stop.signal,
    abort,
    release: () => signals.forEach((signal) => signal?.removeEventListener("abort", abort)),
  };
}

/**
 * Runs work that reports progress to a caller. When the caller's `onProgress` throws (or returns a promise that
 * rejects), the work is stopped and the caller's own error is thrown. After the work has ended `onProgress` is not
 * called any more.
 * @template T
 * @param {{signal?: AbortSignal, onProgress?: (progress: any) => unknown}} caller
 * @param {(signal: AbortSignal, report: (progress: any) => Promise<void>) => Promise<T>} work `report` never throws
 * @returns {Promise<T>}
 */
export async function reporting({ signal, onProgress }, work) {
  const stop = stopWith(signal);
  /** @type {unknown[]} */
  const thrown = [];
  let ended = false;
  const report = async (/** @type {any} */ progress) => {
    if (ended) return;
    try {
      await onProgress?.(progress);
    } catch (error) {
      thrown.push(error);
      stop.abort();
    }
  };
  const [outcome] = await Promise.allSettled([work(stop.signal, report)]);
  ended = true;
  stop.release();
  if (thrown.length > 0) throw thrown[0];
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
