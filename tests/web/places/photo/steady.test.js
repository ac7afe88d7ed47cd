import assert from "node:assert/strict";
import { test } from "node:test";

import { chosenOutline, createSteadiness } from "../../../../web/places/photo/steady.js";

const frame = { width: 640, height: 480 };
/** A square grid at a place. @returns {any} */
const square = (x, y, edge, side = 9, score = 1) => ({
  corners: [
    [x, y],
    [x + edge, y],
    [x + edge, y + edge],
    [x, y + edge],
  ],
  side,
  score,
});

const large = square(100, 50, 380);
const choices = [
  ["none", [], null],
  ["a grid", [large], large],
  ["the largest", [square(0, 0, 200), large], large],
  ["not a crossword, however large", [square(0, 0, 470, 13), large], large],
  ["not what has hardly any lines", [square(0, 0, 470, 9, 0.6)], null],
];
for (const [what, outlines, chosen] of choices)
  test(`of the outlines, ${what}`, () => assert.equal(chosenOutline(/** @type {any} */ (outlines)), chosen));

const still = Array.from({ length: 40 }, (_, i) => [i * 50, square(100 + (i % 2), 50, 380)]);
/** Frames as [milliseconds, outline], and the time at which the photo is taken. @type {any[][]} */
const films = [
  ["a grid that is held still", still, 700],
  ["a grid that moves", still.map(([time], i) => [time, square(100 + 12 * i, 50, 380)]), null],
  [
    "a grid that moves until the tenth frame",
    still.map(([time, outline], i) => [time, i < 10 ? square(300 - 20 * i, 50, 380) : outline]),
    1200,
  ],
  ["a grid that is lost for a frame", still.map(([time, outline], i) => [time, i === 8 ? null : outline]), 1150],
  [
    "a grid whose number of cells is not sure",
    still.map(([time], i) => [time, square(100, 50, 380, i % 2 ? 9 : 8)]),
    null,
  ],
  ["a grid that is far away", still.map(([time]) => [time, square(100, 50, 150)]), null],
  ["four frames of a slow device", still.slice(0, 8).map(([, outline], i) => [i * 400, outline]), 1600],
];
for (const [what, frames, taken] of films) {
  test(`the photo is taken of ${what}: ${taken === null ? "never" : `after ${taken} ms`}`, () => {
    const isSteady = createSteadiness();
    const at = frames.find(([time, outline]) =>
      isSteady(/** @type {any} */ (outline), frame, /** @type {number} */ (time)),
    );
    assert.equal(at?.[0] ?? null, taken);
  });
}
