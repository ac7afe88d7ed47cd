/**
 * What comes after an exercise in the course.
 *
 * @typedef {import("./practice.js").Exercise} Exercise
 * @typedef {import("../i18n/words.js").Words} Words
 * @typedef {{ way: import("./course-way.js").CourseWay, play: (technique: string) => void, goToLesson:
 *   (technique: string) => void, toStorm: () => HTMLElement | null }} Course `play` puts the puzzle of a technique on
 *   the board; `toStorm`: a button that begins a storm
 * @typedef {{ label: string, go: () => void }} Onward
 */
import { h } from "../controls/dom.js";
import { lessonAddress } from "./lesson-address.js";

/**
 * Whether an exercise belongs to the course: mixed practice and the example of a lesson do not.
 * @param {Exercise} exercise
 */
const isOfCourse = ({ level, isLesson }) => !level && !isLesson;

/**
 * @param {Exercise} exercise
 * @param {Words} words
 * @param {Course} [course]
 * @returns {Onward | null} null while exercises of the technique are left, and where there is no course
 */
export function onwardFrom(exercise, words, course) {
  if (!course || !isOfCourse(exercise)) return null;
  const { technique } = exercise;
  const { next } = course.way.progress(technique);
  if (next === "puzzle") return { label: words("course.go-puzzle"), go: () => course.play(technique) };
  const after = next === null ? course.way.after(technique) : null;
  return after === null ? null : { label: words("lesson.next-lesson"), go: () => course.goToLesson(after) };
}

/**
 * How many exercises of the technique are done.
 * @param {Exercise} exercise
 * @param {Words} words
 * @param {Course} [course]
 * @returns {string[]}
 */
export const progressTold = (exercise, words, course) =>
  course && isOfCourse(exercise)
    ? [words("course.exercises", { count: course.way.progress(exercise.technique).solved })]
    : [];

/**
 * What the technique is, with its lesson; when the exercise is over, what leads to a storm, too. In practice by level
 * nothing is shown before the exercise is over.
 * @param {Exercise} exercise
 * @param {boolean} isDone
 * @param {import("./explanations.js").Explainer["words"]} names of techniques
 * @param {Words} words
 * @param {Course} [course]
 * @returns {HTMLElement[]}
 */
export function aboutOf({ technique, level }, isDone, names, words, course) {
  if (level && !isDone) return [];
  const href = lessonAddress(technique);
  const link = h("a", { href }, level ? names(`technique.${technique}.name`) : words("practice.lesson"));
  const toStorm = isDone ? course?.toStorm() : null;
  return [
    h("p", { class: "aside" }, names(`technique.${technique}.about`)),
    ...(href ? [h("p", {}, link)] : []),
    ...(toStorm ? [toStorm] : []),
  ];
}
