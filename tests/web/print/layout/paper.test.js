import assert from "node:assert/strict";
import { describe, it, test } from "node:test";

import { frameOf, paperSize } from "../../../../web/print/layout/paper.js";
import { paperNames } from "../../../../web/print/papers.js";

const inch = 72;
const near = (actual, expected, what) =>
  assert.ok(Math.abs(actual - expected) < 0.01, `${what}: ${actual / inch}" instead of ${expected / inch}"`);
/** @returns {any} */
const look = (paper, book = null, orientation = "portrait") => ({ paper, orientation, book, press: "home" });
const book = (bleed, cropMarks = false) => ({ bleed, cropMarks, contents: false, dividers: false });

/** Distances of the printed area from the edges of the cut page. */
function marginsOf({ trim, area }, index) {
  const left = area.x - trim.x;
  const right = trim.x + trim.width - area.x - area.width;
  const isRight = index % 2 === 0;
  return {
    inside: isRight ? left : right,
    outside: isRight ? right : left,
    top: area.y - trim.y,
    bottom: trim.y + trim.height - area.y - area.height,
  };
}

/** Sizes in millimetres and inches, by the standards of paper and the names of trims. @type {any[][]} */
const sizes = [
  ["a4", 210, 297, 25.4],
  ["a5", 148, 210, 25.4],
  ["letter", 8.5, 11, 1],
  ["8.5x11", 8.5, 11, 1],
  ["8x10", 8, 10, 1],
  ["6x9", 6, 9, 1],
  ["5.5x8.5", 5.5, 8.5, 1],
  ["170x240mm", 170, 240, 25.4],
];
for (const [paper, width, height, perInch] of sizes) {
  test(`${paper} has its size, also on its side`, () => {
    const [short, long] = [(width / perInch) * inch, (height / perInch) * inch];
    near(paperSize(look(paper)).width, short, "width");
    near(paperSize(look(paper)).height, long, "height");
    near(paperSize(look(paper, null, "landscape")).width, long, "width");
    near(paperSize(look(paper, null, "landscape")).height, short, "height");
  });
}

/**
 * The least margins at the spine for print on demand, by number of pages, in inches: inside; outside without bleed;
 * outside with bleed.
 */
const rules = [
  [24, 0.375],
  [150, 0.375],
  [151, 0.5],
  [300, 0.5],
  [301, 0.625],
  [500, 0.625],
  [501, 0.75],
  [700, 0.75],
  [701, 0.875],
  [828, 0.875],
];
describe("margins of books", () => {
  for (const trim of ["8.5x11", "8x10", "6x9", "a5"]) {
    for (const [pages, inside] of rules) {
      for (const bleed of [false, true]) {
        it(`${trim}, ${pages} pages${bleed ? ", with bleed" : ""}`, () => {
          const frames = frameOf(look(trim, book(bleed)), pages);
          for (const index of [0, 1, pages - 1]) {
            const margins = marginsOf(frames(index), index);
            const outside = bleed ? 0.375 : 0.25;
            assert.ok(margins.inside >= inside * inch, `inside ${margins.inside / inch}"`);
            for (const edge of ["outside", "top", "bottom"])
              assert.ok(margins[edge] >= outside * inch, `${edge} ${margins[edge] / inch}"`);
            // A page with margins twice as wide as they must be has lost room for nothing.
            assert.ok(margins.inside < 2 * inside * inch && margins.outside <= 2 * outside * inch);
          }
        });
      }
    }
  }

  it("the margin at the spine changes sides: page 1 is a right-hand page", () => {
    const frames = frameOf(look("6x9", book(false)), 700);
    assert.ok(frames(0).area.x > frames(1).area.x);
    near(frames(0).area.width, frames(1).area.width, "width");
    near(frames(0).area.x, frames(1).trim.width - frames(1).area.x - frames(1).area.width, "mirrored");
  });
});

describe("bleed", () => {
  for (const trim of ["8.5x11", "8x10", "6x9"]) {
    it(`${trim}: an eighth of an inch at the three outer edges, nothing at the spine`, () => {
      const frames = frameOf(look(trim, book(true)), 100);
      for (const index of [0, 1]) {
        const { width, height, trim: cut, bleed } = frames(index);
        near(width, cut.width + 0.125 * inch, "width of the medium");
        near(height, cut.height + 0.25 * inch, "height of the medium");
        assert.deepEqual(bleed, { x: 0, y: 0, width, height });
        near(cut.x, index === 0 ? 0 : 0.125 * inch, "left bleed");
        near(width - cut.x - cut.width, index === 0 ? 0.125 * inch : 0, "right bleed");
        near(cut.y, 0.125 * inch, "upper bleed");
      }
    });
  }

  it("crop marks have room on all sides of the bleed", () => {
    const { width, height, bleed } = frameOf(look("6x9", book(true, true)), 100)(1);
    for (const room of [bleed.x, bleed.y, width - bleed.x - bleed.width, height - bleed.y - bleed.height])
      assert.ok(room >= 0.25 * inch);
  });
});

test("a loose sheet has equal margins of 12 to 15 mm", () => {
  for (const paper of paperNames) {
    for (const orientation of ["portrait", "landscape"]) {
      const { width, height, trim, bleed, area } = frameOf(look(paper, null, orientation), 7)(3);
      assert.deepEqual(
        [trim, bleed],
        [
          { x: 0, y: 0, width, height },
          { x: 0, y: 0, width, height },
        ],
      );
      for (const margin of [area.x, area.y, width - area.x - area.width, height - area.y - area.height]) {
        assert.ok(margin >= (12 / 25.4) * inch && margin <= (15 / 25.4) * inch);
      }
    }
  }
});
