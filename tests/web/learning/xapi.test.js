import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { clockSpan, isoSpan } from "../../../web/learning/spans.js";
import { connectXapi } from "../../../web/learning/xapi.js";
import { BoardDouble, score } from "../embed/board-double.js";

const actor = { account: { homePage: "https://school.example", name: "17" } };
const activity = { id: "https://school.example/sudoku/1", name: "Sudoku 1", language: "en" };

/** @param {(statement: any) => unknown} [send] */
function followed(send = () => {}) {
  const board = new BoardDouble();
  /** @type {any[]} */
  const statements = [];
  /** @type {unknown[]} */
  const logged = [];
  connectXapi(board, {
    actor,
    activity,
    registration: "0f0e9a2c-7b3a-4d3f-8a6e-1d2c3b4a5f60",
    now: () => Date.UTC(2026, 10, 25, 8),
    log: (sentence) => logged.push(sentence),
    send: (statement) => {
      statements.push(statement);
      return send(statement);
    },
  });
  return { board, statements, logged };
}
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
      await new Promise((done) => {
        setImmediate(done);
      });
      assert.deepEqual(
        [statements.length, logged.length, logged[0]],
        [3, 3, 'xAPI: the statement "initialized" could not be sent.'],
      );
    });
  }
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
