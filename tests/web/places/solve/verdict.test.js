import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { effect } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { ruleSpeech } from "../../../../web/model/rule-speech.js";
import { conflictTold, watchSolutions } from "../../../../web/places/solve/verdict.js";
import { deferred, layout, newBench, none, puzzle, several, unique } from "./solve-bench.js";

const rest = 120;
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Runs a story with the clock in hand; `shown` holds every verdict in turn, `failures` what went wrong. */
function story(name, solve, givens, tell) {
  test(name, async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const bench = newBench(solve, givens);
    const shown = [];
    const failures = [];
    const count = watchSolutions(bench, (error) => failures.push(error));
    const stop = effect(() => {
      const { name: verdict } = count.verdict.value;
      if (shown.at(-1) !== verdict) shown.push(verdict);
    });
    try {
      await tell({
        ...bench,
        shown,
        failures,
        count,
        async rest() {
          mock.timers.tick(rest);
          await settled();
        },
      });
    } finally {
      stop();
      count.dispose();
      mock.timers.reset();
    }
  });
}

for (const [answer, verdict] of [
  [unique, "unique"],
  [several, "multiple"],
  [none, "none"],
]) {
  story(
    `the verdict is "${verdict}"`,
    async () => answer,
    undefined,
    async ({ shown, rest }) => {
      assert.deepEqual(shown, ["waiting"]);
      await rest();
      assert.deepEqual(shown, ["waiting", verdict]);
    },
  );
}

const calls = [];
story(
  "the engine is asked once the typing rests, about the last board",
  async (asked) => (calls.push(asked.cells[0]), unique),
  new Array(16).fill(0),
  async ({ actions, shown, rest }) => {
    actions.setActivity("enter");
    for (const digit of [1, 2, 3]) actions.enterDigit(digit, 0);
    await rest();
    assert.deepEqual(calls, [3]);
    assert.equal(shown.at(-1), "unique");
  },
);

const first = deferred();
const answers = [first.promise, Promise.resolve(none)];
story(
  "an answer that comes late is dropped",
  () => answers.shift(),
  undefined,
  async ({ store, shown, rest }) => {
    await rest();
    store.replace(newState({ layout, activity: "play", givens: [2, ...new Array(15).fill(0)] }));
    await rest();
    first.resolve(unique);
    await settled();
    assert.equal(shown.at(-1), "none");
  },
);

story(
  "entries do not change the count of the puzzle, and ask nothing",
  async () => unique,
  undefined,
  async ({ actions, engine, shown, rest }) => {
    await rest();
    engine.solve = () => assert.fail("asked again");
    actions.enterDigit(2, 1);
    await rest();
    assert.equal(shown.at(-1), "unique");
  },
);

story(
  "the same puzzle in another list is not counted again",
  async () => unique,
  undefined,
  async ({ store, engine, shown, rest }) => {
    await rest();
    engine.solve = () => assert.fail("asked again");
    const state = store.state();
    store.replace({ ...state, position: { ...state.position, givens: [...state.position.givens] } });
    await rest();
    assert.deepEqual(shown, ["waiting", "unique"]);
  },
);

story(
  "the same givens under other rules are counted again",
  async () => unique,
  [1, ...new Array(15).fill(0)],
  async ({ store, shown, rest }) => {
    await rest();
    store.replace(newState({ layout: "2x2+x", activity: "play", givens: [...store.state().position.givens] }));
    assert.equal(shown.at(-1), "waiting");
  },
);

story(
  "a puzzle that was counted before is known at once",
  async () => unique,
  undefined,
  async ({ store, shown, rest }) => {
    await rest();
    store.replace(newState({ layout, activity: "play", givens: [2, ...new Array(15).fill(0)] }));
    store.replace(newState({ layout, activity: "play", givens: puzzle }));
    assert.deepEqual(shown, ["waiting", "unique", "waiting", "unique"]);
  },
);

story(
  "a conflict is told at once, and its end",
  async () => unique,
  undefined,
  async ({ actions, shown, count, rest }) => {
    await rest();
    actions.enterDigit(1, 1);
    assert.equal(shown.at(-1), "conflict");
    assert.deepEqual(
      count.verdict.value.conflicts.map(({ house, cells }) => [house, cells]),
      [
        ["row", [0, 1]],
        ["column", [1, 9]],
        ["box", [0, 1]],
      ],
    );
    actions.clearCell(1);
    assert.equal(shown.at(-1), "unique");
  },
);

story(
  "an empty board asks nothing",
  () => assert.fail("asked"),
  new Array(16).fill(0),
  async ({ shown, rest }) => {
    await rest();
    assert.deepEqual(shown, ["empty"]);
  },
);

story(
  "a failure is reported",
  async () => {
    throw Object.assign(new Error(), { code: "engine-load" });
  },
  undefined,
  async ({ shown, failures, rest }) => {
    await rest();
    assert.deepEqual(shown, ["waiting", "unknown"]);
    assert.deepEqual(
      failures.map(({ code }) => code),
      ["engine-load"],
    );
  },
);

test("a conflict names its rule once the words of rules are loaded, after the conflict was told", () => {
  const conflict = /** @type {const} */ ({ digit: 0, house: "rule", index: 2, cells: [0] });
  const before = ruleSpeech.peek();
  /** @type {string[]} */
  const told = [];
  ruleSpeech.value = null;
  const stop = effect(() => {
    told.push(conflictTold(conflict, /** @type {any} */ ((/** @type {string} */ key) => key), newState({ layout })));
  });
  try {
    const broken = (/** @type {unknown} */ _, /** @type {number} */ number) => `rule ${number}`;
    ruleSpeech.value = /** @type {any} */ ({ broken });
    assert.deepEqual(told, ["board.conflict", "rule 1"]);
  } finally {
    stop();
    ruleSpeech.value = before;
  }
});
