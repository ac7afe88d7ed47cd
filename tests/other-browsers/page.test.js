import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import en from "../../web/i18n/catalogues/en/page.json" with { type: "json" };
import it_ from "../../web/i18n/catalogues/it/page.json" with { type: "json" };
import { policyTag } from "../../tools/build/policies.mjs";
import { serve } from "../../tools/serve.mjs";
import { browsers } from "./support/browsers.js";
import { cellAt, expectInPage, lineOnBoard, pressCell, pressNamed } from "./support/page.js";

const folder = fileURLToPath(new URL("../../dist", import.meta.url));
/** A puzzle of ours with one solution. */
const puzzle = ".7.3..1..9....1..6.1.45..7....8..23.1.2..4..8....17....5..4....6.8...5.........83";

/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
/** A server of another origin, which has only the pages given here. @type {Awaited<ReturnType<typeof serve>>} */
let foreign;
/**
 * The site on a server whose page for frames names its address in its policy.
 * @type {Awaited<ReturnType<typeof serve>>}
 */
let naming;
/** @type {Record<string, string>} */
const pages = {};
/** @type {Record<string, string>} */
const ownPages = {};
before(async () => {
  site = await serve({ folder, csp: true });
  naming = await serve({ folder, pages: ownPages });
  ownPages["/embed.html"] = readFileSync(`${folder}/embed.html`, "utf8").replaceAll("'self'", `'self' ${naming.url}`);
  foreign = await serve({ folder: "", pages });
});
after(() => Promise.all([site, naming, foreign].map((server) => server.close())));

/** What docs/embedding.md tells a page of another origin to allow. @param {string} origin */
function policyFor(origin) {
  const [, line] =
    /^ {4}(script-src ORIGIN .*)$/m.exec(readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8")) ??
    assert.fail("no policy");
  return `default-src 'none'; ${line.replaceAll("ORIGIN", origin)}`;
}

for (const [name, { isInstalled, launch }] of Object.entries(browsers)) {
  describe(`the page in ${name}`, { skip: !isInstalled, timeout: 180_000 }, () => {
    /** @type {import("./support/browsers.js").Browser} */
    let browser;
    before(async () => {
      browser = await launch();
    });
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
      await expectInPage(
        browser,
        true,
        (/** @type {string} */ button) =>
          [...document.querySelectorAll("button")].some(({ textContent }) => textContent?.includes(button)),
        it_["hint.button"],
      );
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
      await expectInPage(
        browser,
        true,
        `() => { const digits = (${lineOnBoard})().replaceAll(".", "").length; return digits >= 30 && digits <= 45; }`,
      );
    });

    it("starts the engine's workers on a page of another origin, with the policy that the documents name", async () => {
      pages["/lesson"] =
        `<!doctype html><html lang="en"><meta charset="utf-8">${policyTag(policyFor(site.url))}<title>Lesson</title><script type="module" src="${site.url}sudoku-board.js"></script></html>`;
      await browser.goto(`${foreign.url}lesson`);
      const answer = await browser.evaluate(async (address) => {
        const { createEngine } = await import(address);
        const engine = await createEngine();
        const [{ status }, { isInWorkers }] = [await engine.solve("4030300000000001"), await engine.about()];
        engine.close();
        return [status, isInWorkers];
      }, `${site.url}nonet.mjs`);
      assert.deepEqual(answer, ["unique", true]);
    });

    for (const [sandbox, when, ofFrame] of /** @type {[string, string, () => string][]} */ ([
      ["allow-scripts allow-same-origin", "", () => site.url],
      ["allow-scripts", ", when its policy names the site", () => naming.url],
    ])) {
      it(`solves in a frame with sandbox="${sandbox}"${when}`, async () => {
        const address = `${ofFrame()}embed.html?mode=solve&puzzle=4030300000000001&origins=${new URL(foreign.url).origin}`;
        pages["/lesson"] =
          `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title><script>told = []; addEventListener("message", ({ data }) => told.push(data));</script><iframe title="Sudoku" sandbox="${sandbox}" src="${address}"></iframe></html>`;
        await browser.goto(`${foreign.url}lesson`);
        await expectInPage(browser, true, () =>
          /** @type {any} */ (window).told.some((/** @type {any} */ { type }) => type === "ready"),
        );
        await browser.evaluate(() =>
          document.querySelector("iframe")?.contentWindow?.postMessage({ nonet: 1, type: "solve" }, "*"),
        );
        await expectInPage(
          browser,
          "unique",
          () => /** @type {any} */ (window).told.find((/** @type {any} */ { to }) => to === "solve")?.status,
        );
      });
    }
  });
}
