import assert from "node:assert/strict";
import { test } from "node:test";
import { rightsOf } from "../../../web/model/rights.js";
import { newState } from "../../../web/model/state.js";
import { lasting, openRoom, pair, puzzle, single } from "./room.js";
import { faceNameOf, withFace } from "../../../web/model/digit-face.js";

const working = { signal: lasting(), onProgress: () => {} };
const exercise = {
  state: { layout: "2x2", cells: puzzle, givens: puzzle, candidates: puzzle.map((digit) => (digit ? [] : [2, 3])) },
  answers: [single],
};

async function start() {
  const room = openRoom({ practice: async () => exercise }, { givens: puzzle.with(0, 0) });
  await room.teaching.practice.start("hidden-single", working);
  return { ...room, practice: room.teaching.practice };
}
const verdict = ({ reply }) => reply.value?.judgement?.verdict;

test("an exercise has a history of its own, no hint and no solution", async () => {
  const { store, actions, practice } = await start();
  assert.deepEqual([store.state().activity, store.state().past.length], ["exercise", 0]);
  const { hint, check, reveal, enterDigits, takeNotes, undo } = rightsOf(store.state());
  assert.deepEqual(
    { hint, check, reveal, enterDigits, takeNotes, undo },
    { hint: false, check: false, reveal: false, enterDigits: true, takeNotes: true, undo: true },
  );
  actions.enterDigit(2, 1);
  actions.undo();
  assert.equal(store.state().position, practice.current.value.before);
});

test("work is checked; what was said holds until the work changes", async () => {
  const { practice, actions } = await start();
  practice.check();
  assert.equal(verdict(practice), "nothing");
  actions.enterDigit(3, 1);
  assert.equal(practice.reply.value, null);
  practice.check();
  assert.equal(verdict(practice), "wrong");
  actions.enterDigit(2, 1);
  practice.check();
  assert.equal(verdict(practice), "right");
});

test("a right answer draws its pattern, until the player goes on", async () => {
  const { practice, actions, store } = await start();
  actions.enterDigit(3, 1);
  practice.check();
  assert.equal(store.state().step, null);
  actions.enterDigit(2, 1);
  practice.check();
  const { value } = practice.reply;
  assert.equal(store.state().step, value?.kind === "judged" && value.judgement.answer);
  assert.equal(store.state().step.technique, "hidden-single");
  actions.undo();
  assert.equal(store.state().step, null);
});

test("an answer that leaves one digit of a cell is also given by entering the digit", async () => {
  const bug = {
    ...pair,
    technique: "bug-plus-one",
    parts: [{ role: "extra", cells: ["r1c2"], digits: [2] }],
    placements: [],
    eliminations: [{ cell: "r1c2", digit: 3 }],
  };
  const { teaching, actions } = openRoom(
    { practice: async () => ({ ...exercise, answers: [bug] }) },
    { givens: puzzle.with(0, 0) },
  );
  await teaching.practice.start("bug-plus-one", working);
  actions.enterDigit(2, 1);
  teaching.practice.check();
  assert.equal(verdict(teaching.practice), "right");
});

test("a digit that is erased leaves the candidates of the exercise as they were, so that the right answer is right", async () => {
  const { teaching, actions } = openRoom(
    { practice: async () => ({ ...exercise, answers: [{ ...pair, eliminations: [{ cell: "r1c2", digit: 3 }] }] }) },
    { givens: puzzle.with(0, 0) },
  );
  await teaching.practice.start("naked-pair", working);
  const { before } = teaching.practice.current.value;
  actions.enterDigit(3, 1);
  actions.clearCell(1);
  teaching.practice.check();
  assert.equal(verdict(teaching.practice), "nothing");
  actions.toggleNote(3, 1);
  teaching.practice.check();
  assert.equal(verdict(teaching.practice), "right");
  assert.notDeepEqual(
    before.notes,
    before.notes.map(() => 0),
  );
});

