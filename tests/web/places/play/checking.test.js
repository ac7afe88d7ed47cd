import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { loadWords } from "../../../../web/i18n/words.js";
import { createFacts } from "../../../../web/model/facts.js";
import { signal } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { createChecking } from "../../../../web/places/play/checking.js";

const words = await loadWords("en");
const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const givens = [1, 0, 0, 4, 0, 4, 0, 0, 0, 0, 4, 0, 0, 3, 0, 0];

/** A 4×4 game. `solve` answers for the engine. */
function begin({
  markErrors = "request",
  naming = "words",
  author = /** @type {number[] | undefined} */ (undefined),
  solve = async (/** @type {any[]} */ ..._asked) => ({ status: "unique", count: 1, solutions: ["unique"] }),
} = {}) {
  const store = createStore(
    newState({ layout: "2x2", givens, activity: "play", origin: { kind: "link", solution: author } }),
  );
  const said = [];
  const announced = [];
  let asked = 0;
  const facts = createFacts(
    {
      solve: async (...args) => {
        asked += 1;
        return solve(...args);
      },
    },
    () => solution,
  );
  const settings = /** @type {any} */ ({ markErrors: signal(markErrors), naming: signal(naming) });
  const actions = bindActions(store);
  const checking = createChecking({
    store,
    actions,
    facts,
    settings,
    words,
    say: (sentence) => said.push(sentence),
    announce: (sentence) => announced.push(sentence),
  });
  return { store, actions, settings, checking, said, announced, asked: () => asked, wrong: () => store.state().wrong };
}

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test("there is nothing to check before a digit is entered", async () => {
  const game = begin();
  await game.checking.check();
  assert.deepEqual([game.said, game.asked(), game.store.state().game.checks], [[words("check.nothing")], 0, 0]);
});

test("a wrong digit is named and marked, and the check is counted", async () => {
  const game = begin();
  game.actions.enterDigit(3, 1);
  game.actions.enterDigit(3, 2);
  await game.checking.check();
  assert.deepEqual(game.wrong(), [1]);
  assert.deepEqual(game.said, ["1 digit is wrong: row 1, column 2."]);
  assert.equal(game.store.state().game.checks, 1);
});

test("cells have the names that the player has chosen; several cells stay apart without chosen names", async () => {
  const told = async (naming, cells = [1, 2]) => {
    const game = begin({ naming });
    for (const cell of cells) game.actions.enterDigit(solution[cell] === 1 ? 2 : 1, cell);
    await game.checking.check();
    return game.said[0];
  };
  assert.equal(await told("words"), "2 digits are wrong: row 1 column 2 and row 1 column 3.");
  assert.equal(await told("rc"), "2 digits are wrong: r1c2 and r1c3.");
  assert.equal(await told("column-letters"), "2 digits are wrong: B1 and C1.");
  assert.equal(await told("rc", [1, 2, 4]), "3 digits are wrong: r1c2, r1c3 and r2c1.");
  assert.equal(await told("words", [1, 2, 4]), "3 digits are wrong. The board marks them.");
});

test("a correction takes the mark away", async () => {
  const game = begin();
  game.actions.enterDigit(3, 1);
  await game.checking.check();
  game.actions.enterDigit(2, 1);
  assert.deepEqual(game.wrong(), []);
  await game.checking.check();
  assert.equal(game.said.at(-1), words("check.right"));
});

test("many wrong digits are counted, not named", async () => {
  const game = begin();
  for (const cell of [1, 2, 4, 6, 7]) game.actions.enterDigit(solution[cell] === 1 ? 2 : 1, cell);
  await game.checking.check();
  assert.equal(game.said[0], "5 digits are wrong. The board marks them.");
  assert.equal(game.wrong().length, 5);
});

test("the second check asks the engine nothing", async () => {
  const game = begin();
  game.actions.enterDigit(2, 1);
  await game.checking.check();
  await game.checking.check();
  assert.equal(game.asked(), 1);
});

