import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutNamed, layoutOfSide } from "../../../web/model/layout.js";
import { regionsName } from "../../../web/model/layout-name.js";
import {
  amounts,
  bandOf,
  goalOf,
  hasLevels,
  isChosenByLevel,
  levelsOf,
  levelWithin,
  madeRulesOf,
  allMadeRules,
  sidesWithRules,
} from "../../../web/model/puzzle-goal.js";

const five = "jigsaw:1122211122333343444455555";

/** @type {any[][]} */
const bands = [
  ["3x3", "few", [24, 27]],
  ["3x2", "many", [18, 20]],
  ["3x3+x", "few", [0, 0]],
  ["4x4", "medium", [102, 113]],
  [five, "many", [12, 13]],
  ["4x5", "medium", [192, 208]],
  ["5x5", "few", [0, 0]],
];
for (const [name, level, expected] of bands) {
  test(`${level} givens of ${name}`, () => assert.deepEqual(bandOf(layoutNamed(name), level), expected));
}

for (const name of ["2x2", "2x3", "3x2", "3x3", "3x3+x", "4x4", "5x5", five]) {
  test(`more givens of ${name} are always more, and within the board`, () => {
    const layout = layoutNamed(name);
    const [many, medium, few] = amounts.map((amount) => bandOf(layout, amount));
    for (const [least, most] of [many, medium, few]) assert.ok(least <= most);
    assert.ok(few[1] < medium[0] && medium[1] < many[0] && many[1] < layout.cellCount);
  });
}

test("a board has as many givens when it lies on its side", () => {
  for (const amount of amounts)
    assert.deepEqual(bandOf(layoutNamed("3x2"), amount), bandOf(layoutNamed("2x3"), amount), amount);
});

/** @type {[string, any, any][]} */
const goals = [
  ["3x3", "easy", { layout: "3x3", level: "easy", symmetry: "180", clues: [34, 40] }],
  ["3x3", "expert", { layout: "3x3", level: "expert", symmetry: "180" }],
  ["3x3+x", "medium", { layout: "3x3+x", level: "medium", symmetry: "180", clues: [30, 35] }],
  ["3x2", "easy", { layout: "3x2", level: "easy", symmetry: "180", clues: [15, 18] }],
  ["2x3", "medium", { layout: "2x3", level: "medium", symmetry: "180" }],
  ["4x4", "easy", { layout: "4x4", level: "easy", symmetry: "180" }],
  ["5x5", "expert", { layout: "5x5", level: "expert", symmetry: "180" }],
  ["4x4+x", "many", { layout: "4x4+x", symmetry: "180", clues: [118, 128] }],
];
for (const [name, choice, goal] of goals) {
  test(`${choice} on ${name} asks the engine for`, () => assert.deepEqual(goalOf(layoutNamed(name), choice), goal));
}

/**
 * What boards offer: the hardest level, or nothing where puzzles are chosen by their number of givens.
 * @type {[string, string | undefined][]}
 */
const hardest = [
  ["2x2", "easy"],
  ["2x2+x", "easy"],
  ["jigsaw:1112122233344344", undefined],
  [five, "hard"],
  ["2x3", "expert"],
  ["3x3", "extreme"],
  ["3x3+x", "extreme"],
  ["3x4", "extreme"],
  ["3x5", "extreme"],
  ["4x4", "extreme"],
  ["4x4+x", undefined],
  ["2x4", "expert"],
  ["3x4+x", "extreme"],
  ["1x17", "expert"],
  ["3x6", "expert"],
  ["4x5", "expert"],
  ["5x5", "expert"],
  ["5x5+x", undefined],
  ["6x6", undefined],
  ["samurai", "expert"],
  ["1-9@7x7", "expert"],
  ["0-9", "expert"],
  ["shape:6x8", "expert"],
  ["1-12@10x10", "expert"],
  ["gattai:2x2@0,0+2,2", undefined],
  ["samurai+x", undefined],
];
for (const [name, level] of hardest) {
  test(`the hardest level of ${name} is ${level ?? "none"}`, () =>
    assert.equal(hasLevels(layoutNamed(name)) ? levelsOf(layoutNamed(name)).at(-1) : undefined, level));
}

