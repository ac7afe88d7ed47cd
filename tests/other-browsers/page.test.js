import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import en from "../../web/i18n/catalogues/page/en.js";
import it_ from "../../web/i18n/catalogues/page/it.js";
import { serve } from "../../tools/serve.mjs";
import { browsers } from "./support/browsers.js";
import { cellAt, expectInPage, lineOnBoard, pressCell, pressNamed } from "./support/page.js";

const folder = fileURLToPath(new URL("../../dist", import.meta.url));
/** A puzzle of ours with one solution. */
const puzzle = ".7.3..1..9....1..6.1.45..7....8..23.1.2..4..8....17....5..4....6.8...5.........83";

/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
before(async () => { site = await serve({ folder, csp: true }); });
after(() => site.close());

for (const [name, { isInstalled, launch }] of Object.entries(browsers)) {
  describe(`the page in ${name}`, { skip: !isInstalled, timeout: 180_000 }, () => {
    /** @type {import("./support/browsers.js").Browser} */
    let browser;
    before(async () => { browser = await launch(); });
    after(() => browser?.close());

    it("shows a puzzle to play on the first visit", async () => {
      await browser.goto(site.url);
      await expectInPage(browser, true, () => document.querySelectorAll("[role=gridcell]").length === 81);
      const line = await browser.evaluate(lineOnBoard);
      assert.ok(line.replaceAll(".", "").length >= 30, line);
    });

    it("takes a digit by a press and a key, undoes it, and has it again after loading anew", async () => {
      const blank = (await browser.evaluate(lineOnBoard)).indexOf(".");
      await pressCell(browser, blank);
      await browser.press("5");
      await expectInPage(browser, "5", cellAt, blank);
      await browser.press("Control+z");
      await expectInPage(browser, ".", cellAt, blank);
      await browser.press("Control+y");
      await expectInPage(browser, "5", cellAt, blank);
      await browser.goto(`${site.url}?again`);
      await expectInPage(browser, "5", cellAt, blank);
      await browser.press("Control+z");
      await expectInPage(browser, ".", cellAt, blank);
    });

    it("gives a hint in three strengths and applies it", async () => {
      const blanks = (await browser.evaluate(lineOnBoard)).split(".").length;
      await pressNamed(browser, en["hint.button"]);
      await pressNamed(browser, en["hint.more"]);
      await pressNamed(browser, en["hint.more"]);
      await pressNamed(browser, en["hint.apply"]);
      await expectInPage(browser, blanks - 1, `() => (${lineOnBoard})().split(".").length`);
    });

    it("speaks another language at once and keeps the game", async () => {
      const line = await browser.evaluate(lineOnBoard);
      await pressNamed(browser, en["shell.settings"]);
      await pressNamed(browser, "Italiano");
      await expectInPage(browser, "it", () => document.documentElement.lang);
      await expectInPage(browser, line, lineOnBoard);
      await expectInPage(browser, true, (/** @type {string} */ button) => [...document.querySelectorAll("button")].some(({ textContent }) => textContent?.includes(button)), it_["hint.button"]);
      await pressNamed(browser, "English");
      await expectInPage(browser, "en", () => document.documentElement.lang);
      await browser.press("Escape");
    });

    it("opens a puzzle from an address and solves it in Solve", async () => {
      await browser.goto(`${site.url}#p=${puzzle}`);
      await expectInPage(browser, puzzle, lineOnBoard);
      await browser.goto(`${site.url}#solve`);
      await pressNamed(browser, en["solve.button"], "button");
      await expectInPage(browser, false, `() => (${lineOnBoard})().includes(".")`);
    });

    it("makes a new puzzle", async () => {
      await browser.goto(`${site.url}#play`);
      await pressNamed(browser, en["shell.new"]);
      await pressNamed(browser, en["level.easy"]);
      await expectInPage(browser, true, `() => { const digits = (${lineOnBoard})().replaceAll(".", "").length; return digits >= 30 && digits <= 45; }`);
    });
  });
}
