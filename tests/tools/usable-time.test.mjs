// How a browser case counts the time that it could use: with a clock and counts of threads that the test sets.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { UsableTime, slowness, usableBetween } from "../e2e/support/usable-time.js";

/** @typedef {[ran: number, waited: number]} Counts of a thread, in milliseconds */

/** @param {number} at @param {Record<string, Counts>} threads */
const sample = (at, threads) => ({
  at,
  threads: new Map(Object.entries(threads).map(([name, [ran, waited]]) => [name, { ran, waited }])),
});

/**
 * What happens in one second → how much of the second is usable.
 * @type {[string, Record<string, Counts>, Record<string, Counts>, number][]}
 */
const seconds = [
  ["all threads sleep", { a: [100, 50], b: [3, 0] }, { a: [100, 50], b: [3, 0] }, 1000],
  ["the kernel counts nothing", {}, {}, 1000],
  ["a thread runs all the time", { a: [100, 50] }, { a: [1100, 50] }, 1000],
  ["a thread runs a little, and never waits", { a: [0, 0] }, { a: [20, 0] }, 1000],
  ["a thread has a processor for a quarter of the time", { a: [100, 50] }, { a: [350, 800] }, 250],
  ["a thread gets no processor", { a: [100, 50] }, { a: [100, 1050] }, 0],
  [
    "three threads share one processor",
    { a: [0, 0], b: [0, 0], c: [0, 0] },
    { a: [334, 666], b: [333, 667], c: [333, 667] },
    1000,
  ],
  [
    "three threads share a tenth of a processor",
    { a: [0, 0], b: [0, 0], c: [0, 0] },
    { a: [34, 966], b: [33, 967], c: [33, 967] },
    100,
  ],
  ["two processors run two threads", { a: [0, 0], b: [0, 0] }, { a: [1000, 0], b: [1000, 0] }, 1000],
  ["a thread is new and gets half a processor", { a: [5, 5] }, { a: [5, 5], b: [500, 500] }, 500],
  ["a thread has ended", { a: [5, 5], b: [900, 900] }, { a: [5, 5] }, 1000],
];

for (const [what, before, after, usable] of seconds) {
  test(`a second in which ${what} counts ${usable} ms`, () => {
    assert.equal(usableBetween(sample(7000, before), sample(8000, after)), usable);
  });
}

/** A limit that is a minute on this machine. */
const minute = 60_000 / slowness;

/** A machine on which one thread always wants to run, and gets a share of a processor. */
function machine() {
  let [at, ran, waited, readings] = [0, 0, 0, 0];
  return {
    source: {
      now: () => at,
      threads: () => {
        readings += 1;
        return new Map([["1", { ran, waited }]]);
      },
    },
    /** @param {number} milliseconds @param {number} share of a processor */
    pass(milliseconds, share) {
      at += milliseconds;
      ran += milliseconds * share;
      waited += milliseconds * (1 - share);
    },
    get readings() {
      return readings;
    },
  };
}

test("a short wait counts as it passes, and costs no reading", () => {
  const box = machine();
  const time = new UsableTime(box.source);
  box.pass(600, 0);
  assert.equal(time.passed, 600);
  assert.equal(box.readings, 0);
});

for (const [share, minutes] of [
  [1, 1],
  [0.5, 2],
  [0.25, 4],
  [0.1, 10],
]) {
  test(`a wait of a minute takes about ${minutes} minutes on ${share} of a processor`, () => {
    const { source, pass } = machine();
    const time = new UsableTime(source);
    let steps = 0;
    for (; !time.isOver(minute); steps += 1) pass(500, share);
    // The first second counts as it passes.
    const expected = 2 + (2 * (60 - 1)) / share;
    assert.ok(Math.abs(steps - expected) <= 2, `${steps} half seconds, ${expected} expected`);
  });
}

test("a wait ends on a machine that gives nothing, long after", () => {
  const { source, pass } = machine();
  const time = new UsableTime(source);
  pass(19 * 60_000, 0.01);
  assert.equal(time.isOver(minute), false);
  pass(61_000, 0);
  assert.equal(time.isOver(minute), true);
});

test("a wait that is looked at often reads four times a second at most", () => {
  const box = machine();
  const time = new UsableTime(box.source);
  for (let looks = 0; looks < 400; looks += 1) {
    box.pass(25, 1);
    void time.passed;
  }
  assert.ok(box.readings >= 30 && box.readings <= 40, `${box.readings} readings in ten seconds`);
});

test("a limit of node's own is whole milliseconds, whatever the machine's slowness is", () => {
  const home = new URL("../e2e/support/usable-time.js", import.meta.url).href;
  const program = `import { wholeLimit } from ${JSON.stringify(home)}; process.stdout.write(String(wholeLimit(120_000)));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
    env: { ...process.env, NONET_SLOWNESS: "1.07" },
  });
  assert.equal(stdout, "128401");
});
