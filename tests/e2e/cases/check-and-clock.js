/** Check, the clock and the daily puzzle. */
import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { button, cell, digitsOn, expectDigits } from "../support/board.js";
import { countKept } from "../support/kept-games.js";
import { openNew } from "../support/new-puzzle.js";
import { boxOf, expectInView, ready } from "../support/places.js";
import {
  at,
  blanks,
  labelOf,
  openCheckpoints,
  phone,
  play,
  puzzle,
  solution,
  typeAll,
} from "../support/played-puzzle.js";
import { expectSoon } from "../support/soon.js";
import { site, visit } from "../support/site.js";
import { said, words } from "../support/words.js";

describe("Check", () => {
  /** A wrong digit for a blank cell that no given contradicts at once. @param {number} i */
  const wrongAt = (i) => [..."123456789"].find((digit) => digit !== solution[i]) ?? "1";

  it("marks a wrong digit on the board, and a hint says at once what to do about it on a phone", () =>
    play(async (page) => {
      const [first] = blanks;
      await at(page, first).click();
      await page.keyboard.press(wrongAt(first));
      await button(page, words("play.check")).click();
      const sentence = page.locator("#status").getByText(/wrong/);
      await sentence.waitFor();
      await expectSoon(async () => /wrong/.test((await labelOf(page, first)) ?? ""), true);
      await button(page, words("hint.button")).click();
      // The card says the same, and what to do; the sheet would cover half of the line.
      await button(page, words("mistake.correct")).waitFor();
      await expectSoon(() => page.locator("#status").textContent(), "");
      await page.keyboard.press("Escape");
      await at(page, first).click();
      await page.keyboard.press(solution[first]);
      await expectSoon(async () => /wrong/.test((await labelOf(page, first)) ?? ""), false);
      await expectSoon(() => sentence.count(), 0);
    }, phone));

  it("marks at once where the player wants that", () =>
    play(
      async (page) => {
        const [first] = blanks;
        await at(page, first).click();
        await page.keyboard.press(wrongAt(first));
        await expectSoon(async () => /wrong/.test((await labelOf(page, first)) ?? ""), true);
        await page.keyboard.press(solution[first]);
        await expectSoon(async () => /wrong/.test((await labelOf(page, first)) ?? ""), false);
      },
      { settings: { markErrors: "at-once" } },
    ));
});

