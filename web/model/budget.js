/** Work that may take for ever gets a budget of time. */

/** What a question that nobody has asked aloud may take, in milliseconds. */
export const backgroundBudget = 30_000;

/** What an answer waits for a proof without which it can be given, too, in milliseconds. */
export const proofBudget = 300;

/**
 * Runs work with a budget.
 *
 * @template T
 * @param {number} milliseconds
 * @param {(signal: AbortSignal) => Promise<T>} work its signal is aborted when the budget is spent, and with `signal`
 * @param {AbortSignal} [signal] of whoever waits for the work
 * @param {Promise<unknown>} [begun] from which the time counts: fetching an engine is no work
 * @returns {Promise<T>} rejects with "search-limit" once the budget is spent
 */
export async function withinBudget(milliseconds, work, signal, begun = Promise.resolve()) {
  const spent = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isOver = false;
  const start = () => {
    if (!isOver) timer = setTimeout(() => spent.abort(), milliseconds);
  };
  const end = () => {
    isOver = true;
    clearTimeout(timer);
  };
  // Nobody waits any more, also when the work does not notice.
  signal?.addEventListener("abort", end, { once: true });
  void begun.then(start, start);
  try {
    return await work(signal ? AbortSignal.any([signal, spent.signal]) : spent.signal);
  } catch (error) {
    throw spent.signal.aborted && !signal?.aborted
      ? Object.assign(new Error("The budget is spent."), { code: "search-limit" })
      : error;
  } finally {
    end();
    signal?.removeEventListener("abort", end);
  }
}
