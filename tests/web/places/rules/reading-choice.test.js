/** Which of several ways to read a drawing leaves one solution. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { foundPuzzle } from "../../../../web/formats/found.js";
import { asRead, decidedReading } from "../../../../web/places/rules/reading-choice.js";

const strict = "thermometer r1c1-r1c3";
const slow = "slow-thermometer r1c1-r1c3";
const dot = "white-dot 1 r4c1 r4c2";
const line = "palindrome r3c1-r3c3";
const blank = new Array(16).fill(0);
const found = foundPuzzle({
  format: "sudokupad",
  layout: "2x2",
  givens: blank,
  suggested: [
    { rule: strict, certainty: "likely", word: "" },
    { rule: dot, certainty: "sure", word: "white dot" },
    { rule: line, certainty: "low", word: "" },
  ],
  readings: [
    { steps: [], rules: [0, 1] },
    { steps: [["taken", "palindrome", "palindrome"]], rules: [0, 1, 2] },
    { steps: [["instead", "thermometer", "slow-thermometer"]], rules: [slow, 1] },
  ],
});
const one = new Array(16).fill(1);
const two = new Array(16).fill(2);
const several = /** @type {const} */ ({ status: "multiple", count: 2, cells: one });
const none = /** @type {const} */ ({ status: "none", count: 0, cells: null });
const only = (/** @type {number[]} */ cells) => ({ status: /** @type {const} */ ("unique"), count: 1, cells });

/**
 * Searches that know the answer by the rules of the puzzle.
 * @param {Record<string, import("../../../../web/model/facts.js").Solutions>} answers by rules, joined with `;`
 */
function searches(answers) {
  /** @type {string[]} */
  const asked = [];
  return {
    asked,
    /** @param {import("../../../../web/model/puzzle.js").Puzzle} puzzle */
    solutionsOf: async ({ rules }) => {
      const key = [...(rules ?? [])].sort().join(";");
      asked.push(key);
      return answers[key] ?? several;
    },
  };
}
const key = (/** @type {string[]} */ ...rules) => rules.sort().join(";");

test("a reading puts its rules in the place of those that it reads otherwise", () => {
  const read = asRead(found, found.readings[2]);
  assert.deepEqual(
    read.found.suggested.map(({ rule }) => rule),
    [dot, line, slow],
  );
  assert.deepEqual(read.ticked, [slow, dot]);
});

test("a suggestion of the same kind that the first reading does not take stays", () => {
  const other = "thermometer r2c1-r2c3";
  const suggested = [...found.suggested, { rule: other, certainty: /** @type {const} */ ("low"), word: "" }];
  const read = asRead({ ...found, suggested }, found.readings[2]);
  assert.deepEqual(
    read.found.suggested.map(({ rule }) => rule),
    [dot, line, other, slow],
  );
});

test("the only reading with one solution counts, and says in what it differs", async () => {
  const decided = await decidedReading(
    found,
    searches({ [key(dot, strict)]: none, [key(dot, line, strict)]: none, [key(dot, slow)]: only(one) }).solutionsOf,
  );
  assert.deepEqual(decided?.steps, [["instead", "thermometer", "slow-thermometer"]]);
  assert.deepEqual(decided?.ticked, [slow, dot]);
  assert.equal(decided?.count, 3);
});

test("nothing is decided when the certain rules have one solution", async () => {
  const { asked, solutionsOf } = searches({ [key(dot)]: only(one), [key(dot, slow)]: only(two) });
  assert.equal(await decidedReading(found, solutionsOf), null);
  assert.deepEqual(asked, [key(dot)]);
});

test("the first reading comes before others with one solution", async () => {
  const { asked, solutionsOf } = searches({ [key(dot, strict)]: only(one), [key(dot, slow)]: only(two) });
  assert.deepEqual((await decidedReading(found, solutionsOf))?.steps, []);
  assert.equal(asked.length, 2);
});

test("of readings with the same solution, the one with the fewest steps counts", async () => {
  const [first, taken, instead] = found.readings;
  const all = { steps: [...taken.steps, ...instead.steps], rules: [slow, 1, 2] };
  const { solutionsOf } = searches({ [key(dot, line, slow)]: only(one), [key(dot, slow)]: only(one) });
  const decided = await decidedReading({ ...found, readings: [first, all, instead] }, solutionsOf);
  assert.deepEqual(decided?.steps, instead.steps);
});

test("nothing is decided between readings with different solutions", async () => {
  const { solutionsOf } = searches({ [key(dot, line, strict)]: only(one), [key(dot, slow)]: only(two) });
  assert.equal(await decidedReading(found, solutionsOf), null);
});

test("a reading whose solution is not the author's does not count", async () => {
  const { solutionsOf } = searches({ [key(dot, line, strict)]: only(one), [key(dot, slow)]: only(two) });
  const decided = await decidedReading({ ...found, solution: two }, solutionsOf);
  assert.deepEqual(decided?.ticked, [slow, dot]);
});

test("nothing is decided when a search was stopped", async () => {
  const stopped = /** @type {const} */ ({ status: "stopped", count: 0, cells: null });
  const { solutionsOf } = searches({ [key(dot, line, strict)]: stopped, [key(dot, slow)]: only(two) });
  assert.equal(await decidedReading(found, solutionsOf), null);
});
