#!/usr/bin/env node
// node bench/peer-counts.mjs --tdoku PATH [--ours PATH] [--limit N] FILE... Counts the solutions of the same puzzles
// with tdoku's program `solve` (which you must have built) and with `nonet solve`, up to a limit. Prints how many
// counts and solutions agree, and ends with 1 if some differ.

import { existsSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Failure, classicLines, run, script, table } from "./runs.mjs";

const usage = "Usage: node bench/peer-counts.mjs --tdoku PATH [--ours PATH] [--limit N] FILE...";

/** So many puzzles that differ are printed. */
const shown = 10;

function readWords() {
  const { values, positionals: files } = parseArgs({
    allowPositionals: true,
    options: {
      tdoku: { type: "string" },
      ours: { type: "string", default: fileURLToPath(new URL("../build/bin/nonet", import.meta.url)) },
      limit: { type: "string", default: "1000" },
    },
  });
  const limit = Number(values.limit);
  if (!values.tdoku || !files.length || !(Number.isSafeInteger(limit) && limit > 1)) throw new Failure(usage);
  for (const path of [values.tdoku, values.ours]) {
    if (!existsSync(path)) throw new Failure(`${path}: no such program`);
  }
  return { tdoku: values.tdoku, ours: values.ours, limit, files };
}

/** @typedef {{count: number, solution: string}} Answer `solution` is empty unless there is exactly one */

/**
 * The answers of a program that reads puzzles from its input and prints `PUZZLE:COUNT:SOLUTION` for each.
 * @param {string} program @param {string[]} words @param {string[]} puzzles @returns {Answer[]}
 */
function answersOf(program, words, puzzles) {
  const lines = run(program, words, { input: `${puzzles.join("\n")}\n`, codes: [0, 1] })
    .trimEnd()
    .split("\n");
  const answers = lines.map((line) => {
    const [, digits, solution] = /:(?:>=)?(\d+):([1-9]*)$/.exec(line) ?? [];
    if (digits === undefined) throw new Failure(`${program} printed no count:\n${line}`);
    return { count: Number(digits), solution: digits === "1" ? solution : "" };
  });
  if (answers.length !== puzzles.length)
    throw new Failure(`${program} answered ${answers.length} of ${puzzles.length} puzzles`);
  return answers;
}

/**
 * The numbers of puzzles with no, one, several and `limit` solutions, by our counts.
 * @param {Answer[]} answers
 * @param {number} limit
 */
const kinds = (answers, limit) =>
  [
    (/** @type {number} */ count) => count === 0,
    (/** @type {number} */ count) => count === 1,
    (/** @type {number} */ count) => count > 1 && count < limit,
    (/** @type {number} */ count) => count >= limit,
  ].map((isOfKind) => answers.filter(({ count }) => isOfKind(count)).length);

/** @param {Answer} answer */
const textOf = ({ count, solution }) => `${count} ${solution}`.trim();

function main() {
  const { tdoku, ours, limit, files } = readWords();
  const rows = [];
  /** @type {string[]} */
  const different = [];
  for (const file of files) {
    const puzzles = classicLines(file);
    const theirs = answersOf(tdoku, [String(limit)], puzzles);
    const own = answersOf(ours, ["solve", "--limit", String(limit)], puzzles);
    const differ = puzzles.flatMap((puzzle, index) =>
      textOf(own[index]) === textOf(theirs[index])
        ? []
        : [`${puzzle}\n  tdoku ${textOf(theirs[index])}\n  ours  ${textOf(own[index])}`],
    );
    rows.push([basename(file), ...[puzzles.length, ...kinds(own, limit), differ.length].map(String)]);
    different.push(...differ);
  }
  console.log(table(["set", "puzzles", "0 solutions", "1", `2 to ${limit - 1}`, `${limit} or more`, "differ"], rows));
  if (!different.length) return;
  console.log(`\n${different.slice(0, shown).join("\n")}`);
  process.exitCode = 1;
}

script(main);
