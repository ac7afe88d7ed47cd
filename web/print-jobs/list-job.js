/**
 * The reader's own puzzles.
 *
 * @typedef {object} ListPuzzle a puzzle that was read from a text; `Found` of web/formats has these parts
 * @property {string} layout
 * @property {readonly number[]} givens
 * @property {readonly number[] | null} [givenCandidates]
 * @property {readonly string[] | null} [rules]
 * @property {string} title
 * @property {string} [author] who made the puzzle; `ruleset`, the rules in the author's words
 * @property {string} [ruleset]
 * @property {import("../model/drawing.js").Drawing | null} [drawn] what the author drew
 * @property {readonly string[]} [taken] the rules that were taken from the drawing
 * @property {readonly number[] | null} [solution] that the author gives
 * @property {number} line of the text at which the puzzle begins, from 1
 * @property {string} [source] name of the file
 */
import { newPosition } from "../model/position.js";
import { authorSolution } from "../model/progress.js";
import { levelNames } from "../model/puzzle-goal.js";
import { levelsOfAll, ratingsOfAll, solveAll } from "./judging.js";
import { authoredPartsOfRead } from "./authored-parts.js";
import { printedPuzzle } from "./printed-puzzle.js";

/** @typedef {import("./index.js").Making} Making */
/**
 * @typedef {import("../print/print-settings.js").PrintSettings & { work: import("../print/print-settings.js").ListWork
 *   }} Settings
 */
/**
 * @typedef {{ item: ListPuzzle, place: number, solution: readonly number[] | null, flaw: import("../print/job.js").Flaw
 *   | null, isByAuthor?: boolean, level: import("../model/puzzle-goal.js").LevelName | null, rating: number | null }}
 *   Judged `place` in the list as it was given, from 1
 */

/** More than any rating. */
const unrated = 100;

/** @param {Settings} settings @param {Making} making @returns {Promise<import("../print/job.js").PuzzlesJob>} */
export async function makeList({ work: { order }, look }, making) {
  const { list = [], longWork } = making;
  const solved = await solveAll(list, making);
  const good = [...list.keys()].filter((i) => solved[i].solution);
  const puzzles = good.map((i) => list[i]);
  const levels = look.show.level || order !== "given" ? await levelsOfAll(puzzles, making) : [];
  const ratings = look.show.rating || order === "rating" ? await ratingsOfAll(puzzles, making) : [];
  /** @type {Judged[]} */
  const judged = list.map((item, i) => ({
    item,
    place: i + 1,
    ...answerOf(item, solved[i]),
    level: null,
    rating: null,
  }));
  for (const [at, i] of good.entries())
    Object.assign(judged[i], { level: levels[at] ?? null, rating: ratings[at] ?? null });
  const ordered = [...judged].sort(comparisons[order]);
  /** @type {import("../print/job.js").PrintedPuzzle[]} */
  const printed = [];
  for (const { item, solution, flaw, level, rating, isByAuthor } of ordered) {
    const { layout, givens, givenCandidates, rules } = item;
    printed.push(
      printedPuzzle(
        {
          layout,
          givens,
          ...(givenCandidates && { givenCandidates }),
          ...(rules && { rules }),
          solution,
          flaw,
          level,
          rating,
          ...(isByAuthor && { isByAuthor }),
          ...authoredPartsOfRead(item),
        },
        look.show,
      ),
    );
    await longWork.pause();
  }
  const faults = ordered.flatMap(({ item: { line, source = "" }, place, flaw }, i) =>
    flaw ? [{ flaw, place, line, source, number: i + 1 }] : [],
  );
  return { kind: "puzzles", sections: [{ title: "", puzzles: printed }], faults };
}

/**
 * The solution of a puzzle, which is the author's where the rules that are known leave several.
 * @param {ListPuzzle} item @param {import("./judging.js").Solved} solved
 */
function answerOf({ layout, givens, givenCandidates = null, rules = null, solution }, solved) {
  if (solved.solution || !solution) return solved;
  const position = newPosition(layout, givens, givenCandidates, rules);
  const own = authorSolution({ game: { origin: { solution } }, position });
  return own ? { solution: own, flaw: null, isByAuthor: true } : solved;
}

/**
 * Puzzles that have no level or no rating come last. Equal puzzles stay in the order of the list.
 * @type {Record<import("../print/print-settings.js").ListOrder, (a: Judged, b: Judged) => number>}
 */
const comparisons = {
  given: (a, b) => a.place - b.place,
  level: (a, b) => rank(a) - rank(b) || a.place - b.place,
  rating: (a, b) => (a.rating ?? unrated) - (b.rating ?? unrated) || rank(a) - rank(b) || a.place - b.place,
};

/** @param {Judged} judged */
const rank = ({ level }) => (level ? levelNames.indexOf(level) : levelNames.length);
