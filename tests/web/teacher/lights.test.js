import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../web/i18n/words.js";
import { newState } from "../../../web/model/state.js";
import { bindActions, createStore } from "../../../web/model/store.js";
import { createLights } from "../../../web/teacher/lights.js";

const words = await loadWords("en");
const givens = [1, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];

function open() {
  const store = createStore(newState({ layout: "2x2", givens, activity: "play" }));
  /** @type {string[]} */
  const said = [];
  const lights = createLights({
    store,
    actions: bindActions(store),
    words: () => words,
    announce: (sentence) => said.push(sentence),
  });
  return { store, lights, said };
}

test("what is lit is said", () => {
  const { lights, said } = open();
  lights.switchLinks();
  lights.light(1);
  lights.switchLinks();
  lights.switchLinks();
  lights.light(null);
  lights.switchPairs();
  lights.switchPairs();
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

test("a held digit is lit until it is released; then the digit before is lit again", () => {
  const { store, lights } = open();
  const lit = () => store.state().looking.digit;
  lights.hold(3);
  assert.equal(lit(), 3);
  lights.hold(null);
  assert.equal(lit(), null);
  lights.light(2);
  lights.hold(3);
  lights.hold(null);
  lights.hold(null);
  assert.equal(lit(), 2);
});
