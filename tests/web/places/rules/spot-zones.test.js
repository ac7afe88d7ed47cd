/** The cells of a rule from a press at an edge, at a corner, or beside the grid. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { kindLooks } from "../../../../web/board/rules/kinds/index.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { cellsAtSpot, reachOf, spotOf } from "../../../../web/places/rules/spot-zones.js";

/** @param {string} name @returns {any} */
const board = (name) => layoutNamed(name);

/**
 * On 4×4: shape, kind, the point in cells, the cells.
 * @type {[any, string, [across: number, down: number], number[] | null][]}
 */
const cases = [
  ["pair", "white-dot", [1, 0.5], [0, 1]],
  ["pair", "white-dot", [1.2, 0.4], [0, 1]],
  ["pair", "white-dot", [0.8, 0.6], [0, 1]],
  ["pair", "white-dot", [0.5, 1.1], [0, 4]],
  ["pair", "white-dot", [0.5, 0.5], null],
  ["pair", "white-dot", [0, 0.5], null],
  ["pair", "white-dot", [4.2, 0.5], null],
  ["pair", "white-dot", [1, 1], null],
  ["pair", "white-dot", [3.5, 3.02], [11, 15]],
  ["step", "inequality", [2, 2.5], [9, 10]],
  ["square", "quadruple", [1, 1], [0, 1, 4, 5]],
  ["square", "quadruple", [3.2, 2.8], [10, 11, 14, 15]],
  ["square", "quadruple", [0, 1], null],
  ["square", "quadruple", [1.5, 1.5], null],
  ["full-line", "sandwich", [0.1, 1.5], [4, 5, 6, 7]],
  ["full-line", "sandwich", [-0.6, 1.5], [4, 5, 6, 7]],
  ["full-line", "sandwich", [4.5, 1.5], [4, 5, 6, 7]],
  ["full-line", "sandwich", [2.5, 4.3], [2, 6, 10, 14]],
  ["full-line", "sandwich", [2.5, 2.5], null],
  ["full-line", "sandwich", [-0.5, -0.5], null],
  ["directed-line", "skyscraper", [2.5, -0.2], [2, 6, 10, 14]],
  ["directed-line", "skyscraper", [2.5, 3.9], [14, 10, 6, 2]],
  ["directed-line", "skyscraper", [3.95, 0.5], [3, 2, 1, 0]],
  ["line", "little-killer", [1.2, -0.3], [1, 4]],
  ["line", "little-killer", [1.8, 0.1], [1, 6, 11]],
  ["line", "little-killer", [0.2, -0.3], null],
  ["line", "little-killer", [4.1, 1.1], [7, 2]],
  ["line", "little-killer", [-0.1, 1.9], [4, 9, 14]],
  ["line", "thermometer", [1, 0.5], null],
  ["set", "cage", [1, 0.5], null],
];
for (const [shape, kind, [across, down], cells] of cases) {
  test(`${kind} at ${across}, ${down}`, () => {
    const spot = spotOf(shape, kindLooks[kind].clue !== undefined);
    assert.deepEqual(spot && cellsAtSpot(spot, shape, { across, down }, board("2x2"), 0.3), cells);
  });
}

/** @type {[string, any, string, [across: number, down: number], number[] | null][]} */
const others = [
  ["shape:6x8", "pair", "white-dot", [7.5, 1], [7, 15]],
  ["shape:6x8", "pair", "white-dot", [8, 0.5], null],
  ["shape:6x8", "square", "quadruple", [7, 5], [38, 39, 46, 47]],
  ["shape:6x8", "line", "little-killer", [1.8, -0.2], [1, 10, 19, 28, 37, 46]],
  ["shape:6x8", "line", "little-killer", [8.2, 4.9], [39, 46]],
  ["shape:6x8", "full-line", "sandwich", [-0.5, 1.5], null],
  ["twodoku", "pair", "white-dot", [8.5, 6], [53, 62]],
  ["twodoku", "pair", "white-dot", [9, 0.5], null],
  ["twodoku", "square", "quadruple", [9, 6], null],
];
for (const [name, shape, kind, [across, down], cells] of others) {
  test(`${kind} on ${name} at ${across}, ${down}`, () => {
    const spot = spotOf(shape, kindLooks[kind].clue !== undefined);
    assert.deepEqual(spot && cellsAtSpot(spot, shape, { across, down }, board(name), 0.3), cells);
  });
}

test("zones are 24 pixels wide on a phone, and leave room for the middle of a cell", () => {
  assert.equal(2 * reachOf(40) * 40, 24);
  for (const cell of [20, 30, 40, 80]) {
    assert.ok(reachOf(cell) <= 0.4 && reachOf(cell) >= 0.26, String(cell));
  }
});
