/** Ratings of the built package in node. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";

/** Every fifth puzzle of tests/data/ratings.csv below 8.5, with the ratings of Sudoku Explainer 1.2.1. */
const known = readFileSync(new URL("../data/ratings.csv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => /^[\d.]{81},/.test(line))
  .map((line) => line.split(","))
  .map(([puzzle, ...ratings]) => ({ puzzle, ratings: ratings.slice(0, 3).map(Number) }))
  .filter(({ ratings }, i) => ratings[0] < 8.5 && i % 5 === 0);
const escargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

describe("ratings", () => {
  it("are those of Sudoku Explainer 1.2.1", async () => {
    assert.ok(known.length > 20);
    for (const { puzzle, ratings } of known) {
      const { status, er, ep, ed, steps } = await engine.rate(puzzle);
      assert.deepEqual([status, er, ep, ed, steps], ["rated", ...ratings, undefined], puzzle);
    }
  });

  it("come with their steps, whose highest rating is er", async () => {
    const { puzzle, ratings } = known[known.length - 1];
    const { er, ed, steps } = await engine.rate(puzzle, { steps: true });
    assert.ok(steps);
    assert.equal(er, ratings[0]);
    assert.equal(Math.max(...steps.map(({ rating }) => rating)), er);
    assert.equal(steps[0].rating, ed);
    assert.ok(steps.every(({ producer, version }) => /^[a-z-]+$/.test(producer) && version === 1));
    assert.equal(steps.flatMap(({ placements }) => placements).length, puzzle.replace(/[^.]/g, "").length);
  });

  it("end at their limit with a lower bound, after reports of progress", async () => {
    const seen = [];
    const { status, er } = await engine.rate(escargot, {
      nodes: 20_000,
      onProgress: ({ fraction }) => seen.push(fraction),
    });
    assert.equal(status, "stopped");
    assert.ok(er === null || er <= 10.5);
    assert.ok(seen.every((fraction) => fraction >= 0 && fraction <= 1));
  });

  const others = [
    ["multiple", "1".padEnd(81, ".")],
    ["none", "12345678........9".padEnd(81, ".")],
    ["conflict", "5......5.".padEnd(81, ".")],
  ];
  for (const [status, puzzle] of others) {
    it(`of a puzzle whose status is ${status}: there are none`, async () => {
      const conflicts = [{ digit: 5, house: "row", index: 1, cells: ["r1c1", "r1c8"] }];
      assert.deepEqual(await engine.rate(puzzle), {
        status,
        er: null,
        ep: null,
        ed: null,
        ...(status === "conflict" && { conflicts }),
      });
    });
  }

  it("of a full grid are 0", async () => {
    const full = "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
    assert.deepEqual(await engine.rate(full), { status: "solved", er: 0, ep: 0, ed: 0 });
  });

  it("of other layouts are refused", () =>
    assert.rejects(engine.rate("4030300000000001"), { code: "layout-not-classic" }));
});
