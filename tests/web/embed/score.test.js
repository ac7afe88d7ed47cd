import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { pointsOf } from "../../../web/embed/points.js";
import { startGame } from "../../../web/embed/score.js";
import { packState, unpackState } from "../../../web/embed/saved.js";
import { readPuzzle } from "../../../web/embed/other-texts.js";
import {
  countCheck,
  countHint,
  enterDigit,
  fillSolution,
  resetToGivens,
  resumeClock,
  setActivity,
  toggleNote,
} from "../../../web/model/actions.js";
import { redo, undo } from "../../../web/model/history.js";
import { newState } from "../../../web/model/state.js";

const solution = [4, 1, 3, 2, 3, 2, 1, 4, 1, 4, 2, 3, 2, 3, 4, 1];
/** Two cells are blank: r1c1 (4) and r4c4 (1). */
const givens = solution.with(0, 0).with(15, 0);

const start = 1_000_000;
const unaided = { where: 0, what: 0, apply: 0, check: 0 };

/** Plays moves from the start, one each second, and returns the effect of the last move. */
function play(moves, game = startGame()) {
  let state = resumeClock(newState({ layout: "2x2", activity: "play", givens }), start);
  let last = game.follow(state, start);
  moves.forEach((move, i) => {
    state = move(state);
    last = game.follow(state, start + 1000 * (i + 1));
  });
  return { ...last, state, game };
}
const enter = (cell, digit) => (state) => enterDigit(state, digit, cell);