describe("the clock", () => {
  it("is paused by a button that covers the board", () =>
    play(async (page) => {
      await button(page, words("play.pause")).click();
      await page.locator(".pause-cover").getByText(words("play.paused")).waitFor();
      await expectSoon(() => cell(page).count(), 0, { about: "the digits of a paused board are not read out" });
      await expectNoBarriers(page);
      const shown = await page.locator(".play-time").textContent();
      await page.keyboard.press("5");
      await page.reload();
      await page.locator(".pause-cover").waitFor();
      await expectSoon(() => page.locator(".play-time").textContent(), shown);
      await page
        .locator(".pause-cover")
        .getByRole("button", { name: words("play.resume") })
        .click();
      await expectDigits(page, puzzle);
    }));

  it("stands still while a dialog covers the board", () =>
    play(async (page) => {
      const minutes = async () => ((await page.locator(".play-time").textContent()) ?? "").split(":")[0];
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

  it("can be hidden", () =>
    play(
      async (page) => {
        await expectSoon(() => page.locator(".play-time").isVisible(), false);
        await button(page, words("play.pause")).waitFor();
      },
      { settings: { timer: "hidden" } },
    ));
});

describe("the daily puzzle", () => {
  it("is the one of the date, is found in the calendar, and comes back as it was left", () =>
    visit(async (page) => {
      await page.clock.setFixedTime(new Date("2026-11-23T12:00:00"));
      await page.goto(page.url());
      const dialog = await openNew(page);
      await dialog.locator("[data-daily=easy]").click();
      await expectDigits(page, ".9..67..26..3..498...9.45..32.....14..54389..86.....53..68.3...943..2..57..69..4.");
      await page.locator(".play-about").getByText(words("level.easy")).waitFor();
      await at(page, 0).click();
      await page.keyboard.press("1");
      await expectSoon(async () => (await digitsOn(page))[0], "1");
      const again = await openNew(page);
      await button(again, words("level.easy")).click();
      await expectSoon(async () => (await digitsOn(page))[1] !== "9" || (await digitsOn(page))[0] !== "1", true);
      await button(await openNew(page), words("daily.calendar")).click();
      const calendar = page.getByRole("dialog", { name: words("daily.title") });
      await expectNoBarriers(page);
      await calendar
        .locator("td")
        .getByRole("button", { name: /23 November.*begun/ })
        .click();
      await calendar.locator("[data-daily=easy][data-state=begun]").click();
      await expectSoon(async () => (await digitsOn(page)).slice(0, 3), "19.");
    }));

  it("is opened by the address that is sent, whatever the day, and another day is said to have none", () =>
    visit(async (page) => {
      await page.clock.setFixedTime(new Date("2026-11-23T12:00:00"));
      await page.goto(page.url().split("#")[0] + "#daily=2026-11-22&expert");
      await expectDigits(page, ".8...2....95.786..4......7........48...2.9...96........7......1..456.72....7...3.");
      await page.evaluate(() => {
        location.hash = "#daily=2027-01-01";
      });
      await expectSoon(() => page.locator("#status").textContent(), said("daily.none"));
    }));

  it("greets a player who comes back on another day, and not again on that day", () =>
    visit(async (page) => {
      await page.clock.setFixedTime(new Date("2026-11-23T12:00:00"));
      await page.goto(`${page.url().split("#")[0]}#p=${puzzle}`);
      await expectDigits(page, puzzle);
      await ready(page);
      await typeAll(page, solution);
      await page.getByRole("heading", { name: said("finish.title") }).waitFor();
      await expectSoon(() => countKept(page, "results"), 1);
      await page.clock.setFixedTime(new Date("2026-11-24T12:00:00"));
      await page.goto("about:blank");
      await page.goto(site.url);
      const card = page.locator(".card");
      await card.getByRole("heading", { name: said("today.title") }).waitFor();
      // The board of yesterday, whose keys are of no use, is not there.
      await expectSoon(async () => (await digitsOn(page)).includes("."), true);
      await expectSoon(() => card.locator(".daily-open").count(), 4);
      await expectNoBarriers(page);
      await page.reload();
      await ready(page);
      await expectSoon(() => card.isVisible(), false);
    }));

  it("that is finished gives its keys to the next one, also when the page is opened again", () =>
    visit(
      async (page) => {
        await page.clock.setFixedTime(new Date("2026-11-23T12:00:00"));
        await page.goto(`${page.url().split("#")[0]}#daily=2026-11-23&easy`);
        await expectDigits(page, ".9..67..26..3..498...9.45..32.....14..54389..86.....53..68.3...943..2..57..69..4.");
        await ready(page);
        await typeAll(page, "498567132657321498231984567329756814175438926864219753516843279943172685782695341");
        const card = page.locator(".card");
        await card.getByRole("heading", { name: said("finish.title") }).waitFor();
        const next = said("finish.next-daily", { level: words("level.medium") });
        await button(card, next).waitFor();
        const share = button(card, said("finish.share"));
        await expectInView(page, [".finish-buttons .button:nth-child(3)"]);
        const before = await boxOf(page, ".finish-buttons .button:nth-child(3)");
        await share.tap();
        await card
          .getByText(words("copy.failed"))
          .or(card.getByText(words("copy.done")))
          .waitFor();
        await expectSoon(() => boxOf(page, ".finish-buttons .button:nth-child(3)"), before);
        await card.locator(".card-close").tap();
        for (const again of [false, true]) {
          if (again) await page.reload();
          await ready(page);
          await button(page, next).waitFor();
          await expectSoon(() => page.locator(".keypad").isVisible(), false);
          await expectInView(page, [
            ".after-game .button-main",
            ".after-game .daily-open:last-child",
            ".after-tools .tool",
          ]);
          await expectSoon(() => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true);
          await expectSoon(() => page.locator(".newcomer").isVisible(), false);
          await expectNoBarriers(page);
        }
        await button(page, said("finish.result")).tap();
        await card.getByRole("heading", { name: said("finish.title") }).waitFor();
        await card.locator(".card-close").tap();
        await button(page, words("tools.undo")).tap();
        await page.locator(".keypad").waitFor({ state: "visible" });
        await page.locator(".after-game").waitFor({ state: "detached" });
      },
      { ...phone, permissions: ["clipboard-write"] },
    ));

  it("of an earlier day can be played", () =>
    visit(async (page) => {
      await page.clock.setFixedTime(new Date("2026-11-23T12:00:00"));
      await page.goto(page.url());
      await button(await openNew(page), words("daily.calendar")).click();
      const calendar = page.getByRole("dialog", { name: words("daily.title") });
      await button(calendar, words("daily.later")).click({ force: true });
      await calendar.getByRole("heading", { name: "November 2026", exact: true }).waitFor();
      await calendar
        .locator("td")
        .getByRole("button", { name: /22 November/ })
        .click();
      await calendar.locator("[data-daily=expert]").click();
      await expectDigits(page, ".8...2....95.786..4......7........48...2.9...96........7......1..456.72....7...3.");
    }));
});
