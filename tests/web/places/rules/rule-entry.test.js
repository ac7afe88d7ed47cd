/** What the composer of rules makes of the selected cells. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { areasOf, ruleCells } from "../../../../web/places/rules/rule-cells.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { orderAfter, pathAfter } from "../../../../web/places/rules/selected-order.js";

/** @param {string} name @returns {any} */
const board = (name) => layoutNamed(name);
const [four, nine] = [board("2x2"), board("3x3")];

for (const [
  name,
  before,
  selection,
  cursor,
  after,
] of /** @type {[string, number[], number[], number | null, number[]][]} */ ([
  ["one cell after the other keeps the order of the presses", [9, 10], [0, 9, 10], 0, [9, 10, 0]],
  ["a range goes from the first cell to the cursor", [3], [0, 1, 2, 3], 0, [3, 2, 1, 0]],
  ["cells that are no longer selected are left out", [5, 4, 3], [3, 5], 3, [5, 3]],
  ["another cell begins anew", [5, 4], [8], 8, [8]],
  ["nothing is selected", [5], [], null, []],
  ["a whole selection at once begins with its first cell", [], [0, 9, 18], 18, [0, 9, 18]],
])) {
  test(`selecting: ${name}`, () => assert.deepEqual(orderAfter(before, { selection, cursor }, nine), after));
}
test("selecting: an order that stays is the same list", () => {
  const before = [2, 1];
  assert.equal(orderAfter(before, { selection: [1, 2], cursor: 1 }, nine), before);
});

/**
 * A drag on a board of 9×9: the selection grows by each cell, and the cursor goes along.
 * @param {readonly (number | readonly number[])[]} cells a list: cells that a fast pointer passes at once
 */
function dragged(cells) {
  /** @type {readonly number[]} */
  let path = [];
  /** @type {number[]} */
  let selection = [];
  for (const at of cells) {
    const passed = typeof at === "number" ? [at] : at;
    selection = [...new Set([...selection, ...passed])].sort((a, b) => a - b);
    path = pathAfter(
      path,
      { selection, cursor: /** @type {number} */ (passed.at(-1)) },
      /** @type {any} */ (layoutNamed("3x3")),
    );
  }
  return path;
}

for (const [name, cells, path] of /** @type {[string, (number | number[])[], number[]][]} */ ([
  ["a line without a return", [0, 1, 10, 11], [0, 1, 10, 11]],
  ["a closed line", [0, 1, 10, 9, 0], [0, 1, 10, 9, 0]],
  ["a line that crosses itself", [0, 10, 20, 19, 10, 1], [0, 10, 20, 19, 10, 1]],
  ["a hand that wavers", [0, 1, 0, 1, 2, 1, 2, 11], [0, 1, 2, 11]],
  ["a fast pointer", [0, [1, 2, 3], [12, 21], [20, 19, 18], [9, 0]], [0, 1, 2, 3, 12, 21, 20, 19, 18, 9, 0]],
])) {
  test(`dragging: ${name}`, () => assert.deepEqual(dragged(cells), path));
}

for (const [
  name,
  before,
  selection,
  cursor,
  after,
] of /** @type {[string, number[], number[], number | null, number[]][]} */ ([
  ["a cell that is taken out takes its returns along", [0, 1, 10, 9, 0], [1, 9, 10], 9, [1, 10, 9]],
  ["no cell follows itself after one was taken out", [0, 1, 0, 9], [0, 9], 9, [0, 9]],
  ["another cell begins anew", [0, 1, 10, 9, 0], [0], 0, [0]],
  ["a cell that is added elsewhere comes last", [0, 1], [0, 1, 80], 80, [0, 1, 80]],
  ["nothing is selected", [0, 1, 0], [], null, []],
])) {
  test(`selecting a path: ${name}`, () =>
    assert.deepEqual(pathAfter(before, { selection, cursor }, /** @type {any} */ (layoutNamed("3x3"))), after));
}

for (const [shape, selected, direction, cells] of /** @type {[any, number[], any, number[] | null][]} */ ([
  ["whole-grid", [3], "row", []],
  ["set", [3], "row", [3]],
  ["set", [], "row", null],
  ["line", [3, 2], "row", [3, 2]],
  ["line", [3], "row", null],
  ["path", [0, 1, 5, 0], "row", [0, 1, 5, 0]],
  ["path", [3], "row", null],
  ["pair", [3, 7], "row", [3, 7]],
  ["pair", [3, 4], "row", null],
  ["pair", [0, 5], "row", null],
  ["step", [7, 3], "row", [7, 3]],
  ["square", [5, 0, 1, 4], "row", [5, 0, 1, 4]],
  ["square", [3, 4, 7, 8], "row", null],
  ["square", [0, 1, 4, 6], "row", null],
  ["square", [0, 1, 4], "row", null],
  ["two-lists", [0, 1, 8, 9], "row", [0, 1, 8, 9]],
  ["two-lists", [0, 1, 8], "row", null],
  ["lists", [1, 15, 0, 11], "row", [1, 0, 15, 11]],
  ["lists", [0, 2, 1], "row", null],
  ["full-line", [5], "row", [4, 5, 6, 7]],
  ["full-line", [5], "column", [1, 5, 9, 13]],
  ["full-line", [5, 6], "row", null],
  ["directed-line", [4], "row", [4, 5, 6, 7]],
  ["directed-line", [7], "row", [7, 6, 5, 4]],
  ["directed-line", [15], "column", [15, 11, 7, 3]],
  ["directed-line", [5], "row", null],
])) {
  test(`the cells of a rule: ${shape} of ${selected.join()} by ${direction}`, () =>
    assert.deepEqual(ruleCells(shape, { selected, path: selected }, four, direction), cells));
}

// Columns, not digits, say which cells are beside each other; cells of different grids are not beside a hole.
for (const [name, shape, selected, cells] of /** @type {[string, any, number[], number[] | null][]} */ ([
  ["shape:6x8", "pair", [7, 15], [7, 15]],
  ["shape:6x8", "pair", [7, 8], null],
  ["shape:6x8", "square", [38, 39, 46, 47], [38, 39, 46, 47]],
  ["shape:6x8", "full-line", [0], null],
  ["twodoku", "pair", [53, 62], [53, 62]],
  ["twodoku", "pair", [8, 9], null],
  ["twodoku", "square", [52, 53, 61, 62], [52, 53, 61, 62]],
  ["twodoku", "directed-line", [0], null],
])) {
  test(`the cells of a rule on ${name}: ${shape} of ${selected.join()}`, () =>
    assert.deepEqual(ruleCells(shape, { selected, path: selected }, board(name), "row"), cells));
}

// A kind whose lines have each cell once is refused by the engine, with a sentence. A shorter line would be one that
// nobody has drawn.
for (const shape of /** @type {const} */ (["line", "path"])) {
  test(`the cells of a ${shape} that comes back to its first cell have this cell twice`, () =>
    assert.deepEqual(
      ruleCells(shape, { selected: [0, 1, 5, 4], path: [0, 1, 5, 4, 0] }, four, "row"),
      [0, 1, 5, 4, 0],
    ));
}
test("an area has each cell once, however often the pointer came there", () =>
  assert.deepEqual(ruleCells("set", { selected: [0, 1, 5, 4], path: [0, 1, 5, 4, 0] }, four, "row"), [0, 1, 5, 4]));

test("areas are the selected cells that share an edge, also where a later cell joins two areas", () =>
  assert.deepEqual(areasOf([0, 2, 12, 1, 5, 15], four), [[0, 2, 1, 5], [12], [15]]));
