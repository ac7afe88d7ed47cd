/** Fog on a board of the element, and what is asked of the engine for it. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { showFog } from "../../../web/embed/element-fog.js";
import { useEngine } from "../../../web/embed/engine.js";
import { readDrawing, textOfDrawing } from "../../../web/model/drawing.js";
import { newGame } from "../../../web/model/game.js";
import { newPosition } from "../../../web/model/position.js";
import { fogPart, seenState } from "../../../web/model/seen.js";
import { stateAt } from "../../../web/model/state.js";

const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const drawing = textOfDrawing(readDrawing({ foglight: [[0, 0]] }), [], { rows: 4, columns: 4 });
const words = /** @type {any} */ ({ language: "en" });

/**
 * A game; what is found of its puzzle is known to all files of a run.
 * @param {"play" | "view"} activity @param {number} given a cell besides the last but one @param {number[]} entered
 *   cells @param {object} [more]
 */
function stateOf(activity, given, entered, more = {}) {
  const digits = (/** @type {number[]} */ cells) => solution.map((digit, cell) => (cells.includes(cell) ? digit : 0));
  const position = { ...newPosition("2x2", digits([given, 14])), entries: digits(entered) };
  return stateAt(position, { activity, game: newGame({ kind: "entered", drawing, ...more }) });
}

let asked = 0;
useEngine(async () => {
  const solve = async () => {
    asked++;
    return { status: "unique", solutions: [solution.join("")] };
  };
  return /** @type {any} */ ({ solve });
});
afterEach(() => {
  fogPart.value = null;
  asked = 0;
});

const extended = () => {
  /** @type {any[]} */
  const extensions = [];
  return { extensions, board: { extend: (/** @type {any} */ each) => extensions.push(each) } };
};
const covered = (/** @type {any} */ state) => seenState(state).fog?.covered.size ?? 0;
/** What waits for nothing but promises is done then. */
async function soon() {
  for (let turn = 0; turn < 20; turn++)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

test("covers the whole board until the code is there, and then what the author covers", async () => {
  for (const activity of /** @type {const} */ (["play", "view"])) {
    const state = stateOf(activity, 5, []);
    assert.equal(covered(state), 16);
    assert.ok(!seenState(state).position.givens.some(Boolean));
    const { board, extensions } = extended();
    await showFog(/** @type {any} */ (board), words);
    assert.equal(covered(state), 15);
    assert.match(extensions[0].spoken(seenState(state))[5], /fog/i);
    fogPart.value = null;
  }
});

test("right digits uncover by the author's solution, and no engine is asked", async () => {
  await showFog(/** @type {any} */ (extended().board), words);
  assert.equal(covered(stateOf("play", 5, [15], { solution })), 11);
  assert.equal(asked, 0);
});

test("without the author's solution, the engine is asked once a digit is entered, and only where the puzzle is played", async () => {
  await showFog(/** @type {any} */ (extended().board), words);
  const looked = stateOf("view", 6, [15]);
  seenState(looked);
  const untouched = stateOf("play", 6, []);
  seenState(untouched);
  await soon();
  assert.equal(asked, 0);
  const played = { ...untouched, position: { ...untouched.position, entries: looked.position.entries } };
  assert.equal(covered(played), 15);
  const before = fogPart.value;
  await soon();
  assert.equal(asked, 1);
  assert.notEqual(fogPart.value, before);
  assert.equal(covered(played), 11);
  await soon();
  assert.equal(asked, 1);
});
