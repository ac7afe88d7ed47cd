#!/usr/bin/env node
// Measures how long a hint takes in WebAssembly; see `--help`.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { afterStep } from "../web/model/step.js";

const help = `Usage: node bench/next-step.mjs FILE... [--engine FILE]
Solves classic puzzles hint by hint, and prints the time within which 50, 90, 99 and 100 % of the hints came, for each band of
ratings. A line has 81 characters, then a comma and the puzzle's rating by Sudoku Explainer if it is known (column \`er\`).
  --engine FILE  the built engine (dist/nonet.mjs), with its module beside it`;

const BANDS = [
  { name: "not rated", has: (rating) => Number.isNaN(rating) },
  ...[
    [0, 7],
    [7, 8.5],
    [8.5, 9.5],
    [9.5, 12],
  ].map(([from, below]) => ({
    name: `${from.toFixed(1)} to < ${below.toFixed(1)}`,
    has: (rating) => rating >= from && rating < below,
  })),
];
const SHARES = [0.5, 0.9, 0.99, 1];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: "string", default: fileURLToPath(new URL("../dist/nonet.mjs", import.meta.url)) },
    help: { type: "boolean", default: false },
  },
});

/** @param {string} path @returns {{cells: number[], rating: number}[]} */
function readPuzzles(path) {
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [puzzle, rating] = line.split(",");
      return /^[\d.]{81}$/.test(puzzle)
        ? [{ cells: [...puzzle].map((symbol) => Number(symbol) || 0), rating: Number(rating) }]
        : [];
    });
}

/**
 * Milliseconds of every hint to the solution, or to where no technique helps.
 * @param {import("../web/engine/client.js").Engine} engine @param {number[]} cells
 */
async function timesOfHints(engine, cells) {
  const times = [];
  for (let state = /** @type {any} */ ({ layout: "3x3", cells }); ;) {
    const begun = performance.now();
    const step = await engine.hint(state);
    if (!step) return times;
    times.push(performance.now() - begun);
    state = afterStep(state, step);
  }
}

/** @param {string} name @param {number} puzzles @param {number[]} times */
function print(name, puzzles, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const shown = SHARES.map((share) => sorted[Math.ceil(share * sorted.length) - 1].toFixed(2).padStart(10));
  console.log([name.padEnd(16), String(puzzles).padStart(8), String(sorted.length).padStart(8), ...shown].join(""));
}

async function main() {
  if (values.help || positionals.length === 0) return console.log(help);
  const { createEngine } = await import(values.engine);
  const wasmBinary = readFileSync(join(dirname(values.engine), "nonet.wasm"));
  const engine = await createEngine({ worker: false, wasmBinary });
  console.log(
    [
      "SE rating".padEnd(16),
      "puzzles".padStart(8),
      "hints".padStart(8),
      ...SHARES.map((share) => `${share * 100} %`.padStart(10)),
    ].join(""),
  );
  const puzzles = positionals.flatMap(readPuzzles);
  for (const { name, has } of BANDS) {
    const group = puzzles.filter(({ rating }) => has(rating));
    const times = [];
    for (const { cells } of group) times.push(...(await timesOfHints(engine, cells)));
    if (times.length) print(name, group.length, times);
  }
  engine.close();
  return undefined;
}

await main().catch((error) => {
  console.error(`bench/next-step.mjs: ${error.message}`);
  process.exitCode = 2;
});
