/**
 * A page that its service worker has installed: which version a tab has, what is kept of it, and a visit of everything
 * that works without a network.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { loadWords } from "../../../web/i18n/words.js";
import { button, digitsOn, expectDigits, paste } from "./board.js";
import { goTo, places, ready } from "./places.js";
import { openPrint } from "./print.js";
import { seeds } from "./seeds.js";
import { dist } from "./site.js";
import { expectSoon } from "./soon.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

export const allowed = { serviceWorkers: /** @type {const} */ ("allow"), path: null, savesData: false };

/** @param {Page} page */
export async function solveSeed(page) {
  await paste(page, seeds[0].puzzle);
  await expectDigits(page, seeds[0].puzzle);
  await goTo(page, "solve");
  await button(page, words("solve.button")).click();
  await expectDigits(page, seeds[0].solution);
}

/**
 * Once the page has asked for a hint, the service worker keeps the teacher's module.
 * @param {Page} page
 * @param {string} [language] of the page
 */
export async function askHint(page, language = "en") {
  const local = await loadWords(language);
  await button(page, local("hint.button")).click();
  await page.locator(".step-told").first().waitFor();
  await button(page, local("hint.more")).waitFor();
  await page.keyboard.press("Escape");
}

/** Starts a game of a level. @param {Page} page @param {"easy" | "medium" | "hard"} level */
export async function startGame(page, level) {
  await goTo(page, "play");
  const before = await digitsOn(page);
  await button(page, words("shell.new")).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words(`level.${level}`), exact: true })
    .click();
  await expectSoon(async () => (await digitsOn(page)) !== before, true);
}

/** Opens the first lesson of the list, and turns its parts to the prose. @param {Page} page */
async function readLesson(page) {
  await page.getByRole("link", { name: "The rules of sudoku" }).click();
  await page.locator(".lesson-part").waitFor();
  await page.evaluate(() => {
    location.hash = "#learn/x-wing";
  });
  await page.getByRole("heading", { name: "X-Wing" }).waitFor();
  while ((await page.locator(".lesson-part").textContent()) !== words("lesson.why")) {
    const before = await page.locator(".lesson-place").textContent();
    await button(page, words("lesson.next-part")).click();
    await expectSoon(async () => (await page.locator(".lesson-place").textContent()) !== before, true);
  }
  // The prose beyond the example is folded.
  await page.locator(".lesson-general summary").click();
  await page.locator(".lesson-general").getByText("an X-Wing", { exact: false }).first().waitFor();
  await button(page, words("card.close")).click();
}

/** Does an exercise of the course, and comes back to what is next. @param {Page} page */
async function goOnInCourse(page) {
  await page.locator(".course-next h2").waitFor();
  await button(page, words("techniques.practise-level", { level: words("level.easy") })).click();
  await button(page, words("practice.check")).waitFor();
  await button(page, words("card.close")).click();
  await page.locator(".course-next h2").waitFor();
}

/** Changes the language of the page. @param {Page} page */
async function speakVietnamese(page) {
  await button(page, words("shell.settings")).click();
  await page.getByRole("radio", { name: "Tiếng Việt" }).check();
  await page.locator('html[lang="vi"]').waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
}

/** Opens every place, and asks for a hint. @param {Page} page */
export async function openEveryPlace(page) {
  for (const place of [...places.slice(1), places[0]]) await goTo(page, place);
  await askHint(page);
}

/** Starts a game, reads a lesson, changes the language and asks for a hint, in every place. @param {Page} page */
export async function visitEveryPlace(page) {
  await startGame(page, "hard");
  await goTo(page, "learn");
  await readLesson(page);
  await goOnInCourse(page);
  await openPrint(page);
  await goTo(page, "play");
  await speakVietnamese(page);
  await askHint(page, "vi");
}

/**
 * Waits until the service worker keeps all files of the page, which takes long where other programs are busy.
 * @param {import("playwright-core").Page} page
 */
export const installed = (page) =>
  expectSoon(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)), true);

/** Whether every file of the page is kept. @param {Page} page */
export const isWhole = (page) =>
  page.evaluate(
    async (names) => (await Promise.all(names.map((name) => caches.match(`page/${name}`)))).every(Boolean),
    filesOfPage,
  );
export const filesOfPage = await readdir(join(dist, "page"));

/** Which version a tab has: every module of the new build sets a global variable. @param {Page} page */
export const version = (page) => page.evaluate(() => ("newVersion" in globalThis ? "new" : "old"));

/** @param {Page} page */
export const cachesOfPage = (page) => page.evaluate(async () => (await caches.keys()).length);

/**
 * Opens the page and waits until it is installed and has been loaded from what is kept.
 * @param {Page} page
 * @param {string} url
 */
export async function openInstalled(page, url) {
  await page.goto(url);
  await installed(page);
  await page.reload();
  await ready(page);
}

/**
 * Puts a new version on the server once all of the old one is kept, which the page asks for when it is idle: the server
 * has the old files no more. Then waits until the new version answers for the page. The browser may look for new
 * versions by itself, before or after this one asks; and one that could not be installed is asked for again, as the
 * browser does whenever a page is opened.
 *
 * @param {Page} page @param {() => Promise<void>} release
 */
export async function publish(page, release) {
  await expectSoon(() => isWhole(page), true);
  const before = await page.evaluateHandle(() => navigator.serviceWorker.controller);
  await release();
  const answering = () =>
    page.evaluate(async (old) => {
      if (navigator.serviceWorker.controller !== old) return "the new version";
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration?.installing && !registration?.waiting) await registration?.update();
      return `the old version, ${["installing", "waiting", "active"].map((name) => `${name}: ${/** @type {any} */ (registration)?.[name]?.state}`).join(", ")}`;
    }, before);
  await expectSoon(answering, "the new version");
}
