import assert from "node:assert/strict";
import { test } from "node:test";
import { createFacts } from "../../../../web/model/facts.js";
import { newPosition } from "../../../../web/model/position.js";
import { effect, signal } from "../../../../web/model/signals.js";
import { createComposing } from "../../../../web/places/solve/composer.js";
import { deferred, none, puzzle, several, unique } from "./solve-bench.js";

const classic = [5, ...new Array(79).fill(0), 7];

/** An engine whose answers the test gives, and what is learnt from it. */
function begin(/** @type {any} */ { solve = async () => unique, ...more } = {}) {
  const asked = [];
  const seen = [];
  const engine = {
    solve: async (/** @type {any} */ given, options) => {
      asked.push(given.cells.filter(Boolean).length);
      return solve(given, options);
    },
    path: async () => Object.assign([], { solved: true, level: "hard", hardest: "x-wing" }),
    rate: async () => ({ er: 3.2 }),
    ...more,
  };
  const board = signal(/** @type {import("../../../../web/model/position.js").Position | null} */ (null));
  const composing = createComposing(
    createFacts(/** @type {any} */ (engine), () => []),
    () => board.value,
  );
  effect(() => void seen.push(composing.findings.value));
  return {
    asked,
    seen,
    follow: (/** @type {import("../../../../web/model/position.js").Position} */ position) => {
      board.value = position;
    },
    last: () => seen.at(-1),
    /** The first complete findings from now on. @returns {Promise<any>} */
    complete: () =>
      new Promise((resolve) => {
        effect(() => {
          if (composing.findings.value?.isComplete) resolve(composing.findings.value);
        });
      }),
  };
}

test("a puzzle with one solution: level, rating, and what can be erased", async () => {
  const { follow, complete } = begin({ solve: async ({ cells }) => (cells[80] ? unique : several) });
  follow(newPosition("3x3", classic));
  assert.deepEqual(await complete(), {
    verdict: "unique",
    givens: 2,
    path: { level: "hard", hardest: "x-wing" },
    rating: 3.2,
    removable: [0],
    isComplete: true,
  });
});

test("other layouts have no rating, and each given is left out in turn", async () => {
  const { follow, complete, asked } = begin({ solve: async ({ cells }) => (cells[0] ? unique : several) });
  follow(newPosition("2x2", puzzle));
  assert.deepEqual(await complete(), {
    verdict: "unique",
    givens: 4,
    path: { level: "hard", hardest: "x-wing" },
    rating: null,
    removable: [6, 9, 15],
    isComplete: true,
  });
  assert.deepEqual(asked, [4, 3, 3, 3, 3]);
});

/** @type {[string, string, number[], any][]} */
const verdicts = [
  [
    "a blank board is not asked about",
    "blank",
    new Array(16).fill(0),
    async () => {
      throw new Error();
    },
  ],
  [
    "equal digits are not asked about",
    "conflict",
    [1, 1, ...new Array(14).fill(0)],
    async () => {
      throw new Error();
    },
  ],
  ["several solutions", "multiple", puzzle, async () => several],
  ["no solution", "none", puzzle, async () => none],
  [
    "an engine that fails",
    "unknown",
    puzzle,
    async () => {
      throw new Error("engine-load");
    },
  ],
];
for (const [what, verdict, givens, solve] of verdicts) {
  test(what, async () => {
    const { follow, complete } = begin({ solve });
    follow(newPosition("2x2", givens));
    assert.deepEqual((await complete()).verdict, verdict);
  });
}

test("a path that does not reach the solution is said to be none", async () => {
  const { follow, complete } = begin({
    path: async () => Object.assign([], { solved: false, level: null, hardest: null }),
  });
  follow(newPosition("3x3", classic));
  assert.equal((await complete()).path, "unsolved");
});

test("answers to givens that have changed are dropped, and their calls end", async () => {
  const answer = deferred();
  const asked = deferred();
  const { follow, seen, complete } = begin({
    path: (_, options) => {
      asked.resolve(options.signal);
      return answer.promise;
    },
  });
  follow(newPosition("3x3", classic));
  const signal = await asked.promise;
  follow(newPosition("3x3"));
  assert.equal(signal.aborted, true);
  answer.resolve({ solved: true, level: "easy", hardest: "full-house" });
  assert.equal((await complete()).verdict, "blank");
  assert.equal(seen.at(-1).path, null);
});

test("the same givens are asked about once", async () => {
  const { follow, complete, asked } = begin();
  follow(newPosition("3x3", classic));
  await complete();
  const before = asked.length;
  follow(newPosition("3x3", [...classic]));
  await complete();
  assert.equal(asked.length, before);
});
