/**
 * Runs the inputs of one reader in a process of its own, and goes on behind an input that broke a promise.
 *
 * @typedef {{ what: string, file: string }} Fault `file` holds the input
 * @typedef {{ inputs: number, longest: number, largest: number, faults: Fault[] }} Tried `longest`: seconds of the
 *   processor; `largest`: bytes of the heap
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { numbersOfInput } from "./mutations.mjs";

const childProgram = fileURLToPath(new URL("reader-process.mjs", import.meta.url));
const ownTargets = fileURLToPath(new URL("reader-targets.mjs", import.meta.url));
/** The heap of a process in MB. The page's readers need some twenty. */
const heap = 256;
const mostFaults = 5;

/**
 * @param {{ name: string, seed: number, runs?: number, seconds?: number, hang?: number, targets?: string, folder?:
 *   string }} options `hang`: seconds without an answer after which an input counts as one that never ends; `targets`:
 *   path of the module with the targets; `folder`: for inputs that broke a promise
 * @returns {Promise<Tried>} ends after five faults
 */
export async function fuzzReader({
  name,
  seed,
  runs = Infinity,
  seconds = Infinity,
  hang = 30,
  targets = ownTargets,
  folder = "build/fuzz",
}) {
  mkdirSync(folder, { recursive: true });
  const progress = join(folder, `${name}-progress`);
  const end = performance.now() + 1000 * seconds;
  /** @type {Tried} */
  const tried = { inputs: 0, longest: 0, largest: 0, faults: [] };
  try {
    while (tried.faults.length < mostFaults && tried.inputs < runs && performance.now() < end) {
      const left = { runs: runs - tried.inputs, seconds: (end - performance.now()) / 1000 };
      const { status, said, answer } = await runChild(
        [targets, name, progress, seed, tried.inputs, left.runs, left.seconds].map(String),
        progress,
        hang,
      );
      if (status === 0) {
        const { inputs, longest, largest } = JSON.parse(answer);
        Object.assign(tried, {
          inputs: tried.inputs + inputs,
          longest: Math.max(tried.longest, longest),
          largest: Math.max(tried.largest, largest),
        });
        break;
      }
      const index = Number(readFileSync(progress, "utf8"));
      const { readerTargets } = await import(pathToFileURL(targets).href);
      const file = join(folder, `${name}-${seed}-${index}.txt`);
      writeFileSync(file, readerTargets[name].input(numbersOfInput(seed, index)));
      tried.faults.push({
        what:
          status === null
            ? `An input has not ended after ${hang} s.`
            : said.trim() || `The process ended with status ${status}.`,
        file,
      });
      tried.inputs = index + 1;
    }
  } finally {
    rmSync(progress, { force: true });
  }
  return tried;
}

/**
 * @param {string[]} words @param {string} progress file whose text changes while the child goes on @param {number} hang
 *   seconds
 * @returns {Promise<{ status: number | null, said: string, answer: string }>} `status`: null when the child was ended
 *   because it did not go on
 */
function runChild(words, progress, hang) {
  writeFileSync(progress, words[4]);
  const child = spawn(process.execPath, [`--max-old-space-size=${heap}`, childProgram, ...words], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  // The time counts from the first input on, not from the start of the process.
  let [said, answer, last, since, isHanging] = ["", "", words[4], Infinity, false];
  child.stdout.on("data", (piece) => (answer += piece));
  child.stderr.on("data", (piece) => (said += piece));
  const watch = setInterval(() => {
    const now = readFileSync(progress, "utf8");
    if (now !== last) [last, since] = [now, performance.now()];
    if (performance.now() - since <= 1000 * hang) return;
    isHanging = true;
    child.kill("SIGKILL");
  }, 200);
  return new Promise((resolve) =>
    child.on("close", (code) => {
      clearInterval(watch);
      resolve({ status: isHanging ? null : (code ?? 1), said, answer });
    }),
  );
}
