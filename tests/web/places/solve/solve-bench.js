/** A page without a screen: a store with a puzzle, and an engine whose answers the test gives. */
import { cellsOf } from "../../../../web/formats/line.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { createFacts } from "../../../../web/model/facts.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";

const english = await loadWords("en");

export const layout = "2x2";
export const solution = "1234341221434321";
export const puzzle = [1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1];

/** @param {(puzzle: any, options: any) => any} solve */
export function newBench(solve, givens = puzzle) {
  const store = createStore(newState({ layout, activity: "play", givens }));
  const engine = { solve };
  // The engine is looked up at each call, so that a test can put another function in its place.
  const facts = createFacts({ solve: (asked, options) => engine.solve(asked, options) }, cellsOf);
  return { store, actions: bindActions(store), words: english, engine, facts };
}

/** A promise with its own resolver. */
export function deferred() {
  let resolve;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

export const unique = { status: "unique", solutions: [solution] };
export const several = { status: "multiple", solutions: [solution, solution] };
export const none = { status: "none", solutions: [] };
