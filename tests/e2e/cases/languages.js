import { describe, it } from "node:test";

import { languageNames, languages, loadWords } from "../../../web/i18n/words.js";
import { cutTexts } from "../support/cut-texts.js";
import { openShape } from "../support/new-puzzle.js";
import { someOf } from "../../support/long-runs.js";
import { expectDigits } from "../support/board.js";
import { ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { plainName, visit } from "../support/site.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../../web/i18n/words.js").Words} Words */

const small = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const places = /** @type {const} */ (["play", "solve", "learn", "print"]);

/** @param {Page} page */
const shownLanguage = (page) => page.evaluate(() => document.documentElement.lang);

/** @param {Page} page @param {Words} words */
const openSettings = (page, words) =>
  page
    .getByRole("button", { name: words("shell.settings") })
    .first()
    .click();

/**
 * Chooses a language in the open settings. The settings are written anew then, or closed: nothing is asked of the old
 * control after the click.
 * @param {Page} page @param {keyof typeof languageNames} language
 */
const choose = (page, language) =>
  page.getByRole("dialog").getByRole("radio", { name: languageNames[language] }).click();

/**
 * Runs in the page: in the first task after a change of language, closes the dialog and presses a key.
 * @param {string} key
 */
function pressWhenChanged(key) {
  const press = () => {
    document.querySelector("dialog")?.close();
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true }),
    );
  };
  new MutationObserver(() => void setTimeout(press)).observe(document.documentElement, { attributeFilter: ["lang"] });
}

describe("the language", () => {
  it("is the one that the browser wants, and the only one that is loaded", () =>
    visit(
      async (page) => {
        await ready(page);
        const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
        const isLanguage = (/** @type {string} */ name) => languages.some((language) => name === `${language}.js`);
        await expectSoon(async () => (await loaded()).map(plainName).filter(isLanguage), ["uk.js"]);
        await expectSoon(() => shownLanguage(page), "uk");
      },
      { locale: "uk-UA" },
    ));

  it("changes at once, with nothing lost, and stays after loading again", () =>
    visit(
      async (page) => {
        const [english, italian] = await Promise.all([loadWords("en"), loadWords("it")]);
        await ready(page);
        await page.getByRole("gridcell", { name: /row 1, column 1, empty/ }).click();
        await page.keyboard.press("7");
        await openSettings(page, english);
        await choose(page, "it");
        await page.getByRole("dialog", { name: italian("shell.settings") }).waitFor();
        await page.keyboard.press("Escape");
        await page.getByRole("gridcell", { name: /^riga 1, colonna 1, 7/ }).waitFor();
        await expectSoon(() => shownLanguage(page), "it");
        await page.keyboard.press("Control+z");
        await page.getByRole("gridcell", { name: /^riga 1, colonna 1, vuota/ }).waitFor();
        await page.reload();
        await page
          .getByRole("button", { name: italian("shell.settings") })
          .first()
          .waitFor();
      },
      { path: "#solve" },
    ));

  it("that is changed in another tab closes the dialogs, which are written anew when they open again", () =>
    visit(async (page, context) => {
      const [english, italian] = await Promise.all([loadWords("en"), loadWords("it")]);
      /** @param {Words} words */
      const draw = async (words) => {
        const dialog = await openShape(page, words);
        await dialog.getByRole("radio", { name: words("shape.irregular") }).check({ force: true });
        await dialog.getByRole("button", { name: words("shape.edit") }).click();
        const drawing = page.getByRole("dialog", { name: words("regions.title") });
        await drawing.getByRole("button", { name: words("regions.use") }).waitFor();
        return drawing;
      };
      const drawing = await draw(english);
      const other = await context.newPage();
      await other.goto(page.url());
      await other.getByRole("grid").waitFor();
      await openSettings(other, english);
      await choose(other, "it");
      await expectSoon(() => shownLanguage(page), "it");
      await expectSoon(() => page.locator("dialog").count(), 0);
      await expectSoon(() => drawing.count(), 0);
      await draw(italian);
      await page.keyboard.press("Escape");
      await expectSoon(() => page.locator("dialog").count(), 1);
    }));

  it("changes without a moment in which the place and its keys are missing", () =>
    visit(
      async (page) => {
        const [english, italian] = await Promise.all([loadWords("en"), loadWords("it")]);
        await ready(page);
        await expectDigits(page, seeds[1].puzzle);
        await openSettings(page, english);
        await page.getByRole("dialog").waitFor();
        await page.evaluate(pressWhenChanged, "h");
        await choose(page, "it");
        await page.getByRole("heading", { name: italian("hint.title") }).waitFor();
      },
      { path: `#p=${seeds[1].puzzle}` },
    ));

  it("of the element is that of its page", () =>
    visit(
      async (page) => {
        const words = await loadWords("vi");
        await page
          .getByRole("grid", { name: words("board.label", { rows: 9, columns: 9, grids: 1, extra: 0 }) })
          .waitFor();
        await page.getByRole("button", { name: words("tools.undo") }).waitFor();
      },
      { path: `embed.html?puzzle=${seeds[1].puzzle}&lang=vi` },
    ));
});

describe("at 320 px no text is cut", () => {
  for (const language of someOf(languages, 3, 1)) {
    it(`in ${language}`, () =>
      visit(
        async (page) => {
          const words = await loadWords(language);
          const whole = () => expectSoon(() => page.evaluate(cutTexts), []);
          for (const place of places) {
            await page.evaluate((hash) => {
              location.hash = hash;
            }, place);
            await expectSoon(() => page.title(), words("shell.title", { place: words(placeNames[place]) }));
            await whole();
          }
          await openSettings(page, words);
          await page.getByRole("dialog").waitFor();
          await whole();
          await page.keyboard.press("Escape");
          await page.evaluate(() => {
            location.hash = "play";
          });
          const dialog = await openShape(page, words);
          await whole();
          await dialog.getByRole("radio", { name: words("shape.irregular") }).check({ force: true });
          await dialog.getByRole("button", { name: words("shape.edit") }).click();
          await page.getByRole("dialog", { name: words("regions.title") }).waitFor();
          await whole();
        },
        { ...small, locale: language },
      ));
  }
});

describe("beside the board of a phone on its side no word is cut", () => {
  for (const language of /** @type {const} */ (["uk", "ru"])) {
    it(`in ${language}`, () =>
      visit(
        async (page) => {
          const words = await loadWords(language);
          await page.locator(".tool-check").getByText(words("play.check")).waitFor();
          await expectSoon(() => page.evaluate(cutTexts), []);
          await page.locator(".tool-more").click();
          await page.getByRole("menuitem", { name: words("tools.redo") }).waitFor();
        },
        { viewport: { width: 568, height: 320 }, hasTouch: true, isMobile: true, locale: language },
      ));
  }
});

describe("the figures of a game at 320 px", () => {
  for (const language of /** @type {const} */ (["vi", "zh"])) {
    it(`in ${language} have their short names on one line`, () =>
      visit(
        async (page) => {
          const words = await loadWords(language);
          await page.locator(".play-about").click();
          const names = page.getByRole("dialog").locator("dt");
          const lines = () =>
            names.filter({ hasText: words("details.hints") }).evaluate((name) => {
              const range = document.createRange();
              range.selectNodeContents(name);
              return range.getClientRects().length;
            });
          await expectSoon(lines, 1);
        },
        { ...small, locale: language },
      ));
  }
});

const placeNames = /** @type {const} */ ({
  play: "shell.play",
  solve: "shell.solve",
  learn: "shell.learn",
  print: "shell.print",
});
