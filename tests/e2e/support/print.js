/** Place Print: its form, its preview, and what comes out. */
import { execFileSync } from "node:child_process";

import { button } from "./board.js";
import { goTo } from "./places.js";
import { expectSoon } from "./soon.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

/** Waits until the preview shows the pages of the present settings. @param {Page} page */
export const settled = (page) =>
  page.locator('.print-preview[aria-busy="false"]:not(.print-outdated) .print-page > svg').first().waitFor();

/**
 * Opens the place, and waits for its pages.
 * @param {Page} page
 * @param {Parameters<typeof choose>[1] | "as it was"} [kind] what is printed
 */
export async function openPrint(page, kind = "new") {
  await goTo(page, "print");
  await settled(page);
  if (kind === "as it was") return;
  await choose(page, kind);
  await settled(page);
}

/**
 * Chooses what is printed.
 * @param {Page} page
 * @param {"new" | "board" | "path" | "list" | "worksheet" | "book"} kind
 */
export const choose = (page, kind) =>
  page
    .getByRole("group", { name: words("print.what") })
    .getByRole("radio", { name: words(`print.${kind}`), exact: true })
    .check();

/** Unfolds a part of the form. @param {Page} page @param {"paper" | "texts" | "shown" | "book"} name */
export async function unfold(page, name) {
  const fold = page.locator(`.print-fold[data-name="${name}"]`);
  if (!(await fold.evaluate((details) => /** @type {HTMLDetailsElement} */ (details).open)))
    await fold.locator("summary").click();
  return fold;
}

/** Returns how many pages the preview has. @param {Page} page */
export const pageCount = (page) => page.locator(".print-page").count();

/** Returns the texts of a page of the preview, from 0, in drawing order. @param {Page} page @param {number} index */
export async function textsOfPage(page, index) {
  const item = page.locator(".print-page").nth(index);
  await item.scrollIntoViewIfNeeded();
  await item.locator("svg").first().waitFor();
  return item.locator("text").allTextContents();
}

/** The digits among texts, in their order. @param {readonly string[]} texts */
export const digitsOf = (texts) => texts.filter((text) => /^[1-9]$/.test(text)).join("");
/** The sentence beside the main buttons. */
export const told = (/** @type {Page} */ page) => page.locator(".print-bar .dialog-told").textContent();
/** Whether the first page has a text. @param {Page} page @param {string} wanted */
export const shows = async (page, wanted) => (await textsOfPage(page, 0)).some((text) => text.includes(wanted));
export const preset = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.locator(`[data-preset="${name}"]`).click();

/** Prints as the reader does, and returns the PDF that the browser writes. @param {Page} page */
export async function printed(page) {
  await button(page, words("print.submit")).click();
  await page.locator(".printed-pages").waitFor({ state: "attached" });
  return page.pdf({ preferCSSPageSize: true });
}

/** Saves the PDF. @param {Page} page */
export async function savedPdf(page) {
  const saving = page.waitForEvent("download");
  await button(page, words("print.pdf")).click();
  const download = await saving;
  await expectSoon(() => page.locator(".print-bar .dialog-told").textContent(), words("print.saved"));
  return { name: download.suggestedFilename(), path: await download.path() };
}

/** Whether poppler-utils is installed. */
export const hasPoppler = (() => {
  try {
    execFileSync("pdfinfo", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** Returns what pdfinfo says of a file. @param {string} path @returns {Record<string, string>} */
export function infoOf(path) {
  const lines = execFileSync("pdfinfo", [path], { encoding: "utf8" }).split("\n");
  return Object.fromEntries(
    lines
      .filter((line) => line.includes(":"))
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
}

/** Returns the text of a page of a file, from 1. @param {string} path @param {number} number */
export const textOf = (path, number) =>
  execFileSync("pdftotext", ["-f", String(number), "-l", String(number), path, "-"], { encoding: "utf8" });
