/** The keyboard in a grid: which cells Tab reaches, where the focus is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createRoving } from "../../../web/board/roving.js";
import { ElementDouble } from "../controls/element-double.js";

/** A grid of four by four elements. */
function gridDouble() {
  const cells = Array.from({ length: 16 }, (_, cell) => {
    const element = new ElementDouble("div");
    element.setAttribute("data-cell", cell);
    return element;
  });
  const grid = new ElementDouble("div");
  grid.append(...cells);
  return { grid: /** @type {any} */ (grid), cells: /** @type {any[]} */ (cells) };
}

const stopsOf = (/** @type {any[]} */ cells) =>
  cells.flatMap((element, cell) => (element.getAttribute("tabindex") === "0" ? [cell] : []));

test("Tab reaches one cell, and the cells that are stops in any case", () => {
  const { grid, cells } = gridDouble();
  let open = [9, 12];
  const roving = createRoving(grid, (cell) => open.includes(cell));
  roving.hold(cells);
  assert.deepEqual(stopsOf(cells), [0, 9, 12]);
  roving.reach(5);
  assert.deepEqual(stopsOf(cells), [5, 9, 12]);
  open = [9];
  roving.hold(cells);
  assert.deepEqual(stopsOf(cells), [5, 9]);
});

test("the focus follows within the grid, and is not taken from elsewhere", () => {
  const { grid, cells } = gridDouble();
  const roving = createRoving(grid);
  roving.hold(cells);
  roving.reach(3);
  assert.equal(roving.focused(), null);
  roving.go(6);
  assert.equal(roving.focused(), 6);
  roving.reach(10);
  assert.equal(roving.focused(), 10);
  new ElementDouble("button").focus();
  roving.reach(2);
  assert.equal(roving.focused(), null);
});

test("a grid with elements for some cells keeps the place of a cell without one", () => {
  const { grid, cells } = gridDouble();
  const roving = createRoving(grid);
  /** @type {any[]} */
  const some = [];
  some[7] = cells[7];
  roving.hold(some);
  roving.reach(7);
  assert.deepEqual(stopsOf(cells), [7]);
  roving.reach(1);
  assert.deepEqual(stopsOf(cells), []);
  roving.hold(cells);
  assert.deepEqual(stopsOf(cells), [1]);
});
