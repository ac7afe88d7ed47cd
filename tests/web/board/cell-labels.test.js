import assert from "node:assert/strict";
import { test } from "node:test";
import { createLabels } from "../../../web/board/cell-labels.js";
import { viewOf } from "../../../web/board/view.js";
import { languages, loadWords } from "../../../web/i18n/words.js";
import { after, playing } from "../model/boards.js";

const board = after(
  playing,
  ["enterDigit", 3, 1],
  ["enterDigit", 1, 2],
  ["toggleCorner", 4, 7],
  ["toggleColor", 3, 0],
  ["toggleColor", 4, 0],
  ["markWrong", [1]],
);
const noted = after(board, ["toggleNote", 2, 4], ["toggleNote", 3, 4], ["toggleNote", 2, 7]);

test("labels name the place, the digit, notes, corner notes, colours, faults and the box", async () => {
  const view = viewOf(noted);
  const label = createLabels(await loadWords("en"));
  assert.deepEqual(
    [0, 1, 4, 7, 15].map((cell) => label(view, cell)),
    [
      "row 1, column 1, 1, given, in conflict, colours orange, yellow, box 1",
      "row 1, column 2, 3, wrong, box 1",
      "row 2, column 1, notes 2 3, box 1",
      "row 2, column 4, notes 2, corner notes 4, box 2",
      "row 4, column 4, empty, box 4",
    ],
  );
});

test("a label names the player's own notes among candidates", async () => {
  const label = createLabels(await loadWords("en"));
  const cell = (...moves) => label(viewOf(after(playing, ["toggleNote", 2, 1], ...moves)), 1);
  assert.equal(cell(["fillNotes"]), "row 1, column 2, notes 2 3 4, own notes 2, box 1");
  assert.equal(
    cell(["setAutomatic", true], ["toggleCorner", 4, 1]),
    "row 1, column 2, candidates 2 3 4, corner notes 4, own notes 2, box 1",
  );
});

for (const language of languages) {
  test(`${language}: every value is written, once`, async () => {
    const words = await loadWords(language);
    const view = viewOf(noted);
    const label = createLabels(words);
    for (const cell of view.cells.keys()) assert.doesNotMatch(label(view, cell), /[\ue000-\uf8ff]/);
    assert.notEqual(label(view, 4), label(view, 15));
  });
}

test("a message is formatted once for all cells of a kind", async () => {
  const words = await loadWords("en");
  let calls = 0;
  const label = createLabels((key, values) => {
    calls++;
    return words(key, values);
  });
  const view = viewOf(playing);
  for (const cell of view.cells.keys()) label(view, cell);
  assert.equal(calls, 2);
});
