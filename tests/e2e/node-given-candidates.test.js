/** Puzzles with given candidates in the built package in node. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";

/** A 4×4 puzzle without givens, with four symbols for each cell, and its only solution. */
const marks = "1234...4.2.4.2341.341234123412341234123412.4.23.1234123412341234";
const solution = "1423324143122134";
const layout = "2x2";
/** A 9×9 puzzle of candidates alone: those of a full grid, and one more in the first cell. */
const full = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
const classic = [...full]
  .map((digit, cell) =>
    [..."123456789"].map((symbol) => (symbol === digit || (cell === 0 && symbol === "2") ? symbol : ".")).join(""),
  )
  .join("");

/** The full grid with 1 4 7 exchanged in its first two rows. */
const exchanged = `423756189156489723${full.slice(18)}`;

/**
 * A puzzle whose only solutions are both grids. Its candidates are those of the full grid, and those after exchanging
 * all of its first two rows but for two cells, each of which has one candidate: that restricts the cells more than the
 * givens do, which leave eight solutions.
 */
function withSecondSolution() {
  const rows = full.slice(9, 18) + full.slice(0, 9) + full.slice(18);
  const isListed = (/** @type {string} */ symbol, /** @type {number} */ cell) =>
    symbol === full[cell] || (symbol === rows[cell] && cell !== 1 && cell !== 2);
  return Array.from(full, (_, cell) =>
    [..."123456789"].map((symbol) => (isListed(symbol, cell) ? symbol : ".")).join(""),
  ).join("");
}

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

