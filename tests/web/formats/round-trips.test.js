/** Whatever is written is read again as it was. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { readState, writeState } from "../../../web/formats/state-link.js";
import { samePosition } from "../../../web/model/position.js";
import { randomGame } from "../model/random-games.js";

describe("a whole game as an address", () => {
  for (const layout of ["2x2", "3x3", "4x4", "5x5", "3x3+x", "jigsaw:1122211122333343444455555"]) {
    it(layout, async () => {
      for (let seed = 1; seed <= 5; seed++) {
        const states = randomGame(seed, layout, 80);
        const last = states[states.length - 1];
        const state = {
          ...last,
          game: { ...last.game, clock: { elapsed: 61_000 + seed, since: null, isPaused: false } },
        };
        const text = await writeState(state, 1e12);
        assert.match(text, /^1[\w-]+$/);
        const again = /** @type {any} */ (await readState(text)).state;
        assert.ok(samePosition(again.position, state.position));
        assert.deepEqual(
          [again.game.clock.elapsed, again.game.hints, again.game.checks, again.game.origin, again.activity],
          [61_000 + seed, state.game.hints, state.game.checks, state.game.origin, state.activity],
        );
      }
    });
  }

  it("is short enough for an address", async () => {
    const states = randomGame(1, "3x3", 60);
    assert.ok((await writeState(states[states.length - 1], 0)).length < 1500);
  });

  it("without compression, where the browser has none", async () => {
    const kept = globalThis.CompressionStream;
    const [state] = randomGame(1, "3x3", 0);
    try {
      globalThis.CompressionStream = undefined;
      const text = await writeState(state, 0);
      assert.equal(text[0], "0");
      assert.ok("state" in (await readState(text)));
    } finally {
      globalThis.CompressionStream = kept;
    }
  });

  it("tells what is damaged from what is newer", async () => {
    const text = await writeState(randomGame(1, "3x3", 20)[20], 0);
    for (const damaged of [
      text.slice(0, -9),
      `${text.slice(0, 40)}AAAA${text.slice(44)}`,
      "1",
      "1$$",
      "",
      "0e30",
      "x123",
    ])
      assert.deepEqual(await readState(damaged), { damaged: true }, damaged);
    assert.deepEqual(await readState(`2${text.slice(1)}`), { newer: true });
    const later = Buffer.from(JSON.stringify({ nonet: 99 })).toString("base64url");
    assert.deepEqual(await readState(`0${later}`), { newer: true });
  });
});
