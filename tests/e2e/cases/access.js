/** The keyboard alone; where the focus goes; what is read out; the language. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { button, cell, expectDigits, expectTold, paste } from "../support/board.js";
import { askForHint } from "../support/hints.js";
import { itInLongRuns } from "../../support/long-runs.js";
import { goTo, places, ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon, expectSoonMatch } from "../support/soon.js";
import { visit } from "../support/site.js";
import { loadWords } from "../../../web/i18n/words.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const puzzle = seeds[1].puzzle;
const path = `#p=${puzzle}`;
/** A puzzle whose first row is empty. */
const emptyFirst = "...........8..2...52...3.4.....7.9.2...9...561..2..78.64...91..9.1....6..7..5..2.";

/** @param {Page} page */
async function openSettings(page) {
  await ready(page);
  await button(page, words("shell.settings")).click();
  await page.getByRole("dialog", { name: words("shell.settings") }).waitFor();
}

const focused = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
  });

describe("the tabs of the places", () => {
  it("name the present place, in the address too", () =>
    visit(async (page) => {
      for (const place of places) {
        await goTo(page, place);
        await expectSoon(() => page.locator(".tab[aria-current]").count(), 1);
        assert.equal(new URL(page.url()).hash, `#${place}`);
        await expectSoon(() => page.title(), words("shell.title", { place: words(`shell.${place}`) }));
      }
      await page.goBack();
      await page.locator(".tab[data-place=learn][aria-current]").waitFor();
    }));

  it("move the focus to the place that they open", () =>
    visit(
      async (page) => {
        await goTo(page, "solve");
        await expectSoon(() => focused(page), words("shell.solve"));
        await page.keyboard.press("Tab");
        await expectSoon(
          () =>
            page.evaluate(() =>
              document.querySelector("#side, .heading")?.parentElement?.contains(document.activeElement),
            ),
          true,
        );
      },
      { path },
    ));

  it("show only the buttons of their place", () =>
    visit(
      async (page) => {
        await goTo(page, "learn");
        await expectSoon(() => page.getByRole("button", { name: words("solve.button"), exact: true }).count(), 0);
        await goTo(page, "play");
        await expectSoon(() => page.getByRole("button", { name: words("solve.button"), exact: true }).count(), 0);
      },
      { path },
    ));
});

describe("the link that skips the header", () => {
  it("is the first stop of Tab and leads to the board", () =>
    visit(
      async (page) => {
        await ready(page);
        await page.keyboard.press("Tab");
        await expectSoon(() => focused(page), words("shell.skip"));
        await page.keyboard.press("Enter");
        await expectSoon(() => page.evaluate(() => document.activeElement?.role), "gridcell");
      },
      { path },
    ));

  it("leads to a cell that takes the next digit", () =>
    visit(
      async (page) => {
        await ready(page);
        await expectDigits(page, emptyFirst);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expectSoon(() => page.evaluate(() => document.activeElement?.role), "gridcell");
        await page.keyboard.press("5");
        await cell(page, "row 1, column 1, 5").waitFor();
      },
      { path: `#p=${emptyFirst}` },
    ));
});

describe("the focus after Escape", () => {
  it("returns to the button that opened the card", () =>
    visit(
      async (page) => {
        await ready(page);
        await button(page, words("hint.button")).focus();
        await page.keyboard.press("Enter");
        await expectTold(page, words("hint.strength", { most: 3, strength: 1 }));
        await page.getByRole("heading", { name: words("hint.title") }).focus();
        await page.keyboard.press("Escape");
        await expectSoon(() => focused(page), words("hint.button"));
      },
      { path },
    ));

  it("stays on the board when the card was opened from the board", () =>
    visit(
      async (page) => {
        await ready(page);
        await expectDigits(page, puzzle);
        await cell(page, "row 1, column 2, empty").focus();
        await askForHint(page, 1);
        await page.keyboard.press("Escape");
        await page.getByRole("heading", { name: words("hint.title") }).waitFor({ state: "hidden" });
        await expectSoonMatch(() => focused(page), /^row 1, column 2/);
      },
      { path },
    ));

  it("returns to the gear when the settings close", () =>
    visit(
      async (page) => {
        await openSettings(page);
        await page.keyboard.press("Escape");
        await expectSoon(() => focused(page), words("shell.settings"));
      },
      { path },
    ));
});

describe("the line under the board", () => {
  it("is empty again when the digits that it spoke of have changed", () =>
    visit(
      async (page) => {
        await ready(page);
        await expectDigits(page, puzzle);
        await button(page, words("solve.check")).click();
        await expectSoon(async () => (await page.locator("#status").textContent()) !== "", true);
        await cell(page, "row 1, column 2, empty").focus();
        await page.keyboard.press("4");
        await expectSoon(() => page.locator("#status").textContent(), "");
      },
      { path },
    ));
});

describe("what is read out", () => {
  it("is what the line under the board says, in the one live region of the page", () =>
    visit(
      async (page) => {
        await ready(page);
        await expectDigits(page, puzzle);
        await button(page, words("solve.check")).click();
        await expectSoon(async () => (await page.locator("#status").textContent()) !== "", true);
        await expectSoon(
          async () =>
            (await page.locator("#announcer").textContent()) === (await page.locator("#status").textContent()),
          true,
        );
        await expectSoon(() => page.locator("#announcer").getAttribute("aria-live"), "polite");
      },
      { path },
    ));
});

describe("the language", () => {
  itInLongRuns("changes at once and loses nothing", () =>
    visit(
      async (page) => {
        await ready(page);
        await expectDigits(page, puzzle);
        await cell(page, "row 1, column 2, empty").focus();
        await page.keyboard.press("4");
        await openSettings(page);
        await page.getByRole("radio", { name: "Italiano" }).check();
        const italian = await loadWords("it");
        await page.getByRole("dialog", { name: italian("shell.settings") }).waitFor();
        await expectSoon(() => page.evaluate(() => document.documentElement.lang), "it");
        await expectSoon(
          () => page.evaluate(() => /** @type {HTMLInputElement} */ (document.activeElement).value),
          "it",
        );
        await page.keyboard.press("Escape");
        await page.getByRole("link", { name: italian("shell.learn") }).waitFor();
        await page.getByRole("gridcell", { name: /^riga 1, colonna 2, 4/ }).waitFor();
        await page.reload();
        await page.getByRole("link", { name: italian("shell.learn") }).waitFor();
      },
      { path },
    ),
  );

  it("is that of the browser at first", () =>
    visit(
      async (page) => {
        const ukrainian = await loadWords("uk");
        await page.getByRole("link", { name: ukrainian("shell.learn") }).waitFor();
      },
      { locale: "uk-UA" },
    ));
});

describe("the settings", () => {
  it("apply at once and are kept", () =>
    visit(
      async (page) => {
        await openSettings(page);
        await page.getByRole("radio", { name: words("set.theme-dark") }).check();
        await expectSoon(() => page.evaluate(() => getComputedStyle(document.body).colorScheme), "dark");
        await page.reload();
        await ready(page);
        await expectSoon(() => page.evaluate(() => getComputedStyle(document.body).colorScheme), "dark");
      },
      { path, colorScheme: "light" },
    ));
});

describe("the keyboard alone", () => {
  it("enters a digit from anywhere on the page", () =>
    visit(async (page) => {
      await paste(page, puzzle);
      await expectDigits(page, puzzle);
      await cell(page, "row 1, column 2, empty").focus();
      await button(page, words("shell.settings")).focus();
      await page.keyboard.press("4");
      await cell(page, /^row 1, column 2, 4/).waitFor();
    }));
});
