import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { layOut } from "../../../../web/print/layout/index.js";
import { choicesPerPage } from "../../../../web/print/print-settings.js";
import { contextIn, jobOf, lookWith, puzzleOf, settingsOf, drawings, textsOf, digitsIn } from "./sheets.js";

const context = await contextIn();
/** The least side of a 9×9 board in points on A4 without code and notes, by number of puzzles on a page. */
const boards = [
  [1, 520],
  [2, 320],
  [4, 245],
  [6, 205],
  [9, 150],
  [12, 145],
];
for (const [perPage, least] of boards) {
  test(`${perPage} boards on a page of A4 are at least ${least} points wide`, () => {
    const pages = layOut(
      jobOf(Array(perPage).fill(puzzleOf("3x3"))),
      settingsOf(lookWith({ perPage, title: "Sudoku" })),
      context,
    );
    assert.equal(pages.pageCount, 1);
    const widths = pages.page(0).boxes.flatMap((box) => (box.kind === "drawing" ? [box.width] : []));
    assert.equal(widths.length, perPage);
    assert.ok(
      widths.every((width) => width >= least),
      `${widths[0]}`,
    );
  });
}

describe("caption", () => {
  for (const [flaw, said] of /** @type {const} */ ([
    ["none", "No solution"],
    ["several", "Several solutions"],
    ["unknown", "Solution not found"],
  ])) {
    it(`says that a puzzle has a flaw: ${flaw}`, () => {
      const bare = { number: false, level: false, rating: false };
      for (const show of [{}, bare]) {
        const pages = layOut(
          jobOf([puzzleOf("3x3"), puzzleOf("3x3", { solution: null, level: null, rating: null, flaw })]),
          settingsOf(lookWith({ show })),
          context,
        );
        assert.equal(textsOf(pages.page(0)).filter((text) => text.includes(said)).length, 1);
      }
    });
  }
});

describe("digits that a player has entered", () => {
  const { givens, solution } = puzzleOf("3x3");
  const entries = /** @type {number[]} */ (solution).map((digit, cell) =>
    givens[cell] ? 0 : cell === 1 ? givens[0] : digit,
  );
  for (const inkSaving of [false, true]) {
    it(`are lighter than givens and have no marks of conflicts${inkSaving ? ", with little ink" : ""}`, () => {
      const pages = layOut(jobOf([puzzleOf("3x3", { entries })]), settingsOf(lookWith({ inkSaving })), context);
      const [board] = drawings(pages.page(0));
      const digits = digitsIn(board);
      assert.deepEqual(
        digits.map(({ weight }) => weight),
        givens.map((digit) => (digit ? 600 : 400)),
      );
      const inks = givens.map((digit, cell) => [
        Boolean(digit),
        parseInt(board.palette[digits[cell].colour].slice(1).padEnd(6, "0"), 16),
      ]);
      const [darkest] = inks
        .filter(([isGiven]) => !isGiven)
        .map(([, ink]) => ink)
        .sort((a, b) => Number(a) - Number(b));
      for (const [isGiven, ink] of inks) if (isGiven) assert.ok(ink < darkest);
      assert.ok(board.list.operations.every(({ colour }) => colour !== "conflict"));
    });
  }
});

test("a puzzle is printed with the player's digits in the regular weight and candidates in the places of a keypad", () => {
  const blank = puzzleOf("3x3").givens;
  const entries = blank.map((digit, cell) => (digit || cell > 8 ? 0 : 7));
  const candidates = blank.map((digit, cell) => (digit || entries[cell] ? 0 : 0b101));
  const page = layOut(
    jobOf([{ ...puzzleOf("3x3"), entries, candidates }]),
    settingsOf(lookWith({ perPage: 1 })),
    context,
  ).page(0);
  const texts = digitsIn(drawings(page)[0]);
  const sizes = [...new Set(texts.map(({ size }) => size))].sort((a, b) => b - a);
  assert.equal(sizes.length, 2);
  const [large, small] = sizes.map((size) => texts.filter((text) => text.size === size));
  assert.deepEqual(
    large.filter(({ weight }) => weight === 400).map(({ text }) => text),
    entries.filter(Boolean).map(String),
  );
  assert.deepEqual(
    large.filter(({ weight }) => weight === 600).map(({ text }) => text),
    blank.filter(Boolean).map(String),
  );
  assert.equal(small.length, 2 * candidates.filter(Boolean).length);
});

test("one puzzle on A4 in large print has cells of 19 mm or more", () => {
  const page = layOut(
    jobOf([puzzleOf("3x3")]),
    settingsOf(lookWith({ perPage: 1, large: true, title: "Sudoku", show: { nameLine: true } })),
    context,
  ).page(0);
  assert.ok(drawings(page)[0].width / 9 >= (19 / 25.4) * 72);
});

for (const perPage of [1, 2, 4]) {
  test(`large print has captions of 16 points, and 12 points or more at the foot and beside solutions: ${perPage} on a page`, () => {
    const pages = layOut(
      jobOf(Array(perPage).fill(puzzleOf("3x3"))),
      settingsOf(lookWith({ perPage, large: true, key: "end", footer: "Foot", show: { rating: false } })),
      context,
    );
    const sizes = [0, 1].map((index) => pages.page(index).boxes.flatMap((box) => (box.kind === "text" ? [box] : [])));
    assert.equal(sizes[0].find(({ text }) => text === "1")?.size, 16);
    assert.ok(sizes.flat().every(({ size }) => size >= 12));
  });
}

