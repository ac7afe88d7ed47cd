/** New puzzles, section by section; the daily puzzle. */
import { lettersOf } from "../board/faces/word.js";
import { cellsOf } from "../formats/line.js";
import { dailyGoal } from "../model/daily.js";
import { codeOfError } from "../model/error-codes.js";
import { layoutNamed } from "../model/layout.js";
import { hasLineForWord } from "../model/wordoku.js";
import { aborted, MakingError } from "./print-faults.js";
import { easyFirstInRuns } from "./easy-first.js";
import { isJudged, levelsOfAll, ratingsOfAll } from "./judging.js";
import { printedPuzzle } from "./printed-puzzle.js";
import { seedOf } from "../model/seeds.js";
import { isAbort } from "../model/error-codes.js";

/** @typedef {import("./index.js").Making} Making */
/** @typedef {import("./index.js").Made} Made */
/**
 * @typedef {import("../print/print-settings.js").PrintSettings & { work: import("../print/print-settings.js").NewWork
 *   }} Settings
 */
/**
 * @typedef {import("../print/print-settings.js").PrintSettings & { work: import("../print/print-settings.js").DailyWork
 *   }} DailySettings
 */
/** @typedef {import("../print/print-settings.js").Shown} Shown */
/**
 * @typedef {{ title: string, face?: string, count: number, run: number, goal:
 *   import("../model/puzzle-goal.js").Goal & { seed: number } }} SeededSection `run`: of so many puzzles, the easiest
 *   come first; 1 to leave all as they were made
 */

/**
 * Small boards with a narrow goal have few puzzles: after this many repeats one after the other there are hardly any
 * more.
 */
const mostRepeats = 200;
/**
 * With some goals with rules a few seeds give no puzzle. After this many numbers one after the other without a new
 * puzzle the goal is given up.
 */
const mostMisses = 20;
/**
 * Puzzles that are made at least at a time in place of repeats, and at most at a time with rules. It does not depend on
 * the number of workers, which decides nothing about the puzzles.
 */
const roundSize = 8;

/**
 * Makes the puzzles of all sheets, each puzzle once.
 * @param {Settings} settings
 * @param {Making} making
 * @returns {Promise<import("../print/job.js").PuzzlesJob>}
 */
export async function makeNew({ version, work: { sections, copies, order = "usual" }, look, seed }, making) {
  const isOrdered = order === "rating" || (order === "usual" && version !== 1 && look.book !== null);
  const seeded = sections.map(({ count, ...section }, i) => ({
    ...section,
    count: count * copies,
    run: isOrdered ? count : 1,
    goal: {
      ...(version !== 1 && wordOf(section.face ?? look.face, section.goal)),
      ...section.goal,
      seed: seedOf(seed, i),
      edition: version,
    },
  }));
  const job = await makeSections(seeded, look.show, making);
  return copies === 1
    ? job
    : {
        ...job,
        sections: dealt(
          job.sections,
          sections.map(({ count }) => count),
          copies,
        ),
      };
}

/**
 * A word that is the face of puzzles stands in the solutions of those that it fits.
 * @param {string} face
 * @param {import("../model/puzzle-goal.js").Goal} goal
 * @returns {{ word?: string }}
 */
function wordOf(face, { layout: name, rules }) {
  const letters = lettersOf(face);
  const layout = letters && rules === undefined ? layoutNamed(name) : null;
  const fits = letters && layout && letters.length === layout.digitCount && hasLineForWord(layout);
  return fits ? { word: letters.join("") } : {};
}

/**
 * Deals the puzzles of each section to the sheets of a class.
 * @param {import("../print/job.js").PuzzlesJob["sections"]} sections
 * @param {readonly number[]} counts of a sheet
 * @param {number} copies
 */
const dealt = (sections, counts, copies) =>
  Array.from({ length: copies }, (_, sheet) =>
    sections.map(({ title, puzzles }, i) => ({
      title,
      sheet: sheet + 1,
      puzzles: puzzles.slice(sheet * counts[i], (sheet + 1) * counts[i]),
    })),
  ).flat();

/**
 * Makes the daily puzzle, which the seed of the document does not change.
 * @param {DailySettings} settings
 * @param {Making} making
 */
export function makeDaily({ work, look }, making) {
  return makeSections([{ title: "", count: 1, run: 1, goal: dailyGoal(work.day) }], look.show, making);
}

/**
 * @param {readonly SeededSection[]} wanted
 * @param {Shown} show
 * @param {Making} making
 * @returns {Promise<import("../print/job.js").PuzzlesJob>}
 */
export async function makeSections(wanted, show, making) {
  const { longWork } = making;
  const total = wanted.reduce((sum, { count }) => sum + count, 0);
  /** The names of the puzzles so far. @type {Set<string>} */
  const known = new Set();
  /** @type {Made[][]} */
  const sections = [];
  longWork.report("puzzles", 0, total);
  for (const [i, section] of wanted.entries()) {
    const before = sections.flat().length;
    /** @type {Made[]} */
    const found = [];
    try {
      for await (const made of differentPuzzles(section.goal, section.count, known, making)) {
        found.push(section.face && !made.face ? { ...made, face: section.face } : made);
        longWork.report("puzzles", before + found.length, total);
        await longWork.pause();
      }
    } catch (error) {
      throw inSection(error, i, found.length);
    }
    sections.push(found);
  }
  const isOrdered = wanted.some(({ run }) => run > 1);
  const all = await judged(sections.flat(), { ...show, rating: show.rating || isOrdered }, making);
  const made = wanted.flatMap(({ count, run }) => easyFirstInRuns(all.splice(0, count), run));
  /** @type {import("../print/job.js").PrintedPuzzle[]} */
  const printed = [];
  for (const { puzzle, solution, layout, level, rating, rules, face } of made) {
    printed.push(
      printedPuzzle(
        {
          layout,
          ...(rules && { rules }),
          ...(face && { face }),
          givens: cellsOf(puzzle, layout),
          solution: cellsOf(solution, layout),
          level,
          rating: show.rating ? rating : null,
        },
        show,
      ),
    );
    await longWork.pause();
  }
  return {
    kind: "puzzles",
    sections: wanted.map(({ title, count }) => ({ title, puzzles: printed.splice(0, count) })),
  };
}

