import assert from "node:assert/strict";
import { test } from "node:test";
import { refusalOf } from "../../../web/board/refusals.js";
import { fogOfPlay } from "../../../web/model/fog.js";
import { after, inFog, playing, solution, typing } from "../model/boards.js";

const given = after(playing, ["selectCell", 0]);
const open = after(playing, ["selectCell", 1]);
const entered = after(open, ["enterDigit", 3]);
const beneathFog = fogOfPlay.state(after(inFog, ["selectCell", 15]));

/** @type {any[][]} */
const table = [
  ["a digit in a blank cell", open, "typeDigit", null],
  ["a digit in a given", given, "typeDigit", "board.given"],
  [
    "a digit in a given while a puzzle is entered",
    after(typing, ["enterDigit", 1, 0], ["selectCell", 0]),
    "typeDigit",
    null,
  ],
  ["a digit in givens and a blank cell", after(playing, ["selectCells", [0, 1]]), "typeDigit", null],
  ["a digit without a cell is chosen first", playing, "typeDigit", null],
  ["a note without a cell", playing, "toggleNote", "board.no-cell"],
  ["a note in a cell with a digit", entered, "toggleNote", "board.filled"],
  ["a corner note in a cell with a digit", entered, "toggleCorner", "board.filled"],
  ["a note typed in the mode of notes", after(entered, ["setEntryMode", "centre"]), "typeDigit", "board.filled"],
  ["a colour on a given", after(given, ["setEntryMode", "color"]), "typeDigit", null],
  ["a note while a puzzle is entered", after(typing, ["selectCell", 0]), "toggleNote", "board.no-notes"],
  ["clearing a given", given, "clearCell", "board.given"],
  ["clearing a given with a colour", after(given, ["toggleColor", 3]), "clearCell", null],
  ["a digit in a given beneath fog", beneathFog, "typeDigit", "board.given"],
  ["a note in a given beneath fog", beneathFog, "toggleNote", "board.filled"],
  ["undo at the start", playing, "undo", "board.no-undo"],
  ["redo at the end", entered, "redo", "board.no-redo"],
  ["undo", entered, "undo", null],
  ["a digit under a solution", after(open, ["showOverlay", solution]), "typeDigit", "rights.solution"],
  ["a digit in a paused game", after(open, ["pauseClock", 1]), "typeDigit", "rights.paused"],
  ["undo in another tab's game", after(entered, ["setForeign", true]), "undo", "rights.foreign"],
];
for (const [name, state, act, expected] of table)
  test(`${name}: ${expected ?? "allowed"}`, () => assert.equal(refusalOf(state, act), expected));
