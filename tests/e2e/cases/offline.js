import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

import { serve } from "../../../tools/serve.mjs";
import { button, cell, digitsOn, expectDigits, paste } from "../support/board.js";
import {
  allowed,
  askHint,
  cachesOfPage,
  filesOfPage,
  installed,
  isWhole,
  openEveryPlace,
  openInstalled,
  publish,
  solveSeed,
  startGame,
  version,
  visitEveryPlace,
} from "../support/installed.js";
import { countKept } from "../support/kept-games.js";
import { goTo, ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon, settled } from "../support/soon.js";
import { dist, site, visit } from "../support/site.js";
import { itInLongRuns } from "../../support/long-runs.js";
import { withTwoBuilds } from "../support/two-builds.js";
import { said, words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Visits the site, then ends the server and does what the page promises to do without it.
 * @param {Page} page
 * @param {import("playwright-core").BrowserContext} context
 * @param {Awaited<ReturnType<typeof serve>>} server
 */
async function playWithoutServer(page, context, server) {
  await page.goto(server.url);
  await installed(page);
  await page.reload();
  await ready(page);
  await askHint(page);
  // Sentences of other languages and most modules are kept when the page is idle.
  await expectSoon(() => isWhole(page), true);
  await server.close();
  await context.setOffline(true);
  await page.reload();
  await solveSeed(page);
  await visitEveryPlace(page);
}

/**
 * What an installation may take from a reader who saves data (docs/decisions/0044-what-a-first-visit-loads.md): files,
 * and KB of 1000 bytes after gzip.
 */
const installation = { files: 40, kilobytes: 610 };

describe("what works offline", () => {
  it("is said once, with the result of a game, and installs the page where the browser offers that", () =>
    visit(async (page) => {
      const finish = async (/** @type {string} */ line) => {
        await page.goto(`${site.url}#p=${line.replace(/^./, "0")}`);
        await expectDigits(page, line.replace(/^./, "."));
        await cell(page).first().click();
        await page.keyboard.press(line[0]);
        await page.getByRole("heading", { name: said("finish.title") }).waitFor();
      };
      await page.goto(site.url);
      await ready(page);
      await installed(page);
      await page.evaluate(() => {
        const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
          prompt: async () => void (document.body.dataset.asked = String(offer.defaultPrevented)),
        });
        dispatchEvent(offer);
      });
      await finish(seeds[0].solution);
      await page.getByText(said("offline.told")).waitFor();
      await button(page, said("offline.install")).click();
      await expectSoon(() => page.evaluate(() => document.body.dataset.asked), "true");
      await finish(seeds[1].solution);
      const toldAgain = await page.getByText(said("offline.told")).count();
      assert.equal(toldAgain, 0);
    }, allowed));
});

describe("an installation", () => {
  it(`takes at most ${installation.files} files and ${installation.kilobytes} KB from a reader who saves data`, () =>
    visit(
      async (page) => {
        await page.goto(site.url);
        await ready(page);
        await installed(page);
        const kept = await page.evaluate(async () => {
          const requests = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          return requests
            .flat()
            .map(({ url }) => url.slice(document.baseURI.split("#")[0].length))
            .filter((path) => !path.startsWith("client-of-this-version/"));
        });
        const sizes = await Promise.all(
          kept.map(async (path) => gzipSync(await readFile(join(dist, path)), { level: 9 }).length),
        );
        const kilobytes = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000);
        assert.ok(
          kept.length > 10 && kept.length <= installation.files && kilobytes <= installation.kilobytes,
          `${kept.length} files, ${kilobytes} KB: ${kept.join(" ")}`,
        );
      },
      { ...allowed, savesData: true },
    ));
});

describe("the caches of other copies of Nonet on one origin", () => {
  it("are left alone, and those of older versions of this copy are dropped", () =>
    visit(async (page) => {
      await openInstalled(page, site.url);
      await page.evaluate(async () => {
        const keep = async (/** @type {string} */ name, /** @type {string} */ path) =>
          (await caches.open(name)).put(new URL(path, location.href), new Response("kept"));
        await keep("nonet-/other/-1111111111111111", "other/index.html");
        await keep("nonet-/-/other/-4444444444444444", "-/other/index.html");
        await keep("nonet-2222222222222222", "other/index.html");
        await keep("nonet-3333333333333333", "index.html");
        navigator.serviceWorker.controller?.postMessage("drop-unused");
      });
      const others = () =>
        page.evaluate(async () => (await caches.keys()).filter((name) => /([1234])\1{15}$/.test(name)).sort());
      await expectSoon(others, [
        "nonet-/-/other/-4444444444444444",
        "nonet-/other/-1111111111111111",
        "nonet-2222222222222222",
      ]);
    }, allowed));
});