/** Boards with fewer cells have too few full grids: 288 of 4×4. */
const leastCellsOfSolutions = 36;

/**
 * What no two puzzles of a document have in common: the puzzle and, since the second edition, the solution.
 * @param {Made} made @param {SeededSection["goal"]} goal
 */
function namesOf({ layout, puzzle, rules, solution }, { edition }) {
  const names = [`${layout} ${puzzle} ${rules ?? ""}`];
  if (edition !== 1 && solution.length >= leastCellsOfSolutions) names.push(`solution ${layout} ${solution}`);
  return names;
}

/**
 * Yields puzzles of a goal that are not known yet, and adds them to those that are. They follow from the goal and its
 * seed alone: the puzzles of the numbers from 0 on. Of goals with rules, the numbers that give no puzzle are left out.
 *
 * @param {SeededSection["goal"]} goal @param {number} count @param {Set<string>} known @param {Making} making
 * @returns {AsyncGenerator<Made>} throws "not-found", or "too-few-different"
 */
async function* differentPuzzles(goal, count, known, making) {
  const [numbered, most] = goal.rules === undefined ? [withoutRules, mostRepeats] : [withRules, mostMisses];
  let missing = count;
  let first = 0;
  let misses = 0;
  while (missing > 0) {
    for await (const made of numbered(goal, first, missing, making)) {
      first = made.index + 1;
      const names = "error" in made ? null : namesOf(made, goal);
      if (names === null || names.some((name) => known.has(name))) {
        misses += 1;
        if (misses >= most)
          throw "error" in made
            ? made.error
            : new MakingError("too-few-different", { wanted: count, found: count - missing });
        continue;
      }
      for (const name of names) known.add(name);
      misses = 0;
      missing -= 1;
      yield /** @type {Made} */ (made);
      if (missing === 0) break;
    }
  }
}

/** @typedef {Made | { error: unknown, index: number }} Numbered */

/**
 * Makes puzzles from a number on.
 * @param {SeededSection["goal"]} goal
 * @param {number} first
 * @param {number} missing
 * @param {Making} making
 * @returns {AsyncIterable<Numbered>}
 */
const withoutRules = (goal, first, missing, { engine, signal }) =>
  engine.puzzles({ ...goal, signal }, { count: first === 0 ? missing : Math.max(missing, roundSize), first });

/**
 * Makes a few puzzles with rules from a number on, so that progress is reported after each group and no worker waits
 * for its next puzzle. All workers make puzzles.
 *
 * @param {SeededSection["goal"]} goal @param {number} first @param {number} missing @param {Making} making @returns
 *   {AsyncGenerator<Numbered>} `error`: "not-found"
 */
async function* withRules(goal, first, missing, { engine, longWork }) {
  const { workers } = await engine.about();
  const indexes = Array.from({ length: Math.min(missing, roundSize) }, (_, i) => first + i);
  yield* await longWork.each(null, indexes, workers, async (index, signal) => {
    try {
      const { level = null, ...made } = await engine.generate({ ...goal, index, signal });
      return { ...made, level, rating: null, index };
    } catch (error) {
      if (codeOfError(error) === "not-found") return { error, index };
      throw error;
    }
  });
}

/**
 * Judges the puzzles whose goal did not ask for what is shown.
 *
 * @param {Made[]} made @param {Shown} show @param {Making} making @returns {Promise<Made[]>}
 */
async function judged(made, show, making) {
  const puzzles = made.map(({ layout, puzzle, rules }) => ({
    layout,
    rules,
    get givens() {
      return cellsOf(puzzle, layout);
    },
  }));
  const withoutLevel = show.level
    ? [...made.keys()].filter((i) => made[i].level === null && isJudged(made[i].layout))
    : [];
  const withoutRating = show.rating ? [...made.keys()].filter((i) => made[i].rating === null) : [];
  const levels =
    withoutLevel.length > 0
      ? await levelsOfAll(
          withoutLevel.map((i) => puzzles[i]),
          making,
        )
      : [];
  const ratings =
    withoutRating.length > 0
      ? await ratingsOfAll(
          withoutRating.map((i) => puzzles[i]),
          making,
        )
      : [];
  const all = [...made];
  for (const [at, i] of withoutLevel.entries()) all[i] = { ...all[i], level: levels[at] };
  for (const [at, i] of withoutRating.entries()) all[i] = { ...all[i], rating: ratings[at] };
  return all;
}

/** @param {unknown} error @param {number} index of the section @param {number} found puzzles before the failure */
function inSection(error, index, found) {
  if (isAbort(error)) return aborted();
  const code = codeOfError(error);
  return code !== undefined
    ? new MakingError(code, { ...Object(error).details, section: index + 1, number: found + 1 }, error)
    : error;
}