test("an answer that comes after a change says nothing", async () => {
  /** @type {(answer: any) => void} */
  let answer = () => {};
  const game = begin({
    solve: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  game.actions.enterDigit(3, 1);
  const checked = game.checking.check();
  await settled();
  game.actions.enterDigit(2, 1);
  answer({ status: "unique", count: 1, solutions: ["unique"] });
  await checked;
  assert.deepEqual([game.said, game.wrong()], [[], []]);
});

test("of a puzzle with several solutions, Check says whether the digits fit one of them", async () => {
  const counts = [2, 0];
  const game = begin({
    solve: async () => ({ status: counts[0] ? "multiple" : "none", count: counts.shift(), solutions: [] }),
  });
  game.actions.enterDigit(3, 1);
  await game.checking.check();
  assert.deepEqual(game.said, [words("check.impossible")]);
  assert.deepEqual(game.wrong(), []);
});

test("wrong digits are marked at once where the player wants that, and only then", async () => {
  const game = begin({ markErrors: "at-once" });
  game.actions.enterDigit(3, 1);
  await settled();
  assert.deepEqual(game.wrong(), [1]);
  assert.deepEqual(game.announced, ["1 digit is wrong: row 1, column 2."]);
  game.actions.enterDigit(2, 1);
  await settled();
  assert.deepEqual(game.wrong(), []);
  game.settings.markErrors.value = "never";
  game.actions.enterDigit(3, 1);
  await settled();
  assert.deepEqual([game.wrong(), game.store.state().game.checks], [[], 0]);
});

test("that marking at once is impossible is said once a puzzle", async () => {
  const game = begin({ markErrors: "at-once", solve: async () => ({ status: "multiple", count: 2, solutions: [] }) });
  for (const digit of [2, 3]) {
    game.actions.enterDigit(digit, 1);
    await settled();
  }
  assert.deepEqual(game.said, [words("check.not-at-once")]);
});

test("nothing is checked while the game is paused", async () => {
  const game = begin();
  game.actions.enterDigit(3, 1);
  game.actions.pauseClock(1);
  await game.checking.check();
  assert.deepEqual(game.said, [words("rights.paused")]);
});

/** A game in which the engine works until it is stopped. */
function beginEndless() {
  /** @type {AbortSignal[]} */
  const signals = [];
  const game = begin({
    solve: (_, { signal: stop }) =>
      new Promise((_resolve, reject) => {
        signals.push(stop);
        stop.addEventListener("abort", () => reject(Object.assign(new Error("stopped"), { code: "aborted" })));
      }),
  });
  game.actions.enterDigit(3, 1);
  return { ...game, signals };
}

test("a check that takes too long is stopped, said, and not counted", async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const game = beginEndless();
  const checked = game.checking.check();
  await settled();
  mock.timers.tick(30_000);
  await checked;
  assert.equal(game.signals[0].aborted, true);
  assert.deepEqual([game.said, game.store.state().game.checks], [[words("error.search-limit")], 0]);
});

test("a check is stopped without a word when the place is left", async () => {
  const game = beginEndless();
  const checked = game.checking.check();
  await settled();
  game.checking.dispose();
  await checked;
  assert.deepEqual([game.signals[0].aborted, game.said], [true, []]);
});

test("digits are judged by the author's solution, without a search, where the author gives one", async () => {
  for (const markErrors of ["request", "at-once"]) {
    const game = begin({
      markErrors,
      author: solution,
      solve: async () => ({ status: "multiple", count: 2, solutions: [] }),
    });
    game.actions.enterDigit(3, 1);
    if (markErrors === "request") {
      await game.checking.check();
      assert.deepEqual(game.said, [`1 digit is wrong: row 1, column 2. ${words("check.by-author")}`]);
      assert.equal(game.store.state().game.checks, 1);
    } else await settled();
    assert.deepEqual([game.wrong(), game.asked()], [[1], 0]);
  }
});

test("an author's solution of another puzzle judges nothing", async () => {
  const game = begin({ author: solution.map((digit) => 5 - digit) });
  game.actions.enterDigit(3, 1);
  await game.checking.check();
  assert.deepEqual([game.wrong(), game.asked()], [[1], 1]);
});
