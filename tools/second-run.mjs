// The second run of cases that failed, alone on the machine (docs/decisions/0032-a-second-run-of-browser-cases.md).

import { add, noCounts, withoutColours } from "./test-counts.mjs";

/** A case that failed, and the file that it is in. @typedef {{file: string, name: string}} Case */

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const isSame = (/** @type {Case} */ a) => (/** @type {Case} */ b) => a.file === b.file && a.name === b.name;

/** The cases under “failing tests” in what node's reporter `spec` printed. @param {string} output @returns {Case[]} */
export function failedCases(output) {
  const list = withoutColours(output).split(/^✖ failing tests:$/m).slice(1).at(-1) ?? "";
  return [...list.matchAll(/^test at (.+):\d+:\d+\n✖ (.+) \([\d.]+ms\)/gm)].map(([, file, name]) => ({ file, name }));
}

/**
 * The step that runs the failed cases once more, one file at a time. Null when there is nothing to run again: the step does not ask for it,
 * more cases failed than it allows, or something failed that is not a case, such as a whole file.
 *
 * @param {import("./suites.mjs").Step} step
 * @param {import("./test-counts.mjs").Counts} counts of its first run
 * @param {Case[]} failed
 * @returns {import("./suites.mjs").Step | null}
 */
export function secondRunOf(step, counts, failed) {
  if (!failed.length || failed.length !== counts.failed || failed.length > (step.again ?? 0)) return null;
  const [program, ...rest] = step.run.map((word) => word.replace(/^(--test-concurrency)=.*/, "$1=1"));
  // Node compares a pattern with the name of a case without the names of its groups. A case of the same name in another group runs, too.
  const patterns = [...new Set(failed.map(({ name }) => `--test-name-pattern=^${escaped(name)}$`))];
  return { ...step, run: [program, ...patterns, ...rest] };
}

/**
 * Counts as passed what failed at first and passed when it was run again.
 *
 * @param {import("./test-counts.mjs").Counts} counts of the first run
 * @param {Case[]} failed in the first run
 * @param {string} output of the second run
 * @returns {{counts: import("./test-counts.mjs").Counts, late: string[]}} `late`: names of cases that passed only when they were run again
 */
export function afterSecondRun(counts, failed, output) {
  const passed = new Set([...withoutColours(output).matchAll(/^ *✔ (.+) \([\d.]+ms\)/gm)].map(([, name]) => name));
  const failedAgain = failedCases(output);
  const late = failed.filter((each) => passed.has(each.name) && !failedAgain.some(isSame(each))).map(({ name }) => name);
  return { counts: add(counts, { ...noCounts, passed: late.length, failed: -late.length }), late };
}

/**
 * What such cases had failed with, for the terminal. Nothing in it looks like a failed case to a program that reads it: the run has passed.
 *
 * @param {string} output of the first run
 */
export function firstFailures(output) {
  const text = withoutColours(output);
  const place = text.lastIndexOf("✖ failing tests:");
  return text.slice(Math.max(place, 0)).replace("✖ failing tests:", "Failed at first:").replaceAll("✖ ", "").trim();
}

/** The sentence about such cases, for the log and for the end of the run. @param {string[]} names */
export const lateSentence = (names) => `${names.length} passed only when run again: ${names.join("; ")}`;
