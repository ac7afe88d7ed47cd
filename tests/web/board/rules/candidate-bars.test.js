import assert from "node:assert/strict";
import { test } from "node:test";
import { boardGeometry } from "../../../../web/board/geometry.js";
import { candidateBars } from "../../../../web/board/rules/candidate-bars.js";
import { layoutNamed } from "../../../../web/model/layout.js";

const layout = /** @type {any} */ (layoutNamed("2x2"));
const counts = Array.from({ length: 16 }, () => [1, 4, 8, 0]);
const sets = Array.from({ length: 16 }, (_, cell) => (cell === 0 ? 0b111 : 0));
/** What is drawn over the digits. @returns {any[]} */
const barsIn = (/** @type {number} */ cell) => [...candidateBars(counts, sets, 8, geometryOf(cell)).over];
const geometryOf = (/** @type {number} */ cell) => boardGeometry(layout, cell, { thin: 1, thick: 2 });

test("a bar is as long as the count, and full at the most", () => {
  const over = barsIn(40);
  const lengths = over.filter(({ colour }) => colour === "answer").map(({ width }) => width);
  const full = over.find(({ colour }) => colour === "thin-line")?.width;
  assert.deepEqual(
    lengths.map((length) => Math.round((8 * length) / full)),
    [1, 4, 8],
  );
  assert.ok(
    over.every(({ kind }) => kind === "rect"),
    "no numbers in small cells",
  );
});

test("large cells have the numbers, too", () => {
  const over = barsIn(120);
  assert.deepEqual(
    over.filter(({ kind }) => kind === "text").map(({ text }) => text),
    ["1", "4", "8+"],
  );
});
