// The most rules of a puzzle (docs/limits.md): read beside a puzzle without the engine, and in the data of a game.
import assert from "node:assert/strict";
import { test } from "node:test";

import { readRules } from "../../../web/model/rule-reader.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { packGame, unpackJudged } from "../../../web/model/save.js";
import { newState } from "../../../web/model/state.js";

const layout = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed("3x3"));
const cellName = (/** @type {number} */ cell) => `r${1 + Math.floor(cell / 9)}c${1 + (cell % 9)}`;
const rules = Array.from(
  { length: 4097 },
  (_, i) => `clone ${cellName(i % 81)} ${cellName(((i % 81) + 1 + Math.floor(i / 81)) % 81)}`,
);

test("beside a puzzle, 4096 rules are read, and one more is refused by its line", () => {
  const most = readRules(rules.slice(1).join("\n"), layout);
  assert.equal("rules" in most && most.rules?.length, 4096);
  const refused = readRules(rules.join("\n"), layout);
  assert.ok("fault" in refused);
  assert.deepEqual(
    [refused.fault.code, refused.fault.position?.line, refused.fault.details.expected],
    ["too-many-rules", 4097, 4096],
  );
});

test("in the data of a game, 4096 rules are read, and one more is refused", async () => {
  const gameWith = (/** @type {readonly string[]} */ texts) =>
    packGame(newState({ puzzle: { layout: "3x3", cells: new Array(81).fill(0), rules: texts }, activity: "play" }), 0);
  const most = await unpackJudged(gameWith(rules.slice(1)));
  assert.equal("state" in most && most.state.position.rules?.length, 4096);
  const refused = await unpackJudged(gameWith(rules));
  assert.deepEqual("refused" in refused && [refused.refused.code, refused.refused.details.expected], [
    "too-many-rules",
    4096,
  ]);
});
