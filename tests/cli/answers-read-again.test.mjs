// What a command prints is read again: as the puzzle that is shown, or with one message for the whole text.

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

const classic = ".....8.1...253......4..12.....8..5.47.6.......1...9.8......41..57.1.........72...";
const solution = "657428319192536478834791256923817564786345921415269783268954137579183642341672895";
/** What each command shows of the puzzle, as text. @type {[string, string[]][]} */
const shown = [
  ["solve", [classic]],
  ["solve --stats", [classic]],
  ["solve --all", [solution]],
  ["solve --to rows", [solution]],
  ["solve --to frame", [classic, solution]],
  ["count", [classic]],
  ["candidates", [classic]],
  ["candidates --weights", [classic]],
  ["candidates --to ss", [classic]],
  ["candidates --to library", [classic]],
  ["complete --seed 1", [solution]],
  ["check", [classic]],
  ["check --sums", [classic]],
  ["rate", [classic]],
  ["rate --level --path", [classic]],
  ["transform --steps identity", [classic]],
  ["transform --steps identity --to csv", [classic]],
  ["find --technique hidden-single", Array(8).fill(classic)],
];

for (const [command, puzzles] of shown) {
  test(`${command} is read again`, () => {
    const again = nonet("convert --json", nonet(command, `${classic}\n`).out);
    assert.deepEqual([again.err, again.code], ["", 0]);
    assert.deepEqual(
      lines(again.out).map((line) => JSON.parse(line).puzzle),
      puzzles,
    );
  });
}

test("check --sums of puzzles with conflicts and unusual boxes is read again", () => {
  const text = `1..1${".".repeat(12)}\n# nonet boxes 3x2\n${six}\n`;
  assert.equal(nonet("convert --to line", nonet("check --sums", text).out).out, text);
});

/** Texts without a puzzle: one message, at the first line. @type {[string, RegExp][]} */
const words = [
  ["hint", /list of steps/],
  ["steps", /list of steps/],
  ["steps --cells a1", /list of steps/],
  ["explain", /list of steps/],
  ["explain --cells column-letters", /list of steps/],
  ["rules", /is not a digit/],
  ["rules --json", /JSON/],
  ["find --list", /is not a digit/],
  ["help", /is not a digit/],
];

for (const [command, said] of words) {
  test(`${command} has no puzzle, and one message says so`, () => {
    const takesPuzzle = /^(hint|steps|explain)/.test(command);
    const { out, err, code } = nonet("solve", nonet(command, takesPuzzle ? `${classic}\n` : "").out);
    assert.deepEqual([out, code], ["", 2]);
    assert.match(err, /^nonet: -:1:\d+: [^\n]*\n$/);
    assert.match(err, said);
  });
}

test("steps below their puzzle are no error", () => {
  const text = `${classic}\n\n${nonet("explain", `${classic}\n`).out}\n${solution}\n`;
  assert.deepEqual(nonet("convert --to line", text), {
    out: `${classic}\n${solution}\n`,
    err: "",
    code: 0,
    signal: null,
  });
});

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
