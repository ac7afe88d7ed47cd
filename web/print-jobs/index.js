/**
 * Makes what the settings of a print ask for.
 *
 * @typedef {import("../print/print-settings.js").PrintSettings} PrintSettings
 * @typedef {import("../print/job.js").Job} Job
 *
 * @typedef {object} MakingEngine the calls of the engine that are used
 * @property {() => Promise<{ workers: number }>} about
 * @property {(goal: any, options: any) => AsyncGenerator<Made>} puzzles
 * @property {(goal: any) => Promise<any>} generate of goals with rules
 * @property {(puzzle: any, options: any) => Promise<any>} solve
 * @property {(puzzles: readonly string[], options: any) => Promise<{ counts: ArrayLike<number>, solution: (index:
 *   number) => string | null }>} solveBatch
 * @property {(puzzle: any, options: any) => Promise<any>} path
 * @property {(puzzle: any, options: any) => Promise<any>} rate
 * @property {(wanted: any) => Promise<any>} practice
 * @property {(state: any, options: any) => Promise<any>} hint
 * @property {(state: any, options: any) => Promise<any>} steps
 *
 * @typedef {{ puzzle: string, solution: string, layout: string, level: import("../model/puzzle-goal.js").LevelName |
 *   null, rating: number | null, hardest?: string | null, index: number, rules?: readonly string[],
 *   face?: string }} Made
 *
 * @typedef {"puzzles" | "solutions" | "levels" | "ratings" | "positions" | "steps" | "explanations"} Stage what is
 *   being worked on: puzzles are made, solved, or judged; positions for exercises are looked for; the steps of a path
 *   are found; steps are explained
 * @typedef {{ done: number, of: number, what: Stage }} MakingProgress
 *
 * @typedef {object} Context
 * @property {MakingEngine} engine
 * @property {import("./board-job.js").PrintedBoard} [board] for the kinds "board" and "path"
 * @property {readonly import("./list-job.js").ListPuzzle[]} [list] for the kind "list"
 * @property {import("../print/job.js").CellNaming} [naming] of cells on worksheets and paths; "rc" if absent
 * @property {readonly string[]} [without] ids of the techniques that the reader does not want in a path
 * @property {(technique: string, language: string) => Promise<readonly string[]>} [spottingOf] how a technique is
 *   found, a paragraph each
 * @property {(technique: string) => Promise<readonly import("../model/example.js").ExampleLine[]>} [keptExercisesOf]
 *   positions with a technique that the lessons keep; without it there are no worksheets for techniques of rules
 * @property {AbortSignal} [signal]
 * @property {(progress: MakingProgress) => void} [onProgress] called when a stage begins, at most once in some
 *   milliseconds during it, and at its end
 */
import { makeBoard } from "./board-job.js";
import { makeList } from "./list-job.js";
import { makeDaily, makeNew } from "./new-puzzles.js";
import { createLongWork } from "./long-work.js";

/** @typedef {Context & { longWork: import("./long-work.js").LongWork }} Making */
/**
 * @type {{ [Kind in import("../print/print-settings.js").Work["kind"]]: (settings: any, making: Making) => Promise<Job>
 *   }}
 */
const makers = {
  new: makeNew,
  daily: makeDaily,
  board: makeBoard,
  list: makeList,
  path: async (...given) => (await import("./explained.js")).makePath(...given),
  worksheet: async (...given) => (await import("./explained.js")).makeWorksheet(...given),
};

/**
 * Returns the job. The same settings give the same job, with any number of workers.
 *
 * @param {PrintSettings} settings
 * @param {Context} context
 * @returns {Promise<Job>} rejects with a MakingError; its code is "aborted" after the signal was aborted
 */
export function make(settings, context) {
  return makers[settings.work.kind](settings, { ...context, longWork: createLongWork(context) });
}

/**
 * Returns the paths of the puzzles of a job that have one solution, each step explained and with a picture: for slides.
 * Cost: that of `makePath` for each puzzle.
 *
 * @param {Job} job
 * @param {PrintSettings} settings
 * @param {Context} context
 * @returns {Promise<import("../print/job.js").PathJob[]>} in the order of the puzzles; none for other jobs
 */
export async function makePaths(job, settings, context) {
  if (job.kind !== "puzzles") return [];
  const { makePath } = await import("./explained.js");
  const work = /** @type {const} */ ({ kind: "path", least: 1, perPage: 4, pictures: 1000 });
  const paths = [];
  for (const puzzle of job.sections.flatMap(({ puzzles }) => puzzles))
    if (puzzle.solution) {
      const board = { ...puzzle, entries: puzzle.givens.map(() => 0) };
      const making = { ...context, board, longWork: createLongWork(context) };
      paths.push(await makePath(/** @type {any} */ ({ ...settings, work }), /** @type {any} */ (making)));
    }
  return paths;
}
