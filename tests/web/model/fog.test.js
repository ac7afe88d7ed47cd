/** Fog: how it is read, which cells it covers, and what of a game the player sees. */
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";

import { readFog } from "../../../web/model/drawn-fog.js";
import { drawingIn, readDrawing, textOfDrawing } from "../../../web/model/drawing.js";
import { coveredCells, fogOfPlay, lacksMeasure, setMeasure } from "../../../web/model/fog.js";
import { newGame } from "../../../web/model/game.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { candidatesOn } from "../../../web/model/open-candidates.js";
import { newPosition } from "../../../web/model/position.js";
import { digitsLeft } from "../../../web/model/progress.js";
import { fogPart, seenState } from "../../../web/model/seen.js";
import { stateAt } from "../../../web/model/state.js";

const layout = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed("2x2"));
const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const blank = new Array(16).fill(0);
const having = (/** @type {Record<number, number>} */ digits) => blank.map((_, cell) => digits[cell] ?? 0);
const open = (/** @type {Set<number>} */ covered) => [...blank.keys()].filter((cell) => !covered.has(cell));

describe("fog as other programs write it", () => {
  const rows = /** @type {const} */ ([
    ["pairs of numbers", { foglight: [[0, 1]] }, [[0, 1]]],
    [
      "names",
      { foglight: ["R1C2", "r2c1"] },
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      "a rectangle",
      { foglight: ["r1c1-r1c2"] },
      [
        [0, 0],
        [0, 1],
      ],
    ],
    [
      "a lamp of f-puzzles",
      { fogofwar: ["R1C1"] },
      [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ],
    ],
    ["a cage with cells", { cages: [{ value: "FOGLIGHT", cells: [["2", "3"]] }] }, [[2, 3]]],
    ["a cage with names", { cages: [{ value: "foglight: r3c4" }] }, [[2, 3]]],
    ["no cell", { foglight: [] }, []],
    ["what is no cell", { foglight: [[0.5, 1], [-1, 2], "x", null, [0, 1e9]] }, []],
  ]);
  for (const [name, raw, wanted] of rows)
    it(`is read: ${name}`, () => assert.deepEqual(readFog(/** @type {any} */ (raw))?.open, wanted));

  it("is none without a word of it", () => {
    assert.equal(readFog({ cages: [{ value: "12", cells: [[0, 0]] }], triggereffect: [] }), undefined);
    assert.equal(readFog({ triggereffect: [{ trigger: { cell: "r1c1" }, effect: { type: "sound" } }] }), undefined);
  });

  it("keeps what opens when cells have their digits, and comes back from a game", () => {
    const trigger = { type: "cellvalue", cell: "r1c1r1c2" };
    const pad = { triggereffect: [{ trigger, effect: { type: "foglight", cells: "r4c4" } }] };
    const text = textOfDrawing(readDrawing(pad), [], layout);
    assert.deepEqual(drawingIn(text)?.fog, {
      open: [],
      links: [
        [
          [
            [0, 0],
            [0, 1],
          ],
          [[3, 3]],
        ],
      ],
    });
  });

  it("leaves no lamp among the cages", () => {
    const cages = [
      { value: "FOGLIGHT", cells: [[0, 0]] },
      { value: "5", cells: [[0, 0]] },
    ];
    assert.deepEqual(
      readDrawing({ cages })?.cages.map(({ value }) => value),
      ["5"],
    );
  });
});

