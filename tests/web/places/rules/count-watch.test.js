/** Counts of candidates while a puzzle is set: they are about the puzzle of now, and older questions are stopped. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { effect, signal } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { watchCounts } from "../../../../web/places/rules/count-watch.js";
import { deferred } from "../solve/solve-bench.js";

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
/**
 * The engine's answer: so many candidates, each in so many solutions, in every cell.
 * @param {number} digits
 * @param {number} count
 */
const answer = (digits, count) => ({
  candidates: Array.from({ length: 16 }, () => [1, 2, 3, 4].slice(0, digits)),
  weights: Array.from({ length: 16 }, () => [1, 2, 3, 4].map((digit) => (digit <= digits ? BigInt(count) : 0n))),
});

/** @param {string} name @param {(bench: any) => Promise<void>} tell */
function story(name, tell) {
  test(name, async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const store = createStore(newState({ layout: "2x2", activity: "enter" }));
    const actions = bindActions(store);
    /** @type {{ rules: string[], options: any, resolve: (value: any) => void }[]} */
    const asked = [];
    const engine = {
      candidates(/** @type {any} */ { rules }, /** @type {any} */ options) {
        const { promise, resolve } = deferred();
        asked.push({ rules, options, resolve });
        return promise;
      },
      ready: async () => {},
      unnecessaryRules: async () => ({
        state: "found",
        eachAlone: [{ sort: "rule", rule: "even r1c1" }],
        complete: true,
      }),
    };
    const isWanted = signal(true);
    const watch = watchCounts(/** @type {any} */ ({ engine, store }), () => isWanted.value);
    /** @type {string[]} */
    const seen = [];
    const stop = effect(() => {
      const { status } = watch.now.value;
      if (seen.at(-1) !== status) seen.push(status);
    });
    const draw = (/** @type {readonly string[] | null} */ rules) => actions.goTo({ ...store.state().position, rules });
    const rest = async () => {
      mock.timers.tick(1000);
      await settled();
    };
    try {
      await tell({ store, actions, asked, isWanted, watch, seen, draw, rest });
    } finally {
      stop();
      watch.dispose();
      mock.timers.reset();
    }
  });
}

story("nothing is asked without rules", async ({ rest, asked, seen }) => {
  await rest();
  assert.deepEqual([asked.length, seen], [0, ["off"]]);
});

story("each change stops the question before, whose answer is dropped", async ({ draw, rest, asked, seen, watch }) => {
  draw(["even r1c1"]);
  await rest();
  draw(["odd r1c1"]);
  assert.equal(asked[0].options.signal.aborted, true);
  asked[0].resolve(answer(1, 1));
  await settled();
  assert.deepEqual(seen, ["off", "counting"]);
  await rest();
  assert.deepEqual(asked[1].rules, ["odd r1c1"]);
  asked[1].options.onProgress({ fraction: 0.5 });
  assert.equal(watch.now.value.fraction, 0.5);
  asked[0].options.onProgress({ fraction: 0.9 });
  assert.equal(watch.now.value.fraction, 0.5);
  asked[1].resolve(answer(2, 8));
  await settled();
  assert.equal(watch.now.value.status, "several");
  assert.deepEqual(watch.now.value.counts[0], [8, 8, 0, 0]);
  draw(["odd r1c2"]);
  assert.deepEqual([watch.now.value.status, watch.now.value.counts], ["counting", []]);
});

story("changes in a row are one question", async ({ draw, rest, asked }) => {
  for (const rule of ["even r1c1", "odd r1c1", "odd r1c2"]) draw([rule]);
  await rest();
  assert.deepEqual(
    asked.map(({ rules }) => rules),
    [["odd r1c2"]],
  );
});

story("a puzzle with one solution: what can go is asked, too", async ({ draw, rest, asked, watch }) => {
  draw(["even r1c1"]);
  await rest();
  asked[0].resolve(answer(1, 1));
  await settled();
  assert.equal(watch.now.value.status, "unique");
  assert.deepEqual(watch.now.value.unnecessary, [{ sort: "rule", rule: "even r1c1" }]);
});

story(
  "a puzzle without a solution, and colours that change nothing about it",
  async ({ draw, rest, asked, actions, watch }) => {
    draw(["even r1c1"]);
    await rest();
    asked[0].resolve(answer(0, 0));
    await settled();
    assert.equal(watch.now.value.status, "none");
    actions.selectCell(3);
    actions.toggleColor(2);
    await rest();
    assert.equal(asked.length, 1);
  },
);

story("switched off, a question is stopped", async ({ draw, rest, asked, isWanted, seen }) => {
  draw(["even r1c1"]);
  await rest();
  isWanted.value = false;
  assert.equal(asked[0].options.signal.aborted, true);
  assert.equal(seen.at(-1), "off");
});

story("a question that takes too long is stopped, and told as a failure", async ({ draw, rest, asked, watch }) => {
  draw(["even r1c1"]);
  await rest();
  await settled();
  mock.timers.tick(30_000);
  assert.equal(asked[0].options.signal.aborted, true);
  asked[0].resolve(Promise.reject(Object.assign(new Error("stopped"), { code: "aborted" })));
  await settled();
  assert.deepEqual([watch.now.value.status, watch.now.value.error.code], ["failed", "search-limit"]);
});
