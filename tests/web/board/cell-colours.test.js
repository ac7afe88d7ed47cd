import assert from "node:assert/strict";
import { test } from "node:test";
import { drawColors } from "../../../web/board/cell-colours.js";
import { boardGeometry } from "../../../web/board/geometry.js";
import { noteBit } from "../../../web/model/digits.js";
import { layoutNamed } from "../../../web/model/layout.js";

const geometry = boardGeometry(layoutNamed("2x2"), 40, { thin: 1, thick: 3 });
const setOf = (count) => 2 ** count - 1;

/** The area of a polygon by its corners. */
const areaOf = (commands) =>
  Math.abs(
    commands
      .filter(([letter]) => letter !== "Z")
      .map(([, x, y]) => [x, y])
      .reduce((sum, [x, y], i, all) => sum + x * all[(i + 1) % all.length][1] - y * all[(i + 1) % all.length][0], 0),
  ) / 2;

test("one colour fills the cell", () => {
  const [{ colour, x, y, width, height }] = /** @type {any[]} */ (drawColors(noteBit(4), 0, geometry, false));
  assert.deepEqual([colour, x, y, width, height], ["color-4", 3, 3, 40, 40]);
});

for (const count of [2, 3, 4, 5, 7, 9])
  test(`${count} colours fill the cell together, each with a part of its own`, () => {
    const drawn = /** @type {any[]} */ (drawColors(setOf(count), 0, geometry, false));
    assert.equal(new Set(drawn.map(({ colour }) => colour)).size, count);
    const areas = drawn.map(({ commands }) => areaOf(commands));
    assert.ok(Math.abs(areas.reduce((sum, area) => sum + area, 0) - 1600) < 1e-6);
    assert.ok(Math.min(...areas) > 1600 / count / 2);
    for (const { commands } of drawn)
      for (const [, x = 10, y = 10] of commands)
        assert.ok(x >= 3 - 1e-9 && x <= 43 + 1e-9 && y >= 3 - 1e-9 && y <= 43 + 1e-9);
  });

test("around the colours of a highlighted cell its ground stays visible", () => {
  const [{ x, width }] = /** @type {any[]} */ (drawColors(noteBit(1), 0, geometry, true));
  assert.ok(x > 3 && x + width < 43);
});
