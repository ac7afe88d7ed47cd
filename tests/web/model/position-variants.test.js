import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { layoutNamed } from "../../../web/model/layout.js";
import { variantOf } from "../../../web/model/position-variants.js";

/** Full grids, and how many of the first 40 variants differ at least. @type {[string, string, number][]} */
const grids = [
  ["3x3", "538479162426183597791256834145832976287964351369517248813745629954621783672398415", 40],
  ["2x3", "532164146352461235253641315426624513", 40],
  ["2x4", "2473518656812437726435188315627438427651175648234538176261278345", 40],
  ["3x3+x", "491673582627854139835912746142735968369281475758496213586149327213567894974328651", 40],
  ["3x3+antiknight", "897154632361782459524963718278495163936871245415236897652348971783619524149527386", 40],
];

/** @param {string} name @param {string} grid */
function stateOf(name, grid) {
  const cells = [...grid].map(Number);
  // The candidates of a cell are the digits of its row up to it, so that rows and digits can be followed.
  const layout = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed(name));
  const candidates = cells.map((digit, cell) => [digit, cells[(cell + layout.columns) % cells.length]].sort());
  return { layout: name, cells, givens: cells.map((digit, cell) => (cell % 3 ? digit : 0)), candidates };
}

describe("a variant of a position", () => {
  for (const [name, grid, least] of grids) {
    it(`keeps every house of ${name}, and each cell's givens and candidates`, () => {
      const layout = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed(name));
      const state = /** @type {any} */ (stateOf(name, grid));
      const seen = new Set();
      for (let number = 1; number <= 40; number++) {
        const variant = variantOf(state, number, 7);
        assert.ok(variant);
        seen.add(variant.cells.join());
        for (const { cells } of layout.houses)
          assert.equal(new Set(cells.map((cell) => variant.cells[cell])).size, layout.digitCount);
        variant.cells.forEach((digit, cell) => {
          assert.ok(variant.candidates[cell].includes(digit));
          assert.ok([0, digit].includes(variant.givens[cell]));
        });
        const count = (/** @type {readonly number[]} */ digits) => digits.filter(Boolean).length;
        assert.equal(count(variant.givens), count(state.givens));
      }
      assert.equal(seen.size, least);
    });
  }

  it("of a puzzle with rules is one of the seven other turns, whose rules speak of the moved cells", () => {
    const [name, grid] = grids[0];
    const rules = ["arrow r1c1 r2c1-r4c1", "cage 15 r9c8 r9c9"];
    const state = /** @type {any} */ ({ ...stateOf(name, grid), rules });
    const variants = Array.from({ length: 7 }, (_, i) => variantOf(state, i + 1, 7));
    const cellsOf = (/** @type {any} */ { rules: texts, cells }) =>
      texts.map((/** @type {string} */ text) => {
        const names = [...text.matchAll(/r(\d)c(\d)/g)].map(([, row, column]) => (+row - 1) * 9 + +column - 1);
        return names.map((cell) => cells[cell]).join();
      });
    for (const variant of variants) assert.deepEqual(cellsOf(variant), cellsOf(state));
    assert.equal(new Set([state, ...variants].map((each) => each?.rules?.join())).size, 8);
    assert.equal(variantOf(state, 8, 7), null);
  });
});
