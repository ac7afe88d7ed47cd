/** Measures an engine on the puzzle sets of the site. */
import { methods } from "./report.js";

/** @typedef {import("../engine/index.js").LoadedEngine} LoadedEngine */

const CELLS = 81;
const PASSES = 4;
/** Target duration of a pass, number of puzzles in the first pass, and the largest number in a pass (24 MB). */
const PASS = { milliseconds: 250, first: 4000, most: 300_000 };

/**
 * Reports the best of several passes for each set and method. The first pass is a warm-up; its time determines the number of puzzles in
 * the next pass. The measured time is that of the whole call, including the way to the workers and back.
 *
 * @param {LoadedEngine} engine
 * @param {readonly string[]} sets
 * @param {{signal: AbortSignal, onResult: (result: import("./report.js").Result) => void,
 *   onProgress: (progress: {set: string, fraction: number}) => void}} hooks
 */
export async function runBenchmark(engine, sets, { signal, onResult, onProgress }) {
  const { workers } = await engine.about();
  const measured = methods.filter((method) => method !== "team" || workers > 1);
  let done = 0;
  for (const set of sets) {
    const characters = await fetchSet(set, signal);
    for (const method of measured) {
      onProgress({ set, fraction: done / (sets.length * measured.length) });
      onResult({ set, method, nanoseconds: await bestOf(engine, characters, method, signal) });
      done += 1;
    }
  }
}

/** @param {LoadedEngine} engine @param {Uint8Array} characters @param {import("./report.js").Method} method @param {AbortSignal} signal */
async function bestOf(engine, characters, method, signal) {
  const options = { signal, lockstep: method !== "single", ...(method === "team" ? {} : { workers: 1 }) };
  let best = Infinity;
  for (let pass = 0, puzzles = PASS.first; pass < PASSES; pass += 1) {
    const input = repeated(characters, puzzles);
    const begun = performance.now();
    for await (const block of engine.solveBlocks(input, options)) void block;
    const milliseconds = performance.now() - begun;
    const nanoseconds = (milliseconds * 1e6 * CELLS) / input.length;
    if (pass > 0) best = Math.min(best, nanoseconds);
    puzzles = Math.min(Math.ceil((PASS.milliseconds * 1e6) / nanoseconds), PASS.most);
  }
  // Runs agree on about three digits; more would be noise, and would lengthen the address.
  return Number(best.toPrecision(3));
}

/** Repeats a set until there are at least `puzzles` puzzles. @param {Uint8Array} characters @param {number} puzzles */
function repeated(characters, puzzles) {
  const times = Math.ceil((puzzles * CELLS) / characters.length);
  const all = new Uint8Array(times * characters.length);
  for (let time = 0; time < times; time += 1) all.set(characters, time * characters.length);
  return all;
}

/** @param {string} set @param {AbortSignal} signal @returns {Promise<Uint8Array>} 81 characters per puzzle */
async function fetchSet(set, signal) {
  const response = await fetch(`bench/${set}.txt`, { signal });
  if (!response.ok) throw new Error(`${response.status} for ${set}`);
  const puzzles = (await response.text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new TextEncoder().encode(puzzles.join(""));
}
