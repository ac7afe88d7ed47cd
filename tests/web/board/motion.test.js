import assert from "node:assert/strict";
import { test } from "node:test";
import { createMotion, longestMotion, waveLength } from "../../../web/board/motion.js";
import { usualLooks, viewOf } from "../../../web/board/view.js";
import { after, playing, solution } from "../model/boards.js";

const viewing = (state, motion = true) => viewOf(state, { ...usualLooks, motion });

/** What moves half-way after a change. */
function moving(before, next, motion = true) {
  const made = createMotion();
  made.follow(viewing(before, motion), viewing(next, motion), 1000);
  return made.at(1000 + longestMotion / 2);
}
const row = after(playing, ["enterDigit", 2, 1], ["enterDigit", 3, 2]);

test("no motion is longer than 150 ms, but for the wave of a solved board", () =>
  assert.deepEqual([longestMotion, waveLength], [150, 600]));

test("the last digit lets a wave run over the board: the farther a cell, the later its light", () => {
  const full = solution.flatMap((digit, cell) =>
    playing.position.givens[cell] || cell === 15 ? [] : [/** @type {const} */ (["enterDigit", digit, cell])],
  );
  const before = after(playing, ...full);
  const next = after(before, ["enterDigit", solution[15], 15]);
  const made = createMotion();
  made.follow(viewing(before), viewing(next), 1000);
  const litAt = (/** @type {number} */ time) =>
    [...(made.at(time)?.glows ?? [])].filter(([, light]) => light > 0).map(([cell]) => cell);
  assert.deepEqual(litAt(1001), [15]);
  const [early, late] = [litAt(1200), litAt(1440)];
  assert.ok(
    early.includes(11) && !early.includes(0) && late.includes(1) && !late.includes(11),
    JSON.stringify([early, late]),
  );
  // The game that is finished now changes nothing on the board.
  made.follow(viewing(next), viewing(after(next, ["finish", 5])), 1450);
  assert.ok(litAt(1451).length > 0);
  assert.deepEqual([litAt(1000 + waveLength - 1), made.at(1000 + waveLength)], [[0], null]);
  assert.equal(moving(before, next, false), null);
  const wrong = after(before, ["enterDigit", (solution[15] % 4) + 1, 15]);
  assert.notEqual(moving(before, wrong)?.glows.size, 16);
});

test("a digit that is placed grows to its size, and then stands still", () => {
  const made = createMotion();
  made.follow(viewing(playing), viewing(after(playing, ["enterDigit", 3, 1])), 1000);
  const sizes = [1000, 1040, 1100].map((now) => made.at(now).sizes.get(1));
  assert.deepEqual(
    sizes,
    [...sizes].sort((a, b) => a - b),
  );
  assert.equal(made.at(1000 + longestMotion), null);
});

test("a house that becomes complete glows", () => {
  assert.deepEqual([...moving(row, after(row, ["enterDigit", 4, 3])).glows.keys()].sort(), [0, 1, 2, 3]);
  assert.deepEqual([...moving(playing, after(playing, ["enterDigit", 3, 1])).glows.keys()], []);
});

test("a house with a conflict is not complete", () =>
  assert.deepEqual([...moving(row, after(row, ["enterDigit", 3, 3])).glows.keys()], []));

test("cells that a step has changed light up", () => {
  const shown = after(playing, ["toggleNote", 3, 5], ["showStep", { technique: "x" }]);
  const applied = after(shown, ["toggleNote", 3, 5]);
  assert.deepEqual([...moving(shown, applied).glows.keys()], [5]);
});

test("nothing moves for a selection, for a solution, or where motion is off", () => {
  assert.equal(moving(playing, after(playing, ["selectCell", 3])), null);
  assert.equal(moving(playing, after(playing, ["fillSolution", solution])), null);
  assert.equal(moving(playing, after(playing, ["enterDigit", 3, 1]), false), null);
});
