#!/usr/bin/env node
// Counts how many puzzles need each technique, and writes web/model/technique-use.js: technique-use.mjs [NONET]
// NONET is the command line (build/bin/nonet). The puzzles are 2,000 that Sudoku Explainer rates 6.5 to 8.5. A puzzle
// counts for a technique when the technique is on the path of the teacher, who takes what is taught first.

import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { techniques } from "../../web/model/techniques.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [count, rating, seed] = [2000, "6.5-8.5", 20261129];
const [nonet = `${root}build/bin/nonet`] = process.argv.slice(2);

/** @param {string[]} args @param {string} [input] */
const run = (args, input) => spawnSync(nonet, args, { encoding: "utf8", input, maxBuffer: 1 << 30 }).stdout;

const puzzles = run(["generate", "--rating", rating, "--count", String(count), "--seed", String(seed)]);
const paths = run(["explain", "--json", "--order", "technique"], puzzles)
  .trim()
  .split("\n")
  .map((line) => new Set(JSON.parse(line).steps.map((/** @type {{ technique: string }} */ step) => step.technique)));
const lines = techniques.flatMap((id) => {
  const times = paths.filter((path) => path.has(id)).length;
  return times ? [`  ${/^[a-z]+$/.test(id) ? id : JSON.stringify(id)}: ${times},`] : [];
});
writeFileSync(
  `${root}web/model/technique-use.js`,
  `/**
 * How many puzzles need each technique, as docs/make/technique-use.mjs counts: of ${count} puzzles that Sudoku Explainer
 * rates ${rating.replace("-", " to ")}, the number of those whose path has the technique. A technique that is not listed is needed by none.
 */

export const puzzlesCounted = ${paths.length};

/** @type {Readonly<Record<string, number>>} */
export const techniqueUse = {
${lines.join("\n")}
};
`,
);
