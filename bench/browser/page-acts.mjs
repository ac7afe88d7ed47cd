/**
 * What a player does while `page-tasks.mjs` measures the main thread of the page.
 *
 * @typedef {import("playwright-core").Page} Page
 * @typedef {object} Act
 * @property {string} name
 * @property {string} [path] of the address
 * @property {boolean} [phone]
 * @property {(page: Page) => Promise<unknown>} [before] what is done before the measurement; without it, loading the
 *   page is measured too
 * @property {(page: Page) => Promise<unknown>} act
 * @property {number} [seconds] time limit of the act, longer than the usual one
 */
import { panelActs } from "./page-panels.mjs";
import { placeActs } from "./page-places.mjs";
import { printActs } from "./page-print.mjs";
import { createWords } from "../../web/i18n/words.js";
import en from "../../web/i18n/catalogues/en/page.json" with { type: "json" };

const words = createWords(en, "en");
const puzzle = "#p=530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const cells = (/** @type {Page} */ page) => page.getByRole("gridcell").first().waitFor();
const tab = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole("link", { name, exact: true }).first();
const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole("button", { name, exact: true }).first();

/** A puzzle with forty rules of many kinds: 24 cages, two rows each, and 16 dots, lines and clues. */
const cages = Array.from(
  { length: 24 },
  (_, i) => `cage r${2 * Math.floor(i / 9) + 1}c${(i % 9) + 1} r${2 * Math.floor(i / 9) + 2}c${(i % 9) + 1}`,
);
const others = [
  "thermometer r7c1-r7c4",
  "arrow r8c1 r8c2 r9c2",
  "whisper 4 r9c3-r9c6",
  "renban r8c4-r8c6",
  "palindrome r7c5-r7c8",
  "white-dot 1 r8c8 r8c9",
  "black-dot 2 r9c8 r9c9",
  "even r9c7",
  "odd r8c7",
  "sandwich 10 r7c1-r7c9",
  "x-sum 20 r1c1-r9c1",
  "skyscraper 3 r1c9-r9c9",
  "little-killer 30 r1c2-r8c9",
  "quadruple 1,2 r5c5 r5c6 r6c5 r6c6",
  "inequality r6c8 r6c9",
  "nonconsecutive",
];
const ruled = `#p=${".".repeat(81)}&rules=${[...cages, ...others].join(";").replaceAll(" ", "+")}`;

/** Puzzles of larger boards: one row is given. @param {number} side @param {string} symbols */
const row = (side, symbols) => `#p=${symbols.slice(0, side).padEnd(side * side, ".")}`;
const symbols = "123456789ABCDEFGHIJKLMNOP";

/* global document */
/** Reads what the cells of the board hold. @param {Page} page */
const line = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label")).join(),
  );

/**
 * Presses a button, and waits until other digits are on the board.
 * @param {Page} page
 * @param {import("playwright-core").Locator} pressed
 */
async function untilChanged(page, pressed) {
  const before = await line(page);
  await pressed.click();
  await page.waitForFunction(
    (labels) =>
      [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label")).join() !==
      labels,
    before,
    { polling: 100 },
  );
}

/** @param {Page} page */
async function openNew(page) {
  await cells(page);
  await button(page, words("shell.new")).click();
  await page.getByRole("dialog").waitFor();
}

/** @param {Page} page */
async function openSolve(page) {
  await cells(page);
  await tab(page, words("shell.solve")).click();
  await button(page, words("solve.button")).waitFor();
}

/** @type {Act[]} */
export const acts = [
  { name: "load", act: cells },
  { name: "load on a phone", phone: true, act: cells },
  { name: "load a 16×16 puzzle", path: row(16, symbols), act: cells },
  { name: "load a 25×25 puzzle", path: row(25, symbols), act: cells },
  {
    name: "select a cell and enter a digit",
    path: puzzle,
    before: cells,
    async act(page) {
      await page.getByRole("gridcell", { name: /^row 1, column 3,/ }).click();
      await page.keyboard.press("4");
      await page.keyboard.press("Control+z");
    },
  },
  {
    name: "load a puzzle with forty rules",
    path: ruled,
    act: (page) =>
      page
        .getByRole("gridcell", { name: /cage, 2 cells/ })
        .first()
        .waitFor(),
  },
  {
    name: "select a cell and enter a digit with forty rules",
    path: ruled,
    before: (page) =>
      page
        .getByRole("gridcell", { name: /cage, 2 cells/ })
        .first()
        .waitFor(),
    async act(page) {
      await page.getByRole("gridcell", { name: /^row 1, column 3,/ }).click();
      await page.keyboard.press("4");
      await page.keyboard.press("Control+z");
    },
  },
  {
    name: "the same on 25×25",
    path: row(25, symbols),
    before: cells,
    async act(page) {
      await page.getByRole("gridcell", { name: /^row 3, column 3,/ }).click();
      await page.keyboard.press("a");
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "hint",
    path: puzzle,
    before: cells,
    async act(page) {
      await button(page, words("hint.button")).click();
      await page.locator(".step-told").first().waitFor();
    },
  },
  {
    name: "open the dialog of a new game",
    path: puzzle,
    before: cells,
    act: (page) => button(page, words("shell.new")).click(),
  },
  {
    name: "open Solve, solve",
    path: puzzle,
    before: cells,
    async act(page) {
      await tab(page, words("shell.solve")).click();
      await button(page, words("solve.button")).click();
    },
  },
  {
    name: "open Learn, all steps",
    path: puzzle,
    before: cells,
    async act(page) {
      await tab(page, words("shell.learn")).click();
      await page.getByRole("link", { name: words("course.present"), exact: true }).click();
      await button(page, words("steps.open")).click();
    },
  },
  {
    name: "the path of an extreme puzzle",
    path: "#p=000801000000000043500000000000070800000000100020030000600000075003400000000200600",
    async before(page) {
      await cells(page);
      await tab(page, words("shell.learn")).click();
      await page.getByRole("link", { name: words("course.present"), exact: true }).click();
    },
    async act(page) {
      await button(page, words("path.open")).click();
      await page.getByText(words("path.title")).first().waitFor();
    },
  },
  { name: "open Print", path: puzzle, before: cells, act: (page) => tab(page, words("shell.print")).click() },
  {
    name: "make a new puzzle of a level",
    path: puzzle,
    before: openNew,
    act: (page) =>
      untilChanged(page, page.getByRole("dialog").getByRole("button", { name: words("level.medium"), exact: true })),
  },
  {
    name: "make a 16×16 puzzle",
    path: puzzle,
    async before(page) {
      await openNew(page);
      await page.getByRole("dialog").getByText(words("new.shape")).click();
      await page
        .getByRole("dialog")
        .getByRole("radio", { name: words("goal.side", { side: 16 }) })
        .check({ force: true });
    },
    act: (page) => untilChanged(page, page.getByRole("dialog").locator("button.level").nth(1)),
    seconds: 120,
  },
  {
    name: "solve a 16×16 puzzle in Solve",
    path: row(16, symbols),
    before: openSolve,
    act: (page) => untilChanged(page, button(page, words("solve.button"))),
  },
  {
    name: "solve a 25×25 puzzle in Solve",
    path: row(25, symbols),
    before: openSolve,
    act: (page) => untilChanged(page, button(page, words("solve.button"))),
  },
  { name: "a 100×100 board", path: row(100, ""), act: cells },
  ...placeActs,
  ...printActs,
  ...panelActs,
];
