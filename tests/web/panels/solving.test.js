import assert from "node:assert/strict";
import { test } from "node:test";
import { createSolving } from "../../../web/panels/solving.js";
import { deferred, layout, newBench, none, several, solution, unique } from "./bench.js";

/** Solving on a bench; `sentences` holds what was said. */
function begin(solve, givens) {
  const bench = newBench(solve, givens);
  const sentences = [];
  const solving = createSolving(/** @type {any} */ ({ ...bench, say: (sentence) => sentences.push(sentence) }));
  return { ...bench, solving, sentences };
}

const filled = (store) => store.state().position.entries.some(Boolean);
const blank = new Array(16).fill(0);
const clashing = [1, 1, ...blank.slice(2)];

/** @type {any[][]} */
const solves = [
  ["the only solution is filled in", unique, undefined, true, /only solution/],
  ["the first of several is filled in, and said to be the first", several, undefined, true, /several solutions: this is the first/],
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
  const { solving, store, sentences } = begin(async () => { throw Object.assign(new Error(), { code: "engine-load" }); });
  await solving.solve();
  assert.equal(filled(store), false);
  assert.match(sentences.at(-1), /could not be loaded/);
});

test("solve: an answer to a puzzle that is no longer there is dropped", async () => {
  const answer = deferred();
  const { solving, store, actions, sentences } = begin(() => answer.promise);
  const asked = solving.solve();
  actions.setPuzzle({ layout, cells: [2, ...blank.slice(1)] });
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

/** @type {any[][]} */
const checks = [
  ["nothing entered", [], unique, /nothing to check/],
  ["right digits", [[2, 1]], unique, /so far is right/],
  ["a wrong digit, by its cell", [[2, 1], [4, 2]], unique, /1 digit is wrong: r1c3\./],
  ["two wrong digits", [[4, 1], [4, 2]], unique, /2 digits are wrong: r1c2, r1c3\./],
  ["digits that fit one of several solutions", [[2, 1]], { ...several, count: 1 }, /fit at least one/],
  ["digits that fit none of several solutions", [[2, 1]], { ...several, count: 0 }, /fit none/],
];

for (const [name, entries, answer, sentence] of checks) {
  test(`check: ${name}`, async () => {
    const { solving, actions, sentences } = begin(async () => answer);
    for (const [digit, cell] of entries) actions.enterDigit(digit, cell);
    await solving.check();
    assert.match(sentences.at(-1), sentence);
  });
}

test("check: digits changed while it was asked are judged as they are now", async () => {
  const answer = deferred();
  const { solving, actions, sentences } = begin(() => answer.promise);
  actions.enterDigit(4, 1);
  const asked = solving.check();
  actions.enterDigit(2, 1);
  answer.resolve(unique);
  await asked;
  assert.match(sentences.at(-1), /so far is right/);
});

test("check: a failure of the second question is told", async () => {
  const answers = [Promise.resolve(several), Promise.reject(Object.assign(new Error(), { code: "closed" }))];
  const { solving, actions, sentences } = begin(() => answers.shift());
  actions.enterDigit(2, 1);
  await solving.check();
  assert.match(sentences.at(-1), /was closed/);
});

test("check: cells are called as the reader wants, and the teacher is asked what can be done", async () => {
  const bench = newBench(async () => unique);
  const sentences = [];
  const solving = createSolving(/** @type {any} */ ({ ...bench, say: (sentence) => sentences.push(sentence) }), { nameCell: () => "A3", showMistakes: () => sentences.push("asked") });
  bench.actions.enterDigit(4, 2);
  await solving.check();
  assert.match(sentences[0], /1 digit is wrong: A3\./);
  assert.equal(sentences[1], "asked");
});
