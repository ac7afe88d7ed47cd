import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import { writeServiceWorker } from "../../../tools/build/precache.mjs";
import { serve } from "../../../tools/serve.mjs";
import { openShape } from "../support/new-puzzle.js";
import { button, expectDigits, expectTold, paste } from "../support/board.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { dist, visit } from "../support/site.js";
import { words } from "../support/words.js";

const web = fileURLToPath(new URL("../../../web", import.meta.url));
const allowed = { serviceWorkers: /** @type {const} */ ("allow"), path: null };

/** @param {import("playwright-core").Page} page */
async function solveSeed(page) {
  await paste(page, seeds[0].puzzle);
  await expectDigits(page, seeds[0].puzzle);
  await button(page, words("solve.button")).click();
  await expectDigits(page, seeds[0].solution);
}

/** Once the page has asked for a hint, the service worker keeps the teacher's module. @param {import("playwright-core").Page} page */
async function askHint(page) {
  await paste(page, seeds[0].puzzle);
  await expectDigits(page, seeds[0].puzzle);
  await button(page, words("hint.button")).click();
  await page.locator(".step-told").first().waitFor();
}

/** The puzzle of a hint is rated by itself, by the same module. @param {import("playwright-core").Page} page */
const expectRating = (page) => page.getByRole("button", { name: /^SE \d+\.\d/ }).waitFor();

/** Asks for a hint in Vietnamese, whose words no page has loaded before. @param {import("playwright-core").Page} page */
async function expectHint(page) {
  await paste(page, seeds[0].puzzle);
  await expectDigits(page, seeds[0].puzzle);
  await button(page, words("teach.settings")).click();
  await page.getByRole("radio", { name: "Tiếng Việt" }).check();
  await button(page, words("teach.done")).click();
  await button(page, words("hint.button")).click();
  await page.locator('.step-told[lang="vi"]').waitFor();
}

/** @param {import("playwright-core").Page} page */
const installed = (page) => expectSoon(
  () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)), true);

describe("without a network", () => {
  it("works again after the first visit, with the server gone", async () => {
    const server = await serve({ folder: dist, csp: true });
    await visit(async (page, context) => {
      await page.goto(server.url);
      await installed(page);
      await page.reload();
      await askHint(page);
      await server.close();
      await context.setOffline(true);
      await page.reload();
      await solveSeed(page);
      await button(page, words("new.open")).click();
      await button(page, words("level.hard")).click();
      await expectTold(page, /^A new puzzle/);
      await expectHint(page);
      await expectRating(page);
    }, allowed);
  });

  it("changes to a new version as a whole", async () => {
    const out = await mkdtemp(join(tmpdir(), "nonet-site-"));
    await cp(dist, out, { recursive: true });
    const server = await serve({ folder: out, csp: true });
    try {
      await visit((page) => updateSite(page, server.url, out), allowed);
    } finally {
      await server.close();
      await rm(out, { recursive: true });
    }
  });

  it("names the file that works from disk when the page itself is opened there", async () => {
    await assert.rejects(visit(async (page) => {
      await page.goto(pathToFileURL(join(dist, "index.html")).href);
      await page.locator("#from-disk").getByRole("link", { name: "nonet-offline.html" }).click();
      await button(page, words("solve.button")).waitFor();
    }, { path: null }), /origin/);
  });

  it("works from disk in one file, and asks for nothing else", () => visit(async (page) => {
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => asked.push(request.url().split(":")[0]));
    await page.goto(pathToFileURL(join(dist, "nonet-offline.html")).href);
    await solveSeed(page);
    await button(page, words("new.open")).click();
    await button(page, words("level.medium")).click();
    await expectTold(page, words("status.unique"));
    await openShape(page);
    await page.getByRole("radio", { name: words("goal.side", { side: 7 }) }).check();
    await expectTold(page, words("shape.with-regions", { side: 7 }));
    await button(page, words("level.easy")).click();
    await expectTold(page, words("rule.regions"));
    await expectTold(page, words("status.unique"));
    await button(page, words("solutions.start")).click();
    const saving = page.waitForEvent("download");
    await button(page, words("solutions.save")).click();
    assert.match(await readFile(await (await saving).path(), "utf8"), /^[1-7]{49}\n$/);
    await expectHint(page);
    await expectRating(page);
    assert.deepEqual(asked.filter((scheme) => !["file", "blob", "data"].includes(scheme)), []);
    assert.equal(asked.filter((scheme) => scheme === "file").length, 1);
  }, { path: null }));
});

/** @param {import("playwright-core").Page} page @param {string} url @param {string} out */
async function updateSite(page, url, out) {
  const version = () => page.evaluate(() => document.documentElement.dataset.version ?? "old");
  await page.goto(url);
  await installed(page);
  await page.reload();
  const html = await readFile(join(out, "index.html"), "utf8");
  await writeFile(join(out, "index.html"), html.replace("<html ", '<html data-version="new" '));
  await writeServiceWorker({ web, out });
  assert.equal(await version(), "old");
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expectSoon(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)), true);
  assert.equal(await version(), "old");
  await page.reload();
  await expectSoon(() => version().catch(() => "between"), "new");
  await expectSoon(() => page.evaluate(async () => (await caches.keys()).length), 1);
}

describe("the notices of other people's code", () => {
  it("are a file of the site, and part of the page in one file", async () => {
    const [notices, page] = await Promise.all(["THIRD-PARTY-NOTICES.txt", "nonet-offline.html"].map((name) => readFile(join(dist, name), "utf8")));
    for (const name of ["comlink", "idb-keyval", "intl-messageformat", "Emscripten", "musl"]) assert.match(notices, new RegExp(`^${name} .*\\(.*\\)$|^${name} \\(`, "m"));
    assert.ok(page.includes(notices.trim()));
  });
});
