import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { addFace } from "../../../../web/board/faces/index.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { begin } from "../../../../web/model/session.js";
import { signal } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { createStore } from "../../../../web/model/store.js";
import { startDaily, startNext } from "../../../../web/places/new/game-start.js";

const words = await loadWords("en");
const made = { puzzle: "1..." + ".".repeat(12), layout: "2x2", clues: 1, level: null, rating: null, seed: 7 };
const givens = [1, 2, ...new Array(14).fill(0)];

/** A page whose engine is making a puzzle; the test gives the answer. */
function openPage() {
  const store = createStore(
    newState({ layout: "2x2", activity: "play", givens, origin: { kind: "made", level: "easy" } }),
  );
  const said = [];
  const bars = [];
  const stopping = new AbortController();
  let answer = (/** @type {any} */ _made) => {};
  let fail = (/** @type {any} */ _error) => {};
  let asked = /** @type {any} */ (null);
  const app = /** @type {any} */ ({
    store,
    words,
    settings: { level: signal("easy") },
    engine: {
      generate: (goal) => {
        asked = goal;
        return new Promise((resolve, reject) => {
          [answer, fail] = [resolve, reject];
        });
      },
    },
    work: async (task) => {
      bars.push("shown");
      const found = await task({ signal: stopping.signal, onProgress: () => bars.push("moved") });
      bars.push("gone");
      return found;
    },
    say: (sentence) => said.push(sentence),
    announce: (sentence) => said.push(sentence),
    go: async () => {},
    focusBoard() {},
  });
  return {
    app,
    store,
    said,
    bars,
    stop: () => stopping.abort(),
    answer: (value = made) => answer(value),
    fail: (error) => fail(error),
    asked: () => asked,
    origin: () => store.own.peek().game.origin.kind,
  };
}

/** @type {[string, (app: any) => Promise<void>, string][]} */
const ways = [
  ["the daily puzzle", (app) => startDaily(app, "2026-11-23"), "daily"],
  ["the next puzzle", startNext, "made"],
];
for (const [what, start, kind] of ways) {
  test(`${what} comes on the board when it is made, with a bar meanwhile`, async () => {
    const page = openPage();
    const started = start(page.app);
    page.asked().onProgress({ fraction: 0.5 });
    page.answer();
    await started;
    assert.deepEqual(
      [page.origin(), page.store.own.peek().position.givens[1], page.bars],
      [kind, 0, ["shown", "moved", "gone"]],
    );
  });

  test(`${what} does not take the board from a game that has begun meanwhile`, async () => {
    const page = openPage();
    const started = start(page.app);
    const other = newState({ layout: "2x2", activity: "play", givens });
    page.store.change(begin, other);
    assert.equal(page.asked().signal.aborted, true);
    page.answer();
    await started;
    assert.deepEqual([page.store.own.peek().game.id, page.said], [other.game.id, []]);
  });

  test(`${what} is not made any more when the player stops it`, async () => {
    const page = openPage();
    const before = page.store.own.peek();
    const started = start(page.app);
    page.stop();
    page.fail(Object.assign(new Error("stopped"), { code: "aborted" }));
    await started;
    assert.deepEqual([page.store.own.peek(), page.said], [before, []]);
  });

  test(`that ${what} cannot be made is said`, async () => {
    const page = openPage();
    const started = start(page.app);
    page.fail(Object.assign(new Error("no module"), { code: "engine-load" }));
    await started;
    assert.deepEqual(page.said, [words("error.engine-load")]);
  });
}

describe("after a game with a word", () => {
  const wordGame = async (/** @type {string} */ word, /** @type {(app: any) => Promise<void>} */ start) => {
    addFace(`word:${word}`, "en", () => "");
    const page = openPage();
    page.store.change(
      begin,
      newState({ layout: "2x2", activity: "play", origin: { kind: "made", level: "easy", face: `word:${word}` } }),
    );
    let asked = /** @type {any} */ (null);
    page.app.engine.generate = async (goal) => {
      asked = goal;
      return /** @type {any} */ ({ ...made, ...(goal.word && { face: `word:${goal.word}` }) });
    };
    await start(page.app);
    return { word: asked?.word, face: page.store.own.peek().game.origin.face };
  };

  test("the next puzzle is asked for with the word", async () => {
    assert.deepEqual(await wordGame("MATH", startNext), { word: "MATH", face: "word:MATH" });
  });

  test("a daily puzzle, and a board of another size than the word, have digits", async () => {
    const daily = (/** @type {any} */ app) => startDaily(app, "2026-11-23");
    assert.deepEqual(await wordGame("MATH", daily), { word: undefined, face: undefined });
    assert.deepEqual(await wordGame("NUMBER", startNext), { word: undefined, face: undefined });
  });
});

test("after a puzzle with rules comes another of its kind and level", async () => {
  const page = openPage();
  let asked = /** @type {any} */ (null);
  page.app.engine.generate = async (goal) => {
    asked = goal;
    return {
      puzzle: ".".repeat(16),
      layout: "2x2",
      clues: 0,
      rules: ["cage 10 r1"],
      solution: "",
      needed: true,
      level: "medium",
      hardest: "rule-of-45",
      seed: 3,
      index: 0,
    };
  };
  const origin = { kind: "daily", date: "2026-11-22", level: "hard", ruled: "killer", title: "Killer" };
  page.store.change(
    begin,
    newState({
      puzzle: { layout: "2x2", cells: new Array(16).fill(0), rules: ["cage 10 r1"] },
      activity: "play",
      origin: /** @type {any} */ (origin),
    }),
  );
  await startNext(page.app);
  const { rules, layout, level, cells } = asked;
  assert.deepEqual({ rules, layout, level, cells }, { rules: "killer", layout: "2x2", level: "medium", cells: [1, 3] });
  const { game, position } = page.store.own.peek();
  assert.deepEqual(game.origin, {
    kind: "made",
    level: "medium",
    hardest: "rule-of-45",
    seed: 3,
    ruled: "killer",
    title: "Killer",
  });
  assert.deepEqual([position.rules, page.said], [["cage 10 r1"], ["Killer · Medium · 4 × 4"]]);
});

test("the daily puzzle with rules is a game of its kind and its day", async () => {
  const page = openPage();
  const started = startDaily(page.app, "2026-11-23", "rules", "Killer");
  const { rules, layout, level, seed } = page.asked();
  assert.deepEqual({ rules, layout, level, seed }, { rules: "killer", layout: "3x3", level: "easy", seed: 20261123 });
  page.answer(
    /** @type {any} */ ({
      puzzle: ".".repeat(16),
      layout: "2x2",
      clues: 0,
      rules: ["cage 10 r1"],
      level: "easy",
      hardest: "rule-of-45",
      seed: 20261123,
    }),
  );
  await started;
  const { game, position } = page.store.own.peek();
  assert.deepEqual(
    [game.origin, position.rules],
    [
      {
        kind: "daily",
        date: "2026-11-23",
        level: "easy",
        hardest: "rule-of-45",
        seed: 20261123,
        ruled: "killer",
        title: "Killer",
      },
      ["cage 10 r1"],
    ],
  );
});
