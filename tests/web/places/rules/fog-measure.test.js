/** What lifts the fog of a game: what the engine is asked, and what is said. */
import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";

import { readDrawing, textOfDrawing } from "../../../../web/model/drawing.js";
import { fogOfPlay } from "../../../../web/model/fog.js";
import { newGame } from "../../../../web/model/game.js";
import { newPosition } from "../../../../web/model/position.js";
import { fogPart, seenState } from "../../../../web/model/seen.js";
import { stateAt } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { followFog, learnFog } from "../../../../web/places/rules/fog-on-board.js";

const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const board = { rows: 4, columns: 4 };
const drawing = textOfDrawing(readDrawing({ foglight: [[0, 0]] }), [], board);

/** A game whose puzzle no other case has. @param {number} cell the only given */
const played = (cell, more = {}) =>
  stateAt(newPosition("2x2", new Array(16).fill(0).with(cell, solution[cell])), {
    activity: "play",
    game: newGame({ kind: "entered", drawing, ...more }),
  });

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** @param {() => Promise<any>} answer what the engine finds */
function factsOf(answer) {
  let asked = 0;
  const solutions = () => {
    asked++;
    return answer();
  };
  return { facts: /** @type {any} */ ({ of: () => ({ solutions }), ready: async () => {} }), asked: () => asked };
}

/** @param {import("../../../../web/model/state.js").State} state @param {() => Promise<any>} answer */
function shown(state, answer) {
  const store = createStore(state);
  const { facts, asked } = factsOf(answer);
  /** @type {string[]} */
  const said = [];
  const words = { text: (/** @type {string[]} */ parts) => parts.filter(Boolean).join(" ") };
  const app = /** @type {any} */ ({ facts, store, words, say: (/** @type {string} */ text) => said.push(text) });
  fogPart.value = fogOfPlay;
  const end = followFog(app, /** @type {any} */ ((/** @type {string} */ key) => key));
  return { end, said, asked, store, actions: bindActions(store) };
}

const isCovered = (/** @type {any} */ { store }, /** @type {number} */ cell) =>
  seenState(store.state()).fog?.covered.has(cell);

describe("the fog of a game", () => {
  afterEach(() => (fogPart.value = null));

  it("is said to lift for right digits where the author gives the solution, and nobody is asked", async () => {
    const page = shown(played(15, { solution }), async () => assert.fail());
    await settled();
    assert.deepEqual([page.said, page.asked()], [["fog.about fog.right fog.whole"], 0]);
  });

  it("is said to lift for right digits once the only solution is known", async () => {
    const page = shown(played(14), async () => ({ status: "unique", count: 1, cells: solution }));
    assert.deepEqual(page.said, []);
    await settled();
    assert.deepEqual(page.said, ["fog.about fog.right fog.whole"]);
    page.actions.enterDigit(1, 0);
    assert.equal(isCovered(page, 5), false);
    page.actions.enterDigit(2, 0);
    assert.equal(isCovered(page, 5), true);
  });

  it("is said to lift for any digit where there are several solutions", async () => {
    const page = shown(played(13), async () => ({ status: "multiple", count: 2, cells: solution }));
    await settled();
    assert.deepEqual(page.said, ["fog.about fog.any fog.whole"]);
    page.actions.enterDigit(2, 0);
    assert.equal(isCovered(page, 5), false);
  });

  const failures = /** @type {[string, () => Promise<any>][]} */ ([
    ["ends early", async () => ({ status: "stopped", count: 1, cells: solution })],
    ["finds none", async () => ({ status: "none", count: 0, cells: null })],
    ["fails", () => Promise.reject(new Error("no engine"))],
  ]);
  failures.forEach(([name, answer], i) =>
    it(`stays where the search ${name}: this is said once, and nobody is asked again`, async () => {
      const page = shown(played(12 - i), answer);
      page.actions.enterDigit(2, 0);
      await settled();
      page.actions.enterDigit(1, 0);
      await settled();
      assert.deepEqual([page.said, page.asked()], [["fog.about fog.unknown fog.whole"], 1]);
      assert.equal(isCovered(page, 5), true);
    }),
  );

  it("is left alone once the board has gone", async () => {
    const page = shown(played(9, { solution }), async () => null);
    page.end();
    page.store.change(() => /** @type {any} */ (played(8, { solution })));
    assert.equal(page.said.length, 1);
  });

  it("lifts in a replay, which has its own copy of the puzzle", async () => {
    const { facts, asked } = factsOf(async () => ({ status: "unique", count: 1, cells: solution }));
    const { signal } = new AbortController();
    fogPart.value = fogOfPlay;
    const covered = () => {
      const state = played(7);
      const entries = state.position.entries.with(0, 1);
      return seenState({ ...state, position: { ...state.position, entries } }).fog?.covered.has(5);
    };
    assert.equal(covered(), true);
    assert.equal(await learnFog({ facts }, played(7), signal), true);
    assert.equal(covered(), false);
    assert.equal(await learnFog({ facts }, played(7), signal), false);
    assert.equal(asked(), 1);
  });

  it("is not known when a replay was closed before the engine has answered", async () => {
    const leaving = new AbortController();
    const { facts } = factsOf(async () => {
      leaving.abort();
      throw new Error("stopped");
    });
    assert.equal(await learnFog({ facts }, played(6), leaving.signal), false);
    const again = factsOf(async () => ({ status: "unique", count: 1, cells: solution }));
    assert.equal(await learnFog(again, played(6), new AbortController().signal), true);
  });
});
