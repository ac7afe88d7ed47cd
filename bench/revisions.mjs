#!/usr/bin/env node
// node bench/revisions.mjs REV_A REV_B [SET|FILE...] [--rounds N] [--jobs N] Builds nonet-bench of two revisions in a
// temporary folder, runs them in turn, and prints how many times faster B is than A. Give the same revision twice to
// see how much the times of the machine vary.

import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Failure, median, rowsOf, run, script, table } from "./runs.mjs";

/** @typedef {import("./runs.mjs").Row} Row */

const usage = "Usage: node bench/revisions.mjs REV_A REV_B [SET|FILE...] [--rounds N] [--jobs N]";
const top = fileURLToPath(new URL("..", import.meta.url));
const setsFolder = join(top, "bench/sets");

const git = (/** @type {string[]} */ ...words) => run("git", words, { cwd: top }).trim();

/** @param {string | undefined} text @returns {number} */
function wholeNumber(text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Failure(usage);
  return number;
}

/** @param {string} name @returns {string} */
function fileOf(name) {
  const shipped = join(setsFolder, `${name}.txt`);
  const file = existsSync(shipped) ? shipped : resolve(name);
  if (!existsSync(file)) throw new Failure(`${name}: neither a set of bench/sets nor a file`);
  return file;
}

/** @param {string} revision @returns {string} the commit */
function commitOf(revision) {
  try {
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`);
  } catch {
    throw new Failure(`${revision}: no such revision`);
  }
}

function readWords() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: "string", default: "5" },
      jobs: { type: "string", default: String(availableParallelism()) },
    },
  });
  const [a, b, ...names] = positionals;
  if (!a || !b) throw new Failure(usage);
  const files = names.length
    ? names.map(fileOf)
    : readdirSync(setsFolder)
        .sort()
        .map((name) => join(setsFolder, name));
  return { revisions: [a, b], files, rounds: wholeNumber(values.rounds), jobs: wholeNumber(values.jobs) };
}

/**
 * @param {string} revision @param {string} commit @param {string} folder where the tree goes @param {number} jobs
 * @returns {string} the program
 */
function build(revision, commit, folder, jobs) {
  git("worktree", "add", "--quiet", "--detach", folder, commit);
  const made = join(folder, "build");
  try {
    run("cmake", ["--preset", "release", "-B", made, `-DNONET_BIN_DIR=${made}`, "-DNONET_TESTS=OFF"], { cwd: folder });
    run("cmake", ["--build", made, "--target", "nonet-bench", "-j", String(jobs)]);
  } catch (error) {
    throw new Failure(`${revision} does not build: ${/** @type {Error} */ (error).message}`);
  }
  const program = join(made, "nonet-bench");
  if (!run(program, ["--help"]).includes("--csv"))
    throw new Failure(`${revision}: its nonet-bench is older than --csv`);
  return program;
}

/** @param {string} revision @param {string} program @param {string[]} files @returns {Row[]} */
function measure(revision, program, files) {
  try {
    return rowsOf(run(program, ["--csv", ...files]));
  } catch (error) {
    throw new Failure(`${revision}: ${/** @type {Error} */ (error).message}`);
  }
}

const range = (/** @type {number[]} */ values) => `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`;

/**
 * What the rounds say: a line for each row that both have. The ratio is taken round by round, A's time by B's.
 * @param {Row[][]} a rows of each round @param {Row[][]} b as many rounds
 * @returns {string[][]} set, how, ns of A, ns of B, ratio, its range, guesses
 */
export function comparison(a, b) {
  const find = (/** @type {Row[]} */ rows, /** @type {Row} */ { set, how }) =>
    rows.find((row) => row.set === set && row.how === how);
  return a[0]
    .filter((row) => find(b[0], row))
    .map((row) => {
      const of = (/** @type {Row[][]} */ rounds) => rounds.map((rows) => find(rows, row)?.ns ?? NaN);
      const [before, after] = [of(a), of(b)];
      const ratios = before.map((ns, round) => ns / after[round]);
      const guesses = [row.guesses, find(b[0], row)?.guesses ?? NaN].map((number) => number.toFixed(2));
      return [
        row.set,
        row.how,
        median(before).toFixed(0),
        median(after).toFixed(0),
        median(ratios).toFixed(2),
        range(ratios),
        guesses[0] === guesses[1] ? guesses[0] : guesses.join(" → "),
      ];
    });
}

function main() {
  const { revisions, files, rounds, jobs } = readWords();
  const commits = revisions.map(commitOf);
  const folder = mkdtempSync(join(tmpdir(), "nonet-revisions-"));
  const trees = ["a", "b"].map((name) => join(folder, name));
  // An interrupt ends the program that is running. Its failure then ends this script after the clean-up.
  process.on("SIGINT", () => {});
  try {
    const programs = trees.map((tree, which) => build(revisions[which], commits[which], tree, jobs));
    const results = [[], []].map(() => /** @type {Row[][]} */ ([]));
    for (let round = 0; round < rounds; ++round) {
      for (const which of round % 2 ? [1, 0] : [0, 1]) {
        results[which].push(measure(revisions[which], programs[which], files));
      }
    }
    const [a, b] = commits.map((commit) => commit.slice(0, 9));
    console.log(
      `A: ${revisions[0]} (${a}), B: ${revisions[1]} (${b}); ns a puzzle, the middle of ${rounds}; A / B above 1: B is faster\n`,
    );
    console.log(table(["set", "how", "A", "B", "A / B", "range", "guesses"], comparison(results[0], results[1])));
  } finally {
    for (const tree of trees.filter((path) => existsSync(path))) git("worktree", "remove", "--force", tree);
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) script(main);
