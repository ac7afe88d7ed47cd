/** What people print: sheets for a class, large print, their own list, books; as PDF and through the browser; by keyboard and on a phone. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";

import { button, expectDigits } from "../support/board.js";
import { inspectPdf } from "../support/pdf.js";
import { expectInView, goTo, ready } from "../support/places.js";
import { choose, hasPoppler, infoOf, openPrint, pageCount, printed, savedPdf, settled, textOf, textsOfPage, unfold } from "../support/print.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { phone } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const path = `#p=${seeds[1].puzzle}`;
const poppler = { skip: hasPoppler ? false : "poppler-utils is not installed" };
/** Daily puzzles, as node-daily.test.js has them. */
const daily22 = ".8...2....95.786..4......7........48...2.9...96........7......1..456.72....7...3.";
const daily23 = ".9..67..26..3..498...9.45..32.....14..54389..86.....53..68.3...943..2..57..69..4.";
/** The digits among texts, in their order. @param {readonly string[]} texts */
const digitsOf = (texts) => texts.filter((text) => /^[1-9]$/.test(text)).join("");
const told = (/** @type {Page} */ page) => page.locator(".print-bar .dialog-told").textContent();
/** Whether the first page has a text. @param {Page} page @param {string} wanted */
const shows = async (page, wanted) => (await textsOfPage(page, 0)).some((text) => text.includes(wanted));
const preset = (/** @type {Page} */ page, /** @type {string} */ name) => page.locator(`[data-preset="${name}"]`).click();

