/** The stock of puzzles of this browser, and what fills it. */
import { goalOf } from "../../model/puzzle-goal.js";
import { layoutNamed } from "../../model/layout.js";
import { onChange } from "../../model/signals.js";
import { createStock } from "../../model/stock.js";
import { fillStock } from "./stock-filling.js";

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
  const savesData = /** @type {any} */ (navigator).connection?.saveData === true;
  if (savesData) return;
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