test("a board of one level is chosen by its number of givens", () => {
  const chosen = ["2x2", "2x3", "1-9@7x7", "4x4+x"].filter((name) => isChosenByLevel(layoutNamed(name)));
  assert.deepEqual(chosen, ["2x3", "1-9@7x7"]);
  assert.deepEqual(levelsOf(layoutNamed("1-9@7x7")), ["easy", "medium", "expert"]);
});

test("irregular regions have levels up to side 12", () => {
  for (const side of [12, 13]) {
    const rows = Array.from({ length: side ** 2 }, (_, cell) => Math.floor(cell / side));
    // The first two rows exchange their last cells, so that the regions are no boxes.
    const layout = layoutNamed(regionsName(rows.with(side - 1, 1).with(2 * side - 1, 0)));
    assert.deepEqual([layout?.hasBoxes, layout && hasLevels(layout)], [false, side === 12]);
  }
});

test("several grids are asked for by level without a number of givens, which would take minutes", () =>
  assert.deepEqual(goalOf(layoutNamed("flower"), "medium"), { layout: "flower", level: "medium", symmetry: "180" }));

/** @type {[string, any, string][]} */
const nearest = [
  ["5x5", "extreme", "expert"],
  ["2x3", "extreme", "expert"],
  ["4x4", "extreme", "extreme"],
  ["5x5", "easy", "easy"],
];
for (const [name, level, expected] of nearest) {
  test(`who asks for ${level} on ${name} gets ${expected}`, () =>
    assert.equal(levelWithin(layoutNamed(name), level), expected));
}

const ruled = (/** @type {number} */ side) =>
  /** @type {import("../../../web/model/layout.js").Layout} */ (layoutOfSide(side));

test("small boards offer the levels that their puzzles with rules have", () => {
  assert.deepEqual(
    sidesWithRules.map((side) => levelsOf(ruled(side), "dots")),
    [
      ["easy", "medium"],
      ["easy", "medium", "hard"],
      ["easy", "medium", "hard", "expert", "extreme"],
    ],
  );
  assert.deepEqual(
    [
      levelWithin(ruled(4), "extreme", "mix"),
      levelWithin(ruled(6), "easy", "mix"),
      levelWithin(ruled(9), "expert", "mix"),
    ],
    ["medium", "easy", "expert"],
  );
  // No technique of easy or medium level is about sandwiches.
  assert.deepEqual(
    [4, 6, 9].map((side) => [...levelsOf(ruled(side), "sandwich")]),
    [["hard"], ["hard"], ["hard", "expert", "extreme"]],
  );
  assert.deepEqual([...levelsOf(ruled(9), "counting-circles")], ["medium", "hard", "expert", "extreme"]);
  assert.deepEqual(
    [levelWithin(ruled(9), "easy", "sandwich"), levelWithin(ruled(4), "extreme", "between")],
    ["hard", "medium"],
  );
});

test("a goal names the rules that the engine is to make", () => {
  assert.deepEqual(goalOf(ruled(4), "easy", { madeRules: "dots" }), {
    rules: "white-dot,black-dot",
    layout: "2x2",
    level: "easy",
    symmetry: "none",
  });
  assert.deepEqual(goalOf(ruled(6), "hard", { madeRules: "killer" }), {
    rules: "killer",
    layout: "2x3",
    level: "hard",
    symmetry: "none",
    cells: [1, 4],
  });
});

test("the rules of each kind name their kind", () => {
  for (const kind of allMadeRules)
    assert.equal(madeRulesOf(String(goalOf(ruled(9), "medium", { madeRules: kind }).rules)), kind);
  assert.equal(madeRulesOf("cage"), null);
});
