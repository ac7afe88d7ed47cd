import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutNamed, squareCanvas } from "../../../web/model/layout.js";
import {
  inRuleOrder,
  ownRuleTable,
  readRule,
  rulesOfTexts,
  textsOfRules,
  writeRule,
} from "../../../web/model/puzzle-rules.js";
import { randomNumbers } from "./random-games.js";

for (const [text, side, cells, values] of /** @type {const} */ ([
  ["cage 15 r1c1 r1c2 r2c1", 9, [0, 1, 9], [15]],
  ["cage r2c1 r1c1", 4, [0, 4], []],
  ["thermometer r4c1-r4c4", 4, [12, 13, 14, 15], []],
  ["little-killer 7 R1C3-R3C1", 4, [2, 5, 8], [7]],
  ["renban r1c1-r3c3-r3c1", 6, [0, 7, 14, 13, 12], []],
  ["quadruple 4,1 r1c1 r1c2 r2c1 r2c2", 4, [0, 1, 4, 5], [1, 4]],
  ["relation 8,4,2,1 r1c1 r1c2", 4, [0, 1], [8, 4, 2, 1]],
  ["nonconsecutive", 9, [], []],
  ["clone r3c3 r1c1", 4, [10, 0], []],
  ["equal-sums 2,1 r3c3 r2c2 r1c1", 4, [0, 5, 10], [1, 2]],
  ["whisper 2 r1c1 r1c2 r2c2 r2c1 r1c1", 4, [0, 1, 5, 4, 0], [2]],
  ["arrow r1c1-r1c3-r3c1-r1c1", 4, [0, 1, 2, 5, 8, 4, 0], []],
  ["palindrome r1c1 r1c2 r1c1", 4, [0, 1, 0], []],
])) {
  test(`"${text}" is read`, () =>
    assert.deepEqual(readRule(text, squareCanvas(side)), { kind: text.split(" ")[0], cells, values }));
}

for (const text of [
  "",
  "x",
  "knight r1c1",
  "cage 15 r1c10",
  "cage 15 r0c1",
  "cage 1x r1c1",
  "cage 15, r1c1",
  "cage r1c1 r1c1",
  "renban r1c1 r1c2 r2c2 r1c1",
  "nabner r1c1-r1c3 r1c2",
  "thermometer r1c1 r1c2 r1c1",
  "little-killer 5 r1c1 r2c2 r1c1",
  "clone r1c1 r1c1",
  "even r1c1 r1c2 r1c1",
  "whisper 5 r1c1 r1c1",
  "whisper 5 r1c1 r1c2 r1c2 r1c3",
  "whisper 5 r1c1-r1c3 r1c3",
  "thermometer r1c1-r2c3",
  "thermometer r1c1-r1c1",
  "cage r1",
  "cage 123456 r1c1",
  "constructor r1c1",
]) {
  test(`"${text}" is no rule`, () => assert.equal(readRule(text, squareCanvas(9)), null));
}

/**
 * On boards that are no squares: columns, not digits, say which cell has a name, and places without a cell have none.
 * @type {[string, string, number[] | null][]}
 */
const others = [
  ["shape:6x8", "thermometer r6c6-r6c8", [45, 46, 47]],
  ["shape:8x6", "cage 9 r2c1 r8c6", [6, 47]],
  ["shape:6x8", "cage 9 r7c1 r1c1", null],
  ["1-12@10x10", "renban r1c10 r2c1", [9, 10]],
  ["twodoku", "cage 8 r15c14 r15c15", [151, 152]],
  ["twodoku", "palindrome r6c8 r7c9-r7c11", [52, 62, 63, 64]],
  ["twodoku", "renban r6c9-r6c11", null],
  ["twodoku", "even r1c10", null],
];
for (const [name, text, cells] of others) {
  test(`"${text}" on ${name} is ${cells ? "read, and written again" : "no rule"}`, () => {
    const layout = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed(name));
    const rule = readRule(text, layout);
    assert.deepEqual(rule?.cells ?? null, cells);
    if (rule) assert.equal(writeRule(rule, layout), text);
  });
}

