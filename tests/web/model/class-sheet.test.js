import assert from "node:assert/strict";
import { test } from "node:test";
import { mostTasks, readSheet, sheetText, typedTasks } from "../../../web/model/class-sheet.js";

const puzzle = "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....";
const sheet = /** @type {const} */ ({ title: "Class 5b & friends", tasks: [{ kind: "technique", technique: "naked-pair" }, { kind: "puzzle", puzzle, name: "Über + 1" }, { kind: "puzzle", puzzle, name: "" }] });

test("a sheet is the same after its address", () => {
  assert.deepEqual(readSheet(sheetText(sheet)), sheet);
  assert.deepEqual(readSheet(sheetText({ ...sheet, title: "" })), { ...sheet, title: "" });
});

/** @type {[string, string][]} */
const refused = [
  ["nothing", ""], ["a title alone", "t=Class"], ["a technique that is none", "e=naked-pair&e=magic"], ["a technique that only ratings have", "e=unique-loop-1"], ["a name of every object", "e=toString"],
  ["a short puzzle", "g=123"], ["a blank puzzle", `g=${".".repeat(81)}`], ["a puzzle with letters", `g=${puzzle.replace("5", "x")}`], ["a long title", `t=${"x".repeat(81)}&e=naked-pair`],
  ["a long name", `g=${puzzle} ${"x".repeat(81)}`], ["too many", Array.from({ length: mostTasks + 1 }, () => "e=naked-pair").join("&")], ["a bad sign", "e=%E0%A4%A"],
];
for (const [what, text] of refused) test(`an address is refused: ${what}`, () => assert.equal(readSheet(text), null));

test("a technique of rules is work, too, and typed by its name", () => {
  const ofRules = { title: "", tasks: [{ kind: "technique", technique: "rule-of-45" }] };
  assert.deepEqual(readSheet(sheetText(/** @type {any} */ (ofRules))), ofRules);
  assert.deepEqual(typedTasks("Law of 45", (id) => id), { tasks: ofRules.tasks, unknown: [] });
});

test("what an address has besides is left out", () => assert.deepEqual(readSheet("e=naked-pair&x=1"), { title: "", tasks: [{ kind: "technique", technique: "naked-pair" }] }));

test("lines are techniques by any name, or puzzles; others are named by their numbers", () => {
  const nameOf = (/** @type {string} */ id) => (id === "naked-pair" ? "Гола пара (Naked Pair)" : id);
  const typed = `Naked Pair\n\n y-wing \nlocked candidates type 1\nгола пара\n${puzzle.replaceAll(".", "0")} Monday\nmagic\n123`;
  assert.deepEqual(typedTasks(typed, nameOf), {
    tasks: [
      { kind: "technique", technique: "naked-pair" }, { kind: "technique", technique: "xy-wing" }, { kind: "technique", technique: "pointing" },
      { kind: "technique", technique: "naked-pair" }, { kind: "puzzle", puzzle, name: "Monday" },
    ],
    unknown: [7, 8],
  });
});
