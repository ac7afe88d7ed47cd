/**
 * How pages leave place Print: as PDF, as a link or a file of settings, through the browser; its preview, its use by
 * keyboard and on a phone.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";

import { unzipSync } from "fflate";

import { loadBookWords } from "../../../web/i18n/book-words.js";

import { button, expectDigits } from "../support/board.js";
import { chosenOf, itInLongRuns } from "../../support/long-runs.js";
import { inspectPdf } from "../support/pdf.js";
import { expectInView } from "../support/places.js";
import {
  choose,
  digitsOf,
  hasPoppler,
  infoOf,
  openPrint,
  pageCount,
  preset,
  printed,
  savedPdf,
  settled,
  shows,
  textOf,
  textsOfPage,
  told,
  unfold,
} from "../support/print.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { phone } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const bookWords = await loadBookWords("en");

const path = `#p=${seeds[1].puzzle}`;
const poppler = { skip: hasPoppler ? false : "poppler-utils is not installed" };

describe("the ways out", () => {
  it("save a PDF with the title as its name, and the pages of the preview", poppler, () =>
    visit(async (page) => {
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
    }),
  );

  it("take two taps from a puzzle in Play to paper, at the first print and at the next", () =>
    visit(
      async (page) => {
        await page.evaluate(() => {
          const taps = Object.assign(globalThis, { taps: 0 });
          addEventListener("click", () => (taps.taps += 1), true);
        });
        const taps = () => page.evaluate(() => /** @type {any} */ (globalThis).taps);
        for (const { puzzle } of [seeds[1], seeds[2]]) {
          if (puzzle !== seeds[1].puzzle) await page.evaluate((text) => (location.hash = `#p=${text}`), puzzle);
          await expectDigits(page, puzzle);
          const before = await taps();
          await openPrint(page, "as it was");
          const { pages } = inspectPdf(await printed(page));
          const used = (await taps()) - before;
          assert.deepEqual([used, pages], [2, 2]);
          const digits = puzzle.replaceAll("0", "");
          await expectSoon(async () => digitsOf(await textsOfPage(page, 0)).endsWith(digits), true);
        }
      },
      { path },
    ));

  it("offer the browser's print for characters that the PDF has no font for", () =>
    visit(async (page) => {
      await openPrint(page);
      await page.getByLabel(words("print.title"), { exact: true }).fill("Sudoku שלום");
      await expectSoon(() => page.locator(".print-missing").isVisible(), true);
      await expectSoon(() => button(page, words("print.pdf")).getAttribute("aria-disabled"), "true");
      await printed(page);
      await page.getByLabel(words("print.title"), { exact: true }).fill("Sudoku");
      await expectSoon(() => button(page, words("print.pdf")).getAttribute("aria-disabled"), "false");
    }));

  it("lead to the field of an empty list", () =>
    visit(
      async (page) => {
        await openPrint(page);
        await choose(page, "list");
        for (const way of ["print.submit", "print.pdf"]) {
          await button(page, words(way)).click();
          await expectSoon(() => told(page), words("print.no-list"));
          await expectSoon(() => page.evaluate(() => document.activeElement?.id), "print-list");
        }
      },
      { path },
    ));

  it("copy a link that opens the same pages elsewhere", () =>
    visit(
      async (page, context) => {
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
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));

  itInLongRuns("save the settings as a file, which opens again, and say what is wrong with another file", () =>
    visit(async (page) => {
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
      await open({ name: "other.json", mimeType: "application/json", buffer: Buffer.from('{\n"a": }') });
      await expectSoon(async () => /^Line 2, character/.test((await told(page)) ?? ""), true);
    }),
  );

  it("print with Ctrl+P, and leave the page as it was once the reader goes on", () =>
    visit(async (page) => {
      await openPrint(page);
      await page.keyboard.press("Control+p");
      await page.locator(".printed-pages").waitFor({ state: "attached" });
      const title = () => page.title();
      await expectSoon(async () => /^Sudoku \d{4}-\d\d-\d\d$/.test(await title()), true);
      const seen = async () => [
        await page.locator(".head").isVisible(),
        await page.locator(".printed-pages").isVisible(),
      ];
      await expectSoon(seen, [true, false]);
      await page.emulateMedia({ media: "print" });
      await expectSoon(seen, [false, true]);
      await page.emulateMedia({ media: "screen" });
      await page.keyboard.press("Escape");
      await expectSoon(() => page.locator(".printed-pages").count(), 0);
      await expectSoon(async () => /\d{4}/.test(await title()), false);
    }));

  it("print by the browser's own command, on their paper and on white", poppler, () =>
    visit(
      async (page) => {
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
          const [corner] = execFileSync("pdftoppm", [
            "-r",
            "20",
            "-f",
            "1",
            "-l",
            "1",
            "-x",
            "0",
            "-y",
            "0",
            "-W",
            "4",
            "-H",
            "4",
            sheets,
          ])
            .subarray(-48)
            .toSorted();
          assert.equal(corner, 255);
          await page.getByLabel(words("print.count"), { exact: true }).fill("60");
          await settled(page);
          const sentence = join(folder, "sentence.pdf");
          await page.pdf({ path: sentence, preferCSSPageSize: true });
          assert.equal(infoOf(sentence).Pages, "1");
          assert.equal(
            textOf(sentence, 1).replace(/\s+/g, " ").trim(),
            words("print.use-button", { button: words("print.submit") }),
          );
        } finally {
          await rm(folder, { recursive: true });
        }
        await page.keyboard.press("Escape");
        await expectSoon(() => page.locator(".printed-pages").count(), 0);
      },
      { locale: "en-GB", colorScheme: "dark" },
    ),
  );

  /** @type {any[][]} */
  const papers = [
    ["en-US", "letter"],
    ["en-GB", "a4"],
  ];
  for (const [locale, paper] of chosenOf(papers, ([, usual]) => usual === "letter")) {
    it(`take the paper that is usual in ${locale}`, () =>
      visit(
        async (page) => {
          await openPrint(page);
          await unfold(page, "paper");
          await expectSoon(
            () => page.getByRole("combobox", { name: words("print.paper"), exact: true }).inputValue(),
            paper,
          );
        },
        { locale },
      ));
  }
});

