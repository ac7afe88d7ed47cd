import assert from "node:assert/strict";

/**
 * Asks again until the answer is the expected one, or fails with the last answer.
 *
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {T} expected
 * @param {number} [milliseconds]
 */
export async function expectSoon(ask, expected, milliseconds = 8000) {
  const end = Date.now() + milliseconds;
  let answer = await ask();
  while (Date.now() < end && !same(answer, expected)) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    answer = await ask();
  }
  assert.deepEqual(answer, expected);
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
