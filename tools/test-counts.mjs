// Reads the numbers of passed, failed and skipped cases from what a test runner printed.

/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, skipped: 0 };

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

const escape = String.fromCharCode(27);
/** @param {string} text */
export const withoutColours = (text) => text.replace(new RegExp(`${escape}\\[[0-9;]*m`, "g"), "");

/** Number before a word, in the last line that has one: `12 passed`. */
const numberOf = (line, word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);

/** The last lines of Catch2, versions 2 and 3. @param {string} output @returns {Counts} */
function catchCounts(output) {
  const allPassed = [...output.matchAll(/^All tests passed \(.* in (\d+) test cases?\)/gm)].at(-1);
  if (allPassed) return { ...noCounts, passed: Number(allPassed[1]) };
  const line = [...output.matchAll(/^test cases:.*$/gm)].at(-1)?.[0] ?? "";
  const expected = numberOf(line, "failed as expected");
  return {
    passed: numberOf(line, "passed") + expected,
    failed: numberOf(line, "failed(?! as)"),
    skipped: numberOf(line, "skipped"),
  };
}

/** The summary of `node --test`, as text or TAP. @param {string} output @returns {Counts} */
function nodeCounts(output) {
  const last = (word) => Number([...output.matchAll(new RegExp(`^(?:#|ℹ) ${word} (\\d+)$`, "gm"))].at(-1)?.[1] ?? 0);
  return { passed: last("pass"), failed: last("fail") + last("cancelled"), skipped: last("skipped") + last("todo") };
}

/** @type {Record<string, (output: string, succeeded: boolean) => Counts>} */
const readers = {
  catch: catchCounts,
  node: nodeCounts,
  one: (_, succeeded) => ({ ...noCounts, passed: succeeded ? 1 : 0 }),
  build: () => noCounts,
};

/**
 * What a finished runner counts for. A runner that ended badly without naming a failure, or that ran nothing, is itself
 * one failure; only a build may count for nothing.
 * @param {"catch" | "node" | "one" | "build"} kind
 * @param {string} output
 * @param {boolean} succeeded whether it ended with exit code 0
 * @returns {Counts}
 */
export function countsOf(kind, output, succeeded) {
  const counts = readers[kind](withoutColours(output), succeeded);
  const ranNothing = kind !== "build" && counts.passed + counts.failed + counts.skipped === 0;
  const broke = !succeeded && counts.failed === 0;
  return broke || ranNothing ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** The last line of a test run. @param {Counts} counts */
export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
