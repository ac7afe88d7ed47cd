import assert from "node:assert/strict";
import { test } from "node:test";
import { newPosition } from "../../../web/model/position.js";
import { pauseWithoutMistake, timelineOf } from "../../../web/model/timeline.js";
import { solution } from "./boards.js";

/** @param {number} count of right digits @param {number} [wrong] a digit in the last cell */
function board(count, wrong = 0) {
  const entries = solution.map((digit, cell) => (cell < count ? digit : 0));
  if (wrong) entries[15] = wrong;
  return { ...newPosition("2x2"), entries };
}
/** @param {[seconds: number | null, digits: number, kind?: string, wrong?: number][]} acts @returns {any[]} */
const framesOf = (acts) =>
  [[0, 0, "start"], ...acts].map(([seconds, digits, kind = "move", wrong]) => ({
    kind,
    at: seconds === null ? null : Number(seconds) * 1000,
    position: board(Number(digits), Number(wrong ?? 0)),
  }));

test("a timeline has the digits, the hints and the long pauses, the longest first", () => {
  const frames = framesOf([
    [2, 1],
    [4, 2],
    [34, 2, "hint"],
    [36, 3],
    [38, 2, "undo"],
    [98, 3],
    [100, 16],
  ]);
  assert.deepEqual(timelineOf(frames), {
    total: 100_000,
    most: 16,
    line: frames.map(({ at, position }) => ({ at, digits: position.entries.filter(Boolean).length })),
    pauses: [
      { from: 38_000, to: 98_000, frame: 5 },
      { from: 4000, to: 34_000, frame: 2 },
    ],
    hints: [34_000],
  });
});

/** @type {[string, [number | null, number][]][]} */
const without = [
  ["whose first moves have no time", [[null, 1], [5, 2]]],
  ["in which no time was played", [[0, 1]]],
]; // prettier-ignore
for (const [what, acts] of without)
  test(`there is no timeline of a game ${what}`, () => assert.equal(timelineOf(framesOf(acts)), null));

test("a player who is always slow makes no long pauses", () =>
  assert.deepEqual(
    timelineOf(
      framesOf([
        [30, 1],
        [60, 2],
        [90, 16],
      ]),
    )?.pauses,
    [],
  ));

test("a step is looked for in the longest pause before which every digit was right", () => {
  const frames = framesOf([
    [2, 1],
    [3, 1, "move", 4],
    [93, 1, "undo"],
    [95, 2],
    [130, 3],
    [132, 4],
    [133, 16],
  ]);
  const timeline = timelineOf(frames);
  assert.deepEqual(timeline?.pauses.map(({ frame }) => frame), [2, 4]); // prettier-ignore
  assert.equal(timeline && pauseWithoutMistake(timeline, frames)?.frame, 4);
});
