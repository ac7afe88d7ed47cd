/** What authors say is below their puzzles or beside them, and never takes the room of the boards. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut } from "../../../../web/print/layout/index.js";
import { checkPages, textsOf } from "./page-checks.js";
import { contextIn, jobOf, lookWith, puzzleOf, settingsOf } from "./sheets.js";

const sentence = "Normal sudoku rules apply, and digits along a line rise from its bulb to its tip. ";
const long = sentence.repeat(120);

/**
 * @param {readonly any[]} puzzles @param {any} look
 * @param {import("../../../../web/i18n/languages.js").Language} [language]
 */
async function pagesOf(puzzles, look, language = "en") {
  const context = await contextIn(language);
  const whole = lookWith({ language, ...look });
  const pages = layOut(jobOf(puzzles), settingsOf(whole), context);
  checkPages(pages, whole, context);
  return pages;
}

/** @param {import("../../../../web/print/layout/boxes.js").PrintedDocument} pages @param {number} index */
const onPage = (pages, index) => textsOf({ ...pages, pageCount: 1, page: () => pages.page(index) });
const sideOf = (pages, index) =>
  Math.max(
    ...pages
      .page(index)
      .boxes.filter(({ kind }) => kind === "drawing")
      .map(({ width }) => width),
  );
const told = { title: "Lanes", author: "A. Setter", ruleset: `${sentence}\n\n${sentence}` };

test("title, author and words are below a puzzle that is alone on its page", async () => {
  const pages = await pagesOf([puzzleOf("3x3", told)], { perPage: 1 });
  const all = onPage(pages, 0).join(" ");
  assert.match(all, /Lanes · by A\. Setter:/);
  assert.equal(all.split("digits along").length - 1, 2);
  assert.ok(!all.includes("…"));
  assert.equal(pages.cutPages, 0);
});

test("a name without words, and words without a name, are told, too", async () => {
  const named = await pagesOf([puzzleOf("3x3", { author: "A. Setter" })], { perPage: 1 });
  assert.ok(onPage(named, 0).includes("by A. Setter"));
  const nameless = await pagesOf([puzzleOf("3x3", { ruleset: "Digits rise." })], { perPage: 1 });
  assert.ok(onPage(nameless, 0).includes("Digits rise."));
});

test("each puzzle of a page has its number before its words", async () => {
  const puzzles = [puzzleOf("3x3", told), puzzleOf("3x3"), puzzleOf("3x3", { ruleset: "Digits rise." })];
  const all = onPage(await pagesOf(puzzles, { perPage: 4 }), 0).join(" ");
  assert.match(all, /1 · Lanes · by A\. Setter:/);
  assert.match(all, /3: Digits rise\./);
  assert.doesNotMatch(all, /2:/);
});

for (const look of [
  { perPage: 1 },
  { perPage: 1, orientation: "landscape" },
  { perPage: 4 },
  { perPage: 2, large: true },
  { perPage: 1, key: "foot" },
  { perPage: 1, press: "kdp", paper: "6x9", book: { bleed: false, cropMarks: false, contents: false, dividers: true } },
])
  test(`long words are cut before they take the room of the boards: ${JSON.stringify(look)}`, async () => {
    const puzzles = Array.from({ length: look.perPage }, () => puzzleOf("3x3", { ...told, ruleset: long }));
    const pages = await pagesOf(puzzles, look);
    const index = Array.from({ length: pages.pageCount }, (_, i) => i).find((i) =>
      onPage(pages, i).join(" ").includes("by A. Setter"),
    );
    assert.ok(index !== undefined);
    const texts = onPage(pages, index);
    assert.equal(texts.filter((text) => text.endsWith("…")).length, look.perPage);
    assert.equal(pages.cutPages, 1);
    const bare = await pagesOf(
      puzzles.map((puzzle) => ({ ...puzzle, author: undefined, ruleset: undefined })),
      look,
    );
    assert.ok(sideOf(pages, index) > 0.4 * Math.max(...[...Array(bare.pageCount).keys()].map((i) => sideOf(bare, i))));
  });

test("words that are a little too long become smaller instead of being cut", async () => {
  const [short, longer] = await Promise.all(
    [4, 60].map((times) => pagesOf([puzzleOf("3x3", { ruleset: sentence.repeat(times) })], { perPage: 1 })),
  );
  const sizeIn = (pages) =>
    pages.page(0).boxes.find((box) => box.kind === "text" && box.text.includes("Normal sudoku rules"))?.size;
  assert.ok(sizeIn(longer) < sizeIn(short));
  assert.equal(longer.cutPages, 0);
});