test("a technique that is seen without candidates is practised without them, others with them", async () => {
  for (const technique of ["full-house", "hidden-single", "naked-single"]) {
    const { teaching, store } = openRoom({ practice: async () => exercise }, { givens: puzzle.with(0, 0) });
    await teaching.practice.start(technique, working);
    assert.equal(store.state().position.notes.some(Boolean), technique === "naked-single", technique);
  }
});

test("a right digit of another step is set aside, and undo brings it back", async () => {
  const { practice, actions, store } = await start();
  actions.enterDigit(3, 2);
  practice.check();
  assert.deepEqual(
    [
      verdict(practice),
      /** @type {any} */ (practice.reply.value).judgement.elsewhere,
      store.state().position.entries[2],
    ],
    ["other", [{ cell: 2, digit: 3 }], 0],
  );
  actions.undo();
  assert.equal(store.state().position.entries[2], 3);
  actions.redo();
  actions.enterDigit(2, 1);
  practice.check();
  assert.equal(verdict(practice), "right");
});

test("an exercise counts once as tried, and once as solved or as one whose answer was shown", async () => {
  const seen = await start();
  seen.practice.showAnswer();
  seen.actions.enterDigit(2, 1);
  seen.practice.check();
  assert.equal(verdict(seen.practice), "right");
  assert.deepEqual(seen.counted, [
    ["hidden-single", { tried: 1 }],
    ["hidden-single", { wasShown: true }],
  ]);
  const own = await start();
  own.actions.enterDigit(2, 1);
  for (let times = 0; times < 2; times++) own.practice.check();
  assert.deepEqual(own.counted, [
    ["hidden-single", { tried: 1 }],
    ["hidden-single", { solved: 1 }],
  ]);
});

test("a hint shows where to look, then what is there; the player's work stays, and only the second hint is help", async () => {
  const { store, actions, practice, counted } = await start();
  actions.enterDigit(3, 1);
  const { position } = store.state();
  const strengths = [];
  for (let times = 0; times < 3; times++) {
    practice.hint();
    const { value } = practice.reply;
    strengths.push(value?.kind === "hint" && value.strength);
    if (times === 0) assert.deepEqual(store.state().step.placements, []);
  }
  assert.deepEqual([strengths, store.state().position === position], [[1, 2, 2], true]);
  actions.enterDigit(2, 1);
  assert.deepEqual([practice.reply.value, store.state().step], [null, null]);
  practice.check();
  assert.deepEqual([verdict(practice), counted], ["right", [["hidden-single", { tried: 1 }]]]);
});

test("an exercise that is solved after the first hint alone counts as solved", async () => {
  const { actions, practice, counted } = await start();
  practice.hint();
  actions.enterDigit(2, 1);
  practice.check();
  assert.deepEqual(counted.at(-1), ["hidden-single", { solved: 1 }]);
});

test("nothing counts before the player has done anything, nor in the example of a lesson", async () => {
  const untouched = await start();
  untouched.practice.check();
  const { teaching, actions, counted } = openRoom();
  await teaching.practice.take(single, untouched.practice.current.value.before, lasting());
  actions.enterDigit(2, 1);
  teaching.practice.check();
  assert.equal(verdict(teaching.practice), "right");
  assert.deepEqual([untouched.counted, counted], [[], []]);
});

test("practice of a level gives up a technique of which no position is found, and takes another", async () => {
  const asked = [];
  const room = openRoom(
    {
      practice: async ({ technique, attempts }) => {
        asked.push(technique);
        if (asked.length < 3) throw Object.assign(new Error("none"), { code: attempts ? "not-found" : "crashed" });
        return exercise;
      },
    },
    { givens: puzzle.with(0, 0) },
  );
  await room.teaching.practice.startLevel(1, working);
  assert.deepEqual([...asked].sort(), ["full-house", "hidden-single", "naked-single"]);
  assert.deepEqual(
    [room.teaching.practice.current.value.technique, room.teaching.practice.current.value.level],
    [asked[2], 1],
  );
});

test("typed digits are notes where the technique only eliminates", async () => {
  const modes = [];
  for (const answer of [single, pair]) {
    const room = openRoom({ practice: async () => ({ ...exercise, answers: [answer] }) });
    await room.teaching.practice.start(answer.technique, working);
    modes.push(room.store.state().entry.mode);
  }
  assert.deepEqual(modes, ["digit", "centre"]);
});

