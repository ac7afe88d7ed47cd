/** The dialog for a new puzzle. */
import { button } from "./board.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

/** Opens the dialog, with the choice of size and rules. @param {Page} page */
export async function openShape(page) {
  await button(page, words("new.open")).click();
  const dialog = page.getByRole("dialog", { name: words("new.title") });
  const summary = dialog.getByText(words("new.shape"));
  if (!(await dialog.getByRole("radio", { name: words("goal.side", { side: 9 }) }).isVisible())) await summary.click();
  return dialog;
}

/** Opens the dialog, with the further settings. @param {Page} page */
export async function openMore(page) {
  await button(page, words("new.open")).click();
  const dialog = page.getByRole("dialog", { name: words("new.title") });
  await dialog.getByText(words("new.more"), { exact: true }).click();
  return dialog;
}

/** A stock of puzzles with as many of each level as fit, none of which is a puzzle of this level. @param {Page} page */
export const fillStock = (page) => page.addInitScript(() => {
  const puzzles = ["1", "2", "3"].map((digit) => digit.padEnd(81, "."));
  const levels = ["easy", "medium", "hard", "expert", "extreme"];
  localStorage.setItem("nonet-stock", JSON.stringify({ version: 1, puzzles: Object.fromEntries(levels.map((level) => [level, puzzles])) }));
});
