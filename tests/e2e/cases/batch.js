import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { button, expectDigits, paste } from "../support/board.js";
import { ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { plainName, site, visit } from "../support/site.js";
import { words } from "../support/words.js";

const minimal = readFileSync(new URL("../../../bench/sets/minimal.txt", import.meta.url), "utf8");
/** Until the service worker keeps the files of the page, where other programs are busy. */
const modules = [
  "nonet.wasm",
  "nonet-analysis.wasm",
  "nonet-symmetry.wasm",
  "nonet-teacher.wasm",
  "nonet-rater.wasm",
  "nonet-rules.wasm",
  "nonet-rules-teacher.wasm",
  "nonet-vision.wasm",
  "nonet-handwriting.wasm",
];

describe("many puzzles in workers", () => {
  it("are answered in order, and the same as without workers", () =>
    visit(async (page) => {
      const same = await page.evaluate(
        async ([engineUrl, text]) => {
          const { createEngine } = await import(engineUrl);
          const [pool, here] = await Promise.all([createEngine(), createEngine({ worker: false })]);
          const [inWorkers, alone] = await Promise.all([
            pool.solveBatch(text.repeat(8)),
            here.solveBatch(text.repeat(8)),
          ]);
          const differing = ["counts", "guesses", "solutions"].filter(
            (column) => inWorkers[column].join() !== alone[column].join(),
          );
          pool.close();
          here.close();
          return {
            differing,
            length: inWorkers.length,
            unique: inWorkers.counts.filter((count) => count === 1).length,
          };
        },
        [`${site.url}nonet.mjs`, minimal],
      );
      assert.deepEqual(same, { differing: [], length: 8000, unique: 8000 });
    }));

  it("are made in the same order by several workers, by one, and without", () =>
    visit(async (page) => {
      const made = await page.evaluate(async (engineUrl) => {
        const { createEngine } = await import(engineUrl);
        const [pool, here] = await Promise.all([createEngine(), createEngine({ worker: false })]);
        /** @param {any} engine @param {object} options */
        const puzzlesOf = async (engine, options) => {
          const found = [];
          for (const goal of [
            { level: "hard", seed: 3 },
            { layout: "jigsaw:6", seed: 4 },
          ]) {
            for await (const { puzzle, layout, index } of engine.puzzles(goal, { count: 30, ...options }))
              found.push(`${index} ${layout} ${puzzle}`);
          }
          return found;
        };
        const all = await Promise.all([puzzlesOf(pool, {}), puzzlesOf(pool, { workers: 1 }), puzzlesOf(here, {})]);
        pool.close();
        here.close();
        return all;
      }, `${site.url}nonet.mjs`);
      assert.equal(new Set(made[0]).size, 60);
      assert.deepEqual(made[1], made[0]);
      assert.deepEqual(made[2], made[0]);
    }));

  it("are left in the middle of a search without end, and later calls are answered", () =>
    visit(async (page) => {
      const told = await page.evaluate(
        async ([engineUrl, line]) => {
          const { createEngine } = await import(engineUrl);
          const engine = await createEngine();
          const stop = new AbortController();
          const endless = [line, ...Array.from({ length: 400 }, () => ".".repeat(81))];
          const solving = engine
            .solveBatch(endless, { limit: 2 ** 32 - 1, signal: stop.signal })
            .catch(({ code }) => code);
          // Meanwhile another worker answers a short call.
          await engine.solve(line);
          stop.abort();
          const code = await solving;
          const { counts } = await engine.solveBatch([line]);
          engine.close();
          return [code, ...counts];
        },
        [`${site.url}nonet.mjs`, seeds[0].puzzle],
      );
      assert.deepEqual(told, ["aborted", 1]);
    }));
});

/**
 * Visits the page. Fails unless the visit requests some modules, and unless some are kept for offline use soon.
 *
 * @param {import("playwright-core").Page} page
 * @param {{ asked: readonly string[], kept?: readonly string[] }} expected
 * @param {() => Promise<unknown>} [visiting] what the visitor does besides solving
 */
async function expectModules(page, expected, visiting) {
  /** @type {string[]} */
  const asked = [];
  page.context().on("request", (request) => asked.push(plainName(request.url())));
  await page.goto(site.url);
  await ready(page);
  await paste(page, seeds[0].puzzle);
  await expectDigits(page, seeds[0].puzzle);
  await visiting?.();
  const addresses = () =>
    page.evaluate(async () =>
      (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .map(({ url }) => url),
    );
  const kept = async () => {
    const names = (await addresses()).map(plainName);
    return modules.filter((name) => names.includes(name));
  };
  await expectSoon(
    () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)),
    true,
  );
  await expectSoon(async () => modules.filter((name) => asked.includes(name)), expected.asked);
  if (expected.kept) await expectSoon(kept, expected.kept);
}

describe("modules", () => {
  const serviceWorkers = /** @type {const} */ ("allow");

  it("are one for a visitor who saves data and asks for no hint", () =>
    visit(
      async (page) => {
        await expectModules(page, { asked: ["nonet.wasm"], kept: ["nonet.wasm"] });
      },
      { serviceWorkers, path: null },
    ));

  it("are two from the first hint on for a visitor who saves data", () =>
    visit(
      async (page) => {
        const hint = async () => {
          await button(page, words("hint.button")).click();
          await page.locator(".step-told").first().waitFor();
        };
        const two = ["nonet.wasm", "nonet-teacher.wasm"];
        await expectModules(page, { asked: two }, hint);
        // The service worker has begun meanwhile, so it sees the second page's requests.
        await page.reload();
        await expectModules(page, { asked: two, kept: two }, hint);
      },
      { serviceWorkers, path: null },
    ));

  // The page has use for all of them when it has time: for a stock of new puzzles, and for use without a network.
  it("are all kept for other visitors", () =>
    visit(
      async (page) => {
        await expectModules(page, { asked: modules, kept: modules });
      },
      { serviceWorkers, path: null, savesData: false },
    ));
});