describe("covered cells", () => {
  const at = (/** @type {number[]} */ entries, givens = blank, measure = /** @type {any} */ (solution), fog = {}) =>
    open(coveredCells(layout, { open: [[0, 0]], ...fog }, { givens, entries }, measure));

  it("are all but the open ones at the start", () => assert.deepEqual(at(blank), [0]));

  it("open around a right digit, and close again when the digit goes", () => {
    assert.deepEqual(at(having({ 0: 1 })), [0, 1, 4, 5]);
    assert.deepEqual(at(having({ 10: 4 })), [0, 5, 6, 7, 9, 10, 11, 13, 14, 15]);
  });

  it("stay covered around a wrong digit, around a given, and as long as nothing is known of the solution", () => {
    assert.deepEqual(at(having({ 0: 2 })), [0]);
    assert.deepEqual(at(blank, having({ 0: 1 })), [0]);
    assert.deepEqual(at(having({ 0: 1 }), blank, null), [0]);
  });

  it("open around any digit of a puzzle that has several solutions", () =>
    assert.deepEqual(at(having({ 0: 2 }), blank, "any"), [0, 1, 4, 5]));

  it("open by links alone where there are links, one after the other", () => {
    const links = [
      [[[0, 0]], [[0, 3]]],
      [
        [
          [0, 3],
          [0, 0],
        ],
        [[3, 3]],
      ],
    ];
    assert.deepEqual(at(having({ 0: 1 }), blank, solution, { links }), [0, 3]);
    assert.deepEqual(at(having({ 0: 1, 3: 4 }), blank, solution, { links }), [0, 3, 15]);
    // A given counts once it is open.
    assert.deepEqual(at(having({ 0: 1 }), having({ 3: 4 }), solution, { links }), [0, 3, 15]);
  });
});

describe("what the player sees of a game with fog", () => {
  after(() => (fogPart.value = null));

  /** @param {object} [more] @param {number[]} [givens] @param {readonly string[] | null} [rules] */
  function played(more = {}, givens = having({ 0: 1, 15: 1 }), rules = ["cage 3 r1c1 r1c2", "cage 5 r1c3 r1c4"]) {
    const drawing = textOfDrawing(
      readDrawing({
        foglight: [
          [0, 0],
          [0, 1],
        ],
      }),
      [],
      layout,
    );
    const origin = { kind: /** @type {const} */ ("entered"), drawing, ...more };
    return stateAt(newPosition("2x2", givens, null, rules), { activity: "play", game: newGame(origin) });
  }

  it("has neither covered givens nor rules with a covered cell", () => {
    const { position, fog } = fogOfPlay.state(played({ solution }));
    assert.equal(position.givens[0], 1);
    assert.equal(position.givens[15], 0);
    assert.deepEqual(position.rules, ["cage 3 r1c1 r1c2"]);
    assert.equal(fog?.whole.givens[15], 1);
  });

  it("is the whole game when nothing is covered: in another activity, when solved, while the solution is shown", () => {
    const state = played({ solution });
    assert.equal(fogOfPlay.state({ ...state, activity: "enter" }).fog, undefined);
    assert.equal(fogOfPlay.state({ ...state, overlay: solution }).fog, undefined);
    assert.equal(fogOfPlay.state({ ...state, game: { ...state.game, finished: 1 } }).fog, undefined);
    const entries = solution.map((digit, cell) => (state.position.givens[cell] ? 0 : digit));
    assert.equal(fogOfPlay.state({ ...state, position: { ...state.position, entries } }).fog, undefined);
  });

  it("is the same object as long as the state is", () => {
    const state = played({ solution });
    assert.equal(fogOfPlay.state(state), fogOfPlay.state(state));
  });

  it("needs the puzzle's own solution where the author gives none", () => {
    const state = played();
    assert.ok(lacksMeasure(state));
    assert.ok(!lacksMeasure(played({ solution })));
    const entries = having({ 1: 2 });
    const entered = { ...state, position: { ...state.position, entries } };
    assert.equal(fogOfPlay.state(entered).fog?.covered.has(6), true);
    setMeasure(state.position.givens, solution);
    assert.ok(!lacksMeasure(state));
    assert.equal(fogOfPlay.state(entered).fog?.covered.has(6), false);
  });

  it("tells no covered given by candidates or by how many digits are left", () => {
    const state = played({ solution });
    const whole = candidatesOn(state.position);
    assert.equal(whole[14] & 1, 0);
    assert.equal(digitsLeft(state.position)[0], 2);
    fogPart.value = fogOfPlay;
    seenState(state);
    assert.equal(candidatesOn(state.position)[14] & 1, 1);
    assert.equal(digitsLeft(state.position)[0], 3);
  });
});
