import assert from "node:assert/strict";
import { test } from "node:test";

import { layOut } from "../../../web/print/layout/index.js";
import { smallestType, smallTypeSentence } from "../../../web/print/small-type.js";
import { contextIn, jobOf, lookWith, puzzleOf, settingsOf } from "./layout/sheets.js";
import { worksheetOf } from "./layout/taught.js";

const context = await contextIn();
/** The size of the smallest digits of six puzzles. @returns {Promise<number>} */
const sizeOf = (/** @type {string} */ layout, /** @type {object} */ look, /** @type {object} */ changes = {}) => (
  smallestType(layOut(jobOf(Array.from({ length: 6 }, () => puzzleOf(layout, changes))), settingsOf(lookWith(look)), context)));
const candidates = Array(81).fill(511);

/** What is printed, and the bounds of the smallest digits in points. @type {[string, string, object, object, number, number][]} */
const cases = [
  ["9×9, four a page", "3x3", { perPage: 4 }, {}, 15, 25],
  ["25×25, six a page", "5x5", { perPage: 6 }, {}, 5, 6],
  ["25×25, one a page", "5x5", { perPage: 1 }, {}, 12, 15],
  ["candidates, one a page", "3x3", { perPage: 1 }, { candidates }, 12, 18],
  ["candidates, twelve a page", "3x3", { perPage: 12 }, { candidates }, 2, 6],
];
for (const [what, layout, look, changes, least, most] of cases) {
  test(`the smallest digits: ${what}`, async () => {
    const size = await sizeOf(layout, look, changes);
    assert.ok(size >= least && size <= most, String(size));
  });
}

test("the solutions upside down at the foot count", async () => {
  assert.ok(await sizeOf("3x3", { perPage: 1, key: "foot" }) < 0.7 * await sizeOf("3x3", { perPage: 1 }));
});

test("small pictures that repeat the boards of a worksheet do not count", async () => {
  const job = await worksheetOf("x-wing");
  const sizeWith = (/** @type {string} */ key) => smallestType(layOut(job, { ...settingsOf(lookWith({ key })), work: /** @type {any} */ ({ kind: "worksheet", rules: false }) }, context));
  assert.equal(await sizeWith("end"), await sizeWith("none"));
});

test("a sentence says the size, and only of digits under six points", () => {
  assert.match(smallTypeSentence(5.19, context.words), /printed in 5\.1 points\. Digits of less than 6 points/);
  assert.equal(smallTypeSentence(6, context.words), "");
  assert.equal(smallTypeSentence(Infinity, context.words), "");
});