describe("without a network", () => {
  it("gives hints after one visit in which nobody asked for one, before the page is loaded again and after", async () => {
    const server = await serve({ folder: dist, csp: true });
    try {
      await visit(async (page, context) => {
        await page.goto(server.url);
        await expectSoon(() => isWhole(page), true);
        await server.close();
        await context.setOffline(true);
        await askHint(page);
        await page.reload();
        await ready(page);
        await askHint(page);
      }, allowed);
    } finally {
      await server.close();
    }
  });

  it("works again after the first visit, with the server gone", async () => {
    const server = await serve({ folder: dist, csp: true });
    try {
      await visit((page, context) => playWithoutServer(page, context, server), allowed);
    } finally {
      await server.close();
    }
  });

  it("leaves a tab its own version in every place while a new version opens in a second tab, and then forgets it", () =>
    withTwoBuilds((url, release) =>
      visit((page, context) => updateBesideOpenTab(page, context, url, release), allowed),
    ));

  it("offers a new version when no game is under way, and loads it when the player says so", () =>
    withTwoBuilds((url, release) => visit((page) => acceptUpdate(page, url, release), allowed)));

  it("takes what a new version has in common with the one before from the cache", () =>
    withTwoBuilds((url, release, { asked }) => visit((page) => updateFromCache(page, url, release, asked), allowed)));

  itInLongRuns("leaves each of two tabs its own version beside a third with a new one, with the server gone, too", () =>
    withTwoBuilds((url, release, { stop }) =>
      visit((page, context) => updateBesideTwoTabs(page, context, { url, release, stop }), allowed),
    ),
  );

  it("names the file that works from disk when the page itself is opened there", async () => {
    await assert.rejects(
      visit(
        async (page) => {
          await page.goto(pathToFileURL(join(dist, "index.html")).href);
          await page.locator("#from-disk").getByRole("link", { name: "nonet-offline.html" }).click();
          await ready(page);
          await cell(page).first().waitFor();
        },
        { path: null },
      ),
      /origin/,
    );
  });

  it("works from disk in one file, with every place, and asks for nothing else", () =>
    visit(
      async (page) => {
        /** @type {string[]} */
        const asked = [];
        page.on("request", (request) => asked.push(request.url().split(":")[0]));
        await page.goto(pathToFileURL(join(dist, "nonet-offline.html")).href);
        await solveSeed(page);
        await button(page, words("solutions.start")).click();
        const saving = page.waitForEvent("download");
        await button(page, words("solutions.save")).click();
        const saved = await readFile(await (await saving).path(), "utf8");
        assert.equal(saved, `${seeds[0].solution}\n`);
        await visitEveryPlace(page);
        assert.deepEqual(
          asked.filter((scheme) => !["file", "blob", "data"].includes(scheme)),
          [],
        );
        assert.equal(asked.filter((scheme) => scheme === "file").length, 1);
      },
      { path: null },
    ));

  it("keeps the game of the page in one file", () =>
    visit(
      async (page) => {
        const address = pathToFileURL(join(dist, "nonet-offline.html")).href;
        await page.goto(address);
        await paste(page, seeds[0].puzzle);
        await expectDigits(page, seeds[0].puzzle);
        // In a new profile, the browser first makes the database of games.
        await expectSoon(() => countKept(page, "games"), 1);
        await page.reload();
        await expectDigits(page, seeds[0].puzzle);
      },
      { path: null },
    ));
});

describe("what another program shares with the installed page", () => {
  for (const [what, text, shown] of [
    ["a puzzle", seeds[0].puzzle, seeds[0].puzzle],
    ["a text without a puzzle", "Good morning", null],
  ])
    it(`is opened: ${what}`, () =>
      visit(async (page, context) => {
        await openInstalled(page, site.url);
        const other = await context.newPage();
        await other.setContent(
          `<form method="post" enctype="multipart/form-data" action="${site.url}share">
          <input name="text" value="${text}"><input name="url" value=""></form>`,
        );
        await other.evaluate(() => document.forms[0].submit());
        if (shown) await expectDigits(other, shown);
        else await expectSoon(() => other.locator("#status").textContent(), words("open.no-puzzle"));
        await expectSoon(() => other.evaluate(() => location.hash !== "#shared"), true);
        await expectSoon(
          () =>
            other.evaluate(async () => {
              const names = await caches.keys();
              const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
              return all.flat().filter(({ url }) => url.includes("/shared/")).length;
            }),
          0,
        );
      }, allowed));
});

