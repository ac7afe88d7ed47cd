import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutNamed } from "../../../../web/model/layout.js";
import { ownRuleTable, readRule } from "../../../../web/model/puzzle-rules.js";
import { differingRules } from "../../../../web/model/rule-conflicts.js";
import { canHold, kindRows } from "../../../../web/model/kinds/index.js";
import { randomNumbers } from "../random-games.js";

const layouts = { 4: layoutNamed("2x2"), 6: layoutNamed("2x3"), 9: layoutNamed("3x3") };

/**
 * Digits on some cells of a board; a blank elsewhere.
 * @param {number} side
 * @param {Record<string, number>} digits by cells such as r1c1
 */
function board(side, digits) {
  const cells = new Array(side * side).fill(0);
  for (const [name, digit] of Object.entries(digits)) cells[(Number(name[1]) - 1) * side + Number(name[3]) - 1] = digit;
  return cells;
}

/**
 * The rule, digits with which it can hold, and digits with which it cannot. A digit is written per cell of the first
 * row, or by cell.
 */
const cases =
  /** @type {[number, string, (string | Record<string, number>)[], (string | Record<string, number>)[]][]} */ ([
    [9, "cage 10 r1c1-r1c3", ["...", "1..", "127", "71."], ["11.", "128", "98.", "4.4"]],
    [9, "cage r1c1-r1c3", ["987"], ["7.7"]],
    [9, "cage 45 r1c1-r1c9", ["123456789"], []],
    [9, "thermometer r1c1-r1c4", ["1..4", "6789", ".3.."], ["2.3.", "..2.", "7...", "1.1."]],
    [9, "slow-thermometer r1c1-r1c3", ["999", "1.1"], ["2.1"]],
    [9, "inequality r1c1 r1c2", ["12", ".2", "8."], ["21", "9.", ".1"]],
    [9, "white-dot 1 r1c1 r1c2", ["12", "21", "5."], ["13", "55"]],
    [9, "white-dot 3 r1c1 r1c2", ["14"], ["12"]],
    [9, "black-dot 2 r1c1 r1c2", ["12", "84"], ["13", "16"]],
    [9, "pair-sum 10 r1c1 r1c2", ["19", "5."], ["18", "99"]],
    [
      9,
      "quadruple 1,1,7 r1c1 r1c2 r2c1 r2c2",
      [{ r1c1: 1, r1c2: 7, r2c1: 5 }, { r1c1: 1 }],
      [
        { r1c1: 2, r1c2: 3 },
        { r1c1: 1, r1c2: 7, r2c1: 7, r2c2: 7 },
      ],
    ],
    [
      9,
      "sandwich 5 r1c1-r1c9",
      ["159......", "1239....9", "1..9.....", "4........"],
      ["19.......", "12345..9.", "1.6.9...."],
    ],
    [9, "whisper 5 r1c1-r1c3", ["161", "9.8"], ["15.", ".98"]],
    [9, "renban r1c1-r1c4", ["3142", "6..9", ".7.."], ["5..9", "33..", "1..6"]],
    [9, "palindrome r1c1-r1c4", ["1221", "1..1", ".5.."], ["1..2", ".12."]],
    [9, "even r1c1-r1c3", ["2.8"], ["3.."]],
    [9, "odd r1c1-r1c3", ["1.9"], [".2."]],
    [9, "arrow r1c1-r1c4", ["9342", "3...", ".1.7"], ["2...", "9991", ".555"]],
    [9, "arrow 2 r1c1-r1c5", ["12345", "13..."], ["91...", "3.111"]],
    [9, "arrow 2 r1c1 r1c2", ["12"], []],
    [9, "little-killer 3 r1c1 r2c2 r3c3", [{ r1c1: 1 }, { r1c1: 1, r2c2: 1, r3c3: 1 }], [{ r1c1: 2 }]],
    [
      9,
      "minimum r1c1 r1c2",
      [
        { r1c1: 1, r2c1: 2 },
        { r1c1: 3, r1c2: 3 },
      ],
      [
        { r1c1: 3, r2c1: 2 },
        { r1c2: 3, r1c3: 3 },
      ],
    ],
    [9, "maximum r1c1", [{ r1c1: 5, r1c2: 4 }], [{ r1c1: 5, r2c1: 6 }]],
    [
      9,
      "clone r1c1 r1c2 r3c1 r3c2",
      [
        { r1c1: 1, r3c1: 1 },
        { r1c1: 1, r3c2: 2 },
      ],
      [{ r1c2: 1, r3c2: 2 }],
    ],
    [9, "region-sum-line r1c2-r1c5", ["..5.5", ".12..", ".3636"], [".12.3", ".9912"]],
    [9, "zipper r1c1-r1c5", ["13524", "4.5.."], ["9.5..", "2.5.2"]],
    [9, "zipper r1c1-r1c4", ["1256", "1..4"], ["9921", "1871"]],
    [9, "double-arrow r1c1-r1c4", ["1245", "9..8"], ["1551", "1992"]],
    [9, "entropic r1c1-r1c4", ["1472", "3.9."], ["12..", "1.3.", ".78."]],
    [9, "modular r1c1-r1c4", ["1231", "9.1."], ["14..", "1.4."]],
    [9, "nabner r1c1-r1c4", ["1357", "9..1"], ["1..2", "1..1"]],
    [
      9,
      "nonconsecutive",
      [{ r1c1: 1, r1c2: 3, r2c1: 5 }],
      [
        { r1c1: 1, r1c2: 2 },
        { r1c1: 1, r2c1: 2 },
      ],
    ],
    [9, "x-sum 7 r1c1-r1c9", ["25.......", "3.1......", "........."], ["26.......", "1........", "9........"]],
    [9, "skyscraper 2 r1c1-r1c9", ["89.......", "........."], ["9........", "123......", "12......9"]],
    [9, "skyscraper 9 r1c1-r1c9", ["123456789"], ["2........", "132......"]],
    [9, "numbered-room 5 r1c1-r1c9", ["2........", "25.......", "5....", "3.5......"], ["26.......", "1........"]],
    [9, "automaton 2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,1 r1c1 r1c2", ["19", "1."], ["18", "2.", ".1"]],
    [4, "relation 8,4,2,1 r1c1-r1c3", ["141", "23."], ["13.", ".11"]],
    [9, "between r1c1-r1c4", ["1..3", "9281", "3..."], ["1..2", "15.4", ".91.", "5628"]],
    [
      9,
      "counting-circles r1c1-r1c6",
      ["123323", "6.....", "12....", "......"],
      ["11....", "7.....", "65....", "222..."],
    ],
    [4, "counting-circles r1c1 r1c2", ["2.", "22"], ["1.", "12", "3."]],
    [9, "lockout 4 r1c1-r1c4", ["3987", "5991", "5..."], ["1..4", "1.59"]],
    [9, "sum-line 10 r1c1-r1c4", ["1928", "1234", "9...", "...."], ["1934", "5678", "92..", "56.."]],
    [9, "between r1c1 r1c2", ["12", "5."], []],
    [9, "equal-sums 1,3 r1c1 r1c3-r1c5", ["9.234", "6.1.3", "....."], ["2....", "9.991", "..991"]],
    [9, "same-values 2,2 r1c1 r1c2 r1c4 r1c5", ["12.21", "1..2.", "11.11"], ["12.23", "12.3.", "11.12"]],
    [9, "count-distinct r1c1-r1c5", ["21122", "41234", "4....", ".1..."], ["123..", "5....", "311.1"]],
    [9, "contains-exactly 1,3,3 r1c1-r1c5", ["13345", "3...3", "....."], ["333..", "245..", "11..."]],
    [9, "contains-at-least 1,3,3 r1c1-r1c5", ["13333", "3...3", "11..."], ["245..", "22.2."]],
    [9, "connected-digits 1,3 r1c1-r1c5", ["1.3..", ".131.", "22.22", ".3.1."], ["1.2.3", "22222", "13451"]],
    [
      9,
      "connected-digits 1 r1c1-r1c3 r2c1 r2c3 r3c1-r3c3",
      [
        { r1c1: 1, r3c3: 1, r1c2: 2, r1c3: 2 },
        { r2c2: 1, r1c1: 2 },
      ],
      [
        { r1c1: 1, r3c3: 1, r1c2: 2, r3c2: 2 },
        { r1c1: 1, r2c2: 1, r3c1: 1, r2c1: 2, r1c3: 2 },
      ],
    ],
    [9, "product-cage 24 r1c1-r1c3", ["146", "138", "1..", "..."], ["226", "9..", "12.", "247", "5.."]],
    [9, "parity-line r1c1-r1c4", ["1234", "1.3.", ".8.2"], ["13..", "1..3", ".8.3"]],
    [9, "same-difference r1c1-r1c4", ["1357", "5151", "1..7", "1..4", "2222"], ["1358", "12.5", "1.2."]],
    [9, "rellik-cage 10 r1c1-r1c4", ["1256", "9...", "...."], ["1.9.", "1234", "55..", "28.."]],
    [9, "equality-cage r1c1-r1c4", ["1278", "1...", "...."], ["5...", "246.", "1234", "11.."]],
    [
      9,
      "slow-thermometer r1c1 r1c2 r2c1 r1c1",
      [{ r1c1: 4, r2c1: 4 }],
      [
        { r1c1: 4, r1c2: 5 },
        { r1c2: 5, r2c1: 4 },
      ],
    ],
    [
      9,
      "whisper 5 r1c1 r1c2 r2c2 r2c1 r1c1",
      [{ r1c1: 1, r1c2: 6, r2c2: 1, r2c1: 7 }],
      [
        { r1c1: 1, r2c1: 5 },
        { r2c2: 9, r2c1: 5 },
      ],
    ],
    [
      9,
      "palindrome r1c1-r1c4 r2c4 r1c3 r2c2 r1c1",
      [{ r1c2: 5, r2c2: 5, r1c3: 2, r1c4: 7, r2c4: 7 }],
      [
        { r1c2: 5, r2c2: 6 },
        { r1c4: 7, r2c4: 8 },
      ],
    ],
    [
      9,
      "arrow r2c1 r2c2 r1c3 r1c2 r2c2",
      [
        { r2c1: 9, r2c2: 2, r1c3: 4, r1c2: 1 },
        { r2c1: 9, r2c2: 3 },
      ],
      [
        { r2c1: 9, r2c2: 4 },
        { r2c1: 9, r2c2: 2, r1c3: 5, r1c2: 1 },
      ],
    ],
    [
      9,
      "region-sum-line r1c2 r1c3 r1c4 r2c4 r2c3 r1c2",
      [
        { r1c2: 1, r1c3: 2, r2c3: 4, r1c4: 6, r2c4: 1 },
        { r1c2: 9, r1c4: 9 },
      ],
      [
        { r1c2: 1, r1c3: 2, r2c3: 4, r1c4: 3, r2c4: 5 },
        { r1c2: 9, r1c3: 8, r2c3: 3 },
      ],
    ],
    [9, "region-sum-line r1c1 r1c2 r2c2 r2c1 r1c1", [{ r1c1: 1, r1c2: 2, r2c2: 9 }], []],
    [
      9,
      "zipper r1c1 r1c2 r2c2 r2c1 r1c1",
      [{ r1c1: 2, r1c2: 3, r2c1: 1, r2c2: 4 }],
      [
        { r1c1: 3, r2c2: 4 },
        { r1c2: 3, r2c1: 3, r2c2: 4 },
      ],
    ],
    [
      9,
      "double-arrow r1c1 r1c2 r2c2 r2c1 r1c1",
      [{ r1c1: 6, r1c2: 3, r2c2: 4, r2c1: 5 }],
      [{ r1c1: 6, r1c2: 3, r2c2: 4, r2c1: 6 }],
    ],
    [9, "entropic r1c1 r1c2 r2c2 r1c1", [{ r1c1: 1, r1c2: 4, r2c2: 9 }], [{ r1c1: 1, r2c2: 3 }]],
    [
      9,
      "entropic r1c1 r1c2 r1c3 r2c3 r2c2 r2c1 r1c1",
      [{ r1c1: 1, r1c2: 4, r1c3: 9, r2c3: 2, r2c2: 5, r2c1: 8 }],
      [
        { r1c2: 4, r2c1: 5 },
        { r1c1: 1, r2c2: 2 },
      ],
    ],
    [
      9,
      "modular r1c1 r1c2 r1c3 r2c3 r2c2 r2c1 r1c1",
      [{ r1c1: 1, r1c2: 2, r1c3: 3, r2c3: 4, r2c2: 5, r2c1: 6 }],
      [{ r1c2: 4, r2c1: 7 }],
    ],
    [9, "automaton 0,2,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,1 r1c1 r1c2 r1c3 r1c1", [], [{ r1c1: 2, r1c2: 2 }]],
    [4, "relation 8,4,2,1 r1c1 r1c2 r2c2 r2c1 r1c1", [{ r1c1: 1, r2c1: 4 }], [{ r1c1: 1, r2c1: 3 }]],
    [9, "between r1c1 r1c2 r2c2 r1c1", [], [{ r1c1: 5 }]],
    [9, "lockout 0 r1c1 r1c2 r2c2 r1c1", [{ r1c1: 5, r1c2: 4 }], [{ r1c1: 5, r1c2: 5 }]],
    [9, "lockout 1 r1c1 r1c2 r2c2 r1c1", [], ["."]],
    [
      9,
      "row-indexer r1c1",
      [
        { r1c1: 4, r4c1: 1 },
        { r1c1: 4, r4c1: 0 },
      ],
      [
        { r1c1: 4, r4c1: 2 },
        { r1c1: 4, r5c1: 1 },
      ],
    ],
    [
      9,
      "column-indexer r2c3",
      [{ r2c3: 7, r2c7: 3 }],
      [
        { r2c3: 7, r2c7: 2 },
        { r2c3: 7, r2c1: 3 },
      ],
    ],
    [
      9,
      "box-indexer r2c2",
      [{ r2c2: 1, r1c1: 5 }],
      [
        { r2c2: 1, r1c1: 4 },
        { r2c2: 1, r3c3: 5 },
      ],
    ],
    [9, "falling-diagonal", [{ r1c1: 1, r2c2: 2, r1c2: 1 }], [{ r1c1: 1, r9c9: 1 }]],
    [9, "rising-diagonal", [{ r1c9: 1, r9c9: 1 }], [{ r1c9: 1, r5c5: 1 }]],
    [9, "negative-white 1", [{ r1c1: 1, r1c2: 3 }], [{ r1c1: 1, r2c1: 2 }]],
    [9, "negative-black 2", [{ r1c1: 1, r1c2: 3 }], [{ r1c1: 4, r2c1: 2 }]],
    [
      9,
      "negative-sum 5,10",
      [{ r1c1: 1, r1c2: 3 }],
      [
        { r1c1: 4, r2c1: 6 },
        { r1c1: 4, r2c1: 1 },
      ],
    ],
    [
      9,
      "any-of (even r1c1) or (cage 10 r1c1 r1c2)",
      [{}, { r1c1: 2, r1c2: 9 }, { r1c1: 1 }, { r1c1: 1, r1c2: 9 }],
      [{ r1c1: 1, r1c2: 2 }],
    ],
    [
      9,
      "any-of (even r1c1; odd r1c2) or (whisper 5 r1c2 r1c3)",
      [
        { r1c1: 2, r1c2: 5 },
        { r1c1: 1, r1c2: 1, r1c3: 6 },
      ],
      [
        { r1c1: 1, r1c2: 5, r1c3: 5 },
        { r1c1: 2, r1c2: 4, r1c3: 6 },
      ],
    ],
    // One cell of a row is doubled, and each digit once.
    [
      9,
      "doublers 2 (cage 7 r1c1 r1c2) and (arrow r5c5 r6c6 r7c7)",
      [{ r1c1: 3, r1c2: 2 }, { r1c1: 1, r1c2: 3 }, { r1c1: 6 }, { r5c5: 3, r6c6: 4, r7c7: 2 }, { r5c5: 9, r6c6: 9 }],
      [{ r1c1: 1, r1c2: 2 }, { r1c1: 3, r1c2: 3 }, { r1c1: 7 }, { r5c5: 1, r6c6: 3 }],
    ],
    // The digits of cages differ, even where what they count does not.
    [
      9,
      "doublers 2 (cage 8 r1c1 r4c4 r7c7) and (thermometer r2c1 r2c2)",
      [
        { r1c1: 2, r4c4: 4 },
        { r1c1: 2, r4c4: 1 },
        { r2c1: 4, r2c2: 3 },
        { r2c1: 3, r2c2: 4 },
      ],
      [
        { r1c1: 2, r4c4: 2 },
        { r2c1: 8, r2c2: 4 },
      ],
    ],
    // With all digits, the doubled cells must be chosen together: here in one way for 2, 4, 1, 3.
    [4, "doublers 2 (little-killer 8 r1c2 r2c4) and (cage 5 r3c3 r4c3)", [], ["1234341221434321"]],
  ]);

