import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { watchSolutions } from "../../../web/panels/live-count.js";
import { deferred, layout, newBench, none, several, unique } from "./bench.js";

const rest = 120;
const settled = () => new Promise((resolve) => { setImmediate(resolve); });

/** Runs a story with the clock in hand; `shown` holds every verdict in turn. */
function story(name, solve, givens, tell) {
  test(name, async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    try {
      const bench = newBench(solve, givens);
      const shown = [];
      const judged = [];
      watchSolutions(/** @type {any} */ ({ ...bench, say: (sentence) => shown.push(sentence) }), (verdict) => shown.push(verdict),
        ({ givens: [first] }, verdict) => judged.push([first, verdict]));
      await tell({ ...bench, shown, judged, async rest() { mock.timers.tick(rest); await settled(); } });
    } finally {
      mock.timers.reset();
    }
  });
}

for (const [answer, verdict] of [[unique, "unique"], [several, "multiple"], [none, "none"]]) {
  story(`the verdict is "${verdict}"`, async () => answer, undefined, async ({ shown, rest }) => {
    assert.deepEqual(shown, ["loading"]);
    await rest();
    assert.deepEqual(shown, ["loading", verdict]);
  });
}

const calls = [];
story("the engine is asked once the typing rests, about the last board", async (asked) => (calls.push(asked.cells[0]), unique),
  new Array(16).fill(0), async ({ actions, shown, rest }) => {
    actions.setMode("solve");
    for (const digit of [1, 2, 3]) actions.enterDigit(digit, 0);
    await rest();
    assert.deepEqual(calls, [3]);
    assert.equal(shown.at(-1), "unique");
  });

const first = deferred();
const answers = [first.promise, Promise.resolve(none)];
story("an answer that comes late is dropped", () => answers.shift(), undefined, async ({ actions, shown, rest }) => {
  await rest();
  actions.setPuzzle({ layout, cells: [2, ...new Array(15).fill(0)] });
  await rest();
  first.resolve(unique);
  await settled();
  assert.equal(shown.at(-1), "none");
});

story("entries do not change the count of the puzzle, and ask nothing", async () => unique, undefined, async ({ actions, engine, shown, rest }) => {
  await rest();
  engine.solve = () => assert.fail("asked again");
  actions.enterDigit(2, 1);
  await rest();
  assert.equal(shown.at(-1), "unique");
});

story("the same puzzle in another list is not counted again", async () => unique, undefined, async ({ store, engine, shown, rest }) => {
  await rest();
  engine.solve = () => assert.fail("asked again");
  const state = store.state();
  store.replace({ ...state, position: { ...state.position, givens: [...state.position.givens] } });
  await rest();
  assert.deepEqual(shown, ["loading", "unique", "unique"]);
});

story("the same givens under other rules are counted again", async () => unique, [1, ...new Array(15).fill(0)], async ({ actions, store, shown, rest }) => {
  await rest();
  actions.setPuzzle({ layout: "2x2+x", cells: [...store.state().position.givens] });
  assert.equal(shown.at(-1), "waiting");
});

const verdicts = [Promise.resolve(unique), Promise.resolve(several)];
story("what is judged is reported at once for another puzzle, and again with the answer", () => verdicts.shift(), undefined, async ({ actions, judged, rest }) => {
  await rest();
  actions.enterDigit(2, 1);
  actions.setPuzzle({ layout, cells: [2, ...new Array(15).fill(0)] });
  await rest();
  assert.deepEqual(judged, [[1, null], [1, "unique"], [2, null], [2, "multiple"]]);
});

story("a conflict is told at once, and its end", async () => unique, undefined, async ({ actions, shown, rest }) => {
  await rest();
  actions.enterDigit(1, 1);
  assert.equal(shown.at(-1), "conflict");
  actions.clearCell(1);
  assert.equal(shown.at(-1), "unique");
});

story("an empty board asks nothing", () => assert.fail("asked"), new Array(16).fill(0), async ({ shown, rest }) => {
  await rest();
  assert.deepEqual(shown, ["empty"]);
});

story("a failure is said", async () => { throw Object.assign(new Error(), { code: "engine-load" }); }, undefined, async ({ shown, rest }) => {
  await rest();
  assert.deepEqual(shown.slice(0, -1), ["loading", "unknown"]);
  assert.match(shown.at(-1), /could not be loaded/);
});
