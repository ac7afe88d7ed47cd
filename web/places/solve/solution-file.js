/** All solutions of a puzzle as a file: one a line, which is the form .sdm. */

/** Lines to a part: the file is put together from parts, never as one text. */
const linesAPart = 1000;

/** The most solutions that go into a file of a board: it is made in memory. @param {number} cellCount */
export const mostInFile = (cellCount) => Math.min(100_000, Math.floor(50_000_000 / cellCount));

/**
 * @param {AsyncIterable<string>} solutions at most as many as go into a file
 * @param {(written: number) => void} progress
 * @returns {Promise<{ file: Blob, count: number }>}
 */
export async function solutionFile(solutions, progress) {
  /** @type {string[]} */
  const parts = [];
  /** @type {string[]} */
  let lines = [];
  let count = 0;
  const close = () => {
    parts.push(lines.map((line) => `${line}\n`).join(""));
    lines = [];
    progress(count);
  };
  for await (const solution of solutions) {
    count++;
    if (lines.push(solution) === linesAPart) close();
  }
  close();
  return { file: new Blob(parts, { type: "text/plain" }), count };
}
