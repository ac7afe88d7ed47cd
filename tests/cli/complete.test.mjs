import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, nonet, seeds } from "./program.mjs";

const blank = ".".repeat(81);

test("random full grids: full, distinct, the same for the same seed and any number of threads", () => {
  const { out, err, code } = nonet("complete --seed 5 --count 20", blank);
  assert.deepEqual([err, code], ["", 0]);
  const grids = lines(out);
  assert.equal(new Set(grids).size, 20);
  const checked = nonet("check", out);
  assert.ok(lines(checked.out).every((line) => line.endsWith(":ok")));
  assert.ok(grids.every((grid) => /^[1-9]{81}$/.test(grid)));
  assert.equal(nonet("complete --seed 5 --count 20 --threads 1", blank).out, out);
  assert.notEqual(nonet("complete --seed 6 --count 20", blank).out, out);
});

test("a seed that was not given is reported", () =>
  assert.match(nonet("complete", blank).err, /^nonet: The seed is \d+\.\n$/));

test("the only solution is always the one that is drawn", () => {
  const { puzzle, solution } = seeds[0];
  assert.equal(nonet("complete --seed 1", puzzle).out, `${solution}\n`);
});

test("other layouts: drawn evenly where all solutions can be looked at", () => {
  const drawn = lines(nonet("complete --seed 3 --count 600 --layout 2x2+x", ".".repeat(16)).out).filter(
    (line) => line[0] !== "#",
  );
  const tally = new Map();
  for (const grid of drawn) tally.set(grid, (tally.get(grid) ?? 0) + 1);
  assert.equal(tally.size, 48);
  const expected = 600 / 48;
  const chiSquare = [...tally.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  assert.ok(chiSquare < 82.7, `chi-square ${chiSquare} with 47 degrees of freedom`);
});

test("--time ends the work on a long puzzle and leaves the others as they are", () => {
  const many = ".".repeat(144);
  const { solution, puzzle } = seeds[0];
  const { out, err, code } = nonet(
    "complete --seed 1 --limit 1000000000000 --time 0.2",
    `# boxes 3x4\n${many}\n# boxes 3x3\n${puzzle}\n`,
  );
  assert.deepEqual([out, err, code], [`${solution}\n`, "nonet: -:2:1: Stopped after 0.2 s (--time).\n", 1]);
});

test("--time ends drawing, too", () => {
  const { out, err, code } = nonet("complete --seed 1 --count 1000000000000 --time 0.5", blank);
  assert.ok(lines(out).every((line) => /^[1-9]{81}$/.test(line)));
  assert.deepEqual([err, code], ["nonet: -:1:1: Stopped after 0.5 s (--time).\n", 1]);
});

const refused = [
  {
    name: "too many to look at",
    args: "--limit 100 --layout 2x3",
    input: ".".repeat(36),
    err: "nonet: -:1:1: The puzzle has more than 100 solutions. Use a larger --limit to draw from all of them.\n",
  },
  { name: "no solution", args: "", input: "123........4....", err: "nonet: -:1:1: The puzzle has no solution.\n" },
  {
    name: "no solution of 9x9",
    args: "",
    input: `.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........`,
    err: "nonet: -:1:1: The puzzle has no solution.\n",
  },
  {
    name: "contradictory givens",
    args: "",
    input: "11..............",
    err: "nonet: -:1:1: The givens contradict each other: r1c2 cannot be 1: row 1 and box 1 already have 1, at r1c1.\n",
  },
];

for (const { name, args, input, err } of refused) {
  test(name, () =>
    assert.deepEqual(nonet(`complete --seed 1 ${args}`, input), { out: "", err, code: 1, signal: null }),
  );
}
