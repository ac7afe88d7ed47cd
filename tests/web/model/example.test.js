import assert from "node:assert/strict";
import { test } from "node:test";
import { positionOfExample } from "../../../web/model/example.js";

test("an example: blank cells, givens, digits with a plus sign that are no givens, and candidates that are removed", () => {
  const { layout, cells, givens, candidates } = positionOfExample({
    layout: "2x2",
    grid: "1+2.0..3...+4.....",
    gone: "322 144",
  });
  assert.equal(layout, "2x2");
  assert.deepEqual(cells, [1, 2, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0]);
  assert.deepEqual(givens, [1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual(
    [0, 5, 15].map((cell) => candidates[cell]),
    [[], [4], [2, 3]],
  );
});

test("letters are digits above nine", () => {
  assert.deepEqual(
    positionOfExample({ layout: "4x4", grid: `AG+B.${".".repeat(252)}` }).cells.slice(0, 4),
    [10, 16, 11, 0],
  );
});
