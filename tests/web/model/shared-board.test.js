import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { unpackGame, packGame } from "../../../web/model/save.js";
import { noteSet } from "../../../web/model/digits.js";
import { isOverlaid } from "../../../web/model/packing.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { newState } from "../../../web/model/state.js";
import {
  contentsOf,
  mostTime,
  newSharedBoard,
  readWrite,
  withOwn,
  withPartner,
  withRemote,
  writerOf,
} from "../../../web/model/shared-board.js";
import { after, playing } from "./boards.js";
import { randomNumbers } from "./random-games.js";
import { runsOf } from "../../support/long-runs.js";

const asJson = (data) => JSON.parse(JSON.stringify(data));

/** Two players with the same puzzle, and what is under way between them, in order. */
function twoPlayers(state) {
  const player = (who) => ({ who, state, board: newSharedBoard(who), inbox: [] });
  return [player(0), player(1)];
}

/** @returns what the act has written; it is under way to the other when they are connected */
function act(me, other, isConnected, move) {
  me.state = after(me.state, move);
  const { board, writes } = withOwn(me.board, me.state.position);
  me.board = board;
  if (isConnected && writes.length) other.inbox.push(asJson(writes));
  return writes;
}

function receive(me, sent) {
  const writes = sent.map((write) => readWrite(write, me.state.position));
  assert.ok(!writes.includes(null), JSON.stringify(sent));
  const { board, won } = withRemote(me.board, writes);
  me.board = board;
  me.state = withPartner(me.state, won);
}

/** Each sends everything that it knows: so do two that join again. */
function rejoin(a, b) {
  a.inbox = [];
  b.inbox = [];
  const [ofA, ofB] = [a, b].map(({ board }) => asJson([...board.registers.values()]));
  receive(a, ofB);
  receive(b, ofA);
}

function randomMove(random, { cellCount, digitCount }) {
  const cell = () => random(cellCount);
  const digit = () => 1 + random(digitCount);
  const choices = [
    () => ["enterDigit", digit(), cell()],
    () => ["enterDigit", digit(), cell()],
    () => ["enterDigit", digit(), cell()],
    () => ["toggleNote", digit(), [cell(), cell(), cell()]],
    () => ["toggleNote", digit(), [cell(), cell(), cell()]],
    () => ["toggleCorner", digit(), [cell(), cell()]],
    () => ["toggleColor", 1 + random(9), [cell(), cell()]],
    () => ["toggleCandidateColor", cell(), digit(), 1 + random(9)],
    () => ["clearCell", cell()],
    () => ["clearCell", cell()],
    () => ["fillNotes"],
    () => ["undo"],
    () => ["undo"],
    () => ["redo"],
    () => ["clearNotes"],
    () => ["setRemovesNotes", random(2) === 0],
    () => ["setAutomatic", random(3) === 0],
  ];
  return choices[random(choices.length)]();
}

const sharedLayouts = ["2x2", "3x3", "2x3+x"];

