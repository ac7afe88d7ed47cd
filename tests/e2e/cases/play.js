/** Playing: a whole game, notes, colours, checkpoints, check, the clock, the daily puzzle, statistics. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";

import { readyPuzzles } from "../../../web/model/ready-puzzles.js";
import { expectNoBarriers } from "../support/axe.js";
import { button, cell, digitsOn, expectDigits } from "../support/board.js";
import { openNew } from "../support/new-puzzle.js";
import { boxOf, expectInView, expectNoSideways, goTo, ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon, settled } from "../support/soon.js";
import { site, visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const [{ puzzle, solution }] = seeds;
const address = `#p=${puzzle}`;
const blanks = [...puzzle].flatMap((digit, i) => (/[1-9]/.test(digit) ? [] : [i]));
const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

/** @param {number} i */
const named = (i) => `row ${Math.floor(i / 9) + 1}, column ${(i % 9) + 1}`;
/** @param {Page} page @param {number} i */
const at = (page, i) => cell(page, new RegExp(`^${named(i)},`));

/**
 * Opens the puzzle of the address and waits for it.
 *
 * @param {(page: Page) => Promise<void>} work
 * @param {import("playwright-core").BrowserContextOptions & { settings?: Record<string, string> }} [options] `settings` of the player
 */
const play = (work, { settings, ...options } = {}) => visit(async (page) => {
  await page.addInitScript((chosen) => { if (chosen) localStorage.setItem("nonet-settings", JSON.stringify(chosen)); }, settings);
  await page.goto(site.url + address);
  await expectDigits(page, puzzle);
  await ready(page);
  await work(page);
}, { path: null, ...options });

/** Chooses a command of the menu. @param {Page} page @param {string} name */
async function choose(page, name) {
  await button(page, words("play.more")).click();
  await page.getByRole("menu").getByText(name, { exact: true }).click();
}

/** @param {Page} page */
async function openCheckpoints(page) {
  await choose(page, words("checkpoints.open"));
  const dialog = page.getByRole("dialog", { name: words("checkpoints.title") });
  await dialog.waitFor();
  return dialog;
}

/** Types the digits of a line into the blank cells, by the keyboard alone. @param {Page} page @param {string} line @param {number} [count] of blank cells */
async function typeAll(page, line, count = 81) {
  const before = await digitsOn(page);
  const open = [...before].flatMap((digit, i) => (digit === "." ? [i] : [])).slice(0, count);
  for (const i of open) {
    await at(page, i).focus();
    await page.keyboard.press(line[i]);
  }
  await expectSoon(async () => {
    const now = await digitsOn(page);
    return open.every((i) => now[i] === line[i]);
  }, true);
}

/** @param {Page} page the label of a cell @param {number} i */
const labelOf = (page, i) => at(page, i).getAttribute("aria-label");

describe("a first visit", () => {
  it("has an easy puzzle on the board, ready to be played", () => visit(async (page) => {
    await ready(page);
    const shown = await digitsOn(page);
    assert.ok(readyPuzzles.some((each) => each.puzzle === shown), shown);
    await button(page, words("play.pause")).waitFor();
    await page.locator(".play-about").getByText(words("level.easy")).waitFor();
    const first = shown.indexOf(".");
    await at(page, first).click();
    await page.keyboard.press("1");
    await expectSoon(async () => (await digitsOn(page))[first], "1");
  }));
});

