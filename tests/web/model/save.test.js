import assert from "node:assert/strict";
import { test } from "node:test";
import { withMoves } from "../../../web/games/game-rows.js";
import {
  moveBetween,
  packGame,
  packHistory,
  savedVersion,
  unpackGame as unpack,
  unpackJudged,
} from "../../../web/model/save.js";
import { newPosition } from "../../../web/model/position.js";
import { newState, stateAt } from "../../../web/model/state.js";
import { after, playing } from "./boards.js";
import { randomGame, randomNumbers } from "./random-games.js";

/** @type {(saved: unknown, history?: unknown) => any} */
const unpackGame = unpack;

/**
 * Layouts, and how many random games there are of each: a move of 625 cells takes as long as twenty of a small board.
 * @type {[layout: string, games: number][]}
 */
const layouts = [
  ["2x2", 30],
  ["3x3", 30],
  ["2x3+x", 30],
  ["5x5", 6],
  ["1x5", 30],
];
const asJson = (data) => JSON.parse(JSON.stringify(data));

/** What must survive: everything but the selection and what is only looked at. */
const kept = ({ game, position, past, future, activity }) => ({ game, position, past, future, activity });

for (const [layout, games] of layouts) {
  test(`random games survive being saved: ${layout}`, () => {
    for (let seed = 1; seed <= games; seed++) {
      const state = randomGame(seed, layout, 60).at(-1);
      const { state: restored } = unpackGame(asJson(packGame(state, 0)), asJson(packHistory(state)));
      assert.deepEqual(kept(restored), kept(state), `seed ${seed}`);
    }
  });

  test(`the moves of random games lead from each state to the next: ${layout}`, () => {
    for (let seed = 1; seed <= games; seed++) {
      const states = randomGame(seed, layout, 60);
      for (let i = 1; i < states.length; i++) {
        const [before, next] = [states[i - 1], states[i]];
        if (before.position === next.position) continue;
        const history = withMoves(packHistory(before), [/** @type {any} */ (asJson(moveBetween(before, next)))]);
        assert.deepEqual(
          kept(unpackGame(asJson(packGame(next, 0)), asJson(history)).state),
          kept(next),
          `seed ${seed}, move ${i}`,
        );
      }
    }
  });
}

test("a 9×9 game in use stays under 3000 bytes", () => {
  const random = randomNumbers(7);
  const cells = [...Array(81).keys()];
  const givens = cells.map((cell) => (cell % 3 ? 0 : 1 + random(9)));
  let state = newState({
    layout: "3x3",
    givens,
    activity: "play",
    origin: { kind: "daily", level: "extreme", rating: 8.3, date: "2026-11-22", seed: 4294967295 },
  });
  for (const cell of cells) {
    for (const digit of [1, 2, 4, 7, 9])
      state = after(state, ["toggleNote", digit, cell], ["toggleCorner", digit, cell]);
    state = after(
      state,
      ["toggleColor", 9, cell],
      ["toggleColor", 1 + random(8), cell],
      ...(cell % 4 ? [] : [["toggleCandidateColor", cell, 1 + random(9), 9]]),
    );
  }
  const size = new TextEncoder().encode(JSON.stringify(packGame(state, 10 ** 8))).length;
  assert.ok(size < 3000, `${size} bytes`);
});

test("the clock is saved as the time played", () => {
  const state = after(playing, ["resumeClock", 5000]);
  const { state: restored } = unpackGame(packGame(state, 65_000));
  assert.deepEqual(restored.game.clock, { elapsed: 60_000, since: null, isPaused: false });
});

const good = packGame(playing, 0);

test("data of a newer version is recognised, and not taken for damaged", () => {
  assert.deepEqual(unpackGame({ ...good, nonet: savedVersion + 1, position: { something: "new" } }), {
    newer: savedVersion + 1,
  });
});

test("a game that an earlier visit has kept is read", () => {
  const kept = {
    nonet: 3,
    id: "5f",
    position: { l: "2x2", g: "1,,,,,,2", e: ",3", n: ",,6" },
    activity: "play",
    origin: { kind: "daily", date: "2026-11-22" },
    elapsed: 61_000,
    paused: true,
    hints: [1, 0, 2],
    checks: 4,
    helped: true,
    finished: null,
  };
  const { state } = unpackGame(kept);
  assert.deepEqual(
    state.position,
    after(playing, ["enterDigit", 3, 1], ["toggleNote", 2, 2], ["toggleNote", 3, 2]).position,
  );
  assert.deepEqual(state.game, {
    id: "5f",
    origin: { kind: "daily", date: "2026-11-22" },
    clock: { elapsed: 61_000, since: null, isPaused: true },
    hints: [1, 0, 2],
    checks: 4,
    isHelped: true,
    checkpoints: [],
    finished: null,
  });
});

