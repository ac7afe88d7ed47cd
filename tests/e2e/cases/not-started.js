/** Browsers in which the page cannot start: it says why instead of staying empty. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, it } from "node:test";
import { pathToFileURL } from "node:url";

import { OLDEST } from "../../../tools/build/start.mjs";
import { loadWords } from "../../../web/i18n/words.js";
import { ready } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { dist, onlyFailedRequests, plainName, site, visit } from "../support/site.js";

/** @typedef {import("playwright-core").Page} Page */

/** Features that an old browser lacks. Each entry is a script that removes the feature before the page runs. */
const lacking = {
  modules: () => {
    delete (/** @type {any} */ (HTMLScriptElement.prototype).noModule);
  },
  popovers: () => {
    delete (/** @type {any} */ (HTMLElement.prototype).showPopover);
  },
  "stops of several signals": () => {
    delete (/** @type {any} */ (AbortSignal).any);
  },
  SIMD: () => {
    WebAssembly.validate = () => false;
  },
  "colours of two themes": () => {
    const { supports } = CSS;
    CSS.supports = (/** @type {string[]} */ ...question) =>
      !question.join().includes("light-dark") && /** @type {any} */ (supports)(...question);
  },
};

/** @param {Page} page @param {"en" | "uk" | "zh"} language */
async function expectTooOld(page, language) {
  const words = await loadWords(language);
  const told = page.locator("#not-started[role=alert]");
  await expectSoon(() => told.textContent(), words("page.too-old", OLDEST));
  await expectSoon(() => told.getAttribute("lang"), language);
  await expectSoon(() => page.getByRole("gridcell").count(), 0);
  await expectSoon(() => page.locator("#from-disk").count(), 0);
}

describe("a browser that is too old", () => {
  for (const [what, remove] of Object.entries(lacking)) {
    it(`for ${what} is told so, and nothing else is loaded`, () =>
      visit(
        async (page) => {
          /** @type {string[]} */
          const asked = [];
          page.on("request", (request) => asked.push(plainName(request.url())));
          await page.addInitScript(remove);
          await page.goto(site.url);
          await expectTooOld(page, "en");
          assert.deepEqual(
            asked.filter((name) => /worker|en\.js|teacher/.test(name)),
            [],
          );
        },
        { path: null },
      ));
  }

  it("is told so in the language that it wants, or the player has chosen", () =>
    visit(
      async (page) => {
        await page.addInitScript(lacking.popovers);
        await page.goto(site.url);
        await expectTooOld(page, "uk");
        await page.evaluate(() => localStorage.setItem("nonet-settings", JSON.stringify({ language: "zh" })));
        await page.reload();
        await expectTooOld(page, "zh");
      },
      { path: null, locale: "uk-UA" },
    ));

  it("is told so by the page in one file, whose other script it may not understand", () =>
    visit(
      async (page) => {
        await page.addInitScript(lacking.popovers);
        await page.goto(pathToFileURL(join(dist, "nonet-offline.html")).href);
        await expectTooOld(page, "en");
      },
      { path: null },
    ));
});

describe("a page whose script cannot be fetched", () => {
  it("says so, and starts when the script is there again", () =>
    visit(
      async (page, context) => {
        const start = /\/page\/start-[A-Z0-9]{8}\.js$/;
        await context.route(start, (route) => route.abort());
        await page.goto(site.url);
        await page.locator("#not-started").getByText("Не вдалося завантажити Nonet.").waitFor();
        await context.unroute(start);
        await ready(page);
        await page.locator('html[lang="uk"]').waitFor({ state: "attached" });
        await expectSoon(() => page.locator("#not-started").count(), 0);
      },
      { path: null, locale: "uk-UA" },
    ).catch(onlyFailedRequests));
});
