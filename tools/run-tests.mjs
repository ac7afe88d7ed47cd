#!/usr/bin/env node
// Runs the steps of tools/suites.mjs, as many side by side as there are processors, and adds up their counts: the body
// of `./dev test`.
//
//     node tools/run-tests.mjs [--all] [--changed[=REV]] [--shard=K/N] [--needs] [STEP…]
//     node tools/run-tests.mjs --near [--needs] [PATH…]
//
// STEP runs only that step, with the builds it needs; `core` stands for every step whose name begins with that word.
// `--changed` runs what uncommitted changes can make fail, and `--changed=REV` what everything that differs from a
// revision can; with a STEP only what is both. `--shard=2/3` runs the second third of the cases of the site. `--near`
// is the body of `./dev check`: it runs what is near to the uncommitted changes, or to the files and folders that are
// named. `--needs` prints what `./dev` has to install for the chosen steps, and runs nothing.
//
// What a step prints goes to build/logs, and to the terminal when the step fails. build/logs/times.json says what each
// step took. The last line is `N passed, N failed`.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { calibrate } from "./calibration.mjs";
import { readFiles } from "./check-rules.mjs";
import { changedSince } from "./reach.mjs";
import { choiceFor, inShard } from "./chosen-steps.mjs";
import { filesNamed, nearSteps } from "./near-steps.mjs";
import { logOf, runLogged } from "./run-logged.mjs";
import { countsOfBoth, failedCases, secondCommand } from "./second-attempt.mjs";
import { runSideBySide } from "./side-by-side.mjs";
import { minutesAllowed, steps } from "./suites.mjs";
import { add, countsOf, noCounts, summary } from "./test-counts.mjs";

/** @typedef {import("./suites.mjs").Step} Step */

process.chdir(new URL("..", import.meta.url).pathname);
const args = process.argv.slice(2);
const data = resolve(process.env.NONET_DATA || "../shared/data");
const options = { all: args.includes("--all"), data: existsSync(data) };
/** @param {string} name @returns {string | undefined} what stands behind `--name=`; "" without a value */
const valueOf = (name) => args.find((arg) => arg === name || arg.startsWith(`${name}=`))?.slice(name.length + 1);

/** @param {string} program */
const isInstalled = (program) => spawnSync("sh", ["-c", 'command -v "$1"', "sh", program]).status === 0;

/** The cases that a test program leaves out because there is no NONET_DATA. @param {Step} step */
function missingDataCases({ kind, run: [program, ...rest] }) {
  if (kind !== "catch" || options.data) return 0;
  const script = rest.filter((word) => word.endsWith(".cjs"));
  const listing = spawnSync(program, [...script, "--list-tests", options.all ? "[data]" : "[data]~[slow]"], {
    encoding: "utf8",
  });
  return Number(/(\d+) matching test cases?/.exec(listing.stdout)?.[1] ?? 0);
}

/** What a person needs to see first of a failed step. @param {string} kind @param {string} output */
function excerpt(kind, output) {
  const failures = kind === "node" ? output.indexOf("failing tests:") : -1;
  return failures >= 0 ? output.slice(failures) : output.trimEnd().split("\n").slice(-60).join("\n");
}

/**
 * @param {string[]} names
 * @param {Step[]} all
 * @returns {Step[]} those of the steps that are named, and what they need
 */
function select(names, all) {
  if (names.length === 0) return all;
  const named = (/** @type {string} */ name) =>
    all.filter((step) => step.name === name || step.name.startsWith(`${name} `));
  const wanted = new Set(names.flatMap(named).map(({ name }) => name));
  for (const step of all.toReversed()) if (wanted.has(step.name)) step.after?.forEach((name) => wanted.add(name));
  const known = steps(options).map(({ name }) => name);
  const unknown = names.filter((name) => !known.some((step) => step === name || step.startsWith(`${name} `)));
  if (unknown.length) throw new Error(`no step named ${unknown.join(", ")}; there are: ${known.join(", ")}`);
  return all.filter(({ name }) => wanted.has(name));
}

/** @param {string[]} paths that are named; the uncommitted changes without any @returns {Step[]} */
function stepsNear(paths) {
  const files = readFiles(".");
  const changed = paths.length ? paths.flatMap((path) => filesNamed(path, files)) : changedSince("HEAD");
  if (changed.length === 0)
    throw new Error("nothing differs from the last commit: name files or folders, as in ./dev check web/model");
  return nearSteps(
    changed,
    files,
    options,
    paths.filter((path) => !files.has(path)).map((path) => path.replace(/\/$/, "")),
  );
}

/** The steps that the arguments choose. @returns {Step[]} */
function chosenSteps() {
  const names = args.filter((arg) => !arg.startsWith("--"));
  if (args.includes("--near")) return stepsNear(names);
  const revision = valueOf("--changed");
  const shard = valueOf("--shard");
  const choice = revision === undefined ? null : choiceFor(changedSince(revision || "HEAD"), readFiles("."), options);
  return select(names, inShard(choice ?? steps(options), shard));
}

/**
 * @typedef {object} Outcome
 * @property {import("./test-counts.mjs").Counts} counts
 * @property {string} [note]
 * @property {string} [shown] what the terminal shows of it
 * @property {number} seconds by the clock
 * @property {number} work minutes of processor time, as the reference machine would have taken
 */

