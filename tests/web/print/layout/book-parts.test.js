/** A book of parts: their order, their words, and what follows from them. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { loadRuleWords } from "../../../../web/i18n/rule-words.js";
import { blocksOf } from "../../../../web/print/book-parts.js";
import { layOut } from "../../../../web/print/layout/index.js";
import { preflight } from "../../../../web/print/preflight.js";
import { usualBook } from "../../../../web/print/print-settings.js";
import { checkSettings } from "../../../../web/print/settings-check.js";
import { checkPages } from "./page-checks.js";
import { contextIn, lookWith, puzzleOf, settingsOf } from "./sheets.js";

const context = { ...(await contextIn()), ruleWords: await loadRuleWords("en") };
const rules = ["cage 12 r1c1 r1c2 r2c1"];
const job = {
  kind: "puzzles",
  sections: [
    { title: "", puzzles: Array.from({ length: 6 }, () => puzzleOf("3x3", { rules, level: "easy" })) },
    { title: "", puzzles: Array.from({ length: 4 }, () => puzzleOf("3x3+x", { level: "hard" })) },
  ],
};
const parts = [
  { kind: "half-title" },
  { kind: "title" },
  { kind: "text", text: "# Imprint\n\n© 2026 A. Maker\nAll rights reserved." },
  { kind: "how-to-play" },
  { kind: "contents" },
  { kind: "sections" },
  { kind: "notes", pages: 2 },
  { kind: "solutions" },
  { kind: "about", text: "Set in the evenings." },
];
const look = lookWith({
  paper: "6x9",
  press: "kdp",
  perPage: 2,
  key: "end",
  title: "Evenings",
  author: "A. Maker",
  book: { ...usualBook, parts },
});

/** The texts of each page. @param {any} shown */
function textsWith(shown) {
  const printed = layOut(/** @type {any} */ (job), settingsOf(shown), context);
  checkPages(printed, shown, context);
  return Array.from({ length: printed.pageCount }, (_, i) =>
    printed.page(i).boxes.flatMap((box) => (box.kind === "text" ? [box.text] : [])),
  );
}

describe("a book of parts", () => {
  const pages = textsWith(look);
  const pageOf = (/** @type {string} */ text) =>
    pages.findIndex((texts) => texts.some((each) => each.includes(text))) + 1;

  it("has its parts in their order", () => {
    const places = ["Evenings", "A. Maker", "© 2026", "How to play", "Contents", "Killer sudoku · Easy"].map(pageOf);
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.deepEqual(pages[0], ["Evenings"]);
    assert.equal(
      pages.findLastIndex((texts) => texts.includes("Set in the evenings.")),
      pages.findLastIndex((texts) => texts.length > 0),
    );
  });

  it("says what it does not make with words of its own, and nothing of the program", () => {
    assert.ok(!pages.flat().some((text) => /Nonet|Seed/.test(text)));
    assert.ok(
      textsWith({ ...look, book: { ...look.book, parts: [{ kind: "title" }, { kind: "sections" }] } })
        .flat()
        .every((text) => !/Nonet|Solution/.test(text)),
    );
  });

  it("explains each kind once, before the puzzles", () => {
    const cages = pages.flatMap((texts, i) =>
      texts.some((text) => text.includes("The digits in a cage differ.")) ? [i + 1] : [],
    );
    assert.deepEqual(cages, [pageOf("How to play")]);
    assert.ok(pages[pageOf("How to play") - 1].some((text) => text.includes("Diagonals (X)")));
  });

  it("names in the contents the pages on which the parts begin", () => {
    const contents = pages[pageOf("Contents") - 1];
    for (const title of ["Killer sudoku · Easy", "Sudoku X · Hard", "Solutions"]) {
      const page = Number(contents.slice(contents.indexOf(title)).find((text) => /^\d+$/.test(text)));
      assert.ok(pages[page - 1].includes(title), title);
    }
  });
});

