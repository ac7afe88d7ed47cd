import assert from "node:assert/strict";
import { test } from "node:test";

import { lightnessOf } from "../../../web/embed/page-colours.js";

/** Values of OKLab by the conversion of CSS Color 4. @type {[colour: string, lightness: number][]} */
const colours = [
  ["oklab(0.9999 0.0001 0)", 1],
  ["oklab(0.268 0 0)", 0.268],
  ["oklab(62.8% 0.225 0.126)", 0.628],
  ["oklab(2.98e-8 1e-9 -1e-9)", 0],
  ["oklab(none 0 0)", 0],
  ["oklab(0.452 -0.032 -0.312 / 0.5)", 0.452],
  ["oklch(0.7 0.1 120)", 0.7],
  ["rgb(0, 0, 0)", 0],
  ["rgb(38, 38, 38)", 0.269],
  ["rgb(255 255 255)", 1],
  ["rgba(187, 187, 187, 0.8)", 0.792],
  ["color(srgb 0.149 0.149 0.149)", 0.269],
  ["color(display-p3 1 1 1)", 1],
  ["color(display-p3 0.1 0.1 0.1 / 0.9)", 0.217],
];
for (const [colour, lightness] of colours)
  test(`the lightness of ${colour} is ${lightness}`, () =>
    assert.ok(Math.abs(lightnessOf(colour) - lightness) < 0.1, `${lightnessOf(colour)}`));
