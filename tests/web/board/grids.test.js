import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { boardLabel, createLabels } from "../../../web/board/cell-labels.js";
import { drawLines } from "../../../web/board/borders.js";
import { drawBoard } from "../../../web/board/display-list.js";
import { boardGeometry, cellNear, cornerOf } from "../../../web/board/geometry.js";
import { movedCell } from "../../../web/board/keys.js";
import { cellsBetween } from "../../../web/board/pointer.js";
import { viewOfPuzzle } from "../../../web/board/view.js";
import { loadWords } from "../../../web/i18n/words.js";
import { findConflicts } from "../../../web/model/conflicts.js";
import { cellAt, cellName, layoutNamed } from "../../../web/model/layout.js";
import { inNextGrid } from "../../../web/places/keyboard/next-cell.js";

const samurai = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed("samurai"));
const at = (/** @type {number} */ row, /** @type {number} */ column) =>
  /** @type {number} */ (cellAt(samurai, row - 1, column - 1));
const blank = () => new Array(samurai.cellCount).fill(0);

/** From a cell of a samurai, a move, and the cell that it leads to. @type {[string, string, string][]} */
const moves = [
  ["r1c9", "right", "r1c13"],
  ["r1c13", "left", "r1c9"],
  ["r9c9", "right", "r9c10"],
  ["r9c1", "down", "r13c1"],
  ["r9c12", "down", "r10c12"],
  ["r10c7", "left", "r10c7"],
  ["r10c15", "right", "r10c15"],
  ["r1c1", "up", "r1c1"],
  ["r1c5", "row-end", "r1c21"],
  ["r10c9", "row-start", "r10c7"],
  ["r8c2", "box-down", "r13c2"],
  ["r20c2", "box-down", "r21c2"],
  ["r5c5", "last", "r21c21"],
];
describe("keys pass over places without a cell", () => {
  for (const [from, move, to] of moves)
    it(`${move} from ${from} leads to ${to}`, () => {
      const [, row, column] = /** @type {RegExpExecArray} */ (/^r(\d+)c(\d+)$/.exec(from)).map(Number);
      assert.equal(cellName(samurai, movedCell(samurai, at(row, column), /** @type {any} */ (move))), to);
    });
  it("the key of grids leads through all grids", () => {
    const seen = [at(5, 5)];
    for (let i = 0; i < 5; i++) seen.push(/** @type {number} */ (inNextGrid(samurai, seen[i])));
    assert.deepEqual(
      seen.map((cell) => cellName(samurai, cell)),
      ["r5c5", "r5c17", "r11c11", "r17c5", "r17c17", "r5c5"],
    );
    assert.equal(inNextGrid(/** @type {any} */ (layoutNamed("3x3")), 0), null);
  });
});

describe("pointers", () => {
  const geometry = boardGeometry(samurai, 20, { thin: 1, thick: 3 });
  it("a cell is under the point in its middle", () => {
    for (let cell = 0; cell < samurai.cellCount; cell++) {
      const { x, y } = cornerOf(geometry, cell);
      assert.equal(cellNear(geometry, x + 10, y + 10), cell);
    }
  });
  it("where there is no cell, the nearest is meant", () => {
    const { x, y } = cornerOf(geometry, at(3, 9));
    assert.equal(cellNear(geometry, x + 30, y + 10), at(3, 9));
  });
  it("a drag across an empty place selects the cells on both sides", () => {
    const passed = cellsBetween(samurai, at(2, 8), at(2, 14)).map((cell) => cellName(samurai, cell));
    assert.deepEqual(passed, ["r2c9", "r2c13", "r2c14"]);
  });
});

