// `./dev coverage`: which lines of core the fast C++ tests run.
//
//     node tools/coverage.mjs [--lines]
//
// Runs the program of the preset `coverage`, and lets gcovr read its counts. Prints the share of the lines of each room that ran; --lines also prints which did not.
// The same as data: build/coverage/lines.json.

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

/** @typedef {{ file: string, lines: { line_number: number, count: number, "gcovr/noncode"?: boolean }[] }} CountedFile as gcovr writes it */
/** @typedef {{ lines: number, run: number, missed: { file: string, lines: number[] }[] }} Room */

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = "build/coverage";
const report = join(folder, "lines.json");

/**
 * The lines of each room, and those that did not run. A room is a folder of core, with its subfolders.
 *
 * @param {readonly CountedFile[]} files @returns {Map<string, Room>}
 */
export function roomsOf(files) {
  /** @type {Map<string, Room>} */
  const rooms = new Map();
  for (const { file, lines } of [...files].sort((one, other) => (one.file < other.file ? -1 : 1))) {
    const name = file.split("/").slice(0, 2).join("/");
    const room = rooms.get(name) ?? { lines: 0, run: 0, missed: [] };
    const code = lines.filter((line) => !line["gcovr/noncode"]);
    const missed = code.filter(({ count }) => count === 0).map(({ line_number: number }) => number);
    room.lines += code.length;
    room.run += code.length - missed.length;
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

/** @param {string} program @param {string[]} words */
function mustRun(program, words) {
  const { status, error } = spawnSync(program, words, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (status === 0) return;
  process.stderr.write(`coverage: ${program} ${error ? error.message : `failed with ${status}`}\n`);
  process.exit(1);
}

function main() {
  const { values } = parseArgs({ options: { lines: { type: "boolean", default: false } } });
  const counts = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".gcda"));
  for (const name of counts) rmSync(join(root, folder, name));
  mustRun(`${folder}/bin/nonet-tests`, ["~[slow]~[data]"]);
  mustRun("gcovr", ["--root", ".", "--filter", "core/", "--object-directory", folder, "-j", String(availableParallelism()), "--json", report, folder]);
  const rooms = roomsOf(JSON.parse(readFileSync(join(root, report), "utf8")).files);
  process.stdout.write("| room | lines | run by the tests | share |\n|---|---|---|---|\n");
  for (const [name, { run, lines }] of rooms) process.stdout.write(row(name, run, lines));
  const all = [...rooms.values()];
  process.stdout.write(row("all", all.reduce((sum, { run }) => sum + run, 0), all.reduce((sum, { lines }) => sum + lines, 0)));
  if (values.lines) for (const { missed } of all) for (const { file, lines } of missed) process.stdout.write(`${file}: ${rangesOf(lines)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
