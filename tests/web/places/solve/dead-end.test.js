/** Where a puzzle without a solution contradicts itself at once. */
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";

import { layoutNamed } from "../../../../web/model/layout.js";
import { newPosition } from "../../../../web/model/position.js";
import { loadRuleChecks, ruleChecks } from "../../../../web/model/rule-part.js";
import { deadEndOf } from "../../../../web/places/solve/dead-end.js";

before(loadRuleChecks);

/** @param {string} line of a 4×4 board @param {readonly string[] | null} [rules] */
function found(line, rules = null) {
  const digits = [...line].map((sign) => Number(sign) || 0);
  const end = deadEndOf(newPosition("2x2", digits, null, rules));
  return end && { ...end, ...(end.house && { house: `${end.house.kind} ${end.house.index + 1}` }) };
}

describe("a dead end", () => {
  it("is a cell that sees every digit", () => {
    assert.deepEqual(found("12....3....4...."), { cells: [3] });
  });

  it("is a house in which a digit has no cell", () => {
    const { cells } = layoutNamed("2x2")?.houses[0] ?? {};
    assert.deepEqual(found(".23.1......1...."), { cells, digit: 1, house: "row 1" });
  });

  for (const line of ["1...............", "................", "....1.....1....."])
    it(`is not in ${line}`, () => assert.equal(found(line), null));

  it("names the rule that takes the last digit of a cell, and no rule that only helps", () => {
    const cage = "cage 3 r1c1 r1c2";
    assert.equal(found("....1.....2.....", [cage]), null);
    assert.deepEqual(found("....12..........", ["cage 5 r4c3 r4c4", cage]), { cells: [0], rule: cage });
  });

  it("names no rule where several take the last digit together", () => {
    assert.deepEqual(found(".".repeat(16), ["cage 3 r1c1 r1c2", "cage 7 r1c1 r2c1"]), { cells: [0] });
  });

  it("knows rules once their code is there", () => {
    const checks = ruleChecks.value;
    ruleChecks.value = null;
    assert.equal(found("....12..........", ["cage 3 r1c1 r1c2"]), null);
    ruleChecks.value = checks;
  });
});
