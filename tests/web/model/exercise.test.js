import assert from "node:assert/strict";
import { test } from "node:test";
import { enterDigit, toggleNote } from "../../../web/model/actions.js";
import { judge, questionAt, workOf } from "../../../web/model/exercise.js";
import { newPosition } from "../../../web/model/position.js";
import { stateAt } from "../../../web/model/state.js";
import { startOf } from "../../../web/model/hint-position.js";

const solution = [..."1234341221434321"].map(Number);
const bare = newPosition("2x2", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0]);
const before = { ...bare, notes: startOf(bare).sets };

const out = (cell, digit) => ({ cell, digit });
const eliminating = (...eliminations) => ({ technique: "x", placements: [], eliminations });
const placing = (cell, digit) => ({ technique: "y", placements: [{ cell, digit }], eliminations: [] });
/** 2 is true in r1c2, 3 in r1c3; all of these fall. */
const answers = [eliminating(out("r1c2", 3), out("r1c2", 4)), eliminating(out("r1c3", 2)), placing("r4c1", 4)];

/** @param {[act: "note" | "digit", cell: number, digit: number][]} acts */
const after = (acts) =>
  acts.reduce(
    (state, [act, cell, digit]) => (act === "note" ? toggleNote(state, digit, cell) : enterDigit(state, digit, cell)),
    { ...stateAt(before), removesNotes: false },
  ).position;

/** @type {any[][]} */
const cases = [
  ["nothing done", [], "nothing", 0],
  [
    "all results of one answer",
    [
      ["note", 1, 3],
      ["note", 1, 4],
    ],
    "right",
    0,
  ],
  ["another answer", [["note", 2, 2]], "right", 1],
  ["part of an answer", [["note", 1, 3]], "partly", 0],
  ["a digit placed", [["digit", 12, 4]], "right", 2],
  ["a true candidate taken out", [["note", 1, 2]], "wrong", 0],
  [
    "an answer, and a true candidate taken out",
    [
      ["note", 2, 2],
      ["note", 1, 2],
    ],
    "wrong",
    1,
  ],
  ["a wrong digit", [["digit", 12, 3]], "wrong", null],
  ["something true that no answer has", [["note", 15, 2]], "other", null],
  [
    "taken out and put back",
    [
      ["note", 1, 3],
      ["note", 1, 3],
    ],
    "nothing",
    0,
  ],
];
for (const [name, acts, verdict, answer] of cases) {
  test(`practice: ${name} is ${verdict}`, () => {
    const judged = judge(before, after(acts), answers, solution);
    assert.equal(judged.verdict, verdict);
    if (answer !== null) assert.equal(judged.answer, answers[answer]);
  });
}

test("what is wrong is named, by what was done", () => {
  const judged = judge(
    before,
    after([
      ["note", 1, 2],
      ["digit", 12, 3],
    ]),
    answers,
    solution,
  );
  assert.deepEqual(judged.faults, [
    { cell: 12, digit: 3 },
    { cell: 1, digit: 2 },
  ]);
});

test("a wrong digit is one fault, whatever it rules out", () => {
  const judged = judge(
    before,
    after([
      ["digit", 1, 3],
      ["note", 2, 3],
    ]),
    answers,
    solution,
  );
  assert.deepEqual([judged.verdict, judged.faults], ["wrong", [{ cell: 1, digit: 3 }]]);
});

test("results done are counted, and what follows from no answer", () => {
  assert.deepEqual((({ done, all }) => [done, all])(judge(before, after([["note", 1, 3]]), answers, solution)), [1, 2]);
  const more = judge(
    before,
    after([
      ["note", 2, 2],
      ["note", 15, 2],
    ]),
    answers,
    solution,
  );
  assert.deepEqual([more.verdict, more.besides], ["right", 1]);
});

test("what a placed digit rules out belongs to it", () => {
  const judged = judge(
    before,
    after([
      ["digit", 12, 4],
      ["note", 13, 4],
    ]),
    answers,
    solution,
  );
  assert.deepEqual([judged.verdict, judged.besides], ["right", 0]);
});

test("a cell that was filled has lost no notes", () => {
  assert.deepEqual(workOf(before, after([["digit", 12, 4]])), { placed: [{ cell: 12, digit: 4 }], removed: [] });
});

test("an exercise that answers taps asks where, and what in a cell of an answer, until that is done", () => {
  const hidden = [eliminating(out("r1c2", 3), out("r1c3", 2)), placing("r4c1", 4)];
  for (const [acts, selection, kind, cell] of /** @type {[any, number[], string, number][]} */ ([
    [[], [], "where", -1],
    [[], [1, 2], "where", -1],
    [[], [0], "where", -1],
    [[], [1], "which", 1],
    [[], [3], "none", 3],
    [[], [12], "which", 12],
    [[["note", 1, 3]], [1], "none", 1],
    [[["note", 1, 4]], [1], "which", 1],
    [[["digit", 12, 4]], [12], "where", -1],
  ]))
    assert.deepEqual(questionAt(after(acts), hidden, selection), { kind, cell }, JSON.stringify([acts, selection]));
});
