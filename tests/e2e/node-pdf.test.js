/**
 * Proves PDF files of the modules that the page uses: poppler reads the files, and code that shares nothing with the
 * engine and the page checks what is printed in them.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { presetSettings } from "../../web/print/presets.js";
import { defaultSettings, usualBook } from "../../web/print/print-settings.js";
import { qrModules } from "../../web/formats/qr-code.js";
import { expectPage } from "./support/printed-pages.js";
import { fontsIn, imagesIn, infoOf, withoutPoppler } from "./support/poppler.js";
import { groupsOf, solutionsOf } from "./support/own-solver.js";
import { hasChinese, openFolder, printedFile, readPrinted, removeFolder } from "./support/printed-file.js";
import { faultOf, leftIn } from "./support/sudoku-rules.js";

/** @typedef {import("../../web/print/print-settings.js").PrintSettings} PrintSettings */
/** @typedef {import("./support/printed-boards.js").PrintedBoard} PrintedBoard */

/** Points of papers in portrait. */
const papers = { a4: [595.28, 841.89], letter: [612, 792], a5: [419.53, 595.28], "6x9": [432, 648] };

/**
 * @param {import("../../web/print/print-settings.js").Language} language @param {readonly object[]} sections
 * @param {object} [look] @param {object} [show] @param {number} [seed] @returns {PrintSettings}
 */
function sheet(language, sections, look = {}, show = {}, seed = 7) {
  const usual = defaultSettings({ locale: "en-GB", language, seed });
  const whole = sections.map((section) => ({ title: "", ...section }));
  return /** @type {PrintSettings} */ ({
    ...usual,
    work: { kind: "new", sections: whole, copies: 1 },
    look: { ...usual.look, ...look, show: { ...usual.look.show, ...show } },
  });
}

const goal = (/** @type {string} */ layout, more = {}) => ({ goal: { layout, symmetry: "none", ...more } });

/**
 * Documents: `pages` are those of the whole file; `pictures` are the pages that are compared with approved pictures.
 * @type {{ name: string, settings: PrintSettings, size: readonly number[], pages: number, pictures?: number[], title?:
 *   string }[]}
 */
const documents = [
  {
    name: "classroom",
    settings: presetSettings("classroom", { locale: "en-GB", seed: 5 }),
    size: papers.a4,
    pages: 2,
    pictures: [1, 2],
  },
  {
    name: "children",
    settings: presetSettings("children", { locale: "it", seed: 5 }),
    size: papers.a4,
    pages: 2,
    pictures: [1],
  },
  {
    name: "large",
    settings: sheet("en", [{ count: 2, ...goal("3x3", { level: "easy" }) }], {
      perPage: 1,
      large: true,
      paper: "letter",
    }),
    size: papers.letter,
    pages: 3,
    pictures: [1],
  },
  {
    name: "twelve",
    settings: sheet("ru", [{ count: 14, ...goal("2x2", { clues: [4, 6] }) }], {
      perPage: 12,
      title: "Судоку для начинающих",
      author: "Анна Ёлкина",
    }),
    size: papers.a4,
    pages: 3,
    pictures: [1],
    title: "Судоку для начинающих",
  },
  {
    name: "nine",
    settings: sheet(
      "uk",
      [{ count: 9, ...goal("3x3", { level: "medium" }) }],
      { perPage: 9, inkSaving: true },
      { rating: true, clues: true, seed: true },
    ),
    size: papers.a4,
    pages: 2,
    pictures: [1, 2],
  },
  {
    name: "sixteen",
    settings: sheet("uk", [{ count: 1, ...goal("4x4", { clues: [120, 130] }) }], { perPage: 1 }),
    size: papers.a4,
    pages: 2,
    pictures: [1],
  },
  {
    name: "twenty-five",
    settings: sheet("en", [{ count: 1, ...goal("5x5", { clues: [380, 420] }) }], {
      perPage: 1,
      orientation: "landscape",
    }),
    size: [841.89, 595.28],
    pages: 2,
  },
  {
    name: "jigsaws",
    settings: sheet(
      "vi",
      [
        { count: 2, ...goal("jigsaw:1222222111233311133445533444555554466677776666777") },
        { count: 2, ...goal("3x3+x", { clues: [26, 32] }) },
      ],
      { perPage: 2, title: "Câu đố trong tuần" },
    ),
    size: papers.a4,
    pages: 3,
    pictures: [1, 2],
    title: "Câu đố trong tuần",
  },
  {
    name: "candidates",
    settings: sheet(
      "en",
      [
        { count: 2, ...goal("3x3", { level: "medium" }) },
        { count: 1, ...goal("3x4", { clues: [70, 80] }) },
      ],
      { perPage: 2, key: "none" },
      { candidates: true, code: true, notes: true },
    ),
    size: papers.a4,
    pages: 2,
    pictures: [1],
  },
  {
    name: "key after each page",
    settings: sheet("it", [{ count: 6, ...goal("3x3", { level: "easy" }) }], { perPage: 4, key: "page", paper: "a5" }),
    size: papers.a5,
    pages: 4,
  },
  {
    name: "key at the foot",
    settings: sheet("ru", [{ count: 3, ...goal("3x3", { level: "easy" }) }], { perPage: 2, key: "foot" }),
    size: papers.a4,
    pages: 2,
    pictures: [1],
  },
  {
    name: "chinese",
    settings: sheet(
      "zh",
      [{ count: 6, ...goal("3x3", { level: "medium" }) }],
      { perPage: 6, title: "数独练习" },
      { nameLine: true, clues: true },
    ),
    size: papers.a4,
    pages: 2,
    pictures: [1],
    title: "数独练习",
  },
];

