import assert from "node:assert/strict";
import { describe, it, mock } from "node:test";

import { findApi } from "../../../web/learning/scorm-api.js";
import { connectScorm } from "../../../web/learning/scorm.js";
import { stateOfText, suspendedText } from "../../../web/learning/suspended.js";
import { BoardDouble, score } from "../embed/board-double.js";
import { lessonWindow, platform } from "./platform-double.js";

const versions = /** @type {const} */ (["1.2", "2004"]);

/** A lesson on a platform. @param {"1.2" | "2004"} version @param {Parameters<typeof platform>[1]} [like] */
function lesson(version, like) {
  const lms = platform(version, like);
  const board = new BoardDouble();
  /** @type {string[]} */
  const logged = [];
  let time = 1_000_000;
  const view = lessonWindow({ [lms.object]: lms.api });
  const connect = () => connectScorm(board, { view, now: () => time, log: (sentence) => logged.push(sentence) });
  const connection = connect();
  return {
    ...lms,
    board,
    logged,
    view,
    connection,
    connect,
    wait: (/** @type {number} */ ms) => {
      time += ms;
    },
  };
}

/** What a platform knows of an attempt, in the fields of each version. */
const fieldsOf = {
  1.2: (/** @type {Record<string, string>} */ values) => ({
    status: values["cmi.core.lesson_status"],
    raw: values["cmi.core.score.raw"],
    time: values["cmi.core.session_time"],
    exit: values["cmi.core.exit"],
  }),
  2004: (/** @type {Record<string, string>} */ values) => ({
    status: [values["cmi.completion_status"], values["cmi.success_status"]].filter(Boolean).join(),
    raw: values["cmi.score.raw"],
    time: values["cmi.session_time"],
    exit: values["cmi.exit"],
  }),
};

const most = score({ score: { scaled: 0.85, raw: 85, max: 100 } });
/** @type {[string, "1.2" | "2004", Record<string, string>, (board: BoardDouble) => void, object][]} */
const attempts = [
  [
    "a game that is only begun",
    "1.2",
    {},
    (board) => board.tell("progress", { filled: 3, total: 12 }),
    { status: "incomplete", raw: undefined, time: "0001:01:01.50", exit: "suspend" },
  ],
  [
    "a game that is only begun",
    "2004",
    {},
    (board) => board.tell("progress", { filled: 3, total: 12 }),
    { status: "incomplete", raw: undefined, time: "PT1H1M1.5S", exit: "suspend" },
  ],
  [
    "a solved game",
    "1.2",
    {},
    (board) => board.tell("solved", most),
    { status: "passed", raw: "85", time: "0001:01:01.50", exit: "" },
  ],
  [
    "a solved game",
    "2004",
    {},
    (board) => board.tell("solved", most),
    { status: "completed,passed", raw: "85", time: "PT1H1M1.5S", exit: "normal" },
  ],
  [
    "a game that was given up",
    "1.2",
    {},
    (board) => board.tell("given-up", score({ score: { scaled: 0, raw: 0, max: 100 } })),
    { status: "failed", raw: "0", time: "0001:01:01.50", exit: "" },
  ],
  [
    "a game that was given up",
    "2004",
    {},
    (board) => board.tell("given-up", score({ score: { scaled: 0, raw: 0, max: 100 } })),
    { status: "completed,failed", raw: "0", time: "PT1H1M1.5S", exit: "normal" },
  ],
  [
    "a score below the one to pass",
    "1.2",
    { "cmi.student_data.mastery_score": "90" },
    (board) => board.tell("solved", most),
    { status: "failed", raw: "85", time: "0001:01:01.50", exit: "" },
  ],
  [
    "a score below the one to pass",
    "2004",
    { "cmi.scaled_passing_score": "0.9" },
    (board) => board.tell("solved", most),
    { status: "completed,failed", raw: "85", time: "PT1H1M1.5S", exit: "normal" },
  ],
  [
    "the score to pass",
    "2004",
    { "cmi.scaled_passing_score": "0.85" },
    (board) => board.tell("solved", most),
    { status: "completed,passed", raw: "85", time: "PT1H1M1.5S", exit: "normal" },
  ],
  [
    "an end after the first end",
    "1.2",
    {},
    (board) => {
      board.tell("given-up", score({ score: { scaled: 0, raw: 0, max: 100 } }));
      board.tell("solved", most);
    },
    { status: "failed", raw: "0", time: "0001:01:01.50", exit: "" },
  ],
  [
    "an attempt that had ended before",
    "1.2",
    { "cmi.core.lesson_status": "passed", "cmi.core.score.raw": "100" },
    (board) => board.tell("solved", most),
    { status: "passed", raw: "100", time: "0001:01:01.50", exit: "" },
  ],
];

