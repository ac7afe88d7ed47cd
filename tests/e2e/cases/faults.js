/**
 * Faults of the storage and of tabs in the middle of a game: afterwards the game is there to its last move, and the
 * page has said what happened.
 */
import { describe, it } from "node:test";

import { button, cell, expectDigits, expectTold } from "../support/board.js";
import { itInLongRuns, quickOf } from "../../support/long-runs.js";
import { address, enter, enterUpTo, expectActs, filled, isForeign, puzzle, blanks } from "../support/right-digits.js";
import { site, visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} Context */

/**
 * Deletes the games from another page of the site, as the tools of a browser do.
 * @param {Page} _
 * @param {Context} context
 */
async function deleteDatabase(_, context) {
  const other = await context.newPage();
  await other.goto(`${site.url}icon.svg`);
  await other.evaluate(
    () =>
      new Promise((resolve, reject) => {
        Object.assign(indexedDB.deleteDatabase("nonet-games"), { onsuccess: resolve, onerror: reject });
      }),
  );
  await other.close();
}

/** Clears what the browser keeps of the site, as its settings do. @param {Page} page @param {Context} context */
async function clearStorage(page, context) {
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(site.url).origin, storageTypes: "all" });
  await session.detach();
}

/** From now on nothing more is written. @param {Page} page */
const failWrites = (page) =>
  page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { allowWrites: () => Object.assign(IDBObjectStore.prototype, { put }) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("broken", "UnknownError");
    };
  });

/**
 * What happens after the third move, and what the page says of it once the next move is made.
 * @type {Record<string, { strike: (page: Page, context: Context) => Promise<unknown>, says: string, end?: (page: Page)
 *   => Promise<unknown>, isQuick?: boolean }>}
 */
const faults = {
  "the database is deleted": { strike: deleteDatabase, says: "games.deleted" },
  "the storage of the site is cleared": { strike: clearStorage, says: "games.deleted", isQuick: true },
  "the storage of the site is cleared, and once more while the page saves": {
    strike: async (page, context) => {
      await clearStorage(page, context);
      await clearStorage(page, context);
    },
    says: "games.deleted",
  },
  "the browser cannot write": {
    strike: failWrites,
    says: "games.failed",
    end: (page) => page.evaluate("allowWrites()"),
  },
};

describe("a game during which", () => {
  for (const [what, { strike, says, end }] of quickOf(faults)) {
    it(`${what} is there to the last move, with its history`, () =>
      visit(
        async (page, context) => {
          await expectDigits(page, puzzle);
          await enterUpTo(page, 0, 3);
          await Promise.all([strike(page, context), enterUpTo(page, 3, 5)]);
          await enterUpTo(page, 5, 6);
          await expectTold(page, words(says));
          await end?.(page);
          await enterUpTo(page, 6, 7);
          const next = await context.newPage();
          await page.close();
          await next.goto(site.url);
          await expectDigits(next, filled(7));
          await cell(next).first().focus();
          for (let left = 6; left >= 0; left--) {
            await next.keyboard.press("Control+z");
            await expectDigits(next, filled(left));
          }
        },
        { path: address },
      ));
  }

  it("the database is deleted is there without another move", () =>
    visit(
      async (page, context) => {
        await expectDigits(page, puzzle);
        await enterUpTo(page, 0, 2);
        await deleteDatabase(page, context);
        await expectTold(page, words("games.deleted"));
        const next = await context.newPage();
        await next.goto(site.url);
        await expectDigits(next, filled(2));
        await button(page, words("notice.close")).click();
        await expectSoon(() => page.getByText(words("games.deleted")).count(), 0);
      },
      { path: address },
    ));
});

describe("three tabs of one game", () => {
  itInLongRuns("take it over in turn: each move is kept, and the other tabs say that they only show it", () =>
    visit(
      async (first, context) => {
        await expectDigits(first, puzzle);
        await enter(first, blanks[0]);
        const tabs = [first];
        while (tabs.length < 3) {
          const tab = await context.newPage();
          await tab.goto(site.url);
          await expectDigits(tab, filled(1));
          tabs.push(tab);
        }
        let count = 1;
        for (const owner of [2, 1, 0, 2]) {
          await button(tabs[owner], words("games.take-over")).click();
          for (const [i, tab] of tabs.entries())
            await expectSoon(() => isForeign(tab), i !== owner, { about: `tab ${i} while tab ${owner} has the game` });
          await expectActs(tabs[owner], true);
          await enter(tabs[owner], blanks[count]);
          count += 1;
          for (const tab of tabs) await expectDigits(tab, filled(count));
          for (const tab of tabs.filter((each) => each !== tabs[owner])) await expectActs(tab, false);
        }
        // The tab that has the game goes away: one of the others has it then.
        await tabs[2].close();
        await expectSoon(async () => (await Promise.all(tabs.slice(0, 2).map(isForeign))).filter(Boolean).length, 1);
        for (const tab of tabs.slice(0, 2)) {
          await tab.reload();
          await expectDigits(tab, filled(count));
        }
      },
      { path: address },
    ),
  );
});
