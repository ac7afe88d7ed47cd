/**
 * Acts for `page-tasks.mjs`: the places, dialogs and lessons that a player opens and closes, and the board of a game.
 *
 * @typedef {import("playwright-core").Page} Page
 * @typedef {import("./page-acts.mjs").Act} Act
 */
import { createWords } from "../../web/i18n/words.js";
import en from "../../web/i18n/catalogues/en/page.json" with { type: "json" };

const words = createWords(en, "en");
const puzzle = "#p=530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/** @param {Page} page */
const board = (page) => page.getByRole("gridcell").first().waitFor();
const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole("button", { name, exact: true }).first();

/** @param {Page} page @param {string} name @param {string} seen a selector of what the place shows in the end */
async function openPlace(page, name, seen) {
  await page.locator(`.tab[data-place=${name}]`).click();
  await page.locator(seen).first().waitFor();
}

const course = ".course-card[href$=x-wing]";
/** @param {Page} page */
const openCourse = (page) => openPlace(page, "learn", course);

/** @param {Page} page */
async function openLesson(page) {
  await page.locator(course).first().click();
  await page.locator(".lesson-part").waitFor();
}

/** @param {Page} page */
async function beginStorm(page) {
  await page.locator(".storm-offer .button").first().click();
  await page.locator(".storm-clock:visible").first().waitFor();
}

/** Skips the board of a storm. @param {Page} page @param {string} wanted the name of the technique that comes */
async function nextBoard(page, wanted) {
  await page.locator(".card .card-buttons .button").first().click();
  await page.locator(".card h2", { hasText: wanted }).waitFor();
}

/** @param {string} name @param {string} seen @returns {Act[]} opens a place, for the first time and once more */
const places = (name, seen) => [
  { name: `open ${name}`, path: puzzle, before: board, act: (page) => openPlace(page, name, seen) },
  {
    name: `open ${name} again`,
    path: puzzle,
    async before(page) {
      await board(page);
      await openPlace(page, name, seen);
      await openPlace(page, "play", ".tools");
    },
    act: (page) => openPlace(page, name, seen),
  },
  {
    name: `go back from ${name} to Play`,
    path: puzzle,
    async before(page) {
      await board(page);
      await openPlace(page, name, seen);
    },
    act: (page) => openPlace(page, "play", ".tools"),
  },
];

/** @type {Act[]} */
export const placeActs = [
  {
    name: "tap a cell",
    path: puzzle,
    before: board,
    act: (page) => page.getByRole("gridcell", { name: /^row 1, column 3,/ }).click(),
  },
  ...places("learn", course),
  ...places("solve", ".solve-bar"),
  ...places("print", ".print-form"),
  {
    name: "open a lesson",
    path: puzzle,
    async before(page) {
      await board(page);
      await openCourse(page);
    },
    act: openLesson,
  },
  {
    name: "close a lesson",
    path: puzzle,
    async before(page) {
      await board(page);
      await openCourse(page);
      await openLesson(page);
    },
    async act(page) {
      await page.locator(".card-close").first().click();
      await page.locator(course).first().waitFor();
    },
  },
  {
    name: "begin a storm",
    path: puzzle,
    async before(page) {
      await board(page);
      await openCourse(page);
      await page.locator(".storm-offer .button").first().waitFor();
    },
    act: beginStorm,
  },
  {
    name: "the next board of a storm",
    path: puzzle,
    async before(page) {
      await board(page);
      await openCourse(page);
      await beginStorm(page);
    },
    act: (page) => nextBoard(page, "Hidden Single"),
  },
  {
    name: "open the settings",
    path: puzzle,
    before: board,
    async act(page) {
      await button(page, words("shell.settings")).click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "close the settings",
    path: puzzle,
    async before(page) {
      await board(page);
      await button(page, words("shell.settings")).click();
      await page.locator("dialog[open]").waitFor();
    },
    act: (page) => page.keyboard.press("Escape"),
  },
  {
    name: "apply a hint",
    path: puzzle,
    async before(page) {
      await board(page);
      for (const strength of [1, 2, 3]) {
        await button(page, words(strength === 1 ? "hint.button" : "hint.more")).click();
        await page.getByText(words("hint.strength", { most: 3, strength })).waitFor();
      }
    },
    act: (page) => button(page, words("hint.apply")).click(),
  },
];
