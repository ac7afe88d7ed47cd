import assert from "node:assert/strict";
import { test } from "node:test";

import { createNearPoints } from "../../../web/board/near-points.js";

test("finds exactly the points nearer than the reach in both directions", () => {
  let seed = 9;
  const random = (/** @type {number} */ below) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return ((seed >>> 8) / 2 ** 24) * below;
  };
  for (const reach of [0.5, 3, 40]) {
    const points = createNearPoints(reach);
    const known = [];
    for (let i = 0; i < 600; i++) {
      // Lines may leave the board on every side.
      const spot = { x: random(200) - 50, y: random(200) - 50 };
      assert.equal(
        points.has(spot),
        known.some(({ x, y }) => Math.abs(x - spot.x) < reach && Math.abs(y - spot.y) < reach),
      );
      if (i % 3) continue;
      points.add([spot]);
      known.push(spot);
    }
    assert.deepEqual(points.all, known);
  }
});
