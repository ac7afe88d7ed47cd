import assert from "node:assert/strict";
import { test } from "node:test";
import { noteDigits } from "../../../web/model/digits.js";
import { digitsOn } from "../../../web/model/position.js";
import { byTechnique, foldSingles, isSingle, positionOf, statesOf } from "../../../web/model/walk.js";

const named = (...techniques) => techniques.map((technique) => ({ technique }));
const [single, pair, full] = ["hidden-single", "naked-pair", "full-house"];

const foldings = [
  ["nothing", [], []],
  ["one single stands alone", [single], ["0"]],
  ["two are folded, of whatever kind", [single, full], ["0-1"]],
  ["what is no single parts them", [single, single, pair, full, single, pair, single], ["0-1", "2", "3-4", "5", "6"]],
  ["pairs are never folded", [pair, pair], ["0", "1"]],
];
for (const [name, techniques, expected] of foldings) {
  test(`folding: ${name}`, () => {
    const runs = foldSingles(named(...techniques)).map(({ first, last, folded }) =>
      folded ? `${first}-${last}` : String(first),
    );
    assert.deepEqual(runs, expected);
  });
}

test("groups keep the order in which techniques appear", () => {
  const steps = named(pair, single, pair);
  assert.deepEqual(byTechnique(steps), [
    [pair, [steps[0], steps[2]]],
    [single, [steps[1]]],
  ]);
});

test("a walk has the position before each step and after the last", () => {
  const cells = [1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const steps = [
    { technique: full, placements: [{ cell: "r1c4", digit: 4 }] },
    { technique: pair, eliminations: [{ cell: "r2c1", digit: 3 }] },
  ];
  const states = statesOf({ layout: "2x2", cells }, steps);
  assert.equal(states.length, 3);
  const [, second, last] = states.map((state) => positionOf(state));
  assert.deepEqual(digitsOn(second).slice(0, 4), [1, 2, 3, 4]);
  assert.deepEqual(second.entries.slice(0, 4), [0, 0, 0, 4]);
  assert.deepEqual(second.givens, cells);
  assert.deepEqual(noteDigits(second.notes[4], 4), [3, 4]);
  assert.deepEqual(noteDigits(last.notes[4], 4), [4]);
  assert.equal(last.notes[3], 0);
  assert.notEqual(last.ownNotes, null, "the notes are candidates, and look like them");
});

test("a single is what needs no notes", () => {
  assert.deepEqual(
    [single, pair].map((technique) => isSingle({ technique })),
    [true, false],
  );
});
