import assert from "node:assert/strict";
import { describe, it, test } from "node:test";

import { boards as lessonBoards, textsIn } from "../../../../tools/build/lessons.mjs";
import { languages } from "../../../../web/i18n/languages.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { layOut } from "../../../../web/print/layout/index.js";
import { paperNames } from "../../../../web/print/papers.js";
import { plainTexts } from "../../../../web/teacher/spotting-texts.js";
import { checkPages, textsOf } from "./page-checks.js";
import { contextIn, lookWith } from "./sheets.js";
import { worksheetOf } from "./taught.js";
import { someOf } from "../../../support/long-runs.js";

const techniques = ["hidden-single", "naked-pair", "x-wing", "xy-chain", "forcing-chain-contradiction"];
/** @type {Map<string, Promise<import("../../../../web/print/layout/plans.js").Context>>} */
const contexts = new Map();
const contextOf = (/** @type {string} */ language) =>
  contexts.get(language) ?? contexts.set(language, contextIn(language)).get(language);

/** @returns {any} */
const settingsOf = (look, work = {}) => ({
  version: 1,
  seed: 1,
  look,
  work: { kind: "worksheet", technique: "x-wing", layout: "3x3", exercises: 4, copies: 1, rules: false, ...work },
});

/** The pages, and the drawings of each by their names. */
async function pagesOf(job, look, work, language = "en") {
  const pages = layOut(job, settingsOf(look, work), await contextOf(language));
  return Array.from({ length: pages.pageCount }, (_, i) => pages.page(i));
}
/** Without the small pictures of the legend. */
const drawingsOf = (page) => page.boxes.filter(({ kind, width }) => kind === "drawing" && width > 30);
const labelsOf = (page) => drawingsOf(page).map(({ label }) => label);

describe("nothing overlaps or leaves the printed area", () => {
  for (const paper of paperNames) {
    for (const orientation of ["portrait", "landscape"]) {
      it(`${paper}, ${orientation}`, async () => {
        for (const technique of someOf(techniques, 2, paperNames.indexOf(paper))) {
          for (const large of [false, true]) {
            const look = lookWith({
              paper,
              orientation,
              large,
              key: "end",
              show: { nameLine: true },
              book: paper === "6x9" ? { bleed: true, cropMarks: false, contents: false, dividers: false } : null,
            });
            checkPages(
              layOut(
                await worksheetOf(technique),
                settingsOf(look, { rules: true }),
                /** @type {any} */ (await contextOf("en")),
              ),
              look,
              await contextOf("en"),
            );
          }
        }
      });
    }
  }
});

/**
 * The example on a larger board: a worksheet's settings may name one for which the page has too little room.
 * @param {string} layout
 */
async function largeExample(layout) {
  const job = await worksheetOf("naked-pair");
  const { cellCount } = /** @type {import("../../../../web/model/layout.js").Layout} */ (layoutNamed(layout));
  const state = {
    layout,
    cells: Array(cellCount).fill(0),
    candidates: Array.from({ length: cellCount }, () => [1, 2]),
  };
  return { ...job, example: { ...job.example, state }, sheets: [{ exercises: [] }] };
}

/** @type {["portrait" | "landscape", boolean][]} */
const pagesOfLook = [
  ["portrait", false],
  ["portrait", true],
  ["landscape", true],
  ["landscape", false],
];

describe("the example of a large board stays on its page", () => {
  for (const layout of ["3x4", "4x4", "5x5"]) {
    for (const paper of paperNames) {
      it(`${layout}, ${paper}`, async () => {
        const context = await contextOf("en");
        for (const [orientation, large] of someOf(pagesOfLook, 2, paperNames.indexOf(paper))) {
          const look = lookWith({ paper, orientation, large });
          checkPages(layOut(await largeExample(layout), settingsOf(look), /** @type {any} */ (context)), look, context);
        }
      });
    }
  }
});

