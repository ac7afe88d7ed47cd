import assert from "node:assert/strict";

import { UsableTime } from "./usable-time.js";

/** Returned when a page gives no answer: a page that changes its document may never answer a question. */
export const NO_ANSWER = "no answer";
/** How long a question may take, in milliseconds that node and the browser can use. */
const answerMilliseconds = 5000;
/**
 * How long a question is repeated, and how long the browser is waited for, in the same milliseconds. Only a case that
 * fails waits as long.
 */
export const soonMilliseconds = 45_000;

/** How often a waiting case reads how much time it could use. */
const lookMilliseconds = 500;

/**
 * Waits for a promise. Returns NO_ANSWER if it takes too long.
 *
 * @template T
 * @param {T | Promise<T>} awaited
 * @param {number} [milliseconds] that node and the browser can use
 * @returns {Promise<T | typeof NO_ANSWER>}
 */
export async function inTime(awaited, milliseconds = answerMilliseconds) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const time = new UsableTime();
  const end = new Promise((resolve) => {
    const look = () => {
      if (time.isOver(milliseconds)) resolve(NO_ANSWER);
      else timer = setTimeout(look, lookMilliseconds);
    };
    timer = setTimeout(look, Math.min(milliseconds, lookMilliseconds));
  });
  try {
    return await Promise.race([awaited, end]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @typedef {number | { milliseconds?: number, about?: unknown }} Patience how long a question is repeated; what a
 *   failure says it is about
 */

/**
 * Repeats a question until its answer is accepted. Returns the last answer. A question that fails, because the page is
 * just replacing what it reads, is repeated, too.
 *
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {(answer: T | typeof NO_ANSWER) => boolean} isAccepted
 * @param {Patience} patience
 */
async function lastAnswer(ask, isAccepted, patience) {
  const { milliseconds = soonMilliseconds } = typeof patience === "number" ? { milliseconds: patience } : patience;
  const time = new UsableTime();
  const answerNow = async () => inTime(ask());
  for (;;) {
    const isLast = time.isOver(milliseconds);
    const answer = await answerNow().catch((error) => {
      if (isLast) throw error;
      return NO_ANSWER;
    });
    if (isLast || isAccepted(/** @type {T} */ (answer))) return /** @type {T | typeof NO_ANSWER} */ (answer);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** @param {Patience} patience @param {() => void} check */
function checkAbout(patience, check) {
  try {
    check();
  } catch (error) {
    if (typeof patience === "object" && patience.about !== undefined && error instanceof Error)
      error.message = `${String(patience.about)}: ${error.message}`;
    throw error;
  }
}

/**
 * Repeats a question until it returns the expected answer. Fails with the last answer.
 *
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {T} expected
 * @param {Patience} [patience]
 */
export async function expectSoon(ask, expected, patience = {}) {
  const answer = await lastAnswer(ask, (each) => same(each, expected), patience);
  checkAbout(patience, () => assert.deepEqual(answer, expected));
}

/**
 * Repeats a question until the text that it returns fits a pattern. Fails with the last text.
 *
 * @param {() => Promise<string | null | undefined>} ask
 * @param {RegExp} pattern
 * @param {Patience} [patience]
 */
export async function expectSoonMatch(ask, pattern, patience = {}) {
  const answer = await lastAnswer(ask, (each) => pattern.test(each ?? ""), patience);
  checkAbout(patience, () => assert.match(answer ?? "", pattern));
}

/**
 * Waits until the page has handled the input that it was sent: it has drawn twice, and has done the tasks that were
 * waiting. For the cases in which nothing may change, before they look. Not for pages whose clock is replaced.
 *
 * @param {import("playwright-core").Page} page
 */
export const settled = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
