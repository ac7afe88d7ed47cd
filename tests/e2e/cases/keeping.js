import { describe, it } from "node:test";
import { setTimeout as pace } from "node:timers/promises";

import { button, cell, digitsOn, expectDigits } from "../support/board.js";
import { withKilledBrowsers } from "../support/killed.js";
import { ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { site, visit } from "../support/site.js";
import { expectSoon, settled } from "../support/soon.js";
import { words } from "../support/words.js";

const [{ puzzle, solution }] = seeds;
const blanks = [...puzzle].flatMap((digit, i) => (/[1-9]/.test(digit) ? [] : [i]));
const address = `#p=${puzzle}`;

/** The puzzle with the right digits in its first blank cells. @param {number} count */
const filled = (count) => [...puzzle].map((digit, i) => (blanks.slice(0, count).includes(i) ? solution[i] : digit)).join("");

/** @param {number} at */
const named = (at) => `row ${Math.floor(at / 9) + 1}, column ${(at % 9) + 1}`;

/** Enters the right digit into a blank cell, and waits until the digit is shown. @param {import("playwright-core").Page} page @param {number} at */
async function enter(page, at) {
  await cell(page, `${named(at)}, empty`).focus();
  await page.keyboard.press(solution[at]);
  await cell(page, `${named(at)}, ${solution[at]}`).waitFor();
}

/** @param {import("playwright-core").Page} page */
const isForeign = (page) => page.getByText(words("rights.foreign")).first().isVisible();

/** Waits until everything that changes the game can be done, or nothing. @param {import("playwright-core").Page} page @param {boolean} can */
async function expectActs(page, can) {
  const named = ["tools.clear-cell", "tools.undo", "tools.centre", "play.check", "hint.button"].map((name) => button(page, words(name)).first());
  const acts = [...named, page.locator(".keypad > .key").first()];
  for (const act of acts) await expectSoon(() => act.getAttribute("aria-disabled"), String(!can));
}

describe("a browser that is killed", () => {
  it("in the middle of fast play has every move that was shown", () => withKilledBrowsers(async (start) => {
    const first = await start();
    await first.page.goto(site.url + address);
    await expectDigits(first.page, puzzle);
    for (const at of blanks.slice(0, 13)) await Promise.all([enter(first.page, at), pace(140)]);
    await first.kill();

    const second = await start();
    await second.page.goto(site.url);
    await expectDigits(second.page, filled(13));
    await cell(second.page).first().focus();
    for (let i = 12; i >= 10; i--) {
      await second.page.keyboard.press("Control+z");
      await expectDigits(second.page, filled(i));
    }
  }));
});

describe("the address of a puzzle", () => {
  it("goes on with the game that was begun with the puzzle", () => visit(async (page) => {
    await expectDigits(page, puzzle);
    await enter(page, blanks[0]);
    await page.goto(`${site.url}#p=${seeds[1].puzzle}`);
    await expectDigits(page, seeds[1].puzzle);
    await page.goto(site.url + address);
    await expectDigits(page, filled(1));
    await page.goto(`${site.url}#p=${seeds[1].puzzle}`);
    await expectDigits(page, seeds[1].puzzle);
    await page.goto("about:blank");
    await page.goto(site.url + address);
    await expectDigits(page, filled(1));
    await enter(page, blanks[1]);
    await expectDigits(page, filled(2));
  }, { path: address }));
});

describe("two tabs", () => {
  it("have one game in turn, and lose no move", () => visit(async (one, context) => {
    await expectDigits(one, puzzle);
    await enter(one, blanks[0]);
    const other = await context.newPage();
    await other.goto(site.url);
    await expectDigits(other, filled(1));
    await expectSoon(() => isForeign(other), true);
    await cell(other, `${named(blanks[1])}, empty`).focus();
    await other.keyboard.press(solution[blanks[1]]);
    await enter(one, blanks[1]);
    await expectDigits(other, filled(2));
    await expectActs(other, false);

    await button(other, words("games.take-over")).click();
    await expectSoon(() => isForeign(one), true);
    await expectActs(one, false);
    await expectActs(other, true);
    await enter(other, blanks[2]);
    await expectDigits(one, filled(3));
    await other.close();
    await expectSoon(() => isForeign(one), false);
    await enter(one, blanks[3]);
    await one.reload();
    await expectDigits(one, filled(4));
  }, { path: address }));

  it("have a game of their own each", () => visit(async (one, context) => {
    await expectDigits(one, puzzle);
    await enter(one, blanks[0]);
    const other = await context.newPage();
    await other.goto(`${site.url}#p=${seeds[1].puzzle}`);
    await expectDigits(other, seeds[1].puzzle);
    await ready(other);
    await settled(other);
    await expectSoon(() => isForeign(other), false);
    await enter(one, blanks[1]);
    await Promise.all([one.reload(), other.reload()]);
    await expectDigits(one, filled(2));
    await expectDigits(other, seeds[1].puzzle);
  }, { path: address }));
});

/** From now on the page's storage has no room for what is written. */
const fill = () => {
  IDBObjectStore.prototype.put = function () {
    throw new DOMException("no room", "QuotaExceededError");
  };
};

describe("a full storage", () => {
  it("is a notice, and the game goes on; what was saved before is intact", () => visit(async (page) => {
    await expectDigits(page, puzzle);
    await enter(page, blanks[0]);
    await page.evaluate(fill);
    await enter(page, blanks[1]);
    await page.getByText(words("games.full")).waitFor();
    await enter(page, blanks[2]);
    await expectSoon(() => digitsOn(page), filled(3).replaceAll("0", "."));
    await page.reload();
    await expectDigits(page, filled(1));
    await expectSoon(() => page.getByText(words("games.full")).count(), 0);
  }, { path: address }));

  it("with room again saves the whole game", () => visit(async (page) => {
    await expectDigits(page, puzzle);
    await page.evaluate(() => Object.assign(window, { put: IDBObjectStore.prototype.put }));
    await page.evaluate(fill);
    await enter(page, blanks[0]);
    await page.getByText(words("games.full")).waitFor();
    await page.evaluate(() => Object.assign(IDBObjectStore.prototype, { put: Reflect.get(window, "put") }));
    await enter(page, blanks[1]);
    await page.getByText(words("games.full")).waitFor({ state: "detached" });
    await page.reload();
    await expectDigits(page, filled(2));
  }, { path: address }));
});
