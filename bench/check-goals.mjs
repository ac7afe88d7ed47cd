#!/usr/bin/env node
// node bench/check-goals.mjs [--share F] [--seed S] [NONET] Makes puzzles of many goals with `nonet generate`, 100,000
// with the share 1, and checks each puzzle by an independent path: exactly one solution, number of clues, symmetry,
// pattern, kept digits and minimality by code of its own (puzzle-form.mjs); ratings, levels and techniques by `nonet
// rate` and `nonet explain`. Prints a line for each goal, and exits with 1 when a puzzle does not meet its goal.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { goals } from "./goals.mjs";
import { wrongForm } from "./puzzle-form.mjs";
import { Failure } from "./runs.mjs";

/** @typedef {import("./goals.mjs").Goal} Goal */
/** @typedef {import("./puzzle-form.mjs").Answer} Answer */

/** How many puzzles are passed to one run of `nonet rate` or `nonet explain`. */
const blockSize = 2000;

/**
 * Runs a program, gives it a text, and calls back for each line of its answer.
 * @param {string} program @param {string[]} words @param {string} input @param {(line: string) => void} take
 * @returns {Promise<string>} what it said on standard error
 */
async function runLines(program, words, input, take) {
  const child = spawn(program, words, { stdio: ["pipe", "pipe", "pipe"] });
  let said = "";
  child.stderr.on("data", (piece) => (said += piece));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  for await (const line of createInterface({ input: child.stdout })) take(line);
  return said;
}

/** @param {Goal} goal @param {string} folder for the files that options name @returns {string[]} */
function wordsOf(goal, folder) {
  const words = [...(goal.options ?? [])];
  for (const name of /** @type {const} */ (["layout", "level", "symmetry", "method"]))
    if (goal[name]) words.push(`--${name}`, /** @type {string} */ (goal[name]));
  for (const name of /** @type {const} */ (["technique", "needs", "allow", "forbid"]))
    if (goal[name]) words.push(`--${name}`, /** @type {string[]} */ (goal[name]).join(","));
  for (const name of /** @type {const} */ (["clues", "rating"]))
    if (goal[name]) words.push(`--${name}`, /** @type {number[]} */ (goal[name]).join("-"));
  if (goal.minimal) words.push("--minimal");
  for (const name of /** @type {const} */ (["pattern", "keep"])) {
    if (!goal[name]) continue;
    const path = join(folder, name);
    writeFileSync(path, `${goal[name]}\n`);
    words.push(`--${name}`, path);
  }
  return words;
}

class Check {
  /** @param {string} program @param {number} seed */
  constructor(program, seed) {
    this.program = program;
    this.seed = seed;
    this.faults = 0;
    this.puzzles = 0;
    this.folder = mkdtempSync(join(tmpdir(), "nonet-goals-"));
  }

  end() {
    rmSync(this.folder, { recursive: true });
  }

  /** @param {Goal} goal @param {Answer} answer @param {string} what */
  fault(goal, answer, what) {
    this.faults += 1;
    console.log(`FAULT ${goal.name}: ${what}: ${JSON.stringify(answer)}`);
  }

  /** @param {Goal} goal @param {number} count */
  async goal(goal, count) {
    /** @type {Answer[]} */
    let block = [];
    let made = 0;
    const begun = process.hrtime.bigint();
    /** @type {Answer[][]} */
    const blocks = [];
    const words = [
      "generate",
      "--json",
      "--seed",
      String(this.seed),
      "--count",
      String(count),
      ...wordsOf(goal, this.folder),
    ];
    const said = await runLines(this.program, words, "", (line) => {
      const answer = JSON.parse(line);
      made += 1;
      block.push(answer);
      if (block.length < blockSize) return;
      blocks.push(block);
      block = [];
    });
    const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
    if (block.length > 0) blocks.push(block);
    if (said) console.log(said.trimEnd());
    if (made !== count) {
      this.faults += 1;
      console.log(`FAULT ${goal.name}: ${made} of ${count} puzzles`);
    }
    const faultsBefore = this.faults;
    for (const answers of blocks) await this.answers(goal, answers);
    this.puzzles += made;
    console.log(
      `${goal.name.padEnd(56)} ${String(made).padStart(6)} puzzles ${((seconds / Math.max(made, 1)) * 1e3).toFixed(3).padStart(9)} ms each  ${this.faults === faultsBefore ? "ok" : "FAULTS"}`,
    );
  }