/** @param {number} side @param {string | Record<string, number>} digits */
const boardOf = (side, digits) =>
  typeof digits === "string"
    ? board(side, Object.fromEntries([...digits].map((digit, i) => [`r1c${i + 1}`, Number(digit) || 0])))
    : board(side, digits);

for (const [side, text, can, cannot] of cases) {
  test(text.slice(0, 60), () => {
    const rule = /** @type {import("../../../../web/model/puzzle-rules.js").OwnRule} */ (readRule(text, layouts[side]));
    for (const digits of can)
      assert.equal(canHold(layouts[side], boardOf(side, digits), rule, [rule]), true, JSON.stringify(digits));
    for (const digits of cannot)
      assert.equal(canHold(layouts[side], boardOf(side, digits), rule, [rule]), false, JSON.stringify(digits));
  });
}

test("every kind has a row, and is in the cases above", () => {
  const plain = ownRuleTable.filter(({ shape }) => shape !== "parts").map(({ kind }) => kind);
  assert.deepEqual(Object.keys(kindRows).sort(), [...plain].sort());
  const seen = new Set(cases.map(([, text]) => text.split(" ")[0]));
  assert.deepEqual([seen.has("any-of"), seen], [true, new Set([...plain, "any-of", "doublers"])]);
});

test("the digits of cages inside of doublers differ, and what other rules inside count need not", () => {
  const texts = ["doublers 2 (cage 9 r1c1 r1c2) and (thermometer r5c5 r5c6)"];
  const digits = board(9, { r1c1: 3, r5c5: 4 });
  const left = differingRules(layouts[9], digits, texts, board(9, { r1c2: 0b100111, r5c6: 0b11111 }));
  assert.deepEqual(left, board(9, { r1c2: 0b100011, r5c6: 0b11111 }));
});

