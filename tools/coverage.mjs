// `./dev coverage`: which lines of core the fast C++ tests run.
//
//     node tools/coverage.mjs [--lines] [--write]
//
// Runs the program of the preset `coverage`, and has gcovr read its counts. Prints the share of the lines of each room
// that ran; --lines also prints which lines of each file did not; --write puts the table into docs/coverage.md. All
// counts as data: build/coverage/lines.json.

import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

import { replaced } from "./marked-part.mjs";

/**
 * @typedef {{ count: number, "gcovr/noncode"?: boolean }} CountedLine `gcovr/noncode`: the line holds nothing that runs
 */
/**
 * @typedef {{ file: string, lines: CountedLine[] }} CountedFile as gcovr writes it: each line once, with the runs of
 *   all programs and templates added up
 */
/** @typedef {{ lines: number, run: number }} Counts */

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = "build/coverage";
const report = `${folder}/lines.json`;
const document = "docs/coverage.md";

/**
 * The lines of each room, in alphabetical order. A room is a folder of core, with its subfolders.
 * @param {readonly CountedFile[]} files
 * @returns {Map<string, Counts>}
 */
export function roomsOf(files) {
  /** @type {Map<string, Counts>} */
  const rooms = new Map();
  for (const { file, lines } of [...files].sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const name = file.split("/").slice(0, 2).join("/");
    const room = rooms.get(name) ?? { lines: 0, run: 0 };
    const code = lines.filter((line) => !line["gcovr/noncode"]);
    rooms.set(name, {
      lines: room.lines + code.length,
      run: room.run + code.filter(({ count }) => count !== 0).length,
    });
  }
  return rooms;
}

/** @param {Map<string, Counts>} rooms @returns {string} a table in Markdown, with the sum of all rooms */
export function tableOf(rooms) {
  const sum = (/** @type {"lines" | "run"} */ key) =>
    [...rooms.values()].reduce((total, counts) => total + counts[key], 0);
  const rows = [...rooms, /** @type {const} */ (["all", { lines: sum("lines"), run: sum("run") }])].map(
    ([name, { lines, run }]) => `| ${name} | ${lines} | ${run} | ${((100 * run) / lines).toFixed(1)} % |`,
  );
  return ["| room | lines | run by the tests | share |", "|---|---|---|---|", ...rows].join("\n");
}

/** Ends this program when the other one fails. @param {string} program @param {string[]} words @param {string} [cwd] */
function mustRun(program, words, cwd = root) {
  const { status, error } = spawnSync(program, words, { cwd, stdio: "inherit" });
  if (status === 0) return;
  process.stderr.write(`coverage: ${program} ${error ? error.message : `failed with ${status}`}\n`);
  process.exit(1);
}

function main() {
  const { values } = parseArgs({
    options: { lines: { type: "boolean", default: false }, write: { type: "boolean", default: false } },
  });
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".gcda")) rmSync(join(root, folder, name));
  mustRun("bin/nonet-tests", ["~[slow]~[data]"], join(root, folder));
  // Threads count without a lock, so gcov may compute a negative count of a branch, which gcovr takes for an error.
  // Branches are not looked at.
  mustRun("gcovr", [
    "--gcov-ignore-parse-errors",
    "--root",
    ".",
    "--filter",
    "core/",
    "--json",
    report,
    ...(values.lines ? ["--txt", "-"] : []),
    folder,
  ]);
  const table = tableOf(roomsOf(JSON.parse(readFileSync(join(root, report), "utf8")).files));
  process.stdout.write(`${table}\n`);
  if (values.write)
    writeFileSync(join(root, document), replaced(readFileSync(join(root, document), "utf8"), "lines", table));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
