/** A puzzle as an address, and as a line with its given candidates. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { formatMasks, parseMasks, puzzleText } from "../../../web/formats/masks.js";
import { readPuzzleLink } from "../../../web/formats/puzzle-address.js";
import { linkedPuzzle, linkTo } from "../../../web/formats/puzzle-link.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { givenCandidates, puzzleKey } from "../../../web/model/puzzle.js";
import { randomNumbers } from "../model/random-games.js";

const layouts = [
  "2x2",
  "2x3",
  "3x2+x",
  "3x3",
  "3x3+windoku+antiknight",
  "4x4",
  "5x5+x",
  "6x6",
  "jigsaw:1122211122333343444455555",
  "1x37",
];

/**
 * @param {number} seed
 * @param {string} layout
 * @param {boolean} isRestricted
 * @returns {import("../../../web/model/puzzle.js").Puzzle}
 */
function randomPuzzle(seed, layout, isRestricted) {
  const random = randomNumbers(seed);
  const { digitCount: side, cellCount } = /** @type {import("../../../web/model/layout.js").Layout} */ (
    layoutNamed(layout)
  );
  const cells = Array.from({ length: cellCount }, () => (random(8) ? 0 : 1 + random(side)));
  // Two candidates at least: a single one may be a given in a text.
  const sets = cells.map(() => 3 | random(2 ** Math.min(side, 30)));
  return { layout, cells, candidates: isRestricted ? givenCandidates({ layout, cells }, sets) : null };
}

const page = "https://example.org/nonet/";
const hashOf = (/** @type {string} */ link) => link.slice(link.indexOf("#"));

describe("a link to a puzzle", () => {
  for (const layout of layouts) {
    it(`of ${layout}`, () => {
      for (let seed = 1; seed <= 4; seed++) {
        const puzzle = randomPuzzle(seed, layout, false);
        const link = linkTo(puzzle, { level: "hard", rating: 4.5 }, page);
        const { text, layout: name, rules, ...hardness } = readPuzzleLink(hashOf(link));
        assert.deepEqual([rules, hardness], ["", { level: "hard", rating: 4.5 }]);
        assert.equal(puzzleKey(/** @type {any} */ (linkedPuzzle(text, name))), puzzleKey(puzzle));
      }
    });
  }

  it("keeps given candidates", () => {
    for (const layout of ["2x2", "3x3", "3x3+x", "2x4", "4x4"]) {
      const cells = new Array(layoutNamed(layout)?.cellCount).fill(0);
      const puzzle = { layout, cells, candidates: cells.map((_, cell) => (cell % 3 ? 7 : 15)) };
      const { text, layout: name } = readPuzzleLink(hashOf(linkTo(puzzle, {}, page)));
      assert.deepEqual(linkedPuzzle(text, name), puzzle, layout);
    }
  });

  it("tells no level and no rating that there cannot be", () => {
    for (const hash of ["#p=1&level=toString&rating=999", "#p=1&level=&rating=NaN", "#p=1&rating=-1"])
      assert.deepEqual(readPuzzleLink(hash), { text: "1", layout: "", rules: "" });
  });
});

describe("a line with candidates", () => {
  it("stands alone with the name of its layout, as the engine writes it", () => {
    const [cells, candidates] = [new Array(16).fill(0), new Array(16).fill(7)];
    assert.equal(puzzleText({ layout: "2x2+x", cells, candidates }), `# nonet boxes 2x2+x\n${"123.".repeat(16)}`);
    assert.equal(puzzleText({ layout: "2x2", cells: [1, ...cells.slice(1)] }), `1${".".repeat(15)}`);
    assert.match(
      puzzleText({ layout: "3x3", cells: new Array(81).fill(0), candidates: new Array(81).fill(3) }),
      /^(12\.{7}){81}$/,
    );
  });

  it("is read as it was written", () => {
    for (const layout of ["2x2", "2x3", "3x3", "3x3+x", "4x4"]) {
      for (let seed = 1; seed <= 10; seed++) {
        const { cells } = randomPuzzle(seed, layout, false);
        const open = cells.map(() => 0);
        const sets = givenCandidates(
          { layout, cells: open },
          open.map((_, cell) => (cell % 2 ? 3 : 6)),
        );
        const puzzle = { layout, cells: open, candidates: sets };
        assert.deepEqual(parseMasks(formatMasks(puzzle), layout), puzzle);
      }
    }
  });

  it("has a given where a candidate is alone, unless a peer has the digit, too", () => {
    const line = (/** @type {string[]} */ sets) =>
      sets.map((set) => [..."1234"].map((symbol) => (set.includes(symbol) ? symbol : ".")).join("")).join("");
    const sets = ["1", "234", "234", "234", ...new Array(12).fill("1234")];
    const apart = sets.map((set, cell) => ([4, 5, 8, 12].includes(cell) ? "234" : set));
    assert.deepEqual(parseMasks(line(apart), "2x2")?.cells.slice(0, 2), [1, 0]);
    assert.deepEqual(parseMasks(line(sets), "2x2")?.cells.slice(0, 2), [0, 0]);
  });

  for (const [name, text, layout] of [
    ["another length", "1234", "2x2"],
    ["a digit at the place of another", `2${".".repeat(63)}`, "2x2"],
    ["an unknown layout", ".".repeat(64), "11x11"],
    ["no layout", ".".repeat(64), ""],
    ["a board without notes", ".".repeat(36 ** 3), "6x6"],
  ])
    it(`none: ${name}`, () => assert.equal(parseMasks(text, layout), null));
});
