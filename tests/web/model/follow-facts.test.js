/**
 * One question about a puzzle that changes while it is typed: when it is asked, when it is stopped, and whose answer is
 * shown.
 */
import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { followFacts } from "../../../web/model/follow-facts.js";
import { signal } from "../../../web/model/signals.js";

const puzzleOf = (/** @type {number} */ first) => ({
  layout: "2x2",
  cells: [first, ...new Array(15).fill(0)],
  candidates: null,
});

/** Facts whose questions the test answers. */
function openFacts(ready = Promise.resolve()) {
  const asked = /** @type {any[]} */ ([]);
  let lookups = 0;
  const of = (/** @type {any} */ puzzle) => {
    lookups += 1;
    const known = signal(/** @type {any} */ ({}));
    return {
      known,
      count: (/** @type {{ signal: AbortSignal }} */ { signal: stop }) =>
        new Promise((resolve, reject) => {
          asked.push({
            first: puzzle.cells[0],
            stop,
            fail: reject,
            answer: (value) => {
              known.value = { count: value };
              resolve(undefined);
            },
          });
        }),
    };
  };
  return { facts: /** @type {any} */ ({ of, ready: () => ready }), asked, lookups: () => lookups };
}

/** What follows a question still. @type {(() => void)[]} */
const open = [];
afterEach(() => open.splice(0).forEach((dispose) => dispose()));

/**
 * @param {any} first the puzzle at the beginning @param {object} [options]
 * @param {Promise<void>} [ready] resolves when the engine is loaded
 */
function follow(first, options, ready) {
  const about = signal(first);
  const { facts, asked, lookups } = openFacts(ready);
  const { now, dispose } = followFacts(facts, /** @type {any} */ ("count"), () => about.value, options);
  open.push(dispose);
  return { about, asked, lookups, dispose, now: () => now.value };
}

const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test("without a puzzle nothing is asked", () => {
  const { asked, now } = follow(null);
  assert.deepEqual([now(), asked], [{ status: "none" }, []]);
});

test("a puzzle is asked about once, and its answer is known", () => {
  const { about, asked, lookups, now } = follow(puzzleOf(1));
  assert.deepEqual([now(), asked.length], [{ status: "asking" }, 1]);
  about.value = { ...about.value };
  assert.deepEqual([asked.length, lookups()], [1, 1]);
  asked[0].answer(7);
  assert.deepEqual(now(), { status: "known", answer: 7 });
  assert.equal(asked.length, 1);
});

/** @type {[string, (puzzle: any) => any][]} */
const changes = [
  ["other cells", (puzzle) => ({ ...puzzle, cells: [...puzzle.cells] })],
  ["another layout", (puzzle) => ({ ...puzzle, layout: "2x2+x" })],
  ["other candidates", (puzzle) => ({ ...puzzle, candidates: [] })],
  ["other rules", (puzzle) => ({ ...puzzle, rules: ["even r1c1"] })],
];
for (const [what, change] of changes) {
  test(`with ${what}, what was asked before is stopped, and the new puzzle is asked about`, () => {
    const { about, asked, now } = follow(puzzleOf(1));
    about.value = change(about.value);
    assert.deepEqual(
      asked.map(({ stop }) => stop.aborted),
      [true, false],
    );
    asked[0].answer(1);
    assert.deepEqual(now(), { status: "asking" });
    asked[1].answer(2);
    assert.deepEqual(now(), { status: "known", answer: 2 });
  });
}

test("without its puzzle, and at the end, a question is stopped", () => {
  const { about, asked, now, dispose } = follow(puzzleOf(1));
  about.value = null;
  assert.deepEqual([now(), asked[0].stop.aborted], [{ status: "none" }, true]);
  about.value = puzzleOf(2);
  dispose();
  assert.equal(asked[1].stop.aborted, true);
});

test("a puzzle is asked about when it has rested, and never when it changes before", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const { about, asked } = follow(puzzleOf(1), { rest: 100 });
    mock.timers.tick(99);
    about.value = puzzleOf(2);
    mock.timers.tick(99);
    assert.deepEqual(asked, []);
    mock.timers.tick(1);
    assert.deepEqual(
      asked.map(({ first }) => first),
      [2],
    );
  } finally {
    mock.timers.reset();
  }
});

/** @param {import("node:test").TestContext} t @param {() => Promise<void>} use */
async function withTimers(t, use) {
  t.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ["setTimeout"] });
  await use();
}

test("a question that has spent its budget is stopped without a failure, and another puzzle is asked about", (t) =>
  withTimers(t, async () => {
    const { about, asked, now } = follow(puzzleOf(1), { budget: 1000, failed: assert.fail });
    await turn();
    mock.timers.tick(999);
    assert.deepEqual([now(), asked[0].stop.aborted], [{ status: "asking" }, false]);
    mock.timers.tick(1);
    assert.equal(asked[0].stop.aborted, true);
    asked[0].fail(new Error("aborted"));
    await turn();
    about.value = { ...about.value };
    assert.deepEqual([now(), asked.length], [{ status: "failed" }, 1]);
    about.value = puzzleOf(2);
    assert.deepEqual([now(), asked.length], [{ status: "asking" }, 2]);
  }));

test("the time in which the engine is fetched does not count", (t) =>
  withTimers(t, async () => {
    let load = () => {};
    /** @type {Promise<void>} */
    const loaded = new Promise((resolve) => {
      load = resolve;
    });
    const { asked } = follow(puzzleOf(1), { budget: 1000 }, loaded);
    await turn();
    mock.timers.tick(5000);
    assert.equal(asked[0].stop.aborted, false);
    load();
    await turn();
    mock.timers.tick(1000);
    assert.equal(asked[0].stop.aborted, true);
  }));

test("a failure is said once, and another puzzle is asked about", async () => {
  const errors = /** @type {unknown[]} */ ([]);
  const { about, asked, now } = follow(puzzleOf(1), { failed: (error) => errors.push(error) });
  const error = new Error("no engine");
  asked[0].fail(error);
  await turn();
  assert.deepEqual([now(), errors, asked.length], [{ status: "failed" }, [error], 1]);
  about.value = puzzleOf(2);
  assert.deepEqual([now(), asked.length], [{ status: "asking" }, 2]);
});

test("the end of a stopped question is no failure", async () => {
  const { about, asked, now } = follow(puzzleOf(1), { failed: assert.fail });
  const before = about.value;
  about.value = puzzleOf(2);
  asked[0].fail(new Error("aborted"));
  await turn();
  about.value = before;
  assert.deepEqual(now(), { status: "asking" });
});
