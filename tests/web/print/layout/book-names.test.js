/** What the sections of a book and their boards are called. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { puzzleOf } from "./sheets.js";
import { settingsOf, jobOf, pagesOf, textsOf } from "./books.js";

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