const withoutChinese = (await hasChinese()) ? false : "the font for Chinese is not installed";

/** @param {any} job @returns {{ layout: string, givens: readonly number[] }[]} */
const puzzlesOf = (job) => job.sections.flatMap((/** @type {any} */ { puzzles }) => puzzles);
/** A key has all digits, a puzzle has not. @param {PrintedBoard} board */
const isFull = ({ digits }) => digits.every(Boolean);
/** @param {readonly PrintedBoard[]} boards */
const byNumber = (boards) => new Map(boards.map((board) => [board.number, board]));

/** Fonts are embedded subsets with a map to Unicode, and there is no bitmap. @param {string} path */
function expectVectors(path) {
  const fonts = fontsIn(path);
  assert.ok(fonts.length >= 1);
  for (const font of fonts) assert.ok(font.isEmbedded && font.isSubset && font.hasUnicode, JSON.stringify(font));
  assert.equal(imagesIn(path), 0);
}

/** @param {string} path @param {readonly number[]} size @param {number} pages */
function expectSizes(path, [width, height], pages) {
  const { sizes } = infoOf(path);
  assert.equal(sizes.length, pages);
  for (const size of sizes)
    assert.ok(Math.abs(size[0] - width) < 0.02 && Math.abs(size[1] - height) < 0.02, String(size));
}

/**
 * Every puzzle is printed once with the digits of the job, and has a right key.
 * @param {readonly PrintedBoard[]} boards
 * @param {any} job
 * @param {import("../../web/print/print-settings.js").Look} look
 */
function expectPuzzles(boards, job, { key, show }) {
  const puzzles = puzzlesOf(job);
  const printed = byNumber(boards.filter((board) => !isFull(board)));
  const solved = byNumber(boards.filter(isFull));
  assert.equal(boards.length, puzzles.length * (key === "none" ? 1 : 2));
  assert.deepEqual(
    [...printed.keys()].sort((a, b) => a - b),
    puzzles.map((_, i) => i + 1),
  );
  puzzles.forEach(({ layout, givens }, i) => {
    const board = /** @type {PrintedBoard} */ (printed.get(i + 1));
    assert.deepEqual(board.digits, [...givens], `puzzle ${i + 1}`);
    const groups = groupsOf(layout, board.side);
    assert.deepEqual(
      board.notes,
      show.candidates ? leftIn(board.digits, groups) : givens.map(() => []),
      `candidates of puzzle ${i + 1}`,
    );
    if (key === "none") return;
    const solution = solved.get(i + 1);
    assert.ok(solution, `there is no key for puzzle ${i + 1}`);
    assert.equal(faultOf(solution.digits, board.digits, groups), "", `key of puzzle ${i + 1}`);
    assert.equal(solution.isTurned, key === "foot");
    if (key === "page") assert.equal(solution.page, board.page + 1);
    if (key === "foot") assert.equal(solution.page, board.page);
  });
}

