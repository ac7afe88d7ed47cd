import assert from "node:assert/strict";
import { test } from "node:test";
import { boardGeometry } from "../../../web/board/geometry.js";
import { notePlacesOf } from "../../../web/board/note-places.js";
import { noteSpot } from "../../../web/board/note-grid.js";
import { noteBit, noteDigits } from "../../../web/model/digits.js";
import { layoutNamed } from "../../../web/model/layout.js";

const geometry = boardGeometry(layoutNamed("3x3"), 60, { thin: 1, thick: 3 });
const setOf = (...digits) => digits.reduce((set, digit) => set | noteBit(digit), 0);
const first = (count) => setOf(...Array.from({ length: count }, (_, i) => i + 1));
const corner = { x: geometry.lefts[4], y: geometry.tops[4] };
const place = (
  notes,
  corners = 0,
  { source = "own", own = 0, noteStyle = "centre", isMarked = false, at = geometry } = {},
) =>
  notePlacesOf(
    /** @type {any} */ ({ notes, corners, own, source }),
    at === geometry ? 40 : 0,
    at,
    /** @type {any} */ ({ noteStyle, isMarked }),
  );

test("on the keypad each digit has its own place, whatever the other notes are", () => {
  for (const { digit, x, y } of place(setOf(2, 9), 0, { noteStyle: "keypad" }))
    assert.deepEqual({ x, y }, noteSpot(geometry, 40, digit));
});

/** @type {any[][]} */
const keypad = [
  ["candidates that are shown", { source: "shown" }],
  ["notes of a step", { isMarked: true }],
  ["automatic candidates with corner notes", { source: "automatic", noteStyle: "keypad" }],
];
for (const [name, options] of keypad)
  test(`${name} keep the places of the keypad; every corner note is seen among them or beside them`, () => {
    const places = place(setOf(2, 5), setOf(5, 7), options);
    const isOfPlayer = options.isMarked;
    assert.deepEqual(
      places.map(({ digit, kind }) => [digit, kind]),
      [
        [2, isOfPlayer ? "note" : "candidate"],
        [5, isOfPlayer ? "note" : "own"],
        [7, "beside"],
      ],
    );
    assert.deepEqual([places[0].x, places[0].y], Object.values(noteSpot(geometry, 40, 2)));
  });

for (const noteStyle of ["keypad", "centre", "candidates"])
  test(`of automatic candidates the player's own notes stand out: ${noteStyle}`, () => {
    const places = place(setOf(2, 5), 0, { source: "automatic", own: setOf(5), noteStyle });
    assert.deepEqual(
      places.map(({ digit, kind }) => [digit, kind]),
      [
        [2, "candidate"],
        [5, "own"],
      ],
    );
  });

test("the player's notes and automatic candidates follow the chosen style", () => {
  const middle = { x: corner.x + 30, y: corner.y + 30 };
  /** @type {[string, string, object][]} */
  const expected = [
    ["own", "keypad", noteSpot(geometry, 40, 2)],
    ["own", "centre", middle],
    ["automatic", "keypad", noteSpot(geometry, 40, 2)],
    ["automatic", "centre", middle],
    ["automatic", "candidates", noteSpot(geometry, 40, 2)],
    ["filled", "keypad", noteSpot(geometry, 40, 2)],
    ["filled", "centre", middle],
    ["filled", "candidates", noteSpot(geometry, 40, 2)],
    ["own", "candidates", middle],
  ];
  for (const [source, noteStyle, spot] of expected) {
    const [{ x, y }] = place(setOf(2), 0, { source, noteStyle });
    assert.deepEqual({ x, y }, spot, `${source}, ${noteStyle}`);
  }
});

test("beside corner notes, the player's centre notes leave the keypad for the middle", () => {
  const [two] = place(setOf(2), setOf(5), { noteStyle: "keypad" });
  assert.deepEqual([two.x, two.y], [corner.x + 30, corner.y + 30]);
});

test("centre notes are in the middle of the cell and become smaller with their number", () => {
  const sizes = [1, 2, 3, 4, 5].map((count) => place(first(count))[0].size);
  assert.deepEqual(
    sizes,
    [...sizes].sort((a, b) => b - a),
  );
  assert.ok(sizes[4] < sizes[0]);
  for (let count = 1; count <= 9; count++) {
    const places = place(first(count));
    const mean = places.reduce((sum, { x }) => sum + x, 0) / count;
    if (new Set(places.map(({ y }) => y)).size === 1) assert.ok(Math.abs(mean - corner.x - 30) < 1e-9);
  }
});

test("corner notes are around the edge, in reading order", () => {
  const sides = place(0, first(4)).map(
    ({ x, y }) => `${x < corner.x + 30 ? "left" : "right"} ${y < corner.y + 30 ? "top" : "bottom"}`,
  );
  assert.deepEqual(sides, ["left top", "right top", "left bottom", "right bottom"]);
  for (let count = 1; count <= 9; count++) {
    const places = place(0, first(count));
    assert.equal(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, count);
    const reading = [...places].sort((a, b) => a.y - b.y || a.x - b.x).map(({ digit }) => digit);
    assert.deepEqual(
      reading,
      places.map(({ digit }) => digit),
    );
  }
});

for (const [name, side] of /** @type {[string, number][]} */ ([
  ["2x2", 4],
  ["3x3", 9],
  ["4x4", 16],
  ["5x5", 25],
  ["5x6", 30],
])) {
  test(`all notes of a ${name} board lie in their cell and do not overlap`, () => {
    const at = boardGeometry(layoutNamed(name), 60, { thin: 1, thick: 3 });
    for (let count = 1; count <= side; count++)
      for (const [notes, corners] of [
        [first(count), 0],
        [0, first(count)],
        [first(count), setOf(1, 2)],
      ]) {
        const places = place(notes, corners, { at });
        for (const { x, y, size } of places) {
          assert.ok(x - size * 0.3 >= at.lefts[0] && x + size * 0.3 <= at.lefts[0] + 60, `${count} across`);
          assert.ok(y - size * 0.4 >= at.tops[0] && y + size * 0.4 <= at.tops[0] + 60, `${count} down`);
        }
        const centred = noteDigits(notes, side).length;
        const kinds = [places.slice(0, centred), places.slice(centred)];
        for (const kind of kinds)
          kind.forEach((a, i) =>
            kind.slice(0, i).forEach((b) => {
              assert.ok(
                Math.abs(a.x - b.x) >= a.size * 0.5 || Math.abs(a.y - b.y) >= a.size * 0.7,
                `${a.digit} and ${b.digit} of ${count}`,
              );
            }),
          );
      }
  });
}
