/** A browser may end a worker without any event. Each case ends all workers during a long call. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { seeds } from "../support/seeds.js";
import { site, visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { endWorkers } from "../support/workers.js";

const { puzzle } = seeds[0];

/**
 * How the page notices the end of a worker: by a closed channel or, if the browser does not report closed channels, by
 * a lock.
 */
const browsers = {
  "that reports closed channels": () => {},
  "that has locks alone": () => {
    Reflect.deleteProperty(MessagePort.prototype, "onclose");
    MessagePort.prototype.addEventListener = function addEventListener(type, ...rest) {
      if (type !== "close") EventTarget.prototype.addEventListener.call(this, type, ...rest);
    };
  },
};

describe("workers that end without an event", () => {
  for (const [which, prepare] of Object.entries(browsers)) {
    it(`are replaced in a browser ${which}`, () =>
      visit(
        async (page) => {
          await page.addInitScript(prepare);
          await page.goto(`${site.url}examples/embedding.html`);
          const solve = () => page.evaluate(async (line) => (await globalThis.engine.solve(line)).status, puzzle);
          await page.evaluate(async (url) => {
            const { createEngine } = await import(url);
            globalThis.engine = await createEngine();
          }, `${site.url}nonet.mjs`);
          const before = await solve();
          assert.equal(before, "unique");

          // After two leases at a time there is a spare that has started, and no other is begun: a worker that is ended
          // while it starts is noticed only after its time limit.
          await page.evaluate(
            (line) => Promise.all([globalThis.engine.count(line), globalThis.engine.count(line)]),
            puzzle,
          );

          // A count that never ends. It pauses for its reports, so that the worker can receive the order to close.
          const failed = page.evaluate(() =>
            globalThis.engine
              .count(".".repeat(81), { limit: 2 ** 50, onProgress: () => (globalThis.counting = true) })
              .then(
                () => "counted",
                (/** @type {any} */ error) => error.code,
              ),
          );
          await page.waitForFunction(() => globalThis.counting);
          let outcome = "running";
          void failed.then((code) => (outcome = code));
          // A worker that has just started may not be among the page's workers yet, so they are ended until the call
          // fails.
          await expectSoon(() => {
            if (outcome === "running") endWorkers(page);
            return outcome;
          }, "engine-failed");
          // The worker for short calls may still be closing when the count has failed: then this call fails too.
          await expectSoon(() => solve().catch(() => "failed"), "unique");
          const count = await page.evaluate(
            async (line) => String((await globalThis.engine.count(line)).count),
            puzzle,
          );
          assert.equal(count, "1");
        },
        { path: null },
      ));
  }
});
