import assert from "node:assert/strict";
import { test } from "node:test";
import { hasPuzzle, puzzleOfTask } from "../../../web/model/class-puzzles.js";
import { mostTasks, namedTechniques, readSheet, sheetText, taskOfPuzzle } from "../../../web/model/class-sheet.js";

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

test("a puzzle keeps its face, which its game gets", () => {
  const task = taskOfPuzzle(
    { layout: "3x3", cells: [...puzzle].map(Number).map((n) => n || 0), candidates: null },
    "A",
    "fruits",
  );
  assert.deepEqual(task, { kind: "puzzle", puzzle, name: "A", face: "fruits" });
  for (const face of ["fruits", "word:WORKINGDA", "word:ПОГРАЙМЕН"]) {
    const faced = { title: "", tasks: [{ .../** @type {any} */ (task), face }] };
    assert.deepEqual(readSheet(sheetText(faced)), faced);
    assert.ok(hasPuzzle(sheetText(faced), puzzleOfTask(faced.tasks[0])));
  }
  assert.equal(readSheet(`k=${encodeURIComponent(`p=${puzzle}&face=${"x".repeat(81)}`)}`), null);
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

test("a technique of rules is work, too, and found by its name", () => {
  const task = /** @type {const} */ ({ kind: "technique", technique: "rule-of-45" });
  const ofRules = { title: "", tasks: [task] };
  assert.deepEqual(readSheet(sheetText(ofRules)), ofRules);
  assert.deepEqual(
    namedTechniques("Law of 45", (id) => id),
    { found: [{ line: 1, task }], rest: "" },
  );
});

test("what an address has besides is left out", () =>
  assert.deepEqual(readSheet("e=naked-pair&x=1"), {
    title: "",
    tasks: [{ kind: "technique", technique: "naked-pair" }],
  }));

test("lines are techniques by any name; the other lines stay, with their numbers", () => {
  const nameOf = (/** @type {string} */ id) => (id === "naked-pair" ? "Явна пара (Naked Pair)" : id);
  const typed = "Naked Pair\n\n y-wing \nlocked candidates type 1\nявна пара\n1234 Monday\nmagic";
  const { found, rest } = namedTechniques(typed, nameOf);
  assert.deepEqual(
    found.map(({ line, task: { technique } }) => [line, technique]),
    [
      [1, "naked-pair"],
      [3, "xy-wing"],
      [4, "pointing"],
      [5, "naked-pair"],
    ],
  );
  assert.deepEqual(rest, "\n\n\n\n\n1234 Monday\nmagic");
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
  ["a board of more digits than there are signs", { p: ".".repeat(36 * 36), rules: "even r1c1" }],
  ["a letter that is no digit of the board", { p: `H${".".repeat(255)}` }],
  ["endless rules", { p: ".".repeat(16), rules: "even r1c1;".repeat(500) }],
]))
  test(`a puzzle of a link is refused: ${what}`, () =>
    assert.equal(readSheet(`e=naked-pair&${linkWith(parts)}`), null));

test("lessons, the strongest hint and the points to pass are the same after the address", () => {
  for (const hints of /** @type {const} */ (["none", "where", "what", "apply"])) {
    const work = /** @type {const} */ ({
      title: "",
      tasks: [{ kind: "lesson", technique: "x-wing" }],
      hints,
      pass: 60,
    });
    assert.deepEqual(readSheet(sheetText(work)), work);
  }
});

for (const part of ["h=all", "h=", "pass=101", "pass=-1", "pass=1.5", "pass=x", "l=magic"])
  test(`an address is refused with ${part}`, () => assert.equal(readSheet(`e=x-wing&${part}`), null));

test("a link of an earlier version opens as before", () => {
  const old =
    "t=Class+2B&e=naked-pair&g=..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....+Monday" +
    "&k=p%3D................%26layout%3D2x2%26rules%3Dcage%2B5%2Br1c1%2Br1c2%253Bthermometer%2Br2c1-r2c3%26n%3DCages%2B%2526%2Bco";
  assert.deepEqual(readSheet(old), {
    title: "Class 2B",
    tasks: [{ kind: "technique", technique: "naked-pair" }, { kind: "puzzle", puzzle, name: "Monday" }, killer],
  });
});

/** @type {[string, number, number][]} the layout, which also is its name in a task, its cells and its digits */
const boards = [
  ["2x2", 16, 4],
  ["4x4", 256, 16],
  ["5x7", 1225, 35],
  ["1-9@7x7", 49, 9],
  ["shape:6x8", 48, 8],
  ["samurai", 369, 9],
];
for (const [layout, cellCount, digitCount] of boards)
  test(`a board of the layout ${layout} is work, with every digit`, () => {
    const cells = Array.from({ length: cellCount }, (_, cell) => (cell <= digitCount ? cell : 0));
    const task = taskOfPuzzle({ layout, cells, candidates: null }, ` Large & <good> `);
    assert.ok(task);
    assert.deepEqual([task.layout, task.name], [layout, "Large & <good>"]);
    const [read] = readSheet(sheetText({ title: "", tasks: [task] }))?.tasks ?? [];
    assert.deepEqual(read, task);
    assert.deepEqual(puzzleOfTask(/** @type {any} */ (read)), { layout, cells, candidates: null });
  });

/** @type {[string, import("../../../web/model/puzzle.js").Puzzle][]} */
const unheld = [
  ["no givens and no rules", { layout: "2x2", cells: new Array(16).fill(0), candidates: null }],
  ["given candidates", { layout: "2x2", cells: [1, ...new Array(15).fill(0)], candidates: new Array(16).fill(15) }],
  ["a larger board", { layout: "6x6", cells: [1, ...new Array(36 * 36 - 1).fill(0)], candidates: null }],
];
for (const [what, each] of unheld) test(`no task holds ${what}`, () => assert.equal(taskOfPuzzle(each, ""), null));

test("a name that is too long is cut", () => {
  const task = taskOfPuzzle({ layout: "2x2", cells: [1, ...new Array(15).fill(0)], candidates: null }, "x".repeat(90));
  assert.equal(task?.name, "x".repeat(80));
});
