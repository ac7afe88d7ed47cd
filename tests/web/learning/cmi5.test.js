import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";

import { connectCmi5 } from "../../../web/learning/cmi5.js";
import { lrs } from "../../support/lrs.mjs";
import { BoardDouble, score } from "../embed/board-double.js";
import { lessonWindow, newStorage } from "./platform-double.js";

const store = "https://school.example";
const solved = score({ seconds: 65, score: { scaled: 0.9, raw: 90, max: 100 } });

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/** Everything that was begun before has ended. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/**
 * A visit of the page on a platform.
 * @param {ReturnType<typeof lrs>} platform
 * @param {{ view?: any, status?: number, storage?: Storage | null }} [like] `status`: of all answers
 */
async function visit(platform, { view = windowAt(platform), status, storage = null } = {}) {
  const board = new BoardDouble();
  /** @type {string[]} */
  const logged = [];
  const connection = await connectCmi5(board, {
    view,
    storage,
    now: () => Date.UTC(2026, 10, 25, 8),
    log: (sentence) => logged.push(sentence),
    request: async (address, words) => {
      const answer = platform.request(String(address), /** @type {any} */ (words));
      const given = status ?? answer.status;
      return new Response(given === 204 ? null : answer.body, { status: given });
    },
  });
  const leave = async (persisted = false) => {
    view.dispatchEvent(Object.assign(new Event("pagehide"), { persisted }));
    await settled();
  };
  return { board, connection, logged, view, leave };
}

/** @param {ReturnType<typeof lrs>} platform */
function windowAt(platform) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return Object.assign(lessonWindow({}), {
    location: { href: `https://pages.example/launch.html${platform.launch(store)}` },
    sessionStorage: {
      getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    },
  });
}

/** The window of a page that is loaded again. @param {any} view */
const windowAgain = ({ location, sessionStorage }) => Object.assign(lessonWindow({}), { location, sessionStorage });

