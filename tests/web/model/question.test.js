import assert from "node:assert/strict";
import { test } from "node:test";
import { ask } from "../../../web/model/question.js";
import { begin, showDraft, showTemporary } from "../../../web/model/session.js";
import { newState } from "../../../web/model/state.js";
import { bindActions, createStore } from "../../../web/model/store.js";

const givens = [1, ...new Array(15).fill(0)];
const newGame = (activity = /** @type {any} */ ("play")) => newState({ layout: "2x2", activity, givens });

/** A question that is under way; the test gives its answer. */
function begun(about, { activity = "play" } = {}) {
  const store = createStore(newGame(activity));
  const caller = new AbortController();
  const used = [];
  let answer = (/** @type {any} */ _value) => {};
  let fail = (/** @type {any} */ _error) => {};
  /** @type {AbortSignal | null} */
  let given = null;
  const asking = ask(
    { store, about, signal: caller.signal },
    (_, signal) => {
      given = signal;
      return new Promise((resolve, reject) => {
        [answer, fail] = [resolve, reject];
      });
    },
    (value, state) => {
      used.push(value);
      return state.game.id;
    },
  );
  return { store, actions: bindActions(store), caller, used, asking, answer, fail, isStopped: () => given?.aborted };
}

/**
 * @type {[string, string, (page: ReturnType<typeof begun>) => void, string[]][]} what happens meanwhile, and the
 *   subjects whose answers are still used
 */
const meanwhile = [
  ["nothing happens", "play", () => {}, ["game", "puzzle", "position"]],
  ["a cell is selected", "play", ({ actions }) => actions.selectCell(3), ["game", "puzzle", "position"]],
  [
    "an exercise is shown",
    "play",
    ({ store }) => store.change(showTemporary, "exercise", null, newGame("exercise")),
    ["game", "puzzle", "position"],
  ],
  ["a digit is entered", "play", ({ actions }) => actions.enterDigit(2, 1), ["game", "puzzle"]],
  ["a given is entered", "enter", ({ actions }) => actions.enterDigit(2, 1), ["game"]],
  ["another game with the same puzzle begins", "play", ({ store }) => store.change(begin, newGame()), []],
  ["the puzzle that is entered is shown", "play", ({ store }) => store.change(showDraft), []],
];
for (const [what, activity, act, kept] of meanwhile)
  for (const about of ["game", "puzzle", "position"]) {
    const isUsed = kept.includes(about);
    test(`${what}: an answer about the ${about} is ${isUsed ? "used" : "dropped, and the work is stopped"}`, async () => {
      const page = begun(about, { activity });
      const { id } = page.store.own.peek().game;
      act(page);
      assert.equal(page.isStopped(), !isUsed);
      page.answer("answer");
      assert.deepEqual([await page.asking, page.used], isUsed ? [id, ["answer"]] : [null, []]);
    });
  }

test("an answer that is dropped stays dropped when the board is again as it was", async () => {
  const page = begun("position");
  page.actions.enterDigit(2, 1);
  page.actions.undo();
  page.answer("answer");
  assert.deepEqual([await page.asking, page.used], [null, []]);
});

test("a caller that gives up gets no answer", async () => {
  const page = begun("game");
  page.caller.abort();
  assert.equal(page.isStopped(), true);
  page.answer("answer");
  assert.deepEqual([await page.asking, page.used], [null, []]);
});

test("a caller that has given up before asks nothing that is used", async () => {
  const store = createStore(newGame());
  const signal = AbortSignal.abort();
  assert.equal(
    await ask(
      { store, about: "game", signal },
      async (_, stopped) => stopped.aborted,
      () => assert.fail("used"),
    ),
    null,
  );
});

test("a failure is thrown; the failure of work that was stopped is not", async () => {
  const page = begun("game");
  page.fail(new Error("engine"));
  await assert.rejects(page.asking, /engine/);
  const stopped = begun("game");
  stopped.store.change(begin, newGame());
  stopped.fail(new Error("stopped"));
  assert.equal(await stopped.asking, null);
});
