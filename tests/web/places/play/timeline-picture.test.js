import assert from "node:assert/strict";
import { test } from "node:test";
import { placesOf } from "../../../../web/places/play/timeline-picture.js";
import { placeOnPath } from "../../../../web/places/play/played-puzzle.js";
import { newPosition } from "../../../../web/model/position.js";

test("the line of a game goes in steps, from the foot to the head, and pauses and hints lie at their times", () => {
  const { line, pauses, hints } = placesOf({
    total: 100,
    most: 2,
    line: [
      { at: 0, digits: 0 },
      { at: 50, digits: 1 },
      { at: 100, digits: 2 },
    ],
    pauses: [{ from: 50, to: 100, frame: 1 }],
    hints: [50],
  });
  assert.deepEqual(line, [
    [3, 53],
    [160, 53],
    [160, 28],
    [317, 28],
    [317, 3],
  ]);
  assert.deepEqual([pauses, hints], [[{ x: 160, width: 157 }], [160]]);
});

/**
 * A path that begins with two givens, and eliminates before its second digit.
 * @type {[digits: number, place: number][]}
 */
const places = [
  [2, 0],
  [3, 2],
  [4, 3],
  [16, 3],
];
for (const [digits, place] of places)
  test(`with ${digits} digits a path is at place ${place}`, () => {
    const filled = (/** @type {number} */ count) => Array.from({ length: 16 }, (_, cell) => (cell < count ? 1 : 0));
    const states = [2, 3, 3, 4].map((count) => ({ layout: "2x2", cells: filled(count) }));
    const position = {
      ...newPosition("2x2", filled(2)),
      entries: filled(digits).map((digit, cell) => (cell < 2 ? 0 : digit)),
    };
    assert.equal(placeOnPath(states, position), place);
  });
