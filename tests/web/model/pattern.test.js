import assert from "node:assert/strict";
import { test } from "node:test";
import { imagesOf, patternOf, symmetries } from "../../../web/model/pattern.js";

/**
 * Images of row 1, column 2 on a 4×4 grid, and of the centre's neighbour on a 5×5 grid.
 * @type {[import("../../../web/model/pattern.js").Symmetry, number[], number[]][]}
 */
const table = [
  ["none", [1], [7]],
  ["180", [1, 14], [7, 17]],
  ["90", [1, 7, 8, 14], [7, 11, 13, 17]],
  ["horizontal", [1, 2], [7]],
  ["vertical", [1, 13], [7, 17]],
  ["diagonal", [1, 4], [7, 11]],
  ["diagonals", [1, 4, 11, 14], [7, 11, 13, 17]],
  ["full", [1, 2, 4, 7, 8, 11, 13, 14], [7, 11, 13, 17]],
];
for (const [symmetry, four, five] of table) {
  test(`images by ${symmetry}`, () => {
    assert.deepEqual(imagesOf(1, 4, symmetry), four);
    assert.deepEqual(imagesOf(7, 5, symmetry), five);
  });
}

test("the images of any cell are the images of each of them", () => {
  for (const symmetry of symmetries) {
    for (let cell = 0; cell < 81; cell++) {
      const images = imagesOf(cell, 9, symmetry);
      assert.ok(images.includes(cell), `${symmetry} ${cell}`);
      for (const image of images) assert.deepEqual(imagesOf(image, 9, symmetry), images);
    }
  }
});

test("the pattern of digits has their cells", () => assert.deepEqual(patternOf([5, 0, 0, 3]), [1, 0, 0, 1]));
