/** The sizes of the window that cases look at, and a page of each that shows a game. */
import { chosenOf } from "../../support/long-runs.js";
import { returnToGame } from "./board.js";
import { seeds } from "./seeds.js";
import { sharedVisit } from "./site.js";

/** @typedef {import("playwright-core").Page} Page */

/** The puzzle of the game, and the path of the page. */
export const puzzle = seeds[1].puzzle;
export const path = `#p=${puzzle}`;
export const touch = { hasTouch: true, isMobile: true };

/** What is always in view while one plays. */
export const needed = [".board", ".tools", ".keypad", ".modes", ".tabs", ".head-settings"];

/** Sizes that each run looks at: one for each of the layouts, and the smallest. */
const quick = ["a desktop", "a phone with the browser’s bars", "a small phone", "a phone on its side"];

/** Size of the window → the least width of the board. @type {[string, number, number, number, object][]} */
const allSizes = [
  ["a desktop", 1280, 720, 600, {}],
  ["a large desktop", 2560, 1440, 1300, {}],
  ["a phone", 390, 844, 374, touch],
  ["a phone with the browser’s bars", 390, 664, 374, touch],
  ["a small phone", 320, 568, 296, touch],
  ["a phone on its side", 844, 390, 370, touch],
  ["a desktop at 200 %", 640, 360, 340, {}],
  ["a tablet", 768, 1024, 670, touch],
];
export const sizes = chosenOf(allSizes, ([what]) => quick.includes(what));

/** A page for each size of the window. */
const pages = new Map(
  sizes.map(([what, width, height, , options]) => [
    what,
    sharedVisit({ ...options, viewport: { width, height }, path }),
  ]),
);

/**
 * For cases that only look: has work done on the page of a size, which shows the game.
 * @param {string} what
 * @param {(page: Page) => Promise<void>} work
 */
export const look = (what, work) =>
  /** @type {ReturnType<typeof sharedVisit>} */ (pages.get(what))(async (page) => {
    await returnToGame(page, puzzle);
    await work(page);
  });
