import assert from "node:assert/strict";
import { test } from "node:test";
import { createStock } from "../../../../web/model/stock.js";
import { fillStock } from "../../../../web/places/new/puzzle-stock.js";

/** A page whose idle moments and calls of the player the test decides. */
function begin(make) {
  let isQuiet = true;
  let changed = () => {};
  const idle = [];
  const stock = createStock({
    read: () => null,
    write: () => {
      throw new Error("refused");
    },
  });
  const made = [];
  const filling = fillStock(stock, {
    make: async (level, signal) => {
      made.push(level);
      return make(level, signal, made.length);
    },
    isQuiet: () => isQuiet,
    watch: (check) => {
      changed = check;
    },
    whenIdle: (work) => void idle.push(work),
  });
  return {
    stock,
    made,
    idle,
    ...filling,
    /** Lets all idle work run, until there is none. */
    async rest() {
      for (let turn = 0; turn < 200; turn++) {
        idle.shift()?.();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    quiet(now) {
      isQuiet = now;
      changed();
    },
  };
}

const puzzle = (number) => ({
  puzzle: String(number).padEnd(81, ".").replaceAll("0", "9"),
  seed: number,
  hardest: null,
});
const untilAborted = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("aborted")));
  });

test("one puzzle at a time, in idle moments, until the stock is full", async () => {
  const page = begin(async (level, signal, number) => puzzle(number));
  page.check();
  assert.equal(page.made.length, 0);
  assert.equal(page.idle.length, 1);
  await page.rest();
  assert.equal(page.made.length, 15);
  assert.equal(page.stock.wanted(), null);
});

test("nothing is begun while the player waits, and the search under way ends", async () => {
  let ended = 0;
  const page = begin((level, signal) =>
    untilAborted(signal).catch((error) => {
      ended += 1;
      throw error;
    }),
  );
  page.check();
  await page.rest();
  assert.equal(page.made.length, 1);
  page.quiet(false);
  await page.rest();
  assert.deepEqual([ended, page.made.length], [1, 1]);
  page.quiet(true);
  await page.rest();
  assert.deepEqual(page.made, ["easy", "easy"]);
});

test("an idle moment that comes while the player waits is let go", async () => {
  const page = begin(async (level, signal, number) => puzzle(number));
  page.check();
  page.quiet(false);
  await page.rest();
  assert.equal(page.made.length, 0);
  page.quiet(true);
  await page.rest();
  assert.equal(page.stock.wanted(), null);
});

test("a level that cannot be made is left alone, the others are made", async () => {
  const page = begin(async (level, signal, number) => {
    if (level === "extreme") throw new Error("not-found");
    return puzzle(number);
  });
  page.check();
  await page.rest();
  assert.equal(page.made.filter((level) => level === "extreme").length, 1);
  assert.equal(page.stock.wanted(), "extreme");
  assert.equal(page.stock.wanted(["extreme"]), null);
});

test("a puzzle that is taken is replaced", async () => {
  const page = begin(async (level, signal, number) => puzzle(number));
  page.check();
  await page.rest();
  page.stock.take("hard");
  page.check();
  await page.rest();
  assert.equal(page.made.at(-1), "hard");
  assert.equal(page.stock.wanted(), null);
});