test("a marked pair is exempt from negative rules", () => {
  const rules = ["negative-white 1", "white-dot 1 r1c1 r1c2"].map(
    (text) => /** @type {any} */ (readRule(text, layouts[9])),
  );
  const can = (/** @type {Record<string, number>} */ digits) => canHold(layouts[9], board(9, digits), rules[0], rules);
  assert.deepEqual([can({ r1c1: 1, r1c2: 2 }), can({ r1c1: 1, r2c1: 2 })], [true, false]);
});

/** Rules on the first row of 4×4, so that all digits of their cells can be tried. */
const inRow = [
  "cage 7 r1c1-r1c3",
  "cage 10 r1c1-r1c4",
  "thermometer r1c1-r1c3",
  "slow-thermometer r1c1-r1c4",
  "white-dot 1 r1c1 r1c2",
  "black-dot 2 r1c1 r1c2",
  "pair-sum 5 r1c1 r1c2",
  "sandwich 2 r1c1-r1c4",
  "sandwich 0 r1c1-r1c4",
  "whisper 2 r1c1-r1c4",
  "renban r1c1-r1c3",
  "palindrome r1c1-r1c4",
  "arrow r1c1-r1c3",
  "little-killer 6 r1c1-r1c4",
  "region-sum-line r1c1-r1c4",
  "zipper r1c1-r1c3",
  "zipper r1c1-r1c4",
  "double-arrow r1c1-r1c4",
  "modular r1c1-r1c4",
  "nabner r1c1-r1c2",
  "x-sum 6 r1c1-r1c4",
  "skyscraper 2 r1c1-r1c4",
  "numbered-room 3 r1c1-r1c4",
  "between r1c1-r1c4",
  "lockout 2 r1c1-r1c4",
  "sum-line 5 r1c1-r1c4",
  "counting-circles r1c1-r1c4",
  "product-cage 8 r1c1-r1c3",
  "parity-line r1c1-r1c4",
  "same-difference r1c1-r1c4",
  "rellik-cage 5 r1c1-r1c2",
  "equality-cage r1c1-r1c2",
  "equal-sums 1,3 r1c1-r1c4",
  "same-values 2,2 r1c1-r1c4",
  "count-distinct r1c1-r1c4",
  "contains-exactly 1,3,3 r1c1-r1c4",
  "contains-at-least 1,3 r1c1-r1c4",
  "connected-digits 1,3 r1c1-r1c4",
  "row-indexer r1c2",
  "column-indexer r1c2 r1c3",
  "relation 8,4,2,1 r1c1-r1c3",
];