describe("each language", () => {
  for (const language of languages) {
    it(`${language}: nothing overlaps, all characters are in the fonts`, async () => {
      const context = /** @type {any} */ (await contextOf(language));
      for (const technique of techniques) {
        for (const look of [
          lookWith({ language, key: "end", title: technique }),
          lookWith({ language, paper: "a5", key: "page", show: { nameLine: true } }),
        ]) {
          const document = layOut(
            await worksheetOf(technique, {
              language,
              copies: 2,
              others: ["r1c1 = 2", "r2c2 ≠ 3", "r3c3 = 1", "r4c4 = 4", "r5c5 = 9"],
            }),
            settingsOf(look, { rules: true, copies: 2 }),
            context,
          );
          checkPages(document, look, context);
          for (const text of textsOf(document)) assert.deepEqual(context.face.missing(text), [], text);
        }
      }
    });
  }
});

test("a sheet has its example, its exercises and its key", async () => {
  const [first, second, key, ...rest] = await pagesOf(await worksheetOf("x-wing"), lookWith({ key: "end" }));
  assert.deepEqual(labelsOf(first), ["Worked example"]);
  assert.deepEqual(labelsOf(second), ["Exercise 1", "Exercise 2", "Exercise 3", "Exercise 4"]);
  assert.deepEqual(labelsOf(key), [
    "Answer to exercise 1",
    "Answer to exercise 2",
    "Answer to exercise 3",
    "Answer to exercise 4",
  ]);
  assert.deepEqual(rest, []);
});

describe("the picture of the example and all its words are on one page", () => {
  const spotted = [
    "hidden-single",
    "naked-pair",
    "x-wing",
    "jellyfish",
    "xy-wing",
    "unique-rectangle-1",
    "finned-swordfish",
    "xy-chain",
  ];
  const pages = Object.fromEntries(languages.map((language) => [language, textsIn(language).pages]));
  const { techniques: lessons } = lessonBoards();
  for (const paper of /** @type {const} */ (["a4", "letter", "a5"])) {
    for (const orientation of /** @type {const} */ (["portrait", "landscape"])) {
      for (const language of languages) {
        it(`${paper}, ${orientation}, ${language}`, async () => {
          const label = /** @type {any} */ (await contextOf(language)).words("worksheet.example");
          for (const technique of someOf(spotted, 2, languages.indexOf(language))) {
            const lesson = plainTexts(pages[language][lessons[technique].page].spot);
            const job = await worksheetOf(technique, { language, spotting: lesson });
            const document = await pagesOf(
              job,
              lookWith({ paper, orientation, language, key: "none", show: { nameLine: true } }),
              {},
              language,
            );
            const shown = document.filter(({ boxes }) =>
              boxes.some((box) => box.kind === "drawing" && box.label === label),
            );
            const said = (page) =>
              page.boxes
                .flatMap((box) => (box.kind === "text" ? [box.text] : []))
                .join("")
                .replace(/\s/g, "");
            assert.equal(shown.length, 1);
            for (const sentence of job.example.sentences)
              assert.ok(said(shown[0]).includes(sentence.replace(/\s/g, "")), `${technique}: ${sentence}`);
            const [picture] = drawingsOf(shown[0]);
            assert.ok(picture.width >= 110, `${technique}: ${picture.width}`);
          }
        });
      }
    }
  }
});

test("an exercise shows the position without the step, and its answer shows the step", async () => {
  const [first, second, key] = await pagesOf(await worksheetOf("x-wing"), lookWith({ key: "end" }));
  const marks = (page) =>
    drawingsOf(page)[0].list.operations.filter(({ colour }) => /^step-/.test(colour ?? "")).length;
  assert.deepEqual([marks(first) > 0, marks(second), marks(key) > 0], [true, 0, true]);
});

