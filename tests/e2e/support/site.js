/** One browser and one server for all cases of a run, and a new browser context for each case. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import { chromiumPath, switches } from "../../../tools/chromium.mjs";
import { serve } from "../../../tools/serve.mjs";
import { inTime } from "./soon.js";

export const dist = fileURLToPath(new URL("../../../dist", import.meta.url));

/** Returns the name of a file without its folder and its digest: "nonet.wasm" for ".../page/nonet-3F0A99C2.wasm". @param {string} address */
export const plainName = (address) => (address.split("/").at(-1) ?? "").replace(/-[A-Z0-9]{8}(?=\.\w+$)/, "");

/** Time limit of a case in milliseconds, so that a case that hangs does not stop the others. */
const MOST = 120_000;

/** @type {import("playwright-core").Browser} */
let browser;
/** The site, served with the strict content policy as a header. @type {Awaited<ReturnType<typeof serve>>} */
export let site;

export async function open() {
  site = await serve({ folder: dist, csp: true });
  browser = await launch();
}

/** @param {string[]} more switches */
function launch(more = []) {
  return chromium.launch({ executablePath: chromiumPath, args: [...switches, ...more], timeout: 30_000 });
}

export async function close() {
  await browser?.close();
  await site?.close();
}

/** Like `visit`, with a separate browser, which is closed afterwards. @param {string[]} more switches @param {Parameters<typeof visit>} visiting */
export async function visitWith(more, ...visiting) {
  const other = await launch(more);
  try {
    await visit(visiting[0], visiting[1], other);
  } finally {
    await inTime(other.close(), 10_000);
  }
}

/**
 * Opens a page in a new context, which is closed afterwards. The case fails if the page reports an error, including violations of its
 * content policy.
 *
 * @param {(page: import("playwright-core").Page, context: import("playwright-core").BrowserContext) => Promise<void>} work
 * @param {import("playwright-core").BrowserContextOptions & { path?: string | null }} [options] `path` is where the
 *   page goes first, null for nowhere
 * @param {import("playwright-core").Browser} [other] in place of the one that all share
 */
export async function visit(work, { path = "", ...options } = {}, other = browser) {
  const context = await other.newContext({ locale: "en-GB", serviceWorkers: "block", ...options });
  context.setDefaultTimeout(20_000);
  /** @type {string[]} */
  const complaints = [];
  context.on("weberror", (error) => complaints.push(error.error().message));
  context.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  try {
    const page = await context.newPage();
    if (path !== null) await page.goto(site.url + path);
    assert.notEqual(await inTime(work(page, context).then(() => "done"), MOST), "no answer", "the case never ended");
    assert.deepEqual(complaints, []);
  } finally {
    await inTime(context.close(), 10_000);
  }
}

/** Ends a case whose requests fail on purpose, which the browser reports. Anything else that failed still fails the case. @param {Error} error of `visit` */
export function onlyFailedRequests(error) {
  const complaints = /** @type {{ actual?: unknown }} */ (error).actual;
  if (!Array.isArray(complaints) || !complaints.every((text) => /^Failed to load resource/.test(text))) throw error;
}
