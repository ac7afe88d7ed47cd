// `./dev coverage`: which lines of core the fast C++ tests run.
//
//     node tools/coverage.mjs [--lines]
//
// Runs the program of the preset `coverage`, and lets gcov read its counts. Prints the share of the lines of each room that ran; --lines also prints which did not.
// The same as data: build/coverage/lines.json.

import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

/** @typedef {{ file: string, lines: { line_number: number, count: number }[] }} CountedFile as gcov writes it */
/** @typedef {{ lines: number, run: number, missed: { file: string, lines: number[] }[] }} Room */

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = "build/coverage";
const report = join(folder, "lines.json");

/**
 * The lines of each room, and those that did not run. A room is a folder of core, with its subfolders. Headers are part of several programs, and templates are there
 * several times: a line has run when it has run in one of them.
 *
 * @param {readonly CountedFile[]} files @returns {Map<string, Room>}
 */
export function roomsOf(files) {
  /** @type {Map<string, Map<number, number>>} */
  const counts = new Map();
  for (const { file, lines } of files) {
    const known = counts.get(file) ?? new Map();
    for (const { line_number: line, count } of lines) known.set(line, (known.get(line) ?? 0) + count);
    counts.set(file, known);
  }
  /** @type {Map<string, Room>} */
  const rooms = new Map();
  for (const [file, lines] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const name = file.split("/").slice(0, 2).join("/");
    const room = rooms.get(name) ?? { lines: 0, run: 0, missed: [] };
    const missed = [...lines].filter(([, count]) => count === 0).map(([line]) => line).sort((one, other) => one - other);
    room.lines += lines.size;
    room.run += lines.size - missed.length;
    if (missed.length) room.missed.push({ file, lines: missed });
    rooms.set(name, room);
  }
  return rooms;
}

/** Numbers as ranges: 3-5, 9. @param {readonly number[]} numbers in order */
export function rangesOf(numbers) {
  /** @type {[number, number][]} */
  const ranges = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(", ");
}

/** @param {string} name @param {number} run @param {number} lines */
const row = (name, run, lines) => `| ${name} | ${lines} | ${run} | ${((100 * run) / lines).toFixed(1)} % |\n`;

/** @param {string} program @param {string[]} words @param {import("node:child_process").StdioOptions} [stdio] @returns {string} */
function mustRun(program, words, stdio = ["ignore", "pipe", "inherit"]) {
  const { status, stdout, error } = spawnSync(program, words, { cwd: join(root, folder), stdio, encoding: "utf8", maxBuffer: 1 << 30 });
  if (status === 0) return stdout;
  process.stderr.write(`coverage: ${program} ${error ? error.message : `failed with ${status}`}\n`);
  return process.exit(1);
}

/** The counts of the files of core. @returns {CountedFile[]} */
function counted() {
  return countFiles().flatMap((name) => mustRun("gcov", ["--json-format", "--stdout", name]).split("\n").filter((line) => line.startsWith("{")))
    .flatMap((line) => /** @type {CountedFile[]} */ (JSON.parse(line).files).map(({ file, lines }) => ({ file: relative(root, file), lines })))
    .filter(({ file }) => file.startsWith("core/"));
}

/** What the program has written about its parts. */
const countFiles = () => readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".gcda"));

function main() {
  const { values } = parseArgs({ options: { lines: { type: "boolean", default: false } } });
  for (const name of countFiles()) rmSync(join(root, folder, name));
  mustRun("bin/nonet-tests", ["~[slow]~[data]"], ["ignore", "inherit", "inherit"]);
  const rooms = roomsOf(counted());
  writeFileSync(join(root, report), `${JSON.stringify([...rooms], null, 1)}\n`);
  process.stdout.write("| room | lines | run by the tests | share |\n|---|---|---|---|\n");
  for (const [name, { run, lines }] of rooms) process.stdout.write(row(name, run, lines));
  const all = [...rooms.values()];
  process.stdout.write(row("all", all.reduce((sum, { run }) => sum + run, 0), all.reduce((sum, { lines }) => sum + lines, 0)));
  if (values.lines) for (const { missed } of all) for (const { file, lines } of missed) process.stdout.write(`${file}: ${rangesOf(lines)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
