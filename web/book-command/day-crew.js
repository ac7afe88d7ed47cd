/**
 * Threads that make the files of days: drawing a day takes longer than making its puzzle. A thread runs the command
 * itself, which then calls `serveDays`.
 *
 * @typedef {import("../print/layout/day-page.js").Day} Day
 * @typedef {{ settings: import("../print/series/series-settings.js").SeriesSettings, font: string | null }} CrewData
 * @typedef {{ files: import("../print/series/day-files.js").DayFile[], findings: string[] }} Made
 */
import { parentPort, Worker } from "node:worker_threads";

import { dayFiles } from "../print/series/day-files.js";
import { loadFonts } from "./context.js";
import { findingsOf, seriesTools } from "./series-tools.js";

/** A thread that makes fewer days has hardly begun. */
const leastDays = 6;

/**
 * Makes the files of days, several at a time.
 *
 * @param {readonly Day[]} days
 * @param {CrewData} data
 * @param {{ workers: number, signal: AbortSignal, take: (day: Day, made: Made) => Promise<void> }} options `workers`:
 *   the most threads; `take` is called for each day when it is made, in no order
 * @returns {Promise<void>} rejects with the first failure, or with the reason of the signal
 */
export async function makeDays(days, data, { workers, signal, take }) {
  let next = 0;
  /** @type {Worker[]} */
  const threads = [];
  const begin = async () => {
    const thread = new Worker(new URL(import.meta.url), { workerData: data, argv: [] });
    threads.push(thread);
    while (next < days.length) {
      const day = days[next++];
      await take(day, await answerOf(thread, day, signal));
    }
  };
  try {
    const count = Math.min(workers, Math.ceil(days.length / leastDays));
    await Promise.all(Array.from({ length: count }, begin));
  } finally {
    next = days.length;
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** @param {Worker} thread @param {Day} day @param {AbortSignal} signal @returns {Promise<Made>} */
function answerOf(thread, day, signal) {
  return new Promise((resolve, reject) => {
    const end = () => {
      thread.off("message", answered);
      thread.off("error", failed);
      signal.removeEventListener("abort", stopped);
    };
    const answered = (/** @type {Made} */ made) => {
      end();
      resolve(made);
    };
    const failed = (/** @type {unknown} */ error) => {
      end();
      reject(error);
    };
    const stopped = () => failed(signal.reason);
    if (signal.aborted) return stopped();
    thread.on("message", answered);
    thread.on("error", failed);
    signal.addEventListener("abort", stopped);
    thread.postMessage(day);
  });
}

/**
 * Answers with the files of each day that comes.
 * @param {CrewData} data @param {import("../i18n/words.js").Words} words
 */
export async function serveDays({ settings, font }, words) {
  const tools = await seriesTools(settings, await loadFonts(font));
  parentPort?.on("message", async (/** @type {Day} */ day) => {
    const files = await dayFiles(day, settings, tools);
    parentPort?.postMessage({ files, findings: await findingsOf(day, settings, tools, words) });
  });
}
