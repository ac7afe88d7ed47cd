import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import {
  cellAt,
  cellName,
  columnOf,
  gridOf,
  placeInGrid,
  isInGrid,
  isSquare,
  layoutNamed,
  pairsOf,
  peersOf,
  rowOf,
} from "../../../web/model/layout.js";
import { randomNumbers } from "./random-games.js";

/**
 * A grid as this test describes it: where it begins, its size, and a letter for the region of each place, "." for a
 * place without a cell and " " for a cell without a region.
 * @typedef {{ at: [number, number], lines: string[] }} Drawn
 */

/**
 * @param {[number, number]} at
 * @param {number} rows
 * @param {number} columns
 * @param {[number, number] | null} box
 * @returns {Drawn}
 */
const boxed = (at, rows, columns, box) => ({
  at,
  lines: Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      box ? String.fromCharCode(97 + Math.floor(row / box[0]) * 10 + Math.floor(column / box[1])) : " ",
    ).join(""),
  ),
});

/** @param {[number, number][]} places */
const classic = (places) => places.map((at) => boxed(at, 9, 9, [3, 3]));

/** The grids by their names. @type {Record<string, Drawn[]>} */
const drawn = {
  samurai: classic([[0, 0], [0, 12], [6, 6], [12, 0], [12, 12]]), // prettier-ignore
  twodoku: classic([[0, 0], [6, 6]]), // prettier-ignore
  butterfly: classic([[0, 0], [0, 3], [3, 0], [3, 3]]), // prettier-ignore
  cross: classic([[0, 6], [6, 0], [6, 6], [6, 12], [12, 6]]), // prettier-ignore
  flower: classic([[0, 3], [3, 0], [3, 3], [3, 6], [6, 3]]), // prettier-ignore
  sohei: classic([[0, 6], [6, 0], [6, 12], [12, 6]]), // prettier-ignore
  windmill: classic([[0, 3], [3, 12], [6, 6], [9, 0], [12, 9]]), // prettier-ignore
  "shape:6x8": [boxed([0, 0], 6, 8, [2, 4])],
  "shape:6x8/3x2": [boxed([0, 0], 6, 8, [3, 2])],
  "1-9@7x7": [boxed([0, 0], 7, 7, null)],
  "1-10@9x9": [boxed([0, 0], 9, 9, [3, 3])],
  "shape:4x4/1122112.33443344": [{ at: [0, 0], lines: ["aabb", "aab.", "ccdd", "ccdd"] }],
  "gattai:2x3@0,0+shape:5x5@4,4+digits:1-6": [boxed([0, 0], 6, 6, [2, 3]), boxed([4, 4], 5, 5, null)],
  "gattai:2x2@0,0+0,3+3,1": [boxed([0, 0], 4, 4, [2, 2]), boxed([0, 3], 4, 4, [2, 2]), boxed([3, 1], 4, 4, [2, 2])],
};

/** Names that the engine writes otherwise. */
const others = { "0-9": "1-10@9x9", "gattai:3x3@6,6+0,0": "twodoku", "gattai:3x3@0,0+6,6+digits:1-9": "twodoku" };

/** Random grids of one size; the first row and the first column of the canvas are in use. @param {number} seed */
function randomGrids(seed) {
  const random = randomNumbers(seed);
  const [high, wide] = [1 + random(3), 2 + random(2)];
  const side = high * wide;
  /** @type {Map<string, [number, number]>} */
  const places = new Map();
  for (let i = 0; i < 2 + random(5); i++) {
    const [row, column] = [random(2 * side), random(2 * side)];
    places.set(`${row},${column}`, [row, column]);
  }
  const [top, left] = [0, 1].map((axis) => Math.min(...[...places.values()].map((place) => place[axis])));
  const moved = [...places.values()]
    .map(([row, column]) => /** @type {[number, number]} */ ([row - top, column - left]))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const name = `gattai:${high}x${wide}@${moved.join("+")}`;
  return { name, grids: moved.map((at) => boxed(at, side, side, [high, wide])) };
}

/** What a place of a grid is. @param {Drawn} grid @param {number} row @param {number} column */
const signAt = ({ at, lines }, row, column) => lines[row - at[0]]?.[column - at[1]] ?? ".";

/**
 * The cells of a canvas in their order, by trying every place of every grid.
 * @param {readonly Drawn[]} grids
 */
function cellsOf(grids) {
  /** @type {[number, number][]} */
  const cells = [];
  for (let row = 0; row < 100; row++)
    for (let column = 0; column < 100; column++)
      if (grids.some((grid) => signAt(grid, row, column) !== ".")) cells.push([row, column]);
  return cells;
}

