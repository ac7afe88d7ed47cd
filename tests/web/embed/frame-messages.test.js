import assert from "node:assert/strict";
import { test } from "node:test";

import * as reference from "../../../tools/build/element-reference.mjs";
import { mostCharacters } from "../../../web/embed/message-size.js";
import {
  answerTo,
  connectParent,
  events,
  idOf,
  isRequest,
  originsIn,
  targetsOf,
} from "../../../web/embed/frame-messages.js";

/** @type {any[][]} */
const table = [
  ["", []],
  ["https://a.example", ["https://a.example"]],
  [" https://a.example , http://localhost:8080", ["https://a.example", "http://localhost:8080"]],
  ["https://a.example/course/1/", ["https://a.example"]],
  ["https://A.example:443", ["https://a.example"]],
  ["*", []],
  ["null,a.example,,file:///home,https://b.example", ["https://b.example"]],
  ["https://a.example,https://a.example/course", ["https://a.example"]],
  ["opaque", ["null"]],
  ["opaque,https://a.example, opaque", ["https://a.example", "null"]],
  ["OPAQUE,opaque:1,data:text/html", []],
];

for (const [list, origins] of table) {
  test(`the origins in "${list}"`, () => assert.deepEqual(originsIn(list), origins));
}

/** @type {[string[], string[]][]} */
const targets = [
  [[], []],
  [
    ["https://a.example", "https://b.example"],
    ["https://a.example", "https://b.example"],
  ],
  [["https://a.example", "null"], ["*"]],
];
for (const [origins, expected] of targets)
  test(`messages for ${origins.join(" and ") || "nobody"}`, () => assert.deepEqual(targetsOf(origins), expected));

/** @type {[string, unknown, unknown][]} */
const ids = [
  ["a number", 7, 7],
  ["nothing", undefined, null],
  ["a text", "seven", "seven"],
  ["a long text", "x".repeat(10_000_000), null],
  ["an object", { a: 1 }, null],
  ["a list", [7], null],
  ["a number without bounds", 7n, null],
  ["a port", new MessageChannel().port1, null],
];
for (const [name, id, expected] of ids) test(`the id that goes back: ${name}`, () => assert.equal(idOf(id), expected));

const endless = /** @type {any} */ ({ nonet: 1, type: "set-state" });
endless.state = endless;
const long = "x".repeat(mostCharacters);
/** @type {[string, any, boolean][]} */
const messages = [
  ["a small one", { type: "get-state" }, true],
  ["a state", { type: "set-state", state: { history: { moves: ["e1=3"] } } }, true],
  ["a long text", { type: "set", puzzle: long }, false],
  ["a long key", { type: "set-state", state: { [long]: 1 } }, false],
  ["many numbers", { type: "set-state", state: new Array(mostCharacters / 8).fill(1) }, false],
  ["a list of holes", { type: "set-state", state: new Array(4_000_000_000) }, false],
  ["bytes", { type: "set-state", state: new Uint8Array(mostCharacters) }, false],
  ["data that contain themselves", endless, false],
];
for (const [name, data, isDone] of messages) {
  test(`a message is answered, or refused for its size: ${name}`, async () => {
    /** @type {string[]} */
    const calls = [];
    const board = /** @type {any} */ ({
      getState: () => calls.push("getState"),
      setState: () => calls.push("setState"),
    });
    const answer = /** @type {any} */ (await answerTo(board, data));
    assert.equal(answer.error?.code, isDone ? undefined : "too-large");
    assert.equal(calls.length > 0, isDone);
  });
}

/** @type {[any, boolean][]} */
const requests = [
  [{ nonet: 1, type: "undo" }, true],
  [{ nonet: 2, type: "undo" }, false],
  [{ nonet: 1, type: "toString" }, false],
  [{ nonet: 1, type: { toString: 1, valueOf: 1 } }, false],
  [{ nonet: 1, type: ["undo"] }, false],
  [{ nonet: 1 }, false],
  [null, false],
  [undefined, false],
  ["undo", false],
];
for (const [data, expected] of requests) {
  test(`${JSON.stringify(data)} is ${expected ? "a" : "no"} request`, () => assert.equal(isRequest(data), expected));
}

test("the frame tells of every event of the element", () =>
  assert.deepEqual(
    reference.events.map(({ name }) => name),
    events.map((name) => `sudoku-${name}`),
  ));

for (const { name } of reference.methods) {
  const type = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  test(`the frame calls ${name}() for the request ${type}`, async () => {
    const result = { returned: name };
    const answer = await answerTo(/** @type {any} */ ({ [name]: () => result }), { type });
    assert.ok(isRequest({ nonet: 1, type }) && !("error" in answer), JSON.stringify(answer));
  });
}

/**
 * A promise that a test settles.
 * @returns {{ promise: Promise<any>, resolve: (value: any) => void, reject: (error: unknown) => void }}
 */
function settling() {
  /** @type {any} */
  const settle = {};
  const promise = new Promise((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
}

/**
 * Connects a frame to a page around it, which asks for the state.
 *
 * @param {import("node:test").TestContext} t
 * @param {Promise<any>} work
 * @param {Promise<never>} [failed]
 */
function connect(t, work, failed) {
  /** @type {any[]} */
  const sent = [];
  const parent = { postMessage: (/** @type {any} */ message) => sent.push(message) };
  /** @type {(message: object) => Promise<void>} */
  let receive = async () => assert.fail("nobody listens");
  const globals = {
    window: { parent },
    addEventListener: (/** @type {string} */ _, /** @type {typeof receive} */ listener) => {
      receive = listener;
    },
    ResizeObserver: class {
      observe() {}
    },
    document: { body: null },
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
    t.after(() => Reflect.deleteProperty(globalThis, name));
  }
  const board = /** @type {any} */ (new EventTarget());
  connectParent(board, ["https://a.example"], work, failed);
  const ask = (/** @type {number} */ id) =>
    receive({ source: parent, origin: "https://a.example", data: { nonet: 1, type: "get-state", id } });
  return { board, sent, ask };
}

test("a request that comes before the work is there is answered by the work", async (t) => {
  const { promise: work, resolve: begin } = settling();
  const { board, sent, ask } = connect(t, work);
  const answered = ask(1);
  board.dispatchEvent(new CustomEvent("sudoku-ready", { detail: { layout: "2x2" } }));
  const played = Object.assign(new EventTarget(), { getState: () => "work" });
  begin(played);
  await answered;
  for (const source of [board, played]) source.dispatchEvent(new CustomEvent("sudoku-start", { detail: {} }));
  assert.deepEqual(sent, [
    { nonet: 1, type: "ready", layout: "2x2" },
    { nonet: 1, type: "answer", to: "get-state", id: 1, state: "work" },
    { nonet: 1, type: "start" },
  ]);
});

test("a request is answered with an error when the work could not be loaded, until the work is there after all", async (t) => {
  const { promise: work, resolve: begin } = settling();
  const { promise: failed, reject: fail } = settling();
  const { sent, ask } = connect(t, work, /** @type {Promise<never>} */ (failed));
  const early = ask(1);
  fail(Object.assign(new Error("no connection"), { code: "not-ready" }));
  await early;
  await ask(2);
  begin(Object.assign(new EventTarget(), { getState: () => "work" }));
  await ask(3);
  assert.deepEqual(
    sent.map(({ id, state, error }) => [id, state ?? error.code]),
    [
      [1, "not-ready"],
      [2, "not-ready"],
      [3, "work"],
    ],
  );
});
