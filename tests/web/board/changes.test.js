import assert from "node:assert/strict";
import { test } from "node:test";
import { changesOf } from "../../../web/board/changes.js";
import { after, playing } from "../model/boards.js";

const noted = after(playing, ["toggleNote", 3, 1], ["toggleNote", 3, 2]);

/** @type {any[][]} */
const table = [
  ["a digit", playing, [["enterDigit", 3, 1]], ["placed 3: 1"]],
  ["a digit in place of another", after(playing, ["enterDigit", 4, 1]), [["enterDigit", 3, 1]], ["placed 3: 1"]],
  ["a digit that is erased", after(playing, ["enterDigit", 3, 1]), [["clearCell", 1]], ["erased 3: 1"]],
  ["a digit, and not the notes that it removes", noted, [["enterDigit", 3, 1]], ["placed 3: 1"]],
  ["a note in two cells", playing, [["toggleNote", 3, [1, 2]]], ["note-added 3: 1 2"]],
  ["a note that is removed", noted, [["toggleNote", 3, 1]], ["note-removed 3: 1"]],
  ["a corner note", playing, [["toggleCorner", 4, 5]], ["corner-added 4: 5"]],
  ["a colour", playing, [["toggleColor", 9, 0]], ["color-added 9: 0"]],
  ["nothing", playing, [["selectCell", 0]], []],
];
for (const [name, before, moves, expected] of table)
  test(`heard of: ${name}`, () => {
    const { changes } = changesOf(before.position, after(before, ...moves).position);
    assert.deepEqual(
      changes.map(({ kind, digit, cells }) => `${kind} ${digit}: ${cells.join(" ")}`),
      expected,
    );
  });