test("a cell can have all nine colours, and no tenth", () => {
  const coloured = after(playing, ...Array.from({ length: 9 }, (_, i) => ["toggleColor", i + 1, 5]));
  const saved = packGame(coloured, 0);
  assert.deepEqual(unpackGame(asJson(saved)).state.position, coloured.position);
  assert.deepEqual(unpackGame({ ...saved, position: { ...saved.position, k: `,,,,,${(2 ** 9).toString(36)}` } }), {
    damaged: true,
  });
});

const damaged = [
  ["nothing", undefined],
  ["null", null],
  ["a text", "3x3"],
  ["an array", []],
  ["no version", { ...good, nonet: undefined }],
  ["a version that no page has written", { ...good, nonet: 2 }],
  ["no position", { ...good, position: undefined }],
  ["no id", { ...good, id: "" }],
  ["an unknown activity", { ...good, activity: "edit" }],
  ["an unknown layout", { ...good, position: { ...good.position, l: "11x11" } }],
  ["too many cells", { ...good, position: { ...good.position, g: "1,".repeat(20) } }],
  ["a digit too large", { ...good, position: { ...good.position, g: "5" } }],
  ["a negative digit", { ...good, position: { ...good.position, g: "-2" } }],
  ["no digit at all", { ...good, position: { ...good.position, g: "!" } }],
  ["an entry over a given", { ...good, position: { ...good.position, e: "1" } }],
  ["notes under an entry", { ...good, position: { ...good.position, e: ",1", n: ",1" } }],
  ["an answer over a given", { ...good, position: { ...good.position, a: "2" } }],
  ["a colour that does not exist", { ...good, position: { ...good.position, d: "6:a" } }],
  ["two hints", { ...good, hints: [1, 2] }],
  ["a negative time", { ...good, elapsed: -1 }],
];

for (const [name, data] of damaged) {
  test(`damaged: ${name}`, () => assert.deepEqual(unpackGame(data), { damaged: true }));
}

const history = packHistory(after(playing, ["enterDigit", 3, 1], ["enterDigit", 4, 2]));
const brokenHistories = [
  ["none", undefined],
  ["no moves", { ...history, moves: 3 }],
  ["a damaged move", { ...history, moves: ["e1=3", "q9"] }],
  ["a damaged move after the present position", { ...history, moves: [...history.moves, "q9"] }],
  ["of another position", { ...history, at: 1 }],
  ["beyond its end", { ...history, at: 9 }],
];

for (const [name, data] of brokenHistories) {
  test(`a history that does not fit is left out, and the game is kept: ${name}`, () => {
    const state = after(playing, ["enterDigit", 3, 1], ["enterDigit", 4, 2]);
    const { state: restored } = unpackGame(packGame(state, 0), data);
    assert.deepEqual(restored.position, state.position);
    assert.deepEqual(restored.past, []);
  });
}

test("a history of at most two million cells is read, and a longer one is left out", () => {
  const large = newState({ layout: "10x10", activity: "play" });
  const saved = packGame(large, 0);
  for (const [moves, read] of [
    [199, 199],
    [200, 0],
  ]) {
    const long = { ...packHistory(large), moves: Array.from({ length: moves }, (_, i) => `e0=${1 + (i % 2)}`) };
    assert.equal(unpackGame(saved, long).state.future.length, read, `${moves} moves`);
  }
});

/**
 * Two states of one game, and what the journal can say of the way between.
 * @type {[string, [string, ...any[]][], [string, ...any[]][], object | null][]}
 */
const ways = [
  ["a move", [], [["enterDigit", 4, 2]], { kind: "move", changes: "e2=4" }],
  ["an undo", [], [["undo"]], { kind: "undo" }],
  ["a redo", [["undo"], ["undo"]], [["redo"]], { kind: "redo" }],
  ["the last redo", [["undo"]], [["redo"]], { kind: "redo" }],
  [
    "two moves",
    [],
    [
      ["enterDigit", 4, 2],
      ["enterDigit", 2, 3],
    ],
    null,
  ],
  ["another move taken back, so that the future is another", [], [["undo"], ["enterDigit", 4, 2], ["undo"]], null],
  [
    "another move before the redo, so that the past is another",
    [["undo"], ["undo"]],
    [["enterDigit", 2, 3], ["undo"], ["undo"]],
    null,
  ],
  ["nothing of the history", [], [["addCheckpoint", "here"]], null],
];
for (const [what, first, second, move] of ways) {
  test(`the step of the history between two states: ${what}`, () => {
    const before = after(playing, ["enterDigit", 2, 1], ["enterDigit", 3, 1], ...first);
    assert.deepEqual(moveBetween(before, after(before, ...second)), move);
  });
}

