import { nextTask } from "../model/next-task.js";

/** Work of this many milliseconds is one slice. */
const sliceTime = 8;

/**
 * Returns a function that lets the browser work when a slice is over.
 *
 * @param {AbortSignal} [signal] the function throws its reason
 * @returns {() => Promise<void>}
 */
export function slices(signal) {
  let end = performance.now() + sliceTime;
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() < end) return;
    await nextTask();
    signal?.throwIfAborted();
    end = performance.now() + sliceTime;
  };
}
