import assert from "node:assert/strict";
import { test } from "node:test";
import { explainStep, loadStepWords } from "../../../web/i18n/steps/index.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { afterStep, asPlayed, candidatesLeft, cellNamed, houseNamed, housesShown } from "../../../web/model/step.js";
import { playing } from "./boards.js";

const small = layoutNamed("2x2");
const jigsaw = layoutNamed("jigsaw:1122211122333343444455555");

/** @type {any[][]} */
const names = [
  ["r1c1", small, 0],
  ["r4c4", small, 15],
  ["r5c1", small, -1],
  ["r1c0", small, -1],
  ["A1", small, -1],
  ["", small, -1],
  ["r10c12", layoutNamed("4x4"), 155],
];
for (const [name, layout, cell] of names) {
  test(`the cell '${name}' of ${layout.name} is ${cell}`, () => assert.equal(cellNamed(layout, name), cell));
}

/** @type {any[][]} */
const houses = [
  ["row", 2, small, [4, 5, 6, 7]],
  ["column", 1, small, [0, 4, 8, 12]],
  ["box", 4, small, [10, 11, 14, 15]],
  ["box", 5, small, null],
  ["region", 1, jigsaw, [0, 1, 5, 6, 7]],
  ["box", 1, jigsaw, [0, 1, 5, 6, 7]],
  ["diagonal", 1, small, null],
  ["diagonal", 2, layoutNamed("2x2+x"), [3, 6, 9, 12]],
];
for (const [house, index, layout, cells] of houses) {
  test(`${house} ${index} of ${layout.name}`, () =>
    assert.deepEqual(houseNamed(layout, { house, index, role: "where" })?.cells ?? null, cells));
}

test("digits leave what no peer holds, and nothing where they stand", () => {
  const left = candidatesLeft(small, playing.position.givens);
  assert.deepEqual([left[0], left[1], left[6], left[10]], [0, 0b1110, 0, 0b1101]);
  assert.deepEqual(candidatesLeft(layoutNamed("6x6"), new Array(1296).fill(0)).slice(0, 2), [0, 0]);
});

test("after a step: its digits stand, candidates are gone, the state before is as it was", () => {
  const before = { layout: "2x2", cells: playing.position.givens };
  const after = afterStep(before, {
    technique: "x",
    placements: [{ cell: "r1c2", digit: 2 }],
    eliminations: [{ cell: "r4c4", digit: 1 }],
  });
  assert.deepEqual(after.cells.slice(0, 3), [1, 2, 0]);
  assert.deepEqual(after.givens, before.cells);
  assert.deepEqual(
    [0, 1, 3, 13, 15].map((cell) => after.candidates[cell]),
    [[], [], [3, 4], [1, 3, 4], [2, 3, 4]],
  );
  assert.equal(before.cells[1], 0);
  assert.deepEqual(afterStep(after, { technique: "none" }).candidates, after.candidates);
});

const classic = layoutNamed("3x3");
/** @param {string} kind @param {number} index from 1 */
const cellsOf = (kind, index) =>
  classic.houses.find((house) => house.kind === kind && house.index === index - 1)?.cells;

/**
 * Eliminations → houses that the picture shows of the pair r1c7, r1c9, for which the engine names box 3.
 * @type {[string, string[], [string, number][]][]}
 */
const pictures = [
  ["the row when the eliminations are in the row only", ["r1c1", "r1c4"], [["row", 1]]],
  ["the box when the eliminations are in the box only", ["r2c8", "r3c7"], [["box", 3]]],
  [
    "the row and the box when the eliminations are in both",
    ["r1c1", "r3c7"],
    [
      ["row", 1],
      ["box", 3],
    ],
  ],
];
for (const [what, cells, expected] of pictures) {
  test(`the picture of a naked pair shows ${what}, and the explanation names the same`, async () => {
    const step = {
      technique: "naked-pair",
      level: 2,
      digits: [2, 3],
      houses: [{ house: "box", index: 3, role: "where" }],
      links: [],
      placements: [],
      parts: [{ role: "subset", cells: ["r1c7", "r1c9"], digits: [2, 3] }],
      eliminations: cells.map((cell) => ({ cell, digit: 2 })),
    };
    assert.deepEqual(
      housesShown(classic, step).map((house) => house.cells),
      expected.map(([kind, index]) => cellsOf(kind, index)),
    );
    const { sentences } = explainStep(step, await loadStepWords("en"), { layout: classic });
    for (const [kind, index] of [
      ["row", 1],
      ["box", 3],
    ]) {
      const isShown = expected.some(([one]) => one === kind);
      assert.equal(sentences[1].includes(`${kind} ${index}`), isShown, sentences[1]);
    }
  });
}

test("the picture of a hidden pair shows the house that the engine names", () => {
  const step = {
    technique: "hidden-pair",
    houses: [{ house: "box", index: 3, role: "where" }],
    parts: [{ role: "subset", cells: ["r1c7", "r1c9"], digits: [2, 3] }],
    eliminations: [{ cell: "r1c7", digit: 5 }],
  };
  assert.deepEqual(
    housesShown(classic, step).map((house) => house.cells),
    [cellsOf("box", 3)],
  );
});

test("BUG+1 is played by entering its digit; other steps are played as they were found", () => {
  const bug = {
    technique: "bug-plus-one",
    parts: [{ role: "extra", cells: ["r1c2"], digits: [3] }],
    placements: [],
    eliminations: [
      { cell: "r1c2", digit: 2 },
      { cell: "r1c2", digit: 4 },
    ],
  };
  assert.deepEqual(asPlayed(bug), { ...bug, placements: [{ cell: "r1c2", digit: 3 }], eliminations: [] });
  for (const step of [{ ...bug, technique: "bug-2" }, { technique: "none" }, asPlayed(bug)])
    assert.equal(asPlayed(step), step);
});
