/**
 * Which technique is next for the player. Puzzles that were played, hints that were asked for, and exercises say so.
 *
 * @typedef {import("./learning.js").Learned} Learned
 * @typedef {{ level?: import("./puzzle-goal.js").LevelName, hardest?: string, kind: string, hints: readonly number[],
 *   helped?: true }} Played of a finished game: `hardest`, the hardest technique on the teacher's path; `hints` of each
 *   strength
 * @typedef {"missed" | "met" | "begun" | "new"} Reason `missed`: hints had to name the technique; `met`: puzzles that
 *   the player has finished with hints needed it; `begun`: the player has read its lesson or solved exercises; `new`:
 *   none of these, and the technique comes next
 * @typedef {{ technique: string, reason: Reason, count: number }} Next `count`: of the hints or puzzles that are the
 *   reason; else 0
 */
import { course, isRare, learnedOf, levelOf, puzzleFor } from "./course.js";
import { isReviewDue, progressOf } from "./learning.js";
import { levelNames } from "./puzzle-goal.js";
import { isRuleTechnique, ruleTechniques } from "./rule-techniques.js";
import { techniques } from "./techniques.js";

/** A technique that a hint had to name weighs as much as so many finished puzzles that needed it. */
const missedWeight = 2;

/**
 * The ids of the techniques whose puzzles of the course were finished.
 * @param {readonly Played[]} results
 * @returns {ReadonlySet<string>}
 */
export const playedInCourse = (results) =>
  new Set(results.flatMap(({ kind, hardest }) => (kind === "course" && hardest ? [hardest] : [])));

/**
 * The technique is taken from those that are not learned yet, up to one level above what the player has reached: the
 * level of a finished puzzle, or of a technique that was learned. What the player missed and met most comes first, then
 * what was begun, then what comes first in the course. What is taught before the hardest step of a puzzle that was
 * finished without a hint, and this step, need not be learned anew.
 *
 * @param {object} known
 * @param {Readonly<Record<string, Learned>>} known.record by technique
 * @param {readonly Played[]} known.results of finished games
 * @returns {Next | null} null when the course is done
 */
export function nextLesson({ record, results }) {
  const played = playedInCourse(results);
  const progress = (/** @type {string} */ id) =>
    progressOf(record[id], { isPlayed: played.has(id), hasPuzzle: puzzleFor(id) !== null });
  const own = results.filter(({ kind }) => kind !== "course");
  const metOf = (/** @type {string} */ id) =>
    own.filter(({ hardest, hints }) => hardest === id && hints.some(Boolean)).length;
  const isWanted = (/** @type {string} */ id) => {
    const { missed = 0, isRead = false, tried = 0 } = record[id] ?? {};
    return isRead || missed + tried + metOf(id) > 0;
  };
  // A rare technique comes by itself only when the player has to do with it. The track about rules is for those who
  // want it: a technique of it comes by itself only when hints had to name it.
  const open = [
    ...course.filter((id) => !isRare(id) || isWanted(id)),
    ...ruleTechniques.filter((id) => record[id]?.missed),
  ].filter((id) => progress(id).next !== null);
  const levelOfResult = (/** @type {Played} */ { level, hardest }) =>
    (hardest ? levelOf(hardest) : null) ?? (level ? levelNames.indexOf(level) + 1 : 0);
  const reached = Math.max(
    1,
    ...own.map(levelOfResult),
    ...course.filter((id) => progress(id).solved > 0).map((id) => levelOf(id) ?? 0),
  );
  const alone = own.filter(({ hints, helped }) => !helped && !hints.some(Boolean));
  const known = Math.max(
    -1,
    ...alone.map((result) => (result.hardest ? techniques.indexOf(result.hardest) : lastBelow(levelOfResult(result)))),
  );

  /** @param {string} id @returns {(Next & { weight: number }) | null} */
  function wishFor(id) {
    const level = levelOf(id) ?? 0;
    const { missed = 0, isRead = false, tried = 0 } = record[id] ?? {};
    const met = metOf(id);
    const isMissed = missed * missedWeight >= met;
    if (level > reached + 1 && !isRuleTechnique(id)) return null;
    if (missed + met > 0)
      return {
        technique: id,
        reason: isMissed ? "missed" : "met",
        count: isMissed ? missed : met,
        weight: 1 + missed * missedWeight + met,
      };
    if (isRead || tried > 0) return { technique: id, reason: "begun", count: 0, weight: 1 };
    return techniques.indexOf(id) <= known ? null : { technique: id, reason: "new", count: 0, weight: 0 };
  }

  // A step of rules builds on singles: no such technique comes before somebody knows them.
  const knowsSingles = reached > 1 || known >= 0 || learnedOf(1).every((id) => progress(id).solved > 0);
  const wishes = open.flatMap((id) => (isRuleTechnique(id) && !knowsSingles ? [] : (wishFor(id) ?? [])));
  // Of equal weights the first of the course stays.
  const best = wishes.length ? wishes.reduce((most, each) => (each.weight > most.weight ? each : most)) : null;
  if (!best) return open.length ? { technique: open[0], reason: "new", count: 0 } : null;
  const { technique, reason, count } = best;
  return { technique, reason, count };
}

/** The place of the last technique of the levels below. @param {number} level */
const lastBelow = (level) => techniques.findLastIndex((id) => (levelOf(id) ?? 0) < level);

/**
 * The techniques whose review is due, the longest due first.
 *
 * @param {Readonly<Record<string, Learned>>} record @param {string} today
 * @returns {string[]}
 */
export function reviewsDue(record, today) {
  const due = [...course, ...ruleTechniques].filter((id) => isReviewDue(record[id], today));
  return due.toSorted((one, other) => ((record[one].review?.due ?? "") < (record[other].review?.due ?? "") ? -1 : 1));
}
