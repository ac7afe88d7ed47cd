/** Counts, candidates, random solutions and symmetry of the built package in node. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { seeds } from "./support/seeds.js";

const empty = ".".repeat(81);
const jigsaw5 = "jigsaw:1122211122333343444455555";
const known = readFileSync(new URL("../data/counts.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => /^[.\d]{81}:/.test(line))
  .map((line) => line.split(":"));

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

describe("counts to the last digit", () => {
  it("all 9×9 grids", async () => {
    assert.deepEqual(await engine.count(empty), { count: 6670903752021072936960n, exact: true });
  });
  for (const [puzzle, count] of known.filter((_, index) => index % 4 === 3)) {
    it(count, async () => assert.equal((await engine.count(puzzle)).count, BigInt(count)));
  }
  it("by search up to a limit", async () => {
    assert.deepEqual(await engine.count(empty, { limit: 1000 }), { count: 1000n, exact: false });
  });
  it("of a jigsaw", async () => {
    assert.deepEqual(await engine.count(".".repeat(25), { layout: jigsaw5 }), { count: 8400n, exact: true });
  });
});

describe("estimates", () => {
  it("an interval that holds the number", async () => {
    const { count, exact, interval } = await engine.count(".".repeat(64), { layout: "2x4", estimate: true });
    assert.equal(exact, false);
    assert.ok(interval && interval[0] < count && count < interval[1]);
    assert.ok(interval[0] < 29136487207403520n && 29136487207403520n < interval[1]);
  });
  it("none where no solution is found", async () => {
    await assert.rejects(engine.count("11" + ".".repeat(79), { estimate: true }), { code: "no-estimate" });
  });
});

describe("true candidates", () => {
  it("one a cell where there is one solution", async () => {
    const { candidates, weights } = await engine.candidates(seeds[0].puzzle);
    assert.equal(candidates.flat().join(""), seeds[0].solution);
    assert.equal(weights, undefined);
  });
  it("with the number of solutions of each", async () => {
    const { weights, exact } = await engine.candidates(empty, { weights: true });
    assert.equal(exact, true);
    assert.deepEqual(new Set(weights?.flat()), new Set([741211528002341437440n]));
  });
  it("of another layout, in a few solutions only", async () => {
    const { candidates, weights, exact } = await engine.candidates(".".repeat(16), {
      layout: "2x2+x",
      weights: true,
      limit: 10,
    });
    assert.deepEqual(candidates[0], [1, 2, 3, 4]);
    assert.equal(exact, false);
    assert.equal(
      weights?.[5].reduce((sum, weight) => sum + weight, 0n),
      10n,
    );
  });
});

describe("proofs", () => {
  /** @param {string} text */
  const linesOf = (text) => text.split("\n").slice(0, -1);

  it("say that there is no other solution, or none at all, and end with the empty clause", async () => {
    const { puzzle, solution } = seeds[0];
    const proven = await engine.proof(puzzle);
    assert.deepEqual([proven.status, proven.solution], ["unique", solution]);
    const clauses = linesOf(proven.clauses).filter((line) => !line.startsWith("c "));
    assert.equal(clauses[0], `p cnf 729 ${clauses.length - 1}`);
    // The last clause leaves out the solution: one number for each blank cell.
    assert.equal(clauses.at(-1)?.split(" ").length, puzzle.replaceAll(/[1-9]/g, "").length + 1);
    assert.deepEqual([linesOf(proven.proof).at(-1), linesOf(proven.proof).length], ["0", proven.steps]);
    assert.equal((await engine.proof(`11${".".repeat(79)}`)).status, "none");
  });
  it("exist neither for several solutions, nor for grids that are too large", async () => {
    assert.deepEqual(await engine.proof(empty), { status: "multiple", steps: 0, clauses: "", proof: "" });
    await assert.rejects(engine.proof("0 ".repeat(49 ** 2), { layout: "7x7" }), { code: "layout-too-large" });
  });
});

describe("random solutions", () => {
  it("the same for the same seed, and a full grid", async () => {
    const { solution, count, seed } = await engine.complete(empty, { seed: 5 });
    assert.equal(solution, "641875392938412765275693418519348276324567981867921534192756843453189627786234159");
    assert.deepEqual([count, seed], [6670903752021072936960n, 5]);
  });
  it("a seed is chosen when none is given", async () => {
    const { seed, solution } = await engine.complete(seeds[0].puzzle);
    assert.equal(solution, seeds[0].solution);
    assert.ok(Number.isSafeInteger(seed));
  });
  it("says why there is none", async () => {
    await assert.rejects(engine.complete("12345678........9" + ".".repeat(64)), { code: "no-solution" });
    await assert.rejects(engine.complete(".".repeat(36), { layout: "2x3", limit: 50 }), { code: "too-many-solutions" });
  });
});

describe("symmetry", () => {
  it("turns a puzzle by steps, at random, and finds the way", async () => {
    const [{ puzzle }] = seeds;
    const turned = await engine.transform(puzzle, { seed: 7 });
    assert.notEqual(turned.puzzle, puzzle);
    const again = await engine.transform(puzzle, { steps: turned.steps });
    assert.equal(again.puzzle, turned.puzzle);
    const steps = await engine.isomorphism(puzzle, turned.puzzle);
    assert.ok(steps);
    assert.equal((await engine.transform(puzzle, { steps })).puzzle, turned.puzzle);
    assert.equal((await engine.canonical(puzzle)).puzzle, (await engine.canonical(turned.puzzle)).puzzle);
    assert.equal(await engine.isomorphism(puzzle, seeds[1].puzzle), null);
  });
  it("counts what leaves a grid as it is", async () => {
    assert.equal((await engine.canonical(empty)).automorphisms, 1218998108160n);
  });
  it("reports which step is wrong", async () => {
    await assert.rejects(engine.transform(empty, { steps: "transpose;swap-rows:1,4" }), (/** @type {any} */ error) => {
      assert.equal(error.code, "different-bands");
      assert.equal(error.position.line, 1);
      return true;
    });
  });
});
