import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inflateSync } from "node:zlib";

import { layOut } from "../../../../web/print/layout/index.js";
import { languages } from "../../../../web/i18n/languages.js";
import { writePdf } from "../../../../web/print/play-pdf.js";
import { fontFiles } from "../print-face.js";
import { contextIn, extentsOf, lookWith, puzzleOf } from "./sheets.js";

const inch = 72;
const context = await contextIn();
const usual = { bleed: false, cropMarks: false, contents: true, dividers: true };

/** @param {any} [look] @returns {any} */
const settingsOf = ({ book, ...look } = {}) => ({
  version: 1,
  seed: 7,
  work: { kind: "new", sections: [], copies: 1 },
  look: lookWith({
    paper: "6x9",
    perPage: 2,
    title: "Long evenings",
    author: "A. Maker",
    key: "end",
    ...look,
    book: { ...usual, ...book },
  }),
});

/** @param {readonly [title: string, layout: string, count: number, changes?: object][]} sections @returns {any} */
const jobOf = (sections) => ({
  kind: "puzzles",
  sections: sections.map(([title, layout, count, changes]) => ({
    title,
    puzzles: Array.from({ length: count }, () => puzzleOf(layout, changes)),
  })),
});
const mixed = jobOf([
  ["First steps", "2x3", 13, { level: "easy" }],
  ["", "3x3", 40, { level: "medium" }],
  ["Giants", "4x4", 5, { level: null, rating: null }],
]);

/** @param {any} job @param {any} settings @returns {any} the document, with all its pages */
function pagesOf(job, settings, given = context) {
  const printed = layOut(job, settings, given);
  return { ...printed, pages: Array.from({ length: printed.pageCount }, (_, i) => printed.page(i)) };
}

/** @param {any} page @returns {string[]} */
const textsOf = ({ boxes }) => boxes.filter(({ kind }) => kind === "text").map(({ text }) => text);
/** @param {any} page @param {RegExp} label @returns {string[]} labels of the boards */
const boardsOf = ({ boxes }, label) =>
  boxes.filter((box) => box.kind === "drawing" && label.test(box.label)).map((box) => box.label);
/**
 * Number of the page, from 1, of each board with such a label.
 * @param {readonly any[]} pages
 * @param {RegExp} label
 * @returns {Map<number, number>} by the number in the label
 */
const placesOf = (pages, label) =>
  new Map(
    pages.flatMap((page, i) =>
      boardsOf(page, label).map((text) => /** @type {[number, number]} */ ([Number(/\d+/.exec(text)?.[0]), i + 1])),
    ),
  );
const [puzzleLabel, solutionLabel] = [/^Puzzle \d+$/, /^Solution \d+$/];

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

const jigsaw = "jigsaw:111222333111122333144122233444455253444555555667788888667788889667779999666779999";
const mirrored = [...jigsaw.slice(7)].reverse();
const otherJigsaw = `jigsaw:${mirrored.map((label) => [...new Set(mirrored)].indexOf(label) + 1).join("")}`;

/** The lines of each divider, and the notes of the contents. @param {any} job */
function namedIn(job) {
  const { pages } = pagesOf(job, settingsOf());
  const dividers = pages
    .map(textsOf)
    .filter(
      (texts) =>
        texts.some((text) => /^Puzzles? \d/.test(text)) && !texts.includes("Contents") && texts[0] !== "Solutions",
    );
  const notes = textsOf(/** @type {any} */ (pages.find((page) => textsOf(page).includes("Contents")))).filter((text) =>
    /^Puzzles? /.test(text),
  );
  return { dividers: dividers.map(([title, , , ...boards]) => [title, ...boards]), notes };
}

