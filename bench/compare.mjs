// Compares two runs on one machine by the ratio of their times, each the best of several tries. No absolute time is
// judged, so a busy machine causes no failure, but a module that is twice too slow is noticed.

import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

import { measure } from "./measure.mjs";

const TRIES = 3;
/** Measured: 1.0 to 1.3 with one core busy, and 1.3 to 1.9 for code that is never optimised (--liftoff-only). */
const TIERS_MOST = 1.5;
const OPTIMISED = ["--no-liftoff", "--no-wasm-lazy-compilation"];
/** Measured: 1.0 to 1.4. WebAssembly has 16 bytes a vector, so SSE4 and NEON are its likes. */
const NATIVE_MOST = 1.8;
const FOUR_LANES = /^(sse4|neon)$/;

/** @typedef {{first: number, second: number}} Try nanoseconds a puzzle */

/**
 * One long first call as it runs by default, against the same optimised from the start (V8's --no-liftoff): V8 does not
 * replace the code of a function that has been entered, so a hot loop in a function called once would stay slow.
 * @param {string[]} paths @param {string} module @returns {boolean} whether no set is over the bound
 */
export function compareTiers(paths, module) {
  head("ns/puzzle", "optimised");
  const kept = paths.flatMap((path) =>
    ["single", "lockstep"].map((how) => {
      const run = (/** @type {string[]} */ switches) => firstCallApart(path, how, module, switches);
      return print(
        path,
        how,
        bestOf(() => ({ first: run([]), second: run(OPTIMISED) })),
        TIERS_MOST,
      );
    }),
  );
  return !kept.includes(false);
}

/**
 * The module against the native program, one puzzle a call and with as many lanes.
 * @param {string[]} paths @param {import("../web/engine/protocol.js").Glue} module @param {string} program nonet-bench
 * @param {(path: string) => Uint8Array} readPuzzles @returns {Promise<boolean>} whether no set is over the bound
 */
export async function compareWithNative(paths, module, program, readPuzzles) {
  head("ns/puzzle", "native");
  const kept = paths.flatMap((path) => {
    const characters = readPuzzles(path);
    return [
      ["single", /^single$/],
      ["lockstep", FOUR_LANES],
    ].map(([how, row]) =>
      print(
        path,
        String(how),
        bestOf(() => ({
          first: measure(module, characters, how === "single").nanoseconds,
          second: nativeNanoseconds(program, path, /** @type {RegExp} */ (row)),
        })),
        NATIVE_MOST,
      ),
    );
  });
  return !kept.includes(false);
}

/** @param {() => Try} attempt @returns {Try} the one with the lowest ratio */
function bestOf(attempt) {
  const tries = Array.from({ length: TRIES }, attempt);
  return tries.reduce((best, each) => (each.first / each.second < best.first / best.second ? each : best));
}

/** In a node of its own. @param {string} path @param {string} how @param {string} module @param {string[]} switches */
function firstCallApart(path, how, module, switches) {
  const bench = fileURLToPath(new URL("wasm.mjs", import.meta.url));
  return Number(output(process.execPath, [...switches, bench, path, "--module", module, "--first-call", how]));
}

/** @param {string} program @param {string} path @param {RegExp} how @returns {number} from the row of its table */
function nativeNanoseconds(program, path, how) {
  const rows = output(program, [path])
    .split("\n")
    .map((text) => text.trim().split(/\s+/));
  const row = rows.find(([, name]) => how.test(name ?? ""));
  if (!row) throw new Error(`${program} printed no row ${how}`);
  return Number(row[4]);
}

/** @param {string} program @param {string[]} words */
function output(program, words) {
  const { stdout, status, stderr, error } = spawnSync(program, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(error?.message ?? stderr);
  return stdout;
}

/** @param {string} first @param {string} second */
function head(first, second) {
  console.log(`${"solve".padEnd(24)} how       ${first.padStart(12)} ${second.padStart(12)}    ratio`);
}

/**
 * @param {string} path
 * @param {string} how
 * @param {Try} result
 * @param {number} most
 * @returns {boolean} whether it is within
 */
function print(path, how, { first, second }, most) {
  const ratio = first / second;
  const figures = [first.toFixed(0).padStart(12), second.toFixed(0).padStart(12), ratio.toFixed(2).padStart(8)].join(
    " ",
  );
  console.log(
    `${basename(path, ".txt").padEnd(24)} ${how.padEnd(9)} ${figures}${ratio > most ? `  OVER ${most}` : ""}`,
  );
  return ratio <= most;
}
