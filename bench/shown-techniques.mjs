// How often and how fast puzzles show a technique: node bench/shown-techniques.mjs [--count N] [--seconds S] [NONET]
// Makes up to N puzzles (10) for each technique with nonet generate --technique, on one thread, for at most S seconds
// (20). Prints a table: the puzzles made, the mean number of drafts and the mean time for a puzzle. Time spent on a
// puzzle that was not ready counts for the others.

import { execFileSync, spawn } from "node:child_process";
import { createInterface } from "node:readline";

let [count, seconds, program] = [10, 20, "build/bin/nonet"];
const words = process.argv.slice(2);
for (let at = 0; at < words.length; ++at) {
  if (words[at] === "--count") count = Number(words[++at]);
  else if (words[at] === "--seconds") seconds = Number(words[++at]);
  else program = words[at];
}

/** The puzzles with a technique that are made in time. @param {string} technique */
async function made(technique) {
  const options = [
    "generate",
    "--json",
    "--threads",
    "1",
    "--seed",
    "1",
    "--count",
    String(count),
    "--attempts",
    "100000",
    "--technique",
    technique,
  ];
  const run = spawn(program, options, { stdio: ["ignore", "pipe", "ignore"], timeout: seconds * 1000 });
  const ended = new Promise((resolve) => run.on("close", resolve));
  const begun = performance.now();
  let [puzzles, tried, milliseconds] = [0, 0, 0];
  for await (const line of createInterface({ input: run.stdout })) {
    puzzles += 1;
    tried += JSON.parse(line).tried;
    milliseconds = performance.now() - begun;
  }
  const code = await ended;
  return {
    puzzles,
    tried,
    milliseconds: puzzles === count ? milliseconds : performance.now() - begun,
    isRefused: code === 2,
  };
}

const ids = execFileSync(program, ["find", "--list"], { encoding: "utf8" })
  .trim()
  .split("\n")
  .map((line) => line.split(" ").at(-1) ?? "");
console.log(
  `| technique | puzzles in ${seconds} s, at most ${count} | drafts a puzzle | time a puzzle, ms |\n|---|--:|--:|--:|`,
);
for (const id of ids) {
  const { puzzles, tried, milliseconds, isRefused } = await made(id);
  const figures =
    puzzles === 0
      ? [isRefused ? "refused" : "0", "", ""]
      : [puzzles, Math.round(tried / puzzles), (milliseconds / puzzles).toFixed(milliseconds / puzzles < 10 ? 1 : 0)];
  console.log(`| \`${id}\` | ${figures.join(" | ")} |`);
}
