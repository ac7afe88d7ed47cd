/** A book of parts: their order, their words, and what follows from them. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { loadRuleWords } from "../../../../web/i18n/rule-words.js";
import { blocksOf } from "../../../../web/print/book-parts.js";
import { layOut } from "../../../../web/print/layout/index.js";
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
      texts.includes("Cage") || texts.some((text) => text.startsWith("Cage:")) ? [i + 1] : [],
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
