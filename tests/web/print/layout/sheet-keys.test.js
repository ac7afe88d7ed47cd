/** Solutions beside, below and after puzzles; puzzles on a loose sheet; boards of several grids. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isInGrid, layoutNamed } from "../../../../web/model/layout.js";
import { layOut } from "../../../../web/print/layout/index.js";
import { contextIn, jobOf, lookWith, puzzleOf, settingsOf, drawings, textsOf, digitsIn } from "./sheets.js";

const context = await contextIn();

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
