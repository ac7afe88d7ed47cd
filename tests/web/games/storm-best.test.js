import assert from "node:assert/strict";
import { test } from "node:test";
import { stormBest } from "../../../web/games/storm-best.js";

/** @param {Record<string, string>} kept */
const storage = (kept) => ({
  getItem: (/** @type {string} */ name) => kept[name] ?? null,
  setItem: (/** @type {string} */ name, /** @type {string} */ value) => void (kept[name] = value),
  removeItem: (/** @type {string} */ name) => void delete kept[name],
});

test("the best storms are there at the next visit, until they are forgotten", () => {
  const kept = {};
  stormBest(storage(kept)).keep({ timed: 7, untimed: 0 });
  assert.deepEqual(stormBest(storage(kept)).read(), { timed: 7, untimed: 0 });
  stormBest(storage(kept)).forget();
  assert.deepEqual(stormBest(storage(kept)).read(), { timed: 0, untimed: 0 });
});

for (const text of ["7", "null", "[]", "{", '{"timed":-1,"untimed":"9"}', '{"timed":1.5}'])
  test(`what is stored as ${text} counts as nothing`, () =>
    assert.deepEqual(stormBest(storage({ "nonet-storm": text })).read(), { timed: 0, untimed: 0 }));

test("where the browser refuses storage nothing is kept", () => {
  stormBest(null).keep({ timed: 1, untimed: 1 });
  assert.deepEqual(stormBest(null).read(), { timed: 0, untimed: 0 });
});
