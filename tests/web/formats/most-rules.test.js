// The most rules of a puzzle (docs/limits.md): read beside a puzzle without the engine, and in the data of a game.
import assert from "node:assert/strict";
import { test } from "node:test";

import { readRules } from "../../../web/formats/rule-reader.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { unpackRules } from "../../../web/model/packing.js";

const layout = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed("3x3"));
const rules = Array.from({ length: 4097 }, (_, i) => `little-killer ${1 + Math.floor(i / 72)} r${1 + (i % 9)}c${1 + (Math.floor(i / 9) % 8)} r${1 + (i % 9)}c${2 + (Math.floor(i / 9) % 8)}`);

test("beside a puzzle, 4096 rules are read, and one more is refused by its line", () => {
  const most = readRules(rules.slice(1).join("\n"), layout);
  assert.equal("rules" in most && most.rules?.length, 4096);
  const refused = readRules(rules.join("\n"), layout);
  assert.ok("fault" in refused);
  assert.deepEqual([refused.fault.code, refused.fault.position?.line, refused.fault.details.expected], ["too-many-rules", 4097, 4096]);
});

test("in the data of a game, 4096 rules are read, and one more makes the data damaged", () => {
  assert.equal(unpackRules(rules.slice(1).join(";"), 9)?.length, 4096);
  assert.equal(unpackRules(rules.join(";"), 9), undefined);
});
