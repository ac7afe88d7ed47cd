import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { settingsOf, jobOf, mixed, pagesOf, textsOf, boardsOf, placesOf, puzzleLabel, solutionLabel } from "./books.js";

const looks = [
  {},
  { key: "none" },
  { key: "page" },
  { key: "foot" },
  { perPage: 1 },
  { perPage: 4, large: true },
  { inkSaving: true, paper: "8x10" },
  { paper: "a5", key: "end", perPage: 1 },
  { book: { dividers: false } },
  { book: { contents: false } },
  { book: { contents: false, dividers: false }, key: "page" },
  { book: { bleed: true, cropMarks: true } },
  { show: { notes: true, pageNumbers: false }, header: "Draft" },
];

for (const look of looks) {
  describe(`a book with ${JSON.stringify(look)}`, () => {
    const settings = settingsOf(look);
    const { pages, pageCount, outline } = pagesOf(mixed, settings);
    const plain = (/** @type {any} */ page) =>
      page.boxes.filter(({ kind, width }) => !(kind === "line" && width === 0.25));

    test("has an even number of pages", () => assert.equal(pageCount % 2, 0));

    test("begins with its title and its author on a right-hand page", () => {
      assert.deepEqual(textsOf(pages[0]), ["Long evenings", "58 puzzles", "A. Maker"]);
    });

    test("has every puzzle once, in order", () => {
      const numbers = pages.flatMap((page) => boardsOf(page, puzzleLabel));
      assert.deepEqual(
        numbers,
        Array.from({ length: 58 }, (_, i) => `Puzzle ${i + 1}`),
      );
    });

    test("has the titles of its sections as bookmarks, at pages that show them", () => {
      const titles = ["First steps", "Medium", "Giants"];
      const marks = (outline ?? []).filter(({ title }) => titles.includes(title));
      assert.deepEqual(
        marks.map(({ title }) => title),
        titles,
      );
      const { dividers } = settings.look.book;
      for (const { title, page } of marks) {
        // Without dividers the running head of right-hand pages shows the title.
        if (dividers || page % 2 === 0) assert.ok(textsOf(pages[page]).includes(title), `${title} on page ${page + 1}`);
        if (dividers) assert.equal(page % 2, 0, `${title} is on a right-hand page`);
      }
    });

    test("has blank pages without anything on them, and no two of them in a row", () => {
      const blank = pages.map((page) => plain(page).length === 0);
      assert.ok(!blank.some((isBlank, i) => isBlank && blank[i + 1]));
      assert.ok(!blank[0] && !blank[1]);
    });

    if (settings.look.show.pageNumbers) {
      test("numbers its pages of puzzles at the outer edge", () => {
        for (const [i, page] of pages.entries()) {
          if (boardsOf(page, puzzleLabel).length === 0) continue;
          const number = page.boxes.find(
            (box) => box.kind === "text" && box.text === String(i + 1) && box.y > page.height / 2,
          );
          assert.equal(number?.align, i % 2 === 0 ? "end" : "start", `page ${i + 1}`);
        }
      });
    }
  });
}

test("the contents name the page of each section and of the solutions", () => {
  for (const dividers of [true, false]) {
    const { pages, outline } = pagesOf(mixed, settingsOf({ book: { dividers } }));
    const contents = pages.find((page) => textsOf(page).includes("Contents"));
    const bold = contents.boxes.filter((box) => box.kind === "text" && box.weight === 600);
    const entries = bold
      .filter(({ align }) => align === "end")
      .map((number) => ({
        title: bold.find((box) => box.align === "start" && Math.abs(box.y - number.y) < 1)?.text,
        page: Number(number.text) - 1,
      }));
    assert.deepEqual(
      entries,
      (outline ?? []).filter(({ title }) => !["Long evenings", "Contents"].includes(title)),
    );
    assert.equal(entries.length, 4);
  }
});

test("contents of many sections take several pages", () => {
  const job = jobOf(Array.from({ length: 50 }, (_, i) => [`Part ${i + 1}`, "2x2", 1]));
  const { pages } = pagesOf(job, settingsOf());
  const texts = pages.flatMap((page, i) => (i > 1 && i < 10 ? textsOf(page) : []));
  for (let i = 1; i <= 50; i++) assert.ok(texts.includes(`Part ${i}`), `Part ${i}`);
});

test("every puzzle names the page on which its solution is", () => {
  for (const look of [{}, { perPage: 1 }, { perPage: 6, paper: "8.5x11" }]) {
    const { pages } = pagesOf(mixed, settingsOf(look));
    const solutions = placesOf(pages, solutionLabel);
    assert.equal(solutions.size, 58);
    for (const page of pages) {
      const boards = boardsOf(page, puzzleLabel);
      const named = textsOf(page).flatMap((text) => /^Solution on page (\d+)$/.exec(text)?.[1] ?? []);
      assert.deepEqual(
        named.map(Number),
        boards.map((label) => solutions.get(Number(label.slice(7)))),
      );
    }
  }
});

test("with a key after each page, a leaf has puzzles in front and their solutions on its back", () => {
  const { pages } = pagesOf(mixed, settingsOf({ key: "page" }));
  const [puzzles, solutions] = [placesOf(pages, puzzleLabel), placesOf(pages, solutionLabel)];
  for (const [number, page] of puzzles) {
    assert.equal(page % 2, 1);
    assert.equal(solutions.get(number), page + 1);
  }
});

test("the page about the book names the page of the solutions that the contents name, the levels and the seed", () => {
  const { pages } = pagesOf(mixed, settingsOf());
  const about = textsOf(pages[1]).join(" ");
  const contents = textsOf(/** @type {any} */ (pages.find((page) => textsOf(page).includes("Contents"))));
  const named = contents.slice(contents.indexOf("Solutions")).find((text) => /^\d+$/.test(text));
  assert.ok(about.includes(`begin on page ${named}.`), `${named}: ${about}`);
  assert.match(about, /Easy .*Medium /);
  assert.doesNotMatch(about, /Hard|Expert|Extreme/);
  assert.match(about, /16 × 16.*1–9, A–G/);
  assert.match(about, /Seed 7340129935/);
});

test("a long text about the book goes on over pages, none of which ends with a heading", () => {
  const layouts = [
    "2x2",
    "2x3",
    "3x3",
    "3x3+x",
    "3x3+windoku",
    "3x3+disjoint",
    "3x3+antiknight",
    "3x3+antiking",
    "3x4",
    "4x4",
    "5x5",
  ];
  for (const paper of ["a5", "6x9"]) {
    for (let count = 1; count <= layouts.length; count++) {
      const job = jobOf(
        layouts
          .slice(0, count)
          .map((layout, i) => ["", layout, 1, { level: ["easy", "medium", "hard", "expert", "extreme"][i % 5] }]),
      );
      const { pages } = pagesOf(job, settingsOf({ paper, large: true }));
      const about = pages
        .slice(
          1,
          pages.findIndex((page) => textsOf(page).includes("Contents")),
        )
        .filter((page) => page.boxes.length);
      for (const { boxes } of about) assert.equal(boxes.at(-1).weight, 400, `${paper}, ${count} layouts`);
      if (count === layouts.length && paper === "a5") assert.ok(about.length > 1);
    }
  }
});