describe("a PDF file", { skip: withoutPoppler }, () => {
  /** @type {Awaited<ReturnType<typeof createEngine>>} */
  let engine;
  before(async () => {
    openFolder();
    engine = await createEngine({ worker: false });
  });
  after(() => {
    engine.close();
    removeFolder();
  });

  for (const { name, settings, size, pages, pictures = [], title = "" } of documents) {
    const { look } = settings;
    it(`${name}: fonts, size, digits and key`, { skip: look.language === "zh" && withoutChinese }, async (context) => {
      const { job, path } = await printedFile(
        name,
        settings,
        { engine },
        { codeOf: () => /** @type {any} */ (qrModules("https://example.org/#p=1")?.modules) },
      );
      expectVectors(path);
      expectSizes(path, size, pages);
      assert.equal(infoOf(path).title, title);
      const { boards, words } = readPrinted(path);
      expectPuzzles(boards, job, look);
      if (look.author)
        assert.ok(
          words[0]
            .map(({ text }) => text)
            .join(" ")
            .includes(look.author),
        );
      for (const page of pictures) await expectPage(context, `${name}-${page}`, path, page);
    });
  }

  it("a book: pages in leaves, contents with the right pages, digits and key", async (context) => {
    const sections = [
      { count: 5, ...goal("3x3", { level: "easy" }) },
      { count: 4, ...goal("2x3", { level: "easy" }) },
    ];
    const settings = sheet("vi", sections, {
      paper: "6x9",
      perPage: 2,
      title: "Sudoku mùa hè",
      author: "Đỗ Ngọc",
      book: { ...usualBook, bleed: true },
    });
    const { job, path, printed } = await printedFile("book", settings, { engine });
    expectVectors(path);
    assert.equal(printed.pageCount % 2, 0);
    // Bleed of an eighth of an inch at the outer edges.
    expectSizes(path, [441, 666], printed.pageCount);
    const { boards, words } = readPrinted(path);
    expectPuzzles(boards, job, settings.look);
    const textOf = (/** @type {number} */ page) => words[page - 1].map(({ text }) => text).join(" ");
    const entries = [...textOf(3).matchAll(/(\d+)–(\d+)/g)].map(([, first, last]) => [Number(first), Number(last)]);
    assert.deepEqual(entries, [
      [1, 5],
      [6, 9],
    ]);
    for (const board of boards) assert.ok(board.page > 3);
    for (const page of [1, 2, 3]) await expectPage(context, `book-${page}`, path, page);
  });

  it("a worksheet: positions and their answers", async (context) => {
    const usual = defaultSettings({ locale: "it", seed: 2 });
    /** @type {PrintSettings} */
    const settings = {
      ...usual,
      work: { kind: "worksheet", technique: "x-wing", layout: "3x3", exercises: 6, copies: 1, rules: true },
    };
    const { job, path, printed } = await printedFile("worksheet", settings, { engine });
    expectVectors(path);
    expectSizes(path, papers.a4, printed.pageCount);
    const { boards, words } = readPrinted(path);
    const exercises = /** @type {any} */ (job).sheets.flatMap((/** @type {any} */ sheetOf) => sheetOf.exercises);
    assert.equal(exercises.length, 6);
    const digitsOf = (/** @type {PrintedBoard} */ { digits }) => digits.join("");
    for (const { state } of exercises) {
      const [exercise, answer, ...others] = boards.filter((board) => digitsOf(board) === state.cells.join(""));
      assert.ok(answer && !others.length, "a position is printed once on a sheet and once in the key");
      assert.deepEqual(answer.notes, exercise.notes);
      assert.deepEqual(exercise.notes, state.candidates);
      const solutions = solutionsOf("3x3", exercise.digits);
      assert.equal(solutions.length, 1);
      solutions[0].forEach((digit, cell) =>
        assert.ok(exercise.digits[cell] || exercise.notes[cell].includes(digit), `cell ${cell} keeps its digit`),
      );
    }
    const text = words
      .map((inPage) => inPage.map((word) => word.text).join(" "))
      .filter((inPage) => inPage.includes("Soluzioni"))
      .join(" ");
    const answers = [...text.matchAll(/(\d+)\. Quindi (?:il |l’)([1-9])[^.]*?((?:r\d+c\d+(?:, | e )?)+)\./g)].sort(
      ([, a], [, b]) => Number(a) - Number(b),
    );
    assert.equal(answers.length, exercises.length);
    answers.forEach(([, number, digit, cells], i) => {
      assert.equal(Number(number), i + 1);
      const [solution] = solutionsOf("3x3", exercises[i].state.cells);
      for (const [, row, column] of cells.matchAll(/r(\d)c(\d)/g)) {
        const cell = (Number(row) - 1) * 9 + Number(column) - 1;
        assert.notEqual(solution[cell], Number(digit), `answer ${i + 1} eliminates a digit of the solution`);
        assert.ok(exercises[i].state.candidates[cell].includes(Number(digit)));
      }
    });
    for (const page of [2, 3, printed.pageCount]) await expectPage(context, `worksheet-${page}`, path, page);
  });

  /** Puzzles with rules. Each has one solution. @type {any[]} */
  const ruled = readFileSync(new URL("../data/printed-rules.txt", import.meta.url), "utf8")
    .split(/^\.{81}\n/m)
    .slice(0, -1)
    .map((text, i) => ({
      layout: "3x3",
      givens: Array(81).fill(0),
      rules: [...text.matchAll(/^# nonet rule (.+)$/gm)].map(([, rule]) => rule),
      title: "",
      line: i + 1,
    }));

  /** @type {[string, any, any, number[]][]} */
  const withRules = [
    ["rules on a sheet", { perPage: 4, title: "Rules" }, {}, [1, 2]],
    [
      "rules in a book",
      { paper: "6x9", perPage: 1, title: "Rules", author: "A. Setter", book: usualBook },
      { level: false },
      [5, 9],
    ],
    ["rules in large print", { perPage: 1, large: true, inkSaving: true }, {}, [3]],
  ];
  for (const [name, look, show, pictures] of withRules) {
    it(`${name}: each kind once a page, clues beside the boards, a key`, async (context) => {
      const usual = sheet("en", [], look, show);
      const settings = /** @type {PrintSettings} */ ({ ...usual, work: { kind: "list", order: "given", copies: 1 } });
      const { job, path } = await printedFile(name, settings, { engine, list: ruled });
      expectVectors(path);
      for (const { solution } of puzzlesOf(job)) assert.ok(/** @type {any} */ (solution)?.every(Boolean));
      for (const page of pictures) await expectPage(context, `${name}-${page}`, path, page);
    });
  }

  it("with a wrong digit in the key is found out", async () => {
    const [{ settings }] = documents;
    const changed = (/** @type {any} */ job) => {
      const [first] = job.sections[0].puzzles;
      const cell = first.givens.indexOf(0);
      return {
        ...job,
        sections: [
          {
            ...job.sections[0],
            puzzles: [{ ...first, solution: first.solution.with(cell, (first.solution[cell] % 9) + 1) }],
          },
        ],
      };
    };
    const { path } = await printedFile("wrong", settings, { engine }, { changed });
    const [puzzle, key] = readPrinted(path).boards;
    assert.match(faultOf(key.digits, puzzle.digits, groupsOf("3x3", 9)), /^cells .* hold /);
  });
});
