import assert from "node:assert/strict";
import { test } from "node:test";

import { browserName } from "../../../web/bench/device.js";
import { fromFragment, setsIn, toFragment } from "../../../web/bench/report.js";

const device = { browser: "Firefox 128", cores: 8, simd: true, workers: 8 };
/** @type {import("../../../web/bench/report.js").Result[]} */
const results = [
  { set: "easy", method: "single", nanoseconds: 512 },
  { set: "easy", method: "lockstep", nanoseconds: 361 },
  { set: "minimal", method: "team", nanoseconds: 0.0912 },
];

test("a report goes into a fragment and back", () => {
  const fragment = toFragment({ device, results });
  assert.equal(fragment, "1_Firefox 128_8_simd_8_easy_512-361-0_minimal_0-0-0.0912");
  assert.deepEqual(fromFragment(fragment), { device, results });
});

test("a browser without SIMD, and without a name, comes back as such", () => {
  const plain = { browser: "", cores: 1, simd: false, workers: 1 };
  assert.deepEqual(fromFragment(toFragment({ device: plain, results }))?.device, plain);
});

/** @type {any[][]} */
const refused = [
  ["nothing", ""],
  ["another version", "2_Firefox_8_simd_8_easy_500-360-50"],
  ["no figures", "1_Firefox_8_simd_8"],
  ["a set that is not ours", "1_Firefox_8_simd_8_<b>_500-360-50"],
  ["figures that are none", "1_Firefox_8_simd_8_easy_a--Infinity-1"],
  ["cores that are none", "1_Firefox_many_simd_8_easy_500-360-50"],
  ["no workers", "1_Firefox_8_simd_0_easy_500-360-50"],
];
for (const [what, fragment] of refused) test(`${what} is no report`, () => assert.equal(fromFragment(fragment), null));

test("superfluous parts of a fragment are ignored", () => {
  const report = fromFragment(`1_${"x".repeat(500)}_8_simd_8_easy_5-4-3-2-1_hard_1-1-1`);
  assert.deepEqual([report?.device.browser.length, report?.results.length], [40, 3]);
});

test("sets of two reports come in their own order", () => {
  const other = /** @type {import("../../../web/bench/report.js").Report} */ ({ device, results: [{ set: "medium", method: "single", nanoseconds: 1 }] });
  assert.deepEqual(setsIn([{ device, results }, null, other]), ["easy", "medium", "minimal"]);
});

const agents = [
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36", "Chrome 120"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.2210.91", "Edge 120"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox 128"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15", "Safari 17"],
  ["something else", ""],
];
for (const [agent, name] of agents) test(`${name || "an unknown browser"} is called so`, () => assert.equal(browserName(agent), name));
