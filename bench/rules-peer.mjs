#!/usr/bin/env node
// node bench/rules-peer.mjs --iss FOLDER [--ours PATH | --wasm SITE] [--guesses N] SET... Searches the puzzles of
// Interactive-Sudoku-Solver (a checkout, which you must have fetched) with its own solver and with nonet-bench, each
// puzzle in turn: the solution, and the proof that there is no other. Prints the times of each SET of its collections
// (such as TAREK_ALL) and their ratios. Times are processor times in milliseconds, the best of three searches, on one
// thread. Puzzles that take one of the two more than N guesses (default: 400000) are counted as not done and left out
// of the sums. With --wasm, the engine of a built SITE (dist) searches in this process instead of nonet-bench. Its
// times hold reading, set-up and search together, so look at "both, ratio"; a puzzle that takes it longer than 20
// seconds is not done. A SET may also be a folder (with a slash in its name) with texts of the peer (NAME.iss): a row
// for all, and a row for each kind of rule with the puzzles that have the kind. "mean" is the geometric mean of our
// guesses by its guesses, 20 added to both.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Failure, median, run, table } from "./runs.mjs";

const usage = "Usage: node bench/rules-peer.mjs --iss FOLDER [--ours PATH | --wasm SITE] [--guesses N] SET...";
const rounds = 3;
/** Puzzles that take longer are searched once. */
const longMilliseconds = 1000;
const mostMilliseconds = 20_000;

/** @typedef {{ name: string, input: string }} PeerPuzzle */
/** @typedef {{ status: string, setUp: number, search: number, guesses: number }} Search times in milliseconds */
/**
 * @typedef {{ materializePuzzles: (puzzles: PeerPuzzle[]) => Promise<PeerPuzzle[]>, resolvePuzzles: (names: string[])
 *   => PeerPuzzle[], runSolve: Function }} Peer
 */

function readWords() {
  const { values, positionals: sets } = parseArgs({
    allowPositionals: true,
    options: {
      iss: { type: "string" },
      ours: { type: "string", default: fileURLToPath(new URL("../build/bin/nonet-bench", import.meta.url)) },
      guesses: { type: "string", default: "400000" },
      wasm: { type: "string", default: "" },
    },
  });
  const guesses = Number(values.guesses);
  if (!values.iss || !sets.length || !(Number.isInteger(guesses) && guesses > 0)) throw new Failure(usage);
  return { folder: values.iss, ours: values.ours, wasm: values.wasm, guesses, sets };
}

/** @param {NodeJS.CpuUsage} from @param {NodeJS.CpuUsage} to */
const milliseconds = (from, to) => (to.user + to.system - from.user - from.system) / 1000;

/** @param {Peer} peer @param {PeerPuzzle} puzzle @param {number} guesses @returns {Search} */
function searchOfPeer(peer, puzzle, guesses) {
  const start = process.cpuUsage();
  let ready = start;
  const { status, counters } = peer.runSolve(puzzle, { maxBacktracks: guesses, maxSolutions: 2 }, () => {
    ready = process.cpuUsage();
  });
  return {
    status: status === "capped" ? "open" : status,
    setUp: milliseconds(start, ready),
    search: milliseconds(ready, process.cpuUsage()),
    guesses: counters.guesses,
  };
}

/** @param {Search} one @param {Search} other @returns {Search} */
const better = (one, other) => ({
  ...one,
  setUp: Math.min(one.setUp, other.setUp),
  search: Math.min(one.search, other.search),
});

/** @param {Peer} peer @param {PeerPuzzle} puzzle @param {number} guesses */
function bestOfPeer(peer, puzzle, guesses) {
  let best = searchOfPeer(peer, puzzle, guesses);
  for (let round = 1; round < rounds && best.search < longMilliseconds; ++round)
    best = better(best, searchOfPeer(peer, puzzle, guesses));
  return best;
}

/**
 * @param {string} program
 * @param {string} file with one puzzle
 * @param {number} guesses
 * @returns {Search | null} null when nonet-bench does not read the puzzle
 */
function ourSearch(program, file, guesses) {
  const [, row] = run(program, ["--rules", String(guesses), file], { codes: [0, 2] })
    .trim()
    .split("\n");
  if (!row) return null;
  const [status, setUp, search, made] = row.split(",").slice(-4);
  return { status, setUp: Number(setUp) / 1000, search: Number(search) / 1000, guesses: Number(made) };
}

/** @typedef {{ solve: (text: string, options: object) => Promise<{ status: string, guesses: number }> }} Engine */

/**
 * @param {Engine} engine of a built site
 * @param {string} text
 * @returns {Promise<Search | null>} null when the engine does not read the puzzle
 */
async function searchByModule(engine, text) {
  const start = process.cpuUsage();
  try {
    const { status, guesses } = await engine.solve(text, { limit: 2, signal: AbortSignal.timeout(mostMilliseconds) });
    return {
      status: status === "stopped" ? "open" : status,
      setUp: 0,
      search: milliseconds(start, process.cpuUsage()),
      guesses,
    };
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code === "aborted"
      ? { status: "open", setUp: 0, search: mostMilliseconds, guesses: 0 }
      : null;
  }
}

/** @param {Engine} engine @param {string} text */
async function bestByModule(engine, text) {
  let best = await searchByModule(engine, text);
  for (let round = 1; best && round < rounds && best.search < longMilliseconds; ++round)
    best = better(best, /** @type {Search} */ (await searchByModule(engine, text)));
  return best;
}

/** @typedef {{ name: string, text: string, theirs: Search, ours: Search }} Pair */

/** @param {string} set @returns {boolean} whether it is a folder, and no collection of the peer */
const isFolder = (set) => set.includes("/") && existsSync(set);

