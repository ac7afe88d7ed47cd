import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { dataFile, lines, nonet, seeds, start } from "./program.mjs";

const blank = ".".repeat(81);

const known = lines(readFileSync(dataFile("counts.txt"), "utf8"))
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(":"));

// A program with sanitizers takes long for each; the tests of core give it others of these.
const asked = process.env.NONET_SLOW ? known.filter((_, index) => index % 4 === 1) : known;

test("there are known counts to compare with", () => assert.ok(asked.length >= 3));

for (const [puzzle, count] of asked) {
  test(`exact: ${count} solutions`, () => {
    assert.deepEqual(nonet("count", puzzle), { out: `${puzzle}:${count}\n`, err: "", code: 0, signal: null });
  });
}

const cases = [
  {
    name: "all 9x9 grids, as JSON",
    args: "--json",
    input: blank,
    out: `{"puzzle":"${blank}","count":"6670903752021072936960","exact":true}\n`,
  },
  {
    name: "one given, on one thread",
    args: "--threads 1",
    input: `7${blank.slice(1)}`,
    out: `7${blank.slice(1)}:741211528002341437440\n`,
  },
  {
    name: "an estimate that cannot be wrong",
    args: "--estimate",
    input: seeds[0].puzzle,
    out: `${seeds[0].puzzle}:~1:1..1\n`,
  },
  {
    name: "no estimate where no solution is found",
    args: "--estimate",
    input: "123........4....",
    out: "",
    err: "nonet: -:1:1: There is no estimate, because no random sample led to a solution. Use nonet solve to find out whether there is a solution.\n",
    code: 1,
  },
  { name: "all 4x4 grids", input: ".".repeat(16), out: `${".".repeat(16)}:288\n` },
  { name: "one", input: seeds[0].puzzle, out: `${seeds[0].puzzle}:1\n` },
  { name: "none", input: "123........4....", out: "123........4....:0\n" },
  { name: "at the limit: at least so many", args: "--limit 1000", input: blank, out: `${blank}:>=1000\n` },
  { name: "just below the limit: exact", args: "--limit 289", input: ".".repeat(16), out: `${".".repeat(16)}:288\n` },
  { name: "as JSON", args: "--json --limit 10", input: blank, out: `{"puzzle":"${blank}","count":10,"exact":false}\n` },
  {
    name: "contradictory givens",
    input: "1..1............",
    out: "1..1............:0\n",
    err: "nonet: -:1:1: The givens contradict each other: r1c4 cannot be 1: row 1 already has 1, at r1c1.\n",
    code: 1,
  },
];

test("an estimate with its interval", () => {
  const { out } = nonet("count --estimate --layout 2x4", ".".repeat(64));
  const [, count, low, high] = /:~(.+):(.+)\.\.(.+)\n$/.exec(out)?.map(Number) ?? [];
  assert.ok(low < count && count < high);
  assert.ok(Math.abs(count / 29136487207403520 - 1) < 0.1, out);
});

for (const { name, args = "", input, out, err = "", code = 0 } of cases) {
  test(name, () => assert.deepEqual(nonet(`count ${args}`, input), { out, err, code, signal: null }));
}

test("Ctrl-C ends a long count with the number known by then; earlier answers have been printed", async () => {
  const child = start("count --limit 1000000000000");
  child.stdin.write(`${seeds[0].puzzle}\n${blank}\n${seeds[1].puzzle}\n`);
  let out = "";
  let err = "";
  child.stderr.on("data", (text) => (err += text));
  const [first] = await once(child.stdout, "data");
  assert.equal(String(first), `${seeds[0].puzzle}:1\n`);
  child.stdout.on("data", (text) => (out += text));
  child.kill("SIGINT");
  assert.deepEqual(await once(child, "close"), [1, null]);
  assert.match(out, /^\.{81}:>=\d+\n$/);
  assert.equal(err, "nonet: -:2:1: Stopped.\n");
});

test("--time does not hurt an answer that came in time", () => {
  assert.deepEqual(nonet("count --time 60", blank), {
    out: `${blank}:6670903752021072936960\n`,
    err: "",
    code: 0,
    signal: null,
  });
});
