import { toPlain } from "./error.js";
import { isJudged } from "./goal.js";

/**
 * The search for a puzzle that meets a goal: the solver's module makes drafts, the teacher's module judges them and
 * asks the rater's module for ratings. The modules do no more than a moment's work in a call, so that progress is
 * reported and a stop takes effect.
 *
 * @typedef {import("./protocol.js").Glue} Glue
 * @typedef {import("./protocol.js").TeacherGlue} TeacherGlue
 * @typedef {{teacher: TeacherGlue, rateUpTo: import("./protocol.js").RateUpTo | null}} Judges `rateUpTo`: null where no
 *   rating is asked for
 * @typedef {import("./protocol.js").Made} Made
 * @typedef {import("./goal.js").WrittenGoal} WrittenGoal
 * @typedef {{layout: string, puzzle: Uint8Array, solution: Uint8Array}} Draft a puzzle that is not judged yet
 * @typedef {import("./protocol.js").Figures} Figures
 * @typedef {{accepted: boolean, distance: number, draft: Draft, figures?: Figures}} Judged `figures` of an accepted
 *   draft
 * @typedef {{fraction: number, tried: number, nearest: Made | null}} SearchProgress
 */

/** The distance of a draft that meets the goal but is to be avoided, as core/api/making/make_puzzle.cpp has it. */
const DISTANCE_OF_KNOWN = 1;
const REPORT_MILLISECONDS = 40;
/** Attempts at a draft in one call. Some forms need many attempts, and other forms make one attempt long. */
const SLICE = { most: 4096, milliseconds: 10 };

/**
 * @param {Glue} glue @param {Judges | null} judges null for a goal that no teacher judges
 * @param {WrittenGoal} goal @param {number} index of the puzzle in the sequence of the seed
 * @param {(progress: SearchProgress) => unknown} report
 * @param {(draft: Draft) => boolean} [isKnown] whether an accepted draft is a puzzle to avoid
 * @returns {Promise<import("./module-answers.js").Answer<Made & {tried: number}>>} the error "not-found" has `details:
 *   {tried, nearest}`
 */
export function searchPuzzle(glue, judges, goal, index, report, isKnown) {
  /** @param {WrittenGoal} resolved */
  const openJudge = (resolved) => (judges ? judges.teacher.openJudge(resolved) : { judge: -1 });
  return withSearch(glue, judges, goal, index, openJudge, async (search, { judge }, attempts) => {
    const found = await searchDraft({ glue, judges, search, judge, report, isKnown }, attempts);
    if (!("value" in found)) return found;
    return { value: { ...written(glue, judges, found.value.draft, found.value.figures), tried: search.tried() } };
  });
}

/**
 * Makes a puzzle for an exercise, and finds the exercise in it. The teacher's module says which searches are to be done
 * one after the other.
 * @param {Glue} glue @param {TeacherGlue} teacher @param {WrittenGoal} goal @param {string} technique
 * @param {(progress: SearchProgress) => unknown} report
 * @returns {Promise<import("./module-answers.js").Answer<any>>}
 */
export async function searchExercise(glue, teacher, goal, technique, report) {
  const judges = { teacher, rateUpTo: null };
  for (let number = 0, isLast = false; ; number += 1) {
    /** @param {WrittenGoal} resolved @param {number} attempts */
    const openJudge = (resolved, attempts) => teacher.openPracticeJudge(resolved, technique, number, attempts);
    const answered = await withSearch(glue, judges, goal, 0, openJudge, async (search, judging) => {
      ({ isLast } = judging);
      const found = await searchDraft({ glue, judges, search, judge: judging.judge, report }, judging.attempts);
      if (!("value" in found)) return found;
      const { layout, puzzle, solution } = found.value.draft;
      return { value: JSON.parse(teacher.exercise(judging.judge, technique, layout, puzzle, solution).json) };
    });
    if (isLast || answered.error?.code !== "not-found") return answered;
  }
}

/**
 * Opens the drafts and the judge of a goal for `use`, and closes them.
 * @template T
 * @param {Glue} glue @param {Judges | null} judges @param {WrittenGoal} goal @param {number} index
 * @param {(goal: WrittenGoal, attempts: number) => any} openJudge is called with the layout by name
 * @param {(search: import("./protocol.js").DraftSearch, judging: any, attempts: number) =>
 *   Promise<import("./module-answers.js").Answer<T>>} use
 * @returns {Promise<import("./module-answers.js").Answer<T>>}
 */
async function withSearch(glue, judges, goal, index, openJudge, use) {
  const { search, layout, attempts, error } = glue.DraftSearch.open(goal, goal.seed, index);
  if (error) return { error: toPlain(error) };
  try {
    const judging = openJudge({ ...goal, layout }, attempts);
    if (judging.error) return { error: toPlain(judging.error) };
    try {
      return await use(search, judging, attempts);
    } finally {
      if (judging.judge >= 0) judges?.teacher.closeJudge(judging.judge);
    }
  } finally {
    search.delete();
  }
}

