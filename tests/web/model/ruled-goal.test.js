import assert from "node:assert/strict";
import { test } from "node:test";
import { canBeMadeOf, ruledGoal, ruledKindOf, ruledLevels, ruledLevelWithin, ruledSides } from "../../../web/model/ruled-goal.js";
import { ruledKinds } from "../../../web/model/ruled-kinds.js";

test("small boards offer the levels that their puzzles have", () => {
  assert.deepEqual(ruledSides.map(ruledLevels), [["easy", "medium"], ["easy", "medium", "hard"], ["easy", "medium", "hard", "expert", "extreme"]]);
  assert.deepEqual([ruledLevelWithin(4, "extreme"), ruledLevelWithin(6, "easy"), ruledLevelWithin(9, "expert")], ["medium", "easy", "expert"]);
});

test("a goal names what the engine is to make", () => {
  assert.deepEqual(ruledGoal("dots", 4, "easy"), { rules: "white-dot,black-dot", layout: "2x2", level: "easy" });
  assert.deepEqual(ruledGoal("killer", 6, "hard"), { rules: "killer", layout: "2x3", level: "hard", cells: [1, 4] });
  for (const kind of ruledKinds) assert.match(ruledGoal(kind, 9, "medium").rules, /^[a-z,-]+$/);
});

test("the rules of each kind can be made, and name their kind", () => {
  for (const kind of ruledKinds) {
    const { rules } = ruledGoal(kind, 9, "medium");
    assert.equal(canBeMadeOf(rules), true, rules);
    assert.equal(ruledKindOf(rules), kind);
  }
  assert.equal(ruledKindOf("cage"), null);
  assert.deepEqual(["arrow=2,even=1000", "arrow=0", "arrow=1001", "killer=2", "cage,", "x-sum"].map(canBeMadeOf), [true, false, false, false, false, false]);
});
