import assert from "node:assert/strict";
import { test } from "node:test";
import { boxOf, layoutNamed, layoutOfSide } from "../../../web/model/layout.js";

const shapes = [
  { name: "2x2", side: 4, peers: 7 },
  { name: "2x3", side: 6, peers: 12 },
  { name: "3x2", side: 6, peers: 12 },
  { name: "3x3", side: 9, peers: 20 },
  { name: "2x5", side: 10, peers: 22 },
  { name: "3x4", side: 12, peers: 28 },
  { name: "4x4", side: 16, peers: 39 },
  { name: "5x5", side: 25, peers: 64 },
];

for (const { name, side, peers } of shapes) {
  test(`${name}: each house holds side cells, each cell is in three houses`, () => {
    const layout = layoutNamed(name);
    assert.equal(layout.side, side);
    assert.equal(layout.houses.length, 3 * side);
    const seen = new Array(side * side).fill(0);
    for (const { cells } of layout.houses) {
      assert.equal(cells.length, side);
      for (const cell of cells) seen[cell]++;
    }
    assert.deepEqual(new Set(seen), new Set([3]));
    assert.ok(layout.peers.every((list, cell) => list.length === peers && !list.includes(cell)));
  });
}

for (const name of ["", "1x4", "6x6", "3x", "3x3x3", "33", "9", "03x3"]) {
  test(`no layout is named "${name}"`, () => assert.equal(layoutNamed(name), null));
}

for (const [side, name] of [[4, "2x2"], [6, "2x3"], [8, "2x4"], [9, "3x3"], [12, "3x4"], [16, "4x4"], [20, "4x5"], [25, "5x5"]]) {
  test(`side ${side} is usually ${name}`, () => assert.equal(layoutOfSide(side).name, name));
}

for (const side of [1, 2, 3, 5, 7, 11, 14, 26, 8.5, Number.NaN]) {
  test(`side ${side} has no usual layout`, () => assert.equal(layoutOfSide(side), null));
}

test("boxes of 2x3 are two rows high and three columns wide", () => {
  const layout = layoutNamed("2x3");
  const corners = [[0, 0], [2, 0], [3, 1], [11, 1], [12, 2], [35, 5]];
  for (const [cell, box] of corners) assert.equal(boxOf(layout, cell), box, `cell ${cell}`);
});
