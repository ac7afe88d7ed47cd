import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { loadWords } from "../../../../web/i18n/words.js";
import { openRoom } from "../../../../web/places/shell/doors.js";

const words = await loadWords("en");

describe("a door", () => {
  const failures = /** @type {const} */ ([
    [new TypeError("Failed to fetch dynamically imported module: rules.js"), words("error.not-loaded")],
    [Object.assign(new Error("no engine"), { code: "engine-load" }), words("error.engine-load")],
  ]);
  for (const [error, sentence] of failures)
    for (const isOwn of [false, true])
      it(`says ${isOwn ? "where it is asked to" : "under the board"}: ${sentence}`, async () => {
        /** @type {unknown[]} */
        const said = [];
        const app = /** @type {any} */ ({ words, say: (/** @type {any[]} */ ...told) => said.push(told) });
        const fail = () => Promise.reject(error);
        await openRoom(app, "qrCode", fail, isOwn ? (told) => said.push(told) : undefined);
        assert.deepEqual(said, [isOwn ? sentence : [sentence, "error"]]);
      });

  it("hands over the room", async () => {
    const app = /** @type {any} */ ({ words, say: assert.fail });
    let isThere = false;
    await openRoom(app, "qrCode", ({ qrPicture }) => {
      isThere = typeof qrPicture === "function";
    });
    assert.ok(isThere);
  });
});
