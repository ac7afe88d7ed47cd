#!/usr/bin/env node
// Makes the puzzles of the course of place Learn, and writes web/model/course-puzzles.js: course-puzzles.mjs [NONET]
// NONET is the command line (build/bin/nonet). For each technique, the generator is asked for puzzles that show the
// technique, and that the techniques learned by then solve. Of these puzzles the first one is taken whose path, with
// every technique that the teacher knows, has nothing else; a puzzle that what is learned before does not solve comes
// before others. Each technique has a seed of its own, because one seed gives the same grid for many goals. A technique
// has no puzzle when the generator refuses it, or when no such puzzle comes within a quarter of a minute. The puzzle is
// made again by seed and index: `nonet generate --technique ID --allow IDS --edition 1 --seed SEED --first INDEX`.

import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { learnedUpTo, learningOrder } from "../../web/model/course.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Puzzles that are looked at for a technique, and drafts for each of them. */
const [puzzles, attempts] = [20, 20_000];
const patience = 15_000;

/**
 * @param {string} nonet
 * @param {readonly string[]} args
 * @returns {any[]} the JSON objects that the command line prints
 */
function ask(nonet, args) {
  const { stdout, error } = spawnSync(nonet, [...args, "--json"], {
    encoding: "utf8",
    timeout: patience,
    maxBuffer: 1 << 28,
  });
  if (error && /** @type {NodeJS.ErrnoException} */ (error).code !== "ETIMEDOUT") throw error;
  return stdout
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .map((line) => JSON.parse(line));
}

/**
 * Whether the path of the teacher has the technique, and nothing that is learned later.
 * @param {string} nonet
 * @param {string} puzzle
 * @param {string} id
 */
function isFor(nonet, puzzle, id) {
  const [{ solved, steps }] = ask(nonet, ["explain", puzzle, "--order", "technique"]);
  const used = new Set(steps.map((/** @type {{ technique: string }} */ { technique }) => technique));
  const learned = learnedUpTo(id);
  return solved && used.has(id) && [...used].every((each) => learned.includes(each));
}

/**
 * Whether what is learned before does not solve a puzzle.
 * @param {string} nonet
 * @param {string} puzzle
 * @param {string} id
 */
function isNeeded(nonet, puzzle, id) {
  const before = learnedUpTo(id).filter((each) => each !== id);
  return before.length === 0 || !ask(nonet, ["explain", puzzle, "--allow", before.join()])[0].solved;
}

/** @param {string} id */
const seedOf = (id) => learningOrder.indexOf(id) + 1;

/**
 * @param {string} nonet
 * @param {string} id
 * @returns {{ puzzle: string, seed: number, index: number, rating: number } | null}
 */
function puzzleOf(nonet, id) {
  const args = [
    "generate",
    "--technique",
    id,
    "--allow",
    learnedUpTo(id).join(),
    "--edition",
    "1",
    "--seed",
    String(seedOf(id)),
    "--count",
    String(puzzles),
    "--attempts",
    String(attempts),
    "--threads",
    "1",
  ];
  const fit = ask(nonet, args).filter(({ puzzle }) => isFor(nonet, puzzle, id));
  const made = fit.find(({ puzzle }) => isNeeded(nonet, puzzle, id)) ?? fit[0];
  return made ? { puzzle: made.puzzle, seed: made.seed, index: made.index, rating: made.rating } : null;
}

const [nonet = `${root}build/bin/nonet`] = process.argv.slice(2);
const lines = learningOrder.flatMap((id) => {
  const found = puzzleOf(nonet, id);
  console.log(found ? `${id}: puzzle ${found.index} of seed ${found.seed}` : `${id}: none`);
  return found
    ? [`  "${id}": { puzzle: "${found.puzzle}", seed: ${found.seed}, index: ${found.index}, rating: ${found.rating} },`]
    : [];
});
writeFileSync(
  `${root}web/model/course-puzzles.js`,
  `/**
 * The puzzles of the course, by technique, as docs/make/course-puzzles.mjs makes them. The path of each puzzle has its
 * technique and nothing that is learned later. Without the technique, what is taught before does not solve the puzzle.
 *
 * @typedef {{ puzzle: string, seed: number, index: number, rating: number }} CoursePuzzle \`index\`: of the run with the
 *   seed; \`rating\`: ER
 */

/** @type {Readonly<Record<string, CoursePuzzle>>} */
export const coursePuzzles = {
${lines.join("\n")}
};
`,
);