test("a book of several boards names the board of each section, at its divider and in the contents", () => {
  const job = jobOf([
    ["One", "3x3", 2],
    ["Two", "2x3", 1],
    ["Three", "3x3+x", 1],
    ["Four", jigsaw, 1],
  ]);
  job.sections[3].puzzles.push(puzzleOf(otherJigsaw));
  const { dividers, notes } = namedIn(job);
  const boards = [
    "9 × 9, boxes of 3 × 3",
    "6 × 6, boxes of 2 × 3",
    "9 × 9, boxes of 3 × 3; Diagonals (X)",
    "9 × 9, irregular regions",
  ];
  assert.deepEqual(
    dividers,
    ["One", "Two", "Three", "Four"].map((title, i) => [title, boards[i]]),
  );
  assert.deepEqual(
    notes,
    ["Puzzles 1–2", "Puzzle 3", "Puzzle 4", "Puzzles 5–6"].map((range, i) => `${range} · ${boards[i]}`),
  );
});

test("a book of jigsaws only names its board and its rule, a book of plain boards does not", () => {
  assert.deepEqual(namedIn(jobOf([["One", jigsaw, 2]])).dividers, [["One", "9 × 9, irregular regions"]]);
  const { dividers, notes } = namedIn(
    jobOf([
      ["One", "3x3", 2],
      ["Two", "3x3", 1],
    ]),
  );
  assert.deepEqual(
    [dividers, notes],
    [
      [["One"], ["Two"]],
      ["Puzzles 1–2", "Puzzle 3"],
    ],
  );
  assert.match(
    textsOf(pagesOf(jobOf([["One", jigsaw, 2]]), settingsOf()).pages[1]).join(" "),
    /9 × 9, irregular regions/,
  );
});

test("sections without a title have titles that differ", () => {
  const job = jobOf([
    ["", "3x3", 1, { level: "easy" }],
    ["", "3x3+x", 1, { level: "easy" }],
    ["", "2x3", 1, { level: "easy" }],
    ["", "3x3", 1, { level: "hard" }],
  ]);
  job.sections.push({ title: "", puzzles: [puzzleOf("2x3", { level: "easy" }), puzzleOf("4x4", { level: null })] });
  const { outline } = pagesOf(job, settingsOf());
  assert.deepEqual(
    outline.slice(2, -1).map(({ title }) => title),
    ["Easy", "Sudoku X · Easy", "Sudoku 6 × 6 · Easy", "Hard", "Mixed sudoku"],
  );
  const { dividers } = namedIn(job);
  assert.deepEqual(
    [dividers[0].slice(1), dividers[2].slice(1)],
    [["9 × 9, boxes of 3 × 3"], ["6 × 6, boxes of 2 × 3"]],
  );
  assert.deepEqual(dividers[4].slice(1), ["6 × 6, boxes of 2 × 3", "16 × 16, boxes of 4 × 4"]);
});

