import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { easyFirst, easyFirstInRuns } from "../../../web/print-jobs/easy-first.js";
import { make } from "../../../web/print-jobs/index.js";
import { defaultSettings, usualBook } from "../../../web/print/print-settings.js";
import { fakeEngine } from "./fake-engine.js";

/**
 * @param {any} level @param {number | null} rating @param {string | null} hardest @param {number} givens
 * @returns {any}
 */
const puzzle = (level, rating, hardest = null, givens = 24) => ({
  level,
  rating,
  hardest,
  puzzle: "1".repeat(givens).padEnd(81, "."),
});

describe("the easier of two puzzles", () => {
  /** @type {[string, any, any][]} */
  const cases = [
    ["has the lower level, whatever its rating", puzzle("hard", 7.1), puzzle("expert", 6.6)],
    ["has the lower rating in a level", puzzle("hard", 4.2), puzzle("hard", 7.1)],
    ["has the technique that is taught earlier", puzzle("hard", null, "x-wing"), puzzle("hard", null, "jellyfish")],
    ["has more givens", puzzle("hard", 4.2, "x-wing", 28), puzzle("hard", 4.2, "x-wing", 24)],
    ["is the one of which more is known", puzzle(null, 9), puzzle(null, null)],
  ];
  for (const [name, easier, harder] of cases) {
    it(name, () => {
      assert.ok(easyFirst(easier, harder) < 0);
      assert.ok(easyFirst(harder, easier) > 0);
      assert.equal(easyFirst(easier, { ...easier }), 0);
    });
  }

  it("comes first in each run, and equal ones stay in their order", () => {
    const all = [7, 3, 3, 5, 1, 2].map((rating, i) => ({ ...puzzle("hard", rating), index: i }));
    assert.deepEqual(
      easyFirstInRuns(all, 3).map(({ index }) => index),
      [1, 2, 0, 4, 5, 3],
    );
  });
});

describe("the puzzles of a section", () => {
  const ratings = [7.1, 6.6, 4.2, 5.6];

  /**
   * The ratings in their order.
   * @param {any} work @param {any} look @param {1 | 2} version @returns {Promise<number[]>}
   */
  async function orderOf(work, look, version = 2) {
    const usual = defaultSettings({ locale: "en", seed: 1 });
    const settings = {
      ...usual,
      version,
      work: { kind: "new", sections: [{ title: "", count: 4, goal: { layout: "2x2" } }], copies: 1, ...work },
      look: { ...usual.look, ...look, show: { ...usual.look.show, rating: true } },
    };
    const engine = fakeEngine();
    const puzzles = engine.puzzles.bind(engine);
    engine.puzzles = async function* (/** @type {any} */ goal, /** @type {any} */ options) {
      for await (const each of puzzles(goal, options)) yield { ...each, rating: ratings[each.index % 4] };
    };
    const job = /** @type {any} */ (await make(/** @type {any} */ (settings), { engine: /** @type {any} */ (engine) }));
    return job.sections.flatMap((/** @type {any} */ section) =>
      section.puzzles.map((/** @type {any} */ each) => each.rating),
    );
  }

  const sorted = [4.2, 5.6, 6.6, 7.1];
  /** @type {[string, any, any, 1 | 2, number[]][]} */
  const cases = [
    ["are in order in a book", {}, { book: usualBook }, 2, sorted],
    ["are as they were made on loose sheets", {}, {}, 2, ratings],
    ["are as they were made in a book of version 1", {}, { book: usualBook }, 1, ratings],
    ["are as they were made where the settings say so", { order: "made" }, { book: usualBook }, 2, ratings],
    ["are in order on loose sheets where the settings say so", { order: "rating" }, {}, 2, sorted],
    ["are in order on each sheet of a class", { order: "rating", copies: 2 }, {}, 2, [...sorted, ...sorted]],
  ];
  for (const [name, work, look, version, expected] of cases)
    it(name, async () => assert.deepEqual(await orderOf(work, look, version), expected));
});