/** Where the key is: the kinds of drawings page by page. @type {[string, string[]][]} */
const keys = [
  ["none", ["Worked", "Exercise", "Worked", "Exercise"]],
  ["end", ["Worked", "Exercise", "Worked", "Exercise", "Answer"]],
  ["foot", ["Worked", "Exercise", "Worked", "Exercise", "Answer"]],
  ["page", ["Worked", "Exercise", "Answer", "Worked", "Exercise", "Answer"]],
];
for (const [key, expected] of keys) {
  test(`the key of two sheets, ${key}`, async () => {
    const pages = await pagesOf(await worksheetOf("naked-pair", { copies: 2 }), lookWith({ key }), { copies: 2 });
    assert.deepEqual(
      pages.map((page) => labelsOf(page)[0].split(" ")[0]),
      expected,
    );
  });
}

test("sheets of a class have numbers, and the key names the sheet of each answer", async () => {
  const pages = await pagesOf(await worksheetOf("naked-pair", { copies: 24, exercises: 2 }), lookWith({ key: "end" }), {
    copies: 24,
    exercises: 2,
  });
  const said = pages.map(({ boxes }) => boxes.flatMap((box) => (box.kind === "text" ? [box.text] : [])));
  const sheet = (/** @type {number} */ number) =>
    said.filter((texts) => texts.some((text) => text.endsWith(`Sheet ${number} of 24`))).length;
  assert.deepEqual([sheet(1), sheet(24)], [2, 2]);
  assert.ok(said.some((texts) => texts.includes("Sheet 24, exercise 2:")));
});

test("all pages of a pupil have a line for the name, and are counted from 1 for each pupil", async () => {
  const pages = await pagesOf(
    await worksheetOf("naked-pair", { copies: 3 }),
    lookWith({ key: "end", show: { nameLine: true } }),
    { copies: 3 },
  );
  const said = pages.map(({ boxes }) => boxes.flatMap((box) => (box.kind === "text" ? [box.text] : [])));
  const sheets = said.filter((texts) => texts.some((text) => text.includes("Sheet ") && text.includes(" of 3")));
  assert.deepEqual(
    sheets.map((texts) => texts.includes("Name")),
    Array(6).fill(true),
  );
  assert.deepEqual(
    sheets.map((texts) => texts.find((text) => text.startsWith("Page "))),
    Array(3).fill(["Page 1 of 2", "Page 2 of 2"]).flat(),
  );
});

/** The least width of an exercise's board in points, and how many are on a page of A4. */
const boards = [
  ["hidden-single", 1, 490, 1],
  ["hidden-single", 4, 240, 4],
  ["hidden-single", 6, 150, 6],
  ["x-wing", 2, 290, 2],
  ["x-wing", 4, 240, 4],
  ["x-wing", 12, 240, 4],
];
for (const [technique, perPage, width, count] of boards) {
  test(`${technique}, ${perPage} a page: boards at least ${width} points wide`, async () => {
    const [, page] = await pagesOf(await worksheetOf(String(technique), { exercises: 12 }), lookWith({ perPage }));
    const widths = drawingsOf(page).map((box) => box.width);
    assert.equal(widths.length, count);
    assert.ok(
      widths.every((each) => each >= Number(width)),
      String(widths[0]),
    );
  });
}

test("the rules come first, with a drawing for each", async () => {
  const pages = await pagesOf(await worksheetOf("x-wing"), lookWith(), { rules: true });
  assert.deepEqual(pages[0].boxes.filter(({ kind }) => kind === "drawing").length, 3);
  assert.ok(pages[0].boxes.some((box) => box.kind === "text" && box.text === "The rules of sudoku"));
});

test("every sheet of a class begins with the rules, and says its number there", async () => {
  const pages = await pagesOf(await worksheetOf("x-wing", { copies: 3 }), lookWith({ key: "end" }), {
    rules: true,
    copies: 3,
  });
  const said = pages.map(({ boxes }) => boxes.flatMap((box) => (box.kind === "text" ? [box.text] : [])));
  const rules = said.filter((texts) => texts.includes("The rules of sudoku"));
  assert.deepEqual(
    rules.map((texts) => texts.find((text) => text.startsWith("Sheet "))),
    [1, 2, 3].map((number) => `Sheet ${number} of 3`),
  );
  assert.deepEqual(
    rules.map((texts) => texts.find((text) => text.startsWith("Page "))),
    Array(3).fill("Page 1 of 3"),
  );
});