/**
 * @param {{glue: Glue, judges: Judges | null, search: import("./protocol.js").DraftSearch, judge: number,
 *   report: (progress: SearchProgress) => unknown, isKnown?: (draft: Draft) => boolean}} parts
 * @param {number} attempts
 * @returns {Promise<import("./module-answers.js").Answer<Judged>>}
 */
async function searchDraft({ glue, judges, search, judge, report, isKnown }, attempts) {
  /** @type {{draft: Draft, distance: number, made: Made | null} | null} */
  let nearest = null;
  const nearestMade = () => nearest && (nearest.made ??= written(glue, judges, nearest.draft));
  let reported = performance.now();
  let slice = 1;
  for (let tried = 0; tried < attempts; tried = search.tried()) {
    const begun = performance.now();
    if (begun - reported >= REPORT_MILLISECONDS) {
      await report({ fraction: tried / attempts, tried, nearest: nearestMade() });
      reported = performance.now();
    }
    const made = search.next(Math.min(slice, attempts - tried));
    if (made.error) return { error: toPlain(made.error) };
    if (made.none) {
      if (performance.now() - begun < SLICE.milliseconds) slice = Math.min(2 * slice, SLICE.most);
      continue;
    }
    const judged = judgedBy(judges, judge, made);
    if (judged.accepted && !isKnown?.(judged.draft)) return { value: judged };
    if (judged.accepted) judged.distance = DISTANCE_OF_KNOWN;
    search.report(judged.distance);
    if (!nearest || judged.distance < nearest.distance)
      nearest = { draft: judged.draft, distance: judged.distance, made: null };
  }
  return { error: notFound(attempts, nearestMade()) };
}

/**
 * @param {Judges | null} judges
 * @param {number} judge -1 for none
 * @param {Draft} draft the judge may add clues to it
 * @returns {Judged}
 */
function judgedBy(judges, judge, draft) {
  if (!judges || judge < 0) return { accepted: true, distance: 0, draft };
  const { layout, puzzle, solution } = draft;
  const {
    accepted,
    distance,
    puzzle: changed = puzzle,
    ...figures
  } = judges.teacher.judge(judge, layout, puzzle, solution, judges.rateUpTo);
  return { accepted, distance, draft: { layout, puzzle: changed, solution }, ...(accepted && { figures }) };
}

/** @type {Figures} */
const NO_FIGURES = { level: "", hardest: "", rating: 0 };

/**
 * @param {Glue} glue
 * @param {Judges | null} judges
 * @param {Draft} draft
 * @param {Figures} [figures] those that the judge found
 * @returns {Made}
 */
function written(
  glue,
  judges,
  { layout, puzzle, solution },
  figures = judges?.teacher.figures(layout, puzzle, judges.rateUpTo) ?? NO_FIGURES,
) {
  const lineOf = (/** @type {Uint8Array} */ cells) => JSON.parse(glue.parse(cells.join(" "), layout).json).puzzle;
  const { level, hardest, rating, pathCut } = figures;
  return {
    puzzle: lineOf(puzzle),
    solution: lineOf(solution),
    layout,
    clues: puzzle.filter(Boolean).length,
    level: /** @type {Made["level"]} */ (level || null),
    hardest: hardest || null,
    rating: rating || null,
    ...(pathCut && { pathCut }),
  };
}

/**
 * The puzzles of a goal that any first draft meets, made side by side. The list has holes where the first attempt gave
 * no draft; it is empty for other goals, and for a form that is refused.
 * @param {Glue} glue @param {WrittenGoal} goal @param {number} first @param {number} count
 * @returns {(Made & {tried: number})[]}
 */
export function firstDrafts(glue, goal, first, count) {
  if (isJudged(goal) || goal.avoid) return [];
  const { puzzles = [], solutions, clues, layout } = glue.firstDrafts(goal, goal.seed, first, count);
  /** @type {(Made & {tried: number})[]} */
  const made = [];
  for (const [i, puzzle] of puzzles.entries()) {
    if (puzzle)
      made[i] = {
        puzzle,
        solution: solutions[i],
        layout,
        clues: clues[i],
        level: null,
        hardest: null,
        rating: null,
        tried: 1,
      };
  }
  return made;
}

/** @param {number} tried @param {Made | null} nearest @returns {import("./error.js").PlainError} */
function notFound(tried, nearest) {
  return {
    code: "not-found",
    message: `None of the ${tried} puzzles that were tried meets the goal.`,
    position: null,
    details: { tried, nearest },
  };
}
