/**
 * What is known about a puzzle: one cached answer for each question and puzzle, which everybody shares who asks about
 * the same givens. A question is asked of the engine once; it is stopped when nobody waits for its answer any more, and
 * then it can be asked again.
 *
 * @typedef {import("./puzzle.js").Puzzle} Puzzle
 * @typedef {{ status: "unique" | "multiple" | "none" | "conflict" | "stopped", count: number, cells: readonly number[]
 *   | null }} Solutions `count` up to 2; `cells`: the first solution found
 * @typedef {{ level: import("./puzzle-goal.js").LevelName, hardest: string, isCut?: true } | "unsolved" | "cut"} Path
 *   level and hardest technique, with `isCut` when a limit of work may have hidden an easier path; "unsolved" when no
 *   path of the teacher leads to the solution; "cut" when the limit ended the path
 * @typedef {object} Known what has become known so far
 * @property {Solutions} [solutions]
 * @property {Path} [path]
 * @property {import("./rating.js").Rating} [rating]
 * @property {readonly (readonly number[])[]} [candidates]
 * @property {readonly number[]} [removable]
 *
 * @typedef {{ signal?: AbortSignal, onProgress?: (progress: any) => void }} Waiting
 * @typedef {object} Facts about one puzzle
 * @property {{ readonly value: Known, peek: () => Known }} known which views follow
 * @property {(waiting?: Waiting) => Promise<Solutions>} solutions
 * @property {(waiting?: Waiting) => Promise<readonly number[] | null>} solution the only solution; null when there is
 *   none or more than one
 * @property {(waiting?: Waiting) => Promise<Path>} path
 * @property {(waiting?: Waiting) => Promise<import("./rating.js").Rating>} rating
 * @property {(waiting?: Waiting) => Promise<readonly (readonly number[])[]>} candidates the digits of each cell that
 *   occur in a solution
 * @property {(waiting?: Waiting) => Promise<readonly number[]>} removable the cells whose givens can each be erased
 *   without a second solution
 *
 * @typedef {object} FactsEngine the calls of the engine that are used
 * @property {(puzzle: any, options: any) => Promise<any>} solve
 * @property {(puzzle: any, options: any) => Promise<any>} path
 * @property {(puzzle: any, options: any) => Promise<any>} rate
 * @property {(puzzle: any, options: any) => Promise<any>} candidates
 * @property {() => Promise<unknown>} [ready] settles when the engine has been loaded, or could not be
 */
import { findConflicts } from "./conflicts.js";
import { forEngine, layoutOfPuzzle, puzzleKey, withoutGiven } from "./puzzle.js";
import { signal as createSignal } from "./signals.js";

/** Puzzles whose facts are kept. */
const mostKept = 32;

/**
 * @param {Partial<FactsEngine>} engine
 * @param {(line: string, layout: string) => readonly number[]} cellsOf reads a solution that the engine has written
 */
