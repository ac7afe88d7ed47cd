// A second attempt for cases that failed: only for steps whose row says how many may have one.

import { withoutColours } from "./test-counts.mjs";

/** @typedef {import("./suites.mjs").Step} Step */
/** @typedef {import("./test-counts.mjs").Counts} Counts */

/** The names of the cases that node lists at the end as failed. @param {string} output @returns {string[]} */
export function failedCases(output) {
  const list = withoutColours(output).split("failing tests:\n").at(1) ?? "";
  return [...list.matchAll(/^test at .*\n✖ (.*?) \(\d[\d.]*ms\)$/gm)].map(([, name]) => name);
}

/**
 * The command for the cases that failed, and no others.
 *
 * @param {Step} step @param {string} output of the first attempt @param {Counts} counts of the first attempt
 * @returns {string[] | null} null when the step gives no second attempt, when more cases failed than may have one, and
 *   when something failed that is not a case
 */
export function secondCommand({ run, secondAttempts = 0 }, output, { failed }) {
  const names = failedCases(output);
  if (failed === 0 || failed > secondAttempts || names.length !== failed) return null;
  const [node, ...rest] = run;
  // Newer versions of node put the names of the suites in front.
  const patterns = names.map((name) => `--test-name-pattern=${name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}$`);
  return [node, ...patterns, ...rest];
}

/**
 * What a step counts for after its second attempt.
 * @param {Counts} first @param {Counts} second @returns {Counts}
 */
export function countsOfBoth(first, second) {
  const isMended = second.failed === 0 && second.passed >= first.failed;
  return isMended ? { ...first, passed: first.passed + first.failed, failed: 0 } : first;
}
