// `./dev soak page`: uses the built site in Chromium at random for the minutes that were asked for, and watches errors
// and the memory of the page.
//
//     node tools/soak-page.mjs [--minutes N] [--seed S] [--snapshot] [--site FOLDER]
//
// After each minute the page is put back to the same state: no dialog, no card, no kept games, no history, the same
// puzzle on the board. So a game that grows is not taken for a leak. Then the garbage is collected, and what is left is
// measured.

import { parseArgs } from "node:util";

import { chromium } from "playwright-core";

import { actQuickly, pagePressables } from "../tests/e2e/support/quick-acts.js";
import { seeds } from "../tests/e2e/support/seeds.js";
import { mostLeft } from "../web/games/keeper.js";
import { chromiumPath, switches } from "./chromium.mjs";
import { grownKinds, heapKinds } from "./heap-snapshot.mjs";
import { inSeconds } from "./in-seconds.mjs";
import { serve } from "./serve.mjs";
import { slopeOf } from "./slope.mjs";
import { watchWorkers } from "./worker-heaps.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** How much the heap may grow, in MB a minute, over the second half of the time. */
const kMostGrowth = 0.05;
const kMegabyte = 2 ** 20;
/**
 * The compiler of JavaScript keeps what it has compiled, and goes on compiling for an hour. Without it, the heap is
 * what the page holds.
 */
const kWithoutCompiler = "--js-flags=--no-opt --no-maglev --no-sparkplug";
/** A machine without a loudspeaker reports each sound as an error. */
const kWithoutLoudspeaker = "--disable-audio-output";
const kActsAtOnce = 40;
const kActSeconds = 50;
/** So many other games make the keeper of games forget those of the last minute. */
const kGamesForgotten = mostLeft + 1;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    snapshot: { type: "boolean", default: false },
    site: { type: "string", default: new URL("../dist", import.meta.url).pathname },
  },
});
/** @param {"minutes" | "seed"} name */
const numberOf = (name) => {
  const number = Number(values[name]);
  if (Number.isSafeInteger(number) && number > 0) return number;
  process.stderr.write(`--${name}: '${values[name]}' is not a whole number above 0.\n`);
  return process.exit(2);
};
const minutes = numberOf("minutes");
const seed = numberOf("seed");

const puzzles = seeds.filter(({ puzzle, count }) => puzzle.length === 81 && count === 1);
const keys = [
  ..."123456789",
  ..."123456789",
  "Shift+1",
  "Shift+5",
  "Alt+2",
  "Control+3",
  "Control+z",
  "Control+y",
  "Delete",
  "ArrowLeft",
  "ArrowDown",
  " ",
  "Escape",
  "Enter",
];

/* global document, location, window */
/** Closes what is open, stops work, and deletes all games by the settings. @param {Page} page */
const deleteGames = (page) =>
  page.evaluate(async () => {
    const click = (/** @type {string} */ selector) =>
      /** @type {HTMLElement | null} */ (document.querySelector(selector))?.click();
    const until = async (/** @type {() => unknown} */ isSo) => {
      for (let i = 0; i < 200 && !isSo(); i++)
        await new Promise((resolve) => {
          setTimeout(resolve, 25);
        });
    };
    const closeAll = async () => {
      for (let i = 0; i < 10 && document.querySelector("dialog[open]"); i++) {
        for (const dialog of document.querySelectorAll("dialog[open]"))
          /** @type {HTMLDialogElement} */ (dialog).close();
        await new Promise((resolve) => {
          setTimeout(resolve, 25);
        });
      }
    };
    await closeAll();
    click(".page-work:not([hidden]) .button");
    click(".card:not([hidden]) .card-close");
    click('.tab[data-place="play"]');
    await until(() => document.querySelector('.tab[data-place="play"][aria-current]'));
    click(".head-settings");
    await until(() => document.querySelector(".dialog-settings .device"));
    click(".dialog-settings .device > .device-buttons > :nth-child(3)");
    click(".dialog-settings .device-ask .device-buttons > :nth-child(2)");
    await until(() => document.querySelector(".device .dialog-told")?.textContent);
    await closeAll();
  });

/**
 * Opens a puzzle by its link, and waits until the puzzle is a game of its own.
 * @param {Page} page
 * @param {string} puzzle
 */
const openPuzzle = (page, puzzle) =>
  page.evaluate(async (text) => {
    const before = sessionStorage.getItem("nonet-open");
    location.hash = `#p=${text}`;
    for (let i = 0; i < 40 && sessionStorage.getItem("nonet-open") === before; i++)
      await new Promise((resolve) => {
        setTimeout(resolve, 25);
      });
  }, puzzle);