describe("a platform with SCORM", () => {
  for (const [what, version, values, act, expected] of attempts) {
    it(`${version} is told of ${what}`, () => {
      const all = lesson(version, { values: { ...values } });
      act(all.board);
      all.wait(3_661_500);
      all.view.dispatchEvent(new Event("pagehide"));
      assert.deepEqual(fieldsOf[version](all.values), expected);
      assert.deepEqual(all.logged, []);
    });
  }

  for (const version of versions) {
    it(`${version} is told what it needs when the browser keeps the page, and hears more when the pupil comes back`, () => {
      const { board, called, values, view, wait } = lesson(version);
      board.state = { nonet: 2, board: "first look" };
      wait(61_500);
      view.dispatchEvent(Object.assign(new Event("pagehide"), { persisted: true }));
      const { time, exit } = fieldsOf[version](values);
      assert.match(time, /^(PT1M1\.5S|0000:01:01\.50)$/);
      assert.equal(exit, "suspend");
      assert.deepEqual(stateOfText(values["cmi.suspend_data"]), board.state);
      view.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
      board.tell("solved", most);
      assert.match(fieldsOf[version](values).status, /passed$/);
      view.dispatchEvent(new Event("pagehide"));
      assert.equal(called.filter((name) => ["Terminate", "LMSFinish"].includes(name)).length, 1);
      assert.equal(called.at(-1), { 1.2: "LMSFinish", 2004: "Terminate" }[version]);
    });
  }

  it("2004 is told of progress and of the scaled score", () => {
    const { board, values } = lesson("2004");
    board.tell("progress", { filled: 1, total: 3 });
    assert.equal(values["cmi.progress_measure"], "0.3333");
    board.tell("solved", score({ score: { scaled: 140 / 300, raw: 140, max: 300 } }));
    assert.deepEqual(
      [
        values["cmi.progress_measure"],
        values["cmi.score.scaled"],
        values["cmi.score.raw"],
        values["cmi.score.min"],
        values["cmi.score.max"],
      ],
      ["1", "0.4667", "46.67", "0", "100"],
    );
  });

  for (const version of versions) {
    it(`${version} knows how long the pupil was here when the browser is killed after the end`, () => {
      const all = lesson(version);
      all.wait(61_500);
      all.board.tell("solved", most);
      assert.match(String(fieldsOf[version](all.values).time), /^(PT1M1\.5S|0000:01:01\.50)$/);
    });

    it(`${version} keeps the state, and gives it back`, () => {
      const first = lesson(version);
      first.board.state = { nonet: 2, board: "second visit" };
      first.connection?.leave();
      const { board, connection } = lesson(version, { values: first.values });
      assert.deepEqual([connection?.version, connection?.isResumed, board.state], [version, true, first.board.state]);
    });

    it(`${version} hears nothing after the page is left, and is asked to end once`, () => {
      const { board, called, connection, view } = lesson(version);
      connection?.leave();
      const before = called.length;
      board.tell("solved", most);
      board.tell("start");
      view.dispatchEvent(new Event("pagehide"));
      assert.equal(called.length, before);
    });
  }

  it("is sent data at the start, at the end, when the page is hidden, and at most each half minute in between", () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const { board, called, view } = lesson("2004");
    const commits = () => called.filter((name) => name === "Commit").length;
    const beginning = commits();
    board.tell("start");
    for (const filled of [1, 2, 3]) board.tell("progress", { filled, total: 12 });
    assert.equal(commits() - beginning, 1);
    mock.timers.tick(30_000);
    assert.equal(commits() - beginning, 2);
    Object.assign(view.document, { visibilityState: "hidden" }).dispatchEvent(new Event("visibilitychange"));
    assert.equal(commits() - beginning, 3);
    board.tell("solved", most);
    assert.equal(commits() - beginning, 4);
    mock.timers.reset();
  });
});

