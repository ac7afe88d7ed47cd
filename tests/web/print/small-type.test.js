import assert from "node:assert/strict";
import { test } from "node:test";

import { layOut } from "../../../web/print/layout/index.js";
import { presetNames, presetSettings } from "../../../web/print/presets.js";
import { choicesPerPathPage, defaultWork } from "../../../web/print/print-settings.js";
import { smallestType, smallTypeSentence } from "../../../web/print/small-type.js";
import { contextIn, jobOf, lookWith, puzzleOf, settingsOf } from "./layout/sheets.js";
import { pathOf, worksheetOf } from "./layout/taught.js";

const context = await contextIn();
const smallest = (/** @type {{ digits: number, candidates: number }} */ { digits, candidates }) =>
  Math.min(digits, candidates);
/** The size of the smallest digits of six puzzles. @returns {Promise<number>} */
const sizeOf = (/** @type {string} */ layout, /** @type {object} */ look, /** @type {object} */ changes = {}) =>
  smallestType(
    layOut(jobOf(Array.from({ length: 6 }, () => puzzleOf(layout, changes))), settingsOf(lookWith(look)), context),
  ).then(smallest);
const candidates = Array(81).fill(511);

/**
 * What is printed, and the bounds of the smallest digits in points.
 * @type {[string, string, object, object, number, number][]}
 */
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
  assert.ok((await sizeOf("3x3", { perPage: 1, key: "foot" })) < 0.7 * (await sizeOf("3x3", { perPage: 1 })));
});

test("small pictures that repeat the boards of a worksheet do not count", async () => {
  const job = await worksheetOf("x-wing");
  const sizeWith = (/** @type {string} */ key) =>
    smallestType(
      layOut(
        job,
        { ...settingsOf(lookWith({ key })), work: /** @type {any} */ ({ kind: "worksheet", rules: false }) },
        context,
      ),
    );
  assert.deepEqual(await sizeWith("end"), await sizeWith("none"));
});

const options = { locale: "en-GB", today: "2026-11-23", seed: 7 };
for (const name of presetNames) {
  test(`the preset ${name} has no sign that is too small`, async () => {
    const settings = presetSettings(name, options);
    const { layout, count } =
      settings.work.kind === "new"
        ? { layout: settings.work.sections[0].goal.layout, count: settings.work.sections[0].count }
        : { layout: "3x3", count: 1 };
    const printed = layOut(jobOf(Array.from({ length: count }, () => puzzleOf(layout))), settings, context);
    assert.equal(smallTypeSentence(await smallestType(printed), context.words), "");
  });
}

const hardSteps = [
  "x-wing",
  "xy-chain",
  "als-xz",
  "forcing-chain-contradiction",
  "forcing-net-verity",
  "sue-de-coq",
  "swordfish",
  "death-blossom",
  "trial-and-error",
];
for (const perPage of choicesPerPathPage) {
  test(`a path with ${perPage} pictures on a page of A4 has no sign that is too small`, async () => {
    const settings = { ...settingsOf(lookWith()), work: { ...defaultWork("path"), perPage } };
    assert.equal(
      smallTypeSentence(await smallestType(layOut(await pathOf(hardSteps), settings, context)), context.words),
      "",
    );
  });
}

/** @type {[number, number, RegExp | ""][]} */
const sentences = [
  [5.19, 9, /^The smallest digits are printed at 5\.1 pt\. Digits of less than 6 pt/],
  [6, 5, ""],
  [9, 4.99, /^The smallest candidates are printed at 4\.9 pt\. Candidates of less than 5 pt/],
  [5, 3, /^The smallest digits/],
  [Infinity, Infinity, ""],
];
for (const [digits, candidates, expected] of sentences) {
  test(`a sentence about digits of ${digits} and candidates of ${candidates} points`, () => {
    const sentence = smallTypeSentence({ digits, candidates }, context.words);
    if (expected) assert.match(sentence, expected);
    else assert.equal(sentence, "");
  });
}
