import assert from "node:assert/strict";
import { describe, it, test } from "node:test";

import { isInGrid, layoutNamed } from "../../../../web/model/layout.js";
import { layOut } from "../../../../web/print/layout/index.js";
import { choicesPerPage } from "../../../../web/print/print-settings.js";
import { contextIn, jobOf, lookWith, puzzleOf, settingsOf } from "./sheets.js";

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

const drawings = (page) =>
  page.boxes.flatMap((box) => (box.kind === "turned" ? box.boxes : [box])).filter(({ kind }) => kind === "drawing");
const textsOf = (page) =>
  page.boxes
    .flatMap((box) => (box.kind === "turned" ? box.boxes : [box]))
    .flatMap((box) => (box.kind === "text" ? [box.text] : []));
/** The digits of a drawing with their weights, in reading order. */
const digitsIn = ({ list }) => list.operations.filter(({ kind }) => kind === "text");

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

describe("key", () => {
  const puzzles = Array.from({ length: 13 }, (_, i) =>
    puzzleOf("3x3", { solution: i === 5 ? null : puzzleOf("3x3").solution }),
  );
  const laidOut = (changes) => {
    const pages = layOut(jobOf(puzzles), settingsOf(lookWith(changes)), context);
    return Array.from({ length: pages.pageCount }, (_, i) => pages.page(i));
  };

  it("is left out", () =>
    assert.deepEqual(
      laidOut({ key: "none" }).map((page) => drawings(page).length),
      [4, 4, 4, 1],
    ));
  it("is at the end", () =>
    assert.deepEqual(
      laidOut({ key: "end" }).map((page) => drawings(page).length),
      [4, 4, 4, 1, 12],
    ));
  it("is after each page", () =>
    assert.deepEqual(
      laidOut({ key: "page" }).map((page) => drawings(page).length),
      [4, 4, 4, 3, 4, 4, 1, 1],
    ));
  it("is at the foot, upside down", () => {
    const pages = laidOut({ key: "foot" });
    assert.deepEqual(
      pages.map((page) => drawings(page).length),
      [8, 7, 8, 2],
    );
    assert.ok(pages.every(({ boxes }) => boxes.some(({ kind }) => kind === "turned")));
  });
  it("says why a puzzle has no solution to show", () => {
    for (const [flaw, said] of /** @type {const} */ ([
      ["none", "has no solution"],
      ["several", "more than one solution"],
      ["unknown", "not found in time"],
    ])) {
      for (const key of ["end", "page", "foot"]) {
        const pages = layOut(
          jobOf([puzzleOf("3x3"), puzzleOf("3x3", { solution: null, flaw })]),
          settingsOf(lookWith({ key })),
          context,
        );
        const texts = Array.from({ length: pages.pageCount }, (_, i) => textsOf(pages.page(i)))
          .flat()
          .join(" ");
        assert.ok(texts.includes(said), `${flaw}, ${key}`);
      }
    }
  });
  it("says whose solution is shown where the rules leave several, and has the author's drawing", () => {
    const drawing = JSON.stringify({
      lines: [
        {
          wayPoints: [
            [0.5, 0.5],
            [0.5, 2.5],
          ],
          color: "#12ab34",
        },
      ],
      rows: 9,
      columns: 9,
    });
    const drawn = puzzleOf("3x3", { isByAuthor: true, drawing });
    for (const key of ["end", "page"]) {
      const pages = layOut(jobOf([drawn]), settingsOf(lookWith({ key })), context);
      const all = Array.from({ length: pages.pageCount }, (_, i) => pages.page(i));
      const said = all.flatMap(textsOf).filter((text) => text.includes("Author’s solution"));
      assert.equal(said.length, 2, key);
      const boards = all.flatMap(drawings);
      assert.equal(boards.length, 2, key);
      for (const { list } of boards)
        assert.ok(list.operations.some((/** @type {any} */ { colour }) => colour.startsWith("#12ab34")));
    }
  });
  it("shows all digits, the givens in bold", () => {
    const [board] = drawings(laidOut({ key: "end" })[4]);
    const { givens, solution } = puzzles[0];
    assert.deepEqual(
      digitsIn(board).map(({ text, weight }) => [Number(text), weight]),
      solution.map((digit, cell) => [digit, givens[cell] ? 600 : 400]),
    );
  });

  // The last number: how many solutions share a page of the key, at least.
  for (const [paper, layout, least] of /** @type {[string, string, number][]} */ ([
    ["a4", "3x3", 12],
    ["letter", "3x3", 12],
    ["6x9", "3x3", 12],
    ["8x10", "3x3", 12],
    ["a4", "2x3", 20],
    ["a4", "4x4", 6],
    ["a4", "5x5", 2],
  ])) {
    for (const large of [false, true]) {
      it(`${paper}, ${layout}${large ? ", large print" : ""}: boards are small, digits at least ${large ? 10.5 : 6.5} points high`, () => {
        const count = 40;
        const pages = layOut(
          jobOf(Array(count).fill(puzzleOf(layout))),
          settingsOf(lookWith({ paper, large, key: "end", perPage: 1 })),
          context,
        );
        const first = drawings(pages.page(count));
        if (!large) assert.ok(first.length >= least, `${first.length} on a page`);
        for (const { width, list } of first) {
          const sizes = digitsIn({ list }).map(({ size }) => (size * width) / list.width);
          assert.ok(Math.min(...sizes) >= (large ? 10.5 : 6.5), `${Math.min(...sizes)} points`);
        }
      });
    }
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

describe("puzzles on a loose sheet", () => {
  const { margin, side } = { margin: (13 / 25.4) * 72, side: (210 / 25.4) * 72 };
  for (const [perPage, orientation] of /** @type {const} */ ([
    [4, "portrait"],
    [9, "portrait"],
    [4, "landscape"],
    [6, "landscape"],
  ])) {
    it(`${perPage} on A4, ${orientation}: the free width and the free height are divided equally`, () => {
      const page = layOut(
        jobOf(Array(perPage).fill(puzzleOf("3x3"))),
        settingsOf(lookWith({ perPage, orientation, show: { pageNumbers: false } })),
        context,
      ).page(0);
      const boards = drawings(page);
      const gapsOf = (/** @type {"x" | "y"} */ from, length, own) => {
        const starts = [...new Set(boards.map((board) => Math.round(board[from] * 100) / 100))].sort((a, b) => a - b);
        return [
          starts[0] - margin,
          ...starts.slice(1).map((start, i) => start - starts[i] - own),
          length - margin - starts[starts.length - 1] - own,
        ];
      };
      const across = gapsOf("x", page.width, boards[0].width);
      assert.ok(Math.abs(across[0] - across[across.length - 1]) < 0.1, `${across}`);
      const down = gapsOf("y", page.height, boards[0].height);
      // Between two rows and above the first one there is room for captions, too; between two rows there is a distance
      // in any case.
      assert.ok(Math.max(...down) - Math.min(...down) < 45, `${down}`);
    });
  }
  for (const perPage of [1, 4, 6]) {
    it(`one that is alone on its page is in the middle of the width, with more room below it than above it: ${perPage} on a page`, () => {
      const pages = layOut(
        jobOf(Array(perPage + 1).fill(puzzleOf("3x3"))),
        settingsOf(lookWith({ perPage, show: { pageNumbers: false } })),
        context,
      );
      const page = pages.page(1);
      const [board] = drawings(page);
      assert.ok(Math.abs(board.x + board.width / 2 - side / 2) < 0.01);
      const [above, below] = [board.y - margin, page.height - margin - board.y - board.height];
      assert.ok(above > 0.5 * below && above < below, `${above} ${below}`);
    });
  }
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

describe("a board of several grids", () => {
  // Their digits need not be a solution: the layout of pages does not look at rules.
  const solution = Array.from({ length: 369 }, (_, cell) => (cell % 9) + 1);
  const samurai = {
    ...puzzleOf("3x3"),
    layout: "samurai",
    solution,
    givens: solution.map((digit, cell) => (cell % 4 ? 0 : digit)),
  };
  const pages = layOut(jobOf([samurai]), settingsOf(lookWith({ perPage: 1, key: "end" })), context);
  const [[board], [key]] = [0, 1].map((page) => drawings(pages.page(page)));

  it("fills the width of a page", () => {
    assert.equal(pages.pageCount, 2);
    assert.ok(board.width >= 500 && board.width === board.height, `${board.width}×${board.height}`);
    assert.equal(digitsIn(board).length, samurai.givens.filter(Boolean).length);
  });
  it("has a key that is smaller, with all its digits in sizes that can be read", () => {
    assert.equal(digitsIn(key).length, 369);
    assert.ok(key.width < board.width * 0.6, `${key.width}`);
    const size = Math.min(...digitsIn(key).map((text) => text.size)) * (key.width / key.list.width);
    assert.ok(size >= 5, `${size} points`);
  });
  it("in large print has a page for each grid, which shades and names what other grids share", () => {
    const large = layOut(
      jobOf([samurai, puzzleOf("3x3")]),
      settingsOf(lookWith({ perPage: 1, large: true, key: "end", show: { candidates: false } })),
      context,
    );
    const boards = Array.from({ length: 6 }, (_, page) => drawings(large.page(page))[0]);
    assert.deepEqual(
      boards.map(({ label }) => label),
      [1, 2, 3, 4, 5].map((grid) => `Grid ${grid}: Puzzle 1`).concat("Puzzle 2"),
    );
    const named = boards.map(({ list }) =>
      list.operations.flatMap((each) => (each.kind === "text" && /Grid/.test(each.text) ? each.text : [])),
    );
    assert.deepEqual(named, [
      ["Grid 3"],
      ["Grid 3"],
      ["Grid 1", "Grid 2", "Grid 4", "Grid 5"],
      ["Grid 3"],
      ["Grid 3"],
      [],
    ]);
    const shaded = boards.map(({ list }) => list.operations.filter(({ colour }) => colour === "mark-paper").length);
    assert.deepEqual(shaded, [9, 9, 36, 9, 9, 0]);
    // A given that two grids share is on the pages of both.
    const digits = boards
      .slice(0, 5)
      .flatMap(digitsIn)
      .filter(({ text }) => text.length === 1);
    const layout = layoutNamed("samurai");
    const expected = samurai.givens.flatMap((digit, cell) =>
      digit ? layout.grids.filter((_, grid) => isInGrid(layout, grid, cell)) : [],
    );
    assert.equal(digits.length, expected.length);
    assert.ok(boards.every(({ width }) => width > 450));
  });
});