describe("a whole game", () => {
  it("is played by the keyboard, finished without fuss, and counted", () => visit(async (page) => {
    const { createEngine } = await import("../../../dist/nonet.mjs");
    const engine = await createEngine({ worker: false });
    await ready(page);
    const first = await digitsOn(page);
    const solved = (await engine.solve(first)).solutions[0];
    await typeAll(page, solved);
    const heading = page.getByRole("heading", { name: words("finish.title") });
    await heading.waitFor();
    await expectSoon(() => heading.evaluate((element) => element === document.activeElement), true);
    await expectNoBarriers(page);
    // What is new comes first. One button is filled, and goes on with a puzzle of the same level.
    await expectSoon(() => page.locator(".finish-news").textContent(), words("finish.first", { level: "easy" }));
    const next = words("finish.next", { level: "easy" });
    await expectSoon(() => page.locator(".finish-acts .button").allTextContents(), [next, words("finish.another"), words("finish.share")]);
    await expectSoon(() => page.locator(".button-main:visible").allTextContents(), [next]);
    await expectSoon(() => page.locator("[role=gridcell][aria-selected=true]").count(), 0, { about: "selected cells of a finished board" });
    await button(page, next).click();
    await expectSoon(async () => (await digitsOn(page)) !== solved && (await heading.isVisible()) === false, true);
    await choose(page, words("stats.open"));
    const row = page.getByRole("dialog", { name: words("stats.title") }).getByRole("row", { name: words("level.easy") });
    await expectSoon(() => row.getByRole("cell").first().textContent(), "1");
    await expectNoBarriers(page);
    const downloading = page.waitForEvent("download");
    await button(page, words("stats.save")).click();
    const text = await readFile(await (await downloading).path(), "utf8");
    assert.match(text, /^finished,.*\n.*,made,easy,/);
    await engine.close();
  }));

  it("that has a wrong last digit is not finished", () => play(async (page) => {
    const last = /** @type {number} */ (blanks.at(-1));
    await typeAll(page, [...solution].with(last, solution[last] === "1" ? "2" : "1").join(""));
    await expectSoon(async () => (await digitsOn(page)).includes("."), false);
    await expectSoon(() => page.getByRole("heading", { name: words("finish.title") }).count(), 0);
    await at(page, last).focus();
    await page.keyboard.press(solution[last]);
    await page.getByRole("heading", { name: words("finish.title") }).waitFor();
  }));
});

describe("a solution that was seen", () => {
  it("stops the clock of the game, which goes on after Undo and makes no record", () => play(async (page) => {
    await typeAll(page, solution, blanks.length - 1);
    await goTo(page, "solve");
    await button(page, words("solve.button")).click();
    await expectDigits(page, solution);
    await goTo(page, "play");
    const solved = page.getByRole("heading", { name: words("filled.title") });
    await solved.waitFor();
    await page.locator(".finish").getByText(words("filled.undo"), { exact: true }).waitFor();
    await expectSoon(() => button(page, words("play.pause")).count(), 0, { about: "a clock that can be paused" });
    await expectNoBarriers(page);
    await page.locator(".finish-acts").getByRole("button", { name: words("tools.undo"), exact: true }).click();
    await solved.waitFor({ state: "hidden" });
    await button(page, words("play.pause")).waitFor();
    await typeAll(page, solution);
    await page.getByRole("heading", { name: words("finish.title") }).waitFor();
    await expectSoon(() => page.locator(".finish-news").textContent(), words("finish.helped"));
    await choose(page, words("stats.open"));
    await page.getByRole("dialog", { name: words("stats.title") }).getByText(words("stats.helped", { count: 1 })).waitFor();
    await expectNoBarriers(page);
  }));
});

describe("a result", () => {
  it("is sent as a text that does not give the solution away", () => play(async (page) => {
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await typeAll(page, solution);
    await button(page, words("finish.share")).click();
    await expectSoon(() => page.locator("#status").textContent(), words("copy.done"));
    const [title, how, link, ...more] = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    assert.deepEqual([title, more], ["Nonet", []]);
    assert.match(how, new RegExp(`^\\d\\d:\\d\\d · ${words("finish.shared-hints", { hints: 0 })}$`));
    assert.ok(link.endsWith(`#p=${puzzle.replaceAll("0", ".")}`) && !link.includes(solution), link);
  }));
});

describe("another puzzle", () => {
  it("is another game: undo never goes into the one before, which can be continued", () => play(async (page) => {
    await typeAll(page, solution, 3);
    const begun = await digitsOn(page);
    const dialog = await openNew(page);
    await button(dialog, words("level.easy")).click();
    await expectSoon(async () => (await digitsOn(page)) !== begun, true);
    const next = await digitsOn(page);
    await page.keyboard.press("Control+z");
    await settled(page);
    await expectSoon(() => digitsOn(page), next);
    const again = await openNew(page);
    await again.getByText(words("games.continue")).waitFor();
    await expectNoBarriers(page);
    await again.locator(".continue-open").first().click();
    await expectDigits(page, begun);
    await page.keyboard.press("Control+z");
    await expectSoon(async () => (await digitsOn(page)) !== begun, true);
  }));
});

