import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { button, cell } from "../support/board.js";
import { ready } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { onlyFailedRequests, plainName, site, visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * The plain names of addresses, each once; the chunks of the page's code count as one.
 * @param {readonly string[]} addresses
 */
const plain = (addresses) =>
  [...new Set(addresses.map((address) => plainName(address).replace(/^chunk\.js$/, "page.js")))].sort();
const untilEngine = [
  "",
  "page.js",
  "en.js",
  "nonet-worker.js",
  "nonet.wasm",
  "page.css",
  "start.js",
  "start-failures.js",
];

/** The addresses that a page asks for. @param {Page} page */
function askedOf(page) {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => {
    if (request.url().startsWith(site.url)) asked.push(request.url());
  });
  return asked;
}

describe("the first visit", () => {
  it("asks for what the budgets count, and for the teacher's module alone to fill the stock of puzzles", () =>
    visit(
      async (page) => {
        const asked = askedOf(page);
        await page.goto(site.url);
        await ready(page);
        const stocked = () =>
          page.evaluate(
            () => Object.values(JSON.parse(localStorage.getItem("nonet-stock") ?? "{}").puzzles ?? {}).flat().length,
          );
        await expectSoon(stocked, 15, 90_000);
        assert.deepEqual(plain(asked), [...untilEngine, "nonet-teacher.wasm"].sort());
        assert.ok(new Set(asked).size <= 20, asked.join(" "));
      },
      { path: null, savesData: false },
    ));

  it("says that the page cannot be loaded, in its language, and starts when the connection is back", () =>
    visit(
      async (page, context) => {
        const files = /\/page\/(page|chunk|uk)-\w+\.js$/;
        await context.route(files, (route) => route.abort());
        await page.goto(site.url);
        await page.getByText("Не вдалося завантажити Nonet.").waitFor();
        await context.unroute(files);
        await ready(page);
        await page.locator('html[lang="uk"]').waitFor({ state: "attached" });
      },
      { path: null, locale: "uk-UA" },
    ).catch(onlyFailedRequests));

  it("asks again for a part of the page that could not be loaded, and says so meanwhile", () =>
    visit(
      async (page, context) => {
        await page.goto(site.url);
        await ready(page);
        await context.route(/\/page\/solve-/, (route) => route.abort());
        const tab = page.locator('[data-place="solve"].tab');
        await tab.click();
        await page.locator("#status").getByText(words("error.not-loaded")).waitFor();
        await context.unroute(/\/page\/solve-/);
        await page.locator('[data-place="play"].tab').click();
        await tab.click();
        await button(page, words("open.open")).waitFor();
        await cell(page).first().waitFor();
      },
      { path: null },
    ).catch(onlyFailedRequests));

  it("keeps the link of the Share dialog when the code beside it could not be loaded, and says so", () =>
    visit(
      async (page, context) => {
        await page.goto(site.url);
        await ready(page);
        await context.route(/\/page\/qr-picture-/, (route) => route.abort());
        await button(page, words("play.more")).click();
        await page.getByRole("menuitem", { name: words("share.open") }).click();
        const dialog = page.getByRole("dialog", { name: words("share.title") });
        await dialog.getByText(words("error.not-loaded")).waitFor();
        const link = () =>
          dialog.getByLabel(words("share.link"), { exact: true }).and(page.locator("input")).inputValue();
        await expectSoon(async () => /#p=[\d.]{81}/.test(await link()), true);
      },
      { path: null },
    ).catch(onlyFailedRequests));
});
