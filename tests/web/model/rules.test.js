import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { layoutNamed, pairsOf } from "../../../web/model/layout.js";
import { layoutName, parseLayoutName, regionsName, shapeName } from "../../../web/model/layout-name.js";
import { extraHouses, isRuleKind, pairSteps, ruleTable, suits, variantNames } from "../../../web/model/rules.js";

test("the table has the rules of layouts that the engine's table has, in the same order", () => {
  const source = readFileSync(new URL("../../../core/grid/rule_table.cpp", import.meta.url), "utf8");
  const rows = [...source.matchAll(/\b(adds_houses|adds_pairs)\(RuleKind::\w+, "([\w-]+)"/g)];
  assert.deepEqual(
    ruleTable.map((row) => ["houses" in row ? "adds_houses" : "adds_pairs", row.kind]),
    rows.map(([, how, id]) => [how, id]),
  );
  assert.ok(rows.length >= 7);
});

test("the asterisk is the house of the engine: one cell of each box, the same however the board is turned or mirrored", () => {
  const [{ places }] = extraHouses("asterisk", layoutNamed("3x3").grids[0]);
  const cells = places.map(([row, column]) => row * 9 + column);
  const source = readFileSync(new URL("../../../core/grid/rule_houses.cpp", import.meta.url), "utf8");
  const [, list] = /kAsterisk\{(.*)\};/.exec(source) ?? [];
  assert.deepEqual(
    cells,
    [...list.matchAll(/(\d), (\d)/g)].map(([, row, column]) => Number(row) * 9 + Number(column)),
  );
  assert.equal(new Set(cells.map((cell) => layoutNamed("3x3").regions[cell])).size, 9);
  const images = [
    (/** @type {number} */ row, /** @type {number} */ column) => column * 9 + row,
    (/** @type {number} */ row, /** @type {number} */ column) => row * 9 + 8 - column,
  ];
  for (const image of images)
    assert.deepEqual(new Set(cells.map((cell) => image(Math.floor(cell / 9), cell % 9))), new Set(cells));
});

/**
 * Which steps from a cell a rule forbids, in a plain word.
 * @type {[string, (down: number, right: number) => boolean][]}
 */
const forbidden = [
  ["antiking", (down, right) => down === 1 && right === 1],
  ["antiknight", (down, right) => down * right === 2],
];
for (const [kind, isForbidden] of forbidden) {
  test(`${kind}: each cell differs from all cells a move away, and from no others by this rule`, () => {
    const layout = layoutNamed(`2x4+${kind}`);
    const { columns: side } = layout;
    for (let cell = 0; cell < layout.cellCount; cell++) {
      const away = [...Array(layout.cellCount).keys()].filter((other) =>
        isForbidden(
          Math.abs(Math.floor(cell / side) - Math.floor(other / side)),
          Math.abs((cell % side) - (other % side)),
        ),
      );
      assert.deepEqual(
        pairsOf(layout, cell),
        away.map((other) => ({ kind, cell: other })),
      );
    }
  });
}

test("a rule adds houses with a cell for each digit, or pairs", () => {
  for (const name of ["3x3", "4x4", "2x3", "5x5"]) {
    const layout = layoutNamed(name);
    for (const kind of variantNames.filter((each) => suits(each, layout))) {
      const houses = extraHouses(kind, layout.grids[0]);
      assert.ok(
        houses.every(({ places }) => new Set(places.map(String)).size === layout.digitCount),
        `${kind} of ${name}`,
      );
      assert.equal(houses.length > 0, pairSteps([kind]).length === 0, kind);
    }
  }
});

test("each pair is named by its rule", () => {
  const kinds = pairsOf(layoutNamed("3x3+antiknight+antiking"), 0).map(({ kind, cell }) => [kind, cell]);
  assert.deepEqual(kinds, [
    ["antiking", 10],
    ["antiknight", 11],
    ["antiknight", 19],
  ]);
});

test("a name is written and read by its parts", () => {
  const grid = { row: 0, column: 0, rows: 6, columns: 6, boxRows: 2, boxColumns: 3, regions: null };
  assert.deepEqual(parseLayoutName("antiking+2x3+x"), { digitCount: 6, grids: [grid], variants: ["x", "antiking"] });
  assert.deepEqual(parseLayoutName("x")?.variants, ["x"]);
  assert.deepEqual(
    parseLayoutName("16")?.grids.map(({ rows, boxRows }) => [rows, boxRows]),
    [[16, 4]],
  );
  assert.deepEqual(
    [parseLayoutName("2x3+4x4"), parseLayoutName("hexagons"), parseLayoutName("x".repeat(60_000))],
    [null, null, null],
  );
  for (const name of ["2x3", "3x3+windoku+antiking", "jigsaw:1122211122333343444455555+x"]) {
    const layout = layoutNamed(name);
    assert.equal(layoutName(shapeName(layout), layout.variants), name);
  }
  assert.equal(regionsName([0, 0, 1, 1]), "jigsaw:1122");
});

test("no property of objects is a rule", () =>
  assert.deepEqual(["x", "constructor", "toString", ""].map(isRuleKind), [true, false, false, false]));
