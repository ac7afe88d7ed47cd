#!/usr/bin/env node
// node bench/rating-peer.mjs --peer PATH [--peer-args "…"] [--ours PATH] [--rounds N] FILE... Rates the same puzzles
// with nonet and with another rater in turn, compares the ratings, and prints the times and their ratio. The other
// rater must read puzzles of 81 symbols from standard input and print ER/EP/ED somewhere in a line for each, as
// sukaku-forge-rate does (--peer-args "--allow-uniqueness --input=-"). Each program uses one thread.

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Failure, script, table } from "./runs.mjs";

const usage = 'Usage: node bench/rating-peer.mjs --peer PATH [--peer-args "..."] [--ours PATH] [--rounds N] FILE...';

function readWords() {
  const { values, positionals: files } = parseArgs({
    allowPositionals: true,
    options: {
      peer: { type: "string", default: "" },
      "peer-args": { type: "string", default: "--allow-uniqueness --input=-" },
      ours: { type: "string", default: fileURLToPath(new URL("../build/bin/nonet", import.meta.url)) },
      rounds: { type: "string", default: "3" },
    },
  });
  const rounds = Number(values.rounds);
  if (!values.peer || !files.length || !(Number.isInteger(rounds) && rounds > 0)) throw new Failure(usage);
  for (const path of [values.peer, values.ours]) if (!existsSync(path)) throw new Failure(`${path}: no such program`);
  return {
    ours: [values.ours, "rate", "--threads", "1"],
    peer: [values.peer, ...values["peer-args"].split(" ").filter(Boolean)],
    rounds,
    files,
  };
}

/** @param {string} file */
function puzzlesOf(file) {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => /^[0-9.]{81}(?![0-9.])/.exec(line)?.[0] ?? []);
  if (!lines.length) throw new Failure(`${file}: no lines of 81 digits or dots`);
  return lines;
}

/**
 * @param {string[]} command
 * @param {string} input
 * @returns {{seconds: number, ratings: string[]}} the time, and ER/EP/ED of each line
 */
function runOnce([program, ...args], input) {
  const begun = process.hrtime.bigint();
  const { stdout, status, stderr } = spawnSync(program, args, { input, encoding: "utf8", maxBuffer: 2 ** 28 });
  const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
  if (status !== 0) throw new Failure(`${program} ended with ${status}: ${stderr}`);
  const ratings = stdout
    .trimEnd()
    .split("\n")
    .map((line) => (line.slice(line.length > 81 ? 81 : 0).match(/\d+\.\d/g) ?? []).join("/"));
  return { seconds, ratings };
}

script(() => {
  const { ours, peer, rounds, files } = readWords();
  const rows = files.map((file) => {
    const puzzles = puzzlesOf(file);
    const input = `${puzzles.join("\n")}\n`;
    const times = { ours: Infinity, peer: Infinity };
    let differ = 0;
    for (let round = 0; round < rounds; round += 1) {
      const own = runOnce(ours, input);
      const other = runOnce(peer, input);
      times.ours = Math.min(times.ours, own.seconds);
      times.peer = Math.min(times.peer, other.seconds);
      differ = own.ratings.filter((rating, i) => rating !== other.ratings[i]).length;
    }
    const each = (/** @type {number} */ seconds) => ((seconds / puzzles.length) * 1e3).toFixed(3);
    return [
      `${basename(file)} (${puzzles.length})`,
      each(times.ours),
      each(times.peer),
      (times.peer / times.ours).toFixed(2),
      String(differ),
    ];
  });
  console.log(table(["set (puzzles)", "ours, ms", "peer, ms", "peer / ours", "differ"], rows));
});
