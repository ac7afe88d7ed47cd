import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../../web/i18n/words.js";
import { noteBit } from "../../../../web/model/digits.js";
import { setsOf } from "../../../../web/places/solve/candidates.js";
import { countSentence, soFarSentence } from "../../../../web/places/solve/tally.js";
import { createSolutions, mostInFile, solutionFile } from "../../../../web/places/solve/solutions.js";
import { createWalk } from "../../../../web/places/solve/solution-walk.js";
import { begin } from "../../../../web/model/session.js";
import { signal } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { ElementDouble } from "../../controls/element-double.js";
import { withGlobals } from "../../../support/globals.js";

const words = await loadWords("en");

async function* lines(count, length = 4) {
  for (let i = 0; i < count; i++) yield String(i).padStart(length, "0");
}

/** @type {any[][]} */
const walks = [
  ["one after the other", 10, [0, 1, 2], [0, 1, 2]],
  ["to a number at once", 10, [7], [7]],
  ["past the last one", 3, [5], [2]],
  ["where there is none", 0, [0], [-1]],
  ["and back", 10, [4, 2], [4, 2]],
];
for (const [name, count, asked, expected] of walks) {
  test(`a walk ${name}`, async () => {
    const walk = createWalk(lines(count));
    const reached = [];
    for (const index of asked) reached.push(await walk.reach(index));
    assert.deepEqual(reached, expected);
    assert.equal(walk.at(expected.at(-1)), expected.at(-1) < 0 ? undefined : String(expected.at(-1)).padStart(4, "0"));
    assert.equal(walk.isWhole(), asked[0] >= count);
  });
}

test("two walks asked for at once do not mix", async () => {
  const walk = createWalk(lines(100));
  assert.deepEqual(await Promise.all([walk.reach(5), walk.reach(9), walk.reach(0)]), [5, 9, 0]);
  assert.equal(walk.found(), 10);
});

test("a walk that is halted says how far it came, and goes on when asked", async () => {
  const walk = createWalk(lines(1e6));
  const far = walk.reach(1e6);
  setImmediate(() => walk.halt());
  walk.halt();
  const reached = await far;
  assert.ok(reached < 1e6 - 1);
  assert.equal(await walk.reach(reached + 1), reached + 1);
});

test("no more is kept than there is room for", async () => {
  const walk = createWalk(lines(100, 1_000_000));
  assert.equal(await walk.reach(99), 15);
  assert.ok(walk.isFull());
});

test("a file has a line for each solution", async () => {
  const told = [];
  const { file, count } = await solutionFile(lines(2500), (written) => told.push(written));
  const text = await file.text();
  assert.equal(count, 2500);
  assert.ok(text.startsWith("0000\n0001\n") && text.endsWith("2499\n"));
  assert.deepEqual(told, [1000, 2000, 2500]);
});

for (const [cells, most] of [
  [81, 100_000],
  [625, 80_000],
  [10_000, 5000],
]) {
  test(`a file of boards with ${cells} cells holds ${most} solutions`, () => assert.equal(mostInFile(cells), most));
}

/** @type {any[][]} */
const counts = [
  [{ count: 6670903752021072936960n, exact: true }, "6,670,903,752,021,072,936,960 solutions in all"],
  [{ count: 1n, exact: true }, "1 solution in all"],
  [{ count: 0n, exact: true }, "no solution"],
  [{ count: 1_000_001n, exact: true }, "1,000,001 solutions in all"],
  [{ count: 72n, exact: false }, "Counting was stopped: at least 72 solutions."],
  [
    { count: 123456n, exact: false, interval: [120000n, 130999n] },
    "about 123,000 solutions (an estimate: with 95% certainty between 120,000 and 131,000)",
  ],
];
counts.push([
  { count: 652n * 10n ** 88n, exact: false, interval: [599n * 10n ** 88n, 99_999n * 10n ** 86n] },
  "about 6.52 × 10⁹⁰ solutions (an estimate: with 95% certainty between 5.99 × 10⁹⁰ and 1 × 10⁹¹)",
]);
for (const [counted, expected] of counts)
  test(expected, () => assert.equal(countSentence(counted, words, "en"), expected));
test("so far", () => assert.equal(soFarSentence(1n, words, "en"), "1 solution so far"));

test("candidates become sets of notes", () => {
  assert.deepEqual(setsOf([[1, 3], [], [30]]), [noteBit(1) | noteBit(3), 0, noteBit(30)]);
});

/** The card with the solutions of a puzzle of 4×4. */
function openCard() {
  const puzzle = { layout: "2x2", cells: [1, ...new Array(15).fill(0)], candidates: null };
  const store = createStore(newState({ puzzle, activity: "enter" }));
  let held = /** @type {any} */ (null);
  const card = {
    open: (topic) => {
      held = topic;
    },
    close: () => {
      held?.closed();
      held = null;
    },
  };
  const view = createSolutions(
    /** @type {any} */ ({
      store,
      actions: bindActions(store),
      words,
      settings: { naming: signal("rc") },
      explaining: signal(false),
      say: assert.fail,
      engine: { solutions: () => lines(3, 16), count: async () => ({ count: 3n, exact: true }) },
    }),
    /** @type {any} */ (card),
  );
  return { store, puzzle, view, isShown: () => held !== null };
}

/**
 * @type {[string, (puzzle: any) => any, boolean][]} what the board has then, and whether the solutions are still shown
 */
const boards = [
  ["the same puzzle, opened again", (puzzle) => ({ ...puzzle, cells: [...puzzle.cells] }), true],
  ["another puzzle", (puzzle) => ({ ...puzzle, cells: puzzle.cells.with(1, 2) }), false],
  [
    "a puzzle with the same givens and other candidates",
    (puzzle) => ({ ...puzzle, candidates: new Array(16).fill(noteBit(1) | noteBit(2)).with(0, 0) }),
    false,
  ],
  ["a puzzle with the same givens and another rule", (puzzle) => ({ ...puzzle, layout: "2x2+x" }), false],
];
for (const [what, next, stays] of boards) {
  test(`the solutions are ${stays ? "still shown" : "closed"} when the board has ${what}`, async () => {
    withGlobals({
      HTMLElement: ElementDouble,
      requestAnimationFrame: setImmediate,
      document: {
        createElement: (tag) => new ElementDouble(tag),
        createElementNS: (_, tag) => new ElementDouble(tag),
        documentElement: { lang: "en" },
      },
    });
    const { store, puzzle, view, isShown } = openCard();
    await view.open();
    assert.equal(isShown(), true);
    store.change(begin, newState({ puzzle: next(puzzle), activity: "enter" }));
    assert.equal(isShown(), stays);
    view.dispose();
  });
}
