import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { button } from "../support/board.js";
import { ready } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

const path = "bench.html";
const shared = `${path}#r=${encodeURIComponent("1_Firefox 128_16_scalar_15_easy_400-330-25_medium_900-800-0")}`;
const sharedDevice = words("bench.device", { browser: "Firefox 128", cores: 16, simd: "no", workers: 15 });
const phone = { viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true };

/** @param {import("playwright-core").Page} page @param {string} wanted the only set to run */
async function chooseOnly(page, wanted) {
  await button(page, words("bench.run")).waitFor();
  for (const set of await page.getByRole("checkbox").all()) {
    await set.setChecked(await set.getAttribute("value") === wanted);
  }
}

/** The rows of the table, as texts. @param {import("playwright-core").Page} page */
const rows = (page) => page.locator("tbody tr").evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)));
const chart = (page) => page.getByRole("img", { name: words("bench.chart") });

describe("the benchmark", () => {
  it("runs, shows bars and figures, and a link that shows them to others", () => visit(async (page, context) => {
    await chooseOnly(page, "easy");
    await button(page, words("bench.run")).click();
    await page.getByText(words("bench.done"), { exact: true }).waitFor();
    const [[set], ...ways] = await rows(page);
    assert.equal(set, words("bench.set-easy"));
    assert.deepEqual(ways.map(([way]) => way).slice(0, 2), [words("bench.way-single"), words("bench.way-lockstep")]);
    assert.ok(ways.flatMap(([, ...figures]) => figures).every((figure) => /^[1-9][\d,.]*$/.test(figure)), JSON.stringify(ways));
    await expectSoon(() => chart(page).locator("rect").count(), ways.length);

    const other = await context.newPage();
    await other.goto(await page.getByRole("link", { name: words("bench.link") }).evaluate((link) => link.href));
    await chart(other).waitFor();
    await expectSoon(() => rows(other), [[set], ...ways.map(([way, rate]) => [way, rate])]);
  }, { path }));

  it("shows what was shared beside what is measured here", () => visit(async (page) => {
    await page.getByText(words("bench.shared", { device: sharedDevice })).waitFor();
    await expectSoon(() => chart(page).locator("rect").count(), 5);
    await chooseOnly(page, "medium");
    await button(page, words("bench.run")).click();
    await page.getByText(words("bench.done"), { exact: true }).waitFor();
    await expectSoon(async () => await chart(page).locator("rect").count() >= 7, true);
    const [, [way, rate, time, theirs]] = await rows(page);
    assert.deepEqual([way, rate, time, theirs], [words("bench.way-single"), "–", "–", "2,500,000"]);
  }, { path: shared }));

  it("stops on request, and can run again", () => visit(async (page) => {
    await button(page, words("bench.run")).click();
    await page.getByText(words("bench.running", { set: words("bench.set-easy") })).waitFor();
    await button(page, words("bench.stop")).click();
    await page.getByText(words("error.aborted"), { exact: true }).waitFor();
    await button(page, words("bench.run")).click();
    await button(page, words("bench.stop")).click();
    await button(page, words("bench.run")).waitFor();
  }, { path }));

  it("asks for a set when none is chosen", () => visit(async (page) => {
    await chooseOnly(page, "none of them");
    await button(page, words("bench.run")).click();
    await page.getByText(words("bench.no-set")).waitFor();
  }, { path }));

  for (const [look, options] of [["in light", { colorScheme: "light" }], ["in dark", { colorScheme: "dark" }], ["on a phone", phone]]) {
    it(`has no barriers that axe finds, ${look}`, () => visit(async (page) => {
      await chart(page).waitFor();
      await expectNoBarriers(page);
      await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
    }, { ...options, path: shared }));
  }

  it("is found from the page", () => visit(async (page) => {
    await ready(page);
    await button(page, words("shell.settings")).click();
    await button(page, words("about.open")).click();
    await page.getByRole("link", { name: words("about.bench") }).click();
    await page.getByRole("heading", { name: words("bench.heading") }).waitFor();
  }));
});
