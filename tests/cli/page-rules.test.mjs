// The checks of the page, which judge rules without the engine, against the program: both say the same of full grids,
// and of open grids the page calls no rule broken that the program can still keep.

import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { canHold } from "../../web/model/kinds/index.js";
import { layoutNamed } from "../../web/model/layout.js";
import { ownRuleTable, textsOfRules, writeRule } from "../../web/model/puzzle-rules.js";
import { marksOf, randomGrid, randomRule } from "../support/random-rules.js";
import { randomNumbers } from "../web/model/random-games.js";
import { lines, nonet } from "./program.mjs";

/** @typedef {import("../../web/model/puzzle-rules.js").OwnRule} OwnRule */
/** @typedef {import("../../web/model/layout.js").Layout} Layout */
/** @typedef {{ layout: string, digits: number[], rule: OwnRule, rules: OwnRule[] }} Case */

const names = ["2x2", "2x3", "3x3"];
const rounds = 150;

/**
 * Cases of a kind: a grid, a rule, and marks that the rule spares.
 * @param {OwnRule["kind"]} kind
 * @param {(below: number) => number} random
 * @returns {Case[]}
 */
const casesOf = (kind, random) =>
  Array.from({ length: rounds }, (_, round) => {
    const { sideDivisor = 1 } = /** @type {import("../../web/model/puzzle-rules.js").OwnRuleRow} */ (
      ownRuleTable.find((row) => row.kind === kind)
    );
    const fitting = names.filter((name) => layoutNamed(name).digitCount % sideDivisor === 0);
    const name = fitting[round % fitting.length];
    const layout = /** @type {Layout} */ (layoutNamed(name));
    const digits = randomGrid(layout, random);
    const rule = randomRule(kind, layout, random);
    return { layout: name, digits, rule, rules: [rule, ...(rule.cells.length ? [] : marksOf(digits, layout, random))] };
  });

/** What the program says of each case: whether the rule is kept. @param {readonly Case[]} cases @returns {boolean[]} */
function keptByProgram(cases) {
  const kept = new Map();
  for (const name of names) {
    const own = cases.filter(({ layout }) => layout === name);
    if (own.length === 0) continue;
    const layout = /** @type {Layout} */ (layoutNamed(name));
    const text = own
      .flatMap(({ digits, rules }) => [
        `# nonet rule ${textsOfRules(rules, layout).join("; ")}`,
        digits.join("").replaceAll("0", "."),
      ])
      .join("\n");
    const { out, code } = nonet(["check", "--json", "--layout", name], `${text}\n`);
    assert.ok(code === 0 || code === 1, `exit code ${code}`);
    const answers = lines(out).map((line) => JSON.parse(line));
    assert.equal(answers.length, own.length);
    own.forEach((each, i) => kept.set(each, !(answers[i].brokenRules ?? []).includes(writeRule(each.rule, layout))));
  }
  return cases.map((each) => kept.get(each));
}

/** @param {Case} each */
const canHoldOnPage = ({ layout, digits, rule, rules }) =>
  canHold(/** @type {Layout} */ (layoutNamed(layout)), digits, rule, rules);
/** @param {Case} each */
const told = ({ layout, digits, rule }) => `${writeRule(rule, layoutNamed(layout))} on ${digits.join("")}`;

/** A puzzle has the parts of all-of instead. */
const ofPuzzles = ownRuleTable.filter(({ kind }) => kind !== "all-of");

describe("the page and the program say the same of full grids", () => {
  // Each kind has numbers of its own, so that the cases of a kind stay as they are when another kind changes.
  const cases = ofPuzzles.flatMap(({ kind }, order) => casesOf(kind, randomNumbers(100 + order)));
  /** @type {boolean[]} */
  let kept;
  before(() => {
    kept = keptByProgram(cases);
  });
  for (const { kind } of ofPuzzles) {
    test(kind, () => {
      const own = cases.flatMap((each, i) => (each.rule.kind === kind ? [{ each, isKept: kept[i] }] : []));
      assert.deepEqual(new Set(own.map(({ isKept }) => isKept)), new Set([true, false]), "both verdicts");
      for (const { each, isKept } of own) assert.equal(canHoldOnPage(each), isKept, told(each));
    });
  }
});

test("a rule that the page calls broken on an open grid is broken for the program", () => {
  const random = randomNumbers(43);
  const cases = ofPuzzles
    .flatMap(({ kind }) => casesOf(kind, random))
    .filter(({ layout }) => layout !== "3x3")
    .map((each) => ({ ...each, digits: each.digits.map((digit) => (random(2) ? digit : 0)) }));
  const broken = cases.filter((each) => !canHoldOnPage(each));
  assert.ok(broken.length > cases.length / 4);
  keptByProgram(broken).forEach((isKept, i) => assert.equal(isKept, false, told(broken[i])));
});
