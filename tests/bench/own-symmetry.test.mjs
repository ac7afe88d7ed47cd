import assert from "node:assert/strict";
import { test } from "node:test";
import { classOf, minLex, movementsOf } from "../../bench/own-symmetry.mjs";
import { cellsOf, layoutOf } from "../../bench/solution-count.mjs";

// The orders of the groups without the renaming of digits: (2!² · 2!)² · 2 for boxes of 2×2, (4!)² · 2 for rows and
// columns alone, (2!³ · 3!) · (3!² · 2!) for 2×3.
for (const [layout, order] of /** @type {[string, number][]} */ ([
  ["2x2", 128],
  ["1x4", 1152],
  ["4x1", 1152],
  ["2x3", 3456],
  ["1x3", 72],
])) {
  test(`${layout}: ${order} movements, all different`, () => {
    const movements = movementsOf(layoutOf(layout));
    assert.equal(movements.length, order);
    assert.equal(new Set(movements.map(String)).size, order);
  });
}

test("grids of one class have one form, others have another", () => {
  const movements = movementsOf(layoutOf("2x2"));
  const form = (/** @type {string} */ text) => classOf(cellsOf(text), movements, 4).form.join("");
  assert.equal(form("1234341221434321"), form("4321214334121234"));
  assert.notEqual(form("12.............."), form("1.2............."));
  assert.equal(classOf(cellsOf(".".repeat(16)), movements, 4).automorphisms, 128n * 24n);
});

// Known min-lex forms.
const mostCanonical = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
test("a min-lex form is its own form, also turned and renamed", () => {
  const cells = cellsOf(mostCanonical);
  assert.equal(minLex(cells).join(""), mostCanonical);
  assert.equal(
    minLex(cells.map((_, cell) => (cells[(cell % 9) * 9 + Math.floor(cell / 9)] % 9) + 1)).join(""),
    mostCanonical,
  );
});
