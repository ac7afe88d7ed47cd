import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";

import { button, expectTold, paste } from "../support/board.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { dist, site, visit, visitWith } from "../support/site.js";
import { words } from "../support/words.js";

const minimal = readFileSync(new URL("../../../bench/sets/minimal.txt", import.meta.url), "utf8");
const modules = ["nonet.wasm", "nonet-scalar.wasm", "nonet-teacher.wasm"];
const withoutScalar = !process.env.NONET_SCALAR && !existsSync(join(dist, "nonet-scalar.wasm")) && "the site was built without nonet-scalar.wasm";

describe("many puzzles in workers", () => {
  it("are answered in order, and the same as without workers", () => visit(async (page) => {
    const same = await page.evaluate(async ([engineUrl, text]) => {
      const { createEngine } = await import(engineUrl);
      const [pool, here] = await Promise.all([createEngine(), createEngine({ worker: false })]);
      const [inWorkers, alone] = await Promise.all([pool.solveBatch(text.repeat(8)), here.solveBatch(text.repeat(8))]);
      const differing = ["counts", "guesses", "solutions"].filter((column) => inWorkers[column].join() !== alone[column].join());
      pool.close();
      here.close();
      return { differing, length: inWorkers.length, unique: inWorkers.counts.filter((count) => count === 1).length };
    }, [`${site.url}nonet.mjs`, minimal]);
    assert.deepEqual(same, { differing: [], length: 8000, unique: 8000 });
  }));

  it("are left in the middle of a search without end, and later calls are answered", () => visit(async (page) => {
    const told = await page.evaluate(async ([engineUrl, line]) => {
      const { createEngine } = await import(engineUrl);
      const engine = await createEngine();
      const stop = new AbortController();
      const endless = [line, ...Array.from({ length: 400 }, () => ".".repeat(81))];
      const solving = engine.solveBatch(endless, { limit: 2 ** 32 - 1, signal: stop.signal }).catch(({ code }) => code);
      // Meanwhile another worker answers a short call.
      await engine.solve(line);
      stop.abort();
      const code = await solving;
      const { counts } = await engine.solveBatch([line]);
      engine.close();
      return [code, ...counts];
    }, [`${site.url}nonet.mjs`, seeds[0].puzzle]);
    assert.deepEqual(told, ["aborted", 1]);
  }));
});

/**
 * Returns the modules that a visit requests, and those that are kept for offline use.
 * @param {import("playwright-core").Page} page @param {() => Promise<unknown>} [visiting] what the visitor does besides solving
 */
async function modulesOf(page, visiting) {
  /** @type {string[]} */
  const asked = [];
  page.context().on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await page.goto(site.url);
  await paste(page, seeds[0].puzzle);
  await expectTold(page, words("status.unique"));
  await visiting?.();
  const kept = () => page.evaluate(async (names) => {
    const matches = await Promise.all(names.map((name) => caches.match(name)));
    return names.filter((_, i) => matches[i]);
  }, modules);
  await expectSoon(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)), true);
  return { asked: modules.filter((name) => asked.includes(name)), kept: await kept() };
}

describe("modules", () => {
  const serviceWorkers = /** @type {const} */ ("allow");

  it("are one for a visitor who saves data and asks for no hint", () => visit(async (page) => {
    // Other visitors get a stock of new puzzles, for which the page loads the teacher's module when it has time.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    assert.deepEqual(await modulesOf(page), { asked: ["nonet.wasm"], kept: ["nonet.wasm"] });
  }, { serviceWorkers, path: null }));

  it("are two from the first hint on", () => visit(async (page) => {
    const hint = async () => {
      await button(page, words("hint.button")).click();
      await page.locator(".step-told").first().waitFor();
    };
    const both = ["nonet.wasm", "nonet-teacher.wasm"];
    assert.deepEqual((await modulesOf(page, hint)).asked, both);
    // The service worker has begun meanwhile, so it sees the second page's requests.
    await page.reload();
    assert.deepEqual(await modulesOf(page, hint), { asked: both, kept: both });
  }, { serviceWorkers, path: null }));

  it("are others where there is no SIMD", { skip: (process.arch !== "x64" && "needs a switch that x86 alone has") || withoutScalar }, () => (
    visitWith(["--js-flags=--no-enable-sse4-1"], async (page) => {
      const { asked, kept } = await modulesOf(page);
      assert.deepEqual([asked.includes("nonet-scalar.wasm"), kept], [true, ["nonet-scalar.wasm"]]);
    }, { serviceWorkers, path: null })));
});
