import assert from "node:assert/strict";
import { test } from "node:test";
import { createAnnouncer } from "../../../web/board/announcer.js";
import { createRegion } from "../../../web/board/region.js";
import { viewOf } from "../../../web/board/view.js";
import { loadWords } from "../../../web/i18n/words.js";
import { newState } from "../../../web/model/state.js";
import { after, playing } from "../model/boards.js";

const words = await loadWords("en");
const document = /** @type {any} */ ({ createElement: () => ({ textContent: "", setAttribute() {} }) });

/** What is said after each of the states, the first left out. */
function heard(...states) {
  const region = createRegion(document, words);
  const { element } = region;
  const announce = createAnnouncer(words, region);
  const said = states.map((state) => {
    element.textContent = "";
    announce(state, viewOf(state));
    return element.textContent;
  });
  return said.slice(1);
}
const open = after(playing, ["selectCell", 1]);
const entered = after(open, ["enterDigit", 3]);

/** @type {any[][]} */
const table = [
  ["a digit in the focused cell, without its place", [open, entered], ["3 placed."]],
  ["a digit that is erased", [entered, after(entered, ["clearCell"])], ["3 erased."]],
  [
    "undo, with the place that it has gone to",
    [after(entered, ["selectCell", 5]), after(entered, ["selectCell", 5], ["undo"])],
    ["3 erased in row 1, column 2."],
  ],
  ["a note in several cells", [playing, after(playing, ["toggleNote", 4, [1, 2, 5]])], ["Note 4 added in 3 cells."]],
  ["a colour", [open, after(open, ["toggleColor", 9])], ["Colour pink added."]],
  ["many different changes as a number of cells", [playing, after(playing, ["fillNotes"])], ["14 cells changed."]],
  [
    "a digit that is chosen first, and none again",
    [playing, after(playing, ["lockDigit", 2]), playing],
    ["2 is chosen. Press a cell to enter 2 there.", "No digit is chosen. Select a cell first."],
  ],
  ["what keys enter", [open, after(open, ["setEntryMode", "corner"])], ["Keys enter corner notes."]],
  ["nothing of a selection", [playing, open], [""]],
  ["nothing of another game", [entered, newState({ layout: "2x2" })], [""]],
];
for (const [name, states, expected] of table) test(`said: ${name}`, () => assert.deepEqual(heard(...states), expected));

test("a conflict is said once, and its end", () => {
  const conflict = after(open, ["enterDigit", 1]);
  const [first, then, end] = heard(open, conflict, after(conflict, ["selectCell", 15]), after(conflict, ["clearCell"]));
  assert.equal(first, "1 placed. 1 appears more than once in box 1.");
  assert.equal(then, "");
  assert.equal(end, "1 erased in row 1, column 2. No more conflicts.");
});

test("the same sentence is said again", () => {
  const region = createRegion(document, words);
  const said = [1, 2].map(() => {
    region.say("Select a cell first.");
    return region.element.textContent;
  });
  assert.notEqual(said[0], said[1]);
  assert.equal(said[1].trim(), said[0]);
});
