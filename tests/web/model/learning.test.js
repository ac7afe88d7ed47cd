import assert from "node:assert/strict";
import { test } from "node:test";
import {
  exercisesEach,
  isReviewDue,
  joined,
  nothingLearned,
  progressOf,
  readLearned,
  reviewDays,
  withExercise,
} from "../../../web/model/learning.js";

const day = "2026-11-22";
const solved = (/** @type {number} */ count, more = {}) => ({ tried: count, solved: count, last: day, ...more });

/** @type {[string, any, object, string, object | undefined][]} */
const reviews = [
  ["the second exercise begins no review", solved(1), { tried: 1, solved: 1 }, day, undefined],
  [
    "the third exercise begins the reviews, a day later",
    solved(2),
    { tried: 1, solved: 1 },
    day,
    { stage: 0, due: "2026-11-23" },
  ],
  [
    "more exercises on the same day change nothing",
    solved(3, { review: { stage: 0, due: "2026-11-23" } }),
    { tried: 1, solved: 1 },
    day,
    { stage: 0, due: "2026-11-23" },
  ],
  [
    "a right review comes again after three days",
    solved(3, { review: { stage: 0, due: "2026-11-23" } }),
    { tried: 1, solved: 1 },
    "2026-11-23",
    { stage: 1, due: "2026-11-26" },
  ],
  [
    "a late review counts from the day on which it was done",
    solved(4, { review: { stage: 1, due: "2026-11-26" } }),
    { tried: 1, solved: 1 },
    "2026-12-30",
    { stage: 2, due: "2027-01-06" },
  ],
  [
    "the fourth review is sixteen days after the third",
    solved(5, { review: { stage: 2, due: "2026-12-01" } }),
    { tried: 1, solved: 1 },
    "2026-12-01",
    { stage: 3, due: "2026-12-17" },
  ],
  [
    "the last review ends them",
    solved(6, { review: { stage: 3, due: "2026-12-17" } }),
    { tried: 1, solved: 1 },
    "2026-12-17",
    { stage: 4, due: null },
  ],
  [
    "after the last review none is due",
    solved(7, { review: { stage: 4, due: null } }),
    { tried: 1, solved: 1 },
    "2027-12-17",
    { stage: 4, due: null },
  ],
  [
    "an answer that was shown begins the reviews anew",
    solved(5, { review: { stage: 2, due: "2026-12-01" } }),
    { tried: 1, wasShown: true },
    "2026-12-02",
    { stage: 0, due: "2026-12-03" },
  ],
  [
    "an answer that was shown before the day of review changes nothing",
    solved(5, { review: { stage: 2, due: "2026-12-05" } }),
    { wasShown: true },
    "2026-12-02",
    { stage: 2, due: "2026-12-05" },
  ],
  [
    "an exercise that was only tried waits for its end",
    solved(5, { review: { stage: 2, due: "2026-12-01" } }),
    { tried: 1 },
    "2026-12-02",
    { stage: 2, due: "2026-12-01" },
  ],
  [
    "what an earlier page counted begins its reviews with the next exercise",
    { tried: 9, solved: 9, last: null },
    { tried: 1, solved: 1 },
    day,
    { stage: 0, due: "2026-11-23" },
  ],
];
for (const [what, before, more, on, review] of reviews) {
  test(`reviews: ${what}`, () => assert.deepEqual(withExercise(before, more, on).review, review));
}

test("reviews are days apart that grow", () => {
  assert.deepEqual(
    reviewDays,
    [...reviewDays].sort((a, b) => a - b),
  );
  assert.deepEqual([...reviewDays], [1, 3, 7, 16]);
});

/** @type {[string, any, string, boolean][]} */
const due = [
  ["nothing", undefined, day, false],
  ["no reviews yet", solved(2), day, false],
  ["tomorrow", solved(3, { review: { stage: 0, due: "2026-11-23" } }), day, false],
  ["today", solved(3, { review: { stage: 0, due: day } }), day, true],
  ["yesterday", solved(3, { review: { stage: 0, due: "2026-11-21" } }), day, true],
  ["all done", solved(3, { review: { stage: 4, due: null } }), day, false],
];
for (const [what, learned, today, isDue] of due)
  test(`a review is due: ${what}`, () => assert.equal(isReviewDue(learned, today), isDue));