describe("candidates of a 729 line are part of the puzzle", () => {
  it("for solve, solutions and complete", async () => {
    const { status, solutions } = await engine.solve(marks, { layout });
    assert.deepEqual([status, solutions], ["unique", [solution]]);
    const all = [];
    for await (const found of engine.solutions(marks, { layout })) all.push(found);
    assert.deepEqual(all, [solution]);
    assert.equal((await engine.complete(marks, { layout })).solution, solution);
  });
  it("for count, also of a 9×9 puzzle, and for candidates and their weights", async () => {
    assert.deepEqual(await engine.count(marks, { layout }), { count: 1n, exact: true });
    assert.deepEqual(await engine.count(classic), { count: 1n, exact: true });
    const { candidates, weights } = await engine.candidates(marks, { layout, weights: true });
    assert.deepEqual(
      candidates,
      [...solution].map((digit) => [Number(digit)]),
    );
    assert.deepEqual(
      weights?.map((cell) => cell.reduce((sum, each) => sum + each, 0n)),
      candidates.map(() => 1n),
    );
  });
  it("for an estimate", async () => {
    const {
      count,
      interval: [low, high],
    } = await engine.count(marks, { layout, estimate: true, seed: 1 });
    assert.ok(low <= 1n && count === 1n && high >= 1n, `${low} ${count} ${high}`);
  });
  it("for weights and random solutions of a 9×9 puzzle with two solutions", async () => {
    const two = withSecondSolution();
    assert.equal((await engine.count(two)).count, 2n);
    assert.equal((await engine.count(two, { candidates: "noted" })).count, 8n);
    assert.deepEqual(await engine.count(two, { limit: 1 }), { count: 1n, exact: false });
    const { weights, exact } = await engine.candidates(two, { weights: true });
    assert.equal(exact, true);
    assert.deepEqual(new Set(weights?.map((cell) => cell.reduce((sum, each) => sum + each, 0n))), new Set([2n]));
    const drawn = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => engine.complete(two, { seed })));
    assert.deepEqual(
      new Set(drawn.map(({ solution: found, count }) => `${found} ${count}`)),
      new Set([`${full} 2`, `${exchanged} 2`]),
    );
    await assert.rejects(engine.complete(two, { limit: 1 }), { code: "too-many-solutions" });
  });
  it("also as the object that parse returns", async () => {
    const parsed = await engine.parse(marks, { layout });
    assert.equal(parsed.candidatesGiven, true);
    assert.equal((await engine.solve(parsed)).status, "unique");
    assert.equal((await engine.solve({ ...parsed, candidatesGiven: false })).status, "multiple");
    assert.equal((await engine.solve({ ...parsed, candidatesGiven: false }, { candidates: "given" })).status, "unique");
  });
  it("as an object, with the lists of its cells checked", async () => {
    const { cells, candidates } = await engine.parse(marks, { layout });
    const puzzle = { layout, cells, candidates: candidates ?? [], candidatesGiven: true };
    await assert.rejects(engine.solve({ ...puzzle, candidates: [[1]] }), { code: "bad-argument" });
    await assert.rejects(engine.solve({ ...puzzle, candidates: puzzle.candidates.map(() => [5]) }), {
      code: "bad-argument",
    });
    await assert.rejects(engine.solve({ cells, candidates: puzzle.candidates, candidatesGiven: true }), {
      code: "bad-argument",
    });
    const impossible = { ...puzzle, candidates: puzzle.candidates.map((digits, cell) => (cell === 15 ? [] : digits)) };
    assert.equal((await engine.solve(impossible)).status, "none");
    assert.deepEqual(await engine.count(impossible), { count: 0n, exact: true });
    assert.equal((await engine.solve({ ...puzzle, candidates: puzzle.candidates.map(() => []) })).status, "none");
  });
  it("above side 9", async () => {
    const side = 16;
    const grid = Array.from({ length: side * side }, (_, cell) => {
      const [row, column] = [Math.floor(cell / side), cell % side];
      return ((4 * (row % 4) + Math.floor(row / 4) + column) % side) + 1;
    });
    const puzzle = {
      layout: "4x4",
      cells: grid.map(() => 0),
      candidates: grid.map((digit) => [digit, (digit % side) + 1]),
      candidatesGiven: true,
    };
    assert.deepEqual(await engine.count(puzzle), { count: 2n, exact: true });
    assert.deepEqual(
      (await engine.candidates(puzzle)).candidates.map((digits) => digits.length),
      grid.map(() => 2),
    );
  });
  it("of a frame of pencil marks, in which naked singles are digits", async () => {
    const frame = await engine.format(classic, "pencilmarks");
    const parsed = await engine.parse(frame);
    assert.deepEqual([parsed.format, parsed.candidatesGiven], ["pencilmarks", true]);
    assert.deepEqual((await engine.solve(frame)).solutions, [full]);
    assert.equal((await engine.count(await engine.format(withSecondSolution(), "pencilmarks"))).count, 2n);
  });
  it("but nothing when the givens leave just these", async () => {
    const all = "123456789".repeat(81);
    assert.equal((await engine.count(all)).count, 6670903752021072936960n);
    assert.ok(await engine.canonical(all));
  });
  it("which are notes in a position, and for mistakes", async () => {
    const position = ":0000:x:4.3.3.+4........1:112::";
    assert.equal((await engine.parse(position)).candidatesGiven, false);
    assert.equal((await engine.solve(position)).status, "unique");
    assert.equal((await engine.solve(position, { candidates: "given" })).status, "none");
    assert.equal((await engine.mistakes(position)).eliminations.length, 1);
    assert.equal((await engine.mistakes(marks, { layout })).givens, "several");
  });
  it("unless they are noted", async () => {
    assert.equal((await engine.solve(marks, { layout, candidates: "noted" })).status, "multiple");
    assert.deepEqual(await engine.count(marks, { layout, candidates: "noted" }), { count: 288n, exact: true });
  });
  it("and refused where givens alone are needed", async () => {
    const refused = { code: "candidates-given" };
    await assert.rejects(engine.canonical(marks, { layout }), refused);
    await assert.rejects(engine.transform(marks, { layout, steps: "transpose" }), refused);
    await assert.rejects(engine.isomorphism(marks, ".".repeat(16), { layout }), refused);
    await assert.rejects(engine.isomorphism(".".repeat(16), marks, { layout }), refused);
    await assert.rejects(engine.transform(marks, { layout }), refused);
    await assert.rejects(engine.rate(marks, { layout }), refused);
    await assert.rejects(engine.rate(withSecondSolution()), refused);
    assert.ok(await engine.canonical(marks, { layout, candidates: "noted" }));
  });
});
