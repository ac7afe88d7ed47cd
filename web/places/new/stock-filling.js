/**
 * Fills the stock of puzzles while the page has nothing else to do: one puzzle at a time, never while a call of the player is under way or
 * the page is hidden. When a call of the player begins, the search ends at once; another search is begun later.
 */
/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */

/**
 * @param {import("../../model/stock.js").Stock} stock
 * @param {object} page
 * @param {(level: LevelName, signal: AbortSignal) => Promise<import("../../model/stock.js").Stocked>} page.make makes a puzzle of this level
 * @param {() => boolean} page.isQuiet whether nobody waits for anything, and the page is seen
 * @param {(check: () => void) => void} page.watch calls `check` whenever `isQuiet` may have changed
 * @param {(work: () => void) => void} page.whenIdle calls `work` when the page has time
 * @returns {{ check: () => void }} `check` looks whether the stock lacks a puzzle
 */
export function fillStock(stock, { make, isQuiet, watch, whenIdle }) {
  /** The search under way. @type {AbortController | null} */
  let searching = null;
  let isWaiting = false;
  /** Levels whose search has failed are left alone until the page is opened again. @type {Set<LevelName>} */
  const failed = new Set();

  function check() {
    if (!isQuiet()) {
      searching?.abort();
      return;
    }
    if (isWaiting || searching || !wanted()) return;
    isWaiting = true;
    whenIdle(() => {
      isWaiting = false;
      void fill();
    });
  }

  const wanted = () => stock.wanted([...failed]);

  async function fill() {
    const level = isQuiet() ? wanted() : null;
    if (!level) return;
    const stop = searching = new AbortController();
    try {
      const puzzle = await make(level, stop.signal);
      stock.put(level, puzzle);
    } catch {
      if (!stop.signal.aborted) failed.add(level);
    }
    searching = null;
    check();
  }

  watch(check);
  return { check };
}
