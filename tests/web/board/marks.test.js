import assert from "node:assert/strict";
import { test } from "node:test";
import { drawLines } from "../../../web/board/borders.js";
import { drawBoard } from "../../../web/board/display-list.js";
import { boardGeometry, cellNear, cornerOf, spanOf } from "../../../web/board/geometry.js";
import { viewOfPuzzle } from "../../../web/board/view.js";
import { layoutNamed } from "../../../web/model/layout.js";

const lines = { thin: 1, thick: 3 };
const geometryOf = (name) => boardGeometry(layoutNamed(name), 20, lines);
const five = "jigsaw:1122211122333343444455555";

/** The operations that draw the marks of a layout. */
/** @type {any[][]} */
const table = [
  ["3x3", {}],
  ["3x3+x", { line: 2 }],
  ["3x3+windoku", { rect: 16 }],
  ["3x3+asterisk", { line: 54 }],
  ["3x3+centerdots", { circle: 9 }],
  ["3x3+disjoint+antiknight+antiking", {}],
  ["3x3+x+windoku", { line: 2, rect: 16 }],
];
for (const [name, expected] of table) {
  test(`marks of ${name}`, () => {
    const { layout } = geometryOf(name);
    const list = drawBoard(viewOfPuzzle(name, new Array(layout.cellCount).fill(0)), geometryOf(name));
    const marks = list.operations.filter(({ colour }) => colour === "mark");
    const counts = {};
    for (const { kind } of marks) counts[kind] = (counts[kind] ?? 0) + 1;
    assert.deepEqual(counts, expected);
    for (const { x, y, x2 = x, y2 = y } of /** @type {any[]} */ (marks))
      assert.ok([x, y, x2, y2].every((place) => place >= 0 && place <= list.width));
  });
}

test("borders of regions: between every two cells of different regions, and nowhere else", () => {
  const geometry = geometryOf(five);
  const { layout } = geometry;
  const borders = drawLines(geometry).filter(({ colour }) => colour === "thick-line");
  const covered = (x, y) =>
    borders.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
  for (let cell = 0; cell < layout.cellCount; cell++) {
    const { x, y } = cornerOf(geometry, cell);
    const differs = (other) => layout.regions[other] !== layout.regions[cell];
    if (cell % 5 < 4) assert.equal(covered(x + 20.5, y + 10), differs(cell + 1), `right of ${cell}`);
    if (cell < 20) assert.equal(covered(x + 10, y + 20.5), differs(cell + 5), `below ${cell}`);
  }
});

test("a point leads to the cell under it, and a part of the board to the cells in it", () => {
  const geometry = geometryOf("4x4");
  for (const cell of [0, 1, 15, 16, 100, 255]) {
    const { x, y } = cornerOf(geometry, cell);
    assert.equal(cellNear(geometry, x + 10, y + 19), cell);
    assert.equal(cellNear(geometry, x, y), cell);
  }
  assert.equal(cellNear(geometry, -5, 1e6), 240);
  assert.deepEqual(spanOf(geometry, { x: 30, y: 0, width: 50, height: 10 }), { rows: [0, 0], columns: [1, 3] });
});

test("only the cells of a span are drawn", () => {
  const view = viewOfPuzzle("4x4", new Array(256).fill(7));
  const { operations } = drawBoard(view, geometryOf("4x4"), { rows: [2, 3], columns: [0, 4] });
  assert.equal(operations.filter(({ kind }) => kind === "text").length, 10);
});

/** @type {any[][]} */
const sizes = [
  ["4x4", 16, "G"],
  ["6x6", 36, "36"],
  ["10x10", 100, "100"],
];
for (const [name, digit, symbol] of sizes) {
  test(`${digit} on a ${name} board is ${symbol}, and fits its cell`, () => {
    const { cellCount } = layoutNamed(name);
    const view = viewOfPuzzle(name, [digit, ...new Array(cellCount - 1).fill(0)]);
    const { text, size } = /** @type {any[]} */ (drawBoard(view, geometryOf(name)).operations).find(
      ({ kind }) => kind === "text",
    );
    assert.equal(text, symbol);
    assert.ok(size * 0.6 * symbol.length < 20);
  });
}

test("digits too small to be read are blocks of ink", () => {
  const view = viewOfPuzzle(
    "10x10",
    Array.from({ length: 10_000 }, (_, i) => 1 + (((i % 100) + 10 * Math.floor(i / 100) + Math.floor(i / 1000)) % 100)),
  );
  const { operations } = drawBoard(view, boardGeometry(view.layout, 5, lines));
  assert.equal(operations.filter(({ kind }) => kind === "text").length, 0);
  assert.equal(operations.filter(({ colour }) => colour === "given").length, 10_000);
});