/** @param {Page} page */
async function rest(page) {
  await deleteGames(page);
  for (let i = 0; i <= kGamesForgotten; i++) await openPuzzle(page, puzzles[i % puzzles.length].puzzle);
  await page.waitForTimeout(1000);
}

const site = await serve({ folder: values.site, csp: true });
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [...switches, kWithoutCompiler, kWithoutLoudspeaker],
});
/** @type {string[]} */
const faults = [];
/** @param {string} text */
function report(text) {
  faults.push(text);
  process.stdout.write(`${text}\n`);
}
/** @type {{ minute: number, heap: number, elements: number, workers: number }[]} */
const measured = [];
let acts = 0;
try {
  const context = await browser.newContext({ locale: "en-GB", acceptDownloads: false });
  context.on("weberror", (error) => report(`error: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => message.type() === "error" && report(`console: ${message.text()}`));
  const page = await context.newPage();
  page.on("crash", () => report("the page crashed"));
  await page.addInitScript(() => {
    window.print = () => {
      for (const name of ["beforeprint", "afterprint"]) window.dispatchEvent(new Event(name));
    };
  });
  await page.goto(site.url);
  await page.locator("main:not([aria-busy])").waitFor({ state: "attached" });
  page.on("domcontentloaded", () => report(`the page was loaded anew: ${page.url()}`));
  const session = await context.newCDPSession(page);
  await session.send("HeapProfiler.enable");
  const workers = await watchWorkers(session);
  const began = Date.now();
  /** @type {import("./heap-snapshot.mjs").Kinds | null} */
  let before = null;

  process.stdout.write(`soak of the page: ${minutes} minutes, seed ${seed}\n`);
  for (let minute = 1; minute <= minutes; minute++) {
    const end = began + 60_000 * (minute - 1) + 1000 * kActSeconds;
    do {
      await inSeconds(
        actQuickly(page, {
          seed: 1_000_003 * seed + acts,
          count: kActsAtOnce,
          puzzles,
          pressable: pagePressables,
          keys,
          pause: 80,
        }),
        120,
        `${kActsAtOnce} acts after ${acts}`,
      );
      acts += kActsAtOnce;
    } while (Date.now() < end);
    await inSeconds(rest(page), 120, "putting the page back");
    const held = await measure(session, workers);
    measured.push({ minute: (Date.now() - began) / 60_000, ...held });
    process.stdout.write(
      `${new Date().toISOString().slice(11, 19)} minute ${minute}: ${acts} acts, heap ${held.heap.toFixed(2)} MB, ${held.nodes} nodes in ${held.elements.toFixed(2)} MB, ${held.listeners} listeners, ` +
        `${held.documents} documents, ${held.count} workers with ${held.workers.toFixed(2)} MB, ${faults.length} errors\n`,
    );
    if (values.snapshot && minute === Math.max(1, Math.floor(minutes / 2))) before = await heapKinds(session);
  }
  if (before)
    process.stdout.write(`grown since the middle:\n${grownKinds(before, await heapKinds(session)).join("\n")}\n`);
} catch (error) {
  report(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await browser.close();
  await site.close();
}

/** @param {import("playwright-core").CDPSession} session @param {Awaited<ReturnType<typeof watchWorkers>>} workers */
async function measure(session, workers) {
  await session.send("HeapProfiler.collectGarbage");
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize, embedderHeapUsedSize = 0 } = /** @type {{ usedSize: number, embedderHeapUsedSize?: number }} */ (
    await session.send("Runtime.getHeapUsage")
  );
  const { nodes, jsEventListeners, documents } = await session.send("Memory.getDOMCounters");
  const sizes = await workers.heaps();
  return {
    heap: usedSize / kMegabyte,
    elements: embedderHeapUsedSize / kMegabyte,
    nodes,
    listeners: jsEventListeners,
    documents,
    count: sizes.length,
    workers: sizes.reduce((sum, size) => sum + size, 0) / kMegabyte,
  };
}

const half = measured.slice(Math.floor(measured.length / 2));
/** @param {"heap" | "elements" | "workers"} part @returns {number} MB a minute */
const growthOf = (part) => slopeOf(half.map((each) => [each.minute, each[part]]));
const growth = growthOf("heap");
process.stdout.write(
  `${acts} acts; over the last ${half.length} minutes the heap of the page grows by ${growth.toFixed(3)} MB a minute, what the browser keeps of its elements by ` +
    `${growthOf("elements").toFixed(3)}, the heaps of the workers by ${growthOf("workers").toFixed(3)}; ${faults.length} errors\n`,
);
if (growth > kMostGrowth || faults.length > 0) {
  process.stdout.write("FAILED\n");
  process.exitCode = 1;
}
