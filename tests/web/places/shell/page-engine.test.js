import assert from "node:assert/strict";
import { test } from "node:test";
import { createPageEngine } from "../../../../web/places/shell/page-engine.js";

const failure = Object.assign(new Error("no module"), { code: "engine-load" });
const loaded = /** @type {any} */ ({
  solve: async () => "solved",
  hint: async () => "hint",
  generate: async () => "made",
});

/** An engine that can be loaded after some failures. @param {number} failures */
function begin(failures) {
  let loads = 0;
  const engine = /** @type {any} */ (
    createPageEngine(async () => {
      loads += 1;
      if (loads <= failures) throw failure;
      return loaded;
    })
  );
  return { engine, loads: () => loads };
}

test("the engine is loaded at once, and once for all calls", async () => {
  const { engine, loads } = begin(0);
  assert.equal(loads(), 1);
  assert.deepEqual(await Promise.all([engine.solve(), engine.hint(), engine.background.generate()]), [
    "solved",
    "hint",
    "made",
  ]);
  assert.equal(loads(), 1);
});

test("an engine that could not be loaded says so in the call, and the next call loads it again", async () => {
  const { engine, loads } = begin(2);
  await assert.rejects(engine.solve(), failure);
  await assert.rejects(Promise.all([engine.solve(), engine.hint()]), failure);
  assert.equal(await engine.hint(), "hint");
  assert.equal(loads(), 3);
  assert.equal(engine.background.isIdle(), true);
});

test("the teacher is known to be there once it has answered, not when it failed", async () => {
  const { engine } = begin(1);
  let isTaught = false;
  void engine.taught.then(() => {
    isTaught = true;
  });
  await assert.rejects(engine.hint());
  assert.equal(isTaught, false);
  await engine.hint();
  await engine.taught;
  assert.equal(isTaught, true);
});
