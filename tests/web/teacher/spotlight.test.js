import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../web/i18n/words.js";
import { fogOfPlay } from "../../../web/model/fog.js";
import { fogPart } from "../../../web/model/seen.js";
import { newState } from "../../../web/model/state.js";
import { bindActions, createStore } from "../../../web/model/store.js";
import { createSpotlight } from "../../../web/teacher/spotlight.js";
import { inFog } from "../model/boards.js";

const words = await loadWords("en");
const givens = [1, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];

function open(state = newState({ layout: "2x2", givens, activity: "play" })) {
  const store = createStore(state);
  /** @type {string[]} */
  const said = [];
  const switches = createSpotlight({
    store,
    actions: bindActions(store),
    words: () => words,
    announce: (sentence) => said.push(sentence),
  });
  return { store, switches, said };
}

test("what is lit is said", () => {
  const { switches, said } = open();
  switches.switchLinks();
  switches.light(1);
  switches.switchLinks();
  switches.switchLinks();
  switches.light(null);
  switches.switchPairs();
  switches.switchPairs();
  assert.deepEqual(said, [
    "Highlight a digit to see its strong links.",
    "1: 4 possible places.",
    "Strong links are no longer drawn.",
    "1: 4 strong links.",
    "Highlighting is off.",
    "4 cells with two candidates.",
    "Highlighting is off.",
  ]);
});

test("what is lit beneath fog is not counted", () => {
  fogPart.value = fogOfPlay;
  const { switches, said } = open(inFog);
  switches.light(1);
  // Row 1, column 1 and box 1 are seen to have their 1. Two of the other cells have it beneath the fog.
  assert.deepEqual(said, ["1: 8 possible places."]);
  fogPart.value = null;
});

test("a held digit is lit until it is released; then the digit before is lit again", () => {
  const { store, switches } = open();
  const lit = () => store.state().spotlight.digit;
  switches.hold(3);
  assert.equal(lit(), 3);
  switches.hold(null);
  assert.equal(lit(), null);
  switches.light(2);
  switches.hold(3);
  switches.hold(null);
  switches.hold(null);
  assert.equal(lit(), 2);
});