describe("a platform that fails", () => {
  it("is offered again what it did not take, until it takes it or the page is left", (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const like = { broken: ["Commit"] };
    const { board, called, connection } = lesson("2004", like);
    const commits = () => called.filter((name) => name === "Commit").length;
    board.tell("solved", most);
    const before = commits();
    t.mock.timers.tick(30_000);
    assert.equal(commits() - before, 1);
    like.broken.length = 0;
    t.mock.timers.tick(30_000);
    assert.equal(commits() - before, 2);
    t.mock.timers.tick(300_000);
    assert.equal(commits() - before, 2);
    like.broken.push("Commit");
    connection?.leave();
    const atEnd = commits();
    t.mock.timers.tick(300_000);
    assert.equal(commits(), atEnd);
  });

  it("is logged with the error that it names, and the game goes on", () => {
    const { board, logged, values } = lesson("1.2", { refused: ["cmi.suspend_data"] });
    board.tell("solved", most);
    assert.equal(values["cmi.core.lesson_status"], "passed");
    assert.match(logged[0], /^SCORM 1\.2: LMSSetValue\("cmi\.suspend_data",".+"\): error 351: General set failure$/);
  });

  it("by an exception is logged, and the game goes on", (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const { board, logged, values } = lesson("2004", { broken: ["Commit"] });
    board.tell("solved", most);
    assert.equal(values["cmi.success_status"], "passed");
    assert.equal(logged[0], "SCORM 2004: Commit failed.");
  });

  it("to open is not used", () => {
    const { connection, called } = lesson("2004", { broken: ["Initialize"] });
    assert.equal(connection, null);
    assert.ok(!called.includes("SetValue"));
  });

  it("with a saved state that is none begins anew, and says so", () => {
    const { logged, connection } = lesson("1.2", { values: { "cmi.suspend_data": "page 3" } });
    assert.equal(connection?.isResumed, true, "the double accepts every state");
    const all = lesson("1.2");
    all.board.isAccepting = false;
    all.values["cmi.suspend_data"] = "page 3";
    assert.equal(all.connect()?.isResumed, false);
    assert.deepEqual([logged, all.logged], [[], ["SCORM 1.2: the saved state could not be restored."]]);
  });

  it("is not there: it is said, and nothing else happens", () => {
    /** @type {string[]} */
    const logged = [];
    assert.equal(
      connectScorm(new BoardDouble(), { view: lessonWindow(), log: (sentence) => logged.push(sentence) }),
      null,
    );
    assert.match(logged[0], /No platform/);
  });
});

describe("the API", () => {
  const [api12, api2004] = [{ one: 1 }, { two: 2 }];
  /** A window of another origin. */
  const foreign = lessonWindow();
  Object.defineProperty(foreign, "API", {
    get() {
      throw new Error("another origin");
    },
  });
  Object.defineProperty(foreign, "API_1484_11", {
    get() {
      throw new Error("another origin");
    },
  });
  const above = lessonWindow({ API: api12 });
  /** @type {[string, any, readonly ("1.2" | "2004")[], unknown][]} */
  const places = [
    ["in the window itself", lessonWindow({ API: api12 }), ["2004", "1.2"], api12],
    ["two windows above", lessonWindow({ parent: lessonWindow({ parent: above }) }), ["2004", "1.2"], api12],
    ["in the window that opened the lesson", lessonWindow({ opener: above }), ["1.2"], api12],
    [
      "above the window that opened the window above",
      lessonWindow({ parent: lessonWindow({ opener: lessonWindow({ parent: above }) }) }),
      ["1.2"],
      api12,
    ],
    ["of the version that is preferred", lessonWindow({ API: api12, API_1484_11: api2004 }), ["2004", "1.2"], api2004],
    ["of the only version that is wanted", lessonWindow({ API: api12, API_1484_11: api2004 }), ["1.2"], api12],
    ["behind a window of another origin", lessonWindow({ parent: foreign }), ["1.2"], undefined],
  ];
  for (const [where, view, wanted, expected] of places)
    it(`is found ${where}`, () => assert.equal(findApi(view, wanted)?.api, expected));

  it("is not looked for in a circle", () => {
    const view = lessonWindow();
    Object.assign(view, { opener: view });
    assert.equal(findApi(view, ["1.2"]), null);
  });
});

describe("the text of a state", () => {
  const noise = Array.from({ length: 6000 }, (_, i) => Math.floor(Math.sin(i) * 1e9).toString(36)).join("");

  it("is the state again", () => {
    const state = { nonet: 2, board: { position: "4.3.3..........1" }, history: { moves: ["é"] } };
    assert.deepEqual(stateOfText(suspendedText(state, 4096) ?? ""), state);
  });

  it("has no history where there is no room for it, in an assignment, too", () => {
    const state = { nonet: 2, board: "digits", history: noise };
    assert.deepEqual(stateOfText(suspendedText(state, 4096) ?? ""), { nonet: 2, board: "digits", history: null });
    assert.deepEqual(stateOfText(suspendedText({ work: 1, number: 2, board: state }, 4096) ?? ""), {
      work: 1,
      number: 2,
      board: { nonet: 2, board: "digits", history: null },
    });
  });

  it("is none where there is no room at all", () =>
    assert.equal(suspendedText({ nonet: 2, board: noise }, 4096), null));
  it("is no state when it is damaged", () => assert.equal(stateOfText("page 3"), null));
});
