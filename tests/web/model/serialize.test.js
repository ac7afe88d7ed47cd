import assert from "node:assert/strict";
import { test } from "node:test";
import { restoreState, serializeState } from "../../../web/model/serialize.js";
import { newState } from "../../../web/model/state.js";
import { after, playing, solution } from "./boards.js";

const largest = newState({ layout: "5x5", mode: "play" });
const states = [
  ["a new board", newState()],
  ["givens, entries and notes", after(playing, ["enterDigit", 3, 1], ["toggleNote", 4, 2])],
  ["the largest digits and every note", after(largest, ["enterDigit", 25, 624],
    ...Array.from({ length: 25 }, (_, i) => ["toggleNote", i + 1, 0]))],
  ["a board in view", newState({ layout: "2x3", mode: "view" })],
];

for (const [name, state] of states) {
  test(`survives JSON: ${name}`, () => {
    const restored = restoreState(JSON.parse(JSON.stringify(serializeState(state))));
    assert.deepEqual(restored.position, state.position);
    assert.deepEqual(restored.past, state.past.slice(-100));
  });
}

test("a restored board can be undone", () => {
  const restored = restoreState(serializeState(after(playing, ["fillSolution", solution])));
  assert.deepEqual(after(restored, ["undo"]).position, playing.position);
});

const good = serializeState(playing);
const [layout, mode, givens, entries, notes] = good.position;
const damaged = [
  ["nothing", undefined], ["null", null], ["a text", "3x3"], ["an array", []], ["no version", { ...good, nonet: undefined }],
  ["a later version", { ...good, nonet: 2 }], ["no past", { ...good, past: undefined }], ["a broken past", { ...good, past: [1] }],
  ["an unknown layout", { ...good, position: ["11x11", mode, givens, entries, notes] }],
  ["an unknown mode", { ...good, position: [layout, "edit", givens, entries, notes] }],
  ["a missing part", { ...good, position: [layout, mode, givens, entries] }],
  ["too few cells", { ...good, position: [layout, mode, "1,2", entries, notes] }],
  ["a digit too large", { ...good, position: [layout, mode, givens.replace("2", "5"), entries, notes] }],
  ["a negative digit", { ...good, position: [layout, mode, givens.replace("2", "-2"), entries, notes] }],
  ["no digit at all", { ...good, position: [layout, mode, givens.replace("2", "!"), entries, notes] }],
  ["an entry over a given", { ...good, position: [layout, mode, givens, givens, notes] }],
  ["notes under a given", { ...good, position: [layout, mode, givens, entries, givens] }],
];

for (const [name, data] of damaged) {
  test(`refused: ${name}`, () => assert.equal(restoreState(data), null));
}
