import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { startGame } from "../../../web/embed/game.js";
import { packState, unpackState } from "../../../web/embed/saved.js";
import { readPuzzle } from "../../../web/embed/puzzle.js";
import { enterDigit, fillSolution, setMode } from "../../../web/model/actions.js";
import { redo, undo } from "../../../web/model/history.js";
import { newState } from "../../../web/model/state.js";

const solution = [4, 1, 3, 2, 3, 2, 1, 4, 1, 4, 2, 3, 2, 3, 4, 1];
/** Two cells are blank: r1c1 (4) and r4c4 (1). */
const givens = solution.with(0, 0).with(15, 0);

/** Plays moves from the start and returns the effect of the last move. */
function play(moves, game = startGame()) {
  let state = newState({ layout: "2x2", mode: "play", givens });
  let last = game.follow(state);
  for (const move of moves) {
    state = move(state);
    last = game.follow(state);
  }
  return { ...last, state, game };
}
const enter = (cell, digit) => (state) => enterDigit(state, digit, cell);

describe("the score of a game", () => {
  const cases = [
    ["no mistake", [enter(0, 4), enter(15, 1)], 0],
    ["a digit put right", [enter(0, 2), enter(0, 4), enter(15, 1)], 1],
    ["the same mistake twice", [enter(0, 2), enter(0, 4), enter(0, 2), enter(0, 4), enter(15, 1)], 2],
    ["a mistake taken back", [enter(0, 2), undo, enter(0, 4), enter(15, 1)], 1],
    ["a mistake taken back and done again as one", [enter(0, 2), undo, redo, enter(0, 4), enter(15, 1)], 1],
  ];
  for (const [what, moves, mistakes] of cases) {
    it(`counts ${what}`, () => assert.deepEqual(play(moves).solved, { seconds: 0, hints: 0, mistakes }));
  }

  it("is told once, when the last digit is right", () => {
    const { solved, game, state } = play([enter(0, 4), enter(15, 2)]);
    assert.equal(solved, undefined);
    const done = enterDigit(state, 1, 15);
    assert.ok(game.follow(done).solved);
    assert.equal(game.follow(enterDigit(undo(done), 1, 15)).solved, undefined);
  });

  it("counts hints, and ends when the player gives up", () => {
    const helped = startGame();
    helped.countHint();
    assert.equal(play([enter(0, 4), enter(15, 1)], helped).solved.hints, 1);
    const given = startGame();
    given.giveUp();
    assert.equal(play([(state) => fillSolution(state, solution)], given).solved, undefined);
  });

  it("tells of no solution where a puzzle is typed", () => {
    assert.equal(play([(state) => setMode(state, "solve"), enter(0, 4), enter(15, 1)]).solved, undefined);
  });

  it("tells how the board stands after each change, not after a look", () => {
    assert.deepEqual(play([enter(0, 4)]).changed, { puzzle: "413232141423234.", blank: 1 });
    assert.deepEqual(play([(state) => ({ ...state, selection: 3 })]).changed, undefined);
  });

  it("goes on from a saved game", () => {
    const first = play([enter(0, 2)]);
    const saved = JSON.parse(JSON.stringify(packState(first.state, first.game.save())));
    const { state, game } = unpackState(saved, "play");
    const resumed = startGame({ ...game, seconds: 90 });
    resumed.follow(state);
    resumed.follow(enterDigit(state, 4, 0));
    const { solved } = resumed.follow(enterDigit(enterDigit(state, 4, 0), 1, 15));
    assert.deepEqual([solved.mistakes, solved.seconds >= 90], [1, true]);
  });
});

describe("a saved state", () => {
  const { state, game } = play([enter(0, 4)]);
  const good = packState(state, game.save());
  const damaged = [
    ["nothing", null],
    ["text", "state"],
    ["another version", { ...good, nonet: 2 }],
    ["no board", { ...good, board: undefined }],
    ["no game", { ...good, game: undefined }],
    ["a negative time", { ...good, game: { ...good.game, seconds: -1 } }],
    ["placed digits that are none", { ...good, game: { ...good.game, placed: [[1]] } }],
  ];
  for (const [what, saved] of damaged) it(`is refused when it is ${what}`, () => assert.equal(unpackState(saved, "play"), null));

  it("takes the mode of the board that it comes to, its past too", () => {
    const { state: shown } = unpackState(good, "view");
    assert.deepEqual([shown.position, ...shown.past].map(({ mode }) => mode), ["view", "view"]);
    assert.equal(enterDigit(shown, 1, 15), shown);
  });
});

describe("the puzzle of an element", () => {
  const view = { mode: "view", layout: "" };
  const cells = [4, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  /** @type {any[][]} */
  const texts = [
    ["a line", "4.3.3..........1"],
    ["rows", "\n  4.3.\n  3...\n  ....\n  ...1\n"],
    ["symbols with spaces", "4 0 3 0\n3 0 0 0\n0 0 0 0\n0 0 0 1"],
  ];
  for (const [what, text] of texts) {
    it(`is read from ${what} without the engine`, async () => assert.deepEqual(await readPuzzle(text, /** @type {any} */ (view)), { layout: "2x2", cells }));
  }

  it("is an empty board where there is no text", async () => {
    assert.deepEqual(await readPuzzle("  \n", { mode: "play", layout: "2x2" }), { layout: "2x2", cells: Array(16).fill(0) });
  });

  /** @type {any[][]} */
  const failures = [
    ["bad-symbol", "4.3?3..........1", view],
    ["wrong-length", "4.3.3", view],
    ["unknown-layout", "", { mode: "play", layout: "11x11" }],
  ];
  for (const [code, text, options] of failures) {
    it(`fails with ${code}`, () => assert.rejects(readPuzzle(text, options), { code }));
  }
});
