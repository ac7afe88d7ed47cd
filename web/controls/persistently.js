/** Loading what a page cannot start without: what fails to load is tried again until it is there. */
import { loadPageAgain } from "./reload.js";

/** Between two attempts. A connection that comes back ends the wait. */
const restMilliseconds = 3000;

/**
 * @template T
 * @param {() => Promise<T>} load
 * @param {(error: unknown) => void} failed called after each attempt that failed
 * @returns {Promise<T>}
 */
export async function persistently(load, failed) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      failed(error);
      if (attempt > 1 && !isReloaded()) await loadPageAgain();
      await new Promise((resolve) => {
        setTimeout(resolve, restMilliseconds);
        addEventListener("online", resolve, { once: true });
      });
    }
  }
}

/** Whether this document is one that was loaded again, which would help no further. */
const isReloaded = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => /** @type {PerformanceNavigationTiming} */ (entry).type === "reload");