test("the answer is shown on the position as it was set", async () => {
  const { practice, actions, store } = await start();
  actions.enterDigit(3, 1);
  practice.showAnswer();
  assert.equal(store.state().step, single);
  assert.equal(store.state().position.entries[1], 0);
  assert.equal(practice.reply.value.kind, "answer");
});

test("the player's game comes back when the exercise is closed, and another game ends the exercise", async () => {
  const closed = await start();
  closed.practice.close();
  assert.deepEqual([closed.store.state().activity, closed.store.state().position.givens[0]], ["play", 0]);
  const left = await start();
  left.store.replace(newState({ layout: "2x2", activity: "play", givens: puzzle }));
  assert.equal(left.practice.current.value, null);
});

test("an exercise has the face of the player's game", async () => {
  const { store, teaching } = openRoom({ practice: async () => exercise }, { givens: puzzle.with(0, 0) });
  store.replace(withFace(store.state(), "fruits"));
  await teaching.practice.start("hidden-single", working);
  assert.deepEqual([store.state().activity, faceNameOf(store.state())], ["exercise", "fruits"]);
});

/** An exercise of a lesson: r1c2 loses 3, and r1c3 loses 2 by another step of the technique. */
async function startLesson() {
  const notes = puzzle.map((digit) => (digit ? 0 : 0b1111));
  const steps = [
    {
      ...pair,
      eliminations: [
        { cell: "r1c2", digit: 3 },
        { cell: "r1c2", digit: 4 },
      ],
    },
    { ...pair, eliminations: [{ cell: "r1c3", digit: 2 }] },
  ];
  const room = openRoom({ steps: async () => steps }, { givens: puzzle.with(0, 0) });
  const { practice } = room.teaching;
  const before = { ...newState({ layout: "2x2", givens: puzzle }).position, notes };
  await practice.take(/** @type {any} */ (steps[0]), before, lasting());
  return { ...room, practice, answers: () => (practice.answer(), verdict(practice)) };
}

test("the exercise of a lesson answers each change, and takes back what belongs to no answer", async () => {
  const { practice, actions, store, answers } = await startLesson();
  const told = () => /** @type {any} */ (practice.reply.value).judgement;
  const isBack = (/** @type {any} */ position) => store.state().position === position;
  const { before } = practice.current.value;
  assert.equal(answers(), undefined, "nothing is said of nothing");
  for (const [act, expected, about] of /** @type {[() => void, string, (judgement: any) => void][]} */ ([
    [() => actions.enterDigit(3, 1), "wrong", ({ faults }) => assert.deepEqual(faults, [{ cell: 1, digit: 3 }])],
    [() => actions.toggleNote(2, 1), "wrong", ({ faults }) => assert.deepEqual(faults, [{ cell: 1, digit: 2 }])],
    [() => actions.enterDigit(3, 2), "other", ({ elsewhere }) => assert.deepEqual(elsewhere, [{ cell: 2, digit: 3 }])],
    [() => actions.toggleNote(1, 1), "other", ({ elsewhere }) => assert.deepEqual(elsewhere, [])],
  ])) {
    act();
    assert.equal(answers(), expected);
    about(told());
    assert.ok(isBack(before), "the change is taken back");
  }
  actions.toggleNote(3, 1);
  assert.deepEqual([answers(), told().done, told().all], ["partly", 1, 2]);
  const partly = store.state().position;
  actions.enterDigit(3, 2);
  assert.equal(answers(), "other");
  assert.ok(isBack(partly), "what was right stays");
  actions.toggleNote(2, 2);
  assert.equal(answers(), "right", "another step of the technique is an answer, too");
  assert.equal(store.state().step?.eliminations[0].cell, "r1c3");
});

test("an exercise that is no lesson's is not judged before it is checked", async () => {
  const { practice, actions } = await start();
  actions.enterDigit(3, 1);
  practice.answer();
  assert.deepEqual([practice.reply.value, practice.question.value], [null, null]);
});
