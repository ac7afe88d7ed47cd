/** What a board asks about its puzzle: with a budget, and only as long as the board is there. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { useEngine } from "../../../web/embed/engine.js";
import { checkBoard, rateBoard, solveBoard } from "../../../web/embed/judge.js";
import { loadWords } from "../../../web/i18n/words.js";
import { newState } from "../../../web/model/state.js";
import { bindActions, createStore } from "../../../web/model/store.js";
import { until } from "../../support/until.js";

const words = await loadWords("en");
/** @type {AbortSignal[]} */
const signals = [];
/** An engine whose searches end only when they are stopped. */
const endless = () =>
  useEngine(
    async () =>
      /** @type {any} */ ({
        solve: (/** @type {any} */ _, /** @type {{ signal: AbortSignal }} */ { signal }) =>
          new Promise((_resolve, reject) => {
            signals.push(signal);
            signal.addEventListener("abort", () => reject(Object.assign(new Error("stopped"), { code: "aborted" })));
          }),
      }),
  );

/** Waits until the engine has been asked once more. @param {() => unknown} question */
async function asked(question) {
  const count = signals.length;
  const answer = question();
  await until(() => signals.length > count);
  return { answer };
}

/** @param {number} first the first given, so that each test has a puzzle of its own */
function openBoard(first) {
  const store = createStore(newState({ layout: "2x2", givens: [first, ...new Array(15).fill(0)], activity: "play" }));
  const actions = bindActions(store);
  actions.enterDigit(first === 1 ? 2 : 1, 5);
  const leaving = new AbortController();
  return {
    actions,
    leaving,
    board: /** @type {const} */ ({ store, about: "position", signal: leaving.signal, words }),
  };
}

test("each question ends after its budget", async (t) => {
  endless();
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  for (const question of [solveBoard, checkBoard, rateBoard]) {
    const { board } = openBoard(1);
    const { answer: refused } = await asked(() => assert.rejects(question(board), { code: "search-limit" }));
    mock.timers.tick(30_000);
    await refused;
    assert.equal(signals.at(-1).aborted, true);
  }
});

test("each question is stopped when the board changes, and when it leaves its page", async () => {
  endless();
  for (const question of [solveBoard, checkBoard, rateBoard])
    for (const end of [
      (/** @type {ReturnType<typeof openBoard>} */ { actions }) => actions.enterDigit(3, 6),
      (/** @type {ReturnType<typeof openBoard>} */ { leaving }) => leaving.abort(),
    ]) {
      const opened = openBoard(2);
      const { answer } = await asked(() => question(opened.board));
      end(opened);
      assert.equal(await answer, null);
      assert.equal(signals.at(-1).aborted, true);
    }
});