describe("the preview", () => {
  it("draws a document with fewer pages than the one before", () =>
    visit(
      async (page) => {
        await openPrint(page);
        await choose(page, "worksheet");
        await settled(page);
        await expectSoon(async () => (await pageCount(page)) > 2, true);
        await textsOfPage(page, 2);
        await choose(page, "list");
        await page.getByRole("combobox", { name: words("print.key"), exact: true }).selectOption("none");
        await page.getByLabel(words("print.list-field")).fill(seeds[1].puzzle);
        await settled(page);
        await expectSoon(() => pageCount(page), 1);
        await expectSoon(
          async () => digitsOf(await textsOfPage(page, 0)).endsWith(seeds[1].puzzle.replaceAll("0", "")),
          true,
        );
      },
      { viewport: { width: 1280, height: 900 } },
    ));

  it("is larger and smaller by buttons, and fits again", () =>
    visit(
      async (page) => {
        await openPrint(page);
        const width = () =>
          page
            .locator(".print-page")
            .first()
            .evaluate((element) => Math.round(element.getBoundingClientRect().width));
        const fitted = await width();
        await button(page, words("print.full-size")).click();
        await expectSoon(width, 794);
        await button(page, words("print.larger")).click();
        await expectSoon(width, 992);
        await button(page, words("print.fit")).click();
        await expectSoon(width, fitted);
      },
      { viewport: { width: 1280, height: 720 } },
    ));

  it("names its pages", () =>
    visit(async (page) => {
      await openPrint(page);
      const pages = await pageCount(page);
      await page.getByRole("img", { name: words("print.page", { page: pages, pages }) }).waitFor();
      await expectSoon(() => page.locator(".print-count").textContent(), words("print.pages", { pages }));
    }));

  for (const [label, ending, contents, board] of /** @type {const} */ ([
    ["Word (.docx)", "docx", "word/document.xml", /^word\/media\/.*\.png$/],
    ["PowerPoint (.pptx)", "pptx", "ppt/slides/slide1.xml", /^ppt\/media\/.*\.png$/],
  ]))
    it(`saves the sheets as ${label}`, () =>
      visit(
        async (page) => {
          await openPrint(page);
          await choose(page, "board");
          await settled(page);
          await page.locator(".print-more").click();
          const coming = page.waitForEvent("download");
          await page.getByRole("menuitem", { name: label }).click();
          const file = await coming;
          assert.match(file.suggestedFilename(), new RegExp(`\\.${ending}$`));
          const parts = unzipSync(new Uint8Array(await readFile(await file.path())));
          assert.match(new TextDecoder().decode(parts[contents]), /Puzzle|Easy/);
          const pictures = Object.keys(parts).filter((name) => board.test(name));
          // The sheet and its key; the puzzle, each of its steps and its solution.
          assert.ok(pictures.length >= (ending === "docx" ? 2 : 12), String(pictures.length));
          for (const name of pictures) assert.deepEqual([...parts[name].subarray(1, 4)], [...Buffer.from("PNG")]);
          await expectSoon(() => told(page), bookWords("office.saved"));
        },
        { path: `#p=${seeds[1].puzzle}` },
      ));

  it("draws the pages of a book only where one looks", () =>
    visit(
      async (page) => {
        await openPrint(page);
        await preset(page, "book");
        await settled(page);
        const last = (await pageCount(page)) - 1;
        assert.ok(last > 100);
        await expectSoon(() => page.locator(".print-page").nth(last).locator("svg").count(), 0);
        await page.locator(".print-scroller").evaluate((element) => element.scrollTo(0, element.scrollHeight));
        await page.locator(".print-page").nth(last).locator("svg").first().waitFor();
        await expectSoon(async () => (await page.locator(".print-page:has(> svg)").count()) < 60, true);
        // After a change no page that is far from view has a drawing of the document before.
        await page.getByLabel(words("print.title"), { exact: true }).fill("Another title");
        await expectSoon(() => page.locator(".print-page").first().locator("svg").count(), 0);
        await settled(page);
        await page.locator(".print-page").nth(last).locator("svg").first().waitFor();
      },
      { viewport: { width: 1280, height: 720 } },
    ));
});

