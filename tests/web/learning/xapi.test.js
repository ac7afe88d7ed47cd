import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";

import { clockSpan, isoSpan } from "../../../web/learning/spans.js";
import { connectXapi } from "../../../web/learning/xapi.js";
import { BoardDouble, score } from "../embed/board-double.js";
import { newStorage } from "./platform-double.js";

const actor = { account: { homePage: "https://school.example", name: "17" } };
const activity = { id: "https://school.example/sudoku/1", name: "Sudoku 1", language: "en" };

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/**
 * @param {(statement: any) => unknown} [send]
 * @param {Partial<Parameters<typeof connectXapi>[1]>} [more]
 */
function followed(send = () => {}, more = {}) {
  const board = new BoardDouble();
  /** @type {any[]} */
  const statements = [];
  /** @type {unknown[]} */
  const logged = [];
  const view = new EventTarget();
  const connection = connectXapi(board, {
    actor,
    activity,
    registration: "0f0e9a2c-7b3a-4d3f-8a6e-1d2c3b4a5f60",
    now: () => Date.UTC(2026, 10, 25, 8),
    log: (sentence) => logged.push(sentence),
    storage: null,
    view,
    send: (statement) => {
      statements.push(statement);
      return send(statement);
    },
    ...more,
  });
  return { board, statements, logged, view, connection };
}

/** Lets all that is ready to run do so. */
const settled = () =>
  new Promise((done) => {
    setImmediate(done);
  });
const verbsOf = (/** @type {any[]} */ statements) => statements.map(({ verb }) => verb.display["en-US"]);

describe("xAPI", () => {
  it("has a statement for the start, for each quarter, and two for the end", () => {
    const { board, statements } = followed();
    board.tell("start");
    for (let filled = 1; filled <= 12; filled++) board.tell("progress", { filled, total: 12 });
    board.tell("solved", score({ seconds: 65, score: { scaled: 0.9, raw: 90, max: 100 } }));
    assert.deepEqual(verbsOf(statements), [
      "initialized",
      "progressed",
      "progressed",
      "progressed",
      "completed",
      "passed",
    ]);
    assert.deepEqual(
      statements.slice(1, 4).map(({ result }) => Object.values(result.extensions)),
      [[25], [50], [75]],
    );
    assert.deepEqual(
      statements.slice(4).map(({ result }) => result),
      [
        { completion: true, duration: "PT1M5S" },
        { success: true, score: { scaled: 0.9, raw: 90, min: 0, max: 100 }, duration: "PT1M5S" },
      ],
    );
  });

  it("says who, what and when in each", () => {
    const { board, statements } = followed();
    board.tell("start");
    const [{ id, ...statement }] = statements;
    assert.match(id, /^[\da-f-]{36}$/);
    assert.deepEqual(statement, {
      actor,
      verb: { id: "http://adlnet.gov/expapi/verbs/initialized", display: { "en-US": "initialized" } },
      object: {
        objectType: "Activity",
        id: activity.id,
        definition: { type: "http://adlnet.gov/expapi/activities/assessment", name: { en: "Sudoku 1" } },
      },
      context: { registration: "0f0e9a2c-7b3a-4d3f-8a6e-1d2c3b4a5f60" },
      timestamp: "2026-11-25T08:00:00.000Z",
    });
  });

  it("says that a game that was given up is completed and failed, and then nothing more", () => {
    const { board, statements } = followed();
    board.tell("given-up", score({ score: { scaled: 0, raw: 0, max: 100 } }));
    board.tell("progress", { filled: 6, total: 12 });
    board.tell("solved", score());
    assert.deepEqual(verbsOf(statements), ["completed", "failed"]);
    assert.deepEqual(statements[1].result.score, { scaled: 0, raw: 0, min: 0, max: 100 });
  });

  for (const [how, send] of /** @type {const} */ ([
    ["a rejection", () => Promise.reject(new Error("offline"))],
    [
      "an exception",
      () => {
        throw new Error("offline");
      },
    ],
  ])) {
    it(`logs ${how} of the host, and goes on`, async () => {
      const { board, statements, logged } = followed(send);
      board.tell("start");
      board.tell("solved", score());
      await settled();
      assert.deepEqual(
        [statements.length, logged.length, logged[0]],
        [3, 3, 'xAPI: the statement "initialized" could not be sent.'],
      );
    });
  }
});

