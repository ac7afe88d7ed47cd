// Many puzzles in one input: `solve` hands them to its threads in blocks. `--json` still goes one puzzle at a time, so
// it judges here.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { lines, nonet, program, seeds, start, withFolder } from "./program.mjs";

const classic = seeds.filter(({ puzzle }) => puzzle.length === 81).map(({ puzzle }) => puzzle);
const small = seeds.at(-1).puzzle;
// Seconds or minutes of search for nothing.
const endless = ".....5......6.1..3............5........1.6...3.......553.....61........4.........";

const withSymbol = (puzzle, cell, symbol) => puzzle.slice(0, cell) + symbol + puzzle.slice(cell + 1);
const cluesOf = (puzzle) => [...Array(81).keys()].filter((cell) => puzzle[cell] !== "0");
const withoutClue = (puzzle, number) => withSymbol(puzzle, cluesOf(puzzle)[number % cluesOf(puzzle).length], "0");
const rowsOf = (puzzle) =>
  puzzle
    .match(/.{9}/g)
    .map((row) => [...row].join(" "))
    .join("\n");

// What may stand in an input, made from a puzzle and a number.
const kinds = [
  (puzzle) => puzzle,
  (puzzle) => `${puzzle}\r`,
  (puzzle) => `${puzzle} # comment`,
  (puzzle) => puzzle.replaceAll("0", "*"),
  (puzzle, number) => withoutClue(puzzle, number),
  (puzzle, number) => withoutClue(withoutClue(puzzle, number), number + 5),
  (puzzle, number) => withSymbol(puzzle, number % 81, String(1 + (number % 9))),
  (puzzle, number) => withSymbol(puzzle, number % 81, "@"),
  (puzzle) => puzzle.slice(1),
  (puzzle) => `${puzzle}5`,
  (puzzle) => rowsOf(puzzle),
  (puzzle) => `${rowsOf(puzzle).slice(0, 53)}\n`,
  (puzzle) => [...puzzle].join(","),
  () => small,
  () => "1..1............",
  () => "# comment\n",
  () => "",
  () => `1${".".repeat(35)}`,
];

const mixed = (length) =>
  Array.from({ length }, (_, number) =>
    kinds[(number * number + number) % kinds.length](classic[number % 4], number),
  ).join("\n");
const plain = (length) =>
  Array.from({ length }, (_, number) => withSymbol(classic[number % 4], number % 81, "0")).join("\n");

function oneByOne(input, options) {
  const { out, err, code } = nonet(`solve --json ${options}`, input);
  const answers = lines(out).map((line) => JSON.parse(line));
  return {
    out: answers.map((it) => `${it.puzzle}:${it.count}:${it.solutions[0] ?? ""}\n`).join(""),
    err,
    code,
    signal: null,
  };
}