describe("the score of a game", () => {
  /** @type {[string, ((state: any) => any)[], number][]} */
  const cases = [
    ["no mistake", [enter(0, 4), enter(15, 1)], 0],
    ["a digit put right", [enter(0, 2), enter(0, 4), enter(15, 1)], 1],
    ["the same mistake twice", [enter(0, 2), enter(0, 4), enter(0, 2), enter(0, 4), enter(15, 1)], 2],
    ["a mistake taken back", [enter(0, 2), undo, enter(0, 4), enter(15, 1)], 1],
    ["a mistake taken back and done again as one", [enter(0, 2), undo, redo, enter(0, 4), enter(15, 1)], 1],
  ];
  for (const [what, moves, mistakes] of cases) {
    it(`counts ${what}`, () =>
      assert.deepEqual(play(moves).solved, {
        seconds: moves.length,
        hints: 0,
        hintsByStrength: unaided,
        mistakes,
        score: pointsOf({ mistakes, hintsByStrength: unaided }),
      }));
  }

  it("is told once, when the last digit is right", () => {
    const { solved, game, state } = play([enter(0, 4), enter(15, 2)]);
    assert.equal(solved, undefined);
    const done = enterDigit(state, 1, 15);
    assert.ok(game.follow(done, start).solved);
    assert.equal(game.follow(enterDigit(undo(done), 1, 15), start).solved, undefined);
  });

  it("counts hints and checks, and ends when the player gives up", () => {
    const helped = play([
      (state) => countHint(state, 2),
      (state) => countHint(state, 3),
      (state) => countHint(state, 2),
      countCheck,
      enter(0, 4),
      enter(15, 1),
    ]);
    assert.equal(helped.solved.hints, 4);
    assert.deepEqual(helped.solved.hintsByStrength, { where: 0, what: 2, apply: 1, check: 1 });
    assert.deepEqual(helped.solved.score, { scaled: 0.75, raw: 75, max: 100 });
    const { game: given, state } = play([enter(0, 3)]);
    assert.deepEqual(given.giveUp(state, start + 5000, solution), {
      seconds: 5,
      hints: 0,
      hintsByStrength: unaided,
      mistakes: 1,
      score: { scaled: 0, raw: 0, max: 100 },
    });
    const right = enterDigit(state, 4, 0);
    given.follow(right, start);
    assert.equal(given.follow(enterDigit(right, 1, 15), start).solved, undefined);
    assert.equal(given.giveUp(state, start, solution), null, "a game ends once");
  });

  it("is told for the solution of the author, where the known rules leave several", () => {
    const blank = [0, 1, 8, 9];
    const open = solution.map((digit, cell) => (blank.includes(cell) ? 0 : digit));
    const begun = newState({ layout: "2x2", activity: "play", givens: open });
    const drawn = { ...begun, game: { ...begun.game, origin: { ...begun.game.origin, solution } } };
    const solvedBy = (/** @type {readonly number[]} */ digits) => {
      const game = startGame();
      let state = resumeClock(/** @type {any} */ (drawn), start);
      let told = game.follow(state, start);
      for (const cell of blank) {
        state = enterDigit(state, digits[cell], cell);
        told = game.follow(state, start);
      }
      return told.solved !== undefined;
    };
    const other = solution.map((digit, cell) => (blank.includes(cell) ? 5 - digit : digit));
    assert.deepEqual([solvedBy(solution), solvedBy(other)], [true, false]);
  });

  it("is none of a board on which no puzzle is played", () => {
    const { state } = play([(begun) => setActivity(begun, "enter")]);
    assert.equal(startGame().giveUp(state, start, solution), null);
  });

  it("is none of the player's when Solve has filled in a digit", () => {
    assert.equal(play([enter(0, 4), (state) => fillSolution(state, solution)]).solved, undefined);
  });

  it("tells of no solution where a puzzle is typed", () => {
    assert.equal(play([(state) => setActivity(state, "enter"), enter(0, 4), enter(15, 1)]).solved, undefined);
  });

  it("tells how the board stands after each change, not after a look", () => {
    assert.deepEqual(play([enter(0, 4)]).changed, { puzzle: "413232141423234.", blank: 1 });
    assert.deepEqual(play([(state) => ({ ...state, cursor: 3, selection: [3] })]).changed, undefined);
  });

  it("goes on from a saved game", () => {
    const first = play([enter(0, 2), countCheck]);
    const saved = JSON.parse(JSON.stringify(packState(first.state, first.game.save(), start + 90_000)));
    const { state, game } = unpackState(saved, "play");
    const resumed = startGame(game);
    const going = resumeClock(state, start);
    resumed.follow(going, start);
    const right = enterDigit(going, 4, 0);
    resumed.follow(right, start + 1000);
    assert.deepEqual(resumed.follow(enterDigit(right, 1, 15), start + 2000).solved, {
      seconds: 92,
      hints: 1,
      hintsByStrength: { ...unaided, check: 1 },
      mistakes: 1,
      score: { scaled: 0.9, raw: 90, max: 100 },
    });
  });
});

describe("the points of a solved game", () => {
  /** @type {[string, any, number][]} */
  const cases = [
    ["nothing", {}, 100],
    ["mistakes and checks", { mistakes: 2, check: 1 }, 85],
    ["hints by their strength", { where: 3, what: 1, apply: 2 }, 69],
    ["more than there are", { mistakes: 15, check: 7 }, 0],
  ];
  for (const [what, { mistakes = 0, ...hints }, raw] of cases) {
    it(`are ${raw} less ${what}`, () =>
      assert.deepEqual(pointsOf({ mistakes, hintsByStrength: { ...unaided, ...hints } }), {
        scaled: raw / 100,
        raw,
        max: 100,
      }));
  }
});

