import assert from "node:assert/strict";
import { test } from "node:test";
import { nonet, seeds } from "./program.mjs";

const puzzles = [
  ...seeds.map(({ puzzle }) => ({ name: puzzle, text: `${puzzle.replaceAll("0", ".")}\n` })),
  { name: "several at once", text: seeds.slice(0, 3).map(({ puzzle }) => `${puzzle.replaceAll("0", ".")}\n`).join("") },
  { name: "16x16", text: nonet("generate --layout 4x4 --seed 1 --clues 200").out },
  { name: "16x16 whose rows look like 4x4 puzzles", text: `${".".repeat(254)}12\n` },
  { name: "6x6 in boxes of 3x2", text: `# nonet boxes 3x2\n12..56${".".repeat(30)}\n` },
];

for (const { name, text } of puzzles) {
  for (const format of ["line", "sdm", "numbers", "frame"]) {
    test(`to ${format} and back: ${name}`, () => {
      const there = nonet(`convert --to ${format}`, text);
      assert.deepEqual([there.err, there.code], ["", 0]);
      assert.equal(nonet("convert --to line", there.out).out, text);
    });
  }
}

const small = "4.3.3..........1";
const forms = [
  { format: "numbers", text: "4 0 3 0\n3 0 0 0\n0 0 0 0\n0 0 0 1\n" },
  { format: "frame", text: "+-----+-----+\n| 4 . | 3 . |\n| 3 . | . . |\n+-----+-----+\n| . . | . . |\n| . . | . 1 |\n+-----+-----+\n" },
];

for (const { format, text } of forms) {
  test(`the form of ${format}`, () => assert.equal(nonet(`convert --to ${format}`, small).out, text));
}

test("--json says how the text was read", () => {
  const { cells, givens, ...rest } = JSON.parse(nonet("convert --json", `${small} ab"c\\\n`).out);
  assert.deepEqual(rest, { layout: "2x2", side: 4, boxRows: 2, boxColumns: 2, format: "line", puzzle: small, comment: 'ab"c\\' });
  assert.deepEqual(cells, [4, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  assert.deepEqual(givens, cells);
});

test("--json: a comment that is no UTF-8 is repaired", () => {
  const text = Buffer.concat([Buffer.from(`${small} a`), Buffer.from([0xff, 0x09, 0xc3, 0xa9]), Buffer.from("\n")]);
  assert.equal(JSON.parse(nonet("convert --json", text).out).comment, "a\uFFFD\té");
});

test("a format must be said", () => {
  assert.equal(nonet("convert", small).code, 2);
});

test("a jigsaw on one line reads back, also beyond the symbols", () => {
  const grid = "12..3...........";
  const line = nonet("convert --to jigsaw --layout jigsaw:1112122233343444", grid).out;
  assert.equal(line, `${grid}1112122233343444\n`);
  assert.equal(nonet("convert --to jigsaw", line).out, line);
  const large = Array(36 * 36).fill(0).join(" ");
  assert.equal(nonet("convert --to line", nonet("convert --to jigsaw", `${large}\n`).out).out, `${large}\n`);
});