const inputs = [
  { name: "a mixed input", input: mixed(2500) },
  {
    name: "a mixed input with a byte order mark and a last line without end",
    input: `\uFEFF${mixed(100)}\n${classic[0]}`,
  },
  { name: "more blocks than threads hold", input: `${plain(12_000)}\n` },
  { name: "lines from every place of a piece of 64 KB", input: `#\n${`${plain(9)}\n#\n`.repeat(400)}` },
];

for (const { name, input } of inputs) {
  for (const options of ["", "--limit 1", "--limit 5"]) {
    test(`${name} ${options}: the answers of one puzzle at a time, on any number of threads`, () => {
      const expected = oneByOne(input, options);
      assert.ok(lines(expected.out).length > 40);
      for (const threads of [1, 2, 5])
        assert.deepEqual(nonet(`solve ${options} --threads ${threads}`, input), expected);
      assert.deepEqual(nonet(`solve ${options}`, input), expected);
    });
  }
}

for (const format of ["line", "numbers", "frame"]) {
  test(`--to ${format}: what is printed one puzzle at a time, on any number of threads`, () => {
    const { out, err, code } = nonet(`solve --to ${format} --stats`, mixed(900));
    const complaints = lines(err)
      .filter((line) => !/ placements tried, /.test(line))
      .map((line) => `${line}\n`)
      .join("");
    for (const threads of [1, 4]) {
      assert.deepEqual(nonet(`solve --to ${format} --threads ${threads}`, mixed(900)), {
        out,
        err: complaints,
        code,
        signal: null,
      });
    }
  });
}

test("files follow each other, each with its own line numbers", () => {
  withFolder({ "a.txt": `${plain(1500)}\n55${".".repeat(79)}\n`, "b.txt": `@\n${classic[0]}\n` }, (folder) => {
    const { out, err, code } = nonet("solve a.txt missing.txt b.txt", "", { cwd: folder });
    assert.equal(lines(out).length, 1502);
    assert.deepEqual(
      lines(err).map((line) => line.split(": ").slice(1, 2).join()),
      ["a.txt:1501:1", "missing.txt", "b.txt:1:1"],
    );
    assert.equal(code, 2);
  });
});

test("every line is answered before the next is given", async () => {
  const child = start("solve");
  for (const puzzle of [classic[0], `1${".".repeat(35)}`, classic[1], classic[2]]) {
    child.stdin.write(puzzle.slice(0, 10));
    child.stdin.write(`${puzzle.slice(10)}\n`);
    const [answer] = await once(child.stdout, "data");
    assert.ok(String(answer).startsWith(`${puzzle}:`));
  }
  child.stdin.write("@\n");
  const [complaint] = await once(child.stderr, "data");
  assert.equal(
    String(complaint),
    "nonet: -:5:1: '@' is not a digit of a 9x9 puzzle. Use 1-9, and '.' or 0 for a blank cell.\n",
  );
  child.stdin.end();
  assert.deepEqual(await once(child, "close"), [2, null]);
});

test("answers do not wait for a very hard puzzle that came with them", async () => {
  const child = start("solve --threads 1");
  child.stdin.end(`${small}\n${classic[0]}\n@\n${classic[1]}\n${endless}\n${classic[2]}\n`);
  let out = "";
  child.stdout.on("data", (text) => (out += text));
  while (lines(out).length < 3) await once(child.stdout, "data");
  assert.deepEqual(
    lines(out)
      .slice(0, 3)
      .map((line) => line.split(":")[0]),
    [small, classic[0], classic[1]],
  );
  child.kill("SIGINT");
  assert.deepEqual(await once(child, "close"), [null, "SIGINT"]);
});

test("--time holds for every puzzle of a block, and the others are answered", () => {
  const easy = Array.from({ length: 40 }, (_, number) => classic[number % 4]);
  const input = [...easy, endless, ...easy, endless, ...easy];
  for (const threads of [1, 2]) {
    const { out, err, code } = nonet(`solve --time 0.3 --threads ${threads}`, `${input.join("\n")}\n`);
    const answers = lines(out);
    assert.equal(answers.length, input.length);
    assert.equal(answers.filter((line) => line.endsWith(":>=0:")).length, 2);
    assert.deepEqual(
      answers.map((line) => line.split(":")[0]),
      input,
    );
    assert.equal(err, [41, 82].map((line) => `nonet: -:${line}:1: Stopped after 0.3 s (--time).\n`).join(""));
    assert.equal(code, 1);
  }
});

test("--time leaves the answers of a batch as they are", () => {
  const input = plain(5000);
  assert.deepEqual(nonet("solve --time 60", input), nonet("solve", input));
});

test("a reader that has enough ends an input without end", () => {
  const script = '{ yes "$1" | { "$2" solve; echo "code $?" >&2; } | head -n 3; } 2>&1';
  const { stdout } = spawnSync("sh", ["-c", script, "sh", classic[0], program], { encoding: "utf8", timeout: 60_000 });
  const answer = seeds.find(({ puzzle }) => puzzle === classic[0]).line;
  assert.deepEqual(
    lines(stdout)
      .filter((line) => !line.startsWith("yes: "))
      .sort(),
    [answer, answer, answer, "code 0"],
  );
});
