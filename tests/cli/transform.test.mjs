import assert from "node:assert/strict";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { lines, nonet, seeds, start, withFolder } from "./program.mjs";

const small = "4.3.3..........1";
const { puzzle } = seeds[0];
const classic = puzzle.replaceAll("0", ".");

const cases = [
  { args: "--steps identity", input: small, out: `${small}\n` },
  { args: "--steps rotate:90;rotate:270", input: classic, out: `${classic}\n` },
  {
    args: "--steps transpose --layout 2x3",
    input: `12${".".repeat(34)}`,
    out: `# nonet boxes 3x2\n1.....2${".".repeat(29)}\n`,
  },
  { args: "--steps rotate:180 --to numbers", input: small, out: "1 0 0 0\n0 0 0 0\n0 0 0 3\n0 3 0 4\n" },
  {
    args: "--steps swap-rows:2,3",
    input: small,
    err: "nonet: -:1:1: --steps, character 11: Only rows of the same band can be swapped.\n",
    code: 2,
  },
  {
    args: "--steps turn",
    input: small,
    err: "nonet: -:1:1: --steps, character 1: There is no step named 'turn'. nonet transform --help lists the steps.\n",
    code: 2,
  },
  {
    args: "--steps swap-rows:1,5",
    input: small,
    err: "nonet: -:1:1: --steps, character 13: 5 is not a number from 1 to 4.\n",
    code: 2,
  },
  {
    args: "--steps swap-rows:1",
    input: small,
    err: "nonet: -:1:1: --steps, character 11: This step has 1 number instead of 2.\n",
    code: 2,
  },
  {
    args: "--steps swap-rows:1,2 --layout 2x2+x",
    input: small,
    err: "nonet: -:1:1: --steps, character 1: This step would break the rules of the layout: the cells of some house would no longer form a house.\n",
    code: 2,
  },
  {
    args: "--all rows --layout 2x2+x",
    input: small,
    err: "nonet: -:1:1: --all: rows would break the rules of the layout 2x2+x.\n",
    code: 2,
  },
  {
    args: "--all transpose",
    input: `${small}\n1234............`,
    out: `${small}\n43......3......1\n1234............\n1...2...3...4...\n`,
    err: "nonet: -:1:1: 2 grids\nnonet: -:2:1: 2 grids\n",
  },
  { args: "--all rows,columns --limit 1", input: classic, out: `${classic}\n`, err: "nonet: -:1:1: 46656 grids\n" },
  {
    args: "--all rows,columns,bands,stacks,transpose,digits --limit 1",
    input: classic,
    out: `${classic}\n`,
    err: "nonet: -:1:1: 1218998108160 grids\n",
  },
  {
    args: "--all digits --distinct --limit 2",
    input: "11..............",
    out: "11..............\n22..............\n",
    err: "nonet: -:1:1: 4 distinct grids\n",
  },
  {
    args: "--all rows --distinct",
    input: ".".repeat(81),
    err: "nonet: -:1:1: More than 20000 transformations leave this grid unchanged, which is too many for --distinct. Leave out --distinct.\n",
    code: 1,
  },
];

for (const { args, input, out = "", err = "", code = 0 } of cases) {
  test(`transform ${args}`, () =>
    assert.deepEqual(nonet(`transform ${args}`, input), { out, err, code, signal: null }));
}

test("--all lists as many different grids as it says, the puzzle first", () => {
  const { out, err } = nonet("transform --all rows,bands,stacks", classic);
  assert.equal(err, "nonet: -:1:1: 7776 grids\n");
  assert.equal(lines(out)[0], classic);
  assert.equal(new Set(lines(out)).size, 7776);
});

/**
 * What is wrong with a full grid of boxes of one row or of one column, by the rules themselves: each variant is a list
 * of pairs of cells that must differ.
 */
const pairsOf = {
  x: (one, other, last) =>
    (one.row === one.column && other.row === other.column) ||
    (one.row + one.column === last && other.row + other.column === last),
  antiknight: (one, other) => Math.abs((one.row - other.row) * (one.column - other.column)) === 2,
  antiking: (one, other) => Math.abs(one.row - other.row) === 1 && Math.abs(one.column - other.column) === 1,
};

/** @param {string} grid @param {string[]} variants */
function faultOf(grid, variants) {
  const side = Math.sqrt(grid.length);
  const cells = [...grid].map((digit, cell) => ({ digit, row: Math.floor(cell / side), column: cell % side }));
  for (const one of cells) {
    if (Number(one.digit) < 1 || Number(one.digit) > side) return `${one.digit} is no digit`;
    for (const other of cells.slice(0, cells.indexOf(one))) {
      const mustDiffer =
        one.row === other.row ||
        one.column === other.column ||
        variants.some((variant) => pairsOf[variant](one, other, side - 1));
      if (mustDiffer && one.digit === other.digit)
        return `${one.digit} twice: r${one.row + 1}c${one.column + 1}, r${other.row + 1}c${other.column + 1}`;
    }
  }
  return null;
}

