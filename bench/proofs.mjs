#!/usr/bin/env node
// Checks proofs of uniqueness with a public checker, and says how large they are and how long they take:
//
//     node bench/proofs.mjs CHECKER FILE [--layout LAYOUT] [--most N] [--nonet PROGRAM]
//
// CHECKER is drat-trim, or a program that takes the same two files and prints `s VERIFIED`. FILE has a puzzle on each
// line, as the first word; with --most, N of them are taken, spread over the whole file.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    layout: { type: "string" },
    most: { type: "string" },
    nonet: { type: "string", default: "build/bin/nonet" },
  },
});
const [checker, file] = positionals;
if (!checker || !file) throw new Error("a checker and a file are needed: node bench/proofs.mjs CHECKER FILE");

const all = readFileSync(file, "utf8")
  .split("\n")
  .map((line) => line.split(/[\s,:;]/)[0])
  .filter((word) => word && !word.startsWith("#"));
const most = Math.min(Number(values.most ?? all.length), all.length);
const puzzles = Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)]);

const folder = mkdtempSync(join(tmpdir(), "nonet-proofs-"));
const name = join(folder, "proof");
const layout = values.layout ? ["--layout", values.layout] : [];

/** @param {number[]} numbers */
const spread = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return `median ${at(0.5)}, 99 % ${at(0.99)}, most ${sorted.at(-1)}`;
};

const bytes = [];
const milliseconds = [];
const checking = [];
let refused = 0;
let unproven = 0;
for (const puzzle of puzzles) {
  const start = performance.now();
  const { status, stderr } = spawnSync(values.nonet, ["solve", "--proof", name, ...layout], {
    input: `${puzzle}\n`,
    encoding: "utf8",
  });
  milliseconds.push(Math.round(performance.now() - start));
  if (!stderr.includes("the proof in")) {
    unproven += 1;
    console.log(`no proof (exit code ${status}): ${puzzle}\n  ${stderr.trim()}`);
    continue;
  }
  bytes.push(statSync(`${name}.drat`).size);
  const began = performance.now();
  const { stdout } = spawnSync(checker, [`${name}.cnf`, `${name}.drat`], { encoding: "utf8", maxBuffer: 1 << 28 });
  checking.push(Math.round(performance.now() - began));
  if (!/^s VERIFIED$/m.test(stdout)) {
    refused += 1;
    console.log(`REFUSED: ${puzzle}`);
  }
}
rmSync(folder, { recursive: true });
console.log(
  `${puzzles.length} puzzles: ${bytes.length - refused} proofs accepted, ${refused} refused, ${unproven} without`,
);
console.log(`bytes of a proof: ${spread(bytes)}`);
console.log(`milliseconds of nonet, with its start: ${spread(milliseconds)}; of the checker: ${spread(checking)}`);
process.exitCode = refused || unproven ? 1 : 0;