describe("place Print", () => {
  it("shows the puzzle on the board, and its solution", () => visit(async (page) => {
    await openPrint(page);
    await choose(page, "board");
    await settled(page);
    const pages = await pageCount(page);
    await expectSoon(async () => digitsOf(await textsOfPage(page, 0)).endsWith(seeds[1].puzzle.replaceAll("0", "")), true);
    await expectSoon(async () => digitsOf(await textsOfPage(page, pages - 1)).endsWith(seeds[1].solution), true);
  }, { path }));

  it("makes a class a sheet of four with a line for the name, and the key on a page of its own", () => visit(async (page) => {
    await openPrint(page);
    await preset(page, "classroom");
    await page.getByLabel(words("print.title"), { exact: true }).fill("Class 4b");
    await settled(page);
    await expectSoon(() => pageCount(page), 2);
    for (const wanted of ["Class 4b", words("sheet.name")]) await expectSoon(() => shows(page, wanted), true);
    const { pages, images, fonts, embedded } = inspectPdf(await printed(page));
    assert.deepEqual({ pages, images }, { pages: 2, images: 0 });
    assert.ok(fonts > 0 && fonts === embedded, `${embedded} of ${fonts} fonts`);
  }));

  it("prints the daily puzzle of Play with its date, and offers no others", () => visit(async (page) => {
    await openPrint(page);
    await preset(page, "daily");
    const date = page.getByLabel(words("print.show-date"), { exact: true }).and(page.locator("[type=date]"));
    for (const [day, shown, puzzle] of [["2026-11-22", "22 November 2026", daily22], ["2026-11-23", "23 November 2026", daily23]]) {
      await date.fill(day);
      await settled(page);
      await expectSoon(async () => digitsOf(await textsOfPage(page, 0)).startsWith(puzzle.replaceAll(".", "")), true);
      await expectSoon(() => shows(page, shown), true);
    }
    await expectSoon(() => button(page, words("print.other")).count(), 0);
  }, { locale: "en-GB" }));

  it("keeps its puzzles when only the looks change, and takes others when asked", () => visit(async (page) => {
    await openPrint(page);
    const before = digitsOf(await textsOfPage(page, 0));
    await unfold(page, "paper");
    await page.getByLabel(words("print.large")).check();
    await page.getByRole("combobox", { name: words("print.paper"), exact: true }).selectOption("a5");
    await settled(page);
    await expectSoon(async () => digitsOf(await textsOfPage(page, 0)), before);
    await button(page, words("print.other")).click();
    await settled(page);
    await expectSoon(async () => digitsOf(await textsOfPage(page, 0)) === before, false);
  }));

  it("prints one puzzle a page in large print, with larger digits than a sheet of four has", () => visit(async (page) => {
    await openPrint(page);
    const sizeOf = () => page.locator(".print-page text").evaluateAll((texts) => (
      Math.max(...texts.filter((text) => /^[1-9]$/.test(text.textContent ?? "")).map((text) => text.getBoundingClientRect().height))));
    const small = await sizeOf();
    await preset(page, "large");
    await settled(page);
    await expectSoon(async () => await pageCount(page) >= 10, true);
    await expectSoon(async () => await sizeOf() > 1.5 * small, true);
  }));

  it("prints a list of one's own, with its titles, and says which line is wrong", () => visit(async (page) => {
    await openPrint(page);
    await choose(page, "list");
    await expectSoon(() => told(page), words("print.no-list"));
    await page.getByLabel(words("print.list-field")).fill([`${seeds[0].puzzle} Monday`, "12345", seeds[1].puzzle].join("\n"));
    await expectSoon(() => page.locator(".print-list-read").textContent(), words("print.recognised", { count: 2 }));
    await expectSoon(async () => /^Line 2, column/.test(await page.locator(".print-list-errors").innerText()), true);
    await settled(page);
    await expectSoon(() => shows(page, "Monday"), true);
    await expectSoon(async () => digitsOf(await textsOfPage(page, 0)).includes(seeds[1].puzzle.replaceAll("0", "")), true);
  }));

  it("names a puzzle of the list that has several solutions", () => visit(async (page) => {
    await openPrint(page);
    await choose(page, "list");
    await page.getByLabel(words("print.list-field")).fill(["1".padEnd(81, "."), seeds[1].puzzle].join("\n"));
    await page.locator(".print-faults li").waitFor();
    await expectSoon(() => page.locator(".print-faults li").count(), 1);
  }));

  it("takes files for the list", () => visit(async (page) => {
    await openPrint(page);
    await choose(page, "list");
    await page.locator(".print-list input[type=file]").setInputFiles({ name: "mine.txt", mimeType: "text/plain", buffer: Buffer.from(`${seeds[0].puzzle}\n${seeds[1].puzzle}\n`) });
    await expectSoon(() => page.locator(".print-list-read").textContent(), words("print.recognised", { count: 2 }));
    await settled(page);
  }));

  it("makes a book of sections, which are added, moved and removed", () => visit(async (page) => {
    await openPrint(page);
    await choose(page, "book");
    const sections = page.locator(".print-section");
    await sections.nth(0).getByRole("button").first().click();
    await sections.nth(0).getByLabel(words("print.count")).fill("6");
    await button(page, words("print.add-section")).click();
    await sections.nth(1).getByRole("button").first().click();
    await sections.nth(1).getByLabel(words("print.count")).fill("4");
    await sections.nth(1).getByRole("radio", { name: words("level.easy") }).check();
    await sections.nth(1).getByLabel(words("print.section-title"), { exact: true }).fill("Warm-up");
    await button(page, words("print.section-up", { number: 2 })).click();
    await expectSoon(() => page.locator(".print-section-name").allTextContents(), ["Warm-up", words("print.section", { number: 2 })]);
    await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")), words("print.section-up", { number: 1 }));
    await settled(page);
    const pages = await pageCount(page);
    assert.equal(pages % 2, 0, `${pages} pages`);
    await button(page, words("print.section-remove", { number: 1 })).click();
    await expectSoon(() => page.locator(".print-section-name").allTextContents(), [words("print.section", { number: 1 })]);
    await settled(page);
    await expectSoon(async () => await pageCount(page) < pages, true);
  }));

  it("comes back with its settings, and with the same puzzles", () => visit(async (page) => {
    await openPrint(page);
    await preset(page, "children");
    await settled(page);
    const before = await textsOfPage(page, 0);
    await page.reload();
    await ready(page);
    await openPrint(page);
    await expectSoon(() => textsOfPage(page, 0), before);
  }));

  it("changes no digit of the game when a digit is typed", () => visit(async (page) => {
    await expectDigits(page, seeds[1].puzzle);
    await openPrint(page);
    await button(page, words("print.submit")).focus();
    await page.keyboard.press("5");
    await page.keyboard.press("Control+z");
    await goTo(page, "play");
    await expectDigits(page, seeds[1].puzzle);
  }, { path }));
});

