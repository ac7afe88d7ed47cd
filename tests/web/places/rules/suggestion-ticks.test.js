/** What a reader takes of the rules that a drawing suggests. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { foundPuzzle } from "../../../../web/formats/found.js";
import { readDrawing } from "../../../../web/model/drawing.js";
import {
  certainRules,
  drawingSentence,
  suggestionGroups,
  withTaken,
} from "../../../../web/places/rules/suggestion-ticks.js";

const suggested = /** @type {const} */ ([
  { rule: "white-dot 1 r1c1 r1c2", certainty: "likely", word: "" },
  { rule: "thermometer r2c1-r2c3", certainty: "sure", word: "thermo" },
  { rule: "palindrome r3c1-r3c3", certainty: "low", word: "" },
  { rule: "thermometer r1c4-r4c4", certainty: "sure", word: "thermo" },
  { rule: "thermometer r4c1-r4c3", certainty: "low", word: "" },
]);
const cage = "cage 5 r3c1 r3c2";
const found = foundPuzzle({
  format: "sudokupad",
  layout: "2x2",
  givens: new Array(16).fill(0),
  rules: [cage],
  suggested,
  leftOut: ["line"],
});

test("suggestions come in groups of one kind and one certainty, the most certain first", () => {
  assert.deepEqual(
    suggestionGroups(found).map(({ kind, certainty, word, rules }) => [kind, certainty, word, rules.length]),
    [
      ["thermometer", "sure", "thermo", 2],
      ["white-dot", "likely", "", 1],
      ["thermometer", "low", "", 1],
      ["palindrome", "low", "", 1],
    ],
  );
});

test("only what the words confirm is ticked at first", () => {
  assert.deepEqual(certainRules(found), ["thermometer r2c1-r2c3", "thermometer r1c4-r4c4"]);
});

test("a drawing is said to stay only where a game keeps it", () => {
  const way = [
    [0.5, 0.5],
    [0.5, 2.5],
  ];
  const drawn = (/** @type {number} */ count) =>
    readDrawing({ lines: new Array(count).fill({ wayPoints: [...way, ...way], color: "#123456", thickness: 3.5 }) });
  assert.equal(drawingSentence({ drawn: drawn(1), leftOut: ["line"] }), "suggest.kept");
  assert.equal(drawingSentence({ drawn: drawn(1), leftOut: ["picture"] }), "suggest.kept-but-pictures");
  assert.equal(drawingSentence({ drawn: drawn(1900), leftOut: ["picture"] }), "suggest.not-kept");
  assert.equal(drawingSentence({ drawn: null, leftOut: [] }), null);
});

for (const [name, ticked, rules, taken] of /** @type {[string, string[], string[] | null, string[]][]} */ ([
  ["nothing", [], [cage], []],
  [
    "a thermometer and a dot, in the order of the engine",
    ["white-dot 1 r1c1 r1c2", "thermometer r2c1-r2c3"],
    [cage, "thermometer r2c1-r2c3", "white-dot 1 r1c1 r1c2"],
    ["white-dot 1 r1c1 r1c2", "thermometer r2c1-r2c3"],
  ],
  ["what is not suggested is not taken", ["even r1c1"], [cage], []],
])) {
  test(`taken: ${name}`, () => {
    const now = withTaken(found, new Set(ticked));
    assert.deepEqual([now.rules, now.taken, now.leftOut], [rules, taken, ["line"]]);
  });
}

test("taken: nothing of a puzzle without rules leaves it without rules", () =>
  assert.equal(withTaken({ ...found, rules: null }, new Set()).rules, null));

test("a rule of the layout comes first in its certainty, and changes the layout", () => {
  const told = {
    ...found,
    suggested: [...suggested, { rule: "antiknight", certainty: /** @type {const} */ ("sure"), word: "knight" }],
  };
  assert.deepEqual(
    suggestionGroups(told)
      .slice(0, 2)
      .map(({ kind, word }) => [kind, word]),
    [
      ["antiknight", "knight"],
      ["thermometer", "thermo"],
    ],
  );
  const now = withTaken(told, new Set(["antiknight", "thermometer r2c1-r2c3"]));
  assert.deepEqual([now.layout, now.rules], ["2x2+antiknight", [cage, "thermometer r2c1-r2c3"]]);
  assert.equal(withTaken(told, new Set()).layout, "2x2");
});
