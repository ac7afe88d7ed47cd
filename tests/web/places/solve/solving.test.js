import assert from "node:assert/strict";
import { test } from "node:test";
import { begin as beginGame } from "../../../../web/model/session.js";
import { newState } from "../../../../web/model/state.js";
import { createSolving } from "../../../../web/places/solve/solving.js";
import { deferred, layout, newBench, none, several, solution, unique } from "./solve-bench.js";

/** Solving on a bench; `sentences` holds what was said. */
function begin(solve, givens) {
  const bench = newBench(solve, givens);
  const sentences = [];
  const solving = createSolving(/** @type {any} */ ({ ...bench, say: (sentence) => sentences.push(sentence) }));
  return { ...bench, solving, sentences };
}

const filled = (store) => store.state().position.answers !== null;
const blank = new Array(16).fill(0);
const clashing = [1, 1, ...blank.slice(2)];

/** @type {any[][]} */
const solves = [
  ["the only solution is filled in", unique, undefined, true, /only solution/],
  [
    "the first of several is filled in, and said to be the first",
    several,
    undefined,
    true,
    /several solutions: this is one of them/,
  ],
  ["without a solution nothing changes", none, undefined, false, /no solution/],
  ["conflicting givens are named", unique, clashing, false, /1 appears more than once in row 1/],
  ["an empty board is not solved", several, blank, false, /empty/],
];

for (const [name, answer, givens, fills, sentence] of solves) {
  test(`solve: ${name}`, async () => {
    const { solving, store, sentences } = begin(async () => answer, givens);
    await solving.solve();
    assert.equal(filled(store), fills);
    assert.match(sentences.at(-1), sentence);
  });
}

test("solve: a failure is told and changes nothing", async () => {
  const { solving, store, sentences } = begin(async () => {
    throw Object.assign(new Error(), { code: "engine-load" });
  });
  await solving.solve();
  assert.equal(filled(store), false);
  assert.match(sentences.at(-1), /could not be loaded/);
});

test("solve: an answer to a puzzle that is no longer there is dropped", async () => {
  const answer = deferred();
  const { solving, store, sentences } = begin(() => answer.promise);
  const asked = solving.solve();
  store.replace(newState({ layout, activity: "play", givens: [2, ...blank.slice(1)] }));
  answer.resolve(unique);
  await asked;
  assert.equal(filled(store), false);
  assert.deepEqual(sentences, []);
});

test("peek: the solution lies over the board and goes again, the board as it was", async () => {
  const { solving, store } = begin(async () => unique);
  const { position } = store.state();
  await solving.togglePeek();
  assert.equal(store.state().overlay.join(""), solution);
  await solving.togglePeek();
  assert.equal(store.state().overlay, null);
  assert.equal(store.state().position, position);
});

test("peek: a key let go before the answer shows nothing", async () => {
  const answer = deferred();
  const { solving, store } = begin(() => answer.promise);
  const asked = solving.peek(true);
  void solving.peek(false);
  answer.resolve(unique);
  await asked;
  assert.equal(store.state().overlay, null);
});

test("peek: nothing is shown in an exercise", async () => {
  const { solving, store, actions } = begin(async () => unique);
  actions.setActivity("exercise");
  await solving.peek(true);
  assert.equal(store.state().overlay, null);
});

test("solve: the player's digits stay, wrong ones are marked, and one undo takes the solution away", async () => {
  const { solving, store, actions, sentences } = begin(async () => unique);
  actions.enterDigit(2, 1);
  actions.enterDigit(4, 2);
  const { position } = store.state();
  await solving.solve();
  assert.deepEqual(store.state().position.entries, position.entries);
  assert.deepEqual(store.state().wrong, [2]);
  assert.match(sentences.at(-1), /1 of your digits is wrong/);
  actions.undo();
  assert.deepEqual(store.state().position, position);
});

test("solve: of several solutions one that has the player's digits is filled in", async () => {
  const other = "1342421321343421";
  const { solving, store, actions } = begin(async ({ cells }) =>
    cells[1] === 3 ? { status: "unique", solutions: [other], count: 1 } : several,
  );
  actions.enterDigit(3, 1);
  await solving.solve();
  assert.deepEqual([store.state().wrong, store.state().position.answers?.[2]], [[], 4]);
});

test("solve: a solution that fits the player's digits is not written into another board", async () => {
  const fitting = deferred();
  const { solving, store, actions, sentences } = begin(({ cells }) =>
    cells[1] ? fitting.promise : Promise.resolve(several),
  );
  actions.enterDigit(3, 1);
  const solved = solving.solve();
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  store.change(beginGame, newState({ layout, activity: "play", givens: [2, ...blank.slice(1)] }));
  fitting.resolve(several);
  await solved;
  assert.deepEqual([filled(store), sentences], [false, []]);
});
