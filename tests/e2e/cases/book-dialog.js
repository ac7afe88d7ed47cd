/** The dialog of a book: what the page makes there, nonet-book makes of the same file. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";

import { unzipSync } from "fflate";

import { loadBookWords } from "../../../web/i18n/book-words.js";
import { loadSeriesWords } from "../../../web/i18n/series-words.js";
import { expectNoBarriers } from "../support/axe.js";
import { button } from "../support/board.js";
import { inspectPdf } from "../support/pdf.js";
import { expectNoSideways } from "../support/places.js";
import { choose, openPrint, pageCount, settled } from "../support/print.js";
import { dist, visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { words } from "../support/words.js";

const [say, saySeries] = await Promise.all([loadBookWords("en"), loadSeriesWords("en")]);
const command = join(dist, "nonet-book.mjs");
const settings = {
  version: 2,
  seed: 7,
  work: { kind: "new", sections: [{ count: 6, goal: { layout: "3x3", level: "easy" } }] },
  look: { paper: "6x9", press: "kdp", perPage: 2, title: "Evenings", author: "A. Maker", book: {} },
};

/** @param {import("playwright-core").Page} page */
async function openDialog(page) {
  await openPrint(page);
  await choose(page, "book");
  await page.locator(".print-more").click();
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: words("print.open-settings") }).click();
  await (
    await chosen
  ).setFiles({ name: "book.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(settings)) });
  await settled(page);
  await button(page, words("print.parts-and-cover")).click();
  const dialog = page.getByRole("dialog", { name: words("print.book") });
  await dialog.waitFor();
  return dialog;
}

/** @param {import("playwright-core").Page} page @param {() => Promise<void>} press @returns {Promise<Buffer>} */
async function saved(page, press) {
  const coming = page.waitForEvent("download");
  await press();
  return readFileSync(await (await coming).path());
}

describe("the dialog of a book", () => {
  it("changes parts and cover, reports before it saves, and writes what nonet-book writes", () =>
    visit(async (page) => {
      const dialog = await openDialog(page);
      const verdict = dialog.locator(".press-verdict");
      await expectSoon(() => verdict.textContent(), say("report.found", { count: 1 }));
      await expectSoon(() => dialog.locator(".press-cover > svg").count(), 1);

      await dialog.getByLabel(say("maker.add-part"), { exact: true }).first().selectOption("text");
      await button(dialog, say("maker.add-part")).click();
      await dialog.locator(".press-parts .print-section-head").last().press("Enter");
      await dialog.getByLabel(say("maker.words"), { exact: true }).fill("# Afterword\n\nGood night.");
      await dialog.getByLabel(say("maker.add-part"), { exact: true }).first().selectOption("notes");
      await button(dialog, say("maker.add-part")).click();
      await button(dialog, say("maker.up", { number: 7 })).press("Enter");
      await expectSoon(
        () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
        say("maker.up", { number: 6 }),
      );
      await dialog.getByLabel(say("cover.back"), { exact: true }).fill("For long evenings.");
      await dialog.getByLabel(words("print.author"), { exact: true }).fill("B. Maker");
      await expectNoBarriers(page);

      const save = button(dialog, say("maker.save-book"));
      await save.click();
      await expectSoon(() => dialog.locator(".press-foot .dialog-told").textContent(), say("report.again"));
      const book = await saved(page, () => save.click());
      const cover = await saved(page, () => button(dialog, say("maker.save-cover")).click());
      const file = await saved(page, () => button(dialog, words("print.save-settings")).click());

      const read = JSON.parse(String(file));
      assert.deepEqual(
        read.look.book.parts.map(({ kind }) => kind),
        ["title", "about", "contents", "sections", "solutions", "notes", "text"],
      );
      const folder = mkdtempSync(join(tmpdir(), "nonet-book-"));
      try {
        const at = (/** @type {string} */ name) => join(folder, name);
        writeFileSync(at("book.json"), file);
        assert.throws(
          () =>
            execFileSync(
              process.execPath,
              [command, at("book.json"), "-o", at("book.pdf"), "--cover", at("cover.pdf")],
              { stdio: "pipe" },
            ),
          /The printer takes at least 24/,
        );
        for (const [own, name] of /** @type {const} */ ([
          [book, "book.pdf"],
          [cover, "cover.pdf"],
        ])) {
          const [mine, other] = [own, readFileSync(at(name))].map((bytes) => inspectPdf(bytes));
          assert.deepEqual(mine.pages, other.pages, name);
          assert.equal(textOf(own, folder), textOf(readFileSync(at(name)), folder), name);
        }
        assert.match(textOf(book, folder), /Afterword\s+Good night\./);
        assert.match(textOf(cover, folder), /For long evenings\.[\s\S]*B\. Maker/);
      } finally {
        rmSync(folder, { recursive: true });
      }
      await page.keyboard.press("Escape");
      await settled(page);
      await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), words("print.parts-and-cover"));
      await expectSoon(() => pageCount(page), inspectPdf(book).pages);
    }));

  it("fits a small phone", () =>
    visit(
      async (page) => {
        const dialog = await openDialog(page);
        await expectNoSideways(page);
        await expectNoBarriers(page);
        const widths = await dialog.evaluate((each) => [each.scrollWidth, each.clientWidth]);
        assert.ok(widths[0] <= widths[1], String(widths));
      },
      { viewport: { width: 320, height: 568 } },
    ));
});

