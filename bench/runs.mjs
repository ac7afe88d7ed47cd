// Functions that several scripts of this folder use: run a program, read puzzles and the rows of nonet-bench, format
// numbers and tables.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** An error that the person at the terminal can correct. It is reported without a stack. */
export class Failure extends Error {}

/**
 * Runs a program to its end.
 * @param {string} program @param {string[]} words
 * @param {{cwd?: string, env?: Record<string, string>, input?: string, codes?: number[]}} [options] `env` is added to
 *   the environment; `codes` are the exit codes of success (0)
 * @returns {string} what it printed
 * @throws {Failure} when it cannot be started, or fails: with the last lines of what it said
 */
export function run(program, words, { cwd, env, input, codes = [0] } = {}) {
  const { error, status, signal, stdout, stderr } = spawnSync(program, words, {
    cwd,
    env: { ...process.env, ...env },
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (error) throw new Failure(`${program}: ${error.message}`);
  if (status !== null && codes.includes(status)) return stdout;
  const said = `${stdout}\n${stderr}`.trim().split("\n").slice(-20).join("\n");
  throw new Failure(`${basename(program)} ${signal ? `was ended by ${signal}` : `failed with ${status}`}\n${said}`);
}

/** @typedef {{set: string, how: string, puzzles: number, ns: number, guesses: number, unique: number}} Row */

const header = "set,how,puzzles,ns,guesses,unique";

/**
 * @param {string} csv what `nonet-bench --csv` printed @returns {Row[]}
 * @throws {Failure} when it is something else
 */
export function rowsOf(csv) {
  const [first, ...lines] = csv.trimEnd().split("\n");
  if (first !== header) throw new Failure("this nonet-bench does not print --csv");
  return lines.map((line) => {
    // A file name may contain a comma.
    const [how, ...numbers] = line.split(",").slice(-5);
    const [puzzles, ns, guesses, unique] = numbers.map(Number);
    return { set: line.split(",").slice(0, -5).join(","), how, puzzles, ns, guesses, unique };
  });
}

/** Symbols of a puzzle with given candidates: nine for each cell. */
export const pencilSymbols = 729;

/**
 * @param {string} file
 * @returns {string[]} its lines of 81 symbols, or of 729 if it has any, blanks as dots: which is all that tdoku reads,
 *   in two kinds of files
 */
export function classicLines(file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Failure(/** @type {Error} */ (error).message);
  }
  const linesOf = (/** @type {RegExp} */ form) =>
    text.split("\n").flatMap((line) => form.exec(line)?.[0].replaceAll("0", ".") ?? []);
  const pencil = linesOf(/^[0-9.]{729}(?![0-9.])/);
  const puzzles = pencil.length ? pencil : linesOf(/^[0-9.]{81}(?![0-9.])/);
  if (!puzzles.length) throw new Failure(`${file}: no lines of 81 or 729 digits or dots`);
  return puzzles;
}

/** @param {number[]} values at least one */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.floor(sorted.length / 2)]) / 2;
}

/**
 * A Markdown table, its columns aligned in the source too. The first column leans left, the others right.
 * @param {string[]} heads @param {string[][]} rows
 */
export function table(heads, rows) {
  const widths = heads.map((head, column) => Math.max(3, ...[heads, ...rows].map((row) => row[column].length)));
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const pad = (/** @type {string} */ cell, /** @type {number} */ column) =>
    column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(heads.map(pad)), line(rule), ...rows.map((row) => line(row.map(pad)))].join("\n");
}

/**
 * Runs the body of a script; a Failure goes to standard error and ends it with 1.
 * @param {() => void} body
 */
export function script(body) {
  try {
    body();
  } catch (error) {
    const { code = "" } = /** @type {{ code?: string }} */ (error);
    if (!(error instanceof Failure) && !code.startsWith("ERR_PARSE_ARGS")) throw error;
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
