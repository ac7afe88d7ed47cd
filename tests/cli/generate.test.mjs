import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, nonet } from "./program.mjs";
import { extends_, isSolved } from "./rules.mjs";

const clues = (puzzle) => [...puzzle].filter((symbol) => symbol !== ".").length;
const isSymmetric = (puzzle) => [...puzzle].every((symbol, cell) => (symbol === ".") === (puzzle.at(-1 - cell) === "."));
const countOf = (puzzle) => Number(nonet("count --limit 2", puzzle).out.trim().split(":")[1].replace(">=", ""));
const isMinimal = (puzzle) => [...puzzle].every((symbol, cell) =>
  symbol === "." || countOf(`${puzzle.slice(0, cell)}.${puzzle.slice(cell + 1)}`) === 2);

const kinds = [
  { name: "plain", args: "--count 3 --seed 7", puzzles: 3 },
  { name: "symmetric", args: "--count 3 --seed 7 --symmetry 180", puzzles: 3, holds: isSymmetric },
  { name: "a range of clues", args: "--count 3 --seed 7 --clues 30-33", puzzles: 3, holds: (puzzle) => clues(puzzle) >= 30 && clues(puzzle) <= 33 },
  { name: "an exact number of clues", args: "--count 2 --seed 7 --clues 40", puzzles: 2, holds: (puzzle) => clues(puzzle) === 40 },
  { name: "minimal", args: "--seed 7 --minimal", puzzles: 1, holds: isMinimal },
  { name: "4x4", args: "--count 3 --seed 7 --layout 2x2", puzzles: 3, boxes: [2, 2] },
  { name: "6x6", args: "--count 2 --seed 7 --layout 2x3", puzzles: 2, boxes: [2, 3] },
  { name: "12x12", args: "--seed 7 --layout 3x4 --clues 80-90", puzzles: 1, boxes: [3, 4] },
];

for (const { name, args, puzzles, holds = () => true, boxes = [3, 3] } of kinds) {
  test(`${name}: as asked for, with one solution`, () => {
    const { out, err, code } = nonet(`generate --with-solution ${args}`);
    const answers = lines(out).map((line) => line.split(":"));
    assert.equal(answers.length, puzzles);
    assert.equal(new Set(answers.map(([puzzle]) => puzzle)).size, puzzles);
    for (const [puzzle, count, solution] of answers) {
      assert.ok(count === "1" && isSolved(solution, ...boxes) && extends_(puzzle, solution) && holds(puzzle), puzzle);
      assert.equal(nonet("solve", puzzle).out, `${puzzle}:1:${solution}\n`);
    }
    assert.deepEqual([err, code], ["", 0]);
  });
}

test("the same seed gives the same puzzles, and puzzle i has the seed S + i", () => {
  const run = nonet("generate --count 3 --seed 100").out;
  assert.equal(nonet("generate --count 3 --seed 100").out, run);
  assert.equal(nonet("generate --seed 102").out, `${lines(run)[2]}\n`);
});

test("a seed that was not given is reported, and makes the puzzle again", () => {
  const { out, err } = nonet("generate");
  const seed = /^nonet: The seed is (\d+)\.\n$/.exec(err)[1];
  assert.equal(nonet(`generate --seed ${seed}`).out, out);
});

test("--json", () => {
  const { puzzle, solution, layout, seed, clues: number, ...rest } = JSON.parse(nonet("generate --json --seed 9 --layout 2x3").out);
  assert.ok(isSolved(solution, 2, 3) && extends_(puzzle, solution));
  assert.deepEqual([layout, seed, number, rest], ["2x3", 9, clues(puzzle), {}]);
});

test("a layout that the size does not determine is named, so that the puzzle can be read again", () => {
  const { out } = nonet("generate --layout 3x2 --seed 1 --count 2 --with-solution");
  assert.equal(lines(out)[0], "# nonet boxes 3x2");
  assert.deepEqual(lines(nonet("solve", out).out), lines(out).slice(1));
});

const refusals = [
  { args: "--clues 90", code: 2, says: "--clues asks for more clues than the grid has cells. Use a smaller number." },
  { args: "--clues 30-20", code: 2, says: "--clues: '30-20' is not a number such as 28, or a range such as 24-30. nonet generate --help shows its options." },
  { args: "--clues 3 --layout 2x2 --seed 1", code: 1, says: "5000 attempts gave no puzzle with this number of clues. Use another --seed or another range of --clues. The seed was 1." },
  { args: "--layout 5x5", code: 2, says: "Puzzles can be generated up to side 16. Use a smaller --layout." },
  { args: "--layout 9x9", code: 2, says: "Puzzles can be generated up to side 16. Use a smaller --layout. 9x9 means boxes of 9 rows and 9 columns, a grid of 81x81. For a grid of 9x9 use --layout 3x3 or --layout 9." },
  { args: "--symmetry 90", code: 2, says: "--symmetry: '90' is not a symmetry. Use none or 180. nonet generate --help shows its options." },
  { args: "--seed -1", code: 2, says: "--seed: '-1' is not a whole number from 0 to 2^53 - 1. nonet generate --help shows its options." },
  { args: "--count 0", code: 2, says: "--count: '0' is not a whole number from 1 to 2^64 - 1. nonet generate --help shows its options." },
  { args: "file.txt", code: 2, says: "generate reads no file, so 'file.txt' has no use. nonet generate --help shows its options." },
];

for (const { args, code, says } of refusals) {
  test(`refuses ${args}`, () => assert.deepEqual(nonet(`generate ${args}`), { out: "", err: `nonet: ${says}\n`, code, signal: null }));
}
