// What a command answers as JSON is a puzzle that every command reads: with its layout and its rules.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, nonet } from "./program.mjs";

const six = "6....31..4...31.....43.2....4....2..";
/** Puzzles, and what convert says of each. @type {[string, string, Record<string, unknown>][]} */
const puzzles = [
  [
    "a classic puzzle",
    ".....8.1...253......4..12.....8..5.47.6.......1...9.8......41..57.1.........72...\n",
    { layout: "3x3" },
  ],
  ["unusual boxes", `# nonet boxes 3x2\n${six}\n`, { layout: "3x2" }],
  ["a variant", `# nonet boxes 2x2+x\n1...............\n`, { layout: "2x2+x" }],
  ["rules", `# nonet rule cage 5 r1c1 r1c2\n1...............\n`, { layout: "2x2", rules: ["cage 5 r1c1 r1c2"] }],
  ["regions", "1...............1112122233343444\n", { layout: "jigsaw:1112122233343444" }],
];
const commands = ["solve", "count", "hint", "explain", "candidates", "check", "convert"];
const parsed = (/** @type {string} */ input) =>
  lines(nonet("convert --json", input).out).map((line) => JSON.parse(line));

for (const command of commands) {
  test(`${command} --json is read again as the same puzzle`, () => {
    for (const [name, input, expected] of puzzles) {
      const [puzzle] = parsed(input);
      const answer = nonet(`${command} --json`, input).out;
      const again = nonet("convert --json", answer);
      assert.deepEqual([again.err, again.code], ["", 0], `${name}: ${answer}`);
      const [{ givens, layout, rules }] = lines(again.out).map((line) => JSON.parse(line));
      assert.deepEqual(givens, puzzle.givens, name);
      assert.deepEqual({ layout, ...(rules ? { rules } : {}) }, expected, name);
    }
  });
}

test("generate --json is read again, without the solutions", () => {
  const made = lines(nonet("generate --json --seed 3 --count 2 --layout 3x2").out).map((line) => JSON.parse(line));
  const again = parsed(made.map((each) => `${JSON.stringify(each)}\n`).join(""));
  assert.deepEqual(
    again.map(({ puzzle, layout }) => [puzzle, layout]),
    made.map(({ puzzle }) => [puzzle, "3x2"]),
  );
});

test("JSON without a puzzle is no blank grid", () => {
  for (const text of [
    "{}",
    '{"a":1}',
    "[]",
    '{"name":"x","version":"1.0.0"}',
    '[{"id":1},{"id":2}]',
    '{"solution":"1234"}',
  ]) {
    const { out, err, code } = nonet("solve", text);
    assert.deepEqual([out, code], ["", 2], text);
    assert.match(err, /^nonet: -:1:1: This text is JSON, and no part of it is a puzzle.*\n$/, text);
  }
});