test("a rule is written as it is read, and equal rules have the same text", () => {
  const next = randomNumbers(7);
  const random = () => next(1_000_000) / 1_000_000;
  const plain = ownRuleTable.filter((row) => row.shape !== "parts");
  for (let round = 0; round < 2000; round++) {
    const side = 4 + Math.floor(random() * 13);
    const {
      kind,
      shape,
      values: [, most] = [0, 0],
      isTable,
    } = /** @type {import("../../../web/model/puzzle-rules.js").OwnRuleRow & { kind: any }} */ (
      plain[Math.floor(random() * plain.length)]
    );
    const first = Math.floor(random() * side * (side - 3));
    const cells =
      shape === "whole-grid"
        ? []
        : random() < 0.5 && first % side < side - 3
          ? [first, first + side + 1, first + 2 * side + 2, first + 2 * side + 3]
          : [...new Set(Array.from({ length: 6 }, () => Math.floor(random() * side * side)))];
    if (shape === "path" && cells.length > 2) cells.push(cells[Math.floor(random() * (cells.length - 1))]);
    const values = Array.from({ length: Math.min(most, 4) }, () => 1 + Math.floor(random() * 9));
    const text = writeRule({ kind, cells, values }, squareCanvas(side));
    const read = /** @type {import("../../../web/model/puzzle-rules.js").OwnRule} */ (
      readRule(text, squareCanvas(side))
    );
    assert.equal(writeRule(read, squareCanvas(side)), text);
    assert.deepEqual(new Set(read.cells), new Set(cells));
    assert.deepEqual([...read.values].sort(), [...values].sort());
    if (isTable) assert.deepEqual(read.values, values);
  }
});

test("rules inside a rule have the form of the engine", () => {
  for (const [text, written] of [
    ["doublers 3(arrow r1c1 r2c2; cage 20 r1c2 r1c1)", "doublers 3 (cage 20 r1c1 r1c2) and (arrow r1c1 r2c2)"],
    ["any-of (even r1c1; even r1c1) or (odd r1c2)", "any-of (even r1c1) or (odd r1c2)"],
    ["any-of(odd r1c2)(even r1c1)", "any-of (even r1c1) or (odd r1c2)"],
    ["any-of (odd r1c2) or (odd r1c2) or (even r1c1)", "any-of (even r1c1) or (odd r1c2)"],
    ["any-of (even r1c1; odd r1c2) or (even r1c3)", "any-of (even r1c3) or (all-of (even r1c1) and (odd r1c2))"],
    ["any-of (any-of (even r1c1) or (even r1c2)) or (even r1c3)", "any-of (even r1c1) or (even r1c2) or (even r1c3)"],
  ]) {
    const read = readRule(text, squareCanvas(9));
    assert.ok(read, text);
    assert.equal(writeRule(read, squareCanvas(9)), written);
  }
  const both = readRule("all-of (even r1c1) and (odd r1c2)", squareCanvas(9));
  assert.ok(both);
  assert.deepEqual(textsOfRules([both], squareCanvas(9)), ["even r1c1", "odd r1c2"]);
});

test("doublers of one value are one rule", () => {
  const rules = [
    "doublers 2 (cage 8 r1c3 r1c4)",
    "even r1c1",
    "doublers 3 (cage 8 r1c3 r1c4)",
    "doublers 2 (cage 7 r1c1 r1c2) and (cage 8 r1c3 r1c4)",
  ].map((text) => readRule(text, squareCanvas(9)) ?? assert.fail(text));
  assert.deepEqual(textsOfRules(rules, squareCanvas(9)), [
    "even r1c1",
    "doublers 2 (cage 7 r1c1 r1c2) and (cage 8 r1c3 r1c4)",
    "doublers 3 (cage 8 r1c3 r1c4)",
  ]);
});

test("rules are ordered as the engine orders them, by kind, cells and values, each once", () => {
  const texts = [
    "even r1c1",
    "cage 7 r1c2 r1c1",
    "thermometer r1c1-r1c3",
    "cage 3 r1c1 r1c2",
    "cage r1c1 r1c2 r1c3",
    "even r1c1",
    "cage 9 r1c1",
  ];
  const rules = texts.map(
    (text) => /** @type {import("../../../web/model/puzzle-rules.js").OwnRule} */ (readRule(text, squareCanvas(4))),
  );
  const wanted = [
    "cage 9 r1c1",
    "cage 3 r1c1 r1c2",
    "cage 7 r1c1 r1c2",
    "cage r1c1-r1c3",
    "thermometer r1c1-r1c3",
    "even r1c1",
  ];
  assert.deepEqual(textsOfRules(rules, squareCanvas(4)), wanted);
  assert.equal(inRuleOrder(rules).length, 6);
  assert.deepEqual(
    rulesOfTexts(wanted, squareCanvas(4)).map((rule) => writeRule(rule, squareCanvas(4))),
    wanted,
  );
});
