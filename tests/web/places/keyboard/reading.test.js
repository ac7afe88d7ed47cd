import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { loadRuleSpeech } from "../../../../web/controls/rules/speech.js";
import { languages, loadWords } from "../../../../web/i18n/words.js";
import { ruleSpeech } from "../../../../web/model/rule-speech.js";
import { newState } from "../../../../web/model/state.js";
import {
  readCandidates,
  readCell,
  readDigit,
  readDigits,
  readHouseOf,
  readOthers,
  readProgress,
} from "../../../../web/places/keyboard/reading.js";
import { createSentences, sentencesOf } from "../../../../web/places/keyboard/told-sentences.js";
import { after, playing } from "../../model/boards.js";

const words = await loadWords("en");
const noted = after(playing, ["toggleNote", 2, [4]], ["toggleNote", 3, [4]], ["toggleCorner", 4, [7]]);
const jigsaw = newState({ layout: "jigsaw:1112133223424344", activity: "play", givens: [1, ...new Array(15).fill(0)] });
const twodoku = newState({
  layout: "twodoku",
  activity: "play",
  // Row 7, column 7 of the first grid is row 1, column 1 of the second one.
  givens: Array.from({ length: 153 }, (_, cell) => (cell === 60 ? 5 : 0)),
});
const diagonal = newState({ layout: "2x2+x", activity: "play", givens: [1, ...new Array(15).fill(0)] });

/** @type {[string, () => string, string][]} */
const table = [
  ["a row, box by box", () => readHouseOf(playing, 0, "row", words), "Row 1: 1, gap; 2 gaps. Missing: 2, 3, 4."],
  ["a column", () => readHouseOf(playing, 2, "column", words), "Column 3: gap, 2; 2 gaps. Missing: 1, 3, 4."],
  ["a box, row by row", () => readHouseOf(playing, 6, "box", words), "Box 2: 2 gaps; 2, gap. Missing: 1, 3, 4."],
  [
    "the rows of a cell that two grids share",
    () => readHouseOf(twodoku, 60, "row", words),
    "Grid 1, row 7: 3 gaps; 3 gaps; 5, 2 gaps. Missing: 1, 2, 3, 4, 6, 7, 8, 9. " +
      "Grid 2, row 1: 5, 2 gaps; 3 gaps; 3 gaps. Missing: 1, 2, 3, 4, 6, 7, 8, 9.",
  ],
  [
    "the box that two grids share, once",
    () => readHouseOf(twodoku, 60, "box", words),
    "Grid 1, box 9: 5, 2 gaps; 3 gaps; 3 gaps. Missing: 1, 2, 3, 4, 6, 7, 8, 9.",
  ],
  [
    "a region that is no box",
    () => readHouseOf(jigsaw, 0, "box", words),
    "Region 1: 1, 2 gaps; gap. Missing: 2, 3, 4.",
  ],
  [
    "a complete row",
    () =>
      readHouseOf(
        after(playing, ["enterDigit", 2, [1]], ["enterDigit", 3, [2]], ["enterDigit", 4, [3]]),
        0,
        "row",
        words,
      ),
    "Row 1: 1, 2; 3, 4. Nothing is missing.",
  ],
  ["the diagonals of a cell", () => readOthers(diagonal, 0, words), "Diagonal 1: 1, gap; 2 gaps. Missing: 2, 3, 4."],
  ["no other house", () => readOthers(playing, 0, words), "This cell is in no diagonal and no other extra house."],
  [
    "where the focus is",
    () => readCell(after(playing, ["selectCell", 0]), 0, words),
    "Row 1, column 1, 1, given, box 1.",
  ],
  [
    "where the focus is, on a diagonal, with other keys",
    () => readCell(after(diagonal, ["selectCell", 5], ["setEntryMode", "corner"]), 5, words),
    "Row 2, column 2, empty, box 1, diagonal 1. Keys enter corner notes.",
  ],
  ["notes, and no candidate that is not noted", () => readCandidates(noted, 4, words), "Notes: 2, 3."],
  ["corner notes alone", () => readCandidates(noted, 7, words), "Corner notes: 4."],
  ["no notes, and not which digits are possible", () => readCandidates(playing, 1, words), "No notes."],
  [
    "the automatic candidates, which the board shows",
    () => readCandidates(after(playing, ["setAutomatic", true]), 1, words),
    "Candidates: 2, 3, 4.",
  ],
  [
    "a cell with a digit, not its candidates",
    () => readCandidates(playing, 0, words),
    "Row 1, column 1, 1, given, box 1.",
  ],
  [
    "how many digits are missing, the nearly complete first",
    () => readDigits(playing, words),
    "3 left: 1, 2; 4 left: 3, 4.",
  ],
  ["where a digit is", () => readDigit(playing, 1, words), "1: row 1, column 1. 3 are missing."],
  ["that a digit is nowhere", () => readDigit(playing, 4, words), "4 is not on the board."],
  [
    "how far the game is",
    () =>
      readProgress(after(playing, ["enterDigit", 1, [1]], ["markWrong", [1]]), words, {
        about: ["Easy"],
        elapsed: 65_000,
      }),
    "13 of 14 cells are empty. 1 conflict. 1 digit is marked as wrong. Time: 1 minute, 5 seconds. Easy.",
  ],
];
describe("read out", () => {
  for (const [name, read, expected] of table) it(name, () => assert.equal(read(), expected));
});

