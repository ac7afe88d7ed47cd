import { describe, it } from "node:test";

import { button, cell, expectDigits, expectTold, paste } from "../support/board.js";
import { goTo } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { onlyFailedRequests, site, visit } from "../support/site.js";
import { words } from "../support/words.js";

/** Features that a browser may refuse. Each entry is a script that removes the feature before the page runs. */
const refusals = {
  storage: () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const name of ["indexedDB", "localStorage"]) Object.defineProperty(window, name, { get: refuse });
  },
  workers: () => {
    window.Worker = class {
      constructor() {
        throw new DOMException("refused", "SecurityError");
      }
    };
  },
  WebAssembly: () => {
    WebAssembly.compile = () => Promise.reject(new WebAssembly.CompileError("refused"));
  },
  "WebAssembly by its absence": () => {
    delete (/** @type {any} */ (window).WebAssembly);
  },
};

/** @param {keyof typeof refusals} what @param {(page: import("playwright-core").Page) => Promise<void>} work */
const without = (what, work) =>
  visit(
    async (page) => {
      await page.addInitScript(refusals[what]);
      await page.goto(site.url);
      await work(page);
    },
    { path: null },
  );

describe("a browser that refuses", () => {
  it("storage says so, and loses nothing but the memory of the game", () =>
    without("storage", async (page) => {
      await paste(page, seeds[0].puzzle);
      await expectDigits(page, seeds[0].puzzle);
      await page.getByText(words("games.refused")).waitFor();
      await goTo(page, "solve");
      await button(page, words("solve.button")).click();
      await expectDigits(page, seeds[0].solution);
      await button(page, words("shell.settings")).click();
      await page.getByRole("radio", { name: words("set.theme-dark") }).check();
      await expectSoon(() => page.evaluate(() => document.documentElement.dataset.theme), "dark");
      await page.keyboard.press("Escape");
      await button(page, words("notice.close")).click();
      await expectSoon(() => page.getByText(words("games.refused")).count(), 0);
    }));

  for (const [what, sentence] of /** @type {const} */ ([
    ["workers", "error.engine-load"],
    ["WebAssembly", "error.engine-load"],
    ["WebAssembly by its absence", "error.engine-unsupported"],
  ])) {
    it(`${what} leaves a board to play on, and says why nothing is solved`, () =>
      without(what, async (page) => {
        await goTo(page, "solve");
        await button(page, words("solve.of-game")).click();
        await expectTold(page, words(sentence));
        await expectTold(page, words("status.unknown"));
        await goTo(page, "play");
        const label = String(await cell(page, ", empty").first().getAttribute("aria-label"));
        await cell(page, label).focus();
        await page.keyboard.press("7");
        await cell(page, label.replace(/empty.*/, "7")).waitFor();
      }));
  }

  it("SIMD of WebAssembly leaves a board in a frame to play on, and says why nothing is checked", () =>
    visit(
      async (page) => {
        await page.addInitScript(() => {
          WebAssembly.validate = () => false;
        });
        await page.goto(`${site.url}embed.html?lang=en&puzzle=${seeds[4].puzzle}`);
        await expectDigits(page, seeds[4].puzzle);
        await cell(page, "row 1, column 2, empty").click();
        await page.keyboard.press("2");
        await cell(page, "row 1, column 2, 2").waitFor();
        await button(page, words("solve.check")).click();
        await page.getByText(words("error.engine-unsupported")).waitFor();
      },
      { path: null },
    ));

  it("WebAssembly at first: the next press loads the solver again", () =>
    visit(
      async (page) => {
        await page.addInitScript(() => {
          const { compile } = WebAssembly;
          WebAssembly.compile = (bytes) =>
            document.documentElement.dataset.hasEngine
              ? compile(bytes)
              : Promise.reject(new WebAssembly.CompileError("refused"));
        });
        await page.goto(site.url);
        await button(page, words("hint.button")).click();
        await expectTold(page, words("error.engine-load"));
        await expectSoon(() => page.locator(".card:visible").count(), 0);
        await page.evaluate(() => {
          document.documentElement.dataset.hasEngine = "yes";
        });
        await button(page, words("hint.button")).click();
        await page.getByText(words("hint.strength", { most: 3, strength: 1 })).waitFor();
      },
      { path: null },
    ));
});

describe("an engine that cannot be fetched", () => {
  for (const [what, files] of /** @type {[string, RegExp][]} */ ([
    ["module", /\/nonet-[A-Z0-9]{8}\.wasm$/],
    ["worker", /nonet-worker/],
    ["teacher's module", /nonet-teacher/],
  ])) {
    it(`is named by Hint, which works when the ${what} is there again`, () =>
      visit(
        async (page, context) => {
          await context.route(files, (route) => route.abort());
          await page.goto(site.url);
          await button(page, words("hint.button")).click();
          await expectTold(page, words("error.engine-load"));
          await expectSoon(() => page.locator(".card:visible").count(), 0);
          await context.unroute(files);
          await button(page, words("hint.button")).click();
          await page.getByText(words("hint.strength", { most: 3, strength: 1 })).waitFor();
          await expectSoon(() => page.locator("#status").textContent(), "");
        },
        { path: null },
      ).catch(onlyFailedRequests));
  }
});

describe("the board between visits", () => {
  it("is kept, with what was done on it", () =>
    visit(async (page) => {
      await paste(page, seeds[4].puzzle);
      await expectDigits(page, seeds[4].puzzle);
      await cell(page, "row 1, column 2, empty").click();
      await page.keyboard.press("2");
      await cell(page, "row 1, column 2, 2").waitFor();
      await page.reload();
      await cell(page, "row 1, column 2, 2").waitFor();
      await page.keyboard.press("Control+z");
      await expectDigits(page, seeds[4].puzzle);
    }));

  it("is the puzzle that was pasted, also when the database has had no time for it", () =>
    visit(async (page) => {
      await page.evaluate(() => {
        // No write ends, and so none begins after it.
        IDBObjectStore.prototype.put = () => /** @type {any} */ (new Promise(() => {}));
      });
      await paste(page, seeds[4].puzzle);
      await expectDigits(page, seeds[4].puzzle);
      await page.reload();
      await expectDigits(page, seeds[4].puzzle);
      const written = () =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              indexedDB.open("nonet-games").onsuccess = ({ target }) => {
                const { result } = /** @type {IDBOpenDBRequest} */ (target);
                result.transaction("games").objectStore("games").count().onsuccess = (event) =>
                  resolve(/** @type {IDBRequest} */ (event.target).result);
              };
            }),
        );
      await expectSoon(written, 1);
    }));

  it("is the player's, not the address's, once another puzzle is on it", () =>
    visit(
      async (page) => {
        await expectDigits(page, seeds[4].puzzle);
        await paste(page, seeds[0].puzzle);
        await expectDigits(page, seeds[0].puzzle);
        await page.reload();
        await expectDigits(page, seeds[0].puzzle);
      },
      { path: `#p=${seeds[4].puzzle}` },
    ));
});
