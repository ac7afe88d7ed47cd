#!/usr/bin/env node
// Measures the solver inside the WebAssembly module under node; see `--help`.

import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { sourceOf } from "../web/engine/puzzle-source.js";
import { compareWithNative, compareTiers } from "./compare.mjs";
import { measure, measureFirstCall } from "./measure.mjs";
import { openModule } from "./module.mjs";

const SETS = ["easy", "medium", "minimal", "symmetric"];

const help = `Usage: node bench/wasm.mjs [SET|FILE...] [--module FILE] [--tiers] [--native FILE]
A SET is the name of a file in bench/sets. Without a name, all sets are measured.
  --module FILE  the module, with its glue beside it (build/wasm/bin/nonet.wasm)
  --tiers        compare one long first call as V8 runs it by default with the same call optimised from the start; fails if a
                 loop stays in code of V8's baseline compiler
  --native FILE  compare with the program nonet-bench; fails if the module is much slower than native code with as many lanes`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    module: { type: "string", default: fileURLToPath(new URL("../build/wasm/bin/nonet.wasm", import.meta.url)) },
    tiers: { type: "boolean", default: false },
    native: { type: "string" },
    "first-call": { type: "string" },
    help: { type: "boolean", default: false },
  },
});

/** @param {string} name of a set, or a file @returns {string} */
function pathOfSet(name) {
  const shipped = fileURLToPath(new URL(`sets/${name}.txt`, import.meta.url));
  return existsSync(shipped) ? shipped : name;
}

/** @param {string} path @returns {Uint8Array} 81 characters a puzzle */
function readPuzzles(path) {
  const piece = sourceOf(readFileSync(path, "utf8")).take(Number.MAX_SAFE_INTEGER);
  if (!piece) throw new Error(`${path}: the file has no puzzles`);
  return piece.characters;
}

/** Two lines a set: `single`, and the backend of the module. @param {string[]} paths */
async function printSets(paths) {
  const module = await openModule(values.module);
  console.log("solve                    how        puzzles    puzzles/s    ns/puzzle    guesses   unique");
  for (const path of paths) {
    const characters = readPuzzles(path);
    for (const how of ["single", module.batchBackend()]) {
      console.log(line(basename(path, ".txt"), how, measure(module, characters, how === "single")));
    }
  }
}

/** @param {string} set @param {string} how @param {ReturnType<typeof measure>} measured */
function line(set, how, { puzzles, nanoseconds, guesses, unique }) {
  return [
    set.padEnd(24),
    how.padEnd(9),
    String(puzzles).padStart(8),
    (1e9 / nanoseconds).toFixed(0).padStart(12),
    nanoseconds.toFixed(0).padStart(12),
    guesses.toFixed(2).padStart(10),
    String(unique).padStart(8),
  ].join(" ");
}

/** For `compareTiers`, which starts this program anew. @param {string} path @param {string} how */
async function printFirstCall(path, how) {
  console.log(measureFirstCall(await openModule(values.module), readPuzzles(path), how === "single"));
}

async function main() {
  if (values.help) return console.log(help);
  const paths = (positionals.length ? positionals : SETS).map(pathOfSet);
  if (values["first-call"]) return printFirstCall(paths[0], values["first-call"]);
  if (!values.tiers && !values.native) return printSets(paths);
  const kept = [
    !values.tiers || compareTiers(paths, values.module),
    !values.native ||
      (await compareWithNative(paths, await openModule(values.module), resolve(values.native), readPuzzles)),
  ];
  if (kept.includes(false)) process.exitCode = 1;
  return undefined;
}

await main().catch((error) => {
  console.error(`bench/wasm.mjs: ${error.message}`);
  process.exitCode = 2;
});