for (const language of languages)
  test(`${language}: every reading has its sentences`, async () => {
    const other = await loadWords(language);
    const said = [
      .../** @type {const} */ (["row", "column", "box"]).map((kind) => readHouseOf(jigsaw, 0, kind, other)),
      readOthers(diagonal, 0, other),
      readCell(diagonal, 0, other),
      readCandidates(noted, 7, other),
      readDigits(playing, other),
      readDigit(playing, 1, other),
      readProgress(playing, other, { about: [], elapsed: null }),
    ];
    for (const sentence of said) assert.match(sentence, /[.。]$/);
  });

test("a message is divided where a sentence ends", () => {
  assert.deepEqual(sentencesOf("In box 1 the digit 5 can only go into r3c1. r2c2 sees the 5. SE 3.4!"), [
    "In box 1 the digit 5 can only go into r3c1.",
    "r2c2 sees the 5.",
    "SE 3.4!",
  ]);
  assert.deepEqual(sentencesOf("数字5只能填在第3行。已完成。"), ["数字5只能填在第3行。", "已完成。"]);
});

test("sentences are gone through in both directions, up to the ends", () => {
  const next = createSentences(() => "One. Two. Three.");
  assert.deepEqual(
    [1, 1, 1, 1, -1, -1, -1].map((direction) => next(/** @type {1 | -1} */ (direction))),
    ["One.", "Two.", "Three.", "end", "Two.", "One.", "start"],
  );
});

test("back from a message that was just told leads to its last sentence; a new message begins anew", () => {
  let message = "One. Two.";
  const next = createSentences(() => message);
  assert.equal(next(-1), "Two.");
  message = "Three. Four.";
  assert.equal(next(1), "Three.");
});

test("a cell is read with its rules, and the command for other houses reads their cells and what is left", async () => {
  ruleSpeech.value = await loadRuleSpeech(words);
  const ruled = (/** @type {string} */ layout) =>
    newState({ puzzle: { layout, cells: [1, ...Array(15).fill(0)], rules: ["cage 3 r1c1 r1c2"] }, activity: "play" });
  assert.equal(
    readCell(ruled("2x2"), 1, words, ruleSpeech.peek()?.spoken(ruled("2x2"))?.[1]),
    "Row 1, column 2, empty, box 1, cage of 3, 2 cells, 2 left.",
  );
  assert.equal(
    readOthers(ruled("2x2"), 1, words),
    "Cage of 3, 2 cells, 2 left: row 1, column 1, 1; row 1, column 2. One combination is left: 1+2.",
  );
  assert.equal(
    readOthers(ruled("2x2+x"), 5, words),
    "Diagonal 1: 1, gap; 2 gaps. Missing: 2, 3, 4. This cell is in no rule.",
  );
  ruleSpeech.value = null;
});
