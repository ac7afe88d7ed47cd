// `./dev soak module`: sends thousands of mixed requests, good and bad, to the built package under node, and watches its memory.
//
//     node --expose-gc tools/soak-module.mjs [--requests N]
//
// Each kind of request has an answer that is known. A bad request must be refused with a NonetError, and the next request must be answered.

import assert from "node:assert/strict";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { requests: { type: "string", default: "10000" } } });
const requests = Number(values.requests);
if (!Number.isInteger(requests) || requests < 1) {
  process.stderr.write(`--requests: '${values.requests}' is not a whole number above 0.\n`);
  process.exit(2);
}
/** How much the memory may grow after the first third of the requests, in MB. The heap of node varies by some MB. */
const kNoiseMb = 16;

const { NonetError, createEngine } = await import(new URL("../dist/nonet.mjs", import.meta.url).href);
const engine = await createEngine({ worker: false });

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const blank = ".".repeat(81);
const huge = "9".repeat(1 << 20);

/** @type {Record<string, (index: number) => Promise<void>>} */
const good = {
  async solve() { assert.deepEqual((await engine.solve(puzzle)).solutions, [solution]); },
  async solveBlank() { assert.equal((await engine.solve(blank)).status, "multiple"); },
  async batch() { assert.equal((await engine.solveBatch(Array(50).fill(puzzle))).length, 50); },
  async count() { assert.equal((await engine.count(puzzle)).count, 1n); },
  async candidates() { assert.equal((await engine.candidates(puzzle)).candidates.flat().length, 81); },
  async parse() { assert.equal((await engine.parse(puzzle)).side, 9); },
  async parseAll() { assert.equal((await engine.parseAll(`${puzzle}\nhello\n${puzzle}\n`)).puzzles.length, 2); },
  async format() { assert.match(await engine.format(puzzle, "rows"), /5 ?3/); },
  async canonical(index) {
    const turned = await engine.transform(puzzle, { seed: index });
    assert.equal((await engine.canonical(turned.puzzle)).puzzle, (await engine.canonical(puzzle)).puzzle);
  },
  async hint() { assert.notEqual(await engine.hint(puzzle), null); },
  async path() { assert.equal((await engine.path(puzzle)).solved, true); },
  async rate() { assert.equal((await engine.rate(puzzle)).status, "rated"); },
  async generate(index) {
    const made = await engine.generate({ seed: index, rated: false });
    assert.deepEqual((await engine.solve(made.puzzle)).solutions, [made.solution]);
  },
  async leave() {
    for await (const found of engine.solutions(blank)) {
      assert.equal(found.length, 81);
      break;
    }
  },
};

/** @type {Record<string, () => Promise<unknown>>} */
const bad = {
  text: () => engine.solve("hello"),
  hugeText: () => engine.solve(huge),
  hugeTextParsed: () => engine.parse(huge),
  longLayout: () => engine.solve(puzzle, { layout: `jigsaw:${"1".repeat(100_000)}` }),
  hugeLayout: () => engine.solve(puzzle, { layout: "99999999999x99999999999" }),
  cells: () => engine.solve({ layout: "3x3", cells: [1, 2, 3] }),
  digits: () => engine.solve({ layout: "3x3", cells: Array(81).fill(4294967290) }),
  notNumbers: () => engine.solve({ layout: "3x3", cells: Array(81).fill(Number.NaN) }),
  limit: () => engine.solve(puzzle, { limit: 1e300 }),
  noObject: () => engine.solve(null),
  ownKeys: () => engine.solve(JSON.parse('{"__proto__": {"layout": "3x3"}, "cells": []}')),
  steps: () => engine.transform(puzzle, { steps: "rotate:91" }),
  goal: () => engine.generate({ clues: [900, 1] }),
  regions: () => engine.randomRegions(1e9, { seed: 1 }),
};

const memoryInMb = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 2 ** 20;
};

/** @param {string} name @param {() => Promise<unknown>} ask */
async function mustRefuse(name, ask) {
  await assert.rejects(ask, (/** @type {Error} */ error) => error instanceof NonetError && error.message.length > 10, `${name} must be refused`);
}

const [goodOnes, badOnes] = [Object.entries(good), Object.entries(bad)];
/** @type {number[]} */
const memory = [];
const began = Date.now();
for (let index = 0; index < requests; index++) {
  if (index % 3 === 2) await mustRefuse(...badOnes[Math.floor(index / 3) % badOnes.length]);
  else await goodOnes[index % goodOnes.length][1](index);
  if ((index + 1) % Math.ceil(requests / 30) === 0) memory.push(memoryInMb());
}
engine.close();
const third = Math.ceil(memory.length / 3);
const before = Math.max(...memory.slice(0, third));
const growth = Math.max(...memory.slice(third)) - before;
process.stdout.write(`${requests} requests in ${((Date.now() - began) / 1000).toFixed(0)} s, all answered or refused as they should be\n`);
process.stdout.write(`memory: ${before.toFixed(0)} MB in the first third, ${growth.toFixed(1)} MB more at most afterwards\n`);
if (growth > kNoiseMb) {
  process.stdout.write("FAILED: the memory grows\n");
  process.exitCode = 1;
}