export function createFacts(engine, cellsOf) {
  /** Least recently used first. @type {Map<string, Facts>} */
  const kept = new Map();

  /** @param {Puzzle} puzzle @returns {Facts} */
  function factsOf(puzzle) {
    const known = createSignal(/** @type {Known} */ ({}));
    const written = forEngine(puzzle);
    /** @param {Exclude<keyof FactsEngine, "ready">} name @param {object} options @returns {Promise<any>} */
    const call = (name, options) => /** @type {Required<FactsEngine>} */ (engine)[name](written, options);
    /**
     * @template T
     * @param {keyof Known} name
     * @param {(asked: { signal: AbortSignal, onProgress: (progress: any) => void }) => Promise<T>} work
     */
    const question = (name, work) =>
      sharedQuestion(work, (answer) => {
        known.value = { ...known.peek(), [name]: answer };
      });
    const solutions = question("solutions", async ({ signal }) => {
      if (hasConflict(puzzle)) return { status: "conflict", count: 0, cells: null };
      const { status, solutions: [first] = [], count } = await call("solve", { limit: 2, signal });
      return { status, count: count ?? 0, cells: first === undefined ? null : cellsOf(first, puzzle.layout) };
    });
    return {
      known,
      solutions,
      async solution(waiting) {
        const { status, cells: found } = await solutions(waiting);
        return status === "unique" ? found : null;
      },
      path: question("path", async (asked) => {
        const { solved, stopped, stoppedAt, level, hardest } = await call(
          "path",
          puzzle.candidates ? { ...asked, givens: "several" } : asked,
        );
        if (solved && level && hardest) return { level, hardest, ...(stoppedAt && { isCut: true }) };
        return stopped ? "cut" : "unsolved";
      }),
      rating: question("rating", (asked) => call("rate", { ...asked, steps: true })),
      candidates: question("candidates", async (asked) => (await call("candidates", asked)).candidates),
      removable: question("removable", async ({ signal }) => {
        const found = [];
        for (const cell of puzzle.cells.keys()) {
          if (!puzzle.cells[cell]) continue;
          const { status } = await /** @type {FactsEngine} */ (engine).solve(forEngine(withoutGiven(puzzle, cell)), {
            limit: 2,
            signal,
          });
          if (status === "unique") found.push(cell);
        }
        return found;
      }),
    };
  }

  return {
    /** Settles when the engine can work, or could not be loaded. @returns {Promise<unknown>} */
    ready: async () => engine.ready?.(),

    /** Returns the facts about a puzzle. @param {Puzzle} puzzle @returns {Facts} */
    of(puzzle) {
      const key = puzzleKey(puzzle);
      const facts = kept.get(key) ?? factsOf(puzzle);
      kept.delete(key);
      kept.set(key, facts);
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
      return facts;
    },
  };
}

/** @typedef {ReturnType<typeof createFacts>} FactsStore */

/** @param {Puzzle} puzzle */
const hasConflict = (puzzle) => findConflicts(layoutOfPuzzle(puzzle), puzzle.cells).length > 0;

/**
 * A question that several callers may wait for. It is asked when the first caller comes, and its answer is kept. When
 * the last waiting caller has given up, the work is stopped and forgotten. A failure is not kept.
 *
 * @template T
 * @param {(asked: { signal: AbortSignal, onProgress: (progress: any) => void }) => Promise<T>} work
 * @param {(answer: T) => void} answered told before those who wait, who may then wait no longer
 * @returns {(waiting?: Waiting) => Promise<T>}
 */
function sharedQuestion(work, answered) {
  /**
   * @type {{ answer: Promise<T>, stop: AbortController, waiting: Set<object>, listeners: Set<(progress: any) => void>,
   *   isDone: boolean } | null}
   */
  let asked = null;

  function ask() {
    const stop = new AbortController();
    const listeners = /** @type {Set<(progress: any) => void>} */ (new Set());
    const onProgress = (/** @type {any} */ progress) => {
      for (const listener of listeners) listener(progress);
    };
    const answer = work({ signal: stop.signal, onProgress }).then((found) => {
      mine.isDone = true;
      answered(found);
      return found;
    });
    const mine = { answer, stop, waiting: new Set(), listeners, isDone: false };
    answer.catch(() => {
      if (asked === mine) asked = null;
    });
    return mine;
  }

  return ({ signal, onProgress } = {}) =>
    new Promise((resolve, reject) => {
      const mine = (asked ??= ask());
      const caller = {};
      mine.waiting.add(caller);
      if (onProgress) mine.listeners.add(onProgress);
      const leave = () => {
        mine.waiting.delete(caller);
        if (onProgress) mine.listeners.delete(onProgress);
        signal?.removeEventListener("abort", giveUp);
      };
      const giveUp = () => {
        leave();
        reject(Object.assign(new Error("stopped"), { code: "aborted" }));
        if (mine.waiting.size || mine.isDone) return;
        if (asked === mine) asked = null;
        mine.stop.abort();
      };
      if (signal?.aborted) giveUp();
      else signal?.addEventListener("abort", giveUp);
      mine.answer.then(
        (answer) => {
          leave();
          resolve(answer);
        },
        (error) => {
          leave();
          reject(error);
        },
      );
    });
}