/**
 * @param {Step} step
 * @param {Set<string>} broken steps that failed
 * @param {import("./calibration.mjs").Pace} pace
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(step, broken, pace) {
  const missing = step.after?.find((name) => broken.has(name));
  if (missing) return { counts: { ...noCounts, failed: 1 }, note: `not run: ${missing} failed`, seconds: 0, work: 0 };
  if (step.program && !isInstalled(step.program))
    return { counts: { ...noCounts, skipped: 1 }, note: `${step.program} is not installed`, seconds: 0, work: 0 };
  const env = { ...process.env, ...(options.data && { NONET_DATA: data }), ...step.env };
  const limits = { env, minutes: minutesAllowed(step) };
  const first = await runLogged(step.name, step.run, limits);
  const firstCounts = countsOf(step.kind, first.output, first.succeeded);
  const command = secondCommand(step, first.output, firstCounts);
  const second = command && (await runLogged(`${step.name} again`, command, limits));
  const both = second ? countsOfBoth(firstCounts, countsOf(step.kind, second.output, second.succeeded)) : firstCounts;
  const left = missingDataCases(step);
  const counts = add(both, { ...noCounts, skipped: left });
  if (counts.failed) broken.add(step.name);
  const notes = [
    left && `${left} cases need the data of NONET_DATA, which is not here`,
    second && !counts.failed && `passed at the second attempt: ${failedCases(first.output).join("; ")}`,
  ];
  return {
    counts,
    note: notes.filter(Boolean).join("; "),
    shown: firstCounts.failed ? excerpt(step.kind, first.output) : "",
    seconds: first.seconds + (second?.seconds ?? 0),
    work: (first.processorSeconds + (second?.processorSeconds ?? 0)) / 60 / pace.work,
  };
}

/** @param {Step} step @param {Outcome} outcome */
const isOverBudget = ({ budget }, { work }) => work > 1.5 * budget;

/** @param {Step} step @param {Outcome} outcome */
function report(step, outcome) {
  const { counts, note, shown, seconds, work } = outcome;
  if (shown) console.log(`${shown}\n(all of it: ${logOf(step.name)})`);
  const result = step.kind === "build" && !counts.failed ? "built" : summary(counts);
  const used = `${work.toFixed(1)} of ${step.budget} min`;
  console.log(
    `${counts.failed ? "FAILED" : "ok    "} ${step.name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${used.padStart(14)}  ${result}${note && ` (${note})`}`,
  );
}

/**
 * Says which steps took half as much again as they may, and returns how many failures that counts for.
 * @param {Step[]} chosen
 * @param {Map<string, Outcome>} outcomes
 */
function reportBudgets(chosen, outcomes) {
  const over = chosen.filter((step) => isOverBudget(step, /** @type {Outcome} */ (outcomes.get(step.name))));
  for (const { name, budget } of over) {
    console.log(
      `OVER BUDGET: ${name} took ${outcomes.get(name)?.work.toFixed(1)} minutes of a processor of the reference machine; tools/suites.mjs allows it ${budget}`,
    );
  }
  return options.all ? over.length : 0;
}

/**
 * @param {Step[]} chosen
 * @param {Map<string, Outcome>} outcomes
 * @param {import("./calibration.mjs").Pace} pace
 * @param {number} seconds of the whole run
 */
function keepTimes(chosen, outcomes, pace, seconds) {
  const rows = chosen.map(({ name, budget }) => ({
    name,
    seconds: outcomes.get(name)?.seconds,
    work: outcomes.get(name)?.work,
    budget,
  }));
  writeFileSync(
    "build/logs/times.json",
    `${JSON.stringify({ processors: availableParallelism(), pace, seconds, steps: rows }, null, 2)}\n`,
  );
}

/** @param {Step[]} chosen */
async function runAll(chosen) {
  const start = performance.now();
  const pace = await calibrate();
  // Limits of time grow with the time that the same work takes here: those of steps, of test files, and of waits in
  // tests.
  process.env.NONET_SLOWNESS = pace.time.toFixed(2);
  console.log(
    `this machine: ${pace.work.toFixed(2)} times the processor time of the reference machine, ${availableParallelism()} processors`,
  );
  if (!options.data) console.log("NONET_DATA names no folder: the cases that read it are skipped");
  const broken = new Set();
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  let total = noCounts;
  await runSideBySide(
    chosen,
    availableParallelism(),
    (step) => outcomeOf(step, broken, pace),
    (step, outcome) => {
      report(step, outcome);
      outcomes.set(step.name, outcome);
      total = add(total, outcome.counts);
    },
  );
  total = add(total, { ...noCounts, failed: reportBudgets(chosen, outcomes) });
  const seconds = (performance.now() - start) / 1000;
  keepTimes(chosen, outcomes, pace, seconds);
  const work = [...outcomes.values()].reduce((sum, outcome) => sum + outcome.work, 0);
  console.log(
    `${(seconds / 60).toFixed(1)} minutes; ${work.toFixed(1)} minutes of a processor of the reference machine`,
  );
  return total;
}

mkdirSync("build/logs", { recursive: true });
try {
  const chosen = chosenSteps();
  if (args.includes("--needs")) {
    console.log([...new Set(chosen.flatMap(({ needs }) => needs))].join(" "));
  } else {
    if (args.some((arg) => /^--(near|changed)/.test(arg)))
      console.log(`runs ${chosen.map(({ name }) => name).join(", ")}`);
    const total = await runAll(chosen);
    console.log(summary(total));
    process.exitCode = total.failed ? 1 : 0;
  }
} catch (error) {
  console.error(`dev: ${/** @type {Error} */ (error).message}`);
  process.exitCode = 2;
}