describe("the start and the progress of a game", () => {
  const look = (state) => ({ ...state, cursor: 3, selection: [3] });
  const note = (cell) => (state) => toggleNote({ ...state, cursor: cell, selection: [cell] }, 2);
  /** @type {[string, ((state: any) => any)[], boolean, object | undefined][]} */
  const cases = [
    ["a look", [look], false, undefined],
    ["a first note", [look, note(0)], true, undefined],
    ["a first digit", [enter(0, 4)], true, { filled: 1, total: 2 }],
    ["a wrong digit", [note(0), enter(0, 3)], false, { filled: 1, total: 2 }],
    ["another digit in the same cell", [enter(0, 3), enter(0, 4)], false, undefined],
    ["a digit taken back", [enter(0, 3), undo], false, { filled: 0, total: 2 }],
    ["the last digit", [enter(0, 4), enter(15, 1)], false, { filled: 2, total: 2 }],
    ["a digit where a puzzle is typed", [(state) => setActivity(state, "enter"), enter(0, 4)], false, undefined],
  ];
  for (const [what, moves, isStart, progress] of cases) {
    it(`are told of ${what}`, () => {
      const told = play(moves);
      assert.equal(told.started !== undefined, isStart);
      assert.deepEqual(told.progress, progress);
    });
  }

  it("are told of no start when the game was begun before, and of one after all is taken away", () => {
    const { state } = play([enter(0, 4)]);
    const resumed = startGame();
    resumed.follow(state, start);
    assert.equal(resumed.follow(enterDigit(state, 1, 15), start).started, undefined);
    const fresh = startGame();
    fresh.follow(resetToGivens(state), start);
    assert.ok(fresh.follow(enterDigit(resetToGivens(state), 4, 0), start).started);
  });
});

describe("a saved state", () => {
  const { state, game } = play([enter(0, 4)]);
  const good = packState(state, game.save(), start);
  const damaged = [
    ["nothing", null],
    ["text", "state"],
    ["another version", { ...good, nonet: 3 }],
    ["no board", { ...good, board: undefined }],
    ["no game", { ...good, game: undefined }],
    ["a negative time", { ...good, board: { ...good.board, elapsed: -1 } }],
    ["placed digits that are none", { ...good, game: { ...good.game, placed: [[1]] } }],
  ];
  for (const [what, saved] of damaged)
    it(`is refused when it is ${what}`, () => assert.equal(unpackState(saved, "play"), null));

  it("takes the mode of the board that it comes to", () => {
    const { state: shown } = unpackState(good, "view");
    assert.equal(shown.activity, "view");
    assert.equal(enterDigit(shown, 1, 15), shown);
  });
});

describe("the puzzle of an element", () => {
  const view = { mode: "view", layout: "", rules: "" };
  const cells = [4, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  /** @type {any[][]} */
  const texts = [
    ["a line", "4.3.3..........1"],
    ["rows", "\n  4.3.\n  3...\n  ....\n  ...1\n"],
    ["symbols with spaces", "4 0 3 0\n3 0 0 0\n0 0 0 0\n0 0 0 1"],
  ];
  for (const [what, text] of texts) {
    it(`is read from ${what} without the engine`, async () =>
      assert.deepEqual(await readPuzzle(text, /** @type {any} */ (view)), { layout: "2x2", cells }));
  }

  it("is an empty board where there is no text", async () => {
    assert.deepEqual(await readPuzzle("  \n", { mode: "play", layout: "2x2", rules: "" }), {
      layout: "2x2",
      cells: Array(16).fill(0),
    });
  });

  /** @type {any[][]} */
  const failures = [
    ["bad-symbol", "4.3?3..........1", view, '"?" is neither a digit nor a blank cell.'],
    ["wrong-length", "4.3.3", view, "The puzzle has 5 cells, and no layout has this number of cells."],
    ["wrong-length", "4.3.3", { mode: "view", layout: "2x2", rules: "" }, "The puzzle has 5 cells instead of 16."],
    ["unknown-layout", "", { mode: "play", layout: "11x11", rules: "" }, '"11x11" is not the name of a layout.'],
    [
      "unknown-layout",
      "4.3.3..........1",
      { mode: "view", layout: "2x3+", rules: "" },
      '"2x3+" is not the name of a layout.',
    ],
  ];
  for (const [code, text, options, message] of failures) {
    it(`fails with ${code}: ${message}`, () => assert.rejects(readPuzzle(text, options), { code, message }));
  }
});