describe("what is read out", () => {
  it("a label names the grid unless the listener is in the grid, and the other grids that share the cell", async () => {
    const label = createLabels(await loadWords("en"));
    const view = viewOfPuzzle("samurai", blank());
    const told = (/** @type {number} */ cell, /** @type {number} */ known) => label(view, cell, "", known);
    assert.equal(told(at(5, 5), 0), "row 5, column 5, empty, box 5");
    assert.equal(told(at(10, 11), 0), "grid 3, row 4, column 5, empty, box 5");
    assert.equal(told(at(10, 11), 2), "row 4, column 5, empty, box 5");
    assert.equal(told(at(8, 8), 0), "row 8, column 8, empty, box 9, also in grid 3");
    assert.equal(told(at(8, 8), 2), "row 2, column 2, empty, box 1, also in grid 1");
    assert.equal(told(at(8, 8), -1), "grid 1, row 8, column 8, empty, box 9, also in grid 3");
  });
  it("a cell without a region is in none", async () => {
    const label = createLabels(await loadWords("en"));
    assert.equal(label(viewOfPuzzle("1-9@7x7", new Array(49).fill(0)), 8), "row 2, column 2, empty");
  });
  it("beside one grid, a label says where an extra cell is on the board, and names no grid", async () => {
    const label = createLabels(await loadWords("en"));
    const [below, above] = ["gattai:2x2@0,0+shape:1x1@6,0+6,2", "gattai:shape:1x1@0,0+0,2+2x2@2,0"].map((name) =>
      viewOfPuzzle(`${name}+digits:1-4`, new Array(18).fill(0)),
    );
    assert.deepEqual(
      [0, 15, 17].map((cell) => label(below, cell)),
      ["row 1, column 1, empty, box 1", "row 4, column 4, empty, box 4", "row 7, column 3, empty"],
    );
    assert.deepEqual(
      [1, 2, 17].map((cell) => label(above, cell)),
      ["row 1, column 3, empty", "row 3, column 1, empty, box 1", "row 6, column 4, empty, box 4"],
    );
  });
  it("beside several grids, a label calls an extra cell so, and counts only the grids", async () => {
    // The extra cell is above both grids, and yet the first grid is grid 1.
    const board = viewOfPuzzle("gattai:shape:1x1@0,1+2x2@2,0+4,2+digits:1-4", new Array(29).fill(0));
    const heard = await Promise.all(
      /** @type {const} */ (["en", "it", "zh"]).map(async (language) => {
        const label = createLabels(await loadWords(language));
        return [0, 1, 28].map((cell) => label(board, cell).split(/[,，]/)[0]);
      }),
    );
    assert.deepEqual(heard, [
      ["extra cell", "grid 1", "grid 2"],
      ["casella aggiuntiva", "griglia 1", "griglia 2"],
      ["附加格", "第1盘", "第2盘"],
    ]);
    const label = createLabels(await loadWords("en"));
    assert.equal(label(board, 0), "extra cell, row 1, column 2, empty");
    assert.equal(label(board, 28), "grid 2, row 4, column 4, empty, box 4");
  });
  it("the name of a board counts the grids and the extra cells", async () => {
    const words = await loadWords("en");
    const named = (/** @type {string} */ name) => boardLabel(/** @type {any} */ (layoutNamed(name)), words);
    assert.equal(named("3x3"), "Sudoku board, 9 by 9");
    assert.equal(named("samurai"), "Sudoku board, 5 grids, 21 by 21");
    assert.equal(named("gattai:3x3@0,0+shape:1x1@11,0+11,2"), "Sudoku board, 12 by 9, 2 extra cells");
    assert.equal(named("gattai:3x3@0,0+6,6+shape:1x1@17,0"), "Sudoku board, 2 grids, 18 by 15, 1 extra cell");
  });
  it("a conflict in a cell of two grids is one of each", () => {
    const digits = blank();
    for (const cell of [at(8, 8), at(8, 1), at(8, 12)]) digits[cell] = 5;
    const found = findConflicts(samurai, digits).map(({ house, index, grid = 0 }) => [house, index, grid]);
    assert.deepEqual(found, [
      ["row", 8, 0],
      ["row", 2, 2],
    ]);
  });
});

describe("the drawing of several grids", () => {
  const geometry = boardGeometry(samurai, 20, { thin: 1, thick: 3 });
  const { operations } = drawBoard(viewOfPuzzle("samurai", blank()), geometry);
  const covers = (/** @type {string[]} */ colours, /** @type {number} */ x, /** @type {number} */ y) =>
    operations.some(
      (each) =>
        each.kind === "rect" &&
        colours.includes(each.colour) &&
        x >= each.x &&
        x < each.x + each.width &&
        y >= each.y &&
        y < each.y + each.height,
    );
  it("places without a cell stay empty", () => {
    for (let row = 0; row < 21; row++)
      for (let column = 0; column < 21; column++) {
        const [x, y] = [geometry.lefts[column] + 10, geometry.tops[row] + 10];
        assert.equal(covers(["paper"], x, y), cellAt(samurai, row, column) !== null, `${row} ${column}`);
      }
    assert.ok(!covers(["thin-line", "thick-line"], geometry.lefts[10] + 10, geometry.tops[2] + 10));
  });
  it("cells of two grids have a ground, and no others", () => {
    for (let cell = 0; cell < samurai.cellCount; cell++) {
      const { x, y } = cornerOf(geometry, cell);
      const [, row, column] = /** @type {RegExpExecArray} */ (/^r(\d+)c(\d+)$/.exec(cellName(samurai, cell))).map(
        Number,
      );
      const isShared = [row, column].every((line) => (line > 6 && line < 10) || (line > 12 && line < 16));
      assert.equal(covers(["mark-paper"], x + 10, y + 10), isShared, cellName(samurai, cell));
    }
  });
  it("a grid has its frame where it lies over another", () => {
    const { x, y } = cornerOf(geometry, at(7, 8));
    assert.ok(covers(["thick-line"], x + 10, y - 4), "above the centre grid, inside the first");
    assert.ok(!covers(["thick-line"], x + 10, y + 21), "between two rows of a box");
    assert.ok(covers(["thin-line"], x + 10, y + 20));
  });
});

test("one grid with extra cells has no frames: each line is as wide as on a board of one grid", () => {
  const widest = (/** @type {string} */ name) => {
    const layout = /** @type {any} */ (layoutNamed(name));
    const lines = drawLines(boardGeometry(layout, 20, { thin: 1, thick: 3 }));
    return Math.max(...lines.map(({ width, height }) => Math.min(width, height)));
  };
  assert.deepEqual(["3x3", "gattai:3x3@0,0+shape:1x1@11,0+11,2", "twodoku"].map(widest), [3, 3, 5]);
});
