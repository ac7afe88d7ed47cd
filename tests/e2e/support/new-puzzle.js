/** The dialog for a new game. */
import { button } from "./board.js";
import { ready } from "./places.js";
import { words as english } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Opens the dialog from place Play.
 * @param {Page} page
 * @param {import("../../../web/i18n/words.js").Words} [words] of the language of the page
 */
export async function openNew(page, words = english) {
  await ready(page);
  await button(page, words("play.new")).last().click();
  const dialog = page.getByRole("dialog", { name: words("new.title") });
  await dialog.waitFor();
  return dialog;
}

/**
 * Opens the dialog, with the choice of size and rules.
 * @param {Page} page
 * @param {import("../../../web/i18n/words.js").Words} [words]
 */
export async function openShape(page, words = english) {
  const dialog = await openNew(page, words);
  const summary = dialog.getByText(words("new.shape"));
  if (!(await dialog.getByRole("radio", { name: words("goal.side", { side: 9 }) }).isVisible())) await summary.click();
  return dialog;
}

/** Opens the dialog, with the further settings. @param {Page} page */
export async function openMore(page) {
  const dialog = await openNew(page);
  await dialog.getByText(english("new.more"), { exact: true }).click();
  return dialog;
}

/** A stock of puzzles with as many of each level as fit, none of which is a puzzle of this level. @param {Page} page */
export const fillStock = (page) =>
  page.addInitScript(() => {
    const puzzles = ["1", "2", "3"].map((digit, seed) => ({
      puzzle: digit.padEnd(81, "."),
      seed,
      rating: null,
      hardest: null,
    }));
    const levels = ["easy", "medium", "hard", "expert", "extreme"];
    localStorage.setItem(
      "nonet-stock",
      JSON.stringify({ version: 2, puzzles: Object.fromEntries(levels.map((level) => [level, puzzles])) }),
    );
  });
