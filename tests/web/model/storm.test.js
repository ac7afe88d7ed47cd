import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { course } from "../../../web/model/course.js";
import {
  answered,
  askedOn,
  bestWith,
  isStormOver,
  missed,
  missTime,
  newStorm,
  secondsToTell,
  skipped,
  stormTime,
  timeLeft,
  withClock,
  withoutClock,
} from "../../../web/model/storm.js";

const first = () => 0;

describe("what the boards of a storm ask", () => {
  it("goes through the course, and after each five asks one of the five without its name", () => {
    const asked = Array.from({ length: 12 }, (_, board) => askedOn(board, first));
    assert.deepEqual(
      asked.filter(({ isNamed }) => isNamed).map(({ technique }) => technique),
      course.slice(0, 10),
    );
    assert.deepEqual(
      asked.map(({ isNamed }) => isNamed),
      [true, true, true, true, true, false, true, true, true, true, true, false],
    );
    for (const [board, five] of /** @type {const} */ ([
      [5, course.slice(0, 5)],
      [11, course.slice(5, 10)],
    ])) {
      assert.deepEqual(asked[board].accepted, five);
      assert.ok(five.includes(asked[board].technique));
    }
  });

  it("asks without a name for what removes candidates alone, whatever chance says", () => {
    for (let at = 0; at < 2; at++)
      assert.ok(["pointing", "claiming"].includes(askedOn(5, (below) => at % below).technique));
  });

  it("goes on after the last technique of the course", () => {
    for (let board = 0; board < 3 * course.length; board++) assert.ok(course.includes(askedOn(board, first).technique));
  });
});

describe("the clock of a storm", () => {
  it("stands until a board is there, and between two boards", () => {
    let storm = newStorm(true);
    assert.equal(timeLeft(storm, 999), stormTime);
    storm = withClock(storm, 1000);
    assert.equal(timeLeft(storm, 5000), stormTime - 4000);
    storm = answered(storm, 5000);
    assert.deepEqual([timeLeft(storm, 60_000), storm.found, storm.board], [stormTime - 4000, 1, 1]);
    storm = withoutClock(withClock(storm, 60_000), 61_000);
    assert.equal(timeLeft(storm, 90_000), stormTime - 5000);
  });

  it("loses ten seconds by a wrong answer and by a board that is skipped, and ends at zero", () => {
    let storm = withClock(newStorm(true), 0);
    storm = missed(storm);
    assert.deepEqual([timeLeft(storm, 1000), storm.board, storm.misses], [stormTime - missTime - 1000, 0, 1]);
    storm = skipped(storm, 1000);
    assert.deepEqual([timeLeft(storm, 9000), storm.board, storm.misses], [stormTime - 2 * missTime - 1000, 1, 2]);
    storm = withClock(storm, 2000);
    const end = 2000 + stormTime - 2 * missTime - 1000;
    assert.deepEqual([isStormOver(storm, end - 1), isStormOver(storm, end)], [false, true]);
    assert.equal(timeLeft(missed(storm), end - 1), 0);
  });

  it("is told when it passes one of four moments, each once", () => {
    const told = [];
    for (let left = stormTime; left >= 0; left -= 250) {
      const seconds = secondsToTell(left + 250, left);
      if (seconds !== null) told.push([seconds, left]);
    }
    assert.deepEqual(
      told,
      [120, 60, 30, 10].map((seconds) => [seconds, seconds * 1000]),
    );
    assert.equal(secondsToTell(65_000, 25_000), 30);
  });

  it("never ends a storm without a clock: the third miss does", () => {
    let storm = withClock(newStorm(false), 0);
    assert.equal(storm.since, null);
    assert.equal(isStormOver(storm, 10 * stormTime), false);
    storm = skipped(missed(storm), 0);
    assert.equal(isStormOver(storm, 0), false);
    assert.equal(isStormOver(missed(storm), 0), true);
  });
});

it("keeps the best of each kind", () => {
  const best = { timed: 3, untimed: 0 };
  assert.equal(bestWith(best, { ...newStorm(true), found: 3 }), best);
  assert.deepEqual(bestWith(best, { ...newStorm(true), found: 4 }), { timed: 4, untimed: 0 });
  assert.deepEqual(bestWith(best, { ...newStorm(false), found: 1 }), { timed: 3, untimed: 1 });
});
