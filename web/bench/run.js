/** Measures an engine on the sets that the site carries. */
import { ways } from "./report.js";

/** @typedef {import("../engine/index.js").LoadedEngine} LoadedEngine */

const CELLS = 81;
const PASSES = 4;
/** A pass should take about so many milliseconds, but hold no more puzzles than this (24 MB). */
const PASS = { milliseconds: 250, first: 4000, most: 300_000 };

/**
 * The best of several passes for each set and way, the first of which only warms up and tells how long they should be.
 * The time is that of the whole call: to the workers and back.
 *
 * @param {LoadedEngine} engine
 * @param {readonly string[]} sets
 * @param {{signal: AbortSignal, onResult: (result: import("./report.js").Result) => void,
 *   onProgress: (progress: {set: string, fraction: number}) => void}} hooks
 */
export async function runBenchmark(engine, sets, { signal, onResult, onProgress }) {
  const { workers } = await engine.about();
  const measured = ways.filter((way) => way !== "team" || workers > 1);
  let done = 0;
  for (const set of sets) {
    const characters = await fetchSet(set, signal);
    for (const way of measured) {
      onProgress({ set, fraction: done / (sets.length * measured.length) });
      onResult({ set, way, nanoseconds: await bestOf(engine, characters, way, signal) });
      done += 1;
    }
  }
}

/** @param {LoadedEngine} engine @param {Uint8Array} characters @param {import("./report.js").Way} way @param {AbortSignal} signal */
async function bestOf(engine, characters, way, signal) {
  const options = { signal, lockstep: way !== "single", ...(way === "team" ? {} : { workers: 1 }) };
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
  // More digits than runs agree on would be noise, and the address carries them.
  return Number(best.toPrecision(3));
}

/** A set over and over, `puzzles` at least. @param {Uint8Array} characters @param {number} puzzles */
function repeated(characters, puzzles) {
  const times = Math.ceil((puzzles * CELLS) / characters.length);
  const all = new Uint8Array(times * characters.length);
  for (let time = 0; time < times; time += 1) all.set(characters, time * characters.length);
  return all;
}

/** @param {string} set @param {AbortSignal} signal @returns {Promise<Uint8Array>} 81 characters a puzzle */
async function fetchSet(set, signal) {
  const response = await fetch(`bench/${set}.txt`, { signal });
  if (!response.ok) throw new Error(`${response.status} for ${set}`);
  const puzzles = (await response.text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new TextEncoder().encode(puzzles.join(""));
}
