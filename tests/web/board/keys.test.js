import assert from "node:assert/strict";
import { test } from "node:test";
import { cellAfter, meaningOf, movedCell } from "../../../web/board/keys.js";
import { layoutNamed, squareCanvas } from "../../../web/model/layout.js";

const press = (key, modifiers = {}) => ({
  key,
  code: "",
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

/** @type {any[][]} */
const table = [
  [press("5"), 9, ["typeDigit", 5]],
  [press("5"), 4, null],
  [press("a"), 16, ["typeDigit", 10]],
  [press("G"), 16, ["typeDigit", 16]],
  [press("h"), 16, null],
  [press("n"), 9, ["toggleNoteMode"]],
  [press("n"), 25, ["typeDigit", 23]],
  [press("%", { code: "Digit5", shiftKey: true }), 9, ["toggleCorner", 5]],
  [press("5", { code: "Digit5", shiftKey: true }), 9, ["toggleCorner", 5]],
  [press("%", { code: "Digit5", shiftKey: true }), 4, null],
  [press("5", { code: "Digit5", ctrlKey: true }), 9, ["toggleNote", 5]],
  [press("5", { code: "Digit5", metaKey: true }), 9, ["toggleNote", 5]],
  [press("5", { code: "Digit5", ctrlKey: true }), 4, null],
  [press("%", { code: "Digit5", ctrlKey: true, shiftKey: true }), 4, ["toggleColor", 5]],
  [press("5", { code: "Digit5", altKey: true }), 9, ["toggleColor", 5]],
  [press("z"), 9, ["setEntryMode", "digit"]],
  [press("x"), 9, ["setEntryMode", "corner"]],
  [press("c"), 9, ["setEntryMode", "centre"]],
  [press("м", { code: "KeyV" }), 9, ["setEntryMode", "color"]],
  [press("c"), 16, ["typeDigit", 12]],
  [press("a", { ctrlKey: true }), 9, ["selectAll"]],
  [press(" ", { ctrlKey: true }), 9, ["toggleSelected"]],
  [press("ArrowUp", { ctrlKey: true }), 9, ["wander", "up"]],
  [press("ArrowUp", { shiftKey: true }), 9, ["extend", "up"]],
  [press("(", { code: "Digit5" }), 9, ["typeDigit", 5]],
  [press("(", { code: "Digit5" }), 4, null],
  [press("т", { code: "KeyY" }), 9, null],
  [press("т", { code: "KeyN" }), 9, ["toggleNoteMode"]],
  [press("ф", { code: "KeyA" }), 16, ["typeDigit", 10]],
  [press("я", { code: "KeyZ", ctrlKey: true }), 9, ["undo"]],
  [press("Я", { code: "KeyZ", ctrlKey: true, shiftKey: true }), 9, ["redo"]],
  [press("z", { code: "KeyY", ctrlKey: true }), 9, ["undo"]],
  [press("A", { code: "KeyA", shiftKey: true }), 16, ["typeDigit", 10]],
  [press("0"), 9, ["clearCell"]],
  [press(" "), 9, ["clearCell"]],
  [press("Backspace"), 9, ["clearCell"]],
  [press("Delete"), 9, ["clearCell"]],
  [press("z", { ctrlKey: true }), 9, ["undo"]],
  [press("z", { metaKey: true }), 9, ["undo"]],
  [press("Z", { ctrlKey: true, shiftKey: true }), 9, ["redo"]],
  [press("y", { ctrlKey: true }), 9, ["redo"]],
  [press("c", { ctrlKey: true }), 16, null],
  [press("ArrowLeft", { altKey: true }), 9, null],
  [press("ArrowLeft"), 9, ["move", "left"]],
  [press("PageDown"), 9, ["move", "box-down"]],
  [press("Home", { ctrlKey: true }), 9, ["move", "first"]],
  [press("+"), 16, ["zoom", "in"]],
  [press("-"), 16, ["zoom", "out"]],
  [press("-", { ctrlKey: true }), 16, null],
  [press("Escape"), 16, ["escape"]],
  [press("Tab"), 9, null],
  [press("Enter"), 9, null],
];

for (const [event, side, expected] of table) {
  const held = ["ctrlKey", "metaKey", "altKey", "shiftKey"].filter((name) => event[name]).join("+");
  test(`${held} "${event.key}" on a side of ${side}`, () => assert.deepEqual(meaningOf(event, side), expected));
}

/** @type {any[][]} */
const moves = [
  [40, "left", 39],
  [40, "right", 41],
  [40, "up", 31],
  [40, "down", 49],
  [36, "left", 36],
  [44, "right", 44],
  [4, "up", 4],
  [76, "down", 76],
  [40, "row-start", 36],
  [40, "row-end", 44],
  [40, "first", 0],
  [40, "last", 80],
  [40, "box-up", 13],
  [13, "box-up", 4],
  [40, "box-down", 67],
  [76, "box-down", 76],
];

for (const [from, move, to] of moves) {
  test(`${move} from ${from} leads to ${to}`, () => assert.equal(movedCell(layoutNamed("3x3"), from, move), to));
}

/** Keys in a grid of four rows without boxes. @type {[any, number, number | null][]} */
const ways = [
  [press("ArrowUp"), 5, 1],
  [press("ArrowLeft"), 4, 4],
  [press("Home"), 6, 4],
  [press("PageDown"), 1, 9],
  [press("End", { ctrlKey: true }), 5, 15],
  [press("ArrowLeft", { ctrlKey: true }), 5, null],
  [press("ArrowLeft", { altKey: true }), 5, null],
  [press("Tab"), 5, null],
  [press("7"), 5, null],
];
for (const [event, from, to] of ways)
  test(`${event.ctrlKey ? "Ctrl+" : ""}${event.altKey ? "Alt+" : ""}${event.key} leads from ${from} to ${to}`, () =>
    assert.equal(cellAfter({ ...squareCanvas(4), hasBoxes: false, boxRows: 1 }, from, event), to));
