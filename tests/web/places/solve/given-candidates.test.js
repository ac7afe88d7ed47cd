/** Place Solve asks about the puzzle with its given candidates. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createFacts } from "../../../../web/model/facts.js";
import { forEngine } from "../../../../web/model/puzzle.js";
import { effect } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { goTo } from "../../../../web/model/session.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { cellsOf } from "../../../../web/formats/line.js";
import { parseMasks } from "../../../../web/formats/masks.js";
import { levelsOfAll, ratingsOfAll, solveAll } from "../../../../web/print-jobs/judging.js";
import { openSources } from "../../../../web/places/exchange/opening.js";
import { createComposing } from "../../../../web/places/solve/composer.js";
import { culpritsOf } from "../../../../web/places/solve/culprits.js";
import { watchSolutions } from "../../../../web/places/solve/verdict.js";
import { createSolving } from "../../../../web/places/solve/solving.js";

const marks = "1234...4.2.4.2341.341234123412341234123412.4.23.1234123412341234";
const puzzle = /** @type {import("../../../../web/model/puzzle.js").Puzzle} */ (parseMasks(marks, "2x2"));
const solution = "1423324143122134";

/** A board with the puzzle, and an engine that finds its solution only when the given candidates are asked about. */
function begin(cells = puzzle.cells) {
  const asked = [];
  const answer = (about) =>
    about.candidatesGiven
      ? { status: "unique", count: 1, solutions: [solution] }
      : { status: "multiple", count: 2, solutions: [solution, solution] };
  const engine = {
    solve: async (about) => {
      asked.push(about);
      return answer(about);
    },
    path: async (about, options) => {
      asked.push({ ...about, ...options });
      return { solved: true, level: "easy", hardest: "naked-single" };
    },
    solveBatch: () => assert.fail("lines have no candidates"),
    rate: () => assert.fail("not to be rated"),
    about: async () => ({ workers: 1 }),
  };
  const store = createStore(newState({ puzzle: { ...puzzle, cells }, activity: "enter" }));
  const facts = createFacts(/** @type {any} */ (engine), cellsOf);
  return { store, actions: bindActions(store), engine, facts, asked, words: (key) => key, say: () => {} };
}

test("the solution is found and filled in", async () => {
  const page = begin();
  await createSolving(/** @type {any} */ (page)).solve();
  assert.deepEqual(page.store.state().position.answers, [...solution].map(Number));
});

test("the live count is that of the puzzle, although no digit is given", async () => {
  const page = begin();
  const count = watchSolutions(/** @type {any} */ (page), () => assert.fail());
  assert.equal(count.verdict.value.name, "waiting");
  await page.facts.of(puzzle).solutions();
  assert.equal(count.verdict.value.name, "unique");
  count.dispose();
});

test("the composer judges the puzzle, and each given with the candidates", async () => {
  const cells = [1, ...puzzle.cells.slice(1)];
  const page = begin(cells);
  const composing = createComposing(page.facts, () => page.store.own.value.position);
  const findings = await new Promise((resolve) => {
    effect(() => {
      if (composing.findings.value?.isComplete) resolve(composing.findings.value);
    });
  });
  assert.deepEqual([findings.verdict, findings.removable, findings.path.level], ["unique", [0], "easy"]);
  assert.ok(page.asked.length >= 3 && page.asked.every(({ candidatesGiven }) => candidatesGiven));
});

test("culprits are looked for with the candidates; a cell whose given is taken away may hold any digit", async () => {
  const page = begin();
  const found = await culpritsOf(/** @type {any} */ (page.engine), { ...puzzle, cells: [2, ...puzzle.cells.slice(1)] });
  assert.deepEqual(found, [{ cell: 0, digit: 1 }]);
  assert.deepEqual(page.asked[0].candidates[0], [1, 2, 3, 4]);
});

test("printed puzzles are judged with the candidates, and not rated", async () => {
  const page = begin();
  const longWork = {
    report() {},
    pause: async () => {},
    each: (_, list, __, work) => Promise.all(list.map((each) => work(each, new AbortController().signal))),
  };
  const making = /** @type {any} */ ({ engine: page.engine, longWork, signal: new AbortController().signal });
  const list = [{ layout: "2x2", givens: puzzle.cells, givenCandidates: puzzle.candidates }];
  assert.deepEqual(await solveAll(list, making), [{ solution: [...solution].map(Number), flaw: null }]);
  assert.deepEqual(await levelsOfAll(list, making), ["easy"]);
  assert.equal(page.asked.at(-1).givens, "several");
  const classic = [{ layout: "3x3", givens: new Array(81).fill(0), givenCandidates: new Array(81).fill(3) }];
  assert.deepEqual(await ratingsOfAll(classic, making), [null]);
});

/** What the board shows after a text was pasted in a place. @param {"play" | "solve"} place */
async function pasted(place) {
  const { candidates } = forEngine(puzzle);
  const parsed = {
    layout: "2x2",
    format: "729",
    cells: puzzle.cells,
    givens: puzzle.cells,
    candidates,
    candidatesGiven: true,
  };
  const store = createStore(newState());
  store.change(goTo, place);
  const before = store.state();
  const app = {
    engine: { parseAll: async () => ({ puzzles: [parsed], errors: [], more: false }) },
    store,
    say: () => {},
    words: Object.assign((key) => key, { list: () => "" }),
    facts: { of: () => assert.fail("no game begins") },
  };
  // The dialog, which shows everything that is more than a puzzle, needs a page.
  await openSources(/** @type {any} */ (app), [{ name: "", text: marks }]).catch(() => {});
  return store.state() === before ? null : store.state();
}

test("a line with candidates that is pasted in place Solve is a puzzle there; in place Play the dialog asks first", async () => {
  const { position, activity } = await pasted("solve");
  assert.deepEqual([position.givenCandidates, position.notes, activity], [puzzle.candidates, puzzle.cells, "enter"]);
  assert.equal(await pasted("play"), null);
});
