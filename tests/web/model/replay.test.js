import assert from "node:assert/strict";
import { test } from "node:test";
import { actsBetween, mostRecorded, newRecording, readRecording, record } from "../../../web/model/recording.js";
import { framesOf } from "../../../web/model/replay.js";
import { moveBetween } from "../../../web/model/save.js";
import { newState } from "../../../web/model/state.js";
import { after, playing } from "./boards.js";
import { randomGame } from "./random-games.js";

/** The recording of states that follow each other, a second apart. @param {any[]} states */
function recorded(states) {
  const recording = newRecording(states[0]);
  for (let i = 1; i < states.length; i++) {
    const move = moveBetween(states[i - 1], states[i]);
    record(recording, actsBetween(states[i - 1], states[i], move, i * 1000));
  }
  return recording;
}

const going = { ...playing, game: { ...playing.game, clock: { elapsed: 0, since: 0, isPaused: false } } };

/** States after moves, which follow `going`. @param {any[][]} moves */
const statesOf = (...moves) => moves.reduce((states, move) => [...states, after(states.at(-1), move)], [going]);

/**
 * 20 games with undo, redo, notes, colours, erasing, hints, rules and layouts of several grids.
 * @type {[layout: string, rules?: readonly string[]][]}
 */
const layouts = [
  ["2x2"],
  ["3x3"],
  ["2x3+x"],
  ["3x3+windoku"],
  ["samurai"],
  ["butterfly"],
  ["1x5"],
  ["4x4"],
  ["3x3", ["cage 10 r1c1 r1c2", "thermometer r3c3 r3c4 r3c5"]],
  ["2x2", ["cage 5 r1c1 r1c2"]],
];

for (const [i, [layout, rules]] of layouts.entries()) {
  test(`a replay goes through every position of a random game, and ends as the game: ${layout} ${rules ?? ""}`, () => {
    for (const seed of [2 * i + 1, 2 * i + 2]) {
      const states = randomGame(seed, layout, 80, rules);
      const end = states.at(-1);
      const frames = framesOf(end, JSON.parse(JSON.stringify(recorded(states))));
      assert.deepEqual(frames.at(-1)?.position, end.position, `seed ${seed}`);
      if (states[0].activity === "enter") continue;
      const changed = states.filter((state, n) => n === 0 || state.position !== states[n - 1].position);
      const kinds = ["start", "move", "undo", "redo"];
      assert.deepEqual(
        frames.filter(({ kind }) => kinds.includes(kind)).map(({ position }) => position),
        changed.map(({ position }) => position),
        `seed ${seed}`,
      );
    }
  });
}

test("a recording has what happened, and when: also what undo has left behind", () => {
  const states = statesOf(
    ["enterDigit", 3, 1],
    ["undo"],
    ["redo"],
    ["undo"],
    ["enterDigit", 2, 1],
    ["countHint", 2],
    ["countCheck"],
    ["pauseClock", 7000],
    ["resumeClock", 90_000],
    ["selectCell", 5],
  );
  const frames = framesOf(states.at(-1), recorded(states));
  assert.deepEqual(
    frames.map(({ kind, at, strength, position }) => [kind, at, strength ?? position.entries[1]]),
    [
      ["start", 0, 0],
      ["move", 1000, 3],
      ["undo", 2000, 0],
      ["redo", 3000, 3],
      ["undo", 4000, 0],
      ["move", 5000, 2],
      ["hint", 6000, 2],
      ["check", 7000, 2],
      ["pause", 7000, 2],
      ["resume", 7000, 2],
    ],
  );
});

test("without a recording the moves come from the history, and no time is said of them", () => {
  const end = after(going, ["enterDigit", 3, 1], ["enterDigit", 4, 2]);
  for (const kept of [newRecording(end), readRecording(undefined, end), readRecording({ acts: ["0Mq"] }, end)]) {
    const frames = framesOf(end, kept);
    assert.deepEqual(
      frames.map(({ kind, at, position }) => [kind, at, position.entries.filter(Boolean).length]),
      [
        ["start", 0, 0],
        ["move", null, 1],
        ["move", null, 2],
      ],
    );
  }
});

test("the entering of a puzzle is no part of its game", () => {
  const entered = newState({ layout: "2x2", activity: "enter" });
  const typed = [entered, after(entered, ["enterDigit", 1, 0])];
  const locked = { ...after(typed[1], ["lockEntries"]), activity: "play" };
  const states = [...typed, locked, after(locked, ["enterDigit", 2, 1])];
  const frames = framesOf(states.at(-1), recorded(states));
  assert.deepEqual(
    frames.map(({ kind, position }) => [kind, position.givens[0], position.entries[1]]),
    [
      ["start", 1, 0],
      ["move", 1, 2],
    ],
  );
});

/** @type {[string, unknown][]} */
const unsound = [
  ["nothing", undefined],
  ["no acts", { first: null }],
  ["an act that is no text", { acts: [7] }],
  ["an act of another kind", { acts: ["0X"] }],
  ["changes outside the board", { acts: ["0Me99=1"] }],
  ["a damaged beginning", { first: { l: "2x2", g: "9" }, acts: [] }],
  ["another position at its end", { acts: ["0Me1=4"] }],
];
for (const [what, kept] of unsound) {
  test(`a recording begins anew where it is not sound: ${what}`, () => {
    const end = after(going, ["enterDigit", 3, 1]);
    assert.deepEqual(readRecording(kept, end), newRecording(end));
  });
}

test("a recording that is too long says so", () => {
  const recording = newRecording(playing);
  assert.equal(record(recording, ["0M" + "x".repeat(mostRecorded - 2)]), true);
  assert.equal(record(recording, ["0C"]), false);
});