describe("by the keyboard alone", () => {
  it("a sheet is chosen, set and printed", () =>
    visit(async (page) => {
      await openPrint(page);
      const focus = () =>
        page.evaluate(() => {
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
  it("the form comes first, with the main buttons in sight; a button goes to the preview and back", () =>
    visit(async (page) => {
      await openPrint(page);
      await expectInView(page, [".print-kinds", ".print-buttons"]);
      await button(page, words("print.to-preview")).click();
      await expectInView(page, [".print-view", ".print-buttons"]);
      await button(page, words("print.to-settings")).click();
      await expectInView(page, [".print-kinds", ".print-buttons"]);
    }, phone));
});

describe("the board on paper", () => {
  /** @type {any[][]} */
  const boards = [
    ["the page", path, "dark"],
    ["a board to look at", `embed.html?mode=view&puzzle=${seeds[1].puzzle}`, "light"],
  ];
  for (const [what, address, colorScheme] of boards) {
    it(`is printed as vectors from ${what}`, () =>
      visit(
        async (page) => {
          await expectDigits(page, seeds[1].puzzle);
          // What prints is loaded after the board.
          await page.waitForLoadState("networkidle");
          const { pages, images, fonts, embedded } = inspectPdf(await page.pdf());
          assert.deepEqual({ pages, images }, { pages: 1, images: 0 });
          assert.ok(fonts > 0 && fonts === embedded, `${embedded} of ${fonts} fonts`);
          await expectSoon(() => page.locator(".board-paper").count(), 0);
        },
        { path: address, colorScheme },
      ));
  }
});