for (const text of inRow) {
  test(`digits of which some can be completed are not called impossible: ${text}`, () => {
    const rule = /** @type {any} */ (readRule(text, layouts[4]));
    const isPermutation = /^(sandwich|x-sum|skyscraper|numbered|row-ind|column-ind)/.test(text);
    const full = Array.from({ length: 256 }, (_, n) =>
      [n & 3, (n >> 2) & 3, (n >> 4) & 3, n >> 6].map((digit) => digit + 1),
    ).filter(
      (digits) =>
        (!isPermutation || new Set(digits).size === 4) &&
        canHold(layouts[4], [...digits, ...new Array(12).fill(0)], rule, [rule]),
    );
    assert.ok(full.length > 0);
    const random = randomNumbers(3);
    for (let round = 0; round < 400; round++) {
      const digits = full[random(full.length)].map((digit) => (random(2) ? digit : 0));
      assert.ok(canHold(layouts[4], [...digits, ...new Array(12).fill(0)], rule, [rule]), `${digits}`);
    }
  });
}

test("extra cells two places apart are neighbours of connected digits, where no cell is between them", () => {
  const layout = /** @type {any} */ (layoutNamed("gattai:2x2@0,0+shape:1x1@6,0+6,2+6,4+6,5+6,6+8,0+10,2+digits:1-4"));
  const full = new Array(layout.cellCount).fill(1);
  for (const [cells, isKept] of /** @type {[string, boolean][]} */ ([
    ["r7c3 r7c1 r9c1", true],
    ["r7c3 r9c1", false],
    ["r9c1 r11c3", false],
    ["r7c5 r7c6 r7c7", true],
    ["r7c5 r7c7", false],
    ["r1c1 r1c3", false],
    ["r4c1 r7c1", false],
  ])) {
    const rule = /** @type {any} */ (readRule(`connected-digits 1 ${cells}`, layout));
    assert.equal(canHold(layout, full, rule, [rule]), isKept, cells);
  }
});
