// How fast this machine is, compared with the one on which the budgets of tools/suites.mjs were measured.

import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

/** Seconds of processor time that `work` took on the reference machine, with both of its processors busy. */
const referenceSeconds = 0.9;

/** Rounds of `work` in one measurement. */
const rounds = 12;

/**
 * A fixed piece of work of the sorts that tests and compilers do: integers, strings, maps, sorting and parsing.
 * @returns {number} something that depends on all of it, so that none is optimised away
 */
function work() {
  let seed = 1;
  const next = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0);
  const words = Array.from({ length: 60_000 }, () => next().toString(36));
  const counts = new Map();
  for (const word of words) counts.set(word.slice(0, 3), (counts.get(word.slice(0, 3)) ?? 0) + 1);
  const sorted = JSON.parse(JSON.stringify(words.sort()));
  let sum = counts.size;
  for (let i = 0; i < 3_000_000; ++i) sum = (sum + (next() >>> (i & 15))) >>> 0;
  return sum + sorted.length;
}

/** Runs the work, and prints the seconds of processor time. */
function measureHere() {
  let sum = 0;
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; ++round) sum += work();
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ seconds: (user + system) / 1e6, sum }));
}

/** @returns {Promise<number>} seconds of processor time, of one process beside the others */
const measureBeside = () =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), "--measure"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.on("error", fail);
    child.on("close", (code) =>
      code === 0 ? done(JSON.parse(output).seconds) : fail(new Error(`the calibration ended with code ${code}`)),
    );
  });

/**
 * @typedef {object} Pace of this machine, where 1 is the reference machine and 2 takes twice as long
 * @property {number} work processor time for the same work
 * @property {number} time time by the clock for the same work on every processor, at least 1: shares of a processor
 *   make it longer
 */

/** Measures every processor at once, as a run of the tests uses them. Takes about a second. @returns {Promise<Pace>} */
export async function calibrate() {
  const start = performance.now();
  const seconds = await Promise.all(Array.from({ length: availableParallelism() }, measureBeside));
  const elapsed = (performance.now() - start) / 1000;
  const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
  return { work: mean / referenceSeconds, time: Math.max(1, elapsed / referenceSeconds) };
}

if (process.argv.includes("--measure") && process.argv[1] === fileURLToPath(import.meta.url)) measureHere();
