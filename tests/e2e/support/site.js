/** One browser and one server for all cases of a run, and a new browser context for each case. */
import assert from "node:assert/strict";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import { chromiumPath, switches } from "../../../tools/chromium.mjs";
import { serve } from "../../../tools/serve.mjs";
import { ownRuleTable } from "../../../web/model/puzzle-rules.js";
import { NO_ANSWER, inTime, soonMilliseconds } from "./soon.js";
import { UsableTime } from "./usable-time.js";

export const dist = fileURLToPath(new URL("../../../dist", import.meta.url));

/**
 * Returns the name of a file without its folder and its digest: "nonet.wasm" for ".../page/nonet-3F0A99C2.wasm".
 * @param {string} address
 */
export const plainName = (address) => (address.split("/").at(-1) ?? "").replace(/-[A-Z0-9]{8}(?=\.\w+$)/, "");

/**
 * Time limit of a case in milliseconds that node and the browser can use, so that a case that hangs does not stop the
 * others.
 */
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
async function launch(more = []) {
  const launched = await inTime(
    chromium.launch({ executablePath: chromiumPath, args: [...switches, ...more], timeout: 0 }),
    soonMilliseconds,
  );
  if (launched === NO_ANSWER) throw new Error("The browser does not start.");
  return launched;
}

export async function close() {
  if (browser) await inTime(browser.close(), 10_000);
  await site?.close();
}

/**
 * Like `visit`, with a separate browser, which is closed afterwards.
 * @param {string[]} more switches
 * @param {Parameters<typeof visit>} visiting
 */
export async function visitWith(more, ...visiting) {
  const other = await launch(more);
  try {
    await visit(visiting[0], visiting[1], other);
  } finally {
    await inTime(other.close(), 10_000);
  }
}

/**
 * Opens a page in a new context, which is closed afterwards. The case fails if the page reports an error, including
 * violations of its content policy.
 *
 * @param {Work} work
 * @param {VisitOptions} [options]
 * @param {import("playwright-core").Browser} [other] in place of the one that all share
 */
export async function visit(work, options = {}, other = browser) {
  const opened = await openVisit(options, other);
  try {
    await opened.use(work);
  } finally {
    await opened.close();
  }
}

/**
 * Returns a `visit` for cases that share a page, which is opened for the first of them, and anew after a case that
 * failed. For cases that only look at the page: what one of them does is still there for the next. Call it in a
 * `describe`.
 *
 * @param {VisitOptions} options
 * @returns {(work: Work) => Promise<void>}
 */
export function sharedVisit(options) {
  /** @type {Awaited<ReturnType<typeof openVisit>> | null} */
  let opened = null;
  const end = async () => {
    await opened?.close();
    opened = null;
  };
  after(end);
  return async (work) => {
    opened ??= await openVisit(options, browser);
    await opened.use(work).catch(async (error) => {
      await end();
      throw error;
    });
  };
}

/**
 * @typedef {(page: import("playwright-core").Page, context: import("playwright-core").BrowserContext) => Promise<void>}
 *   Work
 */
/** Has the player met all kinds of rules before. @param {import("playwright-core").BrowserContext} context */
const knowRules = (context) =>
  context.addInitScript(
    (metRules) => {
      if (self.origin === "null") return;
      const name = "nonet-settings";
      const stored = JSON.parse(localStorage.getItem(name) ?? "{}");
      if (!stored.metRules) localStorage.setItem(name, JSON.stringify({ ...stored, metRules }));
    },
    ownRuleTable.map(({ kind }) => kind),
  );

/**
 * @typedef {import("playwright-core").BrowserContextOptions & { path?: string | null, savesData?: boolean, meetsRules?:
 *   boolean }} VisitOptions `path` is where the page goes first, null for nowhere. `savesData`: whether the reader has
 *   asked to load little (true). The page fills no stock of puzzles then, which would take a second of a processor from
 *   other cases; those about the stock and about what is installed say false. `meetsRules`: whether the rules of an
 *   address are new to the reader (false); their card would cover the keys of a phone
 */

/**
 * Opens a context whose driver waits as long as something happens: `watched` does work, and closes the context when a
 * call of the driver has had no answer for too long. The call fails then, and says what it waited for.
 *
 * @param {import("playwright-core").BrowserContextOptions} options
 * @param {import("playwright-core").Browser} where
 */
async function newContext(options, where) {
  let sinceAnswer = new UsableTime();
  const log = (/** @type {string} */ _name, /** @type {string} */ _severity, /** @type {string | Error} */ message) => {
    if (String(message).startsWith("<=")) sinceAnswer = new UsableTime();
  };
  const context = await inTime(
    where.newContext({ ...options, logger: { isEnabled: (name) => name === "api", log } }),
    soonMilliseconds,
  );
  if (context === NO_ANSWER) throw new Error("The browser opens no context.");
  context.setDefaultTimeout(0);
  return {
    context,
    /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
    async watched(work) {
      sinceAnswer = new UsableTime();
      const alarm = setInterval(() => {
        if (sinceAnswer.isOver(soonMilliseconds))
          context
            .close({ reason: `No answer for ${soonMilliseconds / 1000} seconds that node and the browser could use.` })
            .catch(() => {});
      }, 1000);
      try {
        return await work();
      } finally {
        clearInterval(alarm);
      }
    },
  };
}

/** @param {VisitOptions} options @param {import("playwright-core").Browser} where */
async function openVisit({ path = "", savesData = true, meetsRules = false, ...options }, where) {
  const { context, watched } = await newContext({ locale: "en-GB", serviceWorkers: "block", ...options }, where);
  if (savesData)
    await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  if (path?.includes("&rules=") && !meetsRules) await knowRules(context);
  /** @type {string[]} */
  const complaints = [];
  context.on("weberror", (error) => complaints.push(error.error().message));
  context.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  const close = async () => void (await inTime(context.close(), 10_000));
  try {
    const page = await watched(async () => {
      const first = await context.newPage();
      if (path !== null) await first.goto(site.url + path);
      return first;
    });
    return {
      close,
      /** @param {Work} work */
      async use(work) {
        assert.notEqual(
          await inTime(
            watched(() => work(page, context)).then(() => "done"),
            MOST,
          ),
          NO_ANSWER,
          "the case never ended",
        );
        assert.deepEqual(complaints, []);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Ends a case whose requests fail on purpose, which the browser reports. Anything else that failed still fails the
 * case.
 * @param {Error} error of `visit`
 */
export function onlyFailedRequests(error) {
  const complaints = /** @type {{ actual?: unknown }} */ (error).actual;
  if (!Array.isArray(complaints) || !complaints.every((text) => /^Failed to load resource/.test(text))) throw error;
}
