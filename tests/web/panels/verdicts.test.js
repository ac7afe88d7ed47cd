import assert from "node:assert/strict";
import { test } from "node:test";
import { createSolving } from "../../../web/panels/solving.js";
import { forgetVerdicts } from "../../../web/panels/verdicts.js";
import { newBench, several, unique } from "./bench.js";

/** A message line on a bench: `line.text` is what stands there. */
function begin(answer, givens) {
  const bench = newBench(async () => answer, givens);
  const line = { text: "" };
  const say = (text) => { line.text = text; };
  forgetVerdicts(bench.store, say);
  return { ...bench, line, solving: createSolving(/** @type {any} */ ({ ...bench, say })) };
}

const clashing = [1, 1, ...new Array(14).fill(0)];

/** @type {any[][]} */
const changes = [
  ["a digit taken out", (actions) => actions.clearCell(1)],
  ["another digit", (actions) => actions.enterDigit(2, 1)],
  ["an empty board", (actions) => actions.clearAll()],
  ["another puzzle", (actions) => actions.setPuzzle({ layout: "2x3", cells: new Array(36).fill(0) })],
];
for (const [name, act] of changes) {
  test(`a refusal goes with ${name}`, async () => {
    const { actions, line, solving } = begin(unique, clashing);
    actions.setMode("solve");
    await solving.solve();
    assert.match(line.text, /Not solvable: 1 appears/);
    act(actions);
    assert.equal(line.text, "");
  });
}

test("what a check said stays while cells are selected and noted, and goes with the next digit", async () => {
  const { actions, line, solving } = begin(unique);
  actions.enterDigit(4, 1);
  await solving.check();
  actions.selectCell(2);
  actions.toggleNote(3, 2);
  assert.match(line.text, /1 digit is wrong/);
  actions.undo();
  actions.undo();
  assert.equal(line.text, "");
});

test("what an act itself says of the new board stays", async () => {
  const { line, solving } = begin(unique);
  await solving.solve();
  assert.match(line.text, /only solution/);
});

test("that a solution is the first of several goes with the solution looked at", async () => {
  const { line, solving } = begin(several);
  await solving.togglePeek();
  assert.match(line.text, /this is the first/);
  await solving.togglePeek();
  assert.equal(line.text, "");
});

test("why there is no solution to look at outlasts the key", async () => {
  const { line, solving } = begin(unique, clashing);
  await solving.peek(true);
  void solving.peek(false);
  assert.match(line.text, /Not solvable/);
});
