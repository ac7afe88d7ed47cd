import assert from "node:assert/strict";
import { test } from "node:test";
import { hintPicture } from "../../../web/teacher/hint-picture.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { pair, puzzle, single } from "./room.js";

const board = { layout: layoutNamed("2x2"), digits: puzzle };

test("the picture shows more at each strength, and no result before the last", () => {
  assert.deepEqual(hintPicture(pair, 1, board), { ...pair, parts: [], eliminations: [] });
  assert.deepEqual(hintPicture(pair, 2, board), { ...pair, eliminations: [] });
  assert.equal(hintPicture(pair, 3, board), pair);
});

test("a single shows its house, then the cells that are blocked there, then its sources and its digit", () => {
  const hidden = { ...single, placements: [] };
  assert.deepEqual(hintPicture(single, 1, board), { ...hidden, parts: [] });
  const digits = [1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
  assert.deepEqual(hintPicture(single, 2, { ...board, digits }), {
    ...hidden,
    parts: [{ role: "blocked", cells: ["r1c3", "r1c4"], digits: [] }],
  });
  assert.equal(hintPicture(single, 3, board), single);
});

test("a naked single shows its cell, then the other digits around it", () => {
  const naked = { ...single, technique: "naked-single", houses: [] };
  const cell = { role: "subset", cells: ["r1c2"], digits: [] };
  const digits = [1, 0, 3, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0];
  assert.deepEqual(hintPicture(naked, 1, { ...board, digits }).parts, [cell]);
  assert.deepEqual(hintPicture(naked, 2, { ...board, digits }).parts, [
    cell,
    { role: "source", cells: ["r1c1", "r1c3", "r3c2"], digits: [] },
  ]);
});

test("the picture of a step without a house begins at the cells of its first role", () => {
  const frame = (step) => hintPicture({ ...step, houses: [] }, 1, board).parts;
  const part = (role, cell) => ({ role, cells: [cell], digits: [2] });
  assert.deepEqual(frame(single), [{ role: "subset", cells: ["r1c2"], digits: [] }]);
  assert.deepEqual(frame({ ...pair, parts: ["r1c1", "r1c3"].map((cell) => part("node", cell)) }), [
    { role: "subset", cells: ["r1c1"], digits: [] },
  ]);
  const rectangle = [part("corner", "r1c1"), part("extra", "r2c2"), part("corner", "r1c4")];
  assert.deepEqual(frame({ ...pair, parts: rectangle }), [{ role: "subset", cells: ["r1c1", "r1c4"], digits: [] }]);
  assert.deepEqual(frame({ ...pair, parts: [] }), [{ role: "subset", cells: [], digits: [] }]);
});

test("a pattern of two houses shows these houses first, then its places with their meaning", () => {
  const node = (cell) => ({ role: "node", cells: [cell], digits: [2] });
  const house = (index, role, kind = "row") => ({ house: kind, index, role });
  const skyscraper = {
    ...pair,
    technique: "skyscraper",
    houses: [house(1, "base"), house(3, "base"), house(1, "cover", "column")],
    parts: ["r1c4", "r1c1", "r3c1", "r3c3"].map(node),
    links: [0, 1, 2].map((from) => ({ from, to: from + 1, strong: from !== 1 })),
  };
  const [first, second] = /** @type {const} */ ([1, 2]).map((strength) => hintPicture(skyscraper, strength, board));
  assert.deepEqual([first.houses, first.parts], [[house(1, "base"), house(3, "base")], []]);
  assert.deepEqual([second.links, second.parts.map(({ role }) => role)], [[], ["end", "inner", "inner", "end"]]);
});