const lineLayouts = [
  { layout: "1x5+x", grid: "3415221345425135342115234" },
  { layout: "5x1+x", grid: "3415221345425135342115234" },
  { layout: "1x5", grid: "1234534512512342345145123" },
  { layout: "1x4+x", grid: "1234341243212143" },
  { layout: "1x5+antiking", grid: "1234534512512342345145123" },
  { layout: "5x1+antiknight", grid: "1234551234451233451223451" },
  { layout: "1x7+antiking", grid: "1234567345671271234564567123671234523456715671234" },
];
const lineKinds = ["rows", "columns", "bands", "stacks", "transpose", "digits"];

for (const { layout, grid } of lineLayouts) {
  test(`--all of any kinds keeps the rules of ${layout}`, () => {
    const variants = layout.split("+").slice(1);
    assert.equal(faultOf(grid, variants), null);
    let listed = 0;
    for (let chosen = 1; chosen < 2 ** lineKinds.length; chosen++) {
      const kinds = lineKinds.filter((_, kind) => (chosen >> kind) & 1).join();
      const { out, err, code } = nonet(`transform --layout ${layout} --limit 60 --all ${kinds} ${grid}`);
      if (code === 2) {
        assert.match(err, / would break the rules of the layout /, kinds);
        continue;
      }
      const grids = lines(out).filter((line) => !line.startsWith("#"));
      assert.deepEqual([grids[0], new Set(grids).size], [grid, grids.length], kinds);
      for (const each of grids) assert.equal(faultOf(each, variants), null, `${kinds}: ${each}`);
      listed += grids.length;
    }
    assert.ok(listed > 60, `${listed} grids`);
  });
}

test("--random: the same seed, the same grids, and all of them alike", () => {
  const first = nonet("transform --random 20 --seed 7", classic);
  assert.deepEqual(nonet("transform --random 20 --seed 7", classic), first);
  assert.equal(new Set(lines(first.out)).size, 20);
  assert.equal(new Set(lines(nonet("canonical", first.out).out)).size, 1);
  assert.notEqual(nonet("transform --random 20 --seed 8", classic).out, first.out);
});

test("--random without a seed reports the seed that it chose", () => {
  const { out, err } = nonet("transform --random 1", classic);
  const [, seed] = /^nonet: The seed is (\d+)\.\n$/.exec(err);
  assert.equal(nonet(`transform --random 1 --seed ${seed}`, classic).out, out);
});

test("--json gives steps that lead there", () => {
  for (const line of lines(nonet("transform --json --random 5 --seed 1", `${classic}\n${small}`).out)) {
    const { puzzle: from, result, layout, steps } = JSON.parse(line);
    assert.equal(nonet(`transform --layout ${layout} --steps ${steps}`, from).out, `${result}\n`);
  }
});

test("--files writes numbered files, and replaces none unasked", () =>
  withFolder({}, (folder) => {
    const run = (args, input = small) =>
      nonet(`transform --all bands,stacks --files sudoku ${args}`, input, { cwd: folder });
    const first = run("", `${small}\n${"1...".repeat(1)}............`);
    assert.deepEqual([first.out, first.code], ["", 0]);
    assert.match(first.err, /nonet: Wrote sudoku1.txt to sudoku8.txt.\n$/);
    assert.equal(readdirSync(folder).length, 8);
    assert.equal(readFileSync(join(folder, "sudoku1.txt"), "utf8"), "4 0 3 0\n3 0 0 0\n0 0 0 0\n0 0 0 1\n");
    const again = run("");
    assert.equal(
      again.err,
      "nonet: -:1:1: 4 grids\nnonet: sudoku1.txt: This file exists already. Use --overwrite to replace it.\n",
    );
    assert.equal(again.code, 2);
    assert.equal(run("--overwrite --to line").code, 0);
    assert.equal(readFileSync(join(folder, "sudoku2.txt"), "utf8"), "3.4...3......1..\n");
  }));

test("--files in the way: nothing is written before one that may not be replaced", () =>
  withFolder({ "g3.txt": "mine" }, (folder) => {
    const { code } = nonet("transform --all bands,stacks --files g", small, { cwd: folder });
    assert.deepEqual(
      [code, existsSync(join(folder, "g1.txt")), readFileSync(join(folder, "g3.txt"), "utf8")],
      [2, false, "mine"],
    );
  }));

test("--files: very many need a limit", () =>
  withFolder({}, (folder) => {
    const run = (args) => nonet(`transform --all rows,columns --files f ${args}`, classic, { cwd: folder });
    assert.equal(
      run("").err,
      "nonet: -:1:1: 46656 grids\nnonet: -:1:1: This would write 46656 files. Use --limit N to write the first N.\n",
    );
    assert.equal(readdirSync(folder).length, 0);
    assert.equal(run("--limit 3").code, 0);
    assert.equal(readdirSync(folder).length, 3);
  }));

test("Ctrl-C ends an endless list", async () => {
  const child = start("transform --all rows,columns,bands,stacks,digits");
  let err = "";
  child.stderr.on("data", (text) => (err += text));
  child.stdin.write(`${classic}\n`);
  await once(child.stdout, "data");
  child.stdout.resume();
  child.kill("SIGINT");
  assert.deepEqual(await once(child, "close"), [1, null]);
  assert.equal(err, "nonet: -:1:1: 609499054080 grids\nnonet: -:1:1: Stopped.\n");
});
