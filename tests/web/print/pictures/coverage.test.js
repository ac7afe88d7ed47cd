import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { Coverage, strokePieces } from "../../../../web/print/pictures/coverage.js";

const [width, height] = [12, 10];
/** Points of a pixel in each direction. */
const fine = 16;

/** @param {import("../../../../web/print/pictures/coverage.js").Polygon[]} polygons */
function sharesOf(polygons) {
  const coverage = new Coverage(width, height);
  for (const polygon of polygons) coverage.add(polygon);
  const shares = new Array(width * height).fill(0);
  coverage.take((pixel, share) => (shares[pixel] = share));
  return shares;
}

/**
 * Counts the points of each pixel that a convex polygon contains.
 * @param {import("../../../../web/print/pictures/coverage.js").Polygon} polygon
 */
function countedShares(polygon) {
  const isInside = (/** @type {number} */ x, /** @type {number} */ y) => {
    const sides = polygon.map(([ax, ay], i) => {
      const [bx, by] = polygon[(i + 1) % polygon.length];
      return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
    });
    return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
  };
  return Array.from({ length: width * height }, (_, pixel) => {
    let found = 0;
    for (let i = 0; i < fine * fine; i++) {
      const [dx, dy] = [((i % fine) + 0.5) / fine, (Math.floor(i / fine) + 0.5) / fine];
      if (isInside((pixel % width) + dx, Math.floor(pixel / width) + dy)) found += 1;
    }
    return found / fine ** 2;
  });
}

/** @param {number[]} shares @param {number[]} expected @param {number} tolerance */
function assertNear(shares, expected, tolerance) {
  shares.forEach((share, pixel) =>
    assert.ok(Math.abs(share - expected[pixel]) <= tolerance, `pixel ${pixel}: ${share}, not ${expected[pixel]}`),
  );
}

/** A generator of numbers from 0 to 1. */
function numbers(seed = 46) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("the share of each pixel", () => {
  it("is the area of random triangles in it, also of those that leave the picture", () => {
    const next = numbers();
    for (let round = 0; round < 60; round++) {
      const place = () => /** @type {const} */ ([next() * 16 - 2, next() * 14 - 2]);
      const triangle = [place(), place(), place()];
      assertNear(sharesOf([triangle]), countedShares(triangle), 0.05);
    }
  });

  it("is 1 at most where polygons overlap, and holes are left out", () => {
    const square = /** @type {const} */ ([
      [2, 2],
      [8, 2],
      [8, 8],
      [2, 8],
    ]);
    const hole = /** @type {const} */ ([
      [4, 4],
      [4, 6],
      [6, 6],
      [6, 4],
    ]);
    const at = (/** @type {number[]} */ shares, /** @type {number} */ x, /** @type {number} */ y) =>
      shares[y * width + x];
    const twice = sharesOf([[...square], [...square]]);
    assert.equal(at(twice, 3, 3), 1);
    const ring = sharesOf([[...square], [...hole]]);
    assert.deepEqual([at(ring, 5, 5), at(ring, 3, 5), at(ring, 9, 5)], [0, 1, 0]);
  });

  it("of a stroke is that of its width, and dashes have gaps", () => {
    const line = /** @type {import("../../../../web/board/operations.js").Command[]} */ ([
      ["M", 1, 5],
      ["L", 11, 5],
    ]);
    const rowOf = (/** @type {number[]} */ shares) => shares.slice(5 * width, 6 * width);
    const whole = sharesOf(strokePieces(line, 1, []));
    assertNear(rowOf(whole), [0, ...new Array(10).fill(0.5), 0], 1e-6);
    const dashed = sharesOf(strokePieces(line, 2, [2, 1]));
    assertNear(rowOf(dashed), [0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 0], 1e-6);
  });
});
