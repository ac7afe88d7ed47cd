import assert from "node:assert/strict";
import { test } from "node:test";
import { createSentences, sentencesOf } from "../../../../web/places/keyboard/repeating.js";

test("a message is divided where a sentence ends", () => {
  assert.deepEqual(sentencesOf("In box 1 the digit 5 can only go into r3c1. r2c2 sees the 5. SE 3.4!"), ["In box 1 the digit 5 can only go into r3c1.", "r2c2 sees the 5.", "SE 3.4!"]);
  assert.deepEqual(sentencesOf("数字5只能填在第3行。已完成。"), ["数字5只能填在第3行。", "已完成。"]);
});

test("sentences are gone through in both directions, up to the ends", () => {
  const next = createSentences(() => "One. Two. Three.");
  assert.deepEqual([1, 1, 1, 1, -1, -1, -1].map((direction) => next(/** @type {1 | -1} */ (direction))), ["One.", "Two.", "Three.", "end", "Two.", "One.", "start"]);
});

test("back from a message that was just told leads to its last sentence; a new message begins anew", () => {
  let message = "One. Two.";
  const next = createSentences(() => message);
  assert.equal(next(-1), "Two.");
  message = "Three. Four.";
  assert.equal(next(1), "Three.");
});
