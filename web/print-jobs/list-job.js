/**
 * The reader's own puzzles.
 *
 * @typedef {object} ListPuzzle a puzzle that was read from a text; `Found` of web/formats has these parts
 * @property {string} layout
 * @property {readonly number[]} givens
 * @property {readonly number[] | null} [givenCandidates]
 * @property {readonly string[] | null} [rules]
 * @property {string} title
 * @property {number} line of the text at which the puzzle begins, from 1
 * @property {string} [source] name of the file
 */
import { levelNames } from "../model/puzzle-goal.js";
import { levelsOfAll, ratingsOfAll, solveAll } from "./judging.js";
import { printedPuzzle } from "./printed-puzzle.js";

/** @typedef {import("./index.js").Making} Making */
/**
 * @typedef {import("../print/print-settings.js").PrintSettings & { work: import("../print/print-settings.js").ListWork
 *   }} Settings
 */
/**
 * @typedef {{ item: ListPuzzle, place: number, solution: readonly number[] | null, flaw: import("../print/job.js").Flaw
 *   | null, level: import("../model/puzzle-goal.js").LevelName | null, rating: number | null }} Judged `place` in the
 *   list as it was given, from 1
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
  const judged = list.map((item, i) => ({ item, place: i + 1, ...solved[i], level: null, rating: null }));
  for (const [at, i] of good.entries())
    Object.assign(judged[i], { level: levels[at] ?? null, rating: ratings[at] ?? null });
  const ordered = [...judged].sort(comparisons[order]);
  /** @type {import("../print/job.js").PrintedPuzzle[]} */
  const printed = [];
  for (const {
    item: { layout, givens, givenCandidates, rules, title },
    solution,
    flaw,
    level,
    rating,
  } of ordered) {
    printed.push(
      printedPuzzle(
        {
          layout,
          givens,
          ...(givenCandidates && { givenCandidates }),
          ...(rules && { rules }),
          solution,
          flaw,
          title,
          level,
          rating,
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
