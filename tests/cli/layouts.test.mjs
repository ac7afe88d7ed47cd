import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, nonet, withFolder } from "./program.mjs";

const jigsaw5 = "jigsaw:1122211122333343444455555";
const jigsaw7 = "jigsaw:1111222111222233334443334444555566655566667777777";
const layouts = [jigsaw5, jigsaw7, "2x3", "3x4", "x", "windoku", "antiknight", "2x3+x", "2x2+disjoint", `${jigsaw7}+x`];

const plain = (text) => lines(text).filter((line) => !line.startsWith("#"));

for (const layout of layouts) {
  test(`${layout}: made, solved, counted, listed, read back`, () => {
    const made = nonet(`generate --layout ${layout} --seed 3 --with-solution`);
    assert.equal(made.code, 0, made.err);
    const [puzzle, , solution] = plain(made.out)[0].split(":");
    assert.equal(nonet("solve", made.out.replace(/^([^#:\n]*):.*$/m, "$1")).out, `${puzzle}:1:${solution}\n`);
    // With three clues less there are more solutions, and every way to them agrees on how many.
    let left = 3;
    const sparser = puzzle.replace(/[^.]/g, (symbol) => (left-- > 0 ? "." : symbol));
    const found = plain(nonet(`solve --all --limit 3000 --layout ${layout}`, sparser).out);
    const counted = nonet(`count --limit 3000 --layout ${layout}`, sparser).out;
    assert.equal(counted, `${sparser}:${found.length === 3000 ? ">=" : ""}${found.length}\n`);
    assert.equal(new Set(found).size, found.length);
    assert.ok(found.length > 1 && (found.length === 3000 || found.includes(solution)));
    const checked = plain(nonet(`check --layout ${layout}`, found.join("\n")).out);
    assert.ok(checked.every((line) => line.endsWith(":ok")));
  });
}

test("regions from a file", () => {
  const regions = "1 1 2 2 2\n1 1 1 2 2\n3 3 3 3 4\n3 4 4 4 4\n5 5 5 5 5\n";
  withFolder({ "regions.txt": regions, "rows.txt": regions.replaceAll(" ", "") }, (cwd) => {
    for (const file of ["regions.txt", "rows.txt"]) {
      const { out } = nonet(`count --layout jigsaw:@${file}`, ".".repeat(25), { cwd });
      assert.equal(out, `${".".repeat(25)}:8400\n`);
    }
  });
});

test("rules that leave no grid", () => {
  const { err, code } = nonet("generate --layout 2x2+antiking --seed 1");
  assert.deepEqual([err, code], ["nonet: No full grid keeps the rules of this layout. Use fewer variants.\n", 1]);
});

const jigsawLine = `${".".repeat(25)}${jigsaw5.slice(7)}`;
const layoutsOfTheirOwn = [
  { line: jigsawLine, layout: jigsaw5, out: `${jigsawLine}:8400` },
  {
    line: jigsawLine,
    layout: "1x5",
    err: "nonet: -:1:26: This puzzle has 50 cells instead of 25. Remove the surplus cells. If they are a comment, put a space before it.\n",
  },
  { line: "2x2:a1b2k", layout: "2x2", out: ".1..2...........:24" },
  { line: "2x2:a1b2k", layout: "2x2+x", out: ".1..2...........:4" },
  {
    line: "2x2:a1b2k",
    layout: "1x4",
    err: "nonet: -:1:4: ':' is not a digit of a 4x4 puzzle. Use 1-4, and '.' or 0 for a blank cell.\n",
  },
];

for (const { line, layout, out, err = "" } of layoutsOfTheirOwn) {
  test(`${line} with --layout ${layout} is ${out ?? "refused"}`, () => {
    assert.deepEqual(nonet(`count --layout ${layout}`, line), {
      out: out ? `${out}\n` : "",
      err,
      code: out ? 0 : 2,
      signal: null,
    });
  });
}
