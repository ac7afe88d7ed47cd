// Runs the program under test.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const program = resolve(root, process.env.NONET_BIN || "build/bin/nonet");
export const dataFile = (name) => join(root, "tests/data", name);

/** Words of a command, as a shell would split them. */
const words = (command) => (Array.isArray(command) ? command : command.split(" ").filter(Boolean));

/**
 * @param {string | string[]} command @param {string | Buffer} [input]
 * @param {{cwd?: string}} [options]
 * @returns {{out: string, err: string, code: number | null, signal: string | null}}
 */
export function nonet(command, input = "", options = {}) {
  const { stdout, stderr, status, signal, error } = spawnSync(program, words(command), {
    input,
    encoding: "utf8",
    timeout: 120_000,
    maxBuffer: 1 << 28,
    ...options,
  });
  if (error && /** @type {NodeJS.ErrnoException} */ (error).code !== "EPIPE") throw error;
  return { out: stdout, err: stderr, code: status, signal };
}

/** Starts the program and leaves its ends open. @param {string} command */
export const start = (command) => spawn(program, words(command), { stdio: ["pipe", "pipe", "pipe"], timeout: 120_000 });

/** The lines of an answer. @param {string} text */
export const lines = (text) => text.split("\n").slice(0, -1);

/** The puzzles of tests/data/seeds.txt: `puzzle`, `count`, `solution` and the whole `line`. */
export const seeds = lines(readFileSync(dataFile("seeds.txt"), "utf8"))
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => {
    const [puzzle, count, solution] = line.split(":");
    return { line, puzzle, count: Number(count), solution };
  });

/**
 * Does something in a folder of its own that holds the named files.
 * @template T @param {Record<string, string | Uint8Array>} files @param {(folder: string) => T} work @returns {T}
 */
export function withFolder(files, work) {
  const folder = mkdtempSync(join(tmpdir(), "nonet-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
