// Requests to the built package under node, good and bad, for ./dev soak module and for tests/e2e/node-hostile.test.js.

import assert from "node:assert/strict";

/** @typedef {any} Engine of the built package, which the check of types does not see */

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const blank = ".".repeat(81);
const huge = "9".repeat(1 << 20);

/**
 * Requests with the answer that each must have.
 * @type {Record<string, (engine: Engine, index: number) => Promise<void>>}
 */
export const good = {
  async solve(engine) {
    assert.deepEqual((await engine.solve(puzzle)).solutions, [solution]);
  },
  async solveBlank(engine) {
    assert.equal((await engine.solve(blank)).status, "multiple");
  },
  async batch(engine) {
    assert.equal((await engine.solveBatch(Array(50).fill(puzzle))).length, 50);
  },
  async count(engine) {
    assert.equal((await engine.count(puzzle)).count, 1n);
  },
  async candidates(engine) {
    assert.equal((await engine.candidates(puzzle)).candidates.flat().length, 81);
  },
  async parse(engine) {
    assert.equal((await engine.parse(puzzle)).side, 9);
  },
  async parseAll(engine) {
    assert.equal((await engine.parseAll(`${puzzle}\nhello\n${puzzle}\n`)).puzzles.length, 2);
  },
  async format(engine) {
    assert.match(await engine.format(puzzle, "rows"), /5 ?3/);
  },
  async canonical(engine, index) {
    const turned = await engine.transform(puzzle, { seed: index });
    assert.equal((await engine.canonical(turned.puzzle)).puzzle, (await engine.canonical(puzzle)).puzzle);
  },
  async hint(engine) {
    assert.notEqual(await engine.hint(puzzle), null);
  },
  async path(engine) {
    assert.equal((await engine.path(puzzle)).solved, true);
  },
  async rate(engine) {
    assert.equal((await engine.rate(puzzle)).status, "rated");
  },
  async generate(engine, index) {
    const made = await engine.generate({ seed: index, rated: false });
    assert.deepEqual((await engine.solve(made.puzzle)).solutions, [made.solution]);
  },
  async leave(engine) {
    for await (const found of engine.solutions(blank)) {
      assert.equal(found.length, 81);
      break;
    }
  },
};

/** Requests that must be refused. @type {Record<string, (engine: Engine) => Promise<unknown>>} */
export const bad = {
  text: (engine) => engine.solve("hello"),
  hugeText: (engine) => engine.solve(huge),
  hugeTextParsed: (engine) => engine.parse(huge),
  longLayout: (engine) => engine.solve(puzzle, { layout: `jigsaw:${"1".repeat(100_000)}` }),
  hugeLayout: (engine) => engine.solve(puzzle, { layout: "99999999999x99999999999" }),
  cells: (engine) => engine.solve({ layout: "3x3", cells: [1, 2, 3] }),
  digits: (engine) => engine.solve({ layout: "3x3", cells: Array(81).fill(4294967290) }),
  notNumbers: (engine) => engine.solve({ layout: "3x3", cells: Array(81).fill(Number.NaN) }),
  limit: (engine) => engine.solve(puzzle, { limit: 1e300 }),
  noObject: (engine) => engine.solve(null),
  ownKeys: (engine) => engine.solve(JSON.parse('{"__proto__": {"layout": "3x3"}, "cells": []}')),
  steps: (engine) => engine.transform(puzzle, { steps: "rotate:91" }),
  goal: (engine) => engine.generate({ clues: [900, 1] }),
  regions: (engine) => engine.randomRegions(1e9, { seed: 1 }),
};

/**
 * Fails unless a request is refused with an error of the package and a sentence.
 *
 * @param {{ NonetError: new (...given: any[]) => Error }} module
 * @param {string} name
 * @param {() => Promise<unknown>} ask
 */
export async function mustRefuse({ NonetError }, name, ask) {
  await assert.rejects(
    ask,
    (/** @type {Error} */ error) => error instanceof NonetError && error.message.length > 10,
    `${name} must be refused`,
  );
}