describe("a begun game that is deleted", () => {
  const removed = () => words.text([words("games.was-removed"), words("games.keep")]);

  /** Begins two games, and opens the dialog of a new game, in which the first can be continued. @param {Page} page */
  async function openWithBegun(page) {
    await typeAll(page, solution, 3);
    const begun = await digitsOn(page);
    await button(await openNew(page), words("level.easy")).click();
    await expectSoon(async () => (await digitsOn(page)) !== begun, true);
    const dialog = await openNew(page);
    await dialog.locator(".continue-open").waitFor();
    return { dialog, begun };
  }

  it("can be brought back as long as the dialog is open", () => play(async (page) => {
    const { dialog, begun } = await openWithBegun(page);
    await button(dialog, words("games.remove")).click();
    await expectSoon(() => dialog.locator(".continue-open").count(), 0);
    await expectSoon(() => button(dialog, removed()).evaluate((undo) => undo === document.activeElement), true);
    await expectNoBarriers(page);
    await page.keyboard.press("Enter");
    await expectSoon(() => button(dialog, words("games.remove")).evaluate((remove) => remove === document.activeElement), true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await (await openNew(page)).locator(".continue-open").click();
    await expectDigits(page, begun);
  }));

  for (const [how, go] of /** @type {[string, (page: Page) => Promise<unknown>][]} */ ([
    ["the dialog closes", (page) => page.keyboard.press("Escape")],
    ["the page is left", (page) => page.reload()],
  ])) {
    it(`is really deleted when ${how}`, () => play(async (page) => {
      const { dialog } = await openWithBegun(page);
      await button(dialog, words("games.remove")).click();
      await button(dialog, removed()).waitFor();
      await go(page);
      await ready(page);
      await dialog.waitFor({ state: "hidden" });
      const again = await openNew(page);
      await settled(page);
      await expectSoon(() => again.locator(".continue-list > li").count(), 0);
    }));
  }
});

describe("notes", () => {
  it("are removed from the cells that see a digit", () => play(async (page) => {
    await choose(page, words("notes.fill"));
    await expectSoon(() => page.locator(".status").textContent(), words("notes.filled"));
    const [first] = blanks;
    const digit = solution[first];
    const peer = blanks.find((i) => i !== first && Math.floor(i / 9) === Math.floor(first / 9));
    const before = await labelOf(page, /** @type {number} */ (peer));
    await at(page, first).click();
    await page.keyboard.press(digit);
    await expectSoon(async () => (await labelOf(page, /** @type {number} */ (peer)))?.includes(digit), false);
    await page.keyboard.press("Control+z");
    await expectSoon(() => labelOf(page, /** @type {number} */ (peer)), before);
  }));

  it("are kept up to date, without those that the player has eliminated", () => play(async (page) => {
    await choose(page, words("notes.automatic"));
    const open = blanks.find((i) => i > 40) ?? blanks[0];
    const notes = async () => (/candidates ([\d ]+)/.exec((await labelOf(page, open)) ?? "")?.[1] ?? "").match(/\d/g) ?? [];
    await expectSoon(async () => (await notes()).length > 0, true);
    const before = await notes();
    const gone = before.find((digit) => digit !== solution[open]) ?? before[0];
    await at(page, open).click();
    await button(page, words("tools.centre")).click();
    await page.keyboard.press(gone);
    await expectSoon(async () => (await notes()).includes(gone), false);
    await button(page, words("tools.digit")).click();
    await typeAll(page, solution, 2);
    await expectSoon(async () => (await notes()).includes(gone), false);
    await button(page, words("play.more")).click();
    await expectSoon(() => page.getByRole("menuitemcheckbox").getAttribute("aria-checked"), "true");
  }));

  it("that are filled in are told, with what is left as it was, until they are undone", () => play(async (page) => {
    const said = () => page.locator(".status").textContent();
    await choose(page, words("notes.fill"));
    await expectSoon(said, words("notes.filled"));
    const labels = await Promise.all(blanks.map((i) => labelOf(page, i)));
    const open = blanks[labels.findIndex((label) => /notes \d+ \d/.test(label ?? ""))];
    await button(page, words("tools.undo")).click();
    await expectSoon(said, "");
    await at(page, open).click();
    await button(page, words("tools.centre")).click();
    await page.keyboard.press(solution[open]);
    await choose(page, words("notes.fill"));
    await expectSoon(said, words("notes.filled-rest"));
  }));

  it("in the corner are entered with their key, and told", () => play(async (page) => {
    const [first] = blanks;
    await at(page, first).click();
    await button(page, words("tools.corner")).click();
    await page.locator(".key").first().click();
    await expectSoon(async () => /corner/.test((await labelOf(page, first)) ?? ""), true);
    await button(page, words("tools.undo")).click();
    await expectSoon(async () => /corner/.test((await labelOf(page, first)) ?? ""), false);
  }));
});

describe("the menu", () => {
  it("is used by the keyboard alone, and Escape gives the focus back", () => play(async (page) => {
    const more = button(page, words("play.more"));
    const shown = page.getByRole("menu").locator(":scope > *:visible");
    await more.focus();
    await page.keyboard.press("Enter");
    await shown.first().waitFor();
    await page.keyboard.press("ArrowDown");
    await expectSoon(() => shown.nth(1).evaluate((item) => item === document.activeElement), true);
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "hidden" });
    await expectSoon(() => more.evaluate((item) => item === document.activeElement), true);
  }));
});

