/**
 * Long work in the thread of the page: pauses, progress, and the end after an abort.
 *
 * @typedef {import("./index.js").Stage} Stage
 * @typedef {ReturnType<typeof createLongWork>} LongWork
 */
import { nextTask } from "../model/next-task.js";
import { aborted } from "./print-faults.js";

/**
 * The page is left alone after this time. On a device that is several times slower, a slice still takes less than 50
 * ms.
 */
const sliceMilliseconds = 5;

/** @param {{ signal?: AbortSignal, onProgress?: (progress: import("./index.js").MakingProgress) => void }} context */
export function createLongWork({ signal, onProgress = () => {} }) {
  let sliceEnd = performance.now() + sliceMilliseconds;
  let reported = 0;

  /**
   * Reports how much of a stage is done; in between only now and then.
   * @param {Stage} what
   * @param {number} done
   * @param {number} of
   */
  function report(what, done, of) {
    const now = performance.now();
    if (done > 0 && done < of && now - reported < sliceMilliseconds) return;
    reported = now;
    onProgress({ done, of, what });
  }

  /** Ends the task when its slice is over. */
  async function pause() {
    if (signal?.aborted) throw aborted();
    if (performance.now() < sliceEnd) return;
    await nextTask();
    sliceEnd = performance.now() + sliceMilliseconds;
    if (signal?.aborted) throw aborted();
  }

  /**
   * Does the same work for all items, some at a time, and reports each that is done.
   *
   * @template T, A
   * @param {Stage | null} what null for work that reports by itself
   * @param {readonly T[]} items
   * @param {number} atOnce
   * @param {(item: T, signal: AbortSignal) => Promise<A>} work `signal` aborts when the work on another item has
   *   failed, too
   * @returns {Promise<A[]>} in the order of the items; rejects with the first failure, and the work under way is
   *   stopped
   */
  async function each(what, items, atOnce, work) {
    const stop = new AbortController();
    const abort = () => stop.abort();
    signal?.addEventListener("abort", abort);
    /** @type {A[]} */
    const answers = new Array(items.length);
    let next = 0;
    let done = 0;
    const series = async () => {
      while (next < items.length) {
        const index = next++;
        await pause();
        answers[index] = await work(items[index], stop.signal);
        done += 1;
        if (what) report(what, done, items.length);
      }
    };
    if (what) report(what, 0, items.length);
    try {
      await pause();
      await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, series));
      return answers;
    } finally {
      next = items.length;
      signal?.removeEventListener("abort", abort);
      stop.abort();
    }
  }

  return { report, pause, each };
}
