import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "../../../web/model/signals.js";
import { createCourseWay } from "../../../web/teacher/course-way.js";
import { onwardFrom, progressTold } from "../../../web/teacher/practice-onward.js";

const today = "2026-11-22";
const words = /** @type {any} */ (
  (/** @type {string} */ key, /** @type {object} */ values) => (values ? `${key} ${JSON.stringify(values)}` : key)
);
const exercise = (/** @type {object} */ more = {}) => /** @type {any} */ ({ technique: "naked-pair", ...more });
const solved = (/** @type {number} */ count, more = {}) => ({ tried: count, solved: count, last: today, ...more });

/** @param {object} record @param {object[]} [results] */
function open(record, results = []) {
  const kept = signal(/** @type {any} */ (record));
  const way = createCourseWay({
    mastery: { record: kept, count() {}, read() {}, miss() {} },
    results: signal(/** @type {any} */ (results)),
    today: () => today,
  });
  return { way, kept };
}

test("a newcomer is sent to the rules first, until a lesson was read or a game was finished", () => {
  const { way, kept } = open({});
  assert.equal(way.isNew(), true);
  kept.value = { rules: { ...solved(0), isRead: true } };
  assert.deepEqual([way.isNew(), way.next()?.technique], [false, "full-house"]);
  assert.equal(open({}, [{ kind: "made", level: "easy", hints: [0, 0, 0] }]).way.isNew(), false);
});

test("the way follows the record", () => {
  const { way, kept } = open({});
  assert.deepEqual([way.progress("naked-pair").next, way.next()?.technique], ["lesson", "full-house"]);
  kept.value = { "naked-pair": { ...solved(1), isRead: true } };
  assert.deepEqual([way.progress("naked-pair").next, way.next()?.technique], ["exercises", "naked-pair"]);
});

test("reviews are those of today and before", () => {
  const { way } = open({
    "naked-pair": solved(3, { review: { stage: 0, due: today } }),
    "x-wing": solved(3, { review: { stage: 0, due: "2026-11-23" } }),
  });
  assert.deepEqual([way.reviews(), way.isReview("naked-pair"), way.isReview("x-wing")], [["naked-pair"], true, false]);
});

/** @type {[string, object, object[], object, string | null][]} */
const after = [
  ["an exercise while others are left", { "naked-pair": solved(2) }, [], {}, null],
  ["the last exercise: the puzzle", { "naked-pair": solved(3) }, [], {}, "course.go-puzzle"],
  [
    "an exercise after the puzzle: the next technique",
    { "naked-pair": solved(4) },
    [{ kind: "course", hardest: "naked-pair", hints: [0, 0, 0] }],
    {},
    "lesson.next-lesson",
  ],
  ["mixed practice", { "naked-pair": solved(3) }, [], { level: 2 }, null],
  ["the example of a lesson", { "naked-pair": solved(3) }, [], { isLesson: true }, null],
];
for (const [what, record, results, more, label] of after) {
  test(`what comes after ${what}`, () => {
    const { way } = open(record, results);
    assert.equal(
      onwardFrom(exercise(more), words, { way, play() {}, goToLesson() {}, toStorm: () => null })?.label ?? null,
      label,
    );
  });
}

test("exercises of the course say how many are done; others, and places without a course, do not", () => {
  const { way } = open({ "naked-pair": solved(2) });
  const course = { way, play() {}, goToLesson() {}, toStorm: () => null };
  assert.deepEqual(
    [
      progressTold(exercise(), words, course),
      progressTold(exercise({ level: 2 }), words, course),
      progressTold(exercise(), words),
    ],
    [['course.exercises {"count":2}'], [], []],
  );
});
