#!/usr/bin/env node
// node bench/check-made-rules.mjs --iss FOLDER [--nonet PATH] [--count N] [--seed S] [--symmetry KIND] [KIND...]
// Makes N puzzles of each kind of rule with `nonet generate` (default: 100 of each kind that can be made) and asks
// Interactive-Sudoku-Solver (a checkout, which you must have fetched) for two solutions of each. Prints for each kind
// how many it finds unique, with our solution; how many rules and givens a puzzle has; the time it took to make one;
// the levels that `nonet explain` finds ("open" where two seconds were not enough). The exit code is 1 when a puzzle is
// not unique, or not readable there.

import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Failure, run, table } from "./runs.mjs";
import { givensOf, partsOf } from "./solver-parts.mjs";

/** @typedef {{ puzzle: string, solution: string, rules: string[] }} Made */
/** @typedef {{ status: string, solution: string }} Answer */
/** @typedef {{ runSolve: (puzzle: { name: string, input: string }, how: object) => Answer }} Peer */

const usage =
  "Usage: node bench/check-made-rules.mjs --iss FOLDER [--nonet PATH] [--count N] [--seed S] [--symmetry KIND] [KIND...]";

function readWords() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      iss: { type: "string" },
      nonet: { type: "string", default: fileURLToPath(new URL("../build/bin/nonet", import.meta.url)) },
      count: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
      symmetry: { type: "string", default: "none" },
    },
  });
  if (!values.iss) throw new Failure(usage);
  return { ...values, folder: values.iss, kinds: positionals.length ? positionals : makeableKinds(values.nonet) };
}

/** @param {string} nonet @returns {string[]} */
const makeableKinds = (nonet) =>
  run(nonet, ["rules", "--json"])
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter(({ makeable }) => makeable)
    .map(({ kind }) => kind);

/** @param {{ nonet: string, count: string, seed: string, symmetry: string }} how @param {string} kind */
function make({ nonet, count, seed, symmetry }, kind) {
  const goal = ["--own-rules", kind, "--symmetry", symmetry];
  const begun = performance.now();
  const lines = run(nonet, ["generate", ...goal, "--count", count, "--seed", seed, "--threads", "1", "--json"], {
    codes: [0, 1],
  });
  const milliseconds = performance.now() - begun;
  /** @type {Made[]} */
  const all = lines
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { puzzles: all.filter(({ puzzle }) => puzzle), milliseconds };
}

/** @param {string} nonet @param {readonly string[]} rules @param {string} line @returns {string} "" when it cannot */
function converted(nonet, rules, line) {
  const input = ownText({ puzzle: line, solution: "", rules: [...rules] });
  return run(nonet, ["convert", "--to", "sudoku-solver", "-"], { input, codes: [0, 1, 2] }).trim();
}

/** @param {string} nonet @param {Made} made @returns {string} a text of the peer */
function textOf(nonet, { puzzle, rules }) {
  const whole = converted(nonet, rules, puzzle);
  if (whole) return whole;
  const blank = ".".repeat(puzzle.length);
  return rules.map((rule) => partsOf(rule, (part) => converted(nonet, [part], blank))).join("") + givensOf(puzzle);
}

/** @param {Peer} peer @param {string} nonet @param {Made} made @returns {string} a fault, or "" */
function faultOf(peer, nonet, made) {
  const input = textOf(nonet, made);
  const { status, solution } = peer.runSolve({ name: "", input }, { maxSolutions: 2 });
  if (status !== "unique") return `${status}: ${input}`;
  return solution === made.solution ? "" : `another solution: ${input}`;
}

/** @param {readonly Made[]} puzzles @param {(made: Made) => number} value */
const mean = (puzzles, value) =>
  (puzzles.reduce((sum, made) => sum + value(made), 0) / Math.max(puzzles.length, 1)).toFixed(1);

/** @param {Made} made @returns {string} the puzzle as a text of ours */
const ownText = ({ puzzle, rules }) => [...rules.map((rule) => `# nonet rule ${rule}`), puzzle, ""].join("\n");

/** @param {string} nonet @param {readonly Made[]} puzzles @returns {string} such as "easy 40, hard 60" */
function levelsOf(nonet, puzzles) {
  const input = puzzles.map(ownText).join("");
  const answers = run(nonet, ["explain", "--json", "--time", "2", "-"], { input, codes: [0, 1] });
  const found = answers
    .split("\n")
    .filter(Boolean)
    .map((answer) => (answer.includes('"stopped":true') ? "open" : /"level":"([a-z]+)"/.exec(answer)?.[1]));
  const names = ["easy", "medium", "hard", "expert", "extreme", "open"];
  const counts = names.map((name) => ({ name, count: found.filter((level) => level === name).length }));
  return counts
    .filter(({ count }) => count)
    .map(({ name, count }) => `${name} ${count}`)
    .join(", ");
}

/**
 * @param {string} kind @param {{ puzzles: Made[], milliseconds: number }} made @param {readonly string[]} faults
 *   @param {string} levels
 */
const rowOf = (kind, { puzzles, milliseconds }, faults, levels) => [
  kind,
  String(puzzles.length),
  String(puzzles.length - faults.length),
  mean(puzzles, ({ rules }) => rules.length),
  mean(puzzles, ({ puzzle }) => puzzle.replaceAll(".", "").length),
  (milliseconds / Math.max(puzzles.length, 1)).toFixed(0),
  levels,
];

async function main() {
  const { folder, kinds, ...how } = readWords();
  const file = pathToFileURL(join(resolve(folder), "tools/lib/solver_analysis.js")).href;
  const peer = /** @type {Peer} */ (await import(file));
  const rows = [];
  for (const kind of kinds) {
    const made = make(how, kind);
    const faults = made.puzzles.map((puzzle) => faultOf(peer, how.nonet, puzzle)).filter(Boolean);
    for (const fault of faults) console.log(`${kind}: ${fault}`);
    if (faults.length) process.exitCode = 1;
    rows.push(rowOf(kind, made, faults, levelsOf(how.nonet, made.puzzles)));
    console.error(`${kind}: ${made.puzzles.length - faults.length} of ${made.puzzles.length}`);
  }
  console.log(table(["kind", "made", "unique there", "rules", "givens", "ms each", "levels"], rows));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
