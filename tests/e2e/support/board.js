/** What a player does with a board and sees of it. Elements are found by role and name. */
import { goTo, ready } from "./places.js";
import { expectSoon, settled } from "./soon.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator | Page | import("playwright-core").FrameLocator} Place */

/** @param {Place} place @param {string} [label] */
export const cell = (place, label) => place.getByRole("gridcell", { name: label });

/** @param {Place} place */
export const grid = (place) => place.getByRole("grid");

/** @param {Place} place @param {string} name */
export const button = (place, name) => place.getByRole("button", { name, exact: true });

/** Reads the digits from the accessible grid as a line, with `.` for a blank cell. @param {Place} place */
export async function digitsOn(place) {
  const labels = await grid(place)
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label")));
  return labels.map((label) => /\brow \d+, column \d+, ([1-9A-Z]),/.exec(label ?? "")?.[1] ?? ".").join("");
}

/** @param {Place} place @param {string} line */
export async function expectDigits(place, line) {
  await expectSoon(() => digitsOn(place), line.replaceAll("0", "."));
}

/**
 * What the board shows, as data, once it has drawn what the page was told to show.
 * @param {Page} page
 */
export async function boardPicture(page) {
  await settled(page);
  return page.evaluate(() => /** @type {HTMLCanvasElement} */ (document.querySelector(".board canvas")).toDataURL());
}

/** Sends a paste event to the focused element, after the page has loaded. @param {Page} page @param {string} text */
export async function paste(page, text) {
  await ready(page);
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    (document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/**
 * Closes the dialogs and the card that the case before has opened, and goes to the game.
 * @param {Page} page
 * @param {string} line
 */
export async function returnToGame(page, line) {
  await ready(page);
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (dialog).close();
    // On a phone the card covers the tabs.
    for (const close of document.querySelectorAll(".card:not([hidden]) .card-close"))
      /** @type {HTMLElement} */ (close).click();
  });
  await page.locator(".card").waitFor({ state: "hidden" });
  await goTo(page, "play");
  await expectDigits(page, line);
}

/** Opens place Solve with a blank board, on which a puzzle can be entered. @param {Page} page */
export async function openOwn(page) {
  await goTo(page, "solve");
  await button(page, words("solve.of-own")).click();
  await cell(page, "row 1, column 1, empty").waitFor();
}

/** Types a puzzle into the empty board of the page, using only the keyboard. @param {Page} page @param {string} line */
export async function typePuzzle(page, line) {
  const side = Math.sqrt(line.length);
  await page.keyboard.press("Control+Home");
  for (let row = 0; row < side; row += 1) {
    for (const digit of line.slice(row * side, (row + 1) * side)) {
      if (digit !== "0" && digit !== ".") await page.keyboard.press(digit);
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
  }
}

/** @param {Place} place @param {string | RegExp} sentence */
export async function expectTold(place, sentence) {
  await place.getByText(sentence).first().waitFor();
}
