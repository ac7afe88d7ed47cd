/**
 * What a teacher or a maker of books does in place Print while `page-tasks.mjs` measures the main thread of the page.
 */
import { createWords } from "../../web/i18n/words.js";
import en from "../../web/i18n/catalogues/en/page.json" with { type: "json" };

/** @typedef {import("./page-acts.mjs").Act} Act */
/** @typedef {import("playwright-core").Page} Page */

const words = createWords(en, "en");
const side = 25;
const emptyLarge = `#p=${"123456789ABCDEFGHIJKLMNOP".padEnd(side * side, ".")}`;

/** Waits until the preview shows the pages of the present settings. @param {Page} page */
const previewed = (page) =>
  page.locator('.print-preview[aria-busy="false"]:not(.print-outdated) .print-page > svg').first().waitFor();

/** @param {Page} page */
async function openPrint(page) {
  await page.getByRole("gridcell").first().waitFor();
  await page
    .getByRole("link", { name: words("shell.print"), exact: true })
    .first()
    .click();
  await previewed(page);
}

/** Presses a button of a preset, and waits for its pages. @param {Page} page @param {string} preset */
async function take(page, preset) {
  await page.locator(`[data-preset="${preset}"]`).click();
  await previewed(page);
}

/** Prints the board in place of new puzzles, at first without its candidates. @param {Page} page */
async function openBoard(page) {
  await openPrint(page);
  await page.getByRole("radio", { name: words("print.board"), exact: true }).check();
  await page.locator('.print-fold[data-name="shown"] summary').click();
  await previewed(page);
}

/** @type {Act[]} */
export const printActs = [
  { name: "print: a sheet for a class", before: openPrint, act: (page) => take(page, "classroom") },
  { name: "print: large print", before: openPrint, act: (page) => take(page, "large") },
  {
    name: "print: a technique worksheet",
    before: openPrint,
    async act(page) {
      await page.getByRole("radio", { name: words("print.worksheet"), exact: true }).check();
      await previewed(page);
    },
  },
  {
    name: "print: 25×25 with candidates",
    path: emptyLarge,
    before: openBoard,
    async act(page) {
      await page.getByLabel(words("print.show-candidates"), { exact: true }).check();
      await previewed(page);
    },
  },
  {
    name: "print: save a sheet as PDF",
    before: openPrint,
    async act(page) {
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: words("print.pdf"), exact: true }).click();
      await saving;
    },
  },
];
