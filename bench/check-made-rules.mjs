#!/usr/bin/env node
// node bench/check-made-rules.mjs --iss FOLDER [--nonet PATH] [--count N] [--seed S] [--symmetry KIND] [--explained N]
//   [--backtracks N] [KIND...]
// Makes N puzzles of each kind of rule with `nonet generate`, one of each of the seeds S, S + 1 and so on (default: 100
// of each kind that can be made, from seed 1). Asks Interactive-Sudoku-Solver (a checkout, which you must have fetched)
// for two solutions of each. Prints for each kind how many puzzles it finds unique, and how many with our solution; how
// many rules and givens a puzzle has; the median and the longest time of a seed; the levels that `nonet explain` finds
// of the first N puzzles (default: all), "open" where two seconds were not enough. With --backtracks, that program
// gives up a puzzle after N contradictions (default: never); those puzzles have a column of their own. The exit code is
// 0 when each puzzle has our solution there, and no other, or was given up. It is 1 when a puzzle has another
// one or several, when a puzzle cannot be written for that program or read there, and when the words of the call are
// wrong or a program fails.

import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Failure, median, run, table } from "./runs.mjs";

/** @typedef {{ puzzle: string, solution: string, rules: string[] }} Made */
/** @typedef {{ status: string, solution: string }} Answer */
/** @typedef {{ runSolve: (puzzle: { name: string, input: string }, how: object) => Answer }} Peer */

const usage =
  "Usage: node bench/check-made-rules.mjs --iss FOLDER [--nonet PATH] [--count N] [--seed S] [--symmetry KIND]\n" +
  "  [--explained N] [--backtracks N] [KIND...]";

function readWords() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      iss: { type: "string" },
      nonet: { type: "string", default: fileURLToPath(new URL("../build/bin/nonet", import.meta.url)) },
      count: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
      symmetry: { type: "string", default: "none" },
      explained: { type: "string", default: "Infinity" },
      backtracks: { type: "string" },
    },
  });
  if (!values.iss) throw new Failure(usage);
  const isWhole = (/** @type {string} */ text, least = 0) => /^\d{1,9}$/.test(text) && Number(text) >= least;
  if (!isWhole(values.count, 1)) throw new Failure(`--count ${values.count}: give a whole number from 1\n${usage}`);
  if (!isWhole(values.seed)) throw new Failure(`--seed ${values.seed}: give a whole number\n${usage}`);
  if (values.explained !== "Infinity" && !isWhole(values.explained))
    throw new Failure(`--explained ${values.explained}: give a whole number\n${usage}`);
  if (values.backtracks !== undefined && !isWhole(values.backtracks, 1))
    throw new Failure(`--backtracks ${values.backtracks}: give a whole number from 1\n${usage}`);
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

/**
 * @param {{ nonet: string, count: string, seed: string, symmetry: string }} how @param {string} kind
 * @returns {{ puzzles: Made[], seconds: number[] }} the puzzles, one of each seed, and how long each seed took
 */
function make({ nonet, count, seed, symmetry }, kind) {
  const goal = ["generate", "--own-rules", kind, "--symmetry", symmetry, "--threads", "1", "--json"];
  /** @type {Made[]} */
  const puzzles = [];
  const seconds = [];
  for (let one = Number(seed); one < Number(seed) + Number(count); ++one) {
    const begun = performance.now();
    const made = run(nonet, [...goal, "--seed", String(one)], { codes: [0, 1] });
    seconds.push((performance.now() - begun) / 1000);
    const answer = JSON.parse(made || "{}");
    if (answer.puzzle) puzzles.push(answer);
  }
  return { puzzles, seconds };
}

/** @param {string} nonet @param {Made} made @returns {string} a text of the peer */
const textOf = (nonet, made) => run(nonet, ["convert", "--to", "sudoku-solver", "-"], { input: ownText(made) }).trim();

/**
 * @param {Peer} peer @param {{ nonet: string, backtracks?: string }} how @param {Made} made
 * @returns {{ unique: boolean, open?: boolean, fault: string }}
 */
function answerOf(peer, { nonet, backtracks = "0" }, made) {
  let input = ownText(made).trim().replaceAll("\n", "; ");
  let answer;
  try {
    input = textOf(nonet, made);
    answer = peer.runSolve({ name: "", input }, { maxSolutions: 2, maxBacktracks: Number(backtracks) });
  } catch (error) {
    const said = (error instanceof Error ? error.message : String(error)).replaceAll("\n", " ");
    return { unique: false, fault: `refused: ${input}: ${said}` };
  }
  const { status, solution } = answer;
  if (status === "capped") return { unique: false, open: true, fault: "" };
  if (status !== "unique") return { unique: false, fault: `${status}: ${input}` };
  return { unique: true, fault: solution === made.solution ? "" : `another solution: ${input}` };
}

/** @param {readonly Made[]} puzzles @param {(made: Made) => number} value */
const mean = (puzzles, value) =>
  (puzzles.reduce((sum, made) => sum + value(made), 0) / Math.max(puzzles.length, 1)).toFixed(1);

/** @param {Made} made @returns {string} the puzzle as a text of ours */
const ownText = ({ puzzle, rules }) => [...rules.map((rule) => `# nonet rule ${rule}`), puzzle, ""].join("\n");

/** @param {string} nonet @param {readonly Made[]} puzzles @returns {string} such as "easy 40, hard 60" */
function levelsOf(nonet, puzzles) {
  if (!puzzles.length) return "";
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
 * @param {string} kind @param {{ puzzles: Made[], seconds: number[] }} made
 * @param {readonly { unique: boolean, open?: boolean, fault: string }[]} answers @param {string} levels
 */
const rowOf = (kind, { puzzles, seconds }, answers, levels) => [
  kind,
  String(puzzles.length),
  String(answers.filter(({ unique }) => unique).length),
  String(answers.filter(({ unique, fault }) => unique && !fault).length),
  String(answers.filter(({ open }) => open).length),
  mean(puzzles, ({ rules }) => rules.length),
  mean(puzzles, ({ puzzle }) => puzzle.replaceAll(".", "").length),
  seconds.length ? median(seconds).toFixed(2) : "",
  seconds.length ? Math.max(...seconds).toFixed(2) : "",
  levels,
];

async function main() {
  const { folder, kinds, ...how } = readWords();
  const file = pathToFileURL(join(resolve(folder), "tools/lib/solver_analysis.js")).href;
  const peer = /** @type {Peer} */ (await import(file));
  const rows = [];
  for (const kind of kinds) {
    const made = make(how, kind);
    const answers = made.puzzles.map((puzzle) => answerOf(peer, how, puzzle));
    const faults = answers.map(({ fault }) => fault).filter(Boolean);
    for (const fault of faults) console.log(`${kind}: ${fault}`);
    if (faults.length) process.exitCode = 1;
    rows.push(rowOf(kind, made, answers, levelsOf(how.nonet, made.puzzles.slice(0, Number(how.explained)))));
    console.error(`${kind}: ${made.puzzles.length - faults.length} right or given up, of ${made.puzzles.length}`);
  }
  const heads = [
    "kind",
    "made",
    "unique there",
    "our solution",
    "given up",
    "rules",
    "givens",
    "median s",
    "longest s",
    "levels",
  ];
  console.log(table(heads, rows));
}

try {
  await main();
} catch (error) {
  const { code = "" } = /** @type {{ code?: string }} */ (error);
  if (!(error instanceof Failure) && !code.startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