test("large print has larger digits in the same cells, in the middle of the cells, and thicker lines", () => {
  const boardWith = (large) =>
    drawings(layOut(jobOf([puzzleOf("3x3")]), settingsOf(lookWith({ perPage: 1, large })), context).page(0))[0];
  const [usual, large] = [boardWith(false), boardWith(true)].map(({ list, width }) => {
    const [first] = list.operations.filter(({ kind }) => kind === "text");
    const lines = list.operations.filter(({ kind, colour }) => kind === "rect" && colour === "thick-line");
    const { size, x, y } = first;
    return {
      size: (size * width) / list.width,
      share: y / list.height,
      x: x / list.width,
      line: (Math.min(lines[0].width, lines[0].height) * width) / list.width,
    };
  });
  assert.ok(large.size > usual.size * 1.15 && large.line > usual.line * 1.3);
  assert.ok(large.size < 520 / 9, "a digit has room in its cell");
  assert.ok(Math.abs(large.x - usual.x) < 0.01 && large.share > usual.share);
});

test("a code has modules of 0.3 mm or more and is at least 14 mm wide", () => {
  for (const perPage of choicesPerPage) {
    const page = layOut(
      jobOf([puzzleOf("3x3")]),
      settingsOf(lookWith({ perPage, show: { code: true } })),
      context,
    ).page(0);
    const codes = page.boxes.filter(({ kind }) => kind === "modules");
    assert.equal(codes.length, 1, `${perPage} on a page`);
    for (const { side, rows } of /** @type {any[]} */ (codes))
      assert.ok(side >= (14 / 25.4) * 72 && side / rows.length >= (0.3 / 25.4) * 72);
  }
});

describe("captions", () => {
  const captionOf = (puzzle, changes) => {
    const page = layOut(
      jobOf([puzzle]),
      settingsOf(lookWith({ ...changes, show: { pageNumbers: false, ...changes.show } })),
      context,
    ).page(0);
    return textsOf(page);
  };
  /** @type {any[][]} */
  const cases = [
    ["number and facts", puzzleOf("3x3"), { perPage: 4, show: { clues: true } }, ["1", "Hard · SE 7.2 · 27 givens"]],
    ["a title", puzzleOf("3x3", { title: "Escargot" }), { perPage: 4 }, ["1", "Escargot", "Hard · SE 7.2"]],
    [
      "a rule that the board does not show",
      puzzleOf("3x3+antiknight"),
      { perPage: 4 },
      ["1", "Hard · SE 7.2 · Anti-knight"],
    ],
    [
      "what the board shows is left out first",
      puzzleOf("3x3+x"),
      { perPage: 12, paper: "a5", show: { clues: true } },
      ["1", "Hard · SE 7.2 · 27 givens"],
    ],
    [
      "a rule has a second line before it is left out",
      puzzleOf("3x3+disjoint+antiknight+antiking"),
      { perPage: 12, paper: "a5", show: { clues: true } },
      ["1", "Hard · SE 7.2 · Disjoint groups", "Anti-knight · Anti-king"],
    ],
    ["nothing", puzzleOf("3x3"), { show: { number: false, level: false, rating: false } }, []],
  ];
  for (const [name, puzzle, changes, texts] of cases)
    it(name, () => assert.deepEqual(captionOf(puzzle, changes), texts));
});

test("pages say their number and the number of pages", () => {
  const loose = layOut(jobOf(Array(3).fill(puzzleOf("3x3"))), settingsOf(lookWith({ perPage: 1 })), context);
  assert.ok(textsOf(loose.page(1)).includes("Page 2 of 3"));
});

describe("sheets for a class", () => {
  const puzzles = (count) => Array.from({ length: count }, () => puzzleOf("3x3"));
  const laidOut = (changes) => {
    const job = {
      kind: /** @type {const} */ ("puzzles"),
      sections: [1, 2, 3].map((sheet) => ({ title: "", sheet, puzzles: puzzles(5) })),
    };
    const pages = layOut(
      job,
      settingsOf(lookWith({ title: "Friday", show: { level: false, rating: false }, ...changes })),
      context,
    );
    return Array.from({ length: pages.pageCount }, (_, i) => textsOf(pages.page(i)));
  };
  it("say their number, number their puzzles from 1, and count their pages alone", () => {
    const pages = laidOut({ key: "none" });
    assert.deepEqual(pages[2], ["Sheet 2 of 3", "Friday", "Page 1 of 2", "1", "2", "3", "4"]);
    assert.deepEqual(pages[5], ["Sheet 3 of 3", "Friday", "Page 2 of 2", "5"]);
  });
  it("have one key, which names the sheets", () => {
    const pages = laidOut({ key: "end" });
    const key = pages.slice(6).flat();
    assert.deepEqual(
      key.filter((text) => text.startsWith("Sheet")),
      ["Sheet 1 of 3", "Sheet 2 of 3", "Sheet 3 of 3"],
    );
    assert.equal(key.filter((text) => text === "1").length, 3);
  });
  it("begin on odd pages when they are printed on both sides, and so does the key", () => {
    const pages = laidOut({ key: "end", perPage: 6, bothSides: true });
    assert.deepEqual(
      pages.slice(0, 6).map(([first = ""]) => first),
      ["Sheet 1 of 3", "", "Sheet 2 of 3", "", "Sheet 3 of 3", ""],
    );
    assert.ok(pages[6].includes("Sheet 1 of 3"));
    assert.equal(laidOut({ key: "none", perPage: 6, bothSides: true }).length, 5);
    assert.equal(laidOut({ key: "none", perPage: 4, bothSides: true }).length, 6);
  });
  it("have the number of the sheet on each page of a key", () => {
    const pages = laidOut({ key: "page", perPage: 6 });
    assert.deepEqual(
      pages.map(([first]) => first),
      [1, 1, 2, 2, 3, 3].map((number) => `Sheet ${number} of 3`),
    );
  });
});
