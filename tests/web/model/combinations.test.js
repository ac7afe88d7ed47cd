import assert from "node:assert/strict";
import { before, describe, it, test } from "node:test";
import { combinationsAt, combinationsLeft } from "../../../web/model/combinations.js";
import { noteSet } from "../../../web/model/digits.js";
import { newPosition } from "../../../web/model/position.js";
import { loadRuleChecks } from "../../../web/model/rule-part.js";
import { randomNumbers } from "./random-games.js";

before(loadRuleChecks);
const blank = new Array(81).fill(0);
const rules = ["cage 11 r1c1 r1c2", "cage 23 r2c1 r2c2 r3c1", "cage r5c5 r5c6", "cage 12 r1c1 r1c4"];
const position = { ...newPosition("3x3", undefined, null, rules) };
const joined = (/** @type {readonly (readonly number[])[]} */ all) => all.map((digits) => digits.join(""));
const at = (/** @type {object} */ change, cell = 1) =>
  combinationsAt({ ...position, ...change }, cell).map(({ total, left, ruledOut }) => [
    total,
    joined(left),
    joined(ruledOut),
  ]);

describe("the combinations of a cage", () => {
  for (const [what, change, cell, expected] of /** @type {[string, object, number, unknown[]][]} */ ([
    ["are all those with its sum on an empty board", {}, 1, [[11, ["29", "38", "47", "56"], []]]],
    ["are those with its digit", { entries: blank.with(0, 4) }, 1, [[11, ["47"], ["29", "38", "56"]]]],
    ["lose what a row rules out", { entries: blank.with(8, 9) }, 1, [[11, ["38", "47", "56"], ["29"]]]],
    [
      "lose what the notes of its cells rule out",
      { notes: blank.with(1, noteSet([2, 3, 5])) },
      1,
      [[11, ["29", "38", "56"], ["47"]]],
    ],
    [
      "are none where the notes have none",
      { notes: blank.with(1, noteSet([1])) },
      1,
      [[11, [], ["29", "38", "47", "56"]]],
    ],
    ["are not told by corner notes", { corners: blank.with(1, noteSet([2])) }, 1, [[11, ["29", "38", "47", "56"], []]]],
    ["are one where only one has the sum", {}, 10, [[23, ["689"], []]]],
    ["are none for a cage without a sum", {}, 40, []],
    ["are none for a cell without a cage", {}, 80, []],
    ["are none once all its cells have digits", { entries: blank.with(0, 4).with(1, 7) }, 1, []],
    [
      "are those of each cage of a cell in two",
      { entries: blank.with(1, 4) },
      0,
      [
        [11, ["47"], ["29", "38", "56"]],
        [12, ["57"], ["39", "48"]],
      ],
    ],
  ]))
    it(what, () => assert.deepEqual(at(change, cell), expected));
});

test("the sets are those that a search through all digits of the cells finds", () => {
  const random = randomNumbers(7);
  for (let round = 0; round < 300; round++) {
    const count = 1 + random(4);
    const digitCount = 4 + random(4);
    const allowed = Array.from({ length: count }, () => random(2 ** digitCount));
    const total = 1 + random(count * digitCount);
    /** @type {Set<string>} */
    const found = new Set();
    const place = (/** @type {number[]} */ chosen) => {
      if (chosen.length < count) {
        for (let digit = 1; digit <= digitCount; digit++)
          if (allowed[chosen.length] & noteSet([digit]) && !chosen.includes(digit)) place([...chosen, digit]);
      } else if (chosen.reduce((sum, digit) => sum + digit, 0) === total)
        found.add(String([...chosen].sort((a, b) => a - b)));
    };
    place([]);
    assert.deepEqual(combinationsLeft(allowed, total, digitCount).map(String), [...found].sort(), `round ${round}`);
  }
});

const all = noteSet([1, 2, 3, 4, 5, 6, 7, 8, 9]);
for (const [name, allowed, total, found] of /** @type {[string, number[], number, number[][]][]} */ ([
  ["3 in two cells", [all, all], 3, [[1, 2]]],
  [
    "10 in two cells",
    [all, all],
    10,
    [
      [1, 9],
      [2, 8],
      [3, 7],
      [4, 6],
    ],
  ],
  ["a digit that is placed", [noteSet([9]), all], 10, [[1, 9]]],
  ["cells that cannot hold different digits of the set", [noteSet([1, 2]), noteSet([1, 2]), noteSet([1, 2, 9])], 6, []],
  ["a sum that is too large", [all, all], 18, []],
  ["45 in nine cells", new Array(9).fill(all), 45, [[1, 2, 3, 4, 5, 6, 7, 8, 9]]],
])) {
  test(`the sets of ${name}`, () => assert.deepEqual(combinationsLeft(allowed, total, 9), found));
}

test("there are as many sets as there are subsets of the digits with the sum", () => {
  const subsets = Array.from({ length: 512 }, (_, set) =>
    [...Array(9).keys()].filter((bit) => (set >> bit) & 1).map((bit) => bit + 1),
  );
  for (let cells = 1; cells <= 9; cells++) {
    for (let total = 1; total <= 45; total++) {
      const wanted = subsets.filter(
        (digits) => digits.length === cells && digits.reduce((sum, digit) => sum + digit, 0) === total,
      ).length;
      assert.equal(combinationsLeft(new Array(cells).fill(all), total, 9).length, wanted, `${total} in ${cells}`);
    }
  }
});
