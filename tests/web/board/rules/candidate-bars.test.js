import assert from "node:assert/strict";
import { test } from "node:test";
import { drawBoard } from "../../../../web/board/display-list.js";
import { boardGeometry } from "../../../../web/board/geometry.js";
import { candidateBars } from "../../../../web/board/rules/candidate-bars.js";
import { viewOf } from "../../../../web/board/view.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { shownCounts } from "../../../../web/board/shown-counts.js";
import { newState } from "../../../../web/model/state.js";

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

test("the board draws and says the counts of the candidates that it shows, and of no others", () => {
  const state = newState({ layout: "2x2", activity: "enter" });
  shownCounts.set(sets, {
    spoken: (cell) => (cell === 0 ? "1 in 1 solution" : ""),
    layersOf: (geometry) => candidateBars(counts, sets, 8, geometry),
  });
  const barsOf = (/** @type {import("../../../../web/board/view.js").BoardView} */ view) =>
    drawBoard(view, geometryOf(40)).operations.filter(({ kind, colour }) => kind === "rect" && colour === "answer")
      .length;
  const plain = viewOf(state);
  const counted = viewOf({ ...state, candidates: sets });
  const others = viewOf({ ...state, candidates: [...sets] });
  assert.deepEqual(
    [plain, counted, others].map(({ cells }) => cells[0].spoken),
    ["", "1 in 1 solution", ""],
  );
  assert.equal(barsOf(counted), barsOf(others) + 3);
  assert.equal(counted.cells[0].source, "shown");
});
