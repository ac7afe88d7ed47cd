import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { button, expectDigits, paste } from "../support/board.js";
import { inspectPdf } from "../support/pdf.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @param {import("playwright-core").Page} page @param {(dialog: import("playwright-core").Locator) => Promise<void>} fill */
async function print(page, fill) {
  await button(page, words("print.open")).click();
  const dialog = page.getByRole("dialog", { name: words("print.title") });
  await fill(dialog);
  await button(dialog, words("print.submit")).click();
  await page.locator(".sheets").waitFor({ state: "attached" });
  return inspectPdf(await page.pdf({ preferCSSPageSize: true }));
}

describe("printing", () => {
  it("prints new puzzles and their key as vectors with embedded fonts", () => visit(async (page) => {
    const { pages, images, fonts, embedded } = await print(page, async (dialog) => {
      await dialog.getByLabel(words("print.count")).fill("5");
    });
    assert.deepEqual({ pages, images }, { pages: 3, images: 0 });
    assert.ok(fonts > 0 && fonts === embedded, `${embedded} of ${fonts} fonts`);
  }));

  it("shows numbers, givens and solutions, and nothing of the page", () => visit(async (page) => {
    await paste(page, seeds[1].puzzle);
    await expectDigits(page, seeds[1].puzzle);
    await print(page, (dialog) => dialog.getByLabel(words("print.board")).check());
    await page.emulateMedia({ media: "print" });
    const boards = await page.locator(".sheets svg").evaluateAll((drawings) => (
      drawings.map((drawing) => [...drawing.querySelectorAll("text")].map((text) => text.textContent).join(""))
    ));
    assert.deepEqual(boards, [seeds[1].puzzle.replaceAll("0", ""), seeds[1].solution]);
    assert.equal(await page.locator(".sheet-number").first().textContent(), "1");
    assert.equal(await page.locator("header.head").isVisible(), false);
    assert.equal(await page.locator(".sheets").isVisible(), true);
  }));

  it("prints the board, on a page of its own, whatever the fields for new puzzles contain", () => visit(async (page) => {
    await paste(page, seeds[1].puzzle);
    await expectDigits(page, seeds[1].puzzle);
    await print(page, async (dialog) => {
      await dialog.getByLabel(words("print.count")).fill("2.5");
      await dialog.getByLabel(words("print.board")).check();
      assert.ok(await dialog.getByRole("group", { name: words("print.per-page") }).getByLabel("1", { exact: true }).isChecked());
    });
    assert.deepEqual(await page.locator(".sheet-header").allTextContents(), [words("sheet.head"), words("sheet.key")]);
  }));

  it("has the title on its pages and on those of the key", () => visit(async (page) => {
    await print(page, (dialog) => dialog.getByLabel(words("print.heading")).fill("Class 4b"));
    assert.deepEqual(await page.locator(".sheet-header").allTextContents(), ["Class 4b", words("sheet.key-of", { title: "Class 4b" })]);
  }));

  /** @type {any[][]} */
  const boards = [
    ["the page", `#p=${seeds[1].puzzle}`, "dark"],
    ["a board to look at", `embed.html?mode=view&puzzle=${seeds[1].puzzle}`, "light"],
  ];
  for (const [what, path, colorScheme] of boards) {
    it(`prints the board of ${what} as vectors`, () => visit(async (page) => {
      await expectDigits(page, seeds[1].puzzle);
      const { pages, images, fonts, embedded } = inspectPdf(await page.pdf());
      assert.deepEqual({ pages, images }, { pages: 1, images: 0 });
      assert.ok(fonts > 0 && fonts === embedded, `${embedded} of ${fonts} fonts`);
      assert.equal(await page.locator(".board-paper").count(), 0);
    }, { path, colorScheme }));
  }

  it("leaves the page as it was once the reader goes on", () => visit(async (page) => {
    await print(page, async () => {});
    assert.equal(await page.locator(".sheets").isVisible(), false);
    await page.keyboard.press("Escape");
    await expectSoon(() => page.locator(".sheets").count(), 0);
  }));

  /** @type {any[][]} */
  const papers = [["en-US", 792], ["en-GB", 842]];
  for (const [locale, height] of papers) {
    it(`takes the paper that is usual in ${locale}`, () => visit(async (page) => {
      await print(page, async () => {});
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+[\d.]+\s+([\d.]+)/g)].map(([, tall]) => Math.round(Number(tall)));
      assert.deepEqual([...new Set(boxes)], [height]);
    }, { locale }));
  }
});
