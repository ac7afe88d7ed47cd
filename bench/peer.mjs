#!/usr/bin/env node
// node bench/peer.mjs --tdoku [NAME=]PATH... [--ours PATH] [--rounds N] FILE... Runs tdoku's own benchmark program
// (`run_benchmark`, which you must have built) and nonet-bench on the same puzzles in turn, and prints nanoseconds a
// puzzle and their ratios. Both stop at a second solution and use one thread.

import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Failure, classicLines, pencilSymbols, rowsOf, run, script, table } from "./runs.mjs";

const usage = "Usage: node bench/peer.mjs --tdoku [NAME=]PATH... [--ours PATH] [--rounds N] FILE...";

/** With less of a core than this a program was held up by others. */
const idle = 0.97;

/** @typedef {{name: string, path: string}} Peer */

/** @param {string} text @returns {Peer} */
function peerOf(text) {
  const [, name, path] = /^(?:([^=/]+)=)?(.+)$/.exec(text) ?? [];
  if (!path) throw new Failure(usage);
  return { name: name ?? "tdoku", path };
}

function readWords() {
  const { values, positionals: files } = parseArgs({
    allowPositionals: true,
    options: {
      tdoku: { type: "string", multiple: true, default: [] },
      ours: { type: "string", default: fileURLToPath(new URL("../build/bin/nonet-bench", import.meta.url)) },
      rounds: { type: "string", default: "3" },
    },
  });
  const rounds = Number(values.rounds);
  if (!values.tdoku.length || !files.length || !(Number.isInteger(rounds) && rounds > 0)) throw new Failure(usage);
  const peers = values.tdoku.map(peerOf);
  if (new Set(peers.map(({ name }) => name)).size < peers.length)
    throw new Failure("Two builds of tdoku need different names: use NAME=PATH");
  for (const path of [...peers.map((peer) => peer.path), values.ours]) {
    if (!existsSync(path)) throw new Failure(`${path}: no such program`);
  }
  return { peers, ours: values.ours, rounds, files };
}

/**
 * One run of tdoku: as given (-r0), each puzzle once a pass (-n), for a second after a second of warming up. Its times
 * are by the clock on the wall, ours by the processor's: bash tells how much of a core it had.
 * @param {string} program @param {string} file @param {string[]} puzzles
 * @returns {{ns: number, share: number}} nanoseconds a puzzle; processor time by time passed
 */
function tdokuTime(program, file, puzzles) {
  const form = puzzles[0].length === pencilSymbols ? ["-p"] : [];
  const words = ["-c1", "-r0", "-n", String(puzzles.length), "-w", "1", "-t", "1", "-s", "tdoku", ...form, file];
  const printed = run(
    "bash",
    ["-c", 'TIMEFORMAT="%R %U %S"; { time "$@" 2>&3; } 3>&2 2>&1', "bash", resolve(program), ...words],
    { env: { LC_ALL: "C" } },
  );
  const [result, times] = printed.trim().split("\n").slice(-2);
  // compiler, version, flags, file, solver, puzzles/s, µs, share without guesses, guesses
  const microseconds = Number(result.split(",").at(-3));
  const [passed, user, system] = times?.split(" ").map(Number) ?? [];
  if (!(microseconds > 0)) throw new Failure(`${program} printed no time:\n${printed}`);
  return { ns: microseconds * 1000, share: (user + system) / passed };
}

/** @typedef {{ns: number, share: number}} Time */

/**
 * The best time of each program on one file, the programs taking turns.
 * @param {string} file @param {string[]} puzzles @param {{peers: Peer[], ours: string, rounds: number}} programs
 * @returns {{peers: Map<string, Time>, ours: Map<string, Time>}} by name of the peer, and by row of nonet-bench
 */
function measure(file, puzzles, { peers, ours, rounds }) {
  const best = { peers: new Map(), ours: new Map() };
  const take = (/** @type {Map<string, Time>} */ times, /** @type {string} */ name, /** @type {Time} */ time) => {
    if (time.ns < (times.get(name)?.ns ?? Infinity)) times.set(name, time);
  };
  for (let round = 0; round < rounds; ++round) {
    for (const { name, path } of peers) take(best.peers, name, tdokuTime(path, file, puzzles));
    for (const { how, ns } of rowsOf(run(ours, ["--csv", file]))) take(best.ours, how, { ns, share: 1 });
  }
  return best;
}

/** @typedef {{title: string, peers: Map<string, Time>, ours: Map<string, Time>}} MeasuredSet */

/** @param {MeasuredSet[]} sets @param {number} rounds */
function report(sets, rounds) {
  const names = [...sets[0].peers.keys()];
  const rows = [...sets[0].ours.keys()];
  console.log(`ns a puzzle, best of ${rounds}\n`);
  console.log(
    table(
      ["set (puzzles)", ...names, ...rows],
      sets.map(({ title, peers, ours }) => [
        title,
        ...[...peers.values(), ...ours.values()].map(({ ns }) => ns.toFixed(0)),
      ]),
    ),
  );
  for (const name of names) {
    console.log(`\n${name} / ours\n`);
    console.log(
      table(
        ["set (puzzles)", ...rows],
        sets.map(({ title, peers, ours }) => [
          title,
          ...[...ours.values()].map(({ ns }) => ((peers.get(name)?.ns ?? NaN) / ns).toFixed(2)),
        ]),
      ),
    );
  }
  for (const { title, peers } of sets) {
    for (const [name, { share }] of peers) {
      if (share < idle)
        console.log(
          `\nThe machine was busy: ${name} had ${(share * 100).toFixed(0)} % of a core on ${title}; its time is too long.`,
        );
    }
  }
}

function main() {
  const { files, ...programs } = readWords();
  const folder = mkdtempSync(join(tmpdir(), "nonet-peer-"));
  try {
    const sets = files.map((file) => {
      const puzzles = classicLines(file);
      const copy = join(folder, basename(file));
      writeFileSync(copy, puzzles.map((puzzle) => `${puzzle}\n`).join(""));
      return { title: `${basename(file)} (${puzzles.length})`, ...measure(copy, puzzles, programs) };
    });
    report(sets, programs.rounds);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

script(main);
