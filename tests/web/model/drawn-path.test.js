/** Free paths as SVG writes them become moves, lines and quadratic curves in places of their own. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { looksLikePath, pathOf, textOfPath } from "../../../web/model/drawn-path.js";

const ends = (/** @type {string} */ text) =>
  pathOf(text)?.map(([letter, ...numbers]) => [letter, ...numbers.slice(-2)]);

describe("a free path", () => {
  for (const [text, wanted] of /** @type {const} */ ([
    ["M10 20L30,40", "M10 20L30 40"],
    ["m10-20 5.5.5", "M10 -20L15.5 -19.5"],
    ["M1 2h3v4H0V0z", "M1 2L4 2L4 6L0 6L0 0Z"],
    ["M0 0 l 1 1 2 0 z l 4 4", "M0 0L1 1L3 1ZM0 0L4 4"],
    ["M1 1h2v2zQ5 5 6 6zM7 7h1z", "M1 1L3 1L3 3ZM1 1Q5 5 6 6ZM7 7L8 7Z"],
    ["M0 0Q1 2 3 4t2 2", "M0 0Q1 2 3 4Q5 6 5 6"],
    ["M0 0T2 2", "M0 0Q0 0 2 2"],
    ["M1e1 0L2E1 -1e0", "M10 0L20 -1"],
  ]))
    it(`reads ${text}`, () => assert.equal(textOfPath(pathOf(text) ?? []), wanted));

  for (const text of [
    "M0 0C1e308 1e308 -1e308 -1e308 10 10",
    "M0 0Q1e999 0 10 10",
    "M0 0Q1e300 0 10 10",
    "M0 0A1e300 1 0 0 1 10 10",
    "M0 0Q64001 0 10 10",
  ])
    it(`refuses ${text}, which has a place too far away`, () => assert.equal(looksLikePath(text), false));

  for (const text of ["", "L1 2", "M1", "M1 2", "M0 0L1", "M0 0X1 2", "M0 0L1 2;", "M0 0L1e9 0", "M0 0Z5", "url(#a)"])
    it(`refuses ${JSON.stringify(text)}`, () => assert.equal(looksLikePath(text), false));

  it("refuses what is very long", () => {
    assert.equal(looksLikePath(`M0 0${"h1".repeat(20_000)}`), false);
    assert.equal(looksLikePath(`M0 0${"h1".repeat(4000)}`), false);
    assert.equal(looksLikePath(`M0 0${"h1".repeat(3000)}`), true);
  });

  it("takes a place up to 64 000, and none beyond", () =>
    assert.deepEqual(["M0 0H64000", "M0 0H64001"].map(looksLikePath), [true, false]));

  it("moves each place, and no length", () => {
    assert.equal(textOfPath(pathOf("M1 1h2q1 1 2 2", [10, 20]) ?? []), "M11 21L13 21Q14 22 15 23");
  });

  it("draws a cubic curve through its points", () => {
    const at = (/** @type {number} */ t) => 3 * (1 - t) * t * t * 90 + t ** 3 * 90;
    const found = ends("M0 0C0 30 90 30 90 0");
    assert.deepEqual(found?.map(([letter]) => letter).join(""), "MQQQQ");
    for (const [i, [, x]] of (found ?? []).entries()) assert.ok(Math.abs(Number(x) - at(i / 4)) < 1e-9);
  });

  it("goes on from the control point of the curve before", () => {
    assert.equal(
      textOfPath(pathOf("M0 0C0 8 8 8 8 0S16-8 16 0") ?? []),
      textOfPath(pathOf("M0 0C0 8 8 8 8 0C8-8 16-8 16 0") ?? []),
    );
  });

  for (const [flags, middle] of /** @type {const} */ ([
    ["0 1", [50, -50]],
    ["0 0", [50, 50]],
  ]))
    it(`draws half a circle, ${flags}`, () => {
      const arcs = ends(`M0 0A50 50 0 ${flags} 100 0`) ?? [];
      assert.equal(arcs.length, 5);
      for (const [, x, y] of arcs) assert.ok(Math.abs(Math.hypot(Number(x) - 50, Number(y)) - 50) < 1e-9);
      assert.ok(Math.abs(Number(arcs[2][1]) - middle[0]) < 1e-9 && Math.abs(Number(arcs[2][2]) - middle[1]) < 1e-9);
    });

  it("reads flags of arcs without spaces, and draws an arc without radius as a line", () => {
    assert.deepEqual(pathOf("M0 0a5 5 0 1110 0"), pathOf("M0 0a5 5 0 1 1 10 0"));
    assert.equal(textOfPath(pathOf("M0 0A0 5 0 0 1 9 9") ?? []), "M0 0L9 9");
  });

  it("grows radii that are too small", () => {
    const arcs = ends("M0 0A1 1 0 0 1 100 0") ?? [];
    for (const [, x, y] of arcs) assert.ok(Math.abs(Math.hypot(Number(x) - 50, Number(y)) - 50) < 1e-9);
  });
});
