/** Which games say their rules by themselves. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin } from "../../../../web/model/session.js";
import { signal } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { watchNewRules } from "../../../../web/places/play/new-rules.js";

const cells = new Array(16).fill(0);
const rules = ["cage 5 r1c1 r1c2", "cage 6 r2c1 r2c2", "even r4c4"];

/** The kinds of which the player is told. @param {any} game @param {string[]} met */
function toldOf({ own = rules, activity = "play", finished = null }, met) {
  const state = newState({ puzzle: { layout: "2x2", cells, rules: own }, activity });
  const store = createStore({ ...state, game: { ...state.game, finished } });
  /** @type {unknown[]} */
  const told = [];
  const watching = watchNewRules(/** @type {any} */ ({ store, settings: { metRules: signal(met) } }), (_, kinds) =>
    told.push(kinds),
  );
  return { told, store, watching };
}

for (const [what, game, met, kinds] of /** @type {[string, any, string[], string[] | null][]} */ ([
  ["a game with two new kinds", {}, [], ["cage", "even"]],
  ["a game with one new kind", {}, ["cage"], ["even"]],
  ["a game whose kinds are known", {}, ["even", "thermometer", "cage"], null],
  ["a game without rules", { own: null }, [], null],
  ["a finished game", { finished: 5 }, [], null],
  ["a puzzle that is being entered", { activity: "enter" }, [], null],
])) {
  test(`told: ${what}`, () => assert.deepEqual(toldOf(game, met).told, kinds ? [kinds] : []));
}

test("told: once a game, not with each digit, and again with the next game that has a new kind", () => {
  const { told, store, watching } = toldOf({}, []);
  const actions = bindActions(store);
  actions.selectCell(15);
  actions.enterDigit(4);
  assert.equal(told.length, 1);
  store.change(begin, newState({ puzzle: { layout: "2x2", cells, rules: ["renban r1c1-r1c3"] }, activity: "play" }));
  assert.deepEqual(told.at(-1), ["renban"]);
  watching.dispose();
});
