import assert from "node:assert/strict";
import { test } from "node:test";
import { drawCoordinates } from "../../../web/board/coordinates.js";
import { boardGeometry, cellNear, fitGeometry } from "../../../web/board/geometry.js";
import { namings } from "../../../web/i18n/steps/naming.js";
import { layoutNamed } from "../../../web/model/layout.js";

const lines = { thin: 1, thick: 3 };
const geometry = boardGeometry(layoutNamed("3x3"), 40, lines, 16);
const all = /** @type {any} */ ({ rows: [0, 8], columns: [0, 8] });
const texts = (operations) =>
  operations
    .filter(({ kind }) => kind === "text")
    .map(({ text }) => text)
    .join("");

/** @type {any[][]} */
const table = [
  ["rc", "123456789123456789"],
  ["a1", "123456789ABCDEFGHI"],
  ["column-letters", "ABCDEFGHI123456789"],
];
for (const [name, expected] of table)
  test(`names of columns and rows: ${name}`, () =>
    assert.equal(texts(drawCoordinates(namings[name], geometry, all)), expected));

test("the strips are beside the cells, and the board with them fits", () => {
  assert.equal(geometry.lefts[0], 16 + 3);
  assert.equal(cellNear(geometry, 17, 17), 0);
  assert.ok(fitGeometry(layoutNamed("3x3"), 400, lines, 16).width <= 400);
  for (const { x, y } of /** @type {any[]} */ (drawCoordinates(namings.rc, geometry, all))) assert.ok(x < 16 || y < 16);
});

test("on an enlarged board the names stay at the edges of the window, on a ground", () => {
  const drawn = /** @type {any[]} */ (
    drawCoordinates(namings.rc, geometry, { rows: [3, 6], columns: [3, 6] }, 1, {
      x: 150,
      y: 150,
      width: 160,
      height: 160,
    })
  );
  assert.equal(drawn.filter(({ kind, colour }) => kind === "rect" && colour === "paper").length, 2);
  assert.ok(drawn.filter(({ kind }) => kind === "text").every(({ x, y }) => Math.min(x, y) < 150 + 16));
});

test("where cells are small, only some rows and columns are named", () => {
  const small = boardGeometry(layoutNamed("10x10"), 5, lines, 16);
  const drawn = drawCoordinates(namings.rc, small, { rows: [0, 99], columns: [0, 99] });
  assert.ok(drawn.length > 10 && drawn.length < 100, String(drawn.length));
});

test("names fit into a narrow strip", () => {
  for (const name of ["3x3", "4x4", "5x5"]) {
    const narrow = boardGeometry(layoutNamed(name), 24, lines, 8);
    for (const { size, text } of /** @type {any[]} */ (drawCoordinates(namings.rc, narrow, all)))
      assert.ok(size <= 10 && size * 0.6 * text.length <= 8, `${text}: ${size}`);
  }
});
