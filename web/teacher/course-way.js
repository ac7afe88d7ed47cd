/**
 * The way through the course: what is done of each technique, and what comes next. Headless.
 *
 * @typedef {object} CourseTools
 * @property {import("./mastery.js").Mastery} mastery
 * @property {import("../model/signals.js").ReadonlySignal<readonly import("../model/next-lesson.js").Played[]>} results
 *   of finished games
 * @property {() => string} today
 */
import { afterInCourse, puzzleFor } from "../model/course.js";
import { isReviewDue, progressOf } from "../model/learning.js";
import { nextLesson, playedInCourse, reviewsDue } from "../model/next-lesson.js";
import { computed } from "../model/signals.js";

/** @param {CourseTools} tools */
export function createCourseWay({ mastery: { record }, results, today }) {
  const played = computed(() => playedInCourse(results.value));
  return {
    /** Changes with everything that the way depends on. */
    known: computed(() => ({ record: record.value, results: results.value })),
    /** @param {string} id */
    progress: (id) =>
      progressOf(record.value[id], { isPlayed: played.value.has(id), hasPuzzle: puzzleFor(id) !== null }),
    next: () => nextLesson({ record: record.value, results: results.value }),
    /** Whether nothing is known of the player, who may not know the rules of sudoku. */
    isNew: () => results.value.length === 0 && Object.keys(record.value).length === 0,
    reviews: () => reviewsDue(record.value, today()),
    /** @param {string} id */
    isReview: (id) => isReviewDue(record.value[id], today()),
    after: afterInCourse,
  };
}

/** @typedef {ReturnType<typeof createCourseWay>} CourseWay */
