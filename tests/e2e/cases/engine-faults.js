/**
 * Faults of the engine in the middle of a game: the page says what is wrong, the game goes on meanwhile, and the next
 * call works when the fault is over.
 */
import { createServer } from "node:http";
import { describe, it } from "node:test";

import { button, expectDigits, expectTold } from "../support/board.js";
import { quickOf } from "../../support/long-runs.js";
import { address, enterUpTo, filled, puzzle } from "../support/right-digits.js";
import { onlyFailedRequests, site, visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { words } from "../support/words.js";
import { endWorkers } from "../support/workers.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} Context */

const solver = /\/nonet-[A-Z0-9]{8}\.wasm$/;
const teacher = /\/nonet-teacher-[A-Z0-9]{8}\.wasm$/;
const worker = /\/nonet-worker-[A-Z0-9]{8}\.js$/;

/** Damages the bytes of files. @param {Context} context @param {RegExp} files */
async function damage(context, files) {
  await context.route(files, (route) =>
    route.fulfill({ body: "these are other bytes", contentType: "application/wasm" }),
  );
  return () => context.unroute(files);
}

/** Holds back files until the fault ends. @param {Context} context @param {RegExp} files */
async function holdBack(context, files) {
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => {
    release = () => resolve(null);
  });
  await context.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return async () => release();
}

/** Gives no memory to modules in workers. @param {Context} context */
async function refuseMemoryInWorkers(context) {
  const refusal = 'WebAssembly.instantiate = async () => { throw new RangeError("could not allocate memory"); };\n';
  await context.route(worker, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: refusal + (await response.text()) });
  });
  return () => context.unroute(worker);
}

/** Gives the page no memory for the code of a module. @param {Context} context @param {RegExp} _ @param {Page} page */
async function refuseMemoryInPage(context, _, page) {
  await page.addInitScript(() => {
    const { compile } = WebAssembly;
    WebAssembly.compile = (bytes) =>
      document.documentElement.dataset.hasMemory ? compile(bytes) : Promise.reject(new RangeError("out of memory"));
  });
  return () =>
    page.evaluate(() => {
      document.documentElement.dataset.hasMemory = "yes";
    });
}

/**
 * Begins before the page is opened, and returns what ends the fault.
 * @type {Record<string, { begin: (context: Context, files: RegExp, page: Page) => Promise<() => Promise<unknown>>,
 *   files?: RegExp, says: string, isQuick?: boolean }>}
 */
const faults = {
  "the solver's module is damaged": { begin: damage, files: solver, says: "error.engine-load", isQuick: true },
  "the teacher's module is damaged": { begin: damage, files: teacher, says: "error.engine-load" },
  "the solver's module is late": { begin: holdBack, files: solver, says: "card.working" },
  "the teacher's module is late": { begin: holdBack, files: teacher, says: "card.working" },
  "no worker gets memory": { begin: refuseMemoryInWorkers, says: "error.engine-load" },
  "the page gets no memory": { begin: refuseMemoryInPage, says: "error.engine-load" },
};

/** @param {Page} page */
const askHint = (page) => button(page, words("hint.button")).click();

/** @param {Page} page */
const expectHint = (page) => page.getByText(words("hint.strength", { most: 3, strength: 1 })).waitFor();

/** Opens the game and makes its first moves. @param {Page} page @param {string} [url] of the site */
async function begin(page, url = site.url) {
  await page.goto(url + address);
  await expectDigits(page, puzzle);
  await enterUpTo(page, 0, 2);
}

/**
 * Makes a move, loads the page again, and looks for every move.
 * @param {Page} page
 * @param {number} count of the moves
 */
async function expectKept(page, count) {
  await enterUpTo(page, count - 1, count);
  await page.reload();
  await expectDigits(page, filled(count));
}

describe("a game during which", () => {
  for (const [what, { begin: strike, files = worker, says }] of quickOf(faults)) {
    it(`${what} goes on, and has its hint when the fault is over`, () =>
      visit(
        async (page, context) => {
          const end = await strike(context, files, page);
          await begin(page);
          await askHint(page);
          await expectTold(page, words(says));
          await enterUpTo(page, 2, 4);
          // What is late comes to the player who waits for it.
          const isLate = says === "card.working";
          if (isLate) await askHint(page);
          await end();
          if (!isLate) await askHint(page);
          await expectHint(page);
          await expectKept(page, 5);
        },
        { path: null },
      ));
  }

  it("all workers end has its hint as ever", () =>
    visit(
      async (page) => {
        await begin(page);
        await askHint(page);
        await expectHint(page);
        await enterUpTo(page, 2, 3);
        endWorkers(page);
        await expectSoon(async () => {
          await askHint(page);
          return page.locator(".hint-strength").isVisible();
        }, true);
        await expectKept(page, 4);
      },
      { path: null },
    ));

  it("all workers end before a hint has come says so, and gives the next hint", () =>
    visit(
      async (page, context) => {
        const end = await holdBack(context, teacher);
        await begin(page);
        await askHint(page);
        await expectTold(page, words("card.working"));
        // A worker that has just started may not be among the page's workers yet.
        await expectSoon(() => {
          endWorkers(page);
          return page.locator("#status").textContent();
        }, words("error.engine-failed"));
        await end();
        await askHint(page);
        await expectHint(page);
        await expectKept(page, 3);
      },
      { path: null },
    ));

  it("damaged bytes are in the browser's cache has its hint at once", async () => {
    /** @type {string[]} */
    const damaged = [];
    // The site, with bytes for the first request of each module that the browser may keep for a year.
    const server = createServer(async (request, response) => {
      const path = String(request.url);
      if (/\.wasm$/.test(path) && !damaged.includes(path)) {
        damaged.push(path);
        response
          .writeHead(200, { "Content-Type": "application/wasm", "Cache-Control": "max-age=31536000, immutable" })
          .end("these are other bytes");
        return;
      }
      const { status, headers, body } = await fetch(new URL(path.slice(1), site.url)).then(async (found) => ({
        status: found.status,
        headers: found.headers,
        body: await found.arrayBuffer(),
      }));
      response
        .writeHead(
          status,
          Object.fromEntries([...headers].filter(([name]) => /^content-(type|security)|^cache/.test(name))),
        )
        .end(Buffer.from(body));
    });
    await new Promise((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve(null));
    });
    try {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      await visit(
        async (page) => {
          await begin(page, `http://127.0.0.1:${port}/`);
          await askHint(page);
          await expectHint(page);
          await expectKept(page, 3);
        },
        { path: null },
      ).catch(onlyFailedRequests);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
