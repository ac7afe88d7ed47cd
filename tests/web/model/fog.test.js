/** Fog: how it is read, which cells it covers, and what of a game the player sees. */
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";

import { readFog } from "../../../web/model/drawn-fog.js";
import { drawingIn, keptFog, readDrawing, textOfDrawing } from "../../../web/model/drawing.js";
import { coveredCells, fogOfPlay, lacksMeasure, setMeasure } from "../../../web/model/fog.js";
import { fillNotes } from "../../../web/model/filled-notes.js";
import { longestDrawing, newGame } from "../../../web/model/game.js";
import { noteDigits } from "../../../web/model/digits.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { candidatesOn } from "../../../web/model/open-candidates.js";
import { changesBetween, withChanges } from "../../../web/model/change-text.js";
import { newPosition } from "../../../web/model/position.js";
import { digitsLeft } from "../../../web/model/progress.js";
import { givenCandidates } from "../../../web/model/puzzle.js";
import { packGame, unpackGame } from "../../../web/model/save.js";
import { fogPart, seenState } from "../../../web/model/seen.js";
import { stateAt } from "../../../web/model/state.js";
import { after as moved, inFog } from "./boards.js";

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

  it("names a cell once, and at most 10,000 in all", () => {
    assert.deepEqual(readFog({ foglight: ["r1c1-r1c2", "r1c2r1c1"] })?.open.length, 2);
    assert.equal(readFog({ foglight: ["r1c1-r100c100"] })?.open.length, 10_000);
    // A cell that is named again counts again, so that a short text cannot name millions.
    const again = { value: "foglight: r1c1-r1c100" };
    const last = { value: "foglight: r100c1" };
    assert.equal(readFog({ foglight: ["r1c1-r99c100"], cages: [last] })?.open.length, 9901);
    assert.equal(readFog({ foglight: ["r1c1-r99c100"], cages: [again, last] })?.open.length, 9900);
  });

  it("leaves out links with cells beyond the 10,000, and keeps no part of them", () => {
    const effect = (/** @type {string} */ cell, /** @type {string} */ cells) => ({
      trigger: { type: "cellvalue", cell },
      effect: { type: "foglight", cells },
    });
    const links = readFog({
      triggereffect: [effect("r1c1", "r1c1-r60c100"), effect("r1c2", "r1c1-r60c100"), effect("r1c1", "r1c2")],
    })?.links;
    assert.deepEqual(
      links?.map(([cells, opened]) => [cells.length, opened.length]),
      [[1, 6000]],
    );
  });

  it("is none where values are no texts", () => {
    const value = { toString: 1, valueOf: 1 };
    assert.equal(readDrawing({ cages: [{ value, cells: [[0, 0]] }], cage: [{ value, cells: [value] }] }), null);
    assert.deepEqual(readFog(/** @type {any} */ ({ foglight: [[value, 1], [[value], 1], value, [0, 1]] }))?.open, [
      [0, 1],
    ]);
  });

  it("is lost with a drawing that is too long to be kept", () => {
    const drawing = (/** @type {number} */ count) =>
      readDrawing({ foglight: [[0, 0]], overlays: new Array(count).fill({ center: [0, 0], text: "x".repeat(90) }) });
    assert.deepEqual(keptFog(drawing(1))?.open, [[0, 0]]);
    assert.equal(keptFog(drawing(Math.ceil(longestDrawing / 90))), null);
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
    assert.deepEqual(open(coveredCells(layout, { open: [[0, 0]] }, { givens: blank, entries: having({ 0: 1 }) })), [0]);
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
  function played(more = {}, givens = having({ 0: 1, 15: 1 }), rules = ["cage 3 r1c1 r1c2", "cage 7 r1c3 r1c4"]) {
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

  it("has the same list of rules as long as no rule is uncovered", () => {
    const state = played({ solution });
    const entered = { ...state, position: { ...state.position, entries: having({ 12: 1 }) } };
    const [before, now] = [state, entered].map((each) => fogOfPlay.state(each).position.rules);
    assert.ok(before && before === now);
  });

  it("is nothing until the code is loaded, and everything of a game without fog", () => {
    const { position, fog } = seenState(inFog);
    assert.deepEqual([position.givens, position.rules, fog?.covered.size], [blank, null, 16]);
    assert.equal(fog?.whole, inFog.position);
    for (const state of [
      { ...inFog, activity: "enter" },
      { ...inFog, game: newGame({ kind: "entered" }) },
    ])
      assert.equal(seenState(/** @type {any} */ (state)), state);
  });

  it("has the cells that are selected with a digit", () => {
    fogPart.value = fogOfPlay;
    assert.deepEqual(moved(inFog, ["selectSameDigit", 0]).selection, [0]);
    assert.deepEqual(moved(inFog, ["selectSameDigit", 15]).selection, []);
    assert.deepEqual(moved(inFog, ["enterDigit", 2, [1]], ["selectSameDigit", 0]).selection, [0, 6]);
    fogPart.value = null;
  });

  it("needs the puzzle's own solution where the author gives none", () => {
    const state = played();
    assert.ok(lacksMeasure(state));
    assert.ok(!lacksMeasure(played({ solution })));
    const entries = having({ 1: 2 });
    const entered = { ...state, position: { ...state.position, entries } };
    assert.equal(fogOfPlay.state(entered).fog?.covered.has(6), true);
    setMeasure({ ...state.position, givens: [...state.position.givens] }, solution);
    assert.ok(!lacksMeasure(state));
    assert.equal(fogOfPlay.state(entered).fog?.covered.has(6), false);
  });

  /** What is known of puzzles, on a device that has seen too many others. */
  function forgetMeasures() {
    for (const [first, second] of Array.from({ length: 34 }, (_, i) => [(i % 4) + 1, Math.floor(i / 4) + 1]))
      setMeasure(newPosition("2x2", having({ 0: first, 5: 4, 10: second % 5, 15: second > 4 ? 1 : 0 })), null);
  }

  it("stays uncovered in a save, and in a save of the save, while nobody says which digits are right", () => {
    fogPart.value = fogOfPlay;
    const state = played({}, having({ 0: 1, 15: 1 }));
    const { position } = state;
    setMeasure(position, solution);
    const entered = { ...state, position: { ...position, entries: having({ 1: 2, 4: 4 }) } };
    const uncovered = [0, 1, 2, 4, 5, 6];
    let saved = packGame(entered, 0);
    forgetMeasures();
    for (const activity of /** @type {const} */ (["view", "play", "view"])) {
      const read = /** @type {any} */ (unpackGame(JSON.parse(JSON.stringify({ ...saved, activity })))).state;
      assert.equal(lacksMeasure(read), true);
      assert.deepEqual(open(/** @type {any} */ (seenState(read).fog).covered), uncovered);
      saved = packGame(read, 0);
    }
    // As soon as it is known, right digits alone uncover.
    const read = /** @type {any} */ (unpackGame(saved)).state;
    setMeasure(position, solution);
    const erased = { ...read, position: { ...read.position, entries: blank } };
    assert.deepEqual(open(/** @type {any} */ (seenState(erased).fog).covered), [0, 1]);
    assert.equal(packGame(erased, 0).uncovered, undefined);
  });

  it("is told by no save of a puzzle whose author gives the solution, and of none without fog", () => {
    fogPart.value = fogOfPlay;
    for (const state of [played({ solution }), played({ drawing: undefined })]) {
      const entered = { ...state, position: { ...state.position, entries: having({ 1: 2 }) } };
      setMeasure(state.position, solution);
      assert.equal("uncovered" in packGame(entered, 0), false);
    }
  });

  it("is damaged in a save where uncovered cells are none", () => {
    const saved = packGame(played(), 0);
    for (const uncovered of ["0", [-1], ["0"], {}, null])
      assert.deepEqual(unpackGame({ ...saved, uncovered }), { damaged: true });
  });

  it("has no given candidates beneath fog, and none that only a covered given leaves", () => {
    const state = played({ solution }, having({ 0: 1, 15: 1 }), null);
    const all = 15;
    const puzzle = { layout: "2x2", cells: state.position.givens };
    // The cells beneath the fog may hold 2 and 3 alone, the open cell r1c2 may hold 3 alone.
    const sets = givenCandidates(
      puzzle,
      blank.map((_, cell) => (cell === 1 ? 4 : cell > 1 ? 6 : all)),
    );
    const seen = fogOfPlay.state({ ...state, position: { ...state.position, givenCandidates: sets } }).position;
    assert.deepEqual(noteDigits(seen.givenCandidates?.[1] ?? 0, 4), [3]);
    assert.deepEqual(noteDigits(seen.givenCandidates?.[15] ?? 0, 4), [1, 2, 3, 4]);
    // Beneath the fog is all that the candidates restrict.
    const below = givenCandidates(
      puzzle,
      blank.map((_, cell) => (cell > 1 ? 6 : all)),
    );
    const free = fogOfPlay.state({ ...state, position: { ...state.position, givenCandidates: below } }).position;
    assert.equal(free.givenCandidates, null);
  });

  it("leaves a puzzle alone that is edited with the givens of a game", () => {
    const state = played({ solution });
    fogPart.value = fogOfPlay;
    seenState(state);
    assert.notEqual(candidatesOn(state.position)[14] & 1, 0);
    const draft = stateAt(newPosition("2x2", state.position.givens), {
      activity: "enter",
      game: newGame({ kind: "entered" }),
    });
    assert.equal(
      seenState({ ...draft, position: { ...draft.position, givens: state.position.givens } }).fog,
      undefined,
    );
    assert.equal(candidatesOn({ ...draft.position, givens: state.position.givens })[14] & 1, 0);
  });

  it("keeps notes that are filled in over a covered given, also in a save", () => {
    const state = played({ solution }, having({ 0: 1, 15: 1 }), null);
    fogPart.value = fogOfPlay;
    seenState(state);
    const filled = fillNotes(state);
    assert.notEqual(filled.position.notes[15], 0);
    const read = /** @type {any} */ (unpackGame(JSON.parse(JSON.stringify(packGame(filled, 0)))));
    assert.deepEqual(read.state?.position.notes, filled.position.notes);
    const text = changesBetween(state.position, filled.position);
    assert.deepEqual(withChanges(state.position, text)?.notes, filled.position.notes);
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
