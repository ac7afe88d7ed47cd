/** What people print: sheets for a class, large print, their own list, books. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { button, expectDigits } from "../support/board.js";
import { inspectPdf } from "../support/pdf.js";
import { itInLongRuns } from "../../support/long-runs.js";
import { goTo, ready } from "../support/places.js";
import {
  choose,
  digitsOf,
  openPrint,
  pageCount,
  preset,
  printed,
  settled,
  shows,
  textsOfPage,
  told,
  unfold,
} from "../support/print.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const path = `#p=${seeds[1].puzzle}`;
/** Daily puzzles, as node-daily.test.js has them. */
const daily22 = ".8...2....95.786..4......7........48...2.9...96........7......1..456.72....7...3.";
const daily23 = ".9..67..26..3..498...9.45..32.....14..54389..86.....53..68.3...943..2..57..69..4.";

describe("place Print", () => {
  it("shows the puzzle on the board, and its solution", () =>
    visit(
      async (page) => {
        await openPrint(page);
        await choose(page, "board");
        await settled(page);
        const pages = await pageCount(page);
        await expectSoon(
          async () => digitsOf(await textsOfPage(page, 0)).endsWith(seeds[1].puzzle.replaceAll("0", "")),
          true,
        );
        await expectSoon(async () => digitsOf(await textsOfPage(page, pages - 1)).endsWith(seeds[1].solution), true);
      },
      { path },
    ));

  itInLongRuns("makes a class a sheet of four with a line for the name, and the key on a page of its own", () =>
    visit(async (page) => {
      await openPrint(page);
      await preset(page, "classroom");
      await page.getByLabel(words("print.title"), { exact: true }).fill("Class 4b");
      await settled(page);
      await expectSoon(() => pageCount(page), 2);
      for (const wanted of ["Class 4b", words("sheet.name")]) await expectSoon(() => shows(page, wanted), true);
      const { pages, images, fonts, embedded } = inspectPdf(await printed(page));
      assert.deepEqual({ pages, images }, { pages: 2, images: 0 });
      assert.ok(fonts > 0 && fonts === embedded, `${embedded} of ${fonts} fonts`);
    }),
  );

  it("prints the daily puzzle of Play with its date, and offers no others", () =>
    visit(
      async (page) => {
        await openPrint(page);
        await preset(page, "daily");
        const date = page.getByLabel(words("print.show-date"), { exact: true }).and(page.locator("[type=date]"));
        for (const [day, shown, puzzle] of [
          ["2026-11-22", "22 November 2026", daily22],
          ["2026-11-23", "23 November 2026", daily23],
        ]) {
          await date.fill(day);
          await settled(page);
          await expectSoon(
            async () => digitsOf(await textsOfPage(page, 0)).startsWith(puzzle.replaceAll(".", "")),
            true,
          );
          await expectSoon(() => shows(page, shown), true);
        }
        await expectSoon(() => button(page, words("print.other")).count(), 0);
      },
      { locale: "en-GB" },
    ));

  it("keeps its puzzles when only the looks change, and takes others when asked", () =>
    visit(async (page) => {
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

  itInLongRuns("prints one puzzle a page in large print, with larger digits than a sheet of four has", () =>
    visit(async (page) => {
      await openPrint(page);
      const sizeOf = () =>
        page
          .locator(".print-page text")
          .evaluateAll((texts) =>
            Math.max(
              ...texts
                .filter((text) => /^[1-9]$/.test(text.textContent ?? ""))
                .map((text) => text.getBoundingClientRect().height),
            ),
          );
      const small = await sizeOf();
      await preset(page, "large");
      await settled(page);
      await expectSoon(async () => (await pageCount(page)) >= 10, true);
      await expectSoon(async () => (await sizeOf()) > 1.5 * small, true);
    }),
  );

  it("prints a list of one's own, with its titles, and says which line is wrong", () =>
    visit(async (page) => {
      await openPrint(page);
      await choose(page, "list");
      await expectSoon(() => told(page), words("print.no-list"));
      await page
        .getByLabel(words("print.list-field"))
        .fill([`${seeds[0].puzzle} Monday`, "12345", seeds[1].puzzle].join("\n"));
      await expectSoon(() => page.locator(".print-list-read").textContent(), words("print.recognised", { count: 2 }));
      await expectSoon(
        async () => /^Line 2, character/.test(await page.locator(".print-list-errors").innerText()),
        true,
      );
      await settled(page);
      await expectSoon(() => shows(page, "Monday"), true);
      await expectSoon(
        async () => digitsOf(await textsOfPage(page, 0)).includes(seeds[1].puzzle.replaceAll("0", "")),
        true,
      );
    }));

  it("names a puzzle of the list that has several solutions", () =>
    visit(async (page) => {
      await openPrint(page);
      await choose(page, "list");
      await page.getByLabel(words("print.list-field")).fill(["1".padEnd(81, "."), seeds[1].puzzle].join("\n"));
      await page.locator(".print-faults li").waitFor();
      await expectSoon(() => page.locator(".print-faults li").count(), 1);
    }));

  it("takes files for the list", () =>
    visit(async (page) => {
      await openPrint(page);
      await choose(page, "list");
      await page
        .locator(".print-list input[type=file]")
        .setInputFiles({
          name: "mine.txt",
          mimeType: "text/plain",
          buffer: Buffer.from(`${seeds[0].puzzle}\n${seeds[1].puzzle}\n`),
        });
      await expectSoon(() => page.locator(".print-list-read").textContent(), words("print.recognised", { count: 2 }));
      await settled(page);
    }));

  it("makes a book of sections, which are added, moved and removed", () =>
    visit(async (page) => {
      await openPrint(page);
      await choose(page, "book");
      const sections = page.locator(".print-section");
      await sections.nth(0).getByRole("button").first().click();
      await sections.nth(0).getByLabel(words("print.count")).fill("6");
      await button(page, words("print.add-section")).click();
      await sections.nth(1).getByRole("button").first().click();
      await sections.nth(1).getByLabel(words("print.count")).fill("4");
      await sections
        .nth(1)
        .getByRole("radio", { name: words("level.easy") })
        .check();
      await sections.nth(1).getByLabel(words("print.section-title"), { exact: true }).fill("Warm-up");
      await button(page, words("print.section-up", { number: 2 })).click();
      await expectSoon(
        () => page.locator(".print-section-name").allTextContents(),
        ["Warm-up", words("print.section", { number: 2 })],
      );
      await expectSoon(
        () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
        words("print.section-up", { number: 1 }),
      );
      await settled(page);
      const pages = await pageCount(page);
      assert.equal(pages % 2, 0, `${pages} pages`);
      await button(page, words("print.section-remove", { number: 1 })).click();
      await expectSoon(
        () => page.locator(".print-section-name").allTextContents(),
        [words("print.section", { number: 1 })],
      );
      await settled(page);
      await expectSoon(async () => (await pageCount(page)) < pages, true);
    }));

  it("makes killers of a size and a level, and plain puzzles again", () =>
    visit(async (page) => {
      await openPrint(page);
      await settled(page);
      await page
        .locator("select")
        .filter({ has: page.locator("option[value=killer]") })
        .selectOption("killer");
      await page.getByRole("radio", { name: "6 × 6" }).check();
      await page.getByRole("radio", { name: words("level.easy") }).check();
      await settled(page);
      await expectSoon(async () => (await textsOfPage(page, 0)).join(" ").includes("Cage"), true);
      await page
        .locator("select")
        .filter({ has: page.locator("option[value=killer]") })
        .selectOption("classic");
      await settled(page);
      await expectSoon(async () => (await textsOfPage(page, 0)).join(" ").includes("Cage"), false);
    }));

  it("names the rules of a section, and lets a word stand in the solutions", () =>
    visit(async (page) => {
      await openPrint(page);
      await choose(page, "book");
      const section = page.locator(".print-section").first();
      await section.getByRole("button").first().click();
      await section.getByLabel(words("print.count")).fill("4");
      const kinds = section.locator("select").filter({ has: page.locator("option[value=killer]") });
      await kinds.selectOption("killer");
      const contents = () => section.locator(".print-section-contents").textContent();
      await expectSoon(async () => (await contents())?.startsWith("4 × Killer · "), true);
      await kinds.selectOption("classic");
      await expectSoon(async () => (await contents())?.includes("Killer"), false);
      await section.locator("summary", { hasText: words("new.more") }).click();
      await section.locator("details input[type=text]").fill("PLAYGROUN");
      await settled(page);
      await expectSoon(async () => {
        const last = await textsOfPage(page, (await pageCount(page)) - 1);
        return "PLAYGROUN".split("").every((letter) => last.includes(letter));
      }, true);
    }));

  it("comes back with its settings, and with the same puzzles", () =>
    visit(async (page) => {
      await openPrint(page);
      await preset(page, "children");
      await settled(page);
      const before = await textsOfPage(page, 0);
      await page.reload();
      await ready(page);
      await openPrint(page, "as it was");
      await expectSoon(() => textsOfPage(page, 0), before);
    }));

  it("changes no digit of the game when a digit is typed", () =>
    visit(
      async (page) => {
        await expectDigits(page, seeds[1].puzzle);
        await openPrint(page);
        await button(page, words("print.submit")).focus();
        await page.keyboard.press("5");
        await page.keyboard.press("Control+z");
        await goTo(page, "play");
        await expectDigits(page, seeds[1].puzzle);
      },
      { path },
    ));
});

describe("work that takes long", () => {
  it("is stopped, and begun again when asked", () =>
    visit(async (page) => {
      await openPrint(page);
      await preset(page, "book");
      await page
        .locator(".print-bar")
        .getByRole("button", { name: words("card.stop") })
        .click();
      await expectSoon(() => told(page), words("print.stopped"));
      await expectSoon(() => page.locator(".print-count").textContent(), words("print.no-pages"));
      await button(page, words("print.submit")).click();
      await expectSoon(() => told(page), words("print.make-first", { button: words("print.make") }));
      await expectSoon(() => pageCount(page), 0);
      await unfold(page, "texts");
      await page.getByLabel(words("print.title"), { exact: true }).fill("Later");
      await button(page, words("print.make")).waitFor();
      await expectSoon(() => pageCount(page), 0);
      await button(page, words("print.make")).click();
      await settled(page);
      await expectSoon(async () => (await pageCount(page)) > 100, true);
    }));

  it("is not begun by opening the place", () =>
    visit(async (page) => {
      await openPrint(page);
      await preset(page, "book");
      await page.reload();
      await goTo(page, "print");
      await button(page, words("print.make")).waitFor();
      await expectSoon(() => pageCount(page), 0);
    }));
});
