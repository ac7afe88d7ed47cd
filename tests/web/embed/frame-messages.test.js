import assert from "node:assert/strict";
import { test } from "node:test";

import { mostCharacters } from "../../../web/embed/message-size.js";
import { answerTo, isRequest, originsIn } from "../../../web/embed/frame-messages.js";

/** @type {any[][]} */
const table = [
  ["", []],
  ["https://a.example", ["https://a.example"]],
  [" https://a.example , http://localhost:8080", ["https://a.example", "http://localhost:8080"]],
  ["https://a.example/course/1/", ["https://a.example"]],
  ["https://A.example:443", ["https://a.example"]],
  ["*", []],
  ["null,a.example,,file:///home,https://b.example", ["https://b.example"]],
];

for (const [list, origins] of table) {
  test(`the origins in "${list}"`, () => assert.deepEqual(originsIn(list), origins));
}

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
    const board = /** @type {any} */ ({ getState: () => calls.push("getState"), setState: () => calls.push("setState") });
    const answer = /** @type {any} */ (await answerTo(board, data));
    assert.equal(answer.error?.code, isDone ? undefined : "too-large");
    assert.equal(calls.length > 0, isDone);
  });
}

/** @type {[any, boolean][]} */
const requests = [
  [{ nonet: 1, type: "undo" }, true], [{ nonet: 2, type: "undo" }, false], [{ nonet: 1, type: "toString" }, false], [{ nonet: 1, type: { toString: 1, valueOf: 1 } }, false],
  [{ nonet: 1, type: ["undo"] }, false], [{ nonet: 1 }, false], [null, false], [undefined, false], ["undo", false],
];
for (const [data, expected] of requests) {
  test(`${JSON.stringify(data)} is ${expected ? "a" : "no"} request`, () => assert.equal(isRequest(data), expected));
}
