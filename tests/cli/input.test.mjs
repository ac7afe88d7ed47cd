import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { dataFile, lines, nonet, program, seeds, withFolder } from "./program.mjs";

const good = seeds[0];
const rows = (count) => "0 0 0 0 0 0 0 0 0\n".repeat(count);

// Complaints about one bad puzzle: where, and what is said.
const bad = [
  { name: "garbage", input: "garbage@@\n", at: "1:1", says: "'g' is neither a digit nor a blank of this grid" },
  { name: "80 characters", input: `${".".repeat(80)}\n`, at: "1:81", says: "80 cells in a puzzle where 81 belong" },
  { name: "82 characters", input: `${".".repeat(82)}\n`, at: "1:82", says: "82 cells in a puzzle where 81 belong" },
  { name: "an empty input", input: "", at: "1:1", says: "no puzzle here: the input is empty, or holds nothing but comments" },
  { name: "nothing but comments", input: "# one\n\n# two\n", at: "1:1", says: "no puzzle here: the input is empty, or holds nothing but comments" },
  { name: "a bad symbol in a line", input: `..3!${".".repeat(77)}\n`, at: "1:4", says: "'!' is neither a digit nor a blank of this grid" },
  { name: "a byte that is no character", input: Buffer.from([0x31, 0xff, 0x0a]), at: "1:2", says: "the byte 0xFF is neither a digit nor a blank of this grid" },
  { name: "a byte that a terminal would obey", input: "..\u001b[2J\n", at: "1:3", says: "the byte 0x1B is neither a digit nor a blank of this grid" },
  { name: "a letter of another alphabet", input: "..ж..\n", at: "1:3", says: "'ж' is neither a digit nor a blank of this grid" },
  { name: "a row too short", input: `${rows(1)}1 2 3\n${rows(7)}`, at: "2:6", says: "3 cells in a row where 9 belong" },
  { name: "a grid cut short", input: rows(5), at: "6:1", says: "the grid ends after 5 of its 9 rows" },
  { name: "a number too large", input: `${rows(3)}0 0 12 0 0 0 0 0 0\n${rows(5)}`, at: "4:5", says: "12 is too large for this grid: its digits go up to 9" },
  { name: "a line of 10 MB", input: "1".repeat(10_000_000), at: "1:65537", says: "this line is too long for a puzzle: more than 65536 bytes" },
  { name: "zero bytes", input: Buffer.alloc(81), at: "1:1", says: "the byte 0x00 is neither a digit nor a blank of this grid" },
];

for (const { name, input, at, says } of bad) {
  for (const command of ["solve", "count", "check", "convert --to line"]) {
    test(`${command}: ${name}`, () => {
      assert.deepEqual(nonet(command, input), { out: "", err: `nonet: -:${at}: ${says}\n`, code: 2, signal: null });
    });
  }
}

for (const { name, input, at } of bad.filter(({ input }) => String(input).trim() && !String(input).startsWith("#"))) {
  test(`the puzzles around ${name} are answered`, () => {
    const text = Buffer.concat([`${good.puzzle}\n\n`, input, `\n\n${good.puzzle}\n`].map((part) => Buffer.from(part)));
    const { out, err, code } = nonet("solve", text);
    assert.deepEqual(lines(out), [good.line, good.line]);
    const [line, column] = at.split(":").map(Number);
    assert.ok(err.startsWith(`nonet: -:${line + 2}:${column}: `), err);
    assert.equal(lines(err).length, 1);
    assert.equal(code, 2);
  });
}

test("files are read in turn, and one that is missing does not stop the others", () => {
  const { out, err, code } = nonet(["solve", "missing.txt", dataFile("seeds.txt"), "-"], `${good.puzzle}\n`);
  assert.deepEqual(lines(out), [...seeds.map(({ line }) => line), good.line]);
  assert.equal(err, "nonet: missing.txt: no such file\n");
  assert.equal(code, 2);
});

test("a folder is no file", () => {
  withFolder({}, (folder) => {
    assert.deepEqual(nonet(["solve", folder]), { out: "", err: `nonet: ${folder}: this is a folder, not a file\n`, code: 2, signal: null });
  });
});

test("complaints name the file and the line in it", () => {
  withFolder({ "a.txt": `${good.puzzle}\n`, "b.txt": "# two\n\n55\n" }, (folder) => {
    assert.match(nonet("solve a.txt b.txt", "", { cwd: folder }).err, /^nonet: b\.txt:3:3: 2 cells/);
  });
});

test("Windows line ends and a byte order mark are no content", () => {
  assert.equal(nonet("solve", `\uFEFF${good.puzzle}\r\n`).out, `${good.line}\n`);
});

test("a last line without an end counts", () => assert.equal(nonet("solve", good.puzzle).out, `${good.line}\n`));

test("an answer that cannot be written is a failure", () => {
  const shell = spawnSync("sh", ["-c", '"$1" solve "$2" > /dev/full', "sh", program, dataFile("seeds.txt")], { encoding: "utf8" });
  assert.deepEqual([shell.stderr, shell.status], ["nonet: cannot write the answers: No space left on device\n", 2]);
});
