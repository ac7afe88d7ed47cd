import assert from "node:assert/strict";
import { test } from "node:test";
import { fewestBlockers } from "../../../web/model/blockers.js";

/**
 * Each case: the blockers of each cell, and the blockers that are needed.
 * @type {[name: string, blockers: Record<string, string>, chosen: string][]}
 */
const cases = [
  ["nothing to block", {}, ""],
  ["a cell that nothing blocks is left out", { a: "x", b: "" }, "x"],
  ["one blocker of several cells is taken instead of one for each", { a: "xz", b: "yz", c: "z" }, "z"],
  ["the first wide blocker is not always part of the fewest", { a: "wx", b: "wy", c: "wx", d: "y", e: "x" }, "xy"],
  ["of equal choices the cheapest", { a: "zy" }, "y"],
];

for (const [name, blockers, chosen] of cases) {
  test(name, () => {
    const found = fewestBlockers(
      Object.keys(blockers),
      (cell) => [...blockers[cell]],
      (blocker) => blocker.charCodeAt(0),
    );
    assert.deepEqual([...new Set(found.values())].sort().join(""), chosen);
    for (const [cell, blocker] of found) assert.ok(blockers[cell].includes(blocker));
    assert.equal(found.size, Object.values(blockers).filter(Boolean).length);
  });
}
