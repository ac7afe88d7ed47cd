/** What all commands ask of the engine: to be there while they work, and to read puzzles. */
import { createEngine } from "../engine/index.js";
import { readText } from "../formats/read.js";
import { readErrorSentence } from "../places/exchange/format-words.js";
import { readTextFile, standard } from "./book-files.js";
import { exitCodes, Failure } from "./book-messages.js";

/** @typedef {Awaited<ReturnType<typeof createEngine>>} Engine */
/**
 * @typedef {object} Shared what every command is given
 * @property {AbortSignal} signal ends the work
 * @property {import("../i18n/words.js").Words} words in English
 * @property {(sentence: string, exitCode: number) => number} complain writes a sentence to standard error and returns
 *   the exit code
 */

/** A list may have as many puzzles as a document. */
const mostListed = 2000;

/**
 * What the line of progress says in each stage of the work.
 * @type {Record<import("../print-jobs/index.js").Stage, string>}
 */
export const stages = {
  puzzles: "Making puzzle",
  solutions: "Solving puzzle",
  levels: "Judging puzzle",
  ratings: "Rating puzzle",
  positions: "Looking for position",
  steps: "Looking for step",
  explanations: "Explaining step",
};

/** @template T @param {boolean} hasWorkers @param {(engine: Engine) => Promise<T>} work @returns {Promise<T>} */
export async function withEngine(hasWorkers, work) {
  const engine = await createEngine({ worker: hasWorkers });
  try {
    return await work(engine);
  } finally {
    engine.close();
  }
}

/**
 * @param {string} file
 * @param {Engine} engine
 * @param {Shared} shared
 * @returns {Promise<(import("../formats/found.js").Found & { source: string })[]>} throws a Failure
 */
export async function puzzlesIn(file, engine, { signal, words, complain }) {
  const { puzzles, errors, more } = await readText(await readTextFile(file), { engine, signal, limit: mostListed });
  const source = file === standard ? "" : file;
  for (const error of errors) {
    const place = error.position ? `${file}:${error.position.line}:${error.position.column}` : file;
    complain(`${place}: ${readErrorSentence({ code: error.code, details: error.details }, words)}`, exitCodes.badInput);
  }
  if (errors.length) throw new Failure(`${file}: Nothing was written, because not every puzzle can be read.`);
  if (more) throw new Failure(`${file}: There are more than ${mostListed} puzzles. Divide the file.`);
  if (!puzzles.length) throw new Failure(`${file}: There is no puzzle.`);
  return puzzles.map((puzzle) => ({ ...puzzle, source }));
}