describe("work that takes long", () => {
  it("is stopped, and begun again when asked", () => visit(async (page) => {
    await openPrint(page);
    await preset(page, "book");
    await page.locator(".print-bar").getByRole("button", { name: words("card.stop") }).click();
    await expectSoon(() => told(page), words("print.stopped"));
    await expectSoon(() => page.locator(".print-count").textContent(), words("print.no-pages"));
    await button(page, words("print.submit")).click();
    await expectSoon(() => told(page), words("print.make-first", { button: words("print.make") }));
    await expectSoon(() => pageCount(page), 0);
    await button(page, words("print.make")).click();
    await settled(page);
    await expectSoon(async () => await pageCount(page) > 100, true);
  }));

  it("is not begun by opening the place", () => visit(async (page) => {
    await openPrint(page);
    await preset(page, "book");
    await page.reload();
    await goTo(page, "print");
    await button(page, words("print.make")).waitFor();
    await expectSoon(() => pageCount(page), 0);
  }));
});

describe("the ways out", () => {
  it("save a PDF with the title as its name, and the pages of the preview", poppler, () => visit(async (page) => {
    await openPrint(page);
    await page.getByLabel(words("print.title"), { exact: true }).fill("Unit 3: Sudoku / 4b");
    await settled(page);
    const pages = await pageCount(page);
    const texts = await textsOfPage(page, 0);
    const { name, path: file } = await savedPdf(page);
    assert.equal(name, "Unit 3 Sudoku 4b.pdf");
    const info = infoOf(file);
    assert.deepEqual([info.Title, info.Pages], ["Unit 3: Sudoku / 4b", String(pages)]);
    assert.match(info["Page size"], /^595\.\d+ x 841\.\d+ pts/);
    // What the text of the file has between the digits is its own business.
    const count = (/** @type {string} */ text) => [..."123456789"].map((digit) => text.split(digit).length - 1);
    assert.deepEqual(count(textOf(file, 1)), count(texts.join("")));
  }));

  it("offer the browser's print for characters that the PDF has no font for", () => visit(async (page) => {
    await openPrint(page);
    await page.getByLabel(words("print.title"), { exact: true }).fill("Sudoku שלום");
    await expectSoon(() => page.locator(".print-missing").isVisible(), true);
    await expectSoon(() => button(page, words("print.pdf")).getAttribute("aria-disabled"), "true");
    await printed(page);
    await page.getByLabel(words("print.title"), { exact: true }).fill("Sudoku");
    await expectSoon(() => button(page, words("print.pdf")).getAttribute("aria-disabled"), "false");
  }));

  it("copy a link that opens the same pages elsewhere", () => visit(async (page, context) => {
    await openPrint(page);
    await preset(page, "children");
    await unfold(page, "texts");
    await page.getByRole("combobox", { name: words("print.language"), exact: true }).selectOption("it");
    await settled(page);
    const before = await textsOfPage(page, 0);
    await button(page, words("print.more")).click();
    await page.getByRole("menuitem", { name: words("print.copy-link") }).click();
    await expectSoon(() => told(page), words("print.link-copied"));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /#print=[\w-]+$/);
    const other = await context.newPage();
    await other.addInitScript(() => localStorage.clear());
    await other.goto(link);
    await settled(other);
    await expectSoon(() => textsOfPage(other, 0), before);
    assert.equal(new URL(other.url()).hash, "#print");
  }, { permissions: ["clipboard-read", "clipboard-write"] }));

  it("save the settings as a file, which opens again, and say what is wrong with another file", () => visit(async (page) => {
    await openPrint(page);
    await preset(page, "classroom");
    await settled(page);
    const before = await textsOfPage(page, 0);
    const item = async (/** @type {string} */ key) => {
      await button(page, words("print.more")).click();
      await page.getByRole("menuitem", { name: words(key) }).click();
    };
    const open = async (/** @type {string | { name: string, mimeType: string, buffer: Buffer }} */ file) => {
      const choosing = page.waitForEvent("filechooser");
      await item("print.open-settings");
      await (await choosing).setFiles(/** @type {any} */ (file));
    };
    const saving = page.waitForEvent("download");
    await item("print.save-settings");
    const file = await (await saving).path();
    await preset(page, "children");
    await settled(page);
    await open(file);
    await expectSoon(() => textsOfPage(page, 0), before);
    await open({ name: "other.json", mimeType: "application/json", buffer: Buffer.from("{\n\"a\": }") });
    await expectSoon(async () => /^Line 2, column/.test(await told(page) ?? ""), true);
  }));

  it("print with Ctrl+P, and leave the page as it was once the reader goes on", () => visit(async (page) => {
    await openPrint(page);
    await page.keyboard.press("Control+p");
    await page.locator(".printed-pages").waitFor({ state: "attached" });
    const title = () => page.title();
    await expectSoon(async () => /^Sudoku \d{4}-\d\d-\d\d$/.test(await title()), true);
    const seen = async () => [await page.locator(".head").isVisible(), await page.locator(".printed-pages").isVisible()];
    await expectSoon(seen, [true, false]);
    await page.emulateMedia({ media: "print" });
    await expectSoon(seen, [false, true]);
    await page.emulateMedia({ media: "screen" });
    await page.keyboard.press("Escape");
    await expectSoon(() => page.locator(".printed-pages").count(), 0);
    await expectSoon(async () => /\d{4}/.test(await title()), false);
  }));

  it("print by the browser's own command, on their paper and on white", poppler, () => visit(async (page) => {
    await openPrint(page);
    await preset(page, "classroom");
    await settled(page);
    await expectSoon(() => pageCount(page), 2);
    const folder = await mkdtemp(join(tmpdir(), "nonet-print-"));
    try {
      const sheets = join(folder, "sheets.pdf");
      await page.pdf({ path: sheets, preferCSSPageSize: true, printBackground: true });
      assert.deepEqual([infoOf(sheets).Pages, infoOf(sheets)["Page size"].endsWith("(A4)")], ["2", true]);
      assert.ok(textOf(sheets, 1).includes(words("sheet.name")));
      const [corner] = execFileSync("pdftoppm", ["-r", "20", "-f", "1", "-l", "1", "-x", "0", "-y", "0", "-W", "4", "-H", "4", sheets]).subarray(-48).toSorted();
      assert.equal(corner, 255);
      await page.getByLabel(words("print.count"), { exact: true }).fill("60");
      await settled(page);
      const sentence = join(folder, "sentence.pdf");
      await page.pdf({ path: sentence, preferCSSPageSize: true });
      assert.equal(infoOf(sentence).Pages, "1");
      assert.equal(textOf(sentence, 1).replace(/\s+/g, " ").trim(), words("print.use-button", { button: words("print.submit") }));
    } finally {
      await rm(folder, { recursive: true });
    }
    await page.keyboard.press("Escape");
    await expectSoon(() => page.locator(".printed-pages").count(), 0);
  }, { locale: "en-GB", colorScheme: "dark" }));

  /** @type {any[][]} */
  const papers = [["en-US", "letter"], ["en-GB", "a4"]];
  for (const [locale, paper] of papers) {
    it(`take the paper that is usual in ${locale}`, () => visit(async (page) => {
      await openPrint(page);
      await unfold(page, "paper");
      await expectSoon(() => page.getByRole("combobox", { name: words("print.paper"), exact: true }).inputValue(), paper);
    }, { locale }));
  }
});