describe("the dialog for a year of a newspaper", () => {
  const series = {
    version: 2,
    seed: 2027,
    work: {
      kind: "series",
      from: "2027-01-04",
      to: "2027-01-08",
      days: {
        monday: { goal: { layout: "2x3", level: "easy" } },
        friday: { title: "Killer", goal: { layout: "2x3", rules: "killer", level: "easy" } },
      },
      formats: ["pdf", "svg", "png", "txt", "json"],
    },
    look: { title: "The Daily", address: "https://example.org/", show: { code: true } },
  };

  it("saves the files that nonet-book series writes", () =>
    visit(async (page) => {
      await openPrint(page);
      await page.locator(".print-more").click();
      await page.getByRole("menuitem", { name: say("maker.series") }).click();
      const dialog = page.getByRole("dialog", { name: saySeries("series.title") });
      await expectNoBarriers(page);
      const chosen = page.waitForEvent("filechooser");
      await button(dialog, words("print.open-settings")).click();
      const file = { name: "year.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(series)) };
      await (await chosen).setFiles(file);
      await expectSoon(() => dialog.locator(".press-verdict").textContent(), saySeries("series.count", { count: 2 }));
      const zip = unzipSync(new Uint8Array(await saved(page, () => button(dialog, saySeries("series.save")).click())));
      const plain = await saved(page, () => button(dialog, words("print.save-settings")).click());
      const folder = mkdtempSync(join(tmpdir(), "nonet-series-"));
      try {
        writeFileSync(join(folder, "year.json"), plain);
        const order = [command, "series", join(folder, "year.json"), "-o", join(folder, "year"), "--quiet"];
        execFileSync(process.execPath, order, { stdio: "pipe" });
        const names = readdirSync(join(folder, "year"), { recursive: true, withFileTypes: true })
          .filter((each) => each.isFile())
          .map((each) => join(each.parentPath ?? each.path, each.name));
        assert.deepEqual(
          Object.keys(zip).sort(),
          names.map((name) => name.slice(folder.length + "/year/".length)).sort(),
        );
        for (const name of names)
          assert.ok(readFileSync(name).equals(zip[name.slice(folder.length + "/year/".length)]), name);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }));
});

/** The text of a PDF file. @param {Buffer} bytes @param {string} folder */
function textOf(bytes, folder) {
  const path = join(folder, "text.pdf");
  writeFileSync(path, bytes);
  return execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
}
