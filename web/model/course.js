/**
 * The course: the order in which techniques are learned, and the puzzle at the end of each technique. In each level,
 * what most puzzles need comes first, after what it builds on. A technique that hardly any puzzle needs is rare: the
 * course goes on without it. The techniques for rules of puzzles are a track beside the course, in the order of the
 * teacher.
 *
 * @typedef {import("./techniques.js").Level} Level
 */
import { coursePuzzles } from "./course-puzzles.js";
import { levelOfRuleTechnique, ruleTechniques } from "./rule-techniques.js";
import { puzzlesCounted, techniqueUse } from "./technique-use.js";
import { canOccur, levels, techniques, techniquesOf } from "./techniques.js";

/** The side of the boards of the course. */
export const courseSide = 9;

/** Of a hundred puzzles, fewer than so many need a rare technique. */
const rareBelow = 1;
/**
 * What a technique builds on is learned before it.
 * @type {readonly (readonly [id: string, on: string])[]}
 */
const built = [
  ["locked-pair", "pointing"],
  ["locked-pair", "naked-pair"],
  ["locked-triple", "naked-triple"],
  ["hidden-rectangle", "unique-rectangle-1"],
  ["unique-rectangle-4", "unique-rectangle-1"],
  ["multi-colors-1", "simple-colors-trap"],
  ["grouped-discontinuous-nice-loop", "discontinuous-nice-loop"],
  ["als-xy-wing", "als-xz"],
];

/**
 * How often puzzles need a technique, or one that builds on it.
 * @param {string} id
 */
const useOf = (id) =>
  Math.max(...[id, ...built.flatMap(([more, on]) => (on === id ? [more] : []))].map((each) => techniqueUse[each] ?? 0));

/**
 * Whether few puzzles need a technique, so that the course goes on without it. Puzzles that need the techniques of the
 * last level are not among those that were counted, and neither are other boards than those of the course.
 * @param {string} id
 */
export const isRare = (id) =>
  !techniquesOf(5).includes(id) &&
  techniques.includes(id) &&
  canOccur(id, { digitCount: courseSide }) &&
  useOf(id) * 100 < rareBelow * puzzlesCounted;

/**
 * @param {Level} level
 * @returns {readonly string[]} the techniques of a level that occur on 9×9, in the order in which they are learned:
 *   those that most puzzles need come first, and the rare ones last
 */
export function learnedOf(level) {
  const isOn = (/** @type {string} */ one, /** @type {string} */ other) =>
    built.some(([more, on]) => more === one && on === other);
  return techniquesOf(level)
    .filter((id) => canOccur(id, { digitCount: courseSide }))
    .toSorted((one, other) => useOf(other) - useOf(one) || Number(isOn(one, other)) - Number(isOn(other, one)));
}

/** All techniques in the order in which they are learned. */
export const learningOrder = levels.flatMap(learnedOf);

/** The techniques with a puzzle of the course, the rare ones among them. */
export const course = learningOrder.filter((id) => Object.hasOwn(coursePuzzles, id));

/** @param {string} id @returns {Level | null} */
export const levelOf = (id) => levels.find((level) => techniquesOf(level).includes(id)) ?? levelOfRuleTechnique(id);

/**
 * @param {string} id
 * @returns {readonly string[]} the techniques that are learned by then, the technique itself among them; none for an
 *   unknown technique. The rare ones of easier levels are not among them
 */
export const learnedUpTo = (id) =>
  learningOrder
    .slice(0, learningOrder.indexOf(id) + 1)
    .filter((each) => !isRare(each) || (isRare(id) && levelOf(each) === levelOf(id)));

/**
 * @param {string} id
 * @returns {string | null} the technique after this one that is not rare: of the course, or of the track about rules
 */
export function afterInCourse(id) {
  const ofRules = ruleTechniques.indexOf(id);
  return ofRules < 0
    ? (course.find((each) => !isRare(each) && learningOrder.indexOf(each) > learningOrder.indexOf(id)) ?? null)
    : (ruleTechniques[ofRules + 1] ?? null);
}

/**
 * @param {string} id
 * @returns {import("./course-puzzles.js").CoursePuzzle | null} the puzzle that needs just this technique
 */
export const puzzleFor = (id) => (Object.hasOwn(coursePuzzles, id) ? coursePuzzles[id] : null);
