/** Arguments of wrong types, passed to the built package with the real module. */
import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { NonetError, createEngine } from "../../dist/nonet.mjs";
import { callTo, calls, refusedCalls } from "../web/engine/argument-table.js";

/** @type {any} */
let engine;
before(async () => (engine = await createEngine({ worker: false })));
after(() => engine.close());

for (const { method } of calls) {
  it(`${method} refuses them with bad-argument`, async () => {
    for (const call of [...refusedCalls()].filter((each) => each.method === method)) {
      const error = await callTo(engine, call).then(
        () => "no error",
        (reason) => reason,
      );
      assert.ok(error instanceof NonetError && error.code === "bad-argument", `${call.what}: ${error}`);
    }
  });
}
