import assert from "node:assert/strict";
import { test } from "node:test";
import { effect } from "../../../web/model/signals.js";
import { showTemporary } from "../../../web/model/session.js";
import { newState } from "../../../web/model/state.js";
import { openRoom } from "./room.js";

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
const solution = "1".repeat(81);

/** A 9×9 puzzle whose first given tells it from others. @param {number} first */
const puzzle = (first) => [first, ...new Array(80).fill(0)];
/** @param {number} er */
const rated = (er) => ({ status: "rated", er, ep: er, ed: 1.2, steps: [] });

/** @param {ReturnType<typeof openRoom>["teaching"]["rating"]} rating */
const erOf = ({ standing }) => standing.peek().rating?.er;

/**
 * `asked` has one entry for each rating that the engine was asked for; the test answers with `answer`. `heard` holds
 * the kinds of standing in turn.
 */
async function begin({ status = "unique", layout = "3x3", givens = puzzle(1), isSeen = true } = {}) {
  const asked = [];
  const heard = [];
  let teach = () => {};
  const room = openRoom(
    {
      solve: async () => ({ status, count: 1, solutions: [solution] }),
      taught: new Promise((resolve) => {
        teach = () => resolve(undefined);
      }),
      rate: (wanted, { signal, steps }) =>
        new Promise((answer, fail) => {
          asked.push({ first: wanted.cells[0], steps, signal, answer, fail });
          signal.addEventListener("abort", () => fail(Object.assign(new Error(), { code: "aborted" })));
        }),
    },
    { layout, givens },
  );
  const { rating } = room.teaching;
  const hide = isSeen ? rating.show() : () => {};
  effect(() => {
    heard.push(rating.standing.value.kind);
  });
  await settled();
  return {
    ...room,
    rating,
    asked,
    heard,
    hide,
    async put(first) {
      room.store.replace(newState({ layout: "3x3", activity: "play", givens: puzzle(first) }));
      await settled();
    },
    async teach() {
      teach();
      await settled();
    },
  };
}

test("a puzzle with one solution is rated with its steps when the player asks, and not before", async () => {
  const { rating, asked, heard } = await begin();
  assert.equal(asked.length, 0);
  const asking = rating.ask();
  assert.equal(asked[0].steps, true);
  asked[0].answer(rated(7.1));
  await asking;
  assert.equal(erOf(rating), 7.1);
  assert.deepEqual(heard, ["absent", "offered", "working", "rated"]);
});

/** @type {[string, object][]} */
const absent = [
  ["several solutions", { status: "multiple" }],
  ["no solution", { status: "none" }],
  ["another size", { layout: "2x2", givens: new Array(16).fill(0) }],
  ["further rules", { layout: "3x3+x" }],
  ["no empty cell", { givens: new Array(81).fill(1) }],
];
for (const [name, options] of absent) {
  test(`no rating is offered for a puzzle with ${name}, though the teacher is there`, async () => {
    const { rating, asked, teach } = await begin(options);
    await teach();
    await rating.ask();
    assert.equal(rating.standing.value.kind, "absent");
    assert.equal(asked.length, 0);
  });
}

test("once the teacher is there, the puzzle on the board and the next one are rated by themselves", async () => {
  const { asked, teach, put } = await begin();
  await teach();
  asked[0].answer(rated(3));
  await settled();
  await put(2);
  assert.deepEqual(
    asked.map(({ first }) => first),
    [1, 2],
  );
});

test("another puzzle ends the rating under way", async () => {
  const { rating, asked, failures, put } = await begin();
  void rating.ask();
  await put(2);
  assert.equal(asked[0].signal.aborted, true);
  assert.equal(rating.standing.value.kind, "offered");
  assert.deepEqual(failures, []);
});

test("the rating goes on when the player changes the board, and while an exercise is shown", async () => {
  const { rating, asked, actions, store } = await begin();
  void rating.ask();
  actions.enterDigit(3, 4);
  store.change(showTemporary, "exercise", null, { ...store.state(), game: { ...store.state().game, id: "exercise" } });
  assert.equal(asked[0].signal.aborted, false);
  assert.equal(rating.standing.value.kind, "working");
});

test("a rating that was stopped is offered again, and asked for anew", async () => {
  const { rating, asked, failures } = await begin();
  void rating.ask();
  rating.stop();
  await settled();
  assert.equal(rating.standing.value.kind, "offered");
  assert.deepEqual(failures, []);
  void rating.ask();
  asked[1].answer(rated(2));
  await settled();
  assert.equal(erOf(rating), 2);
  rating.stop();
  assert.equal(rating.standing.peek().kind, "rated");
});

test("a failure is reported, and the rating is offered again", async () => {
  const { rating, asked, failures } = await begin();
  const asking = rating.ask();
  asked[0].fail(Object.assign(new Error(), { code: "engine-load" }));
  await asking;
  assert.equal(rating.standing.value.kind, "offered");
  assert.deepEqual(failures, ["engine-load"]);
});

test("going back to a puzzle shows its rating without asking again", async () => {
  const { rating, asked, put } = await begin();
  const asking = rating.ask();
  asked[0].answer(rated(4.2));
  await asking;
  await put(2);
  await put(1);
  assert.equal(erOf(rating), 4.2);
  assert.equal(asked.length, 1);
});

test("nothing is computed that no view shows, though the teacher is there", async () => {
  const { asked, calls, teach, put } = await begin({ isSeen: false });
  await teach();
  await put(2);
  assert.deepEqual([asked, calls("solve")], [[], []]);
});

test("a rating ends when the last view of it goes", async () => {
  const { rating, asked, hide, failures } = await begin();
  void rating.ask();
  hide();
  await settled();
  assert.deepEqual([asked[0].signal.aborted, rating.standing.value.kind, failures], [true, "absent", []]);
});

test("a rating that the player has stopped does not begin again by itself", async () => {
  const { rating, asked, teach } = await begin();
  await teach();
  rating.stop();
  await settled();
  assert.deepEqual([asked.length, rating.standing.value.kind], [1, "offered"]);
});
