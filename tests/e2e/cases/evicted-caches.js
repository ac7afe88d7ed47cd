/**
 * A browser that drops what the service worker keeps, or keeps nothing more: every place of an open tab works, or says
 * that it could not be loaded and works later.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { serve } from "../../../tools/serve.mjs";
import { button, expectDigits, expectTold } from "../support/board.js";
import { allowed, isWhole, openEveryPlace, openInstalled, version, visitEveryPlace } from "../support/installed.js";
import { isLong, itInLongRuns, quickOf } from "../../support/long-runs.js";
import { ready } from "../support/places.js";
import { address, enterUpTo, filled, puzzle } from "../support/right-digits.js";
import { dist, onlyFailedRequests, visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { withTwoBuilds } from "../support/two-builds.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} Context */

/** @param {Page} page */
const dropAll = (page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });

/** Drops the code of the places and the teacher's module. @param {Page} page */
const dropSome = (page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/page\/(solve|learn|print|nonet-teacher)-/.test(request.url)) await cache.delete(request);
    }
  });

/**
 * Opens a game in an installed page of which everything is kept, and makes two moves.
 * @param {Page} page
 * @param {string} url
 */
async function openGame(page, url) {
  await openInstalled(page, url);
  await expectSoon(() => isWhole(page), true);
  await page.goto(url + address);
  await expectDigits(page, puzzle);
  await enterUpTo(page, 0, 2);
}

/** In long runs everything is used that is in the places. */
const useEveryPlace = isLong ? visitEveryPlace : openEveryPlace;

/**
 * Asks for what cannot be loaded, and expects to be told so.
 * @param {Page} page
 * @param {readonly string[]} names of places
 */
async function expectNotLoaded(page, names) {
  for (const name of names) {
    await page.locator(`[data-place="${name}"].tab`).click();
    await page.locator("#status").getByText(words("error.not-loaded")).waitFor();
    await page.locator('[data-place="play"].tab').click();
    await page.locator('[data-place="play"].tab[aria-current="page"]').waitFor();
  }
}

const drops = {
  "everything that is kept": { drop: dropAll, isQuick: true },
  "the code of the places": { drop: dropSome },
};

describe("a browser that drops", () => {
  for (const [what, { drop }] of quickOf(drops)) {
    it(`${what} gets it again from the server, or says that it could not`, async () => {
      let server = await serve({ folder: dist, csp: true });
      const { url } = server;
      try {
        await visit(async (page) => {
          await openGame(page, url);
          await drop(page);
          await server.close();
          await expectNotLoaded(page, ["solve", "learn", "print"]);
          await button(page, words("hint.button")).click();
          await expectTold(page, new RegExp([words("error.not-loaded"), words("error.engine-load")].join("|")));
          await enterUpTo(page, 2, 3);
          server = await serve({ folder: dist, csp: true, port: Number(new URL(url).port) });
          await useEveryPlace(page);
        }, allowed).catch(onlyFailedRequests);
      } finally {
        await server.close();
      }
    });

    itInLongRuns(`${what} offers the new version when the server has the old one no more, and keeps the game`, () =>
      withTwoBuilds((url, release) =>
        visit(async (page) => {
          await openGame(page, url);
          await release();
          await drop(page);
          await expectNotLoaded(page, ["learn"]);
          await page.getByText(words("update.needed")).waitFor();
          await enterUpTo(page, 2, 3);
          await button(page, words("update.load")).click();
          await expectSoon(() => version(page).catch(() => "between"), "new");
          await expectDigits(page, filled(3));
          await useEveryPlace(page);
        }, allowed).catch(onlyFailedRequests),
      ),
    );
  }

  it("everything that is kept opens the new version when the page is loaded again", () =>
    withTwoBuilds((url, release) =>
      visit(async (page) => {
        await openGame(page, url);
        await release();
        await dropAll(page);
        await page.reload();
        await ready(page);
        await expectDigits(page, filled(2));
        await expectSoon(() => version(page), "new");
      }, allowed),
    ));
});

/** What a service worker may be refused. @type {Record<string, { refuse: () => void, isQuick?: boolean }>} */
const refusals = {
  "no room for what it wants to keep": {
    refuse() {
      Cache.prototype.put = () => Promise.reject(new DOMException("no room", "QuotaExceededError"));
    },
    isQuick: true,
  },
  "no look at what it has kept": {
    refuse() {
      CacheStorage.prototype.match = () => Promise.reject(new DOMException("broken", "UnknownError"));
    },
  },
};

describe("a service worker that has", () => {
  for (const [what, { refuse }] of quickOf(refusals)) {
    it(`${what} gives the page what the server has`, async () => {
      const server = await serve({ folder: dist, csp: true });
      try {
        await visit(async (page, context) => {
          await openGame(page, server.url);
          await dropAll(page);
          const [worker] = context.serviceWorkers();
          assert.ok(worker);
          await worker.evaluate(`({ ${refuse} }).refuse()`);
          await page.reload();
          await expectDigits(page, filled(2));
          await useEveryPlace(page);
        }, allowed);
      } finally {
        await server.close();
      }
    });
  }
});
