import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../../web/i18n/words.js";
import { createFacts } from "../../../../web/model/facts.js";
import { newState } from "../../../../web/model/state.js";
import { createStore } from "../../../../web/model/store.js";
import { originParts } from "../../../../web/places/new/puzzle-words.js";
import { findOwnLevel } from "../../../../web/places/play/own-level.js";

const words = await loadWords("en");
const givens = [1, 0, 0, 4, 0, 4, 0, 0, 0, 0, 4, 0, 0, 3, 0, 0];

/** Lets everything that is due happen. */
const settled = async () => {
  for (let i = 0; i < 20; i++) await new Promise(setImmediate);
};

/** What the title says, and what the engine was asked for. @param {any} options */
async function titleOf({ origin, status = "unique", solved = true, activity = "play", finished = null }) {
  /** @type {string[]} */
  const asked = [];
  const engine = {
    solve: async () => {
      asked.push("solve");
      return { status, count: 1, solutions: [] };
    },
    path: async () => {
      asked.push("path");
      return Object.assign([], { solved, level: "hard", hardest: "x-wing" });
    },
  };
  const state = newState({ layout: "2x2", givens, activity, origin });
  const store = createStore({ ...state, game: { ...state.game, finished } });
  const finding = findOwnLevel({ store, facts: createFacts(/** @type {any} */ (engine), () => []) }, 0);
  await settled();
  finding.dispose();
  return [originParts(store.state().game.origin, "3x3", words).join(" · "), asked.join()];
}

/** @type {[string, any, [title: string, asked: string]][]} */
const cases = [
  ["a pasted puzzle", { origin: { kind: "entered" } }, ["Hard · Your own puzzle", "solve,path"]],
  ["a pasted puzzle with a name", { origin: { kind: "entered", title: "Monday" } }, ["Hard · Monday", "solve,path"]],
  [
    "a puzzle with several solutions",
    { origin: { kind: "entered" }, status: "multiple" },
    ["Your own puzzle", "solve"],
  ],
  [
    "a puzzle that the teacher cannot solve",
    { origin: { kind: "entered" }, solved: false },
    ["Your own puzzle", "solve,path"],
  ],
  ["a puzzle that is still being entered", { origin: { kind: "entered" }, activity: "enter" }, ["Your own puzzle", ""]],
  ["a finished game", { origin: { kind: "entered" }, finished: 5 }, ["Your own puzzle", ""]],
  ["a puzzle whose level is known", { origin: { kind: "entered", level: "easy" } }, ["Easy · Your own puzzle", ""]],
  ["a puzzle of a link", { origin: { kind: "link" } }, ["Hard · From a link", "solve,path"]],
  ["a puzzle of a link with a name", { origin: { kind: "link", title: "Monday" } }, ["Hard · Monday", "solve,path"]],
  ["a puzzle of a link that tells the level", { origin: { kind: "link", level: "easy" } }, ["Easy · From a link", ""]],
  ["a puzzle of the course", { origin: { kind: "course" } }, ["Puzzle of the course", ""]],
];
for (const [what, game, expected] of cases)
  test(`the title of ${what}`, async () => assert.deepEqual(await titleOf(game), expected));
