/**
 * Texts of files.
 *
 * @typedef {import("../../formats/read.js").Source} Source
 */

/** A file that is larger holds no list of puzzles that a person looks through. */
const largestFile = 16_000_000;

/** @param {Iterable<File>} files @returns {Promise<{ sources: Source[], refused: string[] }>} `refused`: names of files that hold no text */
export async function textsOf(files) {
  const read = await Promise.all([...files].map(async (file) => ({ name: file.name, text: file.size > largestFile ? null : await file.text().catch(() => null) })));
  const isText = (/** @type {string | null} */ text) => text !== null && text.trim() !== "" && !text.includes("\0");
  return {
    sources: read.flatMap(({ name, text }) => (isText(text) ? [{ name, text: /** @type {string} */ (text) }] : [])),
    refused: read.filter(({ text }) => !isText(text)).map(({ name }) => name),
  };
}
