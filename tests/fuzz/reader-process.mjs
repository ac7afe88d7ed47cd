// A child of readers.mjs: tries inputs of one target, one after the other.
//
//     node tests/fuzz/reader-process.mjs TARGETS TARGET FILE SEED FIRST RUNS SECONDS
//
// TARGETS is the module with the targets. FILE holds the number of the input that is being tried, so that the parent
// knows which input never ended. A fault ends the process with status 1; the last line of the output tells the number
// of inputs, and the longest time and the largest memory of one.

import { openSync, writeSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { getHeapStatistics } from "node:v8";
import { numbersOfInput } from "./mutations.mjs";

/** What one input may take: seconds of the processor, and bytes of memory beside the heap, whose limit node keeps. */
const mostSeconds = 2;
const mostBytes = 700e6;
/** So often the memory is asked for, which takes some time. */
const inputsBetweenLooks = 50;

const [module, name, file, ...figures] = process.argv.slice(2);
const [seed, first, runs, seconds] = figures.map(Number);
const { readerTargets } = await import(pathToFileURL(module).href);
/** @type {import("./reader-targets.mjs").ReaderTarget} */
const target = readerTargets[name];
const progress = openSync(file, "w");
const end = performance.now() + 1000 * seconds;

/** @param {string} what */
const fail = (what) => {
  process.stderr.write(`${what}\n`);
  process.exit(1);
};
process.on("uncaughtException", (error) => fail(String(error.stack)));
process.on("unhandledRejection", (error) => fail(String(/** @type {any} */ (error)?.stack ?? error)));

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

let [longest, largest] = [0, 0];
let index = first;
for (; index < first + runs && performance.now() < end; index++) {
  writeSync(progress, String(index).padEnd(16), 0);
  const text = target.input(numbersOfInput(seed, index));
  const began = processorSeconds();
  await target.read(text);
  const took = processorSeconds() - began;
  longest = Math.max(longest, took);
  if (took > mostSeconds)
    fail(`The input took ${took.toFixed(1)} s of the processor, and ${mostSeconds} s are allowed.`);
  if (index % inputsBetweenLooks === 0) {
    const { used_heap_size: heap } = getHeapStatistics();
    largest = Math.max(largest, heap);
    const all = process.memoryUsage.rss();
    if (all > mostBytes) fail(`The process has ${Math.round(all / 1e6)} MB.`);
    // Timers and ports get a turn.
    await new Promise(setImmediate);
  }
}
process.stdout.write(`${JSON.stringify({ inputs: index - first, longest, largest })}\n`);
process.exit(0);
