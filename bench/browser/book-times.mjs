#!/usr/bin/env node
// Measures how long the page takes to make a book of 300 puzzles in each language; see `--help`.

import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";

import { chromium } from "playwright-core";

import { chromiumPath, switches } from "../../tools/chromium.mjs";
import { categories, mainTasks } from "../../tools/main-tasks.mjs";
import { serve } from "../../tools/serve.mjs";

const help = `Usage: node bench/browser/book-times.mjs [--site FOLDER] [--only LANGUAGE] [--verbose]
Presses "Book" in place Print, waits for the preview of its 300 puzzles, and saves the PDF. Prints for each language the seconds until the preview is
complete and until the file is saved, the number of pages, the size of the file, and the longest task of the main thread in milliseconds of
processor time.
  --site FOLDER    the built site (dist)
  --only LANGUAGE  one language only, such as it
  --verbose        the eight longest tasks, too, and what they did`;

const { values } = parseArgs({
  options: {
    site: { type: "string", default: new URL("../../dist", import.meta.url).pathname },
    only: { type: "string", default: "" },
    verbose: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}

/** Most milliseconds that one book may take. */
const most = 120_000;
const site = await serve({ folder: values.site, csp: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: switches });

/** @param {string} language */
async function measure(language) {
  const context = await browser.newContext({
    locale: language,
    serviceWorkers: "block",
    viewport: { width: 1280, height: 720 },
    acceptDownloads: true,
  });
  context.setDefaultTimeout(most);
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}#print`);
    await page.locator(".print-page svg").first().waitFor();
    await browser.startTracing(page, { categories });
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    await page.locator('[data-preset="book"]').click();
    await page.locator(".print-preview:not(.print-outdated) .print-page").nth(100).waitFor({ state: "attached" });
    const made = seconds();
    const pages = await page.locator(".print-page").count();
    const saving = page.waitForEvent("download");
    await page.locator(".print-buttons .button").nth(1).click();
    const { size } = await stat(await (await saving).path());
    const saved = seconds();
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const [longest] = mainTasks(traceEvents, site.url);
    if (values.verbose)
      for (const { time, what } of mainTasks(traceEvents, site.url).slice(0, 8))
        console.error(`${time.toFixed(0)} ms: ${what}`);
    console.log(
      `| ${language} | ${made.toFixed(1)} | ${saved.toFixed(1)} | ${pages} | ${(size / 1000).toFixed(0)} | ${longest.time.toFixed(0)} |`,
    );
  } finally {
    await context.close();
  }
}

console.log("| language | previewed, s | saved, s | pages | KB | longest task, ms |\n|---|--:|--:|--:|--:|--:|");
try {
  for (const language of ["en", "uk", "ru", "it", "vi", "zh"].filter((each) => !values.only || each === values.only))
    await measure(language);
} finally {
  await browser.close();
  await site.close();
}
