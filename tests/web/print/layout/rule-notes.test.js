import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut } from "../../../../web/print/layout/index.js";
import { ruleWordsFor } from "../../../../web/print/rule-sentences.js";
import { checkPages, textsOf } from "./page-checks.js";
import { contextIn, jobOf, lookWith, puzzleOf, settingsOf } from "./sheets.js";

const rules = [
  ["cage 12 r1c1 r1c2", "cage 15 r2c1 r2c2", "thermometer r5c1-r5c4"],
  ["sandwich 12 r1c1-r1c9", "cage 9 r4c4 r4c5"],
  ["nonconsecutive"],
];
const puzzles = rules.map((texts) => puzzleOf("3x3", { rules: texts }));

/**
 * @param {readonly any[]} printed
 * @param {any} look
 * @param {import("../../../../web/i18n/languages.js").Language} [language]
 */
async function pagesOf(printed, look, language = "en") {
  const job = jobOf(printed);
  const context = { ...(await contextIn(language)), ruleWords: await ruleWordsFor(job, language) };
  const whole = lookWith({ language, ...look });
  const pages = layOut(job, settingsOf(whole), context);
  checkPages(pages, whole, context);
  return { pages, context };
}

const drawingsOf = (page) => page.boxes.filter(({ kind }) => kind === "drawing");
const count = (texts, wanted) => texts.filter((text) => text.startsWith(wanted)).length;

for (const perPage of [1, 2, 4, 6]) {
  for (const look of [{}, { large: true }, { key: "foot" }, { orientation: "landscape", inkSaving: true }]) {
    test(`the rules are below the puzzles, ${perPage} on a page, ${JSON.stringify(look)}`, async () => {
      const { pages } = await pagesOf(puzzles, { perPage, ...look });
      for (let i = 0; i < pages.pageCount; i++) {
        const texts = textsOf({ ...pages, pageCount: 1, page: () => pages.page(i) });
        const shown = rules.slice(i * perPage, (i + 1) * perPage).flat();
        for (const [kind, name] of [
          ["cage", "Cage:"],
          ["thermometer", "Thermometer:"],
          ["sandwich", "Sandwich:"],
          ["nonconsecutive", perPage === 1 || i > 0 ? "Non-consecutive:" : "Non-consecutive (3):"],
        ]) {
          assert.equal(
            count(texts, name),
            shown.some((text) => text.startsWith(kind)) ? 1 : 0,
            `${name} on page ${i + 1}`,
          );
        }
      }
    });
  }
}

test("the dividers of a book say what the rules are, and go on overleaf where they have no room", async () => {
  const kinds = [
    "cage 12 r1c1 r1c2",
    "thermometer r5c1-r5c4",
    "sandwich 12 r1c1-r1c9",
    "nonconsecutive",
    "falling-diagonal",
    "negative-white",
    "arrow r7c1-r7c4",
    "whisper r8c1-r8c4",
    "palindrome r9c1-r9c4",
    "renban r6c1-r6c4",
    "between r5c5-r5c8",
    "white-dot r1c5 r1c6",
    "black-dot r2c5 r2c6",
    "even r3c5",
    "odd r3c6",
    "quadruple 12 r3c7 r3c8 r4c7 r4c8",
  ];
  const printed = [puzzleOf("3x3", { rules: kinds }), puzzleOf("3x3", { rules: kinds })];
  const look = {
    perPage: 1,
    paper: "6x9",
    title: "Rules",
    key: "end",
    large: true,
    book: { bleed: false, cropMarks: false, contents: true, dividers: true },
  };
  const { pages } = await pagesOf(printed, look);
  const texts = Array.from({ length: pages.pageCount }, (_, i) =>
    textsOf({ ...pages, pageCount: 1, page: () => pages.page(i) }),
  );
  const all = texts.flat();
  for (const name of ["Cage:", "Thermometer:", "Quadruple:", "Odd cell:"]) assert.equal(count(all, name), 1, name);
  const [first, last] = ["Cage:", "Odd cell:"].map((name) => texts.findIndex((page) => count(page, name) > 0));
  assert.ok(first > 0 && last > first, `${first} to ${last}`);
});

test("the boards of all pages have the same size", async () => {
  const { pages } = await pagesOf(puzzles, { perPage: 1 });
  const heights = [0, 1, 2].map((i) => Math.max(...drawingsOf(pages.page(i)).map(({ height }) => height)));
  assert.ok(Math.abs(heights[0] - heights[2]) < 0.01);
});

test("puzzles without rules have the pages that they had, and nothing is loaded", async () => {
  const plain = [puzzleOf("3x3")];
  assert.equal(await ruleWordsFor(jobOf(plain), "en"), null);
  const { pages, context } = await pagesOf(plain, { perPage: 1 });
  const before = layOut(jobOf(plain), settingsOf(lookWith({ perPage: 1 })), { ...context, ruleWords: undefined });
  assert.deepEqual(pages.page(0), before.page(0));
});

test("the key shows solutions without rules", async () => {
  const { pages } = await pagesOf(puzzles, { perPage: 4, key: "end" });
  const key = drawingsOf(pages.page(pages.pageCount - 1));
  assert.equal(key.length, 3);
  for (const { list } of key) assert.ok(list.operations.every(({ colour }) => !colour.startsWith("rule-")));
});

for (const language of /** @type {const} */ (["uk", "ru", "it", "vi", "zh"])) {
  test(`${language}: every kind is said in its language`, async () => {
    const { pages, context } = await pagesOf(puzzles, { perPage: 4 }, language);
    const texts = textsOf(pages).join(" ");
    for (const kind of ["cage", "thermometer", "sandwich", "nonconsecutive"])
      assert.ok(texts.includes(/** @type {any} */ (context).ruleWords(`rule.${kind}.name`)), kind);
  });
}
