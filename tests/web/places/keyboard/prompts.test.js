import assert from "node:assert/strict";
import { test } from "node:test";
import { digitPrompt, numberPrompt, regionPrompt } from "../../../../web/places/keyboard/prompts.js";

/** Presses keys until the prompt has its answer or refuses a key. Returns what it was answered with. */
function answered(make, keys) {
  const used = [];
  let prompt = make((value) => used.push(value));
  for (const key of keys) {
    const reply = prompt?.({ key, code: /^\d$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}` });
    if (!reply) return [...used, "not taken"];
    prompt = reply.then;
  }
  return prompt ? [...used, "waits"] : used;
}

/** @type {[string, any, string[], any[]][]} */
const table = [
  ["a number of one digit at once", (use) => numberPrompt(9, use), ["7"], [7]],
  ["a number that could go on waits", (use) => numberPrompt(25, use), ["2"], ["waits"]],
  ["and ends with Enter", (use) => numberPrompt(25, use), ["2", "Enter"], [2]],
  ["or with its second digit", (use) => numberPrompt(25, use), ["2", "5"], [25]],
  ["a number that cannot go on", (use) => numberPrompt(25, use), ["3"], [3]],
  ["no letter is a number", (use) => numberPrompt(25, use), ["x"], ["not taken"]],
  ["Enter alone is none either", (use) => numberPrompt(25, use), ["Enter"], ["not taken"]],
  ["a digit", (use) => digitPrompt(9, use), ["5"], [5]],
  ["a letter where letters are digits", (use) => digitPrompt(16, use), ["a"], [10]],
  ["a letter where letters are none", (use) => digitPrompt(9, use), ["a"], ["not taken"]],
  ["a large digit as a number", (use) => digitPrompt(49, use), ["4", "2"], [42]],
  ["an arrow", (use) => regionPrompt(9, use, use), ["ArrowLeft"], ["left"]],
  ["the number of a box", (use) => regionPrompt(9, use, use), ["4"], [4]],
];
for (const [name, make, keys, expected] of table)
  test(`a second key: ${name}`, () => assert.deepEqual(answered(make, keys), expected));