describe("colours", () => {
  it("have names, several fit one cell, and undo takes them back", () => play(async (page) => {
    const [first] = blanks;
    const before = await labelOf(page, first);
    await at(page, first).click();
    await button(page, words("tools.color")).click();
    await button(page, words("keypad.blue")).click();
    await button(page, words("keypad.pink")).click();
    await expectSoon(async () => /colou?rs/.test((await labelOf(page, first)) ?? ""), true);
    const both = await labelOf(page, first);
    await expectNoBarriers(page);
    await page.keyboard.press("Control+z");
    await expectSoon(async () => (await labelOf(page, first)) !== both, true);
    await choose(page, words("colors.clear"));
    await expectSoon(() => labelOf(page, first), before);
  }));
});

describe("digit keys", () => {
  it("without a selected cell lock their digit, which presses on cells then enter", () => play(async (page) => {
    const key = button(page, words("keypad.digit", { digit: solution[blanks[0]], left: [...puzzle].reduce((left, digit) => left - Number(digit === solution[blanks[0]]), 9) }));
    await key.click();
    await expectSoon(() => key.getAttribute("aria-pressed"), "true");
    await at(page, blanks[0]).click();
    await expectSoon(async () => (await digitsOn(page))[blanks[0]], solution[blanks[0]]);
  }));

  it("say how many cells are left, and are faded when there is none", () => play(async (page) => {
    await typeAll(page, solution);
    await expectSoon(() => page.locator(".key-done").count(), 9);
    await button(page, words("keypad.digit", { digit: "1", left: 0 })).waitFor();
  }));
});

describe("checkpoints", () => {
  it("are named, restored and deleted, and undo covers going back", () => play(async (page) => {
    await typeAll(page, solution, 2);
    const kept = await digitsOn(page);
    const dialog = await openCheckpoints(page);
    await page.getByLabel(words("checkpoints.name")).fill("Before the guess");
    await expectNoBarriers(page);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await typeAll(page, solution, 3);
    const later = await digitsOn(page);
    await openCheckpoints(page);
    await button(page, words("checkpoints.restore-named", { name: "Before the guess" })).click();
    await expectDigits(page, kept);
    await dialog.waitFor({ state: "hidden" });
    await page.keyboard.press("Control+z");
    await expectDigits(page, later);
    await openCheckpoints(page);
    await button(page, words("checkpoints.remove-named", { name: "Before the guess" })).click();
    await page.getByText(words("checkpoints.none")).waitFor();
  }));
});

