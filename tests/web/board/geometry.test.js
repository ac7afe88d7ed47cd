import assert from "node:assert/strict";
import { test } from "node:test";
import { boardGeometry, cornerOf, fitGeometry } from "../../../web/board/geometry.js";
import { layoutNamed } from "../../../web/model/layout.js";

const lines = { thin: 1, thick: 3 };

test("lines stand between cells, thick around boxes", () => {
  const geometry = boardGeometry(layoutNamed("2x3"), 10, lines);
  assert.deepEqual(geometry.lefts, [3, 14, 25, 38, 49, 60]);
  assert.deepEqual(geometry.tops, [3, 14, 27, 38, 51, 62]);
  assert.deepEqual([geometry.width, geometry.height], [73, 75]);
  assert.deepEqual(
    geometry.levels.map((line) => line.thick),
    [true, false, true, false, true, false, true],
  );
  assert.deepEqual(cornerOf(geometry, 8), { x: 25, y: 14 });
});

for (const name of ["2x2", "2x3", "3x2", "3x3", "4x4", "5x5"]) {
  for (const extent of [320, 333, 1001]) {
    test(`${name} in ${extent}: whole pixels, as large as fits`, () => {
      const geometry = fitGeometry(layoutNamed(name), extent, lines);
      const larger = Math.max(geometry.width, geometry.height);
      assert.ok(Number.isInteger(geometry.cell) && larger <= extent && larger + geometry.layout.columns > extent);
    });
  }
}

test("no room at all still gives a board", () => assert.equal(fitGeometry(layoutNamed("3x3"), 0, lines).cell, 1));
