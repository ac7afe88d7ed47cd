import assert from "node:assert/strict";
import { test } from "node:test";
import { curvePoints } from "../../../../web/places/play/time-curve.js";

test("a curve goes from the left to the right, and shorter times are lower", () => {
  const points = curvePoints([300, 100, 200]);
  assert.deepEqual(
    points.map(([x]) => x),
    [4, 120, 236],
  );
  const [slow, fast, between] = points.map(([, y]) => y);
  assert.ok(slow < between && between < fast, "the foot of a drawing has the greatest y");
});

test("equal times are a level line", () => assert.deepEqual(new Set(curvePoints([5, 5, 5]).map(([, y]) => y)).size, 1));
