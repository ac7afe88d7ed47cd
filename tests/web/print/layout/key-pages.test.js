/** The pages of solutions: titles of sections on every page, and no solution alone on the last page of its section. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { languages } from "../../../../web/i18n/languages.js";
import { layOut } from "../../../../web/print/layout/index.js";
import { usualBook } from "../../../../web/print/print-settings.js";
import { contextIn, lookWith, puzzleOf, settingsOf } from "./sheets.js";
import { someOf } from "../../../support/long-runs.js";

const context = await contextIn();
const bookLook = { paper: "6x9", perPage: 2, key: "end", book: usualBook };

/** @param {readonly [title: string, layout: string, count: number][]} sections @returns {any} */
const jobOf = (sections) => ({
  kind: "puzzles",
  sections: sections.map(([title, layout, count]) => ({
    title,
    puzzles: Array.from({ length: count }, () => puzzleOf(layout)),
  })),
});

/** @param {any} box @returns {number} */
const numberOf = ({ label }) => Number(/\d+/.exec(label)?.[0]);

/**
 * @param {readonly [title: string, layout: string, count: number][]} sections @param {any} look @param {typeof context}
 *   [given]
 * @returns {{ headings: string[], numbers: number[], first: string }[]} of each page with solutions; `first`: its
 *   highest text that is no number of a page or head
 */
function keyOf(sections, look, given = context) {
  const printed = layOut(jobOf(sections), settingsOf(lookWith(look)), given);
  const [before, after] = given.words("sheet.solution", { number: 0 }).split("0");
  const isSolution = (/** @type {any} */ box) =>
    box.kind === "drawing" && box.label.startsWith(before) && box.label.endsWith(after);
  /**
   * The key is the end of the job, and a blank page may follow. Pages before the key are not made.
   * @type {(readonly any[])[]}
   */
  const withSolutions = [];
  for (let i = printed.pageCount - 1; i >= 0; i--) {
    const { boxes } = printed.page(i);
    if (boxes.some(isSolution)) withSolutions.unshift(boxes);
    else if (boxes.some((box) => box.kind === "drawing")) break;
  }
  return withSolutions.flatMap((boxes) => {
    const solutions = boxes.filter(isSolution);
    const bold = boxes
      .filter((box) => box.kind === "text" && box.weight === 600 && !/^\d+$/.test(box.text))
      .sort((a, b) => /** @type {any} */ (a).y - /** @type {any} */ (b).y);
    const headings = bold.map((box) => /** @type {any} */ (box).text);
    return [{ headings, numbers: solutions.map(numberOf), first: headings[0] ?? "" }];
  });
}

/**
 * @param {readonly [string, string, number][]} sections
 * @returns {string[]} title of the section of each puzzle, by number; none for 0
 */
const titlesOf = (sections) => [
  "",
  ...sections.flatMap(([title, , count]) => Array.from({ length: count }, () => title)),
];

describe("in a key of several sections", () => {
  for (const language of languages) {
    test(`${language}: each page begins with the title of its section, and says where the section goes on`, async () => {
      const given = await contextIn(language);
      /** @type {[string, string, number][]} */
      const sections = [
        ["One", "2x3", 13],
        ["Two", "3x3", 40],
        ["Three", "4x4", 7],
        ["Four", "2x3", 3],
        ["Five", "2x3", 3],
      ];
      const titles = titlesOf(sections);
      const pages = keyOf(sections, { ...bookLook, language }, given);
      assert.ok(pages.length > 5);
      assert.ok(
        pages.some(({ headings }) => headings.length > 1),
        "a section begins in the middle of a page",
      );
      for (const [i, { numbers, headings }] of pages.entries()) {
        const begun = [...new Set(numbers.map((number) => titles[number]))];
        const isContinued = i > 0 && titles[pages[i - 1].numbers.at(-1) ?? 0] === begun[0];
        assert.deepEqual(
          headings,
          isContinued ? [given.words("sheet.continued", { section: begun[0] }), ...begun.slice(1)] : begun,
        );
      }
      assert.deepEqual(given.face.missing(given.words("sheet.continued", { section: "" })), []);
    });
  }

  test("a long title is cut before the word that says that it goes on", () => {
    const long = "An extraordinarily long title of a section of a book of puzzles ".repeat(3).trim();
    const pages = keyOf(
      [
        [long, "3x3", 40],
        ["Two", "3x3", 3],
      ],
      bookLook,
    );
    assert.match(pages[1].first, /^An extra.*… \(continued\)$/);
  });
});

test("a key of one section has no titles", () => {
  for (const { headings } of keyOf([["One", "3x3", 40]], bookLook)) assert.deepEqual(headings, []);
});

test("no solution is alone on the last page of its section where the page before can give one", () => {
  for (const look of [
    bookLook,
    { ...bookLook, large: true, paper: "8.5x11" },
    { key: "end" },
    { key: "end", orientation: "landscape" },
  ]) {
    for (const count of someOf(
      Array.from({ length: 60 }, (_, i) => 20 + i),
      9,
    )) {
      for (const sections of /** @type {[string, string, number][][]} */ ([
        [["One", "2x2", count]],
        [
          ["One", "2x3", 5],
          ["Two", "2x2", count],
          ["Three", "2x3", 5],
        ],
      ])) {
        const titles = titlesOf(sections);
        const pages = keyOf(sections, look);
        assert.deepEqual(
          pages.flatMap(({ numbers }) => numbers),
          titles.slice(1).map((_, i) => i + 1),
        );
        for (const [i, { numbers }] of pages.entries()) {
          const own = numbers.filter((number) => titles[number] === titles[numbers[0]]);
          assert.ok(
            i === 0 || own.length > 1 || titles[numbers[0] - 1] !== titles[numbers[0]],
            `puzzle ${numbers[0]} of ${sections.map(([, , each]) => each)}`,
          );
        }
      }
    }
  }
});

test("pages that sections share hold as many solutions as fit", () => {
  const sections = /** @type {[string, string, number][]} */ ([
    ["One", "3x3", 25],
    ["Two", "3x3", 25],
    ["Three", "3x3", 9],
  ]);
  const pages = keyOf(sections, { ...bookLook, paper: "8.5x11", large: true });
  assert.equal(pages[0].numbers.length, 12);
  assert.ok(pages.length <= 6, String(pages.length));
});

test("the pages of a key are filled evenly", () => {
  for (const count of [17, 33, 46, 61, 100, 145, 199]) {
    const pages = keyOf([["One", "3x3", count]], bookLook);
    assert.deepEqual(
      pages.flatMap(({ numbers }) => numbers),
      Array.from({ length: count }, (_, i) => i + 1),
    );
    const held = pages.map(({ numbers }) => numbers.length);
    // One row more or less, and a last row that is not full: a page of 6×9 inches has three boards in a row.
    assert.ok(Math.max(...held) - Math.min(...held) < 6, `${count}: ${held.join(" ")}`);
  }
});
