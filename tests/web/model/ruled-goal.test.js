import assert from "node:assert/strict";
import { test } from "node:test";
import { ruledGoal, ruledLevels, ruledLevelWithin, ruledSides } from "../../../web/model/ruled-goal.js";
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
