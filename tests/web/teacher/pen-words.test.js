/** What is said of lines that the player draws. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../web/i18n/words.js";
import { spotlightExtension } from "../../../web/teacher/pen-words.js";
import { after, playing } from "../model/boards.js";

const words = await loadWords("en");
const begun = after(playing, ["takePen", true], ["penCandidate", 1, 3]);
const drawn = after(begun, ["penCandidate", 5, 3]);
const removed = after(drawn, ["penCandidate", 1, 3], ["penCandidate", 5, 3]);

/** @type {[string, import("../../../web/model/state.js").State[], string[]][]} */
const table = [
  ["a line that begins", [playing, begun], ["A line begins at 3 in row 1, column 2."]],
  ["a line that is drawn", [begun, drawn], ["Line from 3 in row 1, column 2 to 3 in row 2, column 2."]],
  [
    "a line that is removed",
    [after(drawn, ["penCandidate", 1, 3]), removed],
    ["No more line from 3 in row 1, column 2 to 3 in row 2, column 2."],
  ],
  ["a digit", [playing, after(playing, ["enterDigit", 3, [1]])], []],
];
for (const [name, [before, now], expected] of table)
  test(`said of the pen: ${name}`, () => assert.deepEqual(spotlightExtension.told?.(before, now, words), expected));