test("an only section without a title and without a level of its own has the name of its kind", () => {
  const job = {
    kind: "puzzles",
    sections: [{ title: "", puzzles: [puzzleOf("2x3", { level: "easy" }), puzzleOf("2x3", { level: "hard" })] }],
  };
  assert.deepEqual(namedIn(job).dividers, [["Sudoku 6 × 6", "6 × 6, boxes of 2 × 3"]]);
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

/** The least inside margins of print on demand, in inches. */
const least = [
  [150, 0.375],
  [300, 0.5],
  [500, 0.625],
  [700, 0.75],
  [828, 0.875],
];
test("the margin at the spine is as wide as the final number of pages asks, also where a wider margin would change it", () => {
  const counts = [150, 152, 300, 302].map((wanted) => {
    // Front matter and solutions take some pages; the number of puzzles is found by trying.
    for (let count = Math.floor(wanted * 1.5); count < wanted * 1.9; count++) {
      const printed = layOut(jobOf([["One", "3x3", count]]), settingsOf(), context);
      if (printed.pageCount !== wanted) continue;
      const page = printed.page(6);
      const inside = Math.min(...extentsOf(page.boxes, context.face).map(({ x }) => x)) - page.trim.x;
      const [, needed] = /** @type {number[]} */ (least.find(([most]) => wanted <= most));
      assert.ok(inside >= needed * inch, `${wanted} pages: ${inside / inch}`);
      return [wanted, inside];
    }
    return [wanted, 0];
  });
  const insides = counts.map(([, inside]) => inside);
  assert.ok(insides[0] > 0 && insides[0] < insides[1], "151 pages need more than 150");
  assert.equal(insides[1], insides[2]);
  assert.ok(insides[2] < insides[3], "301 pages need more than 300");
});

test("crop marks are thin lines at the corners of the trim, outside the bleed", () => {
  for (const bleed of [true, false]) {
    const { pages } = pagesOf(mixed, settingsOf({ book: { bleed, cropMarks: true } }));
    for (const { width, height, trim, bleed: area, boxes } of pages) {
      const marks = boxes.filter((box) => box.kind === "line" && box.width === 0.25);
      assert.equal(marks.length, 8);
      for (const { x, y, x2, y2 } of marks) {
        const isAcross = y === y2;
        const [at, from, to] = isAcross ? [y, Math.min(x, x2), Math.max(x, x2)] : [x, Math.min(y, y2), Math.max(y, y2)];
        const [start, extent, inner, medium] = isAcross
          ? [trim.y, trim.height, [area.x, area.x + area.width], width]
          : [trim.x, trim.width, [area.y, area.y + area.height], height];
        assert.ok(at === start || at === start + extent);
        assert.ok((to < inner[0] && from >= 0) || (from > inner[1] && to <= medium));
        assert.ok(to - from > 9);
      }
    }
  }
});

test("bleed is 0.125 inch at the three outer edges", () => {
  const { pages } = pagesOf(mixed, settingsOf({ book: { bleed: true } }));
  for (const [i, { width, height, trim, bleed }] of pages.entries()) {
    assert.deepEqual([width, height], [6.125 * inch, 9.25 * inch]);
    assert.deepEqual(trim, { x: i % 2 === 0 ? 0 : 0.125 * inch, y: 0.125 * inch, width: 6 * inch, height: 9 * inch });
    assert.deepEqual(bleed, { x: 0, y: 0, width, height });
  }
});

for (const language of languages) {
  test(`${language}: no text leaves the printed area, whatever the titles are`, async () => {
    const given = await contextIn(language);
    const long = "Ein außerordentlich langer Titel für ein Buch voller Rätsel ".repeat(3).trim();
    const word = "Silbenrätselsammelbandherausgeberverzeichnis".repeat(3);
    const job = jobOf([
      [long, "3x3", 3, { level: "extreme" }],
      [word, "3x3+x", 3, { level: "easy" }],
      [
        "",
        "jigsaw:111222333111122333144122233444455253444555555667788888667788889667779999666779999",
        3,
        { level: "expert" },
      ],
    ]);
    for (const look of [
      { title: long, author: long, header: long, footer: long, large: true },
      { title: word, author: word, paper: "a5" },
    ]) {
      const { pages } = pagesOf(job, settingsOf(look), given);
      for (const [i, page] of pages.entries()) {
        for (const { what, x, y, width, height } of extentsOf(page.boxes, given.face)) {
          const { trim } = page;
          const isInside =
            x >= trim.x + 17 &&
            x + width <= trim.x + trim.width - 17 &&
            y >= trim.y + 17 &&
            y + height <= trim.y + trim.height - 17;
          assert.ok(isInside, `page ${i + 1}: ${what}`);
        }
      }
    }
  });
}

test("a book of several kinds of boards names them, and says what holds besides the rules of a square", () => {
  const job = jobOf([
    ["One", "3x3", 1],
    ["Two", "samurai", 1],
    ["Three", "flower", 1],
    ["Four", "1-9@7x7", 1],
  ]);
  const { pages } = pagesOf(job, settingsOf({ perPage: 1 }));
  const texts = pages.map((page) => textsOf(page).join(" "));
  const about = texts.slice(0, 4).join(" ");
  assert.match(about, /Samurai 5 overlapping grids, 9 × 9\. Every grid obeys these rules\./);
  assert.match(about, /Flower 5 overlapping grids/);
  assert.match(about, /7 × 7, 9 digits A row, a column or a region with fewer cells than there are digits/);
  assert.equal(about.match(/fewer cells/g)?.length, 1, "houses of the other boards are full");
  const divider = texts.find((text) => /^Two 1 puzzle/.test(text));
  assert.match(divider ?? "", /Samurai$/);
});

describe("links of a book", () => {
  /** @param {any} printed @returns {{ page: number, text: string, leadsTo: number }[]} */
  const linksIn = ({ pages }) =>
    pages.flatMap((/** @type {any} */ { boxes }, /** @type {number} */ i) =>
      boxes
        .filter((/** @type {any} */ { leadsTo }) => leadsTo !== undefined)
        .map((/** @type {any} */ { text, leadsTo }) => ({ page: i + 1, text, leadsTo })),
    );

  test("lead from each puzzle to its solution and back, and from the contents to each part", () => {
    const printed = pagesOf(mixed, settingsOf({ press: "home" }));
    const [puzzles, solutions] = [placesOf(printed.pages, /^Puzzle/), placesOf(printed.pages, /^Solution/)];
    const links = linksIn(printed);
    const toSolutions = links.filter(({ text }) => text.startsWith("Solution on page"));
    assert.equal(toSolutions.length, puzzles.size);
    for (const { page, text, leadsTo } of toSolutions)
      assert.equal(text, `Solution on page ${leadsTo}`, `page ${page}`);
    const back = links.filter(({ page, text }) => solutions.get(Number(text)) === page);
    assert.deepEqual(
      back.map(({ text, leadsTo }) => [Number(text), leadsTo]),
      [...puzzles],
    );
    const ofContents = links.filter(({ page, text, leadsTo }) => page === 3 && text === String(leadsTo));
    assert.equal(ofContents.length, 4, "three sections and the solutions");
  });

  for (const press of ["kdp", "ingram"]) {
    test(`are left out for ${press}, as are bookmarks and metadata`, () => {
      const printed = pagesOf(mixed, settingsOf({ press }));
      assert.deepEqual([linksIn(printed), printed.outline, printed.hasMetadata], [[], [], false]);
    });
  }
});

describe("the file of a book for a press", async () => {
  const files = await fontFiles();
  const all = jobOf([
    ["Plain", "3x3", 4],
    ["Rules", "3x3", 2, { rules: ["cage 10 r1c1 r1c2 r2c1", "thermometer r5c5 r5c6 r5c7", "arrow r9c1 r9c2 r9c3"] }],
    ["Houses", "3x3+x+windoku", 2],
  ]);

  /** Operators of colours that are not grey, and of transparency, in all pages. @param {string} press */
  async function coloursIn(press) {
    const printed = layOut(all, settingsOf({ press }), context);
    const bytes = Buffer.from(await writePdf(printed, { files, created: new Date(0) }));
    const text = bytes.toString("latin1");
    const streams = [...text.matchAll(/\/Filter \/FlateDecode[^>]*>>\nstream\n/g)].map(({ index, 0: { length } }) => {
      const from = index + length;
      return inflateSync(bytes.subarray(from, text.indexOf("endstream", from))).toString("latin1");
    });
    const pages = streams.filter((stream) => / (?:re|l|Td)\n/.test(stream));
    assert.ok(pages.length >= printed.pageCount - 4, "blank pages draw nothing");
    return new Set(pages.flatMap((stream) => stream.match(/(?<= )(?:rg|RG|k|K|sc|SC|scn|SCN|gs|g|G)(?=\n)/g) ?? []));
  }

  for (const press of ["kdp", "ingram"]) {
    test(`has greys only, and nothing transparent: ${press}`, async () => {
      assert.deepEqual([...(await coloursIn(press))].sort(), ["G", "g"]);
    });
  }
});
