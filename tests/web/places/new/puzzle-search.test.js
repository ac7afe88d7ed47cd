import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../../web/i18n/words.js";
import { begin, showTemporary } from "../../../../web/model/session.js";
import { newState } from "../../../../web/model/state.js";
import { createStore } from "../../../../web/model/store.js";
import { createSearch } from "../../../../web/places/new/puzzle-search.js";
import { ElementDouble } from "../../controls/element-double.js";
import { withGlobals } from "../../../support/globals.js";

withGlobals({ document: { createElement: (tag) => new ElementDouble(tag) } });
const words = await loadWords("en");
const made = { puzzle: "1..." + ".".repeat(12), layout: "2x2", clues: 1 };
const near = { ...made, clues: 5 };
const newGame = (activity = /** @type {any} */ ("play")) =>
  newState({ layout: "2x2", activity, givens: [1, 2, ...new Array(14).fill(0)] });

/** A search that is under way; the test gives the answer. */
function openSearch(told = /** @type {any} */ (undefined)) {
  const store = createStore(newGame());
  const used = [];
  let missed = 0;
  let answer = (/** @type {any} */ _made) => {};
  let fail = (/** @type {any} */ _error) => {};
  let asked = /** @type {any} */ (null);
  let failFirst = (/** @type {any} */ _error) => {};
  const search = createSearch({
    engine: /** @type {any} */ ({
      generate: (goal) => {
        asked = goal;
        return new Promise((resolve, reject) => {
          [answer, fail] = [resolve, reject];
        });
      },
    }),
    store,
    words,
    figuresOf: ({ clues }) => `${clues} givens`,
    use: (found, origin) => used.push([found, origin]),
    missed: () => {
      missed += 1;
    },
  });
  const [line, working, take] = /** @type {any[]} */ (search.elements);
  const running = search.run({ layout: "2x2" }, told);
  failFirst = fail;
  return {
    failFirst: (code) => failFirst(Object.assign(new Error(code), { code })),
    store,
    used,
    running,
    take,
    close: search.close,
    stop: () => working.children.at(-1).click(),
    answer: (value = made) => answer(value),
    fail: (code, details = {}) => fail(Object.assign(new Error(code), { code, details })),
    progress: (nearest = /** @type {any} */ (null)) => asked.onProgress({ fraction: 0.5, tried: 40, nearest }),
    isStopped: () => asked.signal.aborted,
    asked: () => asked,
    again: () => search.run({ layout: "2x2" }),
    bar: working.children[0],
    end: () => ({ told: line.textContent, used: used.length, missed, canTake: !take.hidden, isBusy: !working.hidden }),
  };
}

const stopped = words("new.stopped", { tried: 40 });
const none = { used: 0, missed: 1, canTake: false, isBusy: false };
/**
 * @type {[string, (page: ReturnType<typeof openSearch>) => void, Partial<ReturnType<ReturnType<typeof
 *   openSearch>["end"]>>][]}
 */
const cases = [
  ["a puzzle that was found is used", ({ answer }) => answer(), { used: 1, missed: 0, canTake: false, isBusy: false }],
  [
    "a puzzle is used though a board is shown for a while",
    ({ store, answer }) => {
      store.change(showTemporary, "exercise", null, newGame("exercise"));
      answer();
    },
    { used: 1, missed: 0 },
  ],
  [
    "a puzzle that comes after another game has begun is not used",
    ({ store, answer }) => {
      store.change(begin, newGame());
      answer();
    },
    { ...none, told: stopped },
  ],
  [
    "a search that stops because another game has begun offers what came nearest",
    ({ store, progress, fail }) => {
      progress(near);
      store.change(begin, newGame());
      fail("aborted");
    },
    {
      used: 0,
      missed: 0,
      canTake: true,
      isBusy: false,
      told: words.text([stopped, words("new.nearest", { nearest: "5 givens" })]),
    },
  ],
  [
    "the player stops a search",
    ({ stop, fail }) => {
      stop();
      fail("aborted");
    },
    { ...none, told: stopped },
  ],
  [
    "nothing is told after the dialog has closed",
    ({ close, fail }) => {
      close();
      fail("aborted");
    },
    { used: 0, missed: 0 },
  ],
  [
    "a search that found nothing offers the nearest",
    ({ fail }) => fail("not-found", { tried: 500, nearest: near }),
    {
      used: 0,
      canTake: true,
      told: words.text([words("new.missed", { tried: 500 }), words("new.nearest", { nearest: "5 givens" })]),
    },
  ],
  [
    "a failure of the engine is told, and nothing is offered",
    ({ progress, fail }) => {
      progress(near);
      fail("engine-load");
    },
    { ...none, told: words("error.engine-load") },
  ],
];
for (const [what, act, expected] of cases) {
  test(what, async () => {
    const page = openSearch();
    page.progress();
    act(page);
    await page.running;
    const end = page.end();
    assert.deepEqual(Object.fromEntries(Object.keys(expected).map((name) => [name, end[name]])), expected);
  });
}

test("the engine stops when another game has begun", async () => {
  const page = openSearch();
  page.store.change(begin, newGame());
  assert.equal(page.isStopped(), true);
  page.fail("aborted");
  await page.running;
});

test("a puzzle with rules has the origin that it was asked for with, and tells its progress without a number of puzzles", async () => {
  const origin = { ruled: /** @type {const} */ ("killer"), title: "Killer" };
  const page = openSearch({ origin, missed: "None of this level." });
  page.asked().onProgress({ fraction: 0.3 });
  assert.deepEqual([page.bar.value, page.end().told], [0.3, words("new.busy")]);
  page.answer();
  await page.running;
  assert.deepEqual(page.used, [[made, origin]]);
});

test("a goal that nothing met is told by the sentence that was given", async () => {
  const page = openSearch({ missed: "None of this level." });
  page.fail("not-found");
  await page.running;
  assert.deepEqual(page.end(), { ...none, told: "None of this level." });
});

for (const error of ["aborted", "engine-load"]) {
  test(`a puzzle that was stopped says nothing about the next one: ${error}`, async () => {
    const page = openSearch();
    const first = page.asked();
    void page.again();
    assert.deepEqual([first.signal.aborted, page.asked().signal.aborted], [true, false]);
    first.onProgress({ fraction: 0.7, tried: 3, nearest: null });
    page.failFirst(error);
    await page.running;
    assert.deepEqual([page.end().told, page.end().isBusy, page.bar.value], [words("new.busy"), true, undefined]);
    page.close();
  });
}
