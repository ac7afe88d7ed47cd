import assert from "node:assert/strict";

/** Returned when a page gives no answer: a page that changes its document may never answer a question. */
const NO_ANSWER = "no answer";

/**
 * Waits for a promise. Returns NO_ANSWER if it takes too long.
 *
 * @template T
 * @param {T | Promise<T>} awaited
 * @param {number} [milliseconds]
 * @returns {Promise<T | NO_ANSWER>}
 */
export async function inTime(awaited, milliseconds = 2000) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const end = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds, NO_ANSWER);
  });
  try {
    return await Promise.race([awaited, end]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Repeats a question until it returns the expected answer. Fails with the last answer.
 *
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {T} expected
 * @param {number} [milliseconds]
 */
export async function expectSoon(ask, expected, milliseconds = 8000) {
  const end = Date.now() + milliseconds;
  let answer = await inTime(ask());
  while (Date.now() < end && !same(answer, expected)) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    answer = await inTime(ask());
  }
  assert.deepEqual(answer, expected);
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