  /** @param {Goal} goal @param {Answer[]} answers */
  async answers(goal, answers) {
    for (const answer of answers) {
      const wrong = wrongForm(goal, answer);
      if (wrong) this.fault(goal, answer, wrong);
    }
    if (answers[0].layout === "3x3") await this.ratings(goal, answers);
    if (goal.level) await this.levels(goal, answers);
    await this.techniques(goal, answers);
  }

  /** Puzzles of a goal, with the options that `nonet` needs to read them. */
  input(answers) {
    return answers.map(({ puzzle }) => `${puzzle}\n`).join("");
  }
  layoutWords(goal) {
    return goal.layout ? ["--layout", goal.layout] : [];
  }

  /** @param {Goal} goal @param {Answer[]} answers */
  async ratings(goal, answers) {
    let next = 0;
    await runLines(this.program, ["rate", "--json"], this.input(answers), (line) => {
      const { status, er } = JSON.parse(line);
      const answer = answers[next++];
      if (status !== "rated" || er !== answer.rating) this.fault(goal, answer, `rating ${er} (${status})`);
      if (goal.rating && (er < goal.rating[0] || er > goal.rating[1])) this.fault(goal, answer, `rating ${er}`);
    });
    if (next !== answers.length)
      throw new Failure(`${goal.name}: nonet rate answered ${next} of ${answers.length} puzzles`);
  }

  /** @param {Goal} goal @param {Answer[]} answers */
  async levels(goal, answers) {
    let next = 0;
    await runLines(this.program, ["explain", "--json", ...this.layoutWords(goal)], this.input(answers), (line) => {
      const { level } = JSON.parse(line);
      const answer = answers[next++];
      if (level !== goal.level || level !== answer.level) this.fault(goal, answer, `level ${level}`);
    });
    if (next !== answers.length)
      throw new Failure(`${goal.name}: nonet explain answered ${next} of ${answers.length} puzzles`);
  }

  /**
   * Whether a set of techniques solves each puzzle.
   * @param {Goal} goal
   * @param {Answer[]} answers
   * @param {string[]} words
   * @returns {Promise<boolean[]>}
   */
  async solved(goal, answers, words) {
    /** @type {boolean[]} */
    const solved = [];
    await runLines(
      this.program,
      ["explain", "--json", ...words, ...this.layoutWords(goal)],
      this.input(answers),
      (line) => {
        solved.push(JSON.parse(line).solved);
      },
    );
    return solved;
  }

  /** @param {Goal} goal @param {Answer[]} answers */
  async techniques(goal, answers) {
    const hardest = goal.technique?.at(-1);
    if (hardest)
      answers.forEach((answer) => {
        if (answer.hardest !== hardest) this.fault(goal, answer, `${hardest} is not the hardest on the path`);
      });
    const allowed = goal.solvedBy ?? goal.allow;
    if (!allowed && !goal.forbid && !goal.needs) return;
    const allow = allowed ? ["--allow", allowed.join(",")] : [];
    const forbidden = goal.forbid ?? [];
    /** @param {string[]} left out besides the forbidden ones */
    const without = (left) =>
      left.length + forbidden.length > 0 ? [...allow, "--forbid", [...forbidden, ...left].join(",")] : allow;
    const solved = await this.solved(goal, answers, without([]));
    answers.forEach((answer, at) => {
      if (!solved[at]) this.fault(goal, answer, "not solved by the allowed techniques");
    });
    for (const technique of goal.needs ?? []) {
      const solvedWithout = await this.solved(goal, answers, without([technique]));
      answers.forEach((answer, at) => {
        if (solvedWithout[at] !== false) this.fault(goal, answer, `${technique} is not needed`);
      });
    }
  }
}

async function main(words) {
  let [share, seed, program] = [1, 1, "build/bin/nonet"];
  for (let at = 0; at < words.length; ++at) {
    if (words[at] === "--share") share = Number(words[++at]);
    else if (words[at] === "--seed") seed = Number(words[++at]);
    else program = words[at];
  }
  if (!(share > 0) || !Number.isInteger(seed))
    throw new Failure("Usage: node bench/check-goals.mjs [--share F] [--seed S] [NONET]");
  const check = new Check(program, seed);
  try {
    for (const goal of goals) await check.goal(goal, Math.max(1, Math.round(goal.count * share)));
  } finally {
    check.end();
  }
  console.log(`${check.puzzles} puzzles, ${check.faults} faults`);
  if (check.faults > 0) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
