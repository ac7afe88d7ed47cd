/** Fog on a board of the element, and what is asked of the engine for it. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { rulePartOf } from "../../../web/embed/player.js";
import { useEngine } from "../../../web/embed/engine.js";
import { showRules } from "../../../web/embed/rules-on-board.js";
import { loadWords } from "../../../web/i18n/words.js";
import { boardGeometry, linesAt } from "../../../web/board/geometry.js";
import { usualLooks, viewOf } from "../../../web/board/view.js";
import { readDrawing, textOfDrawing } from "../../../web/model/drawing.js";
import { newGame } from "../../../web/model/game.js";
import { layoutOf, newPosition } from "../../../web/model/position.js";
import { packGame, unpackGame } from "../../../web/model/save.js";
import { fogPart, seenState } from "../../../web/model/seen.js";
import { stateAt } from "../../../web/model/state.js";

const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const drawing = textOfDrawing(readDrawing({ foglight: [[0, 0]] }), [], { rows: 4, columns: 4 });
const words = await loadWords("en");

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
let isAnswering = true;
useEngine(async () => {
  const solve = async () => {
    asked++;
    if (!isAnswering) throw Object.assign(new Error("No answer."), { code: "engine-failed" });
    return { status: "unique", solutions: [solution.join("")] };
  };
  return /** @type {any} */ ({ solve });
});
afterEach(() => {
  fogPart.value = null;
  asked = 0;
});

/** A board without a picture, and what is said below it. */
function extended() {
  /** @type {any[]} */
  const extensions = [];
  /** @type {string[]} */
  const said = [];
  const board = { extend: (/** @type {any} */ each) => extensions.push(each) };
  const show = (/** @type {"fog" | "rules"} */ part, of = words) =>
    showRules(/** @type {any} */ (board), of, part, (sentence) => said.push(sentence));
  return { extensions, said, show };
}
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
    const { extensions, show } = extended();
    await show("fog");
    assert.equal(covered(state), 15);
    const heard = extensions.flatMap(({ spoken }) => spoken?.(seenState(state))?.[5] ?? []);
    assert.deepEqual(heard, ["beneath fog"]);
    fogPart.value = null;
  }
});

/** Whether extensions draw fog over the cells. @param {any[]} extensions @param {any} state */
function drawsFog(extensions, state) {
  const view = viewOf(seenState(state), usualLooks, []);
  const geometry = boardGeometry(layoutOf(state.position), 40, linesAt(1));
  return extensions.some(({ layers }) =>
    layers?.(view, geometry)?.under?.some((/** @type {any} */ { colour }) => colour === "fog"),
  );
}

test("draws nothing of the author without its fog, also where no sentence can be fetched", async () => {
  const state = stateOf("play", 5, []);
  for (const part of /** @type {const} */ (["fog", "rules"])) {
    const { extensions, show } = extended();
    const loading = show(part, /** @type {any} */ ({ ...words, language: "xx" }));
    assert.ok(extensions.length > 0 && drawsFog(extensions, state), "before a sentence is there");
    await assert.rejects(loading);
    assert.ok(drawsFog(extensions, state), "without sentences");
    await show(part);
    assert.equal(extensions.filter(({ layers }) => layers).length, 2, "the next call draws nothing twice");
  }
});

test("a board is extended once, whatever puzzles come after each other", async () => {
  const { extensions, show } = extended();
  for (const part of /** @type {const} */ (["fog", "rules", "fog"])) await show(part);
  assert.equal(new Set(extensions).size, extensions.length);
  assert.equal(extensions.length, 3);
});

test("a game with fog needs the same code when it is finished as before", () => {
  const state = stateOf("play", 5, [], { solution });
  const finished = { ...state, game: { ...state.game, finished: 1 } };
  assert.deepEqual([state, finished].map(rulePartOf), ["fog", "fog"]);
  assert.equal(rulePartOf(stateOf("play", 5, [], { drawing: undefined })), undefined);
});

test("right digits uncover by the author's solution, and no engine is asked", async () => {
  await extended().show("fog");
  assert.equal(covered(stateOf("play", 5, [15], { solution })), 11);
  assert.equal(asked, 0);
});

test("says once below the board that fog stays where the engine finds no answer", async () => {
  isAnswering = false;
  const { extensions, said, show } = extended();
  await show("fog");
  const state = stateOf("play", 7, [15]);
  const before = seenState(state);
  await soon();
  isAnswering = true;
  const after = seenState(state);
  for (let time = 0; time < 2; time++) for (const { told } of extensions) told?.(before, after, words);
  await soon();
  assert.deepEqual(said.length, 1);
  assert.match(said[0], /The solution is not known, so digits uncover no cells\./);
});

test("without the author's solution, the engine is asked once a digit is entered, and only where the puzzle is played", async () => {
  await extended().show("fog");
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

test("a board that is only looked at shows the cells that a save says are open, and no engine is asked", async () => {
  await extended().show("fog");
  const state = stateOf("view", 8, [15]);
  const saved = packGame({ ...state, game: { ...state.game, uncovered: [0, 10, 11, 15] } }, 0);
  const read = unpackGame(JSON.parse(JSON.stringify(saved)));
  assert.ok("state" in read);
  assert.deepEqual([covered(state), covered(read.state)], [15, 12]);
  await soon();
  assert.equal(asked, 0);
});