/** @param {string} name @param {readonly Drawn[]} grids */
function compare(name, grids) {
  const layout = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed(name));
  assert.ok(layout, name);
  const cells = cellsOf(grids);
  assert.equal(layout.cellCount, cells.length);
  assert.deepEqual(
    cells.map((_, cell) => [rowOf(layout, cell), columnOf(layout, cell)]),
    cells,
  );
  const indexOf = new Map(cells.map((place, cell) => [String(place), cell]));
  for (let row = -1; row <= layout.rows; row++)
    for (let column = -1; column <= layout.columns; column++)
      assert.equal(cellAt(layout, row, column), indexOf.get(`${row},${column}`) ?? null);
  /**
   * Whether two places share a house of a grid.
   * @param {Drawn} grid
   * @param {[number, number]} a
   * @param {[number, number]} b
   */
  const shares = (grid, a, b) => {
    const [one, other] = [signAt(grid, ...a), signAt(grid, ...b)];
    if (one === "." || other === ".") return false;
    return a[0] === b[0] || a[1] === b[1] || (one === other && one !== " ");
  };
  cells.forEach((a, cell) => {
    const expected = [...cells.keys()].filter(
      (other) => other !== cell && grids.some((grid) => shares(grid, a, cells[other])),
    );
    assert.deepEqual(peersOf(layout, cell), expected, `${name}: peers of ${cellName(layout, cell)}`);
    const present = grids.map((grid) => signAt(grid, ...a) !== ".");
    assert.deepEqual(
      grids.map((_, grid) => isInGrid(layout, grid, cell)),
      present,
    );
    assert.equal(gridOf(layout, cell), present.indexOf(true));
    const last = present.lastIndexOf(true);
    assert.equal(gridOf(layout, cell, last), last);
  });
  const lists = layout.houses.map(({ kind, cells: of }) => `${kind} ${of}`);
  assert.equal(new Set(lists).size, lists.length, `${name}: a house is there once`);
  assert.equal(layoutNamed(layout.name), layout);
}

describe("layouts against a drawing of their grids", () => {
  for (const [name, grids] of Object.entries(drawn))
    it(name, () => {
      compare(name, grids);
      assert.equal(layoutNamed(name)?.name, name);
      assert.ok(!isSquare(/** @type {any} */ (layoutNamed(name))));
    });
  for (const [name, canonical] of Object.entries(others))
    it(`${name} is ${canonical}`, () => assert.equal(layoutNamed(name)?.name, canonical));
  it("grids at random places", () => {
    let count = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const { name, grids } = randomGrids(seed);
      if (grids.length < 2) continue;
      compare(name, grids);
      count++;
    }
    assert.ok(count > 80);
  });
});

describe("what grids have", () => {
  it("the layouts with names are those of the engine, at the same places", () => {
    const source = readFileSync(new URL("../../../core/formats/layout_name.cpp", import.meta.url), "utf8");
    const rows = [...source.matchAll(/\{"(\w+)", "3x3@([\d,+]+)"\}/g)];
    assert.ok(rows.length >= 7);
    for (const [, name, places] of rows)
      assert.deepEqual(
        layoutNamed(name)?.grids.map(({ row, column }) => [row, column]),
        [...places.matchAll(/(\d+),(\d+)/g)].map(([, row, column]) => [Number(row), Number(column)]),
        name,
      );
  });
  it("a samurai has 369 cells and 131 full houses, of which each grid has its rows", () => {
    const { cellCount, houses, grids } = /** @type {any} */ (layoutNamed("samurai"));
    assert.deepEqual([cellCount, houses.length, grids.length], [369, 131, 5]);
    assert.ok(houses.every((/** @type {any} */ { cells }) => cells.length === 9));
    const rows = houses.filter((/** @type {any} */ { kind, grid }) => kind === "row" && grid === 2);
    assert.deepEqual(
      rows.map((/** @type {any} */ { index }) => index),
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
    );
  });
  it("a rule of a layout is a rule of each grid", () => {
    const layout = /** @type {any} */ (layoutNamed("samurai+x"));
    const diagonals = layout.houses.filter((/** @type {any} */ { kind }) => kind === "diagonal");
    assert.equal(diagonals.length, 10);
    const knights = /** @type {any} */ (layoutNamed("twodoku+antiknight"));
    const from = /** @type {number} */ (cellAt(knights, 5, 8));
    // The cell below to the right belongs to the second grid alone.
    assert.deepEqual(
      pairsOf(knights, from).map(({ cell }) => cellName(knights, cell)),
      ["r4c8", "r5c7", "r7c7", "r8c8"],
    );
  });
});

/** Why there is no layout of this name. */
const refused = {
  "two rows of four cells with three digits": "1-3@2x4",
  "boxes that do not fit": "shape:6x8/4x4",
  "boxes with more cells than digits": "shape:6x8/3x4",
  "a grid inside another": "gattai:3x3@0,0+2x2@2,2",
  "the same grid twice": "gattai:3x3@0,0+0,0",
  "a free first row": "gattai:3x3@1,0+7,6",
  "a canvas of 101 rows": "gattai:3x3@0,0+92,0",
  "windows in a rectangle": "shape:6x8+windoku",
  "diagonals in a rectangle": "shape:6x8+x",
  "unequal regions of a square": "jigsaw:1112223334445556",
  "two shapes": "samurai+3x3",
  "a place alone": "gattai:6,6",
  "digits twice": "0-9+digits:1-10",
  "digits from 2": "2-9@7x7",
  "a name of objects": "constructor",
};
describe("no layout has", () => {
  for (const [why, name] of Object.entries(refused)) it(why, () => assert.equal(layoutNamed(name), null));
});

it("finds the cell at the same place of another grid", () => {
  const samurai = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed("samurai"));
  for (const [from, to] of [
    [0, 4],
    [4, 2],
    [2, 2],
  ])
    for (let cell = 0; cell < samurai.cellCount; cell++) {
      if (!isInGrid(samurai, from, cell)) continue;
      const other = placeInGrid(samurai, cell, from, to);
      const offset = (/** @type {number} */ grid, /** @type {number} */ at) => [
        rowOf(samurai, at) - samurai.grids[grid].row,
        columnOf(samurai, at) - samurai.grids[grid].column,
      ];
      assert.deepEqual(offset(to, other), offset(from, cell));
    }
});
