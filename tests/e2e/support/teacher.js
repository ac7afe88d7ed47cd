/** What a player asks the teacher. */
import { button, cell, expectDigits } from "./board.js";
import { goTo } from "./places.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

/** A generated puzzle. Its first step is a single; a skyscraper comes later. */
export const puzzle = "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....";
export const solution = "265317948741859362389426157496173285537268419128945673914582736653794821872631594";
export const path = `#p=${puzzle}`;
/** A puzzle with several solutions. */
export const several = "62481..3795347261887136..24349251786782643159516987342298136475165724893437598261";

export const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
export const smallPhone = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
export const phoneOnItsSide = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/** @param {Page} page */
export const card = (page) => page.locator(".card");

/** Opens what place Learn has about the present puzzle. @param {Page} page */
export async function openPresent(page) {
  await goTo(page, "learn");
  await page.getByRole("link", { name: words("course.present"), exact: true }).click();
  await page.locator(".teach-bar").waitFor();
}

/** Waits for the puzzle, and opens what place Learn has about it. @param {Page} page @param {string} [digits] */
export async function openLearn(page, digits = puzzle) {
  await expectDigits(page, digits);
  await openPresent(page);
}

/** Opens the course. @param {Page} page */
export async function openCourse(page) {
  await goTo(page, "learn");
  await page.locator(".course-next h2").waitFor();
}

/**
 * Opens a lesson from its card, which may be folded among those that hardly any puzzle needs.
 * @param {Page} page @param {string} technique its English name
 */
export async function openLesson(page, technique) {
  const name = page.locator("a", { hasText: new RegExp(`^\\s*${technique}\\b`) });
  const folded = page.locator(".course-more:not([open])").filter({ has: name });
  if (await folded.count()) await folded.first().locator("summary").click();
  await page
    .getByRole("link", { name: new RegExp(`^${technique}\\b`) })
    .first()
    .click();
  await page.locator(".lesson-part").waitFor();
}

/** Enters a right digit and two wrong ones. @param {Page} page */
export async function goWrong(page) {
  await expectDigits(page, puzzle);
  for (const [column, digit] of [
    [1, "2"],
    [2, "8"],
    [9, "1"],
  ]) {
    await cell(page, `row 1, column ${column}, empty`).focus();
    await page.keyboard.press(String(digit));
  }
}

/** Starts an exercise for a technique from its lesson. @param {Page} page @param {string} technique its English name */
export async function practise(page, technique) {
  await expectDigits(page, puzzle);
  await openCourse(page);
  await openLesson(page, technique);
  await button(page, words("techniques.practise")).click();
}

/** The numbers of steps and place in the sentence about a path. @param {Page} page */
export async function placeOnPath(page) {
  const [place, count] = ((await card(page).locator(".path-place").textContent()) ?? "").match(/\d+/g) ?? [];
  return { place: Number(place), count: Number(count) };
}
