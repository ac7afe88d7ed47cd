import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { PNG } from "pngjs";

import { boxesOf, drawIcon } from "../../tools/build/icons.mjs";

const svg = readFileSync(new URL("../../web/icon.svg", import.meta.url), "utf8");

/** @param {PNG} png @param {number} x @param {number} y of 64 units @returns {number[]} */
const pixel = ({ data, width }, x, y) => {
  const at = 4 * (Math.floor((y / 64) * width) * width + Math.floor((x / 64) * width));
  return [...data.subarray(at, at + 4)];
};

test("the drawing has a ground and nine boxes", () => {
  assert.equal(boxesOf(svg).length, 10);
});

for (const size of [64, 192]) {
  test(`the icon at ${size} pixels: round corners, the ground, a bright, a dim and a golden box`, () => {
    const icon = PNG.sync.read(drawIcon(boxesOf(svg), size));
    assert.deepEqual([icon.width, icon.height], [size, size]);
    assert.equal(pixel(icon, 0, 0)[3], 0);
    const points = [
      [5, 32],
      [16, 16],
      [32, 16],
      [32, 32],
    ].map(([x, y]) => pixel(icon, x, y));
    assert.deepEqual(points, [
      [29, 53, 87, 255],
      [241, 245, 250, 255],
      [103, 120, 144, 255],
      [255, 183, 3, 255],
    ]);
  });
}

test("a maskable icon has a ground without corners, and a smaller picture", () => {
  const icon = PNG.sync.read(drawIcon(boxesOf(svg), 64, 0.5));
  assert.deepEqual(
    [pixel(icon, 0, 0), pixel(icon, 16, 16), pixel(icon, 24, 24), pixel(icon, 32, 32)],
    [
      [29, 53, 87, 255],
      [29, 53, 87, 255],
      [241, 245, 250, 255],
      [255, 183, 3, 255],
    ],
  );
});
