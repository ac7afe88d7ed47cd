import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { onFrame } from "../../../web/controls/on-frame.js";
import { signal } from "../../../web/model/signals.js";

/** @type {Map<number, () => void>} what waits for the next frame */
const waiting = new Map();
let requests = 0;

beforeEach(() => {
  waiting.clear();
  Object.assign(globalThis, {
    requestAnimationFrame: (callback) => (waiting.set((requests += 1), callback), requests),
    cancelAnimationFrame: (request) => waiting.delete(request),
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, "requestAnimationFrame");
  Reflect.deleteProperty(globalThis, "cancelAnimationFrame");
});

function nextFrame() {
  const due = [...waiting.values()];
  waiting.clear();
  for (const callback of due) callback();
}

test("draws at once, and once for all changes before a frame", () => {
  const [digit, unread] = [signal(1), signal(1)];
  const drawn = [];
  onFrame(() => void drawn.push(digit.value));
  assert.deepEqual(drawn, [1]);
  for (const next of [2, 3, 4]) digit.value = next;
  unread.value = 2;
  assert.equal(waiting.size, 1);
  assert.deepEqual(drawn, [1]);
  nextFrame();
  assert.deepEqual(drawn, [1, 4]);
  nextFrame();
  assert.deepEqual(drawn, [1, 4]);
  digit.value = 5;
  nextFrame();
  assert.deepEqual(drawn, [1, 4, 5]);
});

test("forgets a signal that the last run did not read", () => {
  const [isShown, digit] = [signal(true), signal(1)];
  const drawn = [];
  onFrame(() => void drawn.push(isShown.value ? digit.value : "hidden"));
  isShown.value = false;
  nextFrame();
  digit.value = 2;
  assert.equal(waiting.size, 0);
  isShown.value = true;
  nextFrame();
  assert.deepEqual(drawn, [1, "hidden", 2]);
});

test("draws no more after it was disposed of, not even what was due", () => {
  const digit = signal(1);
  const drawn = [];
  const dispose = onFrame(() => void drawn.push(digit.value));
  digit.value = 2;
  dispose();
  nextFrame();
  digit.value = 3;
  nextFrame();
  assert.deepEqual(drawn, [1]);
});