describe("Check", () => {
  /** A wrong digit for a blank cell that no given contradicts at once. @param {number} i */
  const wrongAt = (i) => [..."123456789"].find((digit) => digit !== solution[i]) ?? "1";

  it("marks a wrong digit on the board, and says so while a card is open on a phone", () => play(async (page) => {
    const [first] = blanks;
    await at(page, first).click();
    await page.keyboard.press(wrongAt(first));
    await button(page, words("play.check")).click();
    const sentence = page.locator("#status").getByText(/wrong/);
    await sentence.waitFor();
    await expectSoon(async () => /wrong/.test((await labelOf(page, first)) ?? ""), true);
    await button(page, words("hint.button")).click();
    await page.locator(".card:not([hidden])").waitFor();
    await expectSoon(() => page.locator("#status").isVisible(), true);
    await page.keyboard.press("Escape");
    await at(page, first).click();
    await page.keyboard.press(solution[first]);
    await expectSoon(async () => /wrong/.test((await labelOf(page, first)) ?? ""), false);
    await expectSoon(() => sentence.count(), 0);
  }, phone));

  it("marks at once where the player wants that", () => play(async (page) => {
    const [first] = blanks;
    await at(page, first).click();
    await page.keyboard.press(wrongAt(first));
    await expectSoon(async () => /wrong/.test((await labelOf(page, first)) ?? ""), true);
    await page.keyboard.press(solution[first]);
    await expectSoon(async () => /wrong/.test((await labelOf(page, first)) ?? ""), false);
  }, { settings: { markErrors: "at-once" } }));
});

describe("the clock", () => {
  it("is paused by a button that covers the board", () => play(async (page) => {
    await button(page, words("play.pause")).click();
    await page.locator(".pause-cover").getByText(words("play.paused")).waitFor();
    await expectSoon(() => cell(page).count(), 0, { about: "the digits of a paused board are not read out" });
    await expectNoBarriers(page);
    const shown = await page.locator(".play-time").textContent();
    await page.keyboard.press("5");
    await page.reload();
    await page.locator(".pause-cover").waitFor();
    await expectSoon(() => page.locator(".play-time").textContent(), shown);
    await page.locator(".pause-cover").getByRole("button", { name: words("play.resume") }).click();
    await expectDigits(page, puzzle);
  }));

  it("stands still while a dialog covers the board", () => play(async (page) => {
    const minutes = async () => (await page.locator(".play-time").textContent() ?? "").split(":")[0];
    await page.clock.install();
    await page.reload();
    await ready(page);
    for (const open of [() => openNew(page), () => openCheckpoints(page)]) {
      const before = await minutes();
      const dialog = await open();
      await page.clock.fastForward("20:00");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expectSoon(() => minutes(), before);
    }
    await page.clock.fastForward("20:00");
    await expectSoon(async () => Number(await minutes()) >= 20, true);
  }));

  it("can be hidden", () => play(async (page) => {
    await expectSoon(() => page.locator(".play-time").isVisible(), false);
    await button(page, words("play.pause")).waitFor();
  }, { settings: { timer: "hidden" } }));
});

describe("the daily puzzle", () => {
  it("is the one of the date, is found in the calendar, and comes back as it was left", () => visit(async (page) => {
    await page.clock.setFixedTime(new Date("2026-11-23T12:00:00"));
    await page.goto(page.url());
    const dialog = await openNew(page);
    await dialog.getByRole("button", { name: new RegExp(`^${words("daily.title")}`) }).click();
    await expectDigits(page, ".9..67..26..3..498...9.45..32.....14..54389..86.....53..68.3...943..2..57..69..4.");
    await page.locator(".play-about").getByText(words("level.easy")).waitFor();
    await at(page, 0).click();
    await page.keyboard.press("1");
    await expectSoon(async () => (await digitsOn(page))[0], "1");
    const again = await openNew(page);
    await button(again, words("level.easy")).click();
    await expectSoon(async () => (await digitsOn(page))[1] !== "9" || (await digitsOn(page))[0] !== "1", true);
    await button(await openNew(page), words("daily.calendar")).click();
    const calendar = page.getByRole("dialog", { name: words("daily.calendar-title") });
    await expectNoBarriers(page);
    await calendar.getByRole("button", { name: /23 November.*begun/ }).click();
    await expectSoon(async () => (await digitsOn(page)).slice(0, 3), "19.");
  }));

  it("of an earlier day can be played", () => visit(async (page) => {
    await page.clock.setFixedTime(new Date("2026-11-23T12:00:00"));
    await page.goto(page.url());
    await button(await openNew(page), words("daily.calendar")).click();
    const calendar = page.getByRole("dialog", { name: words("daily.calendar-title") });
    await button(calendar, words("daily.later")).click({ force: true });
    await calendar.getByRole("heading", { name: "November 2026" }).waitFor();
    await calendar.getByRole("button", { name: /22 November/ }).click();
    await expectDigits(page, ".8...2....95.786..4......7........48...2.9...96........7......1..456.72....7...3.");
  }));
});