/**
 * @param {Page} page
 * @param {import("playwright-core").BrowserContext} context
 * @param {string} url
 * @param {() => Promise<void>} release
 */
async function updateBesideOpenTab(page, context, url, release) {
  await openInstalled(page, url);
  await publish(page, release);
  const second = await context.newPage();
  await second.goto(url);
  await ready(second);
  await expectSoon(() => version(page), "old");
  await expectSoon(() => version(second), "new");
  await page.bringToFront();
  await solveSeed(page);
  await visitEveryPlace(page);
  await expectSoon(() => version(page), "old");
  await page.close();
  await second.reload();
  await expectSoon(() => cachesOfPage(second), 1);
}

/**
 * @param {Page} first
 * @param {import("playwright-core").BrowserContext} context
 * @param {{ url: string, release: () => Promise<void>, stop: () => Promise<void> }} server
 */
async function updateBesideTwoTabs(first, context, { url, release, stop }) {
  /** Each tab has a game of its own, for which it gives hints. @param {string} puzzle */
  const openTab = async (puzzle) => {
    const tab = await context.newPage();
    await tab.goto(`${url}#p=${puzzle}`);
    await expectDigits(tab, puzzle);
    return tab;
  };
  await openInstalled(first, url);
  const second = await openTab(seeds[0].puzzle);
  await publish(first, release);
  const third = await openTab(seeds[1].puzzle);
  const versions = () => Promise.all([first, second, third].map(version));
  await expectSoon(versions, ["old", "old", "new"]);
  await third.reload();
  await ready(third);
  await stop();
  await context.setOffline(true);
  await openEveryPlace(third);
  await first.bringToFront();
  await openEveryPlace(first);
  await expectSoon(versions, ["old", "old", "new"]);
  await first.close();
  await third.reload();
  await openEveryPlace(third);
  await second.bringToFront();
  await openEveryPlace(second);
  await expectSoon(() => version(second), "old");
  await second.close();
  await third.reload();
  await expectSoon(() => cachesOfPage(third), 1);
  await goTo(third, "solve");
  await expectSoon(() => version(third), "new");
}

/** @param {Page} page @param {string} url @param {() => Promise<void>} release */
async function acceptUpdate(page, url, release) {
  await openInstalled(page, url);
  await paste(page, seeds[0].puzzle);
  await expectDigits(page, seeds[0].puzzle);
  const [blank] = [...seeds[0].puzzle].flatMap((digit, i) => (/[1-9]/.test(digit) ? [] : [i]));
  const label = `row ${Math.floor(blank / 9) + 1}, column ${(blank % 9) + 1}`;
  await cell(page, `${label}, empty`).focus();
  await page.keyboard.press(seeds[0].solution[blank]);
  await cell(page, `${label}, ${seeds[0].solution[blank]}`).waitFor();
  await publish(page, release);
  const played = await digitsOn(page);
  await settled(page);
  await expectSoon(() => page.getByText(words("update.ready")).count(), 0, { about: "in the middle of a game" });
  await startGame(page, "easy");
  await page.getByText(words("update.ready")).waitFor();
  const begun = await digitsOn(page);
  assert.notEqual(begun, played);
  await button(page, words("update.load")).click();
  await expectSoon(() => version(page).catch(() => "between"), "new");
  await expectDigits(page, begun);
  await expectSoon(() => cachesOfPage(page), 1);
}

/**
 * @param {Page} page
 * @param {string} url
 * @param {() => Promise<void>} release
 * @param {readonly string[]} asked of the server
 */
async function updateFromCache(page, url, release, asked) {
  await page.goto(url);
  await expectSoon(() => isWhole(page), true);
  const before = asked.length;
  await publish(page, release);
  // The new version has other scripts and another style; modules, fonts and lessons are the same.
  const names = asked.slice(before).map((path) => path.replace("/page/", ""));
  assert.deepEqual(
    names.filter((name) => filesOfPage.includes(name)),
    [],
  );
  assert.ok(
    names.some((name) => name.startsWith("print-")),
    names.join(),
  );
}

describe("the notices of other people's code", () => {
  it("are a file of the site, and part of the page in one file", async () => {
    const [notices, page] = await Promise.all(
      ["THIRD-PARTY-NOTICES.txt", "nonet-offline.html"].map((name) => readFile(join(dist, name), "utf8")),
    );
    for (const name of ["comlink", "idb", "lz-string", "Emscripten", "musl"])
      assert.match(notices, new RegExp(`^${name} .*\\(.*\\)$|^${name} \\(`, "m"));
    assert.ok(page.includes(notices.trim()));
  });
});
