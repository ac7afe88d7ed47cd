import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { newSharedBoard, withOwn, withPartner, withRemote } from "../../../web/model/shared-board.js";
import { messagesOf, readMessage, writeMessage } from "../../../web/model/shared-messages.js";
import { isOverlaid } from "../../../web/model/packing.js";
import { newState } from "../../../web/model/state.js";
import { playing } from "./boards.js";
import { randomNumbers } from "./random-games.js";

const { position } = playing;
/** @type {import("../../../web/model/shared-messages.js").Message[]} */
const messages = [
  { as: "hello", way: "together", share: "0123456789abcdef", who: 1, game: { any: "thing" } },
  { as: "writes", writes: [[0, 1, 4, 3, 0]] },
  { as: "cursor", cell: 3 },
  { as: "cursor", cell: null },
  { as: "progress", filled: 3, elapsed: 1000, isDone: false },
  { as: "bye" },
];

describe("messages between two players", () => {
  for (const message of messages)
    it(`are read as they were written: ${JSON.stringify(message)}`, () =>
      assert.deepEqual(readMessage(writeMessage(message), position), message));

  it("come in parts that the other device reads, however much was written on the largest board", () => {
    const large = newState({ layout: "5x5", activity: "play" });
    const filled = { ...large.position, notes: large.position.notes.map(() => 2 ** 25 - 1) };
    const { writes } = withOwn(newSharedBoard(0), filled);
    assert.equal(writes.length, 625 * 25);
    const read = messagesOf(writes).map((message) => readMessage(writeMessage(message), large.position));
    assert.deepEqual(
      read.flatMap((message) => (message && message !== "newer" && message.as === "writes" ? message.writes : [])),
      writes,
    );
  });

  it("are refused when they are longer than any, or hold more writes than one may", () => {
    const [first] = messagesOf([[0, 1, 4, 3, 0]]);
    assert.equal(readMessage(JSON.stringify({ as: "bye", more: " ".repeat(200_000) }), position), null);
    const tooMany = { ...first, writes: new Array(1001).fill(first.writes[0]) };
    assert.equal(readMessage(JSON.stringify(tooMany), position), null);
    assert.notEqual(readMessage(JSON.stringify({ ...tooMany, writes: tooMany.writes.slice(1) }), position), null);
  });

  it("leave a sound board and an open page, whatever is in them", () => {
    const random = randomNumbers(147);
    let accepted = 0;
    for (let i = 0; i < 3000; i++) {
      const message = messages[random(messages.length)];
      const signs = [...writeMessage(message)];
      for (let change = random(3); change > 0; change--)
        signs.splice(random(signs.length), random(2), '0123456789,:[]{}"-.eE'[random(21)]);
      const read = readMessage(signs.join(""), position);
      if (!read || read === "newer" || read.as !== "writes") continue;
      accepted++;
      const { board, won } = withRemote(newSharedBoard(1), read.writes);
      const { position: after } = withPartner(playing, won);
      assert.ok(![...after.givens.keys()].some((cell) => isOverlaid(after, cell)));
      assert.deepEqual(withOwn(board, after).writes, []);
    }
    assert.ok(accepted > 100, "some of them are messages");
  });
});