describe("the preview", () => {
  it("draws a document with fewer pages than the one before", () => visit(async (page) => {
    await openPrint(page);
    await choose(page, "worksheet");
    await settled(page);
    await expectSoon(async () => await pageCount(page) > 2, true);
    await textsOfPage(page, 2);
    await choose(page, "list");
    await page.getByRole("combobox", { name: words("print.key"), exact: true }).selectOption("none");
    await page.getByLabel(words("print.list-field")).fill(seeds[1].puzzle);
    await settled(page);
    await expectSoon(() => pageCount(page), 1);
    await expectSoon(async () => digitsOf(await textsOfPage(page, 0)).endsWith(seeds[1].puzzle.replaceAll("0", "")), true);
  }, { viewport: { width: 1280, height: 900 } }));

  it("is larger and smaller by buttons, and fits again", () => visit(async (page) => {
    await openPrint(page);
    const width = () => page.locator(".print-page").first().evaluate((element) => Math.round(element.getBoundingClientRect().width));
    const fitted = await width();
    await button(page, words("print.full-size")).click();
    await expectSoon(width, 794);
    await button(page, words("print.larger")).click();
    await expectSoon(width, 992);
    await button(page, words("print.fit")).click();
    await expectSoon(width, fitted);
  }, { viewport: { width: 1280, height: 720 } }));

  it("names its pages", () => visit(async (page) => {
    await openPrint(page);
    const pages = await pageCount(page);
    await page.getByRole("img", { name: words("print.page", { page: pages, pages }) }).waitFor();
    await expectSoon(() => page.locator(".print-count").textContent(), words("print.pages", { pages }));
  }));

  it("draws the pages of a book only where one looks", () => visit(async (page) => {
    await openPrint(page);
    await preset(page, "book");
    await settled(page);
    const last = (await pageCount(page)) - 1;
    assert.ok(last > 100);
    await expectSoon(() => page.locator(".print-page").nth(last).locator("svg").count(), 0);
    await page.locator(".print-scroller").evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.locator(".print-page").nth(last).locator("svg").first().waitFor();
    await expectSoon(async () => await page.locator(".print-page:has(> svg)").count() < 60, true);
  }, { viewport: { width: 1280, height: 720 } }));
});

