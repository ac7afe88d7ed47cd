/**
 * What the player has learned of a technique: the lesson, the exercises, and the reviews after days. The puzzle of the
 * course is a finished game, so the records of games know it.
 *
 * @typedef {object} Review
 * @property {number} stage how many reviews in a row were right
 * @property {string | null} due the day of the next review; null after the last
 *
 * @typedef {object} Learned
 * @property {number} tried exercises that the player has worked on
 * @property {number} solved of these, exercises that were solved without seeing the answer
 * @property {string | null} last the day of the last exercise, such as 2026-11-22; null when it is not known
 * @property {boolean} [isRead] whether the lesson was read to its end
 * @property {number} [missed] how many hints had to name the technique
 * @property {Review} [review] absent until the exercises are done
 *
 * @typedef {"lesson" | "exercises" | "puzzle"} Stage of a technique in the course
 * @typedef {{ isRead: boolean, solved: number, isPlayed: boolean, hasPuzzle: boolean, next: Stage | null, share: number
 *   }} Progress `solved`: at most `exercisesEach`; `share`: how much of the technique is done, 0 to 1
 */
import { dayAfter, isDay } from "./days.js";

/** Exercises of a technique in the course. */
export const exercisesEach = 3;
/** Days until each review. After the last one the technique counts as known. */
export const reviewDays = /** @type {const} */ ([1, 3, 7, 16]);

/** @type {Learned} */
export const nothingLearned = { tried: 0, solved: 0, last: null };

/** @param {string} day @param {number} [stage] @returns {Review} */
const reviewFrom = (day, stage = 0) => ({
  stage,
  due: stage < reviewDays.length ? dayAfter(day, reviewDays[stage]) : null,
});

/**
 * An exercise was worked on. The exercises that complete a technique begin its reviews. An exercise that is solved on a
 * day of review, or later, is the review: the next one comes after a longer time. A review whose answer had to be shown
 * begins anew.
 *
 * @param {Learned} learned
 * @param {{ tried?: number, solved?: number, wasShown?: boolean }} more
 * @param {string} day
 * @returns {Learned}
 */
export function withExercise(learned, { tried = 0, solved = 0, wasShown = false }, day) {
  const next = { ...learned, tried: learned.tried + tried, solved: learned.solved + solved, last: day };
  if (next.solved < exercisesEach) return next;
  const { review } = learned;
  if (!review) return solved > 0 ? { ...next, review: reviewFrom(day) } : next;
  const isDue = review.due !== null && review.due <= day;
  if (isDue && solved > 0) return { ...next, review: reviewFrom(day, review.stage + 1) };
  return isDue && wasShown ? { ...next, review: reviewFrom(day) } : next;
}

/**
 * @param {Learned | undefined} learned
 * @param {{ isPlayed: boolean, hasPuzzle: boolean }} puzzle whether the puzzle of the technique was solved, and whether
 *   there is one
 * @returns {Progress}
 */
export function progressOf(learned = nothingLearned, { isPlayed, hasPuzzle }) {
  const { isRead = false } = learned;
  const solved = Math.min(learned.solved, exercisesEach);
  // Whoever solves the exercises has no need of the lesson.
  const isTaught = isRead || solved === exercisesEach;
  const done = Number(isTaught) + solved + Number(hasPuzzle && isPlayed);
  const next = !isTaught ? "lesson" : solved < exercisesEach ? "exercises" : hasPuzzle && !isPlayed ? "puzzle" : null;
  return { isRead: isTaught, solved, isPlayed, hasPuzzle, next, share: done / (1 + exercisesEach + Number(hasPuzzle)) };
}

/** @param {Learned | undefined} learned @param {string} today */
export const isReviewDue = (learned, today) =>
  learned?.review?.due !== undefined && learned.review.due !== null && learned.review.due <= today;

/**
 * Returns what was read from a file or a store, without what is no part of it.
 *
 * @param {unknown} value earlier pages kept a number: how many exercises were solved
 * @returns {Learned | null} null when a part is not sound
 */
export function readLearned(value) {
  if (isCount(value)) return { tried: value, solved: value, last: null };
  const { tried, solved, last, isRead, missed, review } = /** @type {Record<string, unknown>} */ (Object(value));
  const isSound =
    isCount(tried) &&
    isCount(solved) &&
    solved <= tried &&
    (isRead === undefined || typeof isRead === "boolean") &&
    (missed === undefined || isCount(missed));
  const readReview = review === undefined ? undefined : reviewOf(review);
  if (!isSound || readReview === null) return null;
  return {
    tried: Number(tried),
    solved: Number(solved),
    last: isDayText(last) ? last : null,
    ...(isRead === true && { isRead }),
    ...(missed && { missed: /** @type {number} */ (missed) }),
    ...(readReview && { review: readReview }),
  };
}

/** @param {unknown} value @returns {Review | null} */
function reviewOf(value) {
  const { stage, due } = /** @type {{ stage?: unknown, due?: unknown }} */ (Object(value));
  if (!isCount(stage) || stage > reviewDays.length) return null;
  const isSound = stage === reviewDays.length ? due === null : isDayText(due);
  return isSound ? { stage, due: /** @type {string | null} */ (due) } : null;
}

/**
 * Both records of a technique as one: the larger numbers, and the reviews of the one that was practised later. Joining
 * twice counts nothing twice.
 * @param {Learned} one
 * @param {Learned} other
 * @returns {Learned}
 */
export function joined(one, other) {
  const missed = Math.max(one.missed ?? 0, other.missed ?? 0);
  const [newer, older] = (other.last ?? "") > (one.last ?? "") ? [other, one] : [one, other];
  const review = newer.review ?? older.review;
  return {
    tried: Math.max(one.tried, other.tried),
    solved: Math.max(one.solved, other.solved),
    last: newer.last,
    ...((one.isRead || other.isRead) && { isRead: true }),
    ...(missed && { missed }),
    ...(review && { review }),
  };
}

/** @param {unknown} value @returns {value is string} */
const isDayText = (value) => typeof value === "string" && isDay(value);

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
