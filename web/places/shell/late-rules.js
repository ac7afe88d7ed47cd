/**
 * Loads what a board needs for a puzzle with rules when it first draws one, and says when it cannot be loaded: a board
 * without its rules shows another puzzle.
 */

/**
 * After a failure, drawings ask again not before this time has passed, in milliseconds. It doubles with each further
 * failure.
 */
export const pause = 5000;

/**
 * @param {object} options
 * @param {() => Promise<unknown>} options.load
 * @param {(wait: number) => void} options.failed called at each failure, with the time after which a drawing asks again
 * @param {() => number} [options.now] milliseconds
 * @returns {() => void} called by each drawing of a puzzle whose rules cannot be shown yet
 */
export function createLateRules({ load, failed, now = () => performance.now() }) {
  let isLoading = false;
  let notBefore = 0;
  let wait = pause;
  async function begin() {
    isLoading = true;
    try {
      await load();
      wait = pause;
    } catch {
      notBefore = now() + wait;
      failed(wait);
      wait *= 2;
    } finally {
      isLoading = false;
    }
  }
  return () => {
    if (!isLoading && now() >= notBefore) void begin();
  };
}
