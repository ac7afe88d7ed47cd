/**
 * Reads texts from outside without holding the page. A text that is not small is read in a worker, with a time and a
 * size. Where no worker can be started, the page reads the text itself, up to a smaller size.
 */
import { FormatError } from "../../formats/found.js";
import { readText } from "../../formats/read.js";
import { startTextWorker } from "./text-worker-start.js";

/** @typedef {import("../../formats/read.js").Reading} Reading */
/** @typedef {import("../../formats/read.js").ReadOptions} ReadOptions */
/**
 * What the page and the worker (text-worker.js) tell each other.
 *
 * @typedef {{ kind: "read", text: string, layout: string } | { kind: "answer", answer: unknown }} ToWorker
 * @typedef {{ kind: "ready" } | { kind: "ask", text: string, options: { layout?: string, limit?: number } } | { kind:
 *   "puzzles", puzzles: Reading["puzzles"] } | { kind: "done", reading: Reading } | { kind: "failed", message: string
 *   }} FromWorker `reading` is without the puzzles, which come before it
 */

/**
 * Signs of the longest text that is read, and bytes of all files that are read together. No person looks through a
 * longer list of puzzles.
 */
export const largestText = 16_000_000;
/**
 * Signs of the longest text that the page reads itself where no worker can be started. Texts take a microsecond for
 * each sign, on slow devices several.
 */
export const largestInPage = 200_000;
/**
 * A text of at most so many signs is read in the page at once, unless it holds a game. The slowest of these texts are
 * data of lz-string that unpack to half a million signs, which takes ten milliseconds. A game of as many signs can
 * unpack to lists in a million lists, which takes two hundred.
 */
export const largestAtOnce = 2_000;
const ofGame = "#s=";
/** Milliseconds for which the worker may read a text. The time in which the engine reads does not count. */
export const longestReading = 5_000;
/** Milliseconds after which a worker that has not started counts as none. */
export const longestStart = 5_000;

/** Codes of the errors of texts that were not read to their end. */
const refusals = /** @type {ReadonlySet<import("../../model/error-codes.js").ErrorCode>} */ (
  new Set(/** @type {const} */ (["too-large", "too-slow"]))
);

/**
 * Whether a reading has no puzzle, and a text was too large or took too long: the reading then says nothing about the
 * text.
 * @param {Reading} reading
 */
export const isRefused = ({ puzzles, errors }) => puzzles.length === 0 && errors.some(({ code }) => refusals.has(code));

/**
 * @param {string} text
 * @param {Omit<ReadOptions, "limit">} options the signal ends the worker
 * @param {() => Worker} [start]
 * @returns {Promise<Reading>} with the error "too-large" or "too-slow" for a text that was not read to its end; rejects
 *   when the engine cannot answer, and after an abort
 */
export async function readForeign(text, options, start = startTextWorker) {
  if (text.length > largestText) return tooLarge(largestText);
  if (text.length <= largestAtOnce && !text.includes(ofGame)) return readText(text, options);
  const worker = startedBy(start);
  const reading = worker && (await readIn(worker, text, options));
  if (reading) return reading;
  return text.length > largestInPage ? tooLarge(largestInPage) : readText(text, options);
}

/** @param {() => Worker} start @returns {Worker | null} null where the browser refuses workers */
function startedBy(start) {
  try {
    return start();
  } catch {
    return null;
  }
}

/**
 * Reads a text in a worker, which is ended afterwards.
 *
 * @param {Worker} worker
 * @param {string} text
 * @param {Omit<ReadOptions, "limit">} options
 * @returns {Promise<Reading | null>} null when the worker did not start
 */
function readIn(worker, text, { engine, layout = "", signal }) {
  return new Promise((resolve, reject) => {
    const ending = new AbortController();
    /** @type {Reading["puzzles"]} */
    const puzzles = [];
    let isStarted = false;
    /** The time that is left, and since when the clock goes. */
    let [left, since] = [longestReading, 0];
    /** @type {ReturnType<typeof setTimeout>} */
    let clock = setTimeout(() => end(() => resolve(null)), longestStart);

    /** @param {() => void} settle */
    function end(settle) {
      if (ending.signal.aborted) return;
      clearTimeout(clock);
      worker.terminate();
      ending.abort();
      settle();
    }

    function startClock() {
      since = performance.now();
      clock = setTimeout(() => end(() => resolve(refused("too-slow", { seconds: longestReading / 1000 }))), left);
    }

    function stopClock() {
      clearTimeout(clock);
      left -= performance.now() - since;
    }

    /** @param {ToWorker} message */
    function tell(message) {
      if (ending.signal.aborted) return;
      worker.postMessage(message);
      startClock();
    }

    /** @param {FromWorker} message */
    function hear(message) {
      if (message.kind === "ready") {
        isStarted = true;
        clearTimeout(clock);
        tell({ kind: "read", text, layout });
      } else if (message.kind === "ask") {
        stopClock();
        engine
          .parseAll(message.text, { ...message.options, signal: ending.signal })
          .then((answer) => tell({ kind: "answer", answer }))
          .catch((error) => end(() => reject(error)));
      } else if (message.kind === "puzzles") puzzles.push(...message.puzzles);
      else if (message.kind === "done") end(() => resolve({ ...message.reading, puzzles }));
      else end(() => reject(new Error(message.message)));
    }

    const aborted = () => end(() => reject(new FormatError("aborted")));
    worker.addEventListener("message", ({ data }) => {
      if (!ending.signal.aborted) hear(data);
    });
    /** @param {string} message */
    const failed = (message) => end(() => (isStarted ? reject(new Error(message)) : resolve(null)));
    worker.addEventListener("error", (event) => failed(event.message));
    worker.addEventListener("messageerror", () => failed("a message of the worker could not be read"));
    signal?.addEventListener("abort", aborted, { signal: ending.signal });
    if (signal?.aborted) aborted();
  });
}

/** @param {number} most */
const tooLarge = (most) => refused("too-large", { megabytes: most / 1_000_000 });

/**
 * @param {import("../../model/error-codes.js").FileErrorCode} code
 * @param {Record<string, number>} details
 * @returns {Reading}
 */
const refused = (code, details) => ({ puzzles: [], errors: [{ code, position: null, details }], more: false });
