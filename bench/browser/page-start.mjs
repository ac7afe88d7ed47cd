#!/usr/bin/env node
// Measures how soon the page can be used; see `--help`.

import { parseArgs } from "node:util";

import { chromium } from "playwright-core";

import { chromiumPath, switches } from "../../tools/chromium.mjs";
import { inSeconds } from "../../tools/in-seconds.mjs";
import { serve } from "../../tools/serve.mjs";

const help = `Usage: node bench/browser/page-start.mjs [--site FOLDER] [--rounds N]
Prints the milliseconds from the navigation to a page that can be used: a cell is selected, a digit is entered there, and the digit is drawn. Every
round has an empty cache, and the site comes from this machine. Of several rounds the median counts.
  --site FOLDER  the built site (dist)
  --rounds N     rounds of each line (5)`;

const { values } = parseArgs({
  options: {
    site: { type: "string", default: new URL("../../dist", import.meta.url).pathname },
    rounds: { type: "string", default: "5" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}

const mostSeconds = 60;
/** Slower than the machine by this factor. */
const rates = [1, 6];
const pages = {
  "a desktop": { viewport: { width: 1280, height: 720 } },
  "a phone": { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
};

/* global document, requestAnimationFrame, KeyboardEvent */
/**
 * Runs in the page before its own scripts: tries in every frame to enter a digit. `nonetUsable` is the time at which
 * the digit was drawn.
 */
function enterSoon() {
  const window = /** @type {any} */ (globalThis);
  const isDigit = (/** @type {Element} */ cell) => /column \d+, 5(,|$)/.test(cell.getAttribute("aria-label") ?? "");
  const afterDrawing = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.nonetUsable = performance.now();
      }),
    );
  const waitFor = (/** @type {Element} */ cell) =>
    isDigit(cell) ? afterDrawing() : requestAnimationFrame(() => waitFor(cell));
  function attempt() {
    const cell = /** @type {HTMLElement | null} */ (document.querySelector('[role=gridcell][aria-label*=", empty"]'));
    cell?.focus();
    const key = new KeyboardEvent("keydown", { key: "5", code: "Digit5", bubbles: true, cancelable: true });
    // The page takes the key when it has bound the board.
    if (cell && !cell.dispatchEvent(key))
      waitFor(/** @type {Element} */ (document.querySelector(`[data-cell="${cell.dataset.cell}"]`)));
    else requestAnimationFrame(attempt);
  }
  requestAnimationFrame(attempt);
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {object} size
 * @param {number} rate
 * @returns {Promise<number>} milliseconds
 */
async function usableAfter(browser, url, size, rate) {
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block", ...size });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    await page.addInitScript(enterSoon);
    await page.goto(url);
    const usable = await page.waitForFunction(() => /** @type {any} */ (globalThis).nonetUsable, undefined, {
      polling: 100,
      timeout: mostSeconds * 1000,
    });
    return await usable.jsonValue();
  } finally {
    await context.close();
  }
}

const median = (/** @type {number[]} */ list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

const site = await serve({ folder: values.site, csp: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: switches });
console.log("| page | slowed down by | median ms | all ms |\n|---|--:|--:|---|");
try {
  for (const [name, size] of Object.entries(pages))
    for (const rate of rates) {
      const times = [];
      for (let round = 0; round < Number(values.rounds); round++)
        times.push(
          await inSeconds(usableAfter(browser, site.url, size, rate), mostSeconds, `${name}, slowed down by ${rate}`),
        );
      console.log(
        `| ${name} | ${rate} | ${median(times).toFixed(0)} | ${times.map((time) => time.toFixed(0)).join(", ")} |`,
      );
    }
} finally {
  await browser.close();
  await site.close();
}
