import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { checkPath } from "../../docs/check-steps/check-steps.mjs";
import { lines, nonet } from "./program.mjs";

/** The path of a puzzle with proofs. @param {string} puzzle @param {string} [options] */
function explained(puzzle, options = "") {
  const { out, code } = nonet(`explain --json --proof ${options}`, `${puzzle}\n`);
  assert.equal(code, 0);
  return JSON.parse(lines(out)[0]);
}

const conclusionsOf = (/** @type {{ steps: { placements: object[], eliminations: object[] }[] }} */ path) =>
  path.steps.reduce((sum, { placements, eliminations }) => sum + placements.length + eliminations.length, 0);

/** @param {string} options */
const made = (options) => lines(nonet(`generate --seed 3 ${options}`).out)[0];

const puzzles = [
  { name: "singles", puzzle: made("--level easy") },
  { name: "a rectangle", puzzle: made("--technique unique-rectangle-1") },
  { name: "fishes and wings", puzzle: made("--technique swordfish,xy-wing --level expert") },
  {
    name: "nets and trials",
    puzzle: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
  },
  { name: "boxes of 2x3", puzzle: made("--layout 2x3 --minimal"), options: "--layout 2x3" },
  { name: "boxes of 3x4", puzzle: made("--layout 3x4 --minimal"), options: "--layout 3x4" },
];

for (const { name, puzzle, options } of puzzles) {
  test(`a program that knows no technique proves each conclusion: ${name}`, (t) => {
    const path = explained(puzzle, options);
    const report = checkPath(path);
    t.diagnostic(`${report.steps} steps, ${report.proven} conclusions`);
    assert.deepEqual(report.faults, []);
    assert.equal(report.proven, conclusionsOf(path));
  });
}

test("the program refuses a path in which a truth is missing, or a conclusion is another", () => {
  const path = explained(puzzles[2].puzzle);
  for (const step of path.steps) step.proof.forEach((/** @type {{ truths: object[] }} */ each) => each.truths.pop());
  const without = checkPath(path);
  assert.equal(without.proven, 0);
  const other = explained(puzzles[2].puzzle);
  const first = other.steps.find((/** @type {{ eliminations: object[] }} */ step) => step.eliminations.length > 0);
  first.proof.forEach((/** @type {{ placed: boolean }} */ each) => (each.placed = !each.placed));
  assert.equal(checkPath(other).faults.length, first.eliminations.length);
});

/** Nothing follows from these. @type {[string, object][]} */
const untrue = [
  ["a truth of no kind", {}],
  ["a sum of houses without rules", { houses: [] }],
  ["a cell that does not exist", { cell: "r9c9" }],
  ["a list of cells that is no house", { house: ["r1c1", "r1c2"], digit: 1 }],
  ["a digit that does not exist", { house: ["r1c1", "r1c2", "r1c3", "r1c4"], digit: 5 }],
  ["a cell that has its digit", { cell: "r1c1" }],
  ["a house that has its digit", { house: ["r1c1", "r1c2", "r1c3", "r1c4"], digit: 3 }],
  ["a pattern with a cell that does not exist", { pattern: [{ cell: "r9c9", digits: [1, 2] }] }],
  ["a pattern with one digit twice", { pattern: [{ cell: "r2c2", digits: [1, 1] }] }],
  ["a pattern with a digit that does not exist", { pattern: [{ cell: "r2c2", digits: [1, 5] }] }],
  ["a pattern with a given", { pattern: [{ cell: "r1c1", digits: [3, 4] }] }],
  ["a pattern of one cell", { pattern: [{ cell: "r2c2", digits: [1, 2] }] }],
  [
    "a pattern with a cell that has another digit",
    { pattern: ["r1c2", "r1c4", "r2c2", "r2c4"].map((cell) => ({ cell, digits: [1, 2] })) },
  ],
];

for (const [what, truth] of untrue) {
  test(`the program refuses ${what}`, () => {
    const step = (/** @type {object} */ conclusion, /** @type {object[]} */ truths) => ({
      technique: "any",
      placements: [],
      eliminations: [],
      ...conclusion,
      proof: Object.values(conclusion)
        .flat()
        .map((/** @type {{ cell: string, digit: number }} */ each) => ({
          ...each,
          placed: "placements" in conclusion,
          truths,
        })),
    });
    // r1c2 becomes 4 in the first step, which says nothing of it.
    const report = checkPath({
      puzzle: `3${".".repeat(15)}`,
      steps: [
        step({ placements: [{ cell: "r1c2", digit: 4 }] }, []),
        step({ eliminations: [{ cell: "r4c4", digit: 1 }] }, [truth]),
      ],
    });
    assert.equal(report.faults.length, 2);
    assert.doesNotMatch(report.faults[1], /does not follow/);
  });
}

test("the program refuses a proof of the contrary", () => {
  const step = (/** @type {object} */ conclusion, /** @type {boolean} */ placed) => ({
    technique: "any",
    placements: [],
    eliminations: [],
    ...conclusion,
    proof: [{ cell: "r1c1", digit: 1, placed, truths: [{ cell: "r1c2" }] }],
  });
  const check = (/** @type {any} */ one) => checkPath({ puzzle: "..34.....2......", steps: [one] });
  // r1c2 has 1 as its only candidate, so r1c1 is not 1.
  const candidate = { cell: "r1c1", digit: 1 };
  assert.equal(check(step({ eliminations: [candidate] }, false)).proven, 1);
  assert.equal(check(step({ placements: [candidate] }, false)).proven, 0);
});

test("a program that checks proofs reads nothing but its own files", () => {
  const folder = new URL("../../docs/check-steps/", import.meta.url);
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".mjs"))) {
    const text = readFileSync(new URL(name, folder), "utf8");
    for (const [, from] of text.matchAll(/(?:from|import)\s*\(?"([^"]+)"/g))
      assert.match(from, /^\.\/[a-z-]+\.mjs$/, name);
  }
});

test("proofs are for answers in JSON", () => {
  const { err, code } = nonet("explain --proof", `${puzzles[0].puzzle}\n`);
  assert.equal(code, 2);
  assert.match(err, /--proof needs --json/);
});
