import assert from "node:assert/strict";
import { test } from "node:test";
import { nextTask } from "../../../web/model/next-task.js";
import { stormTime } from "../../../web/model/storm.js";
import { createStorm } from "../../../web/teacher/storm-room.js";
import { lasting, openRoom, pair, single } from "./room.js";

/** The grid of the room. */
const example = { layout: "2x2", grid: "1.....1..1.....1", step: pair };
const out = { ...pair, eliminations: [{ cell: "r1c4", digit: 3 }] };

/** A storm whose steps and clock the test gives; variants are left out, because the steps name cells. */
async function begun(isTimed = true) {
  let clock = 0;
  /** @type {unknown[]} */
  const failures = [];
  let best = { timed: 0, untimed: 0 };
  const { store, actions, asked } = openRoom();
  const storm = createStorm({
    store,
    engine: {
      steps: async (state, options) => {
        asked.push({ name: "steps", args: [state, options] });
        if (options.allowed[0] === "naked-pair") throw new Error("no engine");
        return [options.allowed[0].endsWith("single") || options.allowed[0] === "full-house" ? single : out];
      },
    },
    exampleOf: async () => /** @type {any} */ (example),
    best: { read: () => best, keep: (next) => void (best = next) },
    failed: (error) => failures.push(error),
    now: () => clock,
    random: () => 0,
  });
  await storm.start(isTimed, lasting());
  const open = () => /** @type {NonNullable<typeof storm.current.value>} */ (storm.current.value);
  return {
    storm,
    store,
    actions,
    failures,
    open,
    best: () => best,
    /** @param {number} ms */
    pass: (ms) => void (clock += ms),
    /** Lets the next board come, which is shown in a task of its own. */
    async settled() {
      for (let tasks = 0; tasks < 3; tasks++) await nextTask();
    },
    told: () => [open().board.technique, open().news, open().storm.found, open().storm.misses],
  };
}

test("a right answer brings the next board, a wrong one is taken back and costs ten seconds", async () => {
  const { storm, store, actions, open, pass, settled, told } = await begun();
  assert.deepEqual(told(), ["full-house", "asked", 0, 0]);
  pass(2000);
  const { before } = open().board;
  actions.enterDigit(4, 1);
  assert.deepEqual([told(), store.state().position], [["full-house", "wrong", 0, 1], before]);
  assert.equal(storm.tick(), stormTime - 12_000);
  actions.enterDigit(2, 1);
  assert.deepEqual(told(), ["full-house", "waiting", 1, 1]);
  pass(5000);
  assert.equal(storm.tick(), stormTime - 12_000);
  await settled();
  assert.deepEqual(told(), ["hidden-single", "asked", 1, 1]);
});

test("what is noted is no answer, and nothing counts while the next board is made", async () => {
  const { store, actions, open, told, settled } = await begun();
  actions.toggleNote(2, 1);
  assert.deepEqual([told(), store.state().position], [["full-house", "asked", 0, 0], open().board.before]);
  actions.enterDigit(2, 1);
  actions.enterDigit(4, 2);
  assert.deepEqual(told(), ["full-house", "waiting", 1, 0]);
  await settled();
  assert.deepEqual(told(), ["hidden-single", "asked", 1, 0]);
});

test("the end keeps the best and shows the answer of the board that was missed last", async () => {
  const { storm, store, actions, pass, settled, open, best, told } = await begun();
  actions.enterDigit(2, 1);
  await settled();
  storm.leave();
  await settled();
  assert.deepEqual(told(), ["naked-single", "asked", 1, 1]);
  pass(stormTime);
  assert.equal(storm.tick(), 0);
  assert.deepEqual(
    [open().news, open().board.technique, store.state().step?.technique],
    ["over", "hidden-single", single.technique],
  );
  assert.deepEqual(best(), { timed: 1, untimed: 0 });
  assert.equal(store.state().activity, "path");
});

test("without a clock the third miss ends the storm", async () => {
  const { storm, pass, settled, open } = await begun(false);
  pass(100 * stormTime);
  assert.equal(storm.tick(), stormTime);
  for (let i = 0; i < 3; i++) {
    storm.leave();
    await settled();
  }
  assert.equal(open().news, "over");
});

test("the clock stands while the page is out of sight", async () => {
  const { storm, pass } = await begun();
  storm.rest(true);
  pass(50_000);
  assert.equal(storm.tick(), stormTime);
  storm.rest(false);
  pass(1000);
  assert.equal(storm.tick(), stormTime - 1000);
});

test("a board that comes while the page is out of sight waits for the player", async () => {
  const { storm, actions, pass, settled, told } = await begun();
  actions.enterDigit(2, 1);
  storm.rest(true);
  await settled();
  assert.deepEqual(told(), ["hidden-single", "asked", 1, 0]);
  pass(50_000);
  assert.equal(storm.tick(), stormTime);
  storm.rest(false);
  pass(1000);
  assert.equal(storm.tick(), stormTime - 1000);
});

test("a storm that is left by any way keeps the best, and leaves the player's board", async () => {
  const { storm, store, actions, settled, best } = await begun();
  actions.enterDigit(2, 1);
  await settled();
  storm.dispose();
  assert.deepEqual(best(), { timed: 1, untimed: 0 });
  assert.deepEqual([store.session.peek().temporary, store.state().activity], [null, "play"]);
});

test("a storm whose beginning was stopped puts no board on the screen", async () => {
  const { storm, store } = await begun();
  storm.close();
  const stopping = new AbortController();
  const starting = storm.start(true, stopping.signal);
  stopping.abort();
  await assert.rejects(starting);
  assert.equal(store.session.peek().temporary, null);
});

test("a board that cannot be made ends the storm, and is told", async () => {
  const { storm, settled, open, failures } = await begun();
  for (let i = 0; i < 6; i++) {
    storm.leave();
    await settled();
  }
  assert.deepEqual([open().news, failures.length], ["over", 1]);
});