/** The board, and how the rules write its digits. @type {[string, string][]} */
const digits = [
  ["2x2", "1–4"],
  ["3x3", "1–9"],
  ["2x5", "1–9 and A"],
  ["4x4", "1–9 and A–G"],
];
for (const [layout, written] of digits) {
  test(`the rules of ${layout} name the digits as the board writes them`, async () => {
    const job = await worksheetOf("naked-pair");
    const cells = Array(Number(layout[0]) ** 2 * Number(layout[2]) ** 2).fill(0);
    const example = {
      ...job.example,
      state: { layout, cells, candidates: cells.map(() => [1, 2]) },
      step: { ...job.example.step, houses: [], parts: [], eliminations: [] },
    };
    const [page] = await pagesOf({ ...job, example, sheets: [{ exercises: [] }] }, lookWith(), { rules: true });
    const text = page.boxes.flatMap((box) => (box.kind === "text" ? [box.text] : [])).join(" ");
    assert.ok(text.includes(`each of the digits ${written} exactly once`), text);
  });
}

/**
 * The place of the key, the work, and what the pages of two sheets that are printed on both sides begin with: nothing
 * on a blank page.
 * @type {[string, object, string[]][]}
 */
const bothSides = [
  ["none", { rules: true }, ["The", "Worked", "Exercise", "", "The", "Worked", "Exercise"]],
  ["none", {}, ["Worked", "Exercise", "Worked", "Exercise"]],
  ["page", { rules: true }, ["The", "Worked", "Exercise", "", "Answer", "", "The", "Worked", "Exercise", "", "Answer"]],
];
for (const [key, work, expected] of bothSides) {
  test(`printed on both sides, key ${key}, ${JSON.stringify(work)}: each sheet begins on an odd page`, async () => {
    const pages = await pagesOf(await worksheetOf("naked-pair", { copies: 2 }), lookWith({ key, bothSides: true }), {
      copies: 2,
      ...work,
    });
    const first = (page) =>
      page.boxes.find((box) => box.kind === "text" && box.text === "The rules of sudoku")?.text ??
      labelsOf(page)[0] ??
      "";
    assert.deepEqual(
      pages.map((page) => first(page).split(" ")[0]),
      expected,
    );
  });
}

test("the English name of a technique is in the title only", async () => {
  const pages = await pagesOf(
    await worksheetOf("naked-pair", { language: "it", copies: 2 }),
    lookWith({ key: "end", language: "it" }),
    { copies: 2 },
    "it",
  );
  const said = pages.map(({ boxes }) =>
    boxes.flatMap((box) => (box.kind === "text" && box.text.includes("Naked Pair") ? [box.text] : [])),
  );
  assert.deepEqual(said, [["Coppia scoperta (Naked Pair)"], [], ["Coppia scoperta (Naked Pair)"], [], []]);
});

/** Side of the board, and the cell that the sheet explains. @type {[string, string][]} */
const explained = [
  ["2x2", "r3c3 is the cell in row 3 and column 3."],
  ["2x3", "r3c5 is the cell in row 3 and column 5."],
  ["3x3", "r3c7 is the cell in row 3 and column 7."],
  ["4x4", "r3c7 is the cell in row 3 and column 7."],
];
for (const [layout, sentence] of explained) {
  test(`a sheet with boards of ${layout} explains the name of a cell that they have`, async () => {
    const job = await worksheetOf("naked-pair");
    const side = Number(layout[0]) * Number(layout[2]);
    const state = {
      layout,
      cells: Array(side * side).fill(0),
      candidates: Array.from({ length: side * side }, () => [1, 2]),
    };
    const own = {
      ...job,
      example: { ...job.example, state, step: { ...job.example.step, houses: [], parts: [], eliminations: [] } },
      sheets: [{ exercises: [] }],
    };
    const [page] = await pagesOf(own, lookWith({ key: "none" }));
    assert.ok(page.boxes.some((box) => box.kind === "text" && box.text === sentence));
  });
}