describe("Two people on one board", () => {
  for (const layout of sharedLayouts)
    it(`end with equal boards after acts, losses and new connections in any order: ${layout}`, () => {
      const { cellCount, digitCount } = layoutNamed(layout);
      for (let seed = 1; seed <= runsOf(200, 20); seed++) {
        const random = randomNumbers(seed);
        const givens = Array.from({ length: cellCount }, () => (random(4) ? 0 : 1 + random(digitCount)));
        const players = twoPlayers(newState({ layout, activity: "play", givens }));
        let isConnected = true;
        for (let i = 0; i < 120; i++) {
          const me = random(2);
          const [one, other] = [players[me], players[1 - me]];
          const what = random(20);
          if (what === 0) {
            isConnected = false;
            for (const each of players) each.inbox = [];
          } else if (what === 1 && !isConnected) {
            rejoin(one, other);
            isConnected = true;
          } else if (what < 10 && one.inbox.length) receive(one, one.inbox.shift());
          else act(one, other, isConnected, randomMove(random, layoutNamed(layout)));
          const where = `${layout}, seed ${seed}, act ${i}`;
          for (const { state, board } of players) {
            assert.deepEqual(
              withOwn(board, state.position).writes,
              [],
              `${where}: the registers say what is on the board`,
            );
            assert.ok(![...givens.keys()].some((cell) => isOverlaid(state.position, cell)), where);
          }
        }
        for (const [me, other] of [players, players.toReversed()]) act(me, other, false, ["setAutomatic", false]);
        rejoin(...players);
        rejoin(...players);
        const [a, b] = players.map(({ state }) => contentsOf(state.position));
        assert.deepEqual(a, b, `${layout}, seed ${seed}`);
        for (const { state } of players) {
          const { state: restored } = /** @type {any} */ (unpackGame(asJson(packGame(state, 0))));
          assert.deepEqual(contentsOf(restored.position), a, "the game survives being kept");
        }
      }
    });

  it("undo only what they have done themselves", () => {
    const [a, b] = twoPlayers(playing);
    act(a, b, true, ["enterDigit", 3, 2]);
    act(b, a, true, ["enterDigit", 4, 3]);
    receive(a, a.inbox.shift());
    receive(b, b.inbox.shift());
    act(b, a, true, ["toggleNote", 2, [1]]);
    receive(a, a.inbox.shift());
    act(a, b, true, ["undo"]);
    receive(b, b.inbox.shift());
    for (const { state } of [a, b]) {
      assert.equal(state.position.entries[2], 0);
      assert.equal(state.position.entries[3], 4);
      assert.equal(state.position.notes[1], noteSet([2]));
    }
    assert.equal(a.state.past.length, 0, "nothing of the other is left to be undone");
    assert.equal(b.state.past.length, 2);
    act(a, b, true, ["redo"]);
    assert.equal(a.state.position.entries[2], 3);
  });

  it("keep the digit of the other in a cell that both have written", () => {
    const [a, b] = twoPlayers(playing);
    act(a, b, true, ["enterDigit", 3, 2]);
    receive(b, b.inbox.shift());
    act(b, a, true, ["enterDigit", 4, 2]);
    receive(a, a.inbox.shift());
    act(a, b, true, ["undo"]);
    assert.equal(a.state.position.entries[2], 4);
    assert.equal(writerOf(a.board, 2), 1);
    assert.equal(writerOf(a.board, 5), null);
  });

  it("have the notes of a cell again when the digit over them goes, whoever takes it away", () => {
    const [a, b] = twoPlayers(playing);
    act(a, b, true, ["toggleNote", 3, [2]]);
    act(a, b, true, ["toggleCorner", 4, [2]]);
    act(a, b, true, ["enterDigit", 3, 2]);
    while (b.inbox.length) receive(b, b.inbox.shift());
    assert.equal(b.state.position.notes[2], 0);
    act(b, a, true, ["clearCell", 2]);
    receive(a, a.inbox.shift());
    for (const { state } of [a, b])
      assert.deepEqual([state.position.notes[2], state.position.corners[2]], [noteSet([3]), noteSet([4])]);
  });

  it("lose nothing that both have noted in one cell while they were apart", () => {
    const [a, b] = twoPlayers(playing);
    act(a, b, false, ["toggleNote", 3, [2]]);
    act(b, a, false, ["toggleNote", 4, [2]]);
    rejoin(a, b);
    for (const { state } of [a, b]) assert.equal(state.position.notes[2], noteSet([3, 4]));
  });

  it("are sent writes that no board can have, and refuse them", () => {
    const good = [0, 1, 4, 1, 0];
    assert.deepEqual(readWrite(good, playing.position), good);
    /** @type {[what: string, write: unknown][]} */
    const bad = [
      ["no list", "0,1,4,1,0"],
      ["a layer too many", [5, 1, 1, 1, 0]],
      ["a part too few", [0, 1, 4, 1]],
      ["a part too many", [...good, 0]],
      ["a cell outside", [0, 16, 4, 1, 0]],
      ["a digit too large", [0, 1, 5, 1, 0]],
      ["a cell with a given", [0, 0, 4, 1, 0]],
      ["a note in a cell with a given", [1, 2, 1, 1, 0]],
      ["a note of two", [1, 5, 2, 1, 0]],
      ["a colour too large", [4, 5, 10, 1, 0]],
      ["a third player", [0, 1, 4, 1, 2]],
      ["no time", [0, 1, 4, 0, 0]],
      ["a time beyond the clock", [0, 1, 4, mostTime + 1, 0]],
      ["a fraction", [0, 1.5, 4, 1, 0]],
      ["a negative number", [0, -1, 4, 1, 0]],
      ["a number that is none", [0, 1, NaN, 1, 0]],
      ["a text in place of a number", [0, "1", 4, 1, 0]],
    ];
    for (const [what, write] of bad) assert.equal(readWrite(write, playing.position), null, what);
  });

  it("write nothing beyond the end of the clock", () => {
    const { position } = after(playing, ["enterDigit", 4, 1]);
    const last = { ...newSharedBoard(0), time: mostTime - 1 };
    const { board, writes } = withOwn(last, position);
    assert.deepEqual(writes, [[0, 1, 4, mostTime, 0]]);
    const next = after({ ...playing, position }, ["enterDigit", 3, 1]).position;
    assert.deepEqual(withOwn(board, next), { board, writes: [] });
  });
});
