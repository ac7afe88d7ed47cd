/** A room without a screen: a 4×4 puzzle on the board, and an engine whose answers the test gives. */
import { signal } from "../../../web/model/signals.js";
import { createFacts } from "../../../web/model/facts.js";
import { newState } from "../../../web/model/state.js";
import { bindActions, createStore } from "../../../web/model/store.js";
import { createTeaching } from "../../../web/teacher/teaching.js";

export const layout = "2x2";
export const solution = "1234341221434321";
export const puzzle = [1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1];

export const pair = {
  technique: "naked-pair",
  level: 2,
  digits: [2, 3],
  houses: [{ house: "row", index: 1, role: "where" }],
  parts: [{ role: "subset", cells: ["r1c2", "r1c3"], digits: [2, 3] }],
  links: [],
  placements: [],
  eliminations: [{ cell: "r1c4", digit: 3 }],
};
export const single = {
  ...pair,
  technique: "hidden-single",
  parts: [{ role: "single", cells: ["r1c2"], digits: [2] }],
  placements: [{ cell: "r1c2", digit: 2 }],
  eliminations: [],
};

/** @param {string} line */
const cellsOf = (line) => [...line].map(Number);

/**
 * @param {Record<string, unknown>} [answers] calls of the engine in place of the usual ones
 * @param {{ givens?: number[], without?: string[], layout?: string, activity?: string }} [options]
 */
export function openRoom(
  answers = {},
  { givens = puzzle, without = [], layout: board = layout, activity = "play" } = {},
) {
  /** @type {{ name: string, args: any[] }[]} */
  const asked = [];
  const usual = {
    solve: async () => ({ status: "unique", count: 1, solutions: [solution] }),
    mistakes: async () => ({ givens: "unique", digits: [], eliminations: [], incompatible: false }),
    hint: async () => pair,
    steps: async () => [single, pair],
    path: async () => Object.assign([single, pair], { solved: true, level: "easy", hardest: "naked-pair" }),
    taught: new Promise(() => {}),
  };
  const engine = Object.fromEntries(
    Object.entries({ ...usual, ...answers }).map(([name, answer]) => [
      name,
      typeof answer !== "function"
        ? answer
        : (/** @type {any[]} */ ...args) => {
            asked.push({ name, args });
            return /** @type {(...all: any[]) => any} */ (answer)(...args);
          },
    ]),
  );
  const store = createStore(newState({ layout: board, activity: /** @type {any} */ (activity), givens }));
  const actions = bindActions(store);
  const failures = [];
  /** @type {[technique: string, more: object][]} */
  const counted = [];
  /** Techniques whose lesson was read, and techniques that a hint had to name. */
  const told = { read: /** @type {string[]} */ ([]), missed: /** @type {string[]} */ ([]) };
  const mastery = {
    record: signal({}),
    count: (technique, more) => counted.push([technique, more]),
    read: (technique) => told.read.push(technique),
    miss: (technique) => told.missed.push(technique),
  };
  const tools = {
    store,
    actions,
    engine: /** @type {any} */ (engine),
    mastery,
    facts: createFacts(/** @type {any} */ (engine), cellsOf),
    without: signal(without),
    explaining: signal(false),
    fail: (error) => failures.push(error.code),
  };
  const settings = { language: signal("en"), naming: signal(/** @type {const} */ ("rc")) };
  const teaching = createTeaching({ ...tools, settings });
  return {
    ...tools,
    teaching,
    asked,
    failures,
    counted,
    told,
    calls: (name) => asked.filter((call) => call.name === name),
  };
}

/** A signal that nobody aborts. */
export const lasting = () => new AbortController().signal;

/** A promise with its own resolver. */
export function deferred() {
  let resolve;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
