/**
 * The stock of puzzles of this browser, and what fills it while the page has nothing else to do: one puzzle at a time,
 * never while a call of the player is under way or the page is hidden. When a call of the player begins, the search
 * ends at once; another search is begun later.
 */
import { savesData } from "../../controls/saves-data.js";
import { goalOf } from "../../model/puzzle-goal.js";
import { layoutNamed } from "../../model/layout.js";
import { onChange } from "../../model/signals.js";
import { createStock } from "../../model/stock.js";

/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */

const storageName = "nonet-stock";
/** The page has just been opened: what the player sees comes first. */
const firstRestMilliseconds = 1000;
const restMilliseconds = 200;

/** Kept in the browser; in memory where storage is refused. */
export const browserStock = createStock({
  read: () => JSON.parse(localStorage.getItem(storageName) ?? "null"),
  write: (saved) => localStorage.setItem(storageName, JSON.stringify(saved)),
});

/**
 * Fills the stock while the page is open and has nothing else to do.
 *
 * @param {Pick<import("../shell/app.js").App, "engine" | "store">} app
 */
export function fillBrowserStock({ engine: { background }, store }) {
  const classic = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed("3x3"));
  // A reader who saves data has asked not to load what is not needed; the stock needs the teacher's module.
  if (savesData()) return;
  let rest = firstRestMilliseconds;
  const { check } = fillStock(browserStock, {
    make: async (level, signal) => {
      // A puzzle is rated when it is played, so that a page at rest does not load the rater's module.
      const { puzzle, seed, hardest } = await background.generate({ ...goalOf(classic, level), rated: false, signal });
      return { puzzle, seed, hardest };
    },
    isQuiet: () => background.isIdle() && !document.hidden,
    watch: (changed) => {
      background.watch(changed);
      document.addEventListener("visibilitychange", changed);
    },
    whenIdle: (work) => {
      setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => work()), rest);
      rest = restMilliseconds;
    },
  });
  let { id: seen } = store.state().game;
  onChange(store.signal, ({ game }) => {
    if (game.id === seen) return;
    seen = game.id;
    check();
  });
  check();
}

/**
 * @param {import("../../model/stock.js").Stock} stock
 * @param {object} page
 * @param {(level: LevelName, signal: AbortSignal) => Promise<import("../../model/stock.js").Stocked>} page.make makes a
 *   puzzle of this level
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
    const stop = (searching = new AbortController());
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