describe("at the size of a phone", () => {
  for (const viewport of [{ width: 390, height: 664 }, { width: 360, height: 640 }, { width: 320, height: 568 }]) {
    it(`${viewport.width} px wide, board, tools, keys and tabs are in view`, () => play(async (page) => {
      await expectInView(page, [".board", ".tools", ".modes", ".keypad", ".tabs"]);
      await expectNoSideways(page);
      const key = await boxOf(page, ".key");
      assert.ok(key.width >= (viewport.width < 360 ? 44 : 36), `a key is ${key.width} px wide`);
      assert.ok(key.height >= (viewport.width < 360 ? 44 : 52), `a key is ${key.height} px high`);
      const [first, second] = await page.locator(".key").evaluateAll((keys) => keys.slice(0, 2).map((each) => each.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
      assert.ok(second.left <= first.right, "no gap is between two keys");
    }, { ...phone, viewport }));
  }

  for (const viewport of [{ width: 390, height: 844 }, { width: 360, height: 780 }, { width: 430, height: 932 }]) {
    it(`${viewport.width}×${viewport.height}, two rows of large keys reach down to the tabs`, () => play(async (page) => {
      const keys = await page.locator(".key:visible").evaluateAll((all) => all.map((key) => key.getBoundingClientRect()).map(({ top, width, height }) => ({ top, width, height })));
      assert.deepEqual([keys.length, new Set(keys.map(({ top }) => Math.round(top))).size], [10, 2]);
      for (const { width, height } of keys) assert.ok(width >= 64 && height >= 60, `${width}×${height}`);
      const [keypad, tabs] = [await boxOf(page, ".keypad"), await boxOf(page, ".tabs")];
      assert.ok(tabs.top - keypad.bottom <= 24, `${tabs.top - keypad.bottom} px are between the keys and the tabs`);
    }, { ...phone, viewport }));
  }

  for (const [width, height] of [[390, 844], [390, 664], [375, 553], [320, 568], [667, 375], [844, 390], [768, 1024], [1280, 720]]) {
    it(`${width}×${height}, the word of each mode is whole, below its picture`, () => play(async (page) => {
      await button(page, words("tools.corner")).waitFor();
      const faults = () => page.locator(".mode").evaluateAll((modes) => modes.filter((mode) => {
        const [picture, word, all] = [mode.querySelector("svg"), mode.querySelector("span"), mode].map((part) => /** @type {Element} */ (part).getBoundingClientRect());
        return !(word.width > 8 && word.top >= picture.bottom - 1 && word.left >= all.left && word.right <= all.right && word.bottom <= all.bottom);
      }).map((mode) => mode.textContent));
      await expectSoon(faults, []);
      await expectInView(page, [".board", ".tools", ".modes", ".keypad", ".tabs"]);
      if (width < 1024) await expectSoon(async () => (await boxOf(page, ".keypad")).bottom <= (await boxOf(page, ".tabs")).top + 0.5, true, { about: "keys above the tabs" });
    }, width < 900 ? { ...phone, viewport: { width, height } } : { viewport: { width, height } }));
  }

  it("nothing beside the keys destroys anything at one press", () => play(async (page) => {
    await typeAll(page, solution, 2);
    await page.keyboard.press("Escape");
    const before = await digitsOn(page);
    const names = await page.locator(".play-controls :is(.tool, .mode)").evaluateAll((tools) => tools.filter((tool) => tool.checkVisibility()).map((tool) => tool.getAttribute("title")));
    for (const name of names.filter((each) => each !== words("tools.undo"))) {
      await button(page, name).click();
      if (name === words("hint.button")) await page.locator(".card:not([hidden])").waitFor();
      if (name === words("play.more")) await page.getByRole("menu").waitFor();
      await page.keyboard.press("Escape");
    }
    await settled(page);
    await expectSoon(() => digitsOn(page), before);
  }, phone));
});
