/**
 * Worksheets and paths of the built package in node: the exercises are what they say, judged by the engine and by a
 * solver of the tests.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { make as makeJob } from "../../web/print-jobs/index.js";
import { afterStep } from "../../web/model/step.js";
import { defaultSettings, defaultWork } from "../../web/print/print-settings.js";
import { solutionsOf } from "./support/own-solver.js";

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

/** @returns {Promise<any>} */
const make = (/** @type {any} */ work, /** @type {any} */ context = {}, seed = 3) =>
  makeJob(
    { ...defaultSettings({ locale: "it", seed }), work: { ...defaultWork(work.kind), ...work } },
    { engine, ...context },
  );
const worksheet = (/** @type {any} */ work, seed = 3) => make({ kind: "worksheet", ...work }, {}, seed);
const resultOf = (/** @type {any} */ { placements, eliminations }) => JSON.stringify([placements, eliminations]);
const cellOf = (/** @type {string} */ name, /** @type {number} */ side) => {
  const [row, column] = name.slice(1).split("c").map(Number);
  return (row - 1) * side + column - 1;
};

/** Technique, exercises, layout. @type {[string, number, string][]} */
const wanted = [
  ["hidden-single", 6, "3x3"],
  ["naked-pair", 4, "3x3"],
  ["unique-rectangle-1", 3, "3x3"],
  ["x-wing", 4, "3x3"],
  ["xy-chain", 3, "3x3"],
  ["forcing-chain-contradiction", 2, "3x3"],
  // Such positions are rare, so most of these are shuffled.
  ["jellyfish", 6, "3x3"],
  ["hidden-single", 4, "2x3"],
  ["full-house", 3, "2x2"],
];
describe("worksheets", () => {
  for (const [technique, exercises, layout] of wanted) {
    it(`${technique}, ${layout}`, async () => {
      const work = { technique, exercises, layout, copies: 2 };
      const job = await worksheet(work);
      assert.deepEqual(job, await worksheet(work));
      const all = [job.example, ...job.sheets.flatMap((/** @type {any} */ sheet) => sheet.exercises)];
      assert.equal(all.length, 1 + 2 * exercises);
      assert.equal(new Set(all.map(({ state }) => state.givens.join())).size, all.length);
      for (const { state, step, others = [], name, sentences } of all) {
        // The teacher finds the answer in the position, and needs the technique there.
        const found = await engine.steps(state, { allowed: [technique] });
        assert.ok(found.map(resultOf).includes(resultOf(step)));
        assert.equal((await engine.hint(state, { order: "technique" })).technique, technique);
        assert.ok(others.length < new Set(found.map(resultOf)).size + 1);
        // What the answer says is true in the only solution.
        const [solution, ...more] = solutionsOf(layout, state.givens);
        assert.deepEqual(more, []);
        const side = Math.sqrt(solution.length);
        for (const { cell, digit } of step.placements) assert.equal(solution[cellOf(cell, side)], digit);
        for (const { cell, digit } of step.eliminations) assert.notEqual(solution[cellOf(cell, side)], digit);
        assert.ok(name.length > 0 && sentences.length > 0);
      }
    });
  }

  it("of another seed have other positions", async () => {
    const positions = async (/** @type {number} */ seed) =>
      (await worksheet({ technique: "naked-pair", exercises: 3 }, seed)).sheets[0].exercises.map(
        (/** @type {any} */ { state }) => state.givens.join(),
      );
    const [one, two] = [await positions(1), await positions(2)];
    assert.ok(one.every((/** @type {string} */ each) => !two.includes(each)));
  });
});

/** Escargot by Arto Inkala, and a 16×16 board that singles solve. */
const escargot = [..."1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."].map(
  (symbol) => Number(symbol) || 0,
);

describe("a path", () => {
  it("of Escargot follows the engine's, step by step, to the solution", async () => {
    const board = { layout: "3x3", givens: escargot, entries: escargot.map(() => 0) };
    const { steps, solved, puzzle } = await make({ kind: "path", least: 4 }, { board });
    const path = await engine.path({ layout: "3x3", cells: escargot });
    assert.deepEqual(
      steps.map((/** @type {any} */ { step }) => step),
      [...path],
    );
    const last = steps.at(-1);
    assert.deepEqual(
      [[afterStep(last.state, last.step).cells], solved, puzzle.level],
      [solutionsOf("3x3", escargot), true, "extreme"],
    );
  });

  it("of a 16×16 board", async () => {
    const { puzzle } = await engine.generate({ layout: "4x4", clues: [150, 170], seed: 5 });
    const givens = (await engine.parse(puzzle)).cells;
    const { steps, solved } = await make({ kind: "path" }, { board: { layout: "4x4", givens, entries: [] } });
    assert.ok(solved);
    const cells = givens.slice();
    for (const { step } of steps) for (const { cell, digit } of step.placements) cells[cellOf(cell, 16)] = digit;
    assert.deepEqual([cells], solutionsOf("4x4", givens));
  });
});
