import { toPlain } from "./error.js";
import { levels } from "./options.js";

/**
 * The search for a puzzle that meets a goal: the solver's module makes drafts, the teacher's module judges them and asks the
 * rater's module for ratings. The modules do no more than a moment's work in a call, so that progress is reported and a stop takes effect.
 *
 * @typedef {import("./protocol.js").Glue} Glue
 * @typedef {import("./protocol.js").TeacherGlue} TeacherGlue
 * @typedef {{teacher: TeacherGlue, rateUpTo: import("./protocol.js").RateUpTo | null}} Judges `rateUpTo`: null where no rating is asked for
 * @typedef {import("./protocol.js").Made} Made
 * @typedef {import("./goal.js").WrittenGoal} WrittenGoal
 * @typedef {{layout: string, puzzle: Uint8Array, solution: Uint8Array}} Draft a puzzle that is not judged yet
 * @typedef {{accepted: boolean, distance: number, draft: Draft}} Judged
 * @typedef {{fraction: number, tried: number, nearest: Made | null}} SearchProgress
 */

/** The name of a layout whose regions are drawn anew for each puzzle. */
const RANDOM_REGIONS = /^jigsaw:\d{1,2}$/;
const REPORT_MILLISECONDS = 40;
/** Attempts at a draft in one call. Some forms need many attempts, and other forms make one attempt long. */
const SLICE = { most: 4096, milliseconds: 10 };

/**
 * @param {Glue} glue @param {Judges | null} judges null for a goal without difficulty
 * @param {WrittenGoal} goal @param {number} index of the puzzle in the sequence of the seed
 * @param {(progress: SearchProgress) => unknown} report
 * @param {(draft: Draft) => boolean} [wanted] a further condition
 * @returns {Promise<import("./session.js").Answer<Made & {tried: number}>>} the error "not-found" has `details: {tried, nearest}`
 */
export async function searchPuzzle(glue, judges, { form, difficulty, attempts, seed }, index, report, wanted = () => true) {
  const opened = glue.DraftSearch.open(form, seed, index);
  if (opened.error) return { error: toPlain(opened.error) };
  const { search } = opened;
  try {
    const judging = judges && difficulty ? judges.teacher.openJudge(form, difficulty) : { judge: -1 };
    if (judging.error) return { error: toPlain(judging.error) };
    try {
      const judge = (/** @type {Draft} */ draft) => judgedBy(judges, judging.judge, draft);
      const write = (/** @type {Draft} */ draft) => written(glue, judges, draft);
      return await searchWith({ search, judge, write, report, wanted }, attempts);
    } finally {
      if (judging.judge >= 0) judges?.teacher.closeJudge(judging.judge);
    }
  } finally {
    search.delete();
  }
}

/**
 * @param {{search: import("./protocol.js").DraftSearch, judge: (draft: Draft) => Judged, write: (draft: Draft) => Made,
 *   report: (progress: SearchProgress) => unknown, wanted: (draft: Draft) => boolean}} parts
 * @param {number} attempts
 * @returns {ReturnType<typeof searchPuzzle>}
 */
async function searchWith({ search, judge, write, report, wanted }, attempts) {
  /** @type {{draft: Draft, distance: number, made: Made | null} | null} */
  let nearest = null;
  const nearestMade = () => nearest && (nearest.made ??= write(nearest.draft));
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
    const { accepted, distance, draft } = judge(made);
    if (accepted && wanted(draft)) return { value: { ...write(draft), tried: search.tried() } };
    search.report(distance);
    if (!nearest || distance < nearest.distance) nearest = { draft, distance, made: null };
  }
  return { error: notFound(attempts, nearestMade()) };
}

/** @param {Judges | null} judges @param {number} judge -1 for none @param {Draft} draft the judge may add clues to it @returns {Judged} */
function judgedBy(judges, judge, draft) {
  if (!judges || judge < 0) return { accepted: true, distance: 0, draft };
  const { layout, puzzle, solution } = draft;
  const { accepted, distance, puzzle: changed = puzzle } = judges.teacher.judge(judge, layout, puzzle, solution, judges.rateUpTo);
  return { accepted, distance, draft: { layout, puzzle: changed, solution } };
}

/** @param {Glue} glue @param {Judges | null} judges @param {Draft} draft @returns {Made} */
function written(glue, judges, { layout, puzzle, solution }) {
  const lineOf = (/** @type {Uint8Array} */ cells) => JSON.parse(glue.parse(cells.join(" "), layout).json).puzzle;
  const { level, hardest, rating } = judges?.teacher.figures(layout, puzzle, judges.rateUpTo) ?? { level: 0, hardest: "", rating: 0 };
  const figures = { level: levels[level - 1] ?? null, hardest: hardest || null, rating: rating || null };
  return { puzzle: lineOf(puzzle), solution: lineOf(solution), layout, clues: puzzle.filter(Boolean).length, ...figures };
}

/**
 * The puzzles of a goal that any first draft meets, made side by side. The list has holes where the first attempt gave no draft; it is
 * empty for other goals, and for a form that is refused.
 * @param {Glue} glue @param {WrittenGoal} goal @param {number} first @param {number} count
 * @returns {(Made & {tried: number})[]}
 */
export function firstDrafts(glue, { form, difficulty, seed }, first, count) {
  if (difficulty || RANDOM_REGIONS.test(form.layout)) return [];
  const { puzzles = [], solutions, clues, layout } = glue.firstDrafts(form, seed, first, count);
  /** @type {(Made & {tried: number})[]} */
  const made = [];
  for (const [i, puzzle] of puzzles.entries()) {
    if (puzzle) made[i] = { puzzle, solution: solutions[i], layout, clues: clues[i], level: null, hardest: null, rating: null, tried: 1 };
  }
  return made;
}

/** @param {number} tried @param {Made | null} nearest @returns {import("./error.js").PlainError} */
function notFound(tried, nearest) {
  return { code: "not-found", message: `None of the ${tried} puzzles that were tried meets the goal.`, position: null, details: { tried, nearest } };
}