test("there is no step between two games", () => {
  const before = after(playing, ["enterDigit", 2, 1]);
  const next = after(before, ["undo"]);
  assert.equal(moveBetween(before, { ...next, game: { ...next.game, id: "another" } }), null);
});

const ruled = newPosition("2x2", undefined, null, ["cage 5 r1c1 r1c2", "thermometer r2c1-r2c4"]);

test("rules are kept, in a version that pages without rules do not take for their own", () => {
  const saved = packGame(stateAt(ruled, { activity: "play", game: playing.game }), 0);
  assert.equal(saved.nonet, 4);
  assert.equal(packGame(playing, 0).nonet, 3);
  assert.deepEqual(unpackGame(saved).state.position, ruled);
});

test("the player's own notes and removed notes are kept, in a version that older pages do not take for their own", () => {
  for (const moves of [
    [["fillNotes"]],
    [
      ["toggleNote", 3, 1],
      ["enterDigit", 3, 2],
    ],
  ]) {
    const state = after(playing, ["toggleNote", 4, 1], ...moves);
    const saved = packGame(state, 0);
    assert.equal(saved.nonet, savedVersion);
    assert.deepEqual(unpackGame(saved).state.position, state.position);
  }
});

test("in a game of version 4, notes that came from the candidates and automatic candidates are still candidates", () => {
  const { position } = after(playing, ["fillNotes"]);
  const { o: own, ...packed } = packGame(after(playing, ["fillNotes"]), 0).position;
  assert.equal(own, "");
  const saved = (/** @type {object} */ parts) => ({ ...packGame(playing, 0), position: { ...packed, ...parts } });
  assert.deepEqual(unpackGame(saved({ f: 1 })).state.position, position);
  assert.deepEqual(unpackGame(saved({ x: "" })).state.position, after(playing, ["setAutomatic", true]).position);
  assert.equal(unpackGame(saved({})).state.position.ownNotes, null);
});

for (const text of ["", "1", "1:zz", "zzz:1", "1:2:3", "1:2..3", 7])
  test(`damaged memory of removed notes: ${JSON.stringify(text)}`, () => {
    const saved = packGame(playing, 0);
    assert.deepEqual(unpackGame({ ...saved, position: { ...saved.position, h: text } }), { damaged: true });
  });

/** @param {unknown} rules */
function savedWith(rules) {
  const saved = packGame(stateAt(ruled, { activity: "play", game: playing.game }), 0);
  return { ...saved, position: { ...saved.position, r: rules } };
}

for (const rules of [7, ["even r1c1"], null])
  test(`damaged rules: ${JSON.stringify(rules)}`, () =>
    assert.deepEqual(unpackGame(savedWith(rules)), { damaged: true }));

/** @type {[string, string, string][]} */
const refused = [
  ["", "unknown-rule", ""],
  ["cage 4 r1c1;", "unknown-rule", ""],
  ["cage 5 r5c1", "bad-rule-cell", "cage 5 r5c1"],
  ["cage r0c1", "bad-rule-cell", "cage r0c1"],
  ["even r1c1;Cage r1c1", "unknown-rule", "Cage r1c1"],
  ["cage 5,, r1c1", "bad-rule-value", "cage 5,, r1c1"],
  ["<b>", "unknown-rule", "<b>"],
  ["even r1c1 # r1c2", "bad-rule-cell", "even r1c1 # r1c2"],
];
for (const [rules, code, symbol] of refused) {
  test(`rules of a game from elsewhere that its puzzle cannot have: ${JSON.stringify(rules)}`, async () => {
    const read = await unpackJudged(savedWith(rules));
    assert.ok("refused" in read);
    assert.deepEqual([read.refused.code, read.refused.details.symbol], [code, symbol]);
  });
}

test("a step of the history changes the rules", () => {
  const before = stateAt(ruled, { activity: "enter", game: playing.game });
  const after = { ...before, past: [ruled], position: newPosition("2x2", undefined, null, ["even r1c1"]) };
  const { state } = unpackGame(packGame(after, 0), packHistory(after));
  assert.deepEqual([state.position.rules, state.past.map(({ rules }) => rules)], [["even r1c1"], [ruled.rules]]);
});
