import assert from "node:assert/strict";
import { test } from "node:test";
import { createStock } from "../../../web/model/stock.js";

const puzzle = (/** @type {number} */ number) => ({
  puzzle: String((number % 9) + 1).padEnd(81, number > 8 ? "12" : "."),
  seed: number,
  hardest: "hidden-single",
});

/** A shelf in memory; `refuses` names what it throws at. */
function newShelf(saved = null, refuses = []) {
  const shelf = {
    saved,
    read: () => {
      if (refuses.includes("read")) throw new Error("SecurityError");
      return structuredClone(shelf.saved);
    },
    write: (value) => {
      if (refuses.includes("write")) throw new Error("QuotaExceededError");
      shelf.saved = structuredClone(value);
    },
  };
  return shelf;
}

test("a puzzle that was put in is taken out once", () => {
  const stock = createStock(newShelf());
  stock.put("hard", puzzle(1));
  assert.equal(stock.take("easy"), null);
  assert.deepEqual(stock.take("hard"), puzzle(1));
  assert.equal(stock.take("hard"), null);
});

test("another page with the same shelf finds what was put in, and not what was taken", () => {
  const shelf = newShelf();
  const [here, there] = [createStock(shelf), createStock(shelf)];
  here.put("easy", puzzle(1));
  here.put("easy", puzzle(2));
  assert.deepEqual(there.take("easy"), puzzle(1));
  assert.deepEqual(here.take("easy"), puzzle(2));
  assert.equal(there.take("easy"), null);
});

for (const refuses of [["read"], ["write"], ["read", "write"]]) {
  test(`where ${refuses.join(" and ")} is refused, the stock is kept in memory`, () => {
    const stock = createStock(newShelf(null, refuses));
    stock.put("easy", puzzle(1));
    stock.put("easy", puzzle(2));
    assert.deepEqual([stock.take("easy"), stock.take("easy"), stock.take("easy")], [puzzle(1), puzzle(2), null]);
  });
}

test("the level that lacks most is wanted, the easiest first, until all are full", () => {
  const stock = createStock(newShelf());
  const wanted = [];
  for (let number = 0, level = stock.wanted(); level; level = stock.wanted()) {
    wanted.push(level);
    stock.put(level, puzzle(number++));
  }
  assert.deepEqual(wanted, Array(3).fill(["easy", "medium", "hard", "expert", "extreme"]).flat());
  stock.take("expert");
  assert.equal(stock.wanted(), "expert");
  assert.equal(stock.wanted(["expert"]), null);
});

test("what an earlier visit left on the shelf is taken", () => {
  const stock = createStock(
    newShelf({ version: 2, puzzles: { easy: [puzzle(1)], hard: [{ puzzle: "1" }, puzzle(2)] } }),
  );
  assert.deepEqual([stock.take("easy"), stock.take("hard"), stock.take("medium")], [puzzle(1), puzzle(2), null]);
});

/** @type {[string, unknown][]} */
const damaged = [
  ["nothing", null],
  ["a text", "easy"],
  ["another version", { version: 1, puzzles: { easy: [puzzle(1)] } }],
  ["a puzzle of another size", { version: 2, puzzles: { easy: [{ ...puzzle(1), puzzle: "1234" }] } }],
  ["no list", { version: 2, puzzles: { easy: puzzle(1) } }],
  ["lines without their seeds", { version: 2, puzzles: { easy: [puzzle(1).puzzle] } }],
];
for (const [what, saved] of damaged) {
  test(`${what} on the shelf is an empty stock`, () => {
    const stock = createStock(newShelf(saved));
    assert.equal(stock.take("easy"), null);
    assert.equal(stock.wanted(), "easy");
  });
}
