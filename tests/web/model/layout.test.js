import assert from "node:assert/strict";
import { test } from "node:test";
import { columnOf, isSquare, layoutNamed, layoutOfSide, pairsOf, peersOf, rowOf } from "../../../web/model/layout.js";

const five = "jigsaw:1122211122333343444455555";

/** Houses besides rows, columns and regions; peers of the first cell. */
const shapes = [
  { name: "2x2", side: 4, peers: 7 },
  { name: "2x3", side: 6, peers: 12 },
  { name: "3x2", side: 6, peers: 12 },
  { name: "3x3", side: 9, peers: 20 },
  { name: "2x5", side: 10, peers: 22 },
  { name: "3x4", side: 12, peers: 28 },
  { name: "4x4", side: 16, peers: 39 },
  { name: "5x5", side: 25, peers: 64 },
  { name: "1x5", side: 5, peers: 8 },
  { name: "10x10", side: 100, peers: 279 },
  { name: five, side: 5, peers: 10 },
  { name: "3x3+x", side: 9, extra: 2, peers: 26 },
  { name: "3x3+windoku", side: 9, extra: 4, peers: 20 },
  { name: "4x4+windoku", side: 16, extra: 9, peers: 39 },
  { name: "3x3+asterisk", side: 9, extra: 1, peers: 20 },
  { name: "3x3+centerdots", side: 9, extra: 1, peers: 20 },
  { name: "2x3+disjoint", side: 6, extra: 6, peers: 14 },
  { name: "3x3+antiknight", side: 9, peers: 20 },
  { name: "3x3+antiking", side: 9, peers: 20 },
];

for (const { name, side, extra = 0, peers } of shapes) {
  test(`${name}: each house holds side cells, each cell a row, a column and a region`, () => {
    const layout = layoutNamed(name);
    assert.equal(layout.name, name);
    assert.deepEqual([layout.rows, layout.columns, layout.digitCount, layout.cellCount], [side, side, side, side ** 2]);
    assert.ok(isSquare(layout));
    assert.equal(layout.houses.length, 3 * side + extra);
    assert.ok(layout.houses.every(({ cells }) => new Set(cells).size === side));
    assert.ok(layout.housesOf.every((houses, cell) => houses.every(({ cells }) => cells.includes(cell))));
    assert.ok(layout.housesOf.every((houses) => ["row", "column", "box"].every((kind, i) => houses[i].kind === kind)));
    assert.equal(peersOf(layout, 0).length, peers);
  });
}

/** @type {any[][]} */
const names = [
  ["9", "3x3"],
  ["16", "4x4"],
  ["6", "2x3"],
  ["x", "3x3+x"],
  ["2X3+x", "2x3+x"],
  ["antiking+x+2x3", "2x3+x+antiking"],
  ["x+x", "3x3+x"],
  ["jigsaw:1122112233443344", "2x2"],
  ["jigsaw:5,5,0,0,5,5,0,0,255,255,10,10,255,255,10,10", "2x2"],
  ["jigsaw:77007700aabbaabb", "2x2"],
  ["jigsaw:bbaaabbbaaddddededededeecccc".slice(0, 7), null],
  ["jigsaw:bbaaabbbaaccccdcddddeeeee", five],
  ["jigsaw:7,7,0,0,0,7,7,7,0,0,3,3,3,3,4,3,4,4,4,4,5,5,5,5,5", five],
];
for (const [name, canonical] of names) {
  test(`${name} is the layout ${canonical}`, () => assert.equal(layoutNamed(name)?.name ?? null, canonical));
}

const strange = [
  "",
  "1x1",
  "11x10",
  "3x",
  "3x3x3",
  "33x",
  "7",
  "101",
  "+",
  "3x3+y",
  "3x3+2x2",
  "2x3+windoku",
  "2x2+asterisk",
  "2x3+centerdots",
  `${five}+disjoint`,
  "jigsaw:",
  "jigsaw:1",
  "jigsaw:1111",
  "jigsaw:1112",
  "jigsaw:112233",
  "jigsaw:a,a,b,b,a,a,b,b,c,c,d,d,c,c,d,d",
  "x,y",
];
for (const name of strange) test(`no layout is named "${name}"`, () => assert.equal(layoutNamed(name), null));

for (const [side, name] of [
  [4, "2x2"],
  [6, "2x3"],
  [8, "2x4"],
  [9, "3x3"],
  [12, "3x4"],
  [16, "4x4"],
  [20, "4x5"],
  [25, "5x5"],
  [14, "2x7"],
  [100, "10x10"],
]) {
  test(`side ${side} is usually ${name}`, () => assert.equal(layoutOfSide(Number(side)).name, name));
}

for (const side of [1, 2, 3, 5, 7, 11, 102, 8.5, Number.NaN]) {
  test(`side ${side} has no usual layout`, () => assert.equal(layoutOfSide(side), null));
}

test("boxes of 2x3 are two rows high and three columns wide", () => {
  const corners = [
    [0, 0],
    [2, 0],
    [3, 1],
    [11, 1],
    [12, 2],
    [35, 5],
  ];
  for (const [cell, box] of corners) assert.equal(layoutNamed("2x3").regions[cell], box, `cell ${cell}`);
});

test("knights and kings are told apart, and both are peers", () => {
  const layout = layoutNamed("antiknight+antiking");
  const steps = pairsOf(layout, 40).map(({ cell }) => [rowOf(layout, cell) - 4, columnOf(layout, cell) - 4]);
  assert.equal(steps.length, 12);
  assert.ok(steps.every(([down, right]) => Math.abs(down * right) === 2 || Math.abs(down * right) === 1));
  assert.equal(peersOf(layout, 40).length, 28);
});

test("a layout is the same object for whoever still has it, however many others were asked for", () => {
  const [plain, diagonal] = [layoutNamed("3x3"), layoutNamed("x+3x3")];
  for (let side = 2; side <= 100; side++) layoutNamed(`1x${side}`);
  assert.equal(layoutNamed("3x3"), plain);
  assert.equal(layoutNamed("9"), plain);
  assert.equal(layoutNamed("3x3+x"), diagonal);
});