describe("a statement that the store has not taken", () => {
  const answer = (/** @type {number} */ status) => ({ ok: status < 300, status });

  /** @type {[string, (view: EventTarget, connection: ReturnType<typeof connectXapi>) => unknown][]} */
  const returns = [
    ["after a while", () => mock.timers.tick(5000)],
    ["when the connection is back", (view) => view.dispatchEvent(new Event("online"))],
    ["when the page comes back", (view) => view.dispatchEvent(new Event("pageshow"))],
    ["when the host says so", (_, connection) => connection.sendUnsent()],
  ];
  for (const [when, comeBack] of returns)
    it(`because of a 503 is sent again as it was ${when}, and once`, async () => {
      let status = 503;
      const { board, statements, logged, view, connection } = followed(() => answer(status));
      board.tell("start");
      await settled();
      assert.deepEqual([statements.length, logged.length, connection.countUnsent()], [1, 1, 1]);
      status = 200;
      comeBack(view, connection);
      await settled();
      assert.deepEqual([statements.length, connection.countUnsent()], [2, 0]);
      assert.deepEqual(statements[1], statements[0]);
      mock.timers.tick(3_600_000);
      await settled();
      assert.equal(statements.length, 2);
    });

  it("is sent more and more rarely", async () => {
    const { board, statements } = followed(() => answer(503));
    board.tell("start");
    await settled();
    const counts = [];
    for (const ms of [5000, 15_000, 60_000, 300_000, 300_000]) {
      mock.timers.tick(ms - 1);
      await settled();
      counts.push(statements.length);
      mock.timers.tick(1);
      await settled();
    }
    assert.deepEqual(counts, [1, 2, 3, 4, 5]);
  });

  it("is sent again after the right to write was renewed, and waits when it could not be", async () => {
    let isGood = false;
    let renewed = 0;
    const { board, statements, connection } = followed(() => answer(isGood ? 200 : 401), {
      renew: async () => {
        renewed += 1;
        isGood = renewed === 2;
      },
    });
    board.tell("start");
    await settled();
    assert.deepEqual([statements.length, renewed, connection.countUnsent()], [2, 1, 1]);
    await connection.sendUnsent();
    assert.deepEqual([statements.length, renewed, connection.countUnsent()], [4, 2, 0]);
  });

  for (const [status, what] of /** @type {const} */ ([
    [400, "a statement that the store cannot read"],
    [409, "a statement that the store has already"],
  ]))
    it(`is none after ${status}: ${what}`, async () => {
      const { board, statements, connection } = followed(() => answer(status));
      board.tell("start");
      await settled();
      await connection.sendUnsent();
      assert.deepEqual([statements.length, connection.countUnsent()], [1, 0]);
    });

  it("is sent by the next page of the same learner and activity, in order, and by no other", async () => {
    const storage = newStorage();
    const { board } = followed(() => Promise.reject(new Error("offline")), { storage });
    board.tell("start");
    board.tell("solved", score());
    await settled();
    for (const other of [
      { actor: { account: { ...actor.account, name: "18" } } },
      { activity: { ...activity, id: "https://school.example/sudoku/2" } },
    ]) {
      const { statements } = followed(() => answer(200), { storage, ...other });
      await settled();
      assert.deepEqual(statements, []);
    }
    const back = followed(() => answer(200), { storage });
    await settled();
    assert.deepEqual(verbsOf(back.statements), ["initialized", "completed", "passed"]);
    assert.equal(storage.length, 0);
  });

  it("is kept beyond the end of the page, unless 500 are kept already", async () => {
    const storage = newStorage();
    const { board, connection } = followed(() => answer(503), { storage });
    for (let i = 0; i < 501; i++) board.tell("start");
    await settled();
    assert.deepEqual([storage.length, connection.countUnsent()], [500, 501]);
  });

  it("does not hold up those after it", async () => {
    const { board, statements, connection } = followed(({ verb }) =>
      answer(verb.display["en-US"] === "initialized" ? 503 : 200),
    );
    board.tell("start");
    await settled();
    board.tell("solved", score());
    await settled();
    assert.deepEqual([verbsOf(statements), connection.countUnsent()], [["initialized", "completed", "passed"], 1]);
  });
});

describe("a length of time", () => {
  /** @type {[number, string, string][]} */
  const spans = [
    [0, "PT0S", "0000:00:00.00"],
    [999, "PT1S", "0000:00:01.00"],
    [61_500, "PT1M1.5S", "0000:01:01.50"],
    [3_600_000, "PT1H", "0001:00:00.00"],
    [7_323_040, "PT2H2M3.04S", "0002:02:03.04"],
    [360_000_000, "PT100H", "0100:00:00.00"],
    [-5, "PT0S", "0000:00:00.00"],
  ];
  for (const [milliseconds, iso, clock] of spans)
    it(`of ${milliseconds} ms is ${iso}, and ${clock}`, () =>
      assert.deepEqual([isoSpan(milliseconds), clockSpan(milliseconds)], [iso, clock]));
});
