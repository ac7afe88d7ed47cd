/**
 * Texts as people have them (tests/support/texts.js), in the page: pasted into the dialog, and chosen as files. The
 * dialog must show as many puzzles, of the same size and with as many givens, rules and entered digits, as the truth
 * says. tests/e2e/node-doors.test.js compares every digit.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { readFileSync } from "node:fs";
import { button } from "../support/board.js";
import { ready } from "../support/places.js";
import { inTime, NO_ANSWER, soonMilliseconds } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";
import { texts } from "../../support/texts.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../support/texts.js").Truth} Truth */

const dialog = (/** @type {Page} */ page) => page.getByRole("dialog", { name: words("open.title") });

/** @param {Page} page */
async function openDialog(page) {
  await ready(page);
  await button(page, words("play.more")).click();
  await page.getByRole("menuitem", { name: words("open.open") }).click();
  await dialog(page).waitFor();
}

/** The first puzzle of a text in the words of the dialog, up to the notes. @param {Truth} truth */
function contentsOf({ kind, words: lines, parts }) {
  const digits = (/** @type {string} */ line) => [...line].filter((sign) => sign !== ".").length;
  const clues = digits(lines[0]);
  return words("open.contents", {
    shape: `${Math.sqrt(lines[0].length)} × ${Math.sqrt(lines[0].length)}`,
    clues,
    rules: parts.rules?.split("; ").length ?? 0,
    placed: kind === "POSITION" ? digits(lines[1]) - clues : 0,
    noted: 0,
  });
}

/**
 * What the dialog shows: its contents and how many puzzles it lists, or its errors. The dialog is asked until it shows
 * what the truth says.
 *
 * @param {Page} page @param {Truth} truth
 */
async function expectShown(page, truth) {
  const isRefusal = truth.kind === "REFUSE";
  const wanted = isRefusal ? truth.words[0].toLowerCase() : contentsOf(truth);
  const count =
    isRefusal || truth.kind === "POSITION" ? 1 : truth.words.filter((line, i) => line !== truth.words[i - 1]).length;
  const seen = await inTime(
    page.waitForFunction(
      ([refusal, text, puzzles]) => {
        const textOf = (/** @type {string} */ place) =>
          document.querySelector(`.dialog-open ${place}:not([hidden])`)?.textContent ?? "";
        const listed = document.querySelectorAll(".open-list:not([hidden]) option").length || 1;
        if (refusal)
          return textOf(".open-preview") === "" && textOf(".open-errors").toLowerCase().includes(String(text));
        return (
          textOf(".open-contents").startsWith(String(text)) &&
          textOf(".open-errors") === "" &&
          listed >= Number(puzzles)
        );
      },
      /** @type {const} */ ([isRefusal, wanted, count]),
      { timeout: 0 },
    ),
    soonMilliseconds / 5,
  );
  if (seen !== NO_ANSWER) return "";
  return `${wanted} is not shown, but ${await dialog(page).locator(".open-contents, .open-errors").allTextContents()}`;
}

/** @type {[string, (page: Page, text: (typeof texts)[number]) => Promise<void>][]} */
const doors = [
  [
    "pasted",
    (page, { text }) =>
      page.evaluate((pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", pasted);
        document
          .querySelector(".dialog-open")
          ?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, text),
  ],
  [
    "chosen as files",
    (page, { name, file }) =>
      dialog(page)
        .locator("input[type=file]")
        .setInputFiles({ name, mimeType: "", buffer: readFileSync(file) }),
  ],
];

describe("texts as people have them", () => {
  for (const [name, hand] of doors) {
    it(name, () =>
      visit(async (page) => {
        await openDialog(page);
        /** @type {string[]} */
        const wrong = [];
        for (const text of texts) {
          // The text before may look alike.
          await page.evaluate(() => document.querySelector(".dialog-open .open-contents")?.remove());
          await hand(page, text);
          const difference = await expectShown(page, text.truth);
          if (difference) wrong.push(`${text.name}: ${difference}`);
        }
        assert.deepEqual(wrong, []);
      }),
    );
  }
});
