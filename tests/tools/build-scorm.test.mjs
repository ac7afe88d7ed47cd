// tools/build-scorm.mjs: which puzzles a package has. tests/web/learning/packages.test.js reads what is written for the
// platform, and tests/hosts/learning.test.mjs plays the packages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseArgs } from "node:util";

import { mixedWork, rules as ruleTexts } from "../support/class-work.js";
import { passOf, workOfLink, worksOf } from "../../tools/build-scorm.mjs";
import { sheetText } from "../../web/model/class-sheet.js";

const small = "4030300000000001";
const classic = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** @param {readonly string[]} words */
const parsed = (...words) =>
  worksOf(
    parseArgs({
      args: words,
      tokens: true,
      options: {
        puzzle: { type: "string", multiple: true },
        name: { type: "string", multiple: true },
        layout: { type: "string", multiple: true },
        rules: { type: "string", multiple: true },
      },
    }).tokens,
  );

test("names, layouts and rules belong to the puzzle before them", () => {
  assert.deepEqual(
    parsed("--puzzle", small, "--name", "First", "--rules", "even r1c1", "--puzzle", classic, "--layout", "3x3+x"),
    [
      { puzzle: small, name: "First", rules: "even r1c1" },
      { puzzle: classic, layout: "3x3+x" },
    ],
  );
});

/** @type {[string[], RegExp][]} */
const refused = [
  [["--name", "First"], /--name belongs to the --puzzle before it/],
  [["--puzzle", "4.3"], /"4\.3" is not a puzzle on one line: wrong-length/],
  [["--puzzle", small, "--layout", "3x3"], /of the layout 3x3/],
  [["--puzzle", small, "--rules", "even r1c1; odd r5c1"], /--rules, line 1, column 16: bad-rule-cell/],
];
for (const [words, message] of refused)
  test(`${words.join(" ")} is refused`, () => assert.throws(() => parsed(...words), message));

test("a link for a class gives its title and its puzzles; one with exercises is refused", () => {
  const link = (/** @type {any[]} */ ...tasks) =>
    `https://example.org/nonet/#learn/class?${sheetText({ title: "Class 2B", tasks })}`;
  assert.deepEqual(
    workOfLink(link({ kind: "puzzle", puzzle: classic, name: "First" }, { kind: "puzzle", puzzle: classic, name: "" })),
    {
      title: "Class 2B",
      works: [{ puzzle: classic, name: "First" }, { puzzle: classic }],
      options: {},
      pass: undefined,
    },
  );
  assert.throws(() => workOfLink(link({ kind: "technique", technique: "x-wing" })), /exercises/);
  assert.throws(() => workOfLink("https://example.org/nonet/"), /not a link for a class/);
});

test("a link for a class gives boards of any size, rules, hints and the points to pass", () => {
  const work = workOfLink(`#learn/class?${sheetText(mixedWork)}`);
  assert.deepEqual(
    work.works.map(({ puzzle, layout, rules }) => [puzzle.length, layout, rules]),
    [
      [16, "2x2", undefined],
      [256, "4x4", undefined],
      [16, "2x2", ruleTexts.join("; ")],
    ],
  );
  assert.deepEqual([work.options, work.pass], [{ hints: "what", controls: "keypad undo notes check hint" }, 60]);
  const without = workOfLink(`#learn/class?${sheetText({ ...mixedWork, hints: "none" })}`);
  assert.deepEqual(without.options, { hints: "none" });
});

test("a score to pass is a whole number from 0 to 100", () => {
  assert.deepEqual([undefined, "0", "75", "100"].map(passOf), [undefined, 0, 75, 100]);
  for (const text of ["-1", "101", "7.5", "", "ten"]) assert.throws(() => passOf(text), /--pass is a whole number/);
});
