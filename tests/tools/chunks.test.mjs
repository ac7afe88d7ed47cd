import assert from "node:assert/strict";
import { resolve } from "node:path";
import { describe, it } from "node:test";

import { chunkPlan } from "../../tools/build/chunks.mjs";

const at = (/** @type {string} */ path) => ({ path, kind: "import-statement" });
const later = (/** @type {string} */ path) => ({ path, kind: "dynamic-import" });
/**
 * Modules of a page, with what they import. The page is `start` and `app`; `solve`, `learn` and `print` come later;
 * `words` is data.
 */
const modules = {
  "start.js": [at("both.js"), later("app.js"), later("words.js")],
  "app.js": [at("both.js"), at("board.js"), later("solve.js"), later("learn.js"), later("print.js")],
  "solve.js": [at("field.js"), at("board.js")],
  "learn.js": [at("drawing.js"), at("field.js"), at("swatch.js")],
  "print.js": [at("drawing.js"), at("swatch.js"), at("field.js")],
  "drawing.js": [],
  "swatch.js": [at("drawing.js")],
  "field.js": [at("board.js")],
  "board.js": [],
  "both.js": [],
  "words.js": [],
};
const bytes = { "drawing.js": 5000 };
const metafile = /** @type {any} */ ({
  inputs: Object.fromEntries(Object.entries(modules).map(([path, imports]) => [path, { imports }])),
  outputs: {
    all: {
      inputs: Object.fromEntries(Object.keys(modules).map((path) => [path, { bytesInOutput: bytes[path] ?? 100 }])),
    },
  },
});
const absolute = (/** @type {string[]} */ paths) => paths.map((path) => resolve(path)).sort();

describe("the plan of chunks", () => {
  const plan = chunkPlan(metafile, [resolve("start.js")], 1000);

  it("takes what the page needs at once as the page, without its two entries", () =>
    assert.deepEqual(plan.page.sort(), absolute(["both.js", "board.js"])));

  it("takes what is imported later as late, but no data", () =>
    assert.deepEqual([...plan.late].sort(), absolute(["solve.js", "learn.js", "print.js"])));

  it("puts together what several late modules share in small pieces, unless it brings a large piece along", () =>
    assert.deepEqual(plan.common, absolute(["field.js"])));
});
