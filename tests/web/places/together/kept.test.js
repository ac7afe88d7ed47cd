import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { newSharedBoard } from "../../../../web/model/shared-board.js";
import { keepAfter } from "../../../../web/places/together/kept.js";

const kept = (/** @type {string} */ share) =>
  /** @type {const} */ ({ share, way: "together", game: "a", board: newSharedBoard(0) });
const [first, second, third] = ["1", "2", "3"].map(kept);

/** Games that are kept when the case says so. */
function games() {
  /** @type {(() => void)[]} */
  const waiting = [];
  return {
    settled: () => new Promise((/** @type {(value: void) => void} */ resolve) => void waiting.push(resolve)),
    async write() {
      waiting.splice(0).forEach((each) => each());
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe("a shared game", () => {
  it("is kept after the game of this device, each time", async () => {
    /** @type {string[]} */
    const written = [];
    const { settled, write } = games();
    const keep = keepAfter(settled, ({ share }) => void written.push(share));
    const all = keep(first);
    assert.deepEqual(written, []);
    // While the game is written, the player goes on: what is newer waits for the next write.
    void keep(second);
    void keep(third);
    await write();
    assert.deepEqual(written, ["1"]);
    await write();
    assert.deepEqual(written, ["1", "3"]);
    await all;
    const last = keep(second);
    await write();
    await last;
    assert.deepEqual(written, ["1", "3", "2"]);
  });
});
