/** Loads code when it is first needed. After a failure it is asked for again, but not at once. */

/**
 * After a failure, code is not asked for again before this time has passed, in milliseconds. The time doubles with each
 * further failure.
 */
export const pause = 5000;

/**
 * @param {object} options
 * @param {() => Promise<unknown>} options.load
 * @param {(wait: number) => void} [options.failed] called at each failure, with the time after which a call asks again
 * @param {() => number} [options.now] milliseconds
 * @returns {() => void} called whenever the code is needed
 */
export function whenNeeded({ load, failed = () => {}, now = () => performance.now() }) {
  /** @type {"wanted" | "loading" | "loaded"} */
  let status = "wanted";
  let notBefore = 0;
  let wait = pause;
  async function begin() {
    status = "loading";
    try {
      await load();
      status = "loaded";
    } catch {
      status = "wanted";
      notBefore = now() + wait;
      failed(wait);
      wait *= 2;
    }
  }
  return () => {
    if (status === "wanted" && now() >= notBefore) void begin();
  };
}