/** @param {Peer} peer @param {string} set @returns {Promise<PeerPuzzle[]>} */
async function puzzlesOf(peer, set) {
  if (!isFolder(set)) return peer.materializePuzzles(peer.resolvePuzzles([set]));
  return readdirSync(set)
    .filter((file) => file.endsWith(".iss"))
    .sort()
    .map((file) => ({ name: file.slice(0, -4), input: readFileSync(join(set, file), "utf8") }));
}

/**
 * @param {Peer} peer @param {string} set @param {{ ours: string, engine: Engine | null, guesses: number, file: string
 *   }} how
 * @returns {Promise<{ pairs: Pair[], unread: string[] }>}
 */
async function compare(peer, set, { ours: program, engine, guesses, file }) {
  /** @type {Pair[]} */
  const pairs = [];
  /** @type {string[]} */
  const unread = [];
  for (const puzzle of await puzzlesOf(peer, set)) {
    const name = puzzle.name ?? puzzle.input.slice(0, 30);
    writeFileSync(file, `${puzzle.input.replace(/\s+/g, "")}\n`);
    const ours = engine
      ? await bestByModule(engine, puzzle.input.replace(/\s+/g, ""))
      : ourSearch(program, file, guesses);
    if (ours) pairs.push({ name, text: puzzle.input, ours, theirs: bestOfPeer(peer, puzzle, guesses) });
    else unread.push(name);
  }
  return { pairs, unread };
}

/** Guesses that are added to both sides of a ratio, so that puzzles of a few guesses do not decide. */
const addedGuesses = 20;

/** @param {Pair[]} pairs @returns {number} the geometric mean of our guesses by its guesses */
function meanRatio(pairs) {
  const log = (/** @type {Search} */ search) => Math.log(search.guesses + addedGuesses);
  return Math.exp(pairs.reduce((sum, { ours, theirs }) => sum + log(ours) - log(theirs), 0) / pairs.length);
}

/** @param {Pair[]} pairs @returns {Map<string, Pair[]>} by kind of rule, as the texts name it */
function byKind(pairs) {
  /** @type {Map<string, Pair[]>} */
  const kinds = new Map();
  for (const pair of pairs) {
    for (const kind of new Set(pair.text.match(/(?<=\.)[A-Z][A-Za-z]+/g))) {
      kinds.set(kind, [...(kinds.get(kind) ?? []), pair]);
    }
  }
  return new Map([...kinds].sort(([one], [other]) => one.localeCompare(other)));
}

/** @param {string} set @param {{ pairs: Pair[], unread: string[] }} found */
function rowOf(set, { pairs, unread }) {
  const done = pairs.filter(({ ours, theirs }) => ours.status !== "open" && theirs.status !== "open");
  const sum = (/** @type {(pair: Pair) => number} */ value) => done.reduce((total, pair) => total + value(pair), 0);
  const [ours, theirs] = [sum((pair) => pair.ours.search), sum((pair) => pair.theirs.search)];
  const [ourSetUp, theirSetUp] = [sum((pair) => pair.ours.setUp), sum((pair) => pair.theirs.setUp)];
  const count = (/** @type {"ours" | "theirs"} */ whose) =>
    pairs.filter((pair) => pair[whose].status !== "open").length;
  return [
    set,
    `${pairs.length} of ${pairs.length + unread.length}`,
    `${count("theirs")}`,
    `${count("ours")}`,
    theirSetUp.toFixed(1),
    ourSetUp.toFixed(2),
    ourSetUp ? (theirSetUp / ourSetUp).toFixed(1) : "",
    theirs.toFixed(1),
    ours.toFixed(1),
    (theirs / ours).toFixed(2),
    ((theirs + theirSetUp) / (ours + ourSetUp)).toFixed(2),
    String(sum((pair) => pair.theirs.guesses)),
    String(sum((pair) => pair.ours.guesses)),
    done.length ? meanRatio(done).toFixed(2) : "",
    done.length ? median(done.map((pair) => pair.ours.setUp + pair.ours.search)).toFixed(2) : "",
  ];
}

const heads = [
  "set",
  "read",
  "its done",
  "our done",
  "its set-up",
  "our set-up",
  "ratio",
  "its search",
  "our search",
  "ratio",
  "both, ratio",
  "its guesses",
  "our guesses",
  "mean",
  "our median",
];

async function main() {
  const { folder, sets, wasm, ...how } = readWords();
  const peer = /** @type {Peer} */ (
    await import(pathToFileURL(join(resolve(folder), "tools/lib/solver_analysis.js")).href)
  );
  const { createEngine = null } = wasm ? await import(pathToFileURL(join(resolve(wasm), "nonet.mjs")).href) : {};
  const engine = createEngine && (await createEngine({ worker: false }));
  const scratch = mkdtempSync(join(tmpdir(), "nonet-rules-"));
  try {
    const rows = [];
    for (const set of sets) {
      const found = await compare(peer, set, { ...how, engine, file: join(scratch, "puzzle.txt") });
      rows.push(rowOf(isFolder(set) ? basename(set) : set, found));
      if (isFolder(set)) {
        for (const [kind, pairs] of byKind(found.pairs)) rows.push(rowOf(kind, { pairs, unread: [] }));
      }
      for (const { name, ours, theirs } of found.pairs) {
        if (ours.status !== theirs.status && ours.status !== "open" && theirs.status !== "open")
          console.log(`${set}: ${name}: it says ${theirs.status}, we say ${ours.status}`);
      }
      if (found.unread.length) console.log(`${set}: not read: ${found.unread.join("; ")}`);
    }
    console.log(
      `\nMilliseconds of processor time, best of ${rounds}; ratios are its time by ours\n\n${table(heads, rows)}`,
    );
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
