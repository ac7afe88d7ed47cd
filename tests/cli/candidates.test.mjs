import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, nonet, seeds } from "./program.mjs";

const blank = ".".repeat(81);

test("a puzzle with one solution: that digit in every cell", () => {
  const [{ puzzle, solution }] = seeds;
  const { out, err, code } = nonet("candidates", puzzle);
  const [asked, candidates] = out.trim().split(":");
  assert.deepEqual([asked, err, code], [puzzle, "", 0]);
  assert.equal(candidates.length, 729);
  assert.deepEqual(
    candidates.match(/.{9}/g)?.map((cell) => cell.replaceAll(".", "")),
    [...solution],
  );
});

const cases = [
  {
    name: "4x4, from one given",
    args: "--layout 2x2",
    input: "1...............",
    says: /^1\.{15}:1\.\.\.\.234\.234\.234\.234\.234(?:1?234)+/,
  },
  {
    name: "weights of a blank 9x9 grid: a ninth of all solutions each",
    args: "--weights",
    input: blank,
    says: /:741211528002341437440( 741211528002341437440){728}\n$/,
  },
  {
    name: "weights of another layout",
    args: "--weights --layout 2x2+x",
    input: "1...............",
    says: /:12 0 0 0 0 4 4 4 0 /,
  },
  {
    name: "as JSON",
    args: "--json --weights --layout 2x2",
    input: "1234341221434321",
    says: /^\{"puzzle":"1234341221434321","candidates":\[\[1\],\[2\],.*\],"complete":true,"weights":\[\[1,0,0,0\],\[0,1,0,0\],.*\],"exact":true\}\n$/,
  },
  {
    name: "more solutions than the limit",
    args: "--weights --limit 10 --layout 2x2",
    input: ".".repeat(16),
    says: /:1234/,
    err: "nonet: -:1:1: The puzzle has more solutions than --limit, so the true weights may be larger. Use a larger --limit.\n",
    code: 1,
  },
  {
    name: "contradictory givens have none",
    args: "",
    input: "11..............",
    says: /^11\.{14}:\.{64}\n$/,
    err: "nonet: -:1:1: The givens contradict each other: r1c2 cannot be 1: row 1 and box 1 already have 1, at r1c1.\n",
    code: 1,
  },
];

for (const { name, args, input, says, err = "", code = 0 } of cases) {
  test(name, () => {
    const result = nonet(`candidates ${args}`, input);
    assert.match(result.out, says);
    assert.deepEqual([result.err, result.code], [err, code]);
  });
}

test("--time ends the work on a long puzzle and leaves the others as they are", () => {
  const many = ".".repeat(144);
  const input = `# boxes 3x4\n${many}\n# boxes 2x2\n1234341221434321\n`;
  const { out, err, code } = nonet("candidates --weights --limit 1000000000000 --time 0.2", input);
  const [stopped, whole] = lines(out);
  assert.match(stopped, /^\.{144}:[.1-9A-C]{1728}:\d+( \d+){1727}$/);
  assert.equal(`${whole}\n`, nonet("candidates --weights", "1234341221434321").out);
  // A slow machine is still looking for candidates by then.
  assert.match(
    err,
    /^nonet: -:2:1: Stopped after 0\.2 s \(--time\)\. (The true weights may be larger|There may be more candidates)\.\n$/,
  );
  assert.equal(code, 1);
});

test("a puzzle without a solution is reported", () => {
  const puzzle = `12345678.........9${".".repeat(63)}`;
  const { out, err, code } = nonet("candidates", puzzle);
  assert.deepEqual(
    [out, err, code],
    [`${puzzle}:${".".repeat(729)}\n`, "nonet: -:1:1: The puzzle has no solution.\n", 1],
  );
});

const seven = "4030000000000001";
const trueOnes = (text) => JSON.parse(nonet("candidates --json --layout 2x2", text).out).candidates;

for (const format of ["729", "pencilmarks", "ss", "library", "f-puzzles", "f-puzzles-link", "sudoku-solver"]) {
  test(`--to ${format} writes the candidates, which are read again`, () => {
    const written = nonet(`candidates --layout 2x2 --to ${format}`, `${seven}\n`);
    assert.deepEqual([written.err, written.code], ["", 0]);
    const solved = nonet("count --layout 2x2 --candidates given", written.out);
    assert.equal(solved.out.trim().split(":").at(-1), nonet("count --layout 2x2", seven).out.trim().split(":").at(-1));
    const { cells, candidates } = JSON.parse(nonet("convert --json --layout 2x2", written.out).out);
    const read = cells.map((digit, cell) => (digit ? [digit] : candidates[cell]));
    assert.deepEqual(read, trueOnes(seven));
  });
}

test("--to sudokuwiki writes 9x9 grids, and says of others that it has no text", () => {
  const [{ puzzle }] = seeds;
  const written = nonet("candidates --to sudokuwiki", puzzle);
  assert.match(written.out, /^[0-9a-v]{162}\n$/);
  const refused = nonet("candidates --layout 2x2 --to sudokuwiki", seven);
  assert.deepEqual(refused, {
    out: "",
    err: "nonet: -:1:1: The format sudokuwiki has no text for this puzzle: the layout is 2x2. Use --to 729 or --to pencilmarks.\n",
    code: 1,
    signal: null,
  });
});

/** @type {[string, string, RegExp, number][]} */
const refusals = [
  ["--to line", seven, /'line' is not a format with candidates\. Use 729, pencilmarks, /, 2],
  ["--to 729 --json", seven, /--to and --json cannot be used together\./, 2],
  ["--to 729 --weights", seven, /--to and --weights cannot be used together\./, 2],
  ["--to 729 --layout 2x2", "4433000000000001", /The givens contradict each other/, 1],
  [
    "--to 729",
    Array.from(
      { length: 1296 },
      (_, cell) => ((6 * Math.floor(cell / 36) + Math.floor(cell / 216) + cell) % 36) + 1,
    ).join(" "),
    /The format 729 has no text for grids above side 35\. Leave --to out\./,
    1,
  ],
];
for (const [args, puzzle, message, code] of refusals) {
  test(`${args} is refused for ${puzzle.slice(0, 16)}`, () => {
    const refused = nonet(`candidates ${args}`, puzzle);
    assert.equal(refused.out, "");
    assert.match(refused.err, message);
    assert.equal(refused.code, code);
  });
}
