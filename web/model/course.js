/**
 * The course: the order in which techniques are learned, and the puzzle at the end of each technique. The order is that
 * of the teacher, with one exception: a Locked Pair is a Naked Pair that also points, so it is learned after both,
 * though a hint names it first. The techniques for rules of puzzles are a track beside the course, in the order of the
 * teacher.
 *
 * @typedef {import("./techniques.js").Level} Level
 */
import { coursePuzzles } from "./course-puzzles.js";
import { levelOfRuleTechnique, ruleTechniques } from "./rule-techniques.js";
import { canOccur, levels, techniquesOf } from "./techniques.js";

/** The side of the boards of the course. */
const side = 9;

/**
 * What the learner meets later than the teacher's order says: each after the technique beside it.
 * @type {readonly (readonly [id: string, after: string])[]}
 */
const moved = [
  ["locked-pair", "naked-pair"],
  ["locked-triple", "naked-triple"],
];

/**
 * @param {Level} level
 * @returns {readonly string[]} the techniques of a level that occur on 9×9, in the order in which they are learned
 */
export function learnedOf(level) {
  const ids = techniquesOf(level).filter(
    (id) => canOccur(id, { digitCount: side }) && !moved.some(([other]) => other === id),
  );
  for (const [id, after] of moved) if (ids.includes(after)) ids.splice(ids.indexOf(after) + 1, 0, id);
  return ids;
}

/** All techniques in the order in which they are learned. */
export const learningOrder = levels.flatMap(learnedOf);

/** The techniques that the course goes through: those with a puzzle. */
export const course = learningOrder.filter((id) => Object.hasOwn(coursePuzzles, id));

/** @param {string} id @returns {Level | null} */
export const levelOf = (id) => levels.find((level) => techniquesOf(level).includes(id)) ?? levelOfRuleTechnique(id);

/**
 * @param {string} id
 * @returns {readonly string[]} the techniques that are learned by then, the technique itself among them; none for an
 *   unknown technique
 */
export const learnedUpTo = (id) => learningOrder.slice(0, learningOrder.indexOf(id) + 1);

/**
 * @param {string} id
 * @returns {string | null} the technique after this one: of the course, or of the track about rules
 */
export function afterInCourse(id) {
  const ofRules = ruleTechniques.indexOf(id);
  return ofRules < 0
    ? (course.find((each) => learningOrder.indexOf(each) > learningOrder.indexOf(id)) ?? null)
    : (ruleTechniques[ofRules + 1] ?? null);
}

/**
 * @param {string} id
 * @returns {import("./course-puzzles.js").CoursePuzzle | null} the puzzle that needs just this technique
 */
export const puzzleFor = (id) => (Object.hasOwn(coursePuzzles, id) ? coursePuzzles[id] : null);
