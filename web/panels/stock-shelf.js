/** The stock of puzzles of this browser, and what fills it. */
import { goalOf } from "../model/puzzle-goal.js";
import { layoutNamed } from "../model/layout.js";
import { createStock } from "../model/stock.js";
import { fillStock } from "./stock-filling.js";

const storageName = "nonet-stock";
/** The page has just been opened: what the player sees comes first. */
const firstRestMilliseconds = 1000;
const restMilliseconds = 200;

/** @returns {import("../model/stock.js").Stock} kept in the browser; in memory where storage is refused */
export const createBrowserStock = () => createStock({
  read: () => JSON.parse(localStorage.getItem(storageName) ?? "null"),
  write: (saved) => localStorage.setItem(storageName, JSON.stringify(saved)),
});

/**
 * @param {import("../model/stock.js").Stock} stock
 * @param {import("./page-tools.js").Page} page
 */
export function fillBrowserStock(stock, { engine: { background }, store }) {
  const classic = /** @type {import("../model/layout.js").Layout} */ (layoutNamed("3x3"));
  // A reader who saves data has asked not to load what is not needed; the stock needs the teacher's module.
  const savesData = /** @type {any} */ (navigator).connection?.saveData === true;
  if (savesData) return;
  let rest = firstRestMilliseconds;
  const { check } = fillStock(stock, {
    make: async (level, signal) => (await background.generate({ ...goalOf(classic, level), signal })).puzzle,
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
  store.subscribe(({ position }) => {
    if (position !== seen) check();
    seen = position;
  });
  let { position: seen } = store.state();
  check();
}