describe("the page how to play", () => {
  const pagesFor = (/** @type {any[]} */ puzzles) => {
    const book = { ...usualBook, parts: [{ kind: "how-to-play" }, { kind: "sections" }] };
    const settings = settingsOf(lookWith({ paper: "6x9", press: "kdp", perPage: 1, key: "none", book }));
    const printed = layOut(/** @type {any} */ ({ kind: "puzzles", sections: [{ title: "All", puzzles }] }), settings, {
      ...context,
    });
    const pages = Array.from({ length: printed.pageCount }, (_, i) => printed.page(i).boxes);
    const first = pages.findIndex((boxes) => boxes.some((box) => box.kind === "text" && box.text === "All"));
    return { printed, settings, lesson: pages.slice(0, first).flat() };
  };
  const none = { givens: Array(36).fill(0) };
  const arrow = ["arrow r1c1 r1c2 r1c3"];
  const cage = ["cage 12 r1c1 r1c2 r2c1"];
  /** @type {[string, string, any, string][]} */
  const kinds = [
    ["Sudoku", "3x3", {}, "Digits 1–9."],
    ["Sudoku 16 × 16", "4x4", {}, "16 × 16, boxes of 4 × 4"],
    [
      "Jigsaw",
      "jigsaw:111111112122222222333333334344444444555555556566666666777777778788888888999999999",
      {},
      "irregular",
    ],
    ["Sudoku X", "3x3+x", {}, "Both diagonals hold every digit once."],
    ["Diagonals (X), Anti-knight", "3x3+x+antiknight", {}, "Cells a knight’s move apart differ."],
    ["Samurai", "samurai", {}, "A cell in which grids overlap belongs to each of them."],
    [
      "4 × 4, boxes of 2 × 2, 1 extra cell",
      "gattai:2x2@0,0+shape:1x1@6,0+digits:1-4",
      {},
      "4 × 4, boxes of 2 × 2, 1 extra cell. Digits 1–4.",
    ],
    ["Wordoku", "3x3", { face: "word:PLAYGROUN" }, "signs below the puzzle"],
    ["Picture sudoku 4 × 4", "2x2", { face: "fruits" }, "signs below the puzzle"],
    ["Killer sudoku 6 × 6", "2x3", { ...none, rules: cage }, "The digits in a cage differ."],
    ["Arrow", "3x3", { rules: arrow }, "along an arrow"],
    ["Cage, Arrow", "3x3", { rules: [...cage, ...arrow] }, "The digits in a cage differ."],
  ];
  for (const [title, layout, changes, sentence] of kinds)
    it(`shows a puzzle of the kind ${title}, with its rules, in type that the printer takes`, async () => {
      const puzzle = puzzleOf(layout, { solution: null, ...changes });
      const { printed, settings, lesson } = pagesFor([puzzle]);
      const texts = lesson.flatMap((box) => (box.kind === "text" ? [box.text] : []));
      assert.ok(texts.includes(title), texts.join("\n"));
      assert.ok(texts.join(" ").includes(sentence), texts.join("\n"));
      const [board] = lesson.filter((box) => box.kind === "drawing");
      assert.ok(board.kind === "drawing" && board.label === title);
      const signs = board.list.operations.filter(({ kind }) => kind === "text");
      if (layout === "2x3")
        assert.deepEqual(
          signs.map((sign) => /** @type {any} */ (sign).text),
          ["12"],
        );
      const found = await preflight(printed, /** @type {any} */ (settings), context.face);
      assert.deepEqual(
        found.filter(({ what }) => what === title),
        [],
      );
    });

  it("has each kind of board and of rules once", () => {
    const { lesson } = pagesFor([
      ...[0, 1].map(() => puzzleOf("3x3")),
      ...[0, 1].map(() => puzzleOf("3x3", { rules: cage })),
      puzzleOf("3x3", { rules: [...cage, ...arrow] }),
      puzzleOf("3x3", { rules: cage }),
    ]);
    const heads = lesson.flatMap((box) => (box.kind === "text" && box.role === "H2" ? [box.text] : []));
    assert.deepEqual(heads, ["Sudoku", "Killer sudoku", "Cage, Arrow", "Arrow"]);
  });
});

describe("a section without a title", () => {
  const titleOf = (/** @type {any[]} */ puzzles, /** @type {any} */ goal) => {
    const printed = layOut(
      /** @type {any} */ ({ kind: "puzzles", sections: [{ title: "", puzzles }] }),
      /** @type {any} */ ({
        ...settingsOf(lookWith({ paper: "6x9", key: "none", book: usualBook })),
        work: { kind: "new", sections: [{ title: "", count: puzzles.length, goal }] },
      }),
      context,
    );
    return (printed.outline ?? []).at(-1)?.title;
  };
  const easy = { level: /** @type {const} */ ("easy") };
  const [arrow, dot] = ["arrow r1c1 r1c2 r1c3", "white-dot r1c1 r1c2"];
  /** @type {[string, any[], any, string][]} */
  const cases = [
    ["is called after the level that was asked for", [puzzleOf("3x3", easy)], easy, "Easy"],
    ["is not called after a level that its puzzles happen to have", [puzzleOf("3x3", easy)], {}, "Sudoku puzzles"],
    [
      "is called after its few kinds of rules",
      [puzzleOf("3x3", { rules: [arrow, dot], ...easy })],
      easy,
      "Arrow, White dot · Easy",
    ],
    ["with a word is a wordoku", [puzzleOf("3x3", { face: "word:PLAYGROUN", ...easy })], easy, "Wordoku · Easy"],
  ];
  for (const [what, puzzles, goal, title] of cases) it(what, () => assert.equal(titleOf(puzzles, goal), title));
});

it("words are Markdown", () => {
  assert.deepEqual(blocksOf("# Head\nFirst line\nsecond line\n\n**Easy**\nFor *all*.\n\n- one\n- two"), [
    { heading: "Head" },
    { text: "First line second line" },
    { lead: "Easy", text: "For *all*." },
    { text: "•\u00a0one" },
    { text: "•\u00a0two" },
  ]);
});

describe("parts in a file of settings", () => {
  const read = (/** @type {any} */ given) =>
    checkSettings({ version: 1, work: { kind: "list" }, look: { book: { parts: given } } });
  it("are read", () => {
    const checked = read(parts);
    assert.ok("settings" in checked);
    assert.deepEqual(checked.settings.look.book?.parts, parts);
  });
  for (const [given, field] of /** @type {[any, string][]} */ ([
    [[{ kind: "title" }], "look.book.parts: sections"],
    [[{ kind: "sections" }, { kind: "cover" }], "look.book.parts[1].kind"],
    [[{ kind: "sections" }, { kind: "text" }], "look.book.parts[1].text"],
    [[{ kind: "sections" }, { kind: "notes", pages: 0 }], "look.book.parts[1].pages"],
  ]))
    it(`are refused: ${field}`, () => {
      const checked = read(given);
      assert.equal("error" in checked && /** @type {any} */ (checked.error.details).field, field);
    });
});
