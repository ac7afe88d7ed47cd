/** A browser that looks at the page of a host. */
import assert from "node:assert/strict";

import { chromium } from "playwright-core";

import { chromiumPath, switches } from "../../../tools/chromium.mjs";

/** A page that says nothing by then is broken. Vite's server gathers packages at the first visit. */
const MOST = 60_000;

/** @type {import("playwright-core").Browser | undefined} */
let browser;

export const closeBrowser = () => browser?.close();

/**
 * Opens a page, and fails if the page reports an error that is not expected.
 * @param {string} url @param {(page: import("playwright-core").Page) => Promise<void>} work
 * @param {RegExp} [expected] what the browser reports on purpose
 */
export async function look(url, work, expected) {
  browser ??= await chromium.launch({ executablePath: chromiumPath, args: switches });
  const context = await browser.newContext({ locale: "en-GB" });
  context.setDefaultTimeout(MOST);
  /** @type {string[]} */
  const complaints = [];
  const note = (/** @type {string} */ text) => {
    if (!expected?.test(text)) complaints.push(text);
  };
  context.on("weberror", (error) => note(error.error().message));
  context.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  context.on("response", (response) => {
    if (response.status() >= 400) note(`${response.status()} for ${response.url()}`);
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await work(page);
    assert.deepEqual(complaints, []);
  } catch (error) {
    throw new Error(`${error}\nThe page reported: ${complaints.join("\n")}`, { cause: error });
  } finally {
    await context.close();
  }
}

/**
 * Waits for a text in the page's `output`, or in another element.
 * @param {import("playwright-core").Page | import("playwright-core").Frame} page
 * @param {string} text
 * @param {string} [element]
 */
export async function expectText(page, text, element = "output") {
  await page.locator(element).filter({ hasText: /\S/ }).waitFor();
  assert.equal(await page.locator(element).textContent(), text);
}

/**
 * Fills the board of a page by its own engine.
 * @param {import("playwright-core").Page | import("playwright-core").Frame} page
 */
export async function expectBoard(page) {
  await page.locator("sudoku-board").getByRole("gridcell").first().waitFor();
  const status = await page.locator("sudoku-board").evaluate((board) => /** @type {any} */ (board).solve());
  assert.equal(status, "unique");
  const labels = await page
    .locator("sudoku-board")
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  assert.equal(labels.map((label) => /\d+\D+\d+\D+(\d)/.exec(String(label))?.[1]).join(""), smallSolution);
}

export const smallSolution = "4132321414232341";
/** What the page of most hosts says: the engine runs in workers, and its parts are found. */
export const answer =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179 hidden-single in workers";
