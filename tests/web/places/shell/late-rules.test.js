/** When the board asks for what shows rules, and what happens when it cannot be loaded. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createLateRules, pause } from "../../../../web/places/shell/late-rules.js";

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test("what shows rules is asked for once while it loads; a failure is told, and asked about again after a pause", async () => {
  let [loads, time, isAway] = [0, 1000, true];
  /** @type {number[]} */
  const waits = [];
  const need = createLateRules({
    async load() {
      loads += 1;
      if (isAway) throw new TypeError("no connection");
    },
    failed: (wait) => void waits.push(wait),
    now: () => time,
  });
  need();
  need();
  await settled();
  assert.deepEqual([loads, waits], [1, [pause]]);
  time += pause - 1;
  need();
  await settled();
  assert.deepEqual([loads, waits], [1, [pause]], "each drawing asks, and a player's every move draws");
  time += 1;
  need();
  await settled();
  assert.deepEqual([loads, waits], [2, [pause, 2 * pause]]);
  isAway = false;
  time += 2 * pause;
  need();
  await settled();
  assert.deepEqual([loads, waits], [3, [pause, 2 * pause]]);
});
