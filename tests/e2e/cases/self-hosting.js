/** The archive of the site, unpacked on a server of somebody else, under a path, and without any other host. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";

import { unzipSync } from "fflate";

import { siteArchive } from "../../../tools/pack-site.mjs";
import { serve } from "../../../tools/serve.mjs";
import { button, expectDigits } from "../support/board.js";
import { allowed, askHint, installed, solveSeed } from "../support/installed.js";
import { goTo, ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { dist, visitWith } from "../support/site.js";
import { words } from "../support/words.js";

/** No name of another host has an address, and no other address answers. */
const noOtherHost = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];
const folder = mkdtempSync(join(tmpdir(), "nonet-self-hosting-"));
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {(string | null)[]} */
const asked = [];

before(async () => {
  for (const [path, bytes] of Object.entries(unzipSync(siteArchive(dist, new Date())))) {
    const file = join(folder, "school", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  server = await serve({ folder, asked: (path) => asked.push(path) });
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/**
 * Opens a page of the unpacked site in a browser that reaches no other host. Fails when the browser asked for anything
 * outside the folder.
 * @param {string} path in the folder @param {(page: import("playwright-core").Page) => Promise<void>} work
 */
const visitCopy = (path, work) =>
  visitWith(
    noOtherHost,
    async (page, context) => {
      const home = `${server.url}school/nonet/`;
      /** @type {string[]} */
      const abroad = [];
      context.on("request", (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(home)) abroad.push(url);
      });
      asked.length = 0;
      await page.goto(home + path);
      await work(page);
      assert.deepEqual(abroad, []);
      assert.deepEqual(
        asked.filter((each) => !each?.startsWith("/school/nonet/")),
        [],
      );
    },
    allowed,
  );

describe("the archive of the site on another server, under a path, and without other hosts", () => {
  it("solves, gives a hint, and works without a network afterwards", () =>
    visitCopy("", async (page) => {
      await ready(page);
      await askHint(page);
      await solveSeed(page);
      await installed(page);
      await page.reload();
      await ready(page);
      await page.context().setOffline(true);
      await page.reload();
      await solveSeed(page);
    }));

  it("shows a frame that solves", () =>
    visitCopy(`embed.html?lang=en&mode=solve&puzzle=${seeds[4].puzzle}`, async (page) => {
      await button(page, words("solve.button")).click();
      await expectDigits(page, seeds[4].solution);
    }));

  it("has the documents that say how to host it", () =>
    visitCopy("docs/self-hosting.html", async (page) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("link", { name: "Sudoku on a page of your own" }).click();
      await expectSoon(
        () =>
          page
            .locator("sudoku-board")
            .count()
            .then((count) => count > 4),
        true,
      );
    }));

  it("opens links to a puzzle below its own path", () =>
    visitCopy(`#p=${seeds[0].puzzle}`, async (page) => {
      await expectDigits(page, seeds[0].puzzle);
      await goTo(page, "learn");
      assert.match(page.url(), /\/school\/nonet\/#learn/);
    }));
});