describe("by the keyboard alone", () => {
  it("a sheet is chosen, set and printed", () => visit(async (page) => {
    await openPrint(page);
    const focus = () => page.evaluate(() => {
      const element = document.activeElement;
      return (element?.closest("label") ?? element)?.textContent?.trim().slice(0, 40) ?? "";
    });
    const tabTo = async (/** @type {string} */ name) => {
      for (let stops = 0; stops < 60; stops += 1) {
        if ((await focus()).startsWith(name)) return;
        await page.keyboard.press("Tab");
      }
      assert.fail(`${name} is not reached`);
    };
    await tabTo(words("print.preset-children"));
    await page.keyboard.press("Enter");
    await tabTo(words("print.title"));
    await page.keyboard.type("Easter");
    await settled(page);
    await expectSoon(() => shows(page, "Easter"), true);
    await tabTo(words("print.submit"));
    await page.keyboard.press("Enter");
    await page.locator(".printed-pages").waitFor({ state: "attached" });
  }));
});

describe("on a phone", () => {
  it("the form comes first, with the main buttons in sight; a button goes to the preview and back", () => visit(async (page) => {
    await openPrint(page);
    await expectInView(page, [".print-kinds", ".print-acts"]);
    await button(page, words("print.to-preview")).click();
    await expectInView(page, [".print-view", ".print-acts"]);
    await button(page, words("print.to-settings")).click();
    await expectInView(page, [".print-kinds", ".print-acts"]);
  }, phone));
});

describe("the board on paper", () => {
  /** @type {any[][]} */
  const boards = [
    ["the page", path, "dark"],
    ["a board to look at", `embed.html?mode=view&puzzle=${seeds[1].puzzle}`, "light"],
  ];
  for (const [what, address, colorScheme] of boards) {
    it(`is printed as vectors from ${what}`, () => visit(async (page) => {
      await expectDigits(page, seeds[1].puzzle);
      // What prints is loaded after the board.
      await page.waitForLoadState("networkidle");
      const { pages, images, fonts, embedded } = inspectPdf(await page.pdf());
      assert.deepEqual({ pages, images }, { pages: 1, images: 0 });
      assert.ok(fonts > 0 && fonts === embedded, `${embedded} of ${fonts} fonts`);
      await expectSoon(() => page.locator(".board-paper").count(), 0);
    }, { path: address, colorScheme }));
  }
});
