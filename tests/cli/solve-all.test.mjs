import assert from "node:assert/strict";
import { once } from "node:events";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { lines, nonet, program, seeds, start } from "./program.mjs";
import { extends_, isSolved } from "./rules.mjs";

const blank = ".".repeat(81);
const small = seeds.at(-1);

test("every solution of a 4x4 grid: the 288 that are known", () => {
  const { out, err, code } = nonet("solve --all", ".".repeat(16));
  const solutions = lines(out);
  assert.equal(solutions.length, 288);
  assert.equal(new Set(solutions).size, 288);
  assert.ok(solutions.every((solution) => isSolved(solution, 2, 2)));
  assert.deepEqual([err, code], ["", 0]);
});

const cases = [
  { name: "a proper puzzle has one", args: "", input: small.puzzle, out: `${small.solution}\n` },
  {
    name: "solutions keep the order of the puzzles",
    args: "",
    input: `${small.puzzle}\n${seeds[0].puzzle}\n`,
    out: `${small.solution}\n${seeds[0].solution}\n`,
  },
  {
    name: "in the contest's form",
    args: "--to numbers",
    input: small.puzzle,
    out: "4 1 3 2\n3 2 1 4\n1 4 2 3\n2 3 4 1\n",
  },
  {
    name: "none",
    args: "",
    input: "123........4....",
    out: "",
    err: "nonet: -:1:1: The puzzle has no solution.\n",
    code: 1,
  },
  {
    name: "contradictory givens",
    args: "",
    input: "1..1............",
    out: "",
    err: "nonet: -:1:1: The givens contradict each other: r1c4 cannot be 1: row 1 already has 1, at r1c1.\n",
    code: 1,
  },
  {
    name: "as JSON",
    args: "--json",
    input: small.puzzle,
    out: `{"puzzle":"${small.puzzle}","solution":"${small.solution}"}\n`,
  },
];

for (const { name, args, input, out, err = "", code = 0 } of cases) {
  test(name, () => assert.deepEqual(nonet(`solve --all ${args}`, input), { out, err, code, signal: null }));
}

test("--limit ends each puzzle; solutions are right, different, and the same every time", () => {
  const puzzle = seeds[3].puzzle.replace("2", "0");
  const first = nonet("solve --all --limit 1000", `${puzzle}\n${blank}\n`);
  const solutions = lines(first.out);
  assert.equal(solutions.length, 2000);
  assert.equal(new Set(solutions).size, 2000);
  assert.ok(solutions.every((solution) => isSolved(solution)));
  assert.ok(solutions.slice(0, 1000).every((solution) => extends_(puzzle, solution)));
  assert.equal(nonet("solve --all --limit 1000", `${puzzle}\n${blank}\n`).out, first.out);
});

test("a reader that has enough ends the endless search, quietly", async () => {
  const child = start("solve --all");
  child.stdin.end(`${blank}\n`);
  let err = "";
  child.stderr.on("data", (text) => (err += text));
  await once(child.stdout, "data");
  child.stdout.destroy();
  assert.deepEqual(await once(child, "close"), [0, null]);
  assert.equal(err, "");
});

test("| head -n 5 takes five, and the exit is a normal one", () => {
  const script = `printf '%s\\n' "$1" | { "$2" solve --all; echo "code $?" >&2; } 2>&3 | head -n 5`;
  const out = execFileSync("sh", ["-c", `{ ${script}; } 3>&1`, "sh", blank, program], {
    encoding: "utf8",
    timeout: 60_000,
  });
  assert.equal(lines(out).filter((line) => isSolved(line)).length, 5);
  assert.deepEqual(
    lines(out).filter((line) => !isSolved(line)),
    ["code 0"],
  );
});

test("an answer comes before the rest of the input", async () => {
  const child = start("solve");
  child.stdin.write(`${seeds[0].puzzle}\n`);
  const [answer] = await once(child.stdout, "data");
  assert.equal(String(answer), `${seeds[0].line}\n`);
  child.stdin.end();
  assert.deepEqual(await once(child, "close"), [0, null]);
});
