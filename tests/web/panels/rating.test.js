import assert from "node:assert/strict";
import { test } from "node:test";
import { newPosition } from "../../../web/model/position.js";
import { createRating } from "../../../web/panels/rating.js";
import { deferred } from "./bench.js";

const settled = () => new Promise((resolve) => { setImmediate(resolve); });

/** A 9×9 puzzle whose first given tells it from others. @param {number} first @param {string} [layout] */
const puzzle = (first, layout = "3x3") => newPosition(layout, "play", [first, ...new Array(layout === "2x2" ? 15 : 80).fill(0)]);
/** @param {number} er */
const rated = (er) => ({ status: "rated", er, ep: er, ed: 1.2, steps: [] });

/** `asked` has one entry for each rating that the engine was asked for; the test answers with `answer`. `heard` holds the kinds of standing in turn. */
function begin() {
  const asked = [];
  const taught = deferred();
  const failures = [];
  const heard = [];
  const engine = {
    taught: taught.promise,
    rate: (wanted, { steps, signal }) => new Promise((answer, fail) => {
      asked.push({ first: wanted.cells[0], steps, signal, answer, fail });
      signal.addEventListener("abort", () => fail(Object.assign(new Error(), { code: "aborted" })));
    }),
  };
  const rating = createRating(/** @type {any} */ (engine), (error) => failures.push(/** @type {any} */ (error).code));
  rating.subscribe(({ kind }) => heard.push(kind));
  return { rating, asked, heard, failures, async teach() { taught.resolve(); await settled(); } };
}

test("a puzzle with one solution is rated when the player asks, and not before", async () => {
  const { rating, asked, heard } = begin();
  rating.follow(puzzle(1), null);
  rating.follow(puzzle(1), "unique");
  await settled();
  assert.equal(asked.length, 0);
  const asking = rating.ask();
  assert.equal(asked[0].steps, true);
  asked[0].answer(rated(7.1));
  await asking;
  assert.equal(rating.now().rating.er, 7.1);
  assert.deepEqual(heard, ["offered", "working", "rated"]);
});

/** @type {[string, object, string | null][]} */
const absent = [
  ["several solutions", puzzle(1), "multiple"],
  ["no solution", puzzle(1), "none"],
  ["a number of solutions that is not known", puzzle(1), null],
  ["another size", puzzle(1, "2x2"), "unique"],
  ["further rules", puzzle(1, "3x3+x"), "unique"],
  ["no open cell", newPosition("3x3", "play", new Array(81).fill(1)), "unique"],
];
for (const [name, position, verdict] of absent) {
  test(`no rating for a puzzle with ${name}, though the teacher is there`, async () => {
    const { rating, asked, teach } = begin();
    await teach();
    rating.follow(/** @type {any} */ (position), verdict);
    await rating.ask();
    assert.equal(rating.now().kind, "absent");
    assert.equal(asked.length, 0);
  });
}

test("once the teacher is there, the puzzle on the board and the next one are rated without being asked for", async () => {
  const { rating, asked, teach } = begin();
  rating.follow(puzzle(1), "unique");
  await teach();
  asked[0].answer(rated(3));
  await settled();
  rating.follow(puzzle(2), null);
  assert.equal(rating.now().kind, "absent");
  rating.follow(puzzle(2), "unique");
  assert.deepEqual(asked.map(({ first }) => first), [1, 2]);
});

test("another puzzle ends the rating under way, and its late answer is not shown", async () => {
  const { rating, asked, failures } = begin();
  rating.follow(puzzle(1), "unique");
  void rating.ask();
  rating.follow(puzzle(2), null);
  assert.equal(asked[0].signal.aborted, true);
  rating.follow(puzzle(2), "unique");
  await settled();
  assert.equal(rating.now().kind, "offered");
  assert.deepEqual(failures, []);
});

test("the same puzzle in another list goes on being rated", () => {
  const { rating, asked } = begin();
  rating.follow(puzzle(1), "unique");
  void rating.ask();
  rating.follow(puzzle(1), "unique");
  assert.equal(asked[0].signal.aborted, false);
  assert.equal(rating.now().kind, "working");
});

test("a rating that is stopped is offered again, and asked for anew", async () => {
  const { rating, asked, failures } = begin();
  rating.follow(puzzle(1), "unique");
  void rating.ask();
  rating.stop();
  await settled();
  assert.equal(rating.now().kind, "offered");
  assert.deepEqual(failures, []);
  void rating.ask();
  asked[1].answer(rated(2));
  await settled();
  assert.equal(rating.now().rating.er, 2);
  rating.stop();
  assert.equal(rating.now().kind, "rated");
});

test("a failure is reported, and the rating is offered again", async () => {
  const { rating, asked, failures } = begin();
  rating.follow(puzzle(1), "unique");
  const asking = rating.ask();
  asked[0].fail(Object.assign(new Error(), { code: "engine-load" }));
  await asking;
  assert.equal(rating.now().kind, "offered");
  assert.deepEqual(failures, ["engine-load"]);
});

test("going back to a puzzle shows its rating without asking again", async () => {
  const { rating, asked } = begin();
  rating.follow(puzzle(1), "unique");
  const asking = rating.ask();
  asked[0].answer(rated(4.2));
  await asking;
  rating.follow(puzzle(2), "unique");
  rating.follow(puzzle(1), "unique");
  assert.equal(rating.now().rating.er, 4.2);
  assert.equal(asked.length, 1);
});

test("a rating for another part of the page is shown here as well, and ends the one under way", async () => {
  const { rating, asked } = begin();
  rating.follow(puzzle(1), "unique");
  void rating.ask();
  const other = rating.rate(puzzle(1), new AbortController().signal);
  asked[1].answer(rated(5));
  assert.equal((await other).er, 5);
  assert.equal(asked[0].signal.aborted, true);
  await settled();
  assert.equal(rating.now().rating.er, 5);
  assert.equal((await rating.rate(puzzle(1), new AbortController().signal)).er, 5);
  assert.equal(asked.length, 2);
});

test("the ratings of the last puzzles are kept, and no more", async () => {
  const { rating, asked } = begin();
  const { signal } = new AbortController();
  for (let first = 0; first < 17; first += 1) {
    const rate = rating.rate(puzzle(first), signal);
    asked.at(-1).answer(rated(first));
    await rate;
  }
  await rating.rate(puzzle(1), signal);
  assert.equal(asked.length, 17);
  void rating.rate(puzzle(0), signal);
  assert.equal(asked.length, 18);
});
