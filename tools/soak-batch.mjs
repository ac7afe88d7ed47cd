// `./dev soak batch`: gives millions of puzzles to `nonet solve`, checks every answer, and watches the memory of the
// program.
//
//     node tools/soak-batch.mjs [--puzzles N] [--minutes N] [--seed S]
//
// A puzzle is a known one whose rows, columns, bands, stacks and digits are permuted at random. Its solution is the
// known solution, permuted in the same way. So the solver under test is the only solver in this program.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

const kPiece = 2000;
const kSampleEvery = 250_000;
/** How much the program may grow after the first sample, in KB. The allocator keeps a few pages more or less. */
const kNoiseKb = 2048;

const { values } = parseArgs({
  options: { puzzles: { type: "string" }, minutes: { type: "string" }, seed: { type: "string", default: "1" } },
});
/** @param {string | undefined} text @param {string} name */
const numberOf = (text, name) => {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  process.stderr.write(`--${name}: '${text}' is not a number above 0.\n`);
  return process.exit(2);
};
const wanted =
  values.puzzles === undefined && values.minutes !== undefined
    ? Infinity
    : numberOf(values.puzzles ?? "10000000", "puzzles");
const end = values.minutes === undefined ? Infinity : Date.now() + 60_000 * numberOf(values.minutes, "minutes");
const seed = numberOf(values.seed, "seed");
const program = process.env.NONET_BIN ?? "build/bin/nonet";

const known = readFileSync(new URL("../tests/data/seeds.txt", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.split(":"))
  .filter(([puzzle, count]) => puzzle.length === 81 && count === "1")
  .map(([puzzle, , solution]) => ({ puzzle: puzzle.replaceAll(".", "0"), solution }));

/** Random numbers from 0 to `end` - 1 (mulberry32). @param {number} state */
function randomFrom(state) {
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** @param {number[]} list @param {(below: number) => number} random */
function shuffled(list, random) {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [list[last], list[other]] = [list[other], list[last]];
  }
  return list;
}

/** Puzzles with their solutions; the same for the same seed. @param {number} start */
function puzzlesFrom(start) {
  const random = randomFrom(start);
  const lines = () =>
    shuffled([0, 1, 2], random).flatMap((band) => shuffled([0, 1, 2], random).map((line) => 3 * band + line));
  return () => {
    const { puzzle, solution } = known[random(known.length)];
    const [rows, columns] = [lines(), lines()];
    const digits = [0, ...shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random)];
    let [turned, answer] = ["", ""];
    for (const row of rows) {
      for (const column of columns) {
        turned += digits[puzzle.charCodeAt(9 * row + column) - 48];
        answer += digits[solution.charCodeAt(9 * row + column) - 48];
      }
    }
    return { turned, answer };
  };
}

const child = spawn(program, ["solve"], { stdio: ["pipe", "pipe", "inherit"] });
const residentKb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]);

// A program that ends too early closes the pipe; its exit code says the rest.
child.stdin.on("error", () => {});
const gone = new Promise((resolve) => child.on("close", (code, signal) => resolve(code ?? signal)));

let given = 0;
let all = false;
async function giveAll() {
  const next = puzzlesFrom(seed);
  while (given < wanted && Date.now() < end) {
    let text = "";
    for (let count = Math.min(kPiece, wanted - given); count > 0; count--, given++) text += `${next().turned}\n`;
    if (!child.stdin.write(text)) await Promise.race([once(child.stdin, "drain").catch(() => {}), gone]);
    if (child.exitCode !== null || child.signalCode !== null) break;
  }
  all = true;
  child.stdin.end();
}

const began = Date.now();
const giving = giveAll();
const expected = puzzlesFrom(seed);
/** @type {number[]} */
const memory = [];
let answered = 0;
let wrong = 0;
for await (const line of createInterface({ input: child.stdout })) {
  const { turned, answer } = expected();
  if (line !== `${turned}:1:${answer}`) {
    if (wrong++ < 5)
      process.stderr.write(`Puzzle ${answered} of seed ${seed}: got ${line}, expected ${turned}:1:${answer}\n`);
  }
  // The program has ended when the last answers are read.
  if (++answered % kSampleEvery === 0 && !all) memory.push(residentKb());
}
await giving;
const code = await gone;
const growth = memory.length > 1 ? Math.max(...memory.slice(1)) - memory[0] : 0;
const seconds = (Date.now() - began) / 1000;
process.stdout.write(
  `${answered} of ${given} puzzles answered in ${seconds.toFixed(0)} s, ${wrong} wrong, exit code ${code}\n`,
);
process.stdout.write(
  `memory: ${memory[0] ?? "not sampled"} KB at first, ${growth} KB more at most, ${memory.length} samples\n`,
);
if (wrong > 0 || code !== 0 || answered !== given || growth > kNoiseKb) {
  process.stdout.write("FAILED\n");
  process.exitCode = 1;
}
