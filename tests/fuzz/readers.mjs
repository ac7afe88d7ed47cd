// `./dev fuzz readers`: looks for texts that break a promise of the JavaScript readers.
//
//     node tests/fuzz/readers.mjs [TARGET…] [--minutes N | --runs N] [--seed S]
//     node tests/fuzz/readers.mjs TARGET FILE
//
// Each target runs in a process of its own, with little memory. So an input that never ends, or that takes all memory,
// is seen and named. Such an input, and any other that breaks a promise, is written to build/fuzz. --minutes is the
// time of all targets together.

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fuzzReader } from "./fuzz-reader.mjs";
import { readerTargets } from "./reader-targets.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: "string", default: "10" },
    runs: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});
const names = positionals.filter((name) => Object.hasOwn(readerTargets, name));
const files = positionals.filter((name) => !Object.hasOwn(readerTargets, name));
const [minutes, seed, runs] = [values.minutes, values.seed, values.runs ?? "Infinity"].map(Number);

if (files.length > 0 && names.length === 1) {
  for (const file of files) await readerTargets[names[0]].read(readFileSync(file, "utf8"));
} else if (files.length > 0 || !(minutes > 0) || !(runs > 0) || !Number.isSafeInteger(seed)) {
  process.stderr.write(
    `Usage: node tests/fuzz/readers.mjs [TARGET…] [--minutes N | --runs N] [--seed S]\n       node tests/fuzz/readers.mjs TARGET FILE…\nTargets:\n${Object.entries(
      readerTargets,
    )
      .map(([name, { about }]) => `  ${name.padEnd(9)} ${about}\n`)
      .join("")}`,
  );
  process.exitCode = 2;
} else {
  const chosen = names.length > 0 ? names : Object.keys(readerTargets);
  const seconds = values.runs ? Infinity : (60 * minutes) / chosen.length;
  for (const name of chosen) {
    const { inputs, longest, largest, faults } = await fuzzReader({ name, seed, runs, seconds });
    for (const { what, file } of faults) process.stdout.write(`${name}: ${what}\n${name}: The input is ${file}.\n`);
    process.stdout.write(
      `${name}: ${inputs} inputs of seed ${seed}, ${faults.length} faults; at most ${Math.round(1000 * longest)} ms and a heap of ${Math.round(largest / 1e6)} MB\n`,
    );
    if (faults.length > 0) process.exitCode = 1;
  }
}
