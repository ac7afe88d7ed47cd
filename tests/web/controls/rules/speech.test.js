/**
 * What is read of the rules of a puzzle.
 * Needs a process of its own: it looks at labels before the words of rules are loaded.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createLabels } from "../../../../web/board/cell-labels.js";
import { usualLooks, viewOf } from "../../../../web/board/view.js";
import { sentencesOfCell, sentencesOfCells } from "../../../../web/controls/rules/cell-rules.js";
import { loadRuleSpeech } from "../../../../web/controls/rules/speech.js";
import { loadRuleWords } from "../../../../web/i18n/rule-words.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { newPosition } from "../../../../web/model/position.js";
import { stateAt } from "../../../../web/model/state.js";

const words = await loadWords("en");
const speech = await loadRuleSpeech(words);
const ruleWords = await loadRuleWords("en");
const rules = ["cage 10 r1c1 r1c2 r2c1", "cage r3c3 r3c4", "thermometer r4c1-r4c4", "nonconsecutive"];
const position = { ...newPosition("2x2", undefined, null, rules), entries: [4, ...new Array(15).fill(0)] };

/** @param {number} cell @param {typeof words} inWords @param {typeof speech | null} spoken */
function labelOf(cell, inWords, spoken) {
  const view = viewOf(stateAt(position), usualLooks, spoken ? [spoken] : []);
  return createLabels(inWords)(view, cell, view.spoken?.[cell]);
}

test("the label of a cell says its rules, once their words are loaded", () => {
  assert.equal(labelOf(0, words, null), "row 1, column 1, 4, box 1");
  assert.deepEqual(
    [0, 10, 13, 15, 5].map((cell) => labelOf(cell, words, speech)),
    [
      "row 1, column 1, 4, box 1, cage of 10, 3 cells, 6 left",
      "row 3, column 3, empty, box 4, cage, 2 cells",
      "row 4, column 2, empty, box 3, Thermometer, cell 2 of 4",
      "row 4, column 4, empty, box 4, Thermometer, cell 4 of 4",
      "row 2, column 2, empty, box 1",
    ],
  );
});

test("a cell to which a line returns has each of its places, in one sentence", () => {
  const closed = { ...position, rules: ["whisper 2 r1c1 r1c2 r2c2 r2c1 r1c1"] };
  assert.deepEqual(
    [0, 1].map((cell) => speech.spoken({ position: closed })?.[cell]),
    ["Whisper line 2, cell 1, 5 of 5", "Whisper line 2, cell 2 of 5"],
  );
  assert.deepEqual(sentencesOfCell(closed, 0, ruleWords), ["Whisper line 2, cell 1, 5 of 5"]);
  assert.match(speech.ofRule(closed, 0)?.sentence ?? "", /row 1, column 1, 4; .*; row 1, column 1, 4/);
});

test("a cage whose digits are too many together says by how much", () => {
  const over = { ...position, rules: ["cage 3 r1c1 r1c2"] };
  assert.equal(speech.spoken({ position: over })?.[0], "cage of 3, 2 cells, 1 too many");
});

test("two boards of a document can speak two languages", async () => {
  const italian = await loadWords("it");
  const label = labelOf(0, italian, await loadRuleSpeech(italian));
  assert.equal(labelOf(0, words, speech), "row 1, column 1, 4, box 1, cage of 10, 3 cells, 6 left");
  assert.notEqual(label.split(", ").at(-1), "6 left");
});

test("each rule is told with its cells and their digits", () => {
  assert.deepEqual(speech.ofRule(position, 0), {
    sentence: "1 of 4: cage of 10, 3 cells, 6 left: row 1, column 1, 4; row 1, column 2; row 2, column 1.",
    cell: 0,
  });
  assert.deepEqual(speech.ofRule(position, 2), {
    sentence: "3 of 4: Thermometer: row 4, column 1; row 4, column 2; row 4, column 3; row 4, column 4.",
    cell: 12,
  });
  assert.deepEqual(speech.ofRule(position, 3), { sentence: "4 of 4: Non-consecutive.", cell: null });
  assert.equal(speech.ofRule(position, 4), null);
});

test("the rules of a cell are read with the combinations that are left", () => {
  assert.deepEqual(speech.aboutCell(position, 1), [
    "Cage of 10, 3 cells, 6 left: row 1, column 1, 4; row 1, column 2; row 2, column 1.",
    "No combination is left.",
  ]);
  assert.deepEqual(speech.aboutCell({ ...position, rules: ["cage 7 r1c1 r1c2"] }, 1), [
    "Cage of 7, 2 cells, 3 left: row 1, column 1, 4; row 1, column 2.",
    "One combination is left: 3+4.",
  ]);
  assert.deepEqual(speech.aboutCell(position, 5), ["This cell is in no rule."]);
});

test("after a digit, what is left of its cages with a sum is told", () => {
  assert.deepEqual(speech.afterDigit(position, 0), ["Cage of 10: 6 left for 2 cells."]);
  const full = { ...position, entries: [4, 2, 0, 0, 4, ...new Array(11).fill(0)] };
  assert.deepEqual([speech.afterDigit(full, 1), speech.afterDigit(full, 10)], [["The cage of 10 is full."], []]);
});

test("a rule that can no longer hold is named", () => {
  assert.deepEqual(
    [speech.broken(position, 0), speech.broken(position, 9)],
    ["Cage 10: the rule can no longer hold.", null],
  );
});

test("the sentences of all cells at once are those of each cell", () => {
  const placed = { ...position, entries: [4, 3, 0, 0, 2, ...new Array(11).fill(0)] };
  const all = sentencesOfCells(placed, ruleWords);
  assert.deepEqual(
    all,
    all.map((_, cell) => sentencesOfCell(placed, cell, ruleWords)),
  );
  assert.ok(all[1].length > 0 && all[7].length === 0);
});
