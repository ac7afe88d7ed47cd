/** What a player asks before the puzzle of the address is on the board: a hint waits for it. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { createArrival } from "../../../../web/places/shell/arrival.js";

/** Lets all that is ready to run do so. */
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** @param {Promise<void> | null} promise */
function watched(promise) {
  const seen = { isOver: promise === null };
  void promise?.then(() => {
    seen.isOver = true;
  });
  return seen;
}

describe("the puzzle of the address", () => {
  it("is not waited for on a page that was opened without one", () =>
    assert.equal(createArrival(false).arrived(), null));

  for (const end of /** @type {const} */ (["resolve", "reject"])) {
    it(`is waited for from the start of the page until its opening has ended: ${end}`, async () => {
      const { arrived, arriving } = createArrival(true);
      const early = watched(arrived());
      const opening = { resolve: () => {}, reject: () => {} };
      arriving(
        new Promise((resolve, reject) => {
          Object.assign(opening, { resolve, reject });
        }),
      );
      const late = watched(arrived());
      await settled();
      assert.deepEqual([early.isOver, late.isOver], [false, false]);
      opening[end]();
      await settled();
      assert.deepEqual([early.isOver, late.isOver, arrived()], [true, true, null]);
    });
  }

  it("is waited for as long as a later address is being opened", async () => {
    const { arrived, arriving } = createArrival(true);
    const waiting = watched(arrived());
    let end = () => {};
    arriving(
      new Promise((resolve) => {
        end = () => resolve(undefined);
      }),
    );
    arriving(Promise.resolve());
    await settled();
    assert.equal(waiting.isOver, false);
    end();
    await settled();
    assert.equal(waiting.isOver, true);
  });
});
