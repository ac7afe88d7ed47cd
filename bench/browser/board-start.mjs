#!/usr/bin/env node
// Measures how soon boards on a page of others can be played on; see `--help`.

import { parseArgs } from "node:util";

import { chromium } from "playwright-core";

import { chromiumPath, switches } from "../../tools/chromium.mjs";
import { inSeconds } from "../../tools/in-seconds.mjs";
import { serve } from "../../tools/serve.mjs";

const help = `Usage: node bench/browser/board-start.mjs [--site FOLDER] [--boards N] [--rounds N]
Prints the milliseconds from the navigation until every board of a page has taken a digit and has been drawn. Every round has an empty cache, and the
site comes from this machine. Of several rounds the median counts.
  --site FOLDER  the built site (dist)
  --boards N     boards on the page (10)
  --rounds N     rounds of each line (5)`;

const { values } = parseArgs({
  options: {
    site: { type: "string", default: new URL("../../dist", import.meta.url).pathname },
    boards: { type: "string", default: "10" },
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
const puzzle = "...1375..9..5.6.1...7....3..5..2...4..6....7......3......3..1.......1.5.6....8..9";
const board = `<sudoku-board lang="en" puzzle="${puzzle}"></sudoku-board>`;
const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title><link rel="icon" href="data:,">
<script type="module" src="sudoku-board.js"></script><main>${board.repeat(Number(values.boards))}</main></html>`;

/* global document, requestAnimationFrame, KeyboardEvent */
/**
 * Runs in the page before its own scripts: tries in every frame to enter a digit on each board. `boardsUsable` is the
 * time at which all digits were drawn.
 */
function enterSoon() {
  const window = /** @type {any} */ (globalThis);
  /** @type {Set<Element>} */
  const done = new Set();
  function attempt() {
    const boards = [...document.querySelectorAll("sudoku-board")];
    for (const each of boards) {
      const cell = done.has(each)
        ? null
        : /** @type {HTMLElement | null | undefined} */ (
            each.shadowRoot?.querySelector('[role=gridcell][aria-label*=", empty"]')
          );
      cell?.focus();
      const key = new KeyboardEvent("keydown", {
        key: "5",
        code: "Digit5",
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      // A board takes the key when it has bound it, and has its keypad when it is whole.
      if (cell && each.shadowRoot?.querySelector(".key") && !cell.dispatchEvent(key)) done.add(each);
    }
    if (boards.length && done.size === boards.length)
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.boardsUsable = performance.now();
        }),
      );
    else requestAnimationFrame(attempt);
  }
  requestAnimationFrame(attempt);
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {number} rate
 * @returns {Promise<number>} milliseconds
 */
async function usableAfter(browser, url, rate) {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    await page.addInitScript(enterSoon);
    await page.goto(url);
    await page.waitForFunction(() => "boardsUsable" in globalThis, null, { timeout: mostSeconds * 1000 });
    return await page.evaluate(() => /** @type {any} */ (globalThis).boardsUsable);
  } finally {
    await context.close();
  }
}

const site = await serve({ folder: values.site, pages: { "/boards": text } });
const browser = await chromium.launch({ executablePath: chromiumPath, args: switches });
try {
  for (const rate of rates) {
    /** @type {number[]} */
    const times = [];
    for (let round = 0; round < Number(values.rounds); round++)
      times.push(
        await inSeconds(
          usableAfter(browser, `${site.url}boards`, rate),
          mostSeconds,
          `a round, slowed down by ${rate}`,
        ),
      );
    times.sort((a, b) => a - b);
    console.log(
      `${values.boards} boards${rate === 1 ? "" : `, ${rate}× slower`}: ${times[Math.floor(times.length / 2)].toFixed(0)} ms (${times.map((time) => time.toFixed(0)).join(", ")})`,
    );
  }
} finally {
  await browser.close();
  await site.close();
}
