// The figures of `./dev coverage`, from what gcovr writes, and the table of docs/coverage.md.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { roomsOf, tableOf } from "../../tools/coverage.mjs";
import { markedPart } from "../../tools/marked-part.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** @param {string} file @param {...number} counts of the lines 1, 2, 3 … */
const counted = (file, ...counts) => ({ file, lines: counts.map((count, i) => ({ line_number: i + 1, count })) });

test("lines are added up for each room, with its subfolders", () => {
  const rooms = roomsOf([
    counted("core/logic/wings/wings.cpp", 1, 0),
    counted("core/grid/grid.h", 0, 3, 0, 0),
    counted("core/logic/step.cpp", 2, 2, 2),
  ]);
  assert.deepEqual(
    [...rooms],
    [
      ["core/grid", { lines: 4, run: 1 }],
      ["core/logic", { lines: 5, run: 4 }],
    ],
  );
  assert.equal(tableOf(rooms).split("\n").at(-1), "| all | 9 | 5 | 55.6 % |");
});

test("what is no code does not count", () => {
  const file = { file: "core/grid/a.h", lines: [{ count: 1 }, { count: 0, "gcovr/noncode": true }, { count: 0 }] };
  assert.deepEqual([...roomsOf([file])], [["core/grid", { lines: 2, run: 1 }]]);
});

test("docs/coverage.md has a row for each room of core, and the sums of its rows", () => {
  const table = markedPart(readFileSync(`${root}docs/coverage.md`, "utf8"), "lines");
  const rows = table
    .split("\n")
    .slice(2)
    .map((line) => line.slice(2, -2).split(" | "));
  const rooms = new Map(
    rows.slice(0, -1).map(([name, lines, run]) => [name, { lines: Number(lines), run: Number(run) }]),
  );
  const folders = readdirSync(`${root}core`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `core/${name}`);
  assert.deepEqual([...rooms.keys()], folders.sort());
  assert.equal(table, tableOf(rooms));
});

test("docs/promises.md has the sums of docs/coverage.md: lines, and faults", () => {
  const coverage = readFileSync(`${root}docs/coverage.md`, "utf8");
  const [, lines, run, share] = /^\| all \| (\d+) \| (\d+) \| ([\d.]+) % \|$/m.exec(coverage) ?? [];
  const faults = [...coverage.matchAll(/^\| [\w, ]+ \| \d+ \| \d+ \| (\d+) \| (\d+) \| \d+ \| \d+ \|$/gm)];
  const sum = (/** @type {number} */ group) => faults.reduce((total, row) => total + Number(row[group]), 0);
  const said = /Tried: ([\d ]+) of ([\d ]+) lines ran, ([\d.]+) %\. (\d+) of (\d+) faults were noticed/.exec(
    readFileSync(`${root}docs/promises.md`, "utf8"),
  );
  assert.equal(faults.length, 5);
  assert.deepEqual(
    said?.slice(1).map((number) => Number(number.replaceAll(" ", ""))),
    [run, lines, share, sum(2), sum(1)].map(Number),
  );
});
