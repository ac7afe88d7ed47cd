/** When code is asked for that is needed, and what happens when it cannot be loaded. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { pause, whenNeeded } from "../../../../web/places/shell/when-needed.js";

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test("code is asked for once; a failure is told, and the code is asked for again after a pause", async () => {
  let [loads, time, isAway] = [0, 1000, true];
  /** @type {number[]} */
  const waits = [];
  const need = whenNeeded({
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
  assert.deepEqual([loads, waits], [1, [pause]], "every move of a player asks");
  time += 1;
  need();
  await settled();
  assert.deepEqual([loads, waits], [2, [pause, 2 * pause]]);
  isAway = false;
  time += 2 * pause;
  need();
  await settled();
  assert.deepEqual([loads, waits], [3, [pause, 2 * pause]]);
  need();
  await settled();
  assert.equal(loads, 3, "what is loaded is not loaded again");
});