/** @type {[string, any, { isPlayed: boolean, hasPuzzle: boolean }, string | null, number][]} */
const progress = [
  ["nothing done", undefined, { isPlayed: false, hasPuzzle: true }, "lesson", 0],
  ["the lesson is read", { ...nothingLearned, isRead: true }, { isPlayed: false, hasPuzzle: true }, "exercises", 0.2],
  ["two exercises without the lesson", solved(2), { isPlayed: false, hasPuzzle: true }, "lesson", 0.4],
  ["all exercises: the lesson is not needed", solved(7), { isPlayed: false, hasPuzzle: true }, "puzzle", 0.8],
  ["all exercises, and there is no puzzle", solved(3), { isPlayed: false, hasPuzzle: false }, null, 1],
  ["everything", solved(3), { isPlayed: true, hasPuzzle: true }, null, 1],
  ["the puzzle alone", undefined, { isPlayed: true, hasPuzzle: true }, "lesson", 0.2],
];
for (const [what, learned, puzzle, next, share] of progress) {
  test(`progress: ${what}`, () => {
    const found = progressOf(learned, puzzle);
    assert.deepEqual([found.next, found.share], [next, share]);
    assert.ok(found.solved <= exercisesEach);
  });
}

/** @type {[string, unknown, object | null][]} */
const read = [
  ["a number of an earlier page", 2, { tried: 2, solved: 2, last: null }],
  [
    "everything",
    { tried: 3, solved: 3, last: day, isRead: true, missed: 2, review: { stage: 1, due: day } },
    { tried: 3, solved: 3, last: day, isRead: true, missed: 2, review: { stage: 1, due: day } },
  ],
  ["what is no part of it", { tried: 1, solved: 0, last: null, magic: 7 }, { tried: 1, solved: 0, last: null }],
  [
    "a lesson and no exercise",
    { tried: 0, solved: 0, last: null, isRead: true },
    { tried: 0, solved: 0, last: null, isRead: true },
  ],
  ["nothing", null, null],
  ["a text", "3", null],
  ["a half", 1.5, null],
  ["less than nothing", -1, null],
  ["more solved than tried", { tried: 1, solved: 2 }, null],
  ["a reading that is no answer", { tried: 1, solved: 1, isRead: "yes" }, null],
  ["a bad count of hints", { tried: 1, solved: 1, missed: -1 }, null],
  ["a review that is none", { tried: 3, solved: 3, review: null }, null],
  ["a review without a day", { tried: 3, solved: 3, review: { stage: 1 } }, null],
  ["a review on no day", { tried: 3, solved: 3, review: { stage: 1, due: "2026-02-30" } }, null],
  ["a review beyond the last", { tried: 3, solved: 3, review: { stage: 5, due: null } }, null],
  ["a last review with a day", { tried: 3, solved: 3, review: { stage: 4, due: day } }, null],
  ["a first review without a day", { tried: 3, solved: 3, review: { stage: 0, due: null } }, null],
];
for (const [what, value, learned] of read)
  test(`what is read: ${what}`, () => assert.deepEqual(readLearned(value), learned));

test("two records are one, whichever comes first, and joining again changes nothing", () => {
  const one = solved(3, { last: "2026-11-20", missed: 1, review: { stage: 2, due: "2026-11-27" } });
  const other = { tried: 5, solved: 2, last: "2026-11-21", isRead: true, review: { stage: 0, due: day } };
  const both = { tried: 5, solved: 3, last: "2026-11-21", isRead: true, missed: 1, review: { stage: 0, due: day } };
  assert.deepEqual([joined(one, other), joined(other, one), joined(both, other)], [both, both, both]);
});
