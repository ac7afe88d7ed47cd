import assert from "node:assert/strict";
import { test } from "node:test";
import { mostTasks, readSheet, sheetText, typedTasks } from "../../../web/model/class-sheet.js";

const puzzle = "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....";
const sheet = /** @type {const} */ ({
  title: "Class 5b & friends",
  tasks: [
    { kind: "technique", technique: "naked-pair" },
    { kind: "puzzle", puzzle, name: "Über + 1" },
    { kind: "puzzle", puzzle, name: "" },
  ],
});

test("a sheet is the same after its address", () => {
  assert.deepEqual(readSheet(sheetText(sheet)), sheet);
  assert.deepEqual(readSheet(sheetText({ ...sheet, title: "" })), { ...sheet, title: "" });
});

/** @type {[string, string][]} */
const refused = [
  ["nothing", ""],
  ["a title alone", "t=Class"],
  ["a technique that is none", "e=naked-pair&e=magic"],
  ["a technique that only ratings have", "e=unique-loop-1"],
  ["a name of every object", "e=toString"],
  ["a short puzzle", "g=123"],
  ["a blank puzzle", `g=${".".repeat(81)}`],
  ["a puzzle with letters", `g=${puzzle.replace("5", "x")}`],
  ["a long title", `t=${"x".repeat(81)}&e=naked-pair`],
  ["a long name", `g=${puzzle} ${"x".repeat(81)}`],
  ["too many", Array.from({ length: mostTasks + 1 }, () => "e=naked-pair").join("&")],
  ["a bad sign", "e=%E0%A4%A"],
];
for (const [what, text] of refused) test(`an address is refused: ${what}`, () => assert.equal(readSheet(text), null));

test("a technique of rules is work, too, and typed by its name", () => {
  const ofRules = { title: "", tasks: [{ kind: "technique", technique: "rule-of-45" }] };
  assert.deepEqual(readSheet(sheetText(/** @type {any} */ (ofRules))), ofRules);
  assert.deepEqual(
    typedTasks("Law of 45", (id) => id),
    { tasks: ofRules.tasks, unknown: [] },
  );
});

test("what an address has besides is left out", () =>
  assert.deepEqual(readSheet("e=naked-pair&x=1"), {
    title: "",
    tasks: [{ kind: "technique", technique: "naked-pair" }],
  }));

test("lines are techniques by any name, or puzzles; others are named by their numbers", () => {
  const nameOf = (/** @type {string} */ id) => (id === "naked-pair" ? "Явна пара (Naked Pair)" : id);
  const typed = `Naked Pair\n\n y-wing \nlocked candidates type 1\nявна пара\n${puzzle.replaceAll(".", "0")} Monday\nmagic\n123`;
  assert.deepEqual(typedTasks(typed, nameOf), {
    tasks: [
      { kind: "technique", technique: "naked-pair" },
      { kind: "technique", technique: "xy-wing" },
      { kind: "technique", technique: "pointing" },
      { kind: "technique", technique: "naked-pair" },
      { kind: "puzzle", puzzle, name: "Monday" },
    ],
    unknown: [7, 8],
  });
});

const cages = ["cage 5 r1c1 r1c2", "thermometer r2c1-r2c3"];
const killer = /** @type {const} */ ({
  kind: "puzzle",
  puzzle: ".".repeat(16),
  name: "Cages & co",
  layout: "2x2",
  rules: cages,
});

test("a puzzle with rules, or of another board, is work, too", () => {
  const diagonal = /** @type {const} */ ({ kind: "puzzle", puzzle, name: "", layout: "3x3+x" });
  const work = { title: "5b", tasks: [killer, diagonal, ...sheet.tasks] };
  assert.deepEqual(readSheet(sheetText(work)), work);
});

/** A link with one puzzle. @param {Record<string, string>} parts */
const linkWith = (parts) => new URLSearchParams({ k: new URLSearchParams(parts).toString() }).toString();
test("the rules of a link are those of the engine, each once", () => {
  const read = readSheet(
    linkWith({ p: "0".repeat(16), rules: "thermometer r2c1 r2c2 r2c3;;cage 5 r1c2 r1c1; cage 5 r1c1 r1c2" }),
  );
  assert.deepEqual(read, { title: "", tasks: [{ ...killer, name: "" }] });
});

for (const [what, parts] of /** @type {[string, Record<string, string>][]} */ ([
  ["neither givens nor rules", { p: ".".repeat(16) }],
  ["a rule that no puzzle has", { p: ".".repeat(16), rules: "cage 5 r1c1 r1c2;magic r1c1" }],
  ["a rule outside the board", { p: ".".repeat(16), rules: "even r5c1" }],
  ["an unknown layout", { p: ".".repeat(16), layout: "2x9", rules: "even r1c1" }],
  ["a layout of another size", { p: ".".repeat(16), layout: "3x3", rules: "even r1c1" }],
  ["a digit that the board does not have", { p: `5${".".repeat(15)}`, rules: "even r1c1" }],
  ["a board with letters", { p: ".".repeat(256), rules: "even r1c1" }],
  ["endless rules", { p: ".".repeat(16), rules: "even r1c1;".repeat(500) }],
]))
  test(`a puzzle of a link is refused: ${what}`, () =>
    assert.equal(readSheet(`e=naked-pair&${linkWith(parts)}`), null));

test("a teacher types a puzzle as a link of Nonet, with a name", () => {
  const link = `https://nonet.example/#p=${".".repeat(16)}&rules=${cages.join(";").replaceAll(" ", "+")}&level=easy`;
  assert.deepEqual(
    typedTasks(`${link} Cages & co\n1...............\n${link}x`, (id) => id),
    {
      tasks: [killer, { kind: "puzzle", puzzle: "1...............", name: "", layout: "2x2" }, { ...killer, name: "" }],
      unknown: [],
    },
  );
  assert.deepEqual(
    typedTasks(link.replace("thermometer", "thermo"), (id) => id),
    { tasks: [], unknown: [1] },
  );
});