test("puzzles without words have the pages that they had", async () => {
  const [plain, empty] = [[puzzleOf("3x3")], [puzzleOf("3x3", { author: "", ruleset: "" })]];
  const look = { perPage: 1 };
  assert.deepEqual((await pagesOf(plain, look)).page(0), (await pagesOf(empty, look)).page(0));
});

test("no word of an author is smaller than the least type of a sheet", async () => {
  for (const large of [false, true]) {
    const pages = await pagesOf([puzzleOf("3x3", { ruleset: long })], { perPage: 1, large });
    const sizes = pages.page(0).boxes.flatMap((box) => (box.kind === "text" ? [box.size] : []));
    assert.equal(Math.min(...sizes), large ? 10 : 7);
  }
});

test("one puzzle with long words has the room that the short words of others leave", async () => {
  const rowsWith = async (/** @type {readonly string[]} */ rulesets) => {
    const puzzles = rulesets.map((ruleset) => puzzleOf("3x3", { ruleset }));
    return onPage(await pagesOf(puzzles, { perPage: 4 }), 0);
  };
  const several = await rowsWith(["Short.", "Short.", long, "Short."]);
  const alone = await rowsWith([long]);
  assert.equal(several.filter((text) => text.endsWith("Short.")).length, 3);
  const rowsOfLong = (/** @type {string[]} */ texts) => texts.filter((text) => text.length > 60).length;
  assert.ok(rowsOfLong(several) >= rowsOfLong(alone) - 5, `${rowsOfLong(several)} of ${rowsOfLong(alone)}`);
});

test("a name that has no room is cut, and does not vanish", async () => {
  const author = "A. Setter and the others ".repeat(360);
  const pages = await pagesOf([puzzleOf("3x3", { author, ruleset: "Digits rise." })], { perPage: 1 });
  const texts = onPage(pages, 0);
  assert.ok(texts.some((text) => text.startsWith("by A. Setter")));
  assert.equal(texts.filter((text) => text.endsWith("…")).length, 1);
  assert.equal(pages.page(0).isCut, true);
});

/** Whether all words of an author are to the right of all boards of a page. @param {any} page */
function isBeside({ boxes }) {
  const edges = boxes.filter(({ kind }) => kind === "drawing").map(({ x, width }) => x + width);
  const words = boxes.filter((box) => box.kind === "text" && box.text.includes("digits along"));
  assert.ok(words.length > 0);
  return words.every(({ x }) => x >= Math.max(...edges));
}

for (const [look, wanted] of /** @type {[any, boolean][]} */ ([
  [{ perPage: 1, orientation: "landscape" }, true],
  [{ perPage: 1, orientation: "landscape", large: true }, true],
  [{ perPage: 1, orientation: "landscape", key: "foot" }, true],
  [{ perPage: 1 }, false],
  [{ perPage: 2 }, true],
  [{ perPage: 2, orientation: "landscape" }, false],
]))
  test(`words are ${wanted ? "beside" : "below"} the boards where these are larger then: ${JSON.stringify(look)}`, async () => {
    const puzzles = Array.from({ length: look.perPage }, () =>
      puzzleOf("3x3", { ...told, ruleset: sentence.repeat(12) }),
    );
    const pages = await pagesOf(puzzles, look);
    assert.equal(isBeside(pages.page(0)), wanted);
    assert.equal(pages.cutPages, 0);
    if (!wanted) return;
    const bare = await pagesOf(
      puzzles.map((puzzle) => ({ ...puzzle, author: undefined, ruleset: undefined })),
      look,
    );
    assert.ok(sideOf(pages, 0) > (look.perPage === 1 ? 0.99 : 0.9) * sideOf(bare, 0));
  });

test("words that have no room beside a board are whole below it", async () => {
  const pages = await pagesOf([puzzleOf("3x3", { ...told, ruleset: sentence.repeat(60) })], { perPage: 1 });
  assert.equal(isBeside(pages.page(0)), false);
  assert.equal(pages.cutPages, 0);
});

test("words beside a board begin where the board begins", async () => {
  const look = { perPage: 1, orientation: /** @type {const} */ ("landscape") };
  const pages = await pagesOf([puzzleOf("3x3", { ruleset: sentence })], look);
  const { boxes } = pages.page(0);
  const [top] = boxes.flatMap((box) => (box.kind === "drawing" ? [box.y] : []));
  const [first] = boxes.flatMap((box) => (box.kind === "text" && box.text.startsWith("Normal") ? box : []));
  assert.ok(first.y > top && first.y < top + 2 * first.size);
});
