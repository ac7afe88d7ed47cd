import assert from "node:assert/strict";
import { test } from "node:test";

import { firstPlace, movedByKey, withCorner } from "../../../../web/places/photo/corner-model.js";

const size = { width: 200, height: 100 };
/** @type {import("../../../../web/places/photo/corner-model.js").Corners} */
const square = [
  [60, 10],
  [140, 10],
  [140, 90],
  [60, 90],
];
const place = { corners: square, side: 9 };

/** What was found, and the place with which the player begins. @type {any[][]} */
const found = [
  ["nothing: around the middle", { outlines: [] }, square, 9],
  ["a grid of 12: its corners, and the usual side", { outlines: [{ corners: square, side: 12 }], side: 12 }, square, 9],
  ["a grid of 6", { outlines: [{ corners: square, side: 6 }] }, square, 6],
  [
    "a puzzle that lies on its side: from the top left of the picture",
    { outlines: [], corners: [...square.slice(2), ...square.slice(0, 2)], side: 4 },
    square,
    4,
  ],
];
for (const [what, reading, corners, side] of found)
  test(`the corners begin at ${what}`, () =>
    assert.deepEqual(firstPlace(/** @type {any} */ ({ ...size, ...reading })), { corners, side }));

test("a corner stays in the picture, and the corners stay a convex shape", () => {
  assert.deepEqual(withCorner(place, 0, [-20, 5], size).corners[0], [0, 5]);
  assert.deepEqual(withCorner(place, 2, [150, 300], size).corners[2], [150, 100]);
  for (const to of /** @type {const} */ ([
    [139, 89],
    [150, 95],
    [145, 20],
  ]))
    assert.equal(withCorner(place, 0, [...to], size), place, `${to}`);
});

test("arrows move a corner, and Shift moves it farther", () => {
  const key = (/** @type {string} */ name, shiftKey = false) => movedByKey([50, 50], { key: name, shiftKey }, size);
  assert.deepEqual([key("ArrowLeft"), key("ArrowDown"), key("Tab")], [[49.5, 50], [50, 50.5], null]);
  assert.deepEqual(
    [key("ArrowRight", true), key("ArrowUp", true)],
    [
      [54, 50],
      [50, 46],
    ],
  );
});
