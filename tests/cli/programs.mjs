/**
 * Which program runs the test files of the command line. The core's own tests run with sanitizers whole, so here they
 * are for what comes from outside: input that is hostile, read or converted, and arguments that are refused. What
 * searches, makes and counts for long runs optimised. By night every file runs on both.
 */
export const sanitized = new Set([
  "canonical",
  "check",
  "convert",
  "examples",
  "given-candidates",
  "hostile-input",
  "input",
  "layouts",
  "own-rules",
  "own-rules-table",
  "pictures",
  "play",
  "read",
  "recognition",
  "usage",
]);

/**
 * @param {string} path of a test file of the command line
 * @returns {boolean} whether it runs on the program with sanitizers
 */
export const needsSanitizers = (path) =>
  sanitized.has(/** @type {RegExpExecArray} */ (/([^/]+)\.test\.mjs$/.exec(path))[1]);
