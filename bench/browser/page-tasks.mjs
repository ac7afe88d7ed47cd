#!/usr/bin/env node
// Measures how long the page holds the main thread of Chromium; see `--help`.

import { parseArgs } from "node:util";

import { chromium } from "playwright-core";

import { acts } from "./page-acts.mjs";
import { chromiumPath, switches } from "../../tools/chromium.mjs";
import { inSeconds } from "../../tools/in-seconds.mjs";
import { categories, mainTasks } from "../../tools/main-tasks.mjs";
import { serve } from "../../tools/serve.mjs";

const help = `Usage: node bench/browser/page-tasks.mjs [--site FOLDER] [--rounds N] [--only NAME] [--rate N]
Prints the longest task of the main thread, in milliseconds of processor time, for each act of a player, at full speed and with the processor
slowed down six-fold. Of several rounds the median counts. A task is what the browser runs without looking at input.
  --site FOLDER  the built site (dist)
  --beside FOLDER  another built site, which is measured in turn with the first one: its figures come first
  --rounds N     rounds of each act (3)
  --only NAME    only acts whose name contains NAME
  --rate N       only the processor slowed down by N (1 or 6)
  --scripts      also prints what the longest tasks ran`;

const { values } = parseArgs({
  options: {
    site: { type: "string", default: new URL("../../dist", import.meta.url).pathname },
    beside: { type: "string", default: "" },
    rounds: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    rate: { type: "string", default: "" },
    scripts: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}

/** Slower than the machine by this factor, and the longest task that the page may have then. */
const speeds = [
  { rate: 1, most: 50 },
  { rate: 6, most: 100 },
].filter(({ rate }) => !values.rate || rate === Number(values.rate));

const folders = [...(values.beside ? [values.beside] : []), values.site];
const sites = await Promise.all(folders.map((folder) => serve({ folder, csp: true })));
const launch = () => chromium.launch({ executablePath: chromiumPath, args: switches });
let browser = await launch();

/** Time limit of an act with all that the driver does before and after it. */
const usualSeconds = 60;

/**
 * Does an act once in a new context and returns the tasks of the page's main thread, longest first.
 * @param {typeof acts[number]} act
 * @param {number} rate
 * @param {typeof sites[number]} site
 * @returns {Promise<import("../../tools/main-tasks.mjs").Task[]>}
 */
async function tasksOf({ before, act, path = "", phone = false }, rate, site) {
  const size = phone
    ? { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }
    : { viewport: { width: 1280, height: 720 } };
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block", ...size });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const go = () => page.goto(site.url + path);
    if (before) {
      await go();
      await before(page);
      await settled(page);
    }
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    await browser.startTracing(page, { categories });
    await (before ? act(page) : go().then(() => act(page)));
    await settled(page);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return mainTasks(traceEvents, site.url).slice(0, 5);
  } finally {
    await context.close();
  }
}

/**
 * Waits until the page has had nothing to do for a while. A frame is asked for first: without one, a headless Chromium
 * may leave its idle callbacks waiting for minutes, also those with a time limit.
 * @param {import("playwright-core").Page} page
 */
const settled = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let quiet = 0;
        const ask = () =>
          globalThis.requestAnimationFrame(() => globalThis.requestIdleCallback(look, { timeout: 500 }));
        const look = (/** @type {IdleDeadline} */ { didTimeout }) => {
          quiet = didTimeout ? 0 : quiet + 1;
          if (quiet > 4) resolve(null);
          else setTimeout(ask, 50);
        };
        ask();
      }),
  );

/**
 * Like `tasksOf`, with a time limit. After an act that takes longer, a new browser is started.
 * @param {typeof acts[number]} act
 * @param {number} rate
 * @param {typeof sites[number]} site
 * @returns {Promise<import("../../tools/main-tasks.mjs").Task[] | null>} null when it took longer
 */
async function tasksInTime(act, rate, site) {
  try {
    return await inSeconds(
      tasksOf(act, rate, site),
      act.seconds ?? usualSeconds,
      `"${act.name}" with the processor slowed down by ${rate}`,
    );
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
    await inSeconds(browser.close(), 10, "closing the browser").catch(() => {});
    browser = await launch();
    return null;
  }
}

const median = (/** @type {number[]} */ list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

const heads = speeds.flatMap(({ rate, most }) =>
  sites.map((_, i) => {
    const speed = `${rate === 1 ? "full speed" : `${rate}× slower`} (at most ${most})`;
    return i < sites.length - 1 ? `before, ${speed}` : speed;
  }),
);
console.log(`| act | ${heads.join(" | ")} |\n|---|${heads.map(() => "--:").join("|")}|`);

/**
 * Measures an act on each site, in turn, at one speed.
 * @param {typeof acts[number]} act
 * @param {typeof speeds[number]} speed
 * @returns {Promise<{ cell: string, details: string[] }[]>} by site
 */
async function measured(act, { rate, most }) {
  /** @type {(import("../../tools/main-tasks.mjs").Task[] | null)[][]} */
  const rounds = sites.map(() => []);
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [i, site] of sites.entries()) rounds[i].push(await tasksInTime(act, rate, site));
  return rounds.map((ofSite) => {
    const late = ofSite.filter((tasks) => tasks === null).length;
    if (late) return { cell: `**not done in time** in ${late} of ${ofSite.length} rounds`, details: [] };
    const longest = median(ofSite.map((tasks) => tasks?.[0]?.time ?? 0));
    return {
      cell: `${longest.toFixed(0)}${longest > most ? " **over**" : ""}`,
      details: (ofSite[0] ?? [])
        .filter(({ time }) => time > most / 2)
        .map(({ time, what }) => `    ${rate}×: ${time.toFixed(0)} ms: ${what}`),
    };
  });
}

try {
  for (const act of acts.filter(({ name }) => name.includes(values.only))) {
    const results = [];
    for (const speed of speeds) results.push(...(await measured(act, speed)));
    console.log(`| ${act.name} | ${results.map(({ cell }) => cell).join(" | ")} |`);
    const details = results.flatMap((result) => result.details);
    if (values.scripts && details.length) console.log(details.join("\n"));
  }
} finally {
  await browser.close();
  for (const site of sites) await site.close();
}
