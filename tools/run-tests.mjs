#!/usr/bin/env node
// Runs the steps of tools/suites.mjs, as many side by side as there are processors, and adds up their counts: the body of
// `./dev test`. Arguments: --all, and names of steps to run only those, with the builds they need; `core` stands for every
// step whose name begins with that word. `--changed` chooses the steps and the tests of the core that uncommitted changes can make
// fail; `--changed=REV` looks at everything that differs from a revision. What a step prints goes to build/logs, and to the terminal when the step fails. The
// last line is `N passed, N failed`.

import { spawn, spawnSync } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { readFiles } from "./check-rules.mjs";
import { changedSince, selectionFor } from "./changed-steps.mjs";
import { runSideBySide } from "./side-by-side.mjs";
import { steps } from "./suites.mjs";
import { add, countsOf, noCounts, summary } from "./test-counts.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const logs = "build/logs";
const args = process.argv.slice(2);
const data = resolve(process.env.NONET_DATA || "../shared/data");
const all = args.includes("--all");
const options = { all, data: existsSync(data) };
const logOf = (name) => `${logs}/${name.replaceAll(" ", "-")}.log`;
const environment = { ...process.env, ...options.data && { NONET_DATA: data } };

/** @param {string} program */
const isInstalled = (program) => spawnSync("sh", ["-c", 'command -v "$1"', "sh", program]).status === 0;

/** Process groups that run now: a step's own children go with it. @type {Set<number>} */
const running = new Set();

/** @param {number} [group] */
function end(group) {
  if (!group) return;
  try { process.kill(-group, "SIGKILL"); } catch { /* it has ended by itself */ }
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => { running.forEach(end); process.exit(130); });

/**
 * Runs a step to its end.
 *
 * @param {import("./suites.mjs").Step} step
 * @returns {Promise<{output: string, succeeded: boolean}>}
 */
function run({ name, run: [program, ...rest], env, minutes = 10 }) {
  const log = createWriteStream(logOf(name));
  let output = "";
  const keep = (chunk) => { output += chunk; log.write(chunk); };
  const child = spawn(program, rest, { env: { ...environment, ...env }, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const group = child.pid;
  if (group) running.add(group);
  const alarm = setTimeout(() => { keep(`ended: it may take ${minutes} minutes\n`); end(group); }, minutes * 60_000);
  child.stdout.setEncoding("utf8").on("data", keep);
  child.stderr.setEncoding("utf8").on("data", keep);
  child.on("error", (error) => keep(`${error.message}\n`));
  child.on("exit", () => end(group));
  return new Promise((done) => child.on("close", (code) => {
    clearTimeout(alarm);
    if (group) running.delete(group);
    log.end(() => done({ output, succeeded: code === 0 }));
  }));
}

/** The cases that a test program leaves out because there is no NONET_DATA. @param {import("./suites.mjs").Step} step */
function missingDataCases({ kind, run: [program, ...rest] }) {
  if (kind !== "catch" || options.data) return 0;
  const script = rest.filter((word) => word.endsWith(".cjs"));
  const listing = spawnSync(program, [...script, "--list-tests", options.all ? "[data]" : "[data]~[slow]"], { encoding: "utf8" });
  return Number(/(\d+) matching test cases?/.exec(listing.stdout)?.[1] ?? 0);
}

/** What a person needs to see first of a failed step. @param {string} kind @param {string} output */
function excerpt(kind, output) {
  const failures = kind === "node" ? output.indexOf("failing tests:") : -1;
  return failures >= 0 ? output.slice(failures) : output.trimEnd().split("\n").slice(-60).join("\n");
}

/** @param {string[]} names @param {import("./suites.mjs").Step[]} all the named steps and what they need */
function select(names, all) {
  if (names.length === 0) return all;
  const named = (/** @type {string} */ name) => all.filter((step) => step.name === name || step.name.startsWith(`${name} `));
  const wanted = new Set(names.flatMap(named).map(({ name }) => name));
  for (const step of all.toReversed()) if (wanted.has(step.name)) step.after?.forEach((name) => wanted.add(name));
  const unknown = names.filter((name) => named(name).length === 0);
  if (unknown.length) throw new Error(`no step named ${unknown.join(", ")}; there are: ${all.map(({ name }) => name).join(", ")}`);
  return all.filter(({ name }) => wanted.has(name));
}

/** @typedef {{counts: import("./test-counts.mjs").Counts, note: string, shown?: string, seconds: number}} Outcome */

/** @param {import("./suites.mjs").Step} step @param {Set<string>} broken steps that failed */
async function resultOf(step, broken) {
  const missing = step.after?.find((name) => broken.has(name));
  if (missing) return { counts: { ...noCounts, failed: 1 }, note: `not run: ${missing} failed` };
  if (step.program && !isInstalled(step.program)) return { counts: { ...noCounts, skipped: 1 }, note: `${step.program} is not installed` };
  const { output, succeeded } = await run(step);
  const counts = countsOf(step.kind, output, succeeded);
  const left = missingDataCases(step);
  const note = left ? `${left} cases need the data of NONET_DATA, which is not here` : "";
  return { counts: add(counts, { ...noCounts, skipped: left }), note, shown: counts.failed ? excerpt(step.kind, output) : "" };
}

/** @param {import("./suites.mjs").Step} step @param {Set<string>} broken @returns {Promise<Outcome>} */
async function outcomeOf(step, broken) {
  const start = performance.now();
  const result = await resultOf(step, broken);
  if (result.counts.failed) broken.add(step.name);
  return { ...result, seconds: (performance.now() - start) / 1000 };
}

/** @param {import("./suites.mjs").Step} step @param {Outcome} outcome */
function report({ name, kind }, { counts, note, shown, seconds }) {
  if (shown) console.log(`${shown}\n(all of it: ${logOf(name)})`);
  const result = kind === "build" && !counts.failed ? "built" : summary(counts);
  console.log(`${counts.failed ? "FAILED" : "ok    "} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${result}${note && ` (${note})`}`);
}

/** What `--changed` chooses; null without that option, and when the change concerns everything. */
function selectionOfChange() {
  const option = args.find((arg) => /^--changed(=|$)/.test(arg));
  return option === undefined ? null : selectionFor(changedSince(option.split("=")[1] ?? "HEAD"), readFiles("."));
}

async function main() {
  mkdirSync(logs, { recursive: true });
  const broken = new Set();
  let total = noCounts;
  if (!options.data) console.log("NONET_DATA names no folder: the cases that read it are skipped");
  const selection = selectionOfChange();
  if (selection) console.log(`chosen by what changed: ${selection.steps.join(", ")}${selection.rooms.length ? `; core tests of ${selection.rooms.join(", ")}` : ""}`);
  const names = [...args.filter((arg) => !arg.startsWith("--")), ...selection?.steps ?? []];
  const chosen = select(names, steps({ ...options, testRooms: selection?.rooms }));
  await runSideBySide(chosen, availableParallelism(), (step) => outcomeOf(step, broken), (step, outcome) => {
    report(step, outcome);
    total = add(total, outcome.counts);
  });
  console.log(summary(total));
  process.exitCode = total.failed ? 1 : 0;
}

await main();
