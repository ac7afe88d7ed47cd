import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { setTimeout as pace } from "node:timers/promises";

import { button, cell, digitsOn, expectDigits } from "../support/board.js";
import { withKilledBrowsers } from "../support/killed.js";
import { openNew } from "../support/new-puzzle.js";
import { ready } from "../support/places.js";
import {
  address,
  blanks,
  enter,
  expectActs,
  filled,
  isForeign,
  named,
  puzzle,
  solution,
} from "../support/right-digits.js";
import { seeds } from "../support/seeds.js";
import { site, visit } from "../support/site.js";
import { expectSoon, settled } from "../support/soon.js";
import { words } from "../support/words.js";
import { writeState } from "../../../web/formats/state-link.js";
import { largestGamesFile } from "../../../web/games/games.js";
import { newGame } from "../../../web/model/game.js";
import { newState } from "../../../web/model/state.js";

describe("what this version cannot show", () => {
  const origin = { kind: "daily", level: "constructor", rating: "high", date: 5, title: {} };

  it("of a linked game is refused with a sentence, and the next start is as ever", () =>
    visit(async (page) => {
      await ready(page);
      const link = await writeState(
        { ...newState({ activity: "play" }), game: newGame(/** @type {any} */ (origin)) },
        0,
      );
      await page.goto(`${site.url}#s=${link}`);
      await page.getByText(words("open.damaged-link")).first().waitFor();
      await page.goto(`${site.url}${address}`);
      await expectDigits(page, puzzle);
      await page.reload();
      await expectDigits(page, puzzle);
    }));

  it("of kept games is set aside at the start, and named where games are continued", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await enter(page, blanks[0]);
        await settled(page);
        await page.evaluate(async (strange) => {
          const database = await new Promise((resolve, reject) => {
            const opening = indexedDB.open("nonet-games");
            Object.assign(opening, { onsuccess: () => resolve(opening.result), onerror: reject });
          });
          const writing = database.transaction(["games", "index", "meta"], "readwrite");
          writing.objectStore("games").put({ nonet: 99, id: "strange" });
          writing
            .objectStore("index")
            .put({
              id: "strange",
              version: 99,
              origin: strange,
              layout: "hexagons",
              digits: [{}],
              isTouched: true,
              finished: null,
              changed: Date.UTC(2026, 10, 22, 12),
            });
          writing.objectStore("meta").put("strange", "current");
          await new Promise((resolve) => {
            writing.oncomplete = resolve;
          });
          sessionStorage.clear();
          location.hash = "";
        }, origin);
        await page.reload();
        await expectDigits(page, filled(1));
        const notice = page.locator(".notice", {
          hasText: words("games.set-aside", {
            games: 1,
            names: words("games.last-played", { date: words.date("2026-11-22") }),
          }),
        });
        await notice.waitFor();
        const saving = page.waitForEvent("download");
        await notice.getByRole("button", { name: words("games.save-file") }).click();
        const saved = JSON.parse(await readFile(await (await saving).path(), "utf8"));
        assert.deepEqual(
          saved.games.map((/** @type {any} */ { saved: kept }) => kept),
          [{ nonet: 99, id: "strange" }],
        );
        await notice.getByRole("button", { name: words("notice.close") }).click();
        await notice.waitFor({ state: "detached" });
        const dialog = await openNew(page);
        await dialog.getByText(words("games.unreadable")).click();
        await page.getByText(words("games.newer")).first().waitFor();
        await expectDigits(page, filled(1));
      },
      { path: address },
    ));
});

describe("a file of games", () => {
  it("that is too large is refused before it is read, and a file that was saved here is added after it", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await enter(page, blanks[0]);
        await settled(page);
        await button(page, words("shell.settings")).click();
        const saving = page.waitForEvent("download");
        await button(page, words("device.save")).click();
        const saved = await (await saving).path();
        const folder = await mkdtemp(join(tmpdir(), "nonet-games-"));
        const large = join(folder, "large.json");
        await writeFile(large, "");
        // The file has no contents on the disk: only its size is asked for.
        await truncate(large, largestGamesFile + 1);
        try {
          for (const [file, sentence] of [
            [large, words("device.too-large", { most: 64 })],
            [saved, words("device.loaded", { games: 0, skipped: 0 }).trim()],
          ]) {
            const choosing = page.waitForEvent("filechooser");
            await button(page, words("device.load")).click();
            await (await choosing).setFiles(file);
            await page.getByText(sentence).waitFor();
          }
        } finally {
          await rm(folder, { recursive: true });
        }
      },
      { path: address },
    ));
});

describe("a browser that is killed", () => {
  it("in the middle of fast play has every move that was shown", () =>
    withKilledBrowsers(async (start) => {
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
  it("goes on with the game that was begun with the puzzle", () =>
    visit(
      async (page) => {
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
      },
      { path: address },
    ));
});

describe("two tabs", () => {
  it("have one game in turn, and lose no move", () =>
    visit(
      async (one, context) => {
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
      },
      { path: address },
    ));

  it("have a game of their own each", () =>
    visit(
      async (one, context) => {
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
      },
      { path: address },
    ));
});

/** From now on the page's storage has no room for what is written. */
const fill = () => {
  IDBObjectStore.prototype.put = function () {
    throw new DOMException("no room", "QuotaExceededError");
  };
};

describe("a full storage", () => {
  it("is a notice, and the game goes on, also after a reload", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await enter(page, blanks[0]);
        await page.evaluate(fill);
        await enter(page, blanks[1]);
        await page.getByText(words("games.full")).waitFor();
        await enter(page, blanks[2]);
        await expectSoon(() => digitsOn(page), filled(3).replaceAll("0", "."));
        await page.reload();
        await expectDigits(page, filled(3));
        await expectSoon(() => page.getByText(words("games.full")).count(), 0);
      },
      { path: address },
    ));

  it("with room again saves the whole game", () =>
    visit(
      async (page) => {
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
      },
      { path: address },
    ));
});