describe("cmi5", () => {
  it("says the beginning, the progress, the end and the leaving, as the standard asks", async () => {
    const platform = lrs({ masteryScore: 0.5 });
    const { board, leave } = await visit(platform);
    board.tell("start");
    board.tell("progress", { filled: 1, total: 2 });
    board.tell("solved", solved);
    await settled();
    await leave();
    assert.deepEqual(platform.verbs(), [["initialized", "progressed", "completed", "passed", "terminated"]]);
    assert.deepEqual(platform.refused, []);
    assert.deepEqual(platform.statements()[3].result.score, { scaled: 0.9, raw: 90, min: 0, max: 100 });
  });

  it("says that a pupil below the score of the platform has failed", async () => {
    const platform = lrs({ masteryScore: 0.95 });
    const { board } = await visit(platform);
    board.tell("solved", solved);
    await settled();
    assert.deepEqual(platform.verbs(), [["initialized", "completed", "failed"]]);
    assert.deepEqual(platform.refused, []);
  });

  it("goes on where the pupil left, and says an end only once", async () => {
    const platform = lrs();
    const first = await visit(platform);
    first.board.state = { cells: "12" };
    await first.leave();
    const second = await visit(platform);
    assert.equal(second.connection?.isResumed, true);
    assert.deepEqual(second.board.state, { cells: "12" });
    second.board.tell("solved", solved);
    await settled();
    await second.leave();
    const third = await visit(platform);
    third.board.tell("solved", solved);
    await settled();
    assert.deepEqual(platform.verbs(), [
      ["initialized", "terminated"],
      ["initialized", "completed", "passed", "terminated"],
      ["initialized"],
    ]);
    assert.deepEqual(platform.refused, []);
  });

  it("says neither the beginning nor the end of a session twice when the page is loaded again", async () => {
    const platform = lrs();
    const storage = newStorage();
    const { view, leave } = await visit(platform, { storage });
    await leave();
    const again = await visit(platform, { view: windowAgain(view), storage });
    again.board.tell("solved", solved);
    await settled();
    await again.leave();
    assert.deepEqual(platform.verbs(), [["initialized", "terminated"]]);
    assert.match(platform.refused.join(), /^[^,]*completed: nothing comes after terminated,[^,]*passed[^,]*$/);
    // What the platform has refused for its order is sent when the pupil comes back.
    const back = await visit(platform, { storage });
    await settled();
    await back.leave();
    assert.deepEqual(platform.verbs()[1], ["initialized", "completed", "passed", "terminated"]);
  });

  it("sends an end that the store has not taken again, before the last statement, and at the next visit", async () => {
    const platform = lrs();
    const storage = newStorage();
    const first = await visit(platform, { storage });
    platform.fault = 503;
    first.board.tell("start");
    first.board.tell("progress", { filled: 1, total: 2 });
    first.board.tell("solved", solved);
    await settled();
    await first.leave();
    assert.deepEqual([platform.verbs(), platform.states.get("nonet").isEnd], [[["initialized"]], true]);
    platform.fault = 0;
    const second = await visit(platform, { storage });
    await settled();
    await second.leave();
    assert.deepEqual(platform.verbs()[1], ["initialized", "progressed", "completed", "passed", "terminated"]);
    assert.deepEqual([platform.refused, platform.again, storage.length], [[], [], 0]);
  });

  it("sends at leaving what waits, in the order of the session", async () => {
    const platform = lrs();
    platform.fault = 503;
    const { board, leave } = await visit(platform);
    board.tell("progress", { filled: 1, total: 2 });
    await settled();
    platform.fault = 0;
    board.tell("solved", solved);
    await leave();
    assert.deepEqual(platform.verbs(), [["initialized", "progressed", "completed", "passed", "terminated"]]);
    assert.deepEqual(platform.refused, []);
  });

  it("tells no second end when the state of the first could not be saved", async () => {
    const platform = lrs();
    const storage = newStorage();
    const first = await visit(platform, { storage });
    platform.fault = 503;
    first.board.tell("solved", solved);
    await settled();
    platform.states.delete("nonet");
    const second = await visit(platform, { storage });
    second.board.tell("solved", solved);
    platform.fault = 0;
    await second.leave();
    assert.deepEqual(platform.verbs()[1], ["initialized", "completed", "passed", "terminated"]);
    assert.deepEqual(platform.refused, []);
  });

  it("goes on in the session when the browser has kept the page for its Back button", async () => {
    const platform = lrs();
    const { board, view, leave } = await visit(platform);
    await leave(true);
    view.dispatchEvent(new Event("pageshow"));
    board.tell("solved", solved);
    await settled();
    await leave();
    assert.deepEqual(platform.verbs(), [["initialized", "completed", "passed", "terminated"]]);
    assert.deepEqual([platform.refused, platform.again], [[], []]);
  });

  it("marks nothing for somebody who only looks", async () => {
    const platform = lrs({ launchMode: "Browse" });
    const { board, leave } = await visit(platform);
    board.tell("solved", solved);
    await settled();
    await leave();
    assert.deepEqual(platform.verbs(), [["initialized", "terminated"]]);
    assert.equal(platform.states.has("nonet"), false);
  });

  it("saves a state without its history when a browser could not send the whole while the page is left", async () => {
    const platform = lrs();
    const { board, leave } = await visit(platform);
    board.state = { nonet: 2, board: "digits", history: "moves".repeat(20_000) };
    await leave();
    assert.deepEqual(platform.states.get("nonet").game, { nonet: 2, board: "digits", history: null });
  });

  it("sends the state at most every half a minute", async () => {
    const platform = lrs();
    const { board } = await visit(platform);
    board.state = { cells: "1" };
    board.tell("progress", { filled: 1, total: 9 });
    board.tell("progress", { filled: 2, total: 9 });
    assert.equal(platform.states.has("nonet"), false);
    mock.timers.tick(30_000);
    assert.deepEqual(platform.states.get("nonet"), { game: { cells: "1" }, isEnd: false });
  });

  for (const [what, like, sentence] of /** @type {const} */ ([
    [
      "no platform",
      { view: Object.assign(lessonWindow({}), { location: { href: "https://a.example/" } }) },
      /No platform/,
    ],
    ["a platform that fails", { status: 503 }, /does not answer/],
  ])) {
    it(`lets the pupil play with ${what}`, async () => {
      const { connection, logged } = await visit(lrs(), like);
      assert.equal(connection, null);
      assert.match(logged.join(), sentence);
    });
  }
});
