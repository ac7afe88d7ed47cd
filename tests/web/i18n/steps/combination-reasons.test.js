/** Reasons are held against every way to fill the cells of a cage. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { reasonsOf } from "../../../../web/i18n/steps/combination-reasons.js";

const cells = ["r1c1", "r1c2", "r1c3", "r1c4"];

/** Random numbers that are the same in each run. @param {number} seed */
function randomOf(seed) {
  let state = seed;
  return (/** @type {number} */ limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Every way to fill cells with different digits of this sum. @param {number[][]} candidates @param {number} total */
function fillings(candidates, total) {
  /** @type {number[][]} */
  let ways = [[]];
  for (const digits of candidates)
    ways = ways.flatMap((way) => digits.filter((digit) => !way.includes(digit)).map((digit) => [...way, digit]));
  return ways.filter((way) => way.reduce((sum, digit) => sum + digit, 0) === total);
}

test("each obstacle is one, and the digits that no set has are in no set", () => {
  const random = randomOf(7);
  let obstacles = 0;
  let absent = 0;
  for (let round = 0; round < 3000; round += 1) {
    const size = 2 + random(3);
    const total = 6 + random(20);
    const known = random(4) === 0 ? random(size) : -1;
    const candidates = Array.from({ length: size }, (_, i) =>
      i === known ? [1 + random(9)] : Array.from({ length: 9 }, (__, d) => d + 1).filter(() => random(3) > 0),
    );
    const ways = fillings(candidates, total);
    const sets = [...new Set(ways.map((way) => way.toSorted((a, b) => a - b).join()))].map((set) =>
      set.split(",").map(Number),
    );
    if (!sets.length) continue;
    const position = /** @type {any} */ ({
      digitIn: (/** @type {string} */ cell) => (cells.indexOf(cell) === known ? candidates[known][0] : 0),
      candidatesIn: (/** @type {string} */ cell) =>
        cells.indexOf(cell) === known ? [] : candidates[cells.indexOf(cell)],
    });
    const eliminations = candidates.flatMap((digits, i) =>
      i === known
        ? []
        : digits.filter((digit) => !ways.some((way) => way[i] === digit)).map((digit) => ({ cell: cells[i], digit })),
    );
    const reasons = reasonsOf(cells.slice(0, size), sets, position, eliminations);
    if (!reasons) continue;
    for (const digit of reasons.absent) assert.ok(!sets.flat().includes(digit));
    for (const { digit, cells: some, set, missing, starved } of reasons.obstacles) {
      assert.ok(set.includes(digit));
      for (const cell of some) {
        const others = cells.slice(0, size).filter((other) => other !== cell && !position.digitIn(other));
        const rest = set.filter((other) => other !== digit && other !== candidates[known]?.[0]);
        if (missing !== undefined) {
          assert.ok(rest.includes(missing));
          assert.ok(!others.some((other) => position.candidatesIn(other).includes(missing)));
        } else {
          assert.ok(others.includes(String(starved)));
          assert.ok(!rest.some((other) => position.candidatesIn(starved).includes(other)));
        }
        obstacles += 1;
      }
    }
    const told = reasons.obstacles.flatMap(({ digit, cells: some }) => some.map((cell) => `${cell} ${digit}`));
    for (const { cell, digit } of eliminations)
      assert.ok(reasons.absent.includes(digit) || told.includes(`${cell} ${digit}`), `${cell} ${digit}`);
    absent += reasons.absent.length;
  }
  assert.ok(obstacles > 1000 && absent > 1000, `${obstacles} ${absent}`);
});

test("a digit that is placed in the cage is no reason: it is in the sets", () => {
  const position = /** @type {any} */ ({
    digitIn: (/** @type {string} */ cell) => (cell === "r1c1" ? 5 : 0),
    candidatesIn: () => [4, 5],
  });
  assert.equal(reasonsOf(["r1c1", "r1c2"], [[4, 5]], position, [{ cell: "r1c2", digit: 5 }]), null);
});
