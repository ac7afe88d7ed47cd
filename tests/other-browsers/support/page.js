/** What a player does on the page, in any browser. Elements are found by role and name. */
import assert from "node:assert/strict";

/** @typedef {import("./browsers.js").Browser} Browser */

const mostMilliseconds = 20_000;

/**
 * Repeats a question in the page until the answer is the expected one. Fails with the last answer.
 *
 * @param {Browser} browser
 * @param {unknown} expected
 * @param {string | ((...args: any[]) => unknown)} question a function, or its text
 * @param {...unknown} args
 */
export async function expectInPage(browser, expected, question, ...args) {
  const ask =
    typeof question === "string" ? /** @type {() => unknown} */ (new Function(`return (${question})()`)) : question;
  const end = Date.now() + mostMilliseconds;
  let answer = await browser.evaluate(ask, ...args);
  while (Date.now() < end && JSON.stringify(answer) !== JSON.stringify(expected)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = await browser.evaluate(ask, ...args);
  }
  assert.deepEqual(answer, expected);
}

/**
 * Repeats a question in the page until the answer is not null.
 *
 * @param {Browser} browser
 * @param {(...args: any[]) => any} question
 * @param {...unknown} args
 * @returns {Promise<any>} null when there was none in time
 */
async function soonIn(browser, question, ...args) {
  const end = Date.now() + mostMilliseconds;
  let answer = await browser.evaluate(question, ...args);
  while (Date.now() < end && answer === null) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = await browser.evaluate(question, ...args);
  }
  return answer;
}

/**
 * Runs in the page: the middle of the visible element with this name, or null.
 * @param {string} selector
 * @param {string} name
 */
function middleOf(selector, name) {
  const text = (/** @type {Element} */ element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  for (const element of document.querySelectorAll(selector)) {
    if (text(element) !== name) continue;
    element.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width && height) return [left + width / 2, top + height / 2];
  }
  return null;
}

/**
 * Presses the button or link with this name, once it is there and rests: a button that moves meanwhile would be missed.
 * @param {Browser} browser
 * @param {string} name
 * @param {string} [selector]
 */
export async function pressNamed(browser, name, selector = "button, a, summary, label, [role=button], [role=tab]") {
  let before = null;
  let middle = await soonIn(browser, middleOf, selector, name);
  while (middle && JSON.stringify(middle) !== JSON.stringify(before))
    [before, middle] = [middle, await soonIn(browser, middleOf, selector, name)];
  assert.ok(middle, `nothing to press is called ${name}`);
  const [x, y] = middle;
  await browser.click(x, y);
}

/** Presses a cell of the board. @param {Browser} browser @param {number} cell */
export async function pressCell(browser, cell) {
  const [x, y] = await browser.evaluate((wanted) => {
    const { left, top, width, height } = document.querySelector(`[data-cell="${wanted}"]`).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }, cell);
  await browser.click(x, y);
}

/** Runs in the page: the digit of a cell, or `.`. @param {number} cell */
export function cellAt(cell) {
  const label = document.querySelector(`[data-cell="${cell}"]`)?.getAttribute("aria-label") ?? "";
  return /(?:column|colonna) \d+, ([1-9])(?:,|$)/.exec(label)?.[1] ?? ".";
}

/** Runs in the page: the digits of the board as a line, with `.` for a blank cell. */
export function lineOnBoard() {
  const labels = [...document.querySelectorAll("[role=gridcell]")].map((each) => each.getAttribute("aria-label") ?? "");
  return labels.map((label) => /(?:column|colonna) \d+, ([1-9])(?:,|$)/.exec(label)?.[1] ?? ".").join("");
}
