import assert from "node:assert/strict";
import { test } from "node:test";
import { timesOfBoxes, timesOfCells } from "../../../web/model/cell-times.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { newPosition } from "../../../web/model/position.js";

/** @param {[at: number | null, digits: Record<number, number>][]} acts @returns {any[]} */
const framesOf = (acts) =>
  acts.map(([at, digits]) => ({
    at,
    kind: "move",
    position: { ...newPosition("2x2"), entries: Array.from({ length: 16 }, (_, cell) => digits[cell] ?? 0) },
  }));

test("a cell has the time of its last digit, also after a wrong one and an erased one; a given has none", () => {
  const times = timesOfCells(
    framesOf([
      [0, { 0: 4 }],
      [1000, { 0: 4, 5: 1 }],
      [2000, { 0: 4, 5: 2, 6: 3 }],
      [3000, { 0: 4, 5: 2 }],
      [4000, { 0: 4, 5: 2, 6: 3 }],
    ]),
  );
  assert.deepEqual(times && [times[0], times[5], times[6], times[7]], [0, 2000, 4000, 0]);
});

test("there are no times of a game whose first moves have none", () =>
  assert.equal(
    timesOfCells(
      framesOf([
        [null, {}],
        [5, { 1: 1 }],
      ]),
    ),
    null,
  ));

/** @type {[layout: string, expected: number[][] | null][]} */
const boards = [
  ["2x2", [[5, 7], [13, 15]]],
  ["2x3", [[8, 11], [20, 23], [32, 35]]],
  ["jigsaw:1112122233343444", null],
  ["samurai", null],
]; // prettier-ignore
for (const [name, expected] of boards)
  test(`the boxes of ${name} have the times of their last cells`, () => {
    const layout = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed(name));
    assert.deepEqual(
      timesOfBoxes(
        Array.from({ length: layout.cellCount }, (_, cell) => cell),
        layout,
      ),
      expected,
    );
  });
