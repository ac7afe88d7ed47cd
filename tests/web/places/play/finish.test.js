import assert from "node:assert/strict";
import { test } from "node:test";
import * as actions from "../../../../web/model/actions.js";
import { loadRuleChecks } from "../../../../web/model/rule-part.js";
import { newState } from "../../../../web/model/state.js";
import { isResult, resultOf } from "../../../../web/games/result.js";
import { packGame, unpackGame } from "../../../../web/model/save.js";
import { isCompleted, isOver, isPlayed } from "../../../../web/places/play/finish.js";

const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const givens = solution.with(0, 0).with(15, 0);
const start = () => newState({ layout: "2x2", givens, activity: "play" });

test("the last right digit completes a game", () => {
  const before = actions.enterDigit(start(), 1, 0);
  assert.equal(isCompleted(before), false);
  assert.equal(isCompleted(actions.enterDigit(before, 1, 15)), true);
});

test("a puzzle of rules or candidates alone is played and completed without givens, a blank board is not", async () => {
  await loadRuleChecks();
  const rules = ["cage 10 r1c1-r1c4", "thermometer r2c4 r2c3"];
  const all = Array(16).fill(15);
  const own = [{ rules }, { candidates: all.with(0, 1) }, {}].map((more) =>
    newState({ puzzle: { layout: "2x2", cells: Array(16).fill(0), ...more }, activity: "play" }),
  );
  const fill = (/** @type {ReturnType<typeof start>} */ state) =>
    solution.reduce((now, digit, cell) => actions.enterDigit(now, digit, cell), state);
  assert.deepEqual(own.map(isPlayed), [true, true, false]);
  assert.deepEqual(
    own.map((state) => isCompleted(fill(state))),
    [false, true, false],
  );
  const kept = { ...own[0], position: { ...own[0].position, rules: rules.slice(0, 1) } };
  assert.equal(isCompleted(fill(kept)), true);
});

test("a drawn puzzle without givens is played, and only its author's solution completes it", () => {
  const blank = newState({ layout: "2x2", activity: "play", origin: { kind: "entered", drawing: "{}", solution } });
  const fill = (/** @type {readonly number[]} */ digits) =>
    digits.reduce((now, digit, cell) => actions.enterDigit(now, digit, cell), blank);
  assert.equal(isPlayed(blank), true);
  assert.deepEqual(
    [solution, solution.map((digit) => 5 - digit)].map((digits) => isCompleted(fill(digits))),
    [true, false],
  );
  assert.equal(isOver(actions.finish(fill(solution), 5000)), true);
});

test("a full board with a wrong digit is not complete", () => {
  assert.equal(isCompleted(actions.enterDigit(actions.enterDigit(start(), 1, 0), 2, 15)), false);
});

test("a board that Solve has filled in is not completed by the player", () => {
  const filled = actions.fillSolution(actions.enterDigit(start(), 1, 0), solution);
  assert.equal(isCompleted(filled), false);
});

test("a game that Solve has filled in is not played until the answers are undone", () => {
  const filled = actions.fillSolution(start(), solution);
  assert.deepEqual([filled, actions.undo(filled)].map(isPlayed), [false, true]);
});

test("a finished game has nothing selected", () => {
  const full = actions.enterDigit(actions.selectCell(actions.enterDigit(start(), 1, 0), 15), 1, 15);
  const { cursor, selection } = actions.finish(full, 5000);
  assert.deepEqual([cursor, selection], [null, []]);
});

/**
 * @type {[string, (state: ReturnType<typeof start>) => ReturnType<typeof start>, boolean][]} how the player has come to
 *   the solution, and whether this was help
 */
const ways = [
  ["filled in, and undone", (state) => actions.undo(actions.fillSolution(state, solution)), true],
  ["shown, and hidden", (state) => actions.showOverlay(actions.showOverlay(state, solution), null), true],
  [
    "filled in, and the game started again",
    (state) => actions.resetToGivens(actions.fillSolution(state, solution)),
    true,
  ],
  ["found alone", (state) => actions.showOverlay(state, null), false],
  ["found with hints, which are counted by themselves", (state) => actions.countHint(state, 3), false],
];
for (const [how, look, isHelped] of ways) {
  test(`the record of a game tells whether its solution was seen: ${how}`, () => {
    const seen = look(start());
    const kept = /** @type {any} */ (unpackGame(JSON.parse(JSON.stringify(packGame(seen, 5000))))).state;
    const finished = actions.finish(actions.enterDigit(actions.enterDigit(kept, 1, 0), 1, 15), 5000);
    const result = resultOf(finished);
    assert.deepEqual([result.helped ?? false, isResult(result)], [isHelped, true]);
    assert.equal(
      actions.showOverlay(finished, solution).game.isHelped,
      isHelped,
      "what is looked at afterwards is no help",
    );
  });
}

test("a game is completed once", () => {
  const full = actions.enterDigit(actions.enterDigit(start(), 1, 0), 1, 15);
  assert.equal(isCompleted(actions.finish(full, 5000)), false);
});

test("a puzzle that is entered is not a game to complete", () => {
  assert.equal(
    isCompleted(actions.enterDigit(newState({ layout: "2x2", givens: solution.with(0, 0), activity: "enter" }), 1, 0)),
    false,
  );
});
