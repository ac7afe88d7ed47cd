/** What a player notes while playing: notes, colours, locked digits, checkpoints; and the menu of place Play. */
import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { button, digitsOn, expectDigits } from "../support/board.js";
import {
  at,
  blanks,
  choose,
  labelOf,
  openCheckpoints,
  phone,
  play,
  puzzle,
  solution,
  typeAll,
} from "../support/played-puzzle.js";
import { expectSoon } from "../support/soon.js";
import { words } from "../support/words.js";

describe("notes", () => {
  it("are removed from the cells that see a digit", () =>
    play(async (page) => {
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

  it("are kept up to date, without those that the player has eliminated", () =>
    play(async (page) => {
      await choose(page, words("notes.automatic"));
      const open = blanks.find((i) => i > 40) ?? blanks[0];
      const notes = async () =>
        (/candidates ([\d ]+)/.exec((await labelOf(page, open)) ?? "")?.[1] ?? "").match(/\d/g) ?? [];
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

  it("that are filled in are told, with what is left as it was, until they are undone", () =>
    play(async (page) => {
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

  it("in the corner are entered with their key, and told", () =>
    play(async (page) => {
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
  it("is used by the keyboard alone, and Escape gives the focus back", () =>
    play(async (page) => {
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

describe("the menu on a phone", () => {
  it("opens on the first command that can be chosen: there is nothing to redo yet", () =>
    play(async (page) => {
      await button(page, words("play.more")).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("menu").waitFor();
      await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), words("notes.fill"));
    }, phone));
});

describe("colours", () => {
  it("have names, several fit one cell, and undo takes them back", () =>
    play(async (page) => {
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
  it("without a selected cell lock their digit, which presses on cells then enter", () =>
    play(async (page) => {
      const key = button(
        page,
        words("keypad.digit", {
          digit: solution[blanks[0]],
          left: [...puzzle].reduce((left, digit) => left - Number(digit === solution[blanks[0]]), 9),
        }),
      );
      await key.click();
      await expectSoon(() => key.getAttribute("aria-pressed"), "true");
      await at(page, blanks[0]).click();
      await expectSoon(async () => (await digitsOn(page))[blanks[0]], solution[blanks[0]]);
    }));

  it("do what Space has chosen: digits, corner notes, centre notes, colours, and digits again", () =>
    play(async (page) => {
      await at(page, blanks[0]).click();
      for (const mode of /** @type {const} */ (["corner", "centre", "color", "digit"])) {
        await page.keyboard.press("Space");
        await expectSoon(() => page.locator('.mode[aria-pressed="true"]').count(), 1);
        await expectSoon(async () => (await page.locator(".keypad").getAttribute("data-mode")) === mode, true, {
          about: mode,
        });
      }
    }));

  it("say how many cells are left, and are faded when there is none", () =>
    play(async (page) => {
      // A finished board has no keys.
      await typeAll(page, solution, blanks.length - 1);
      await expectSoon(() => page.locator(".key-done").count(), 8);
      const last = solution[blanks[blanks.length - 1]];
      for (const [digit, left] of /** @type {const} */ ([
        [last, 1],
        [last === "1" ? "2" : "1", 0],
      ]))
        await button(page, words("keypad.digit", { digit, left })).waitFor();
    }));
});

describe("checkpoints", () => {
  it("are named, restored and deleted, and undo covers going back", () =>
    play(async (page) => {
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
