import { allSolutions } from "./enumerate.js";
import { faceOf, writtenGoal } from "./goal.js";
import { canonicalForm, stepsBetween, transformed } from "./isomorphs.js";
import { SLICE_MILLISECONDS, leased } from "./leased.js";
import { loadError } from "./load.js";
import { checkedOptions, picture as pictureKind, requireKind, side as sideKind } from "./options.js";
import { faultQuestion, naming, needQuestion } from "./own-rules.js";
import { randomSeed } from "./puzzle-input.js";
import { madeWithRules } from "./rule-making.js";
import { candidatesOf, completed, counted, proven, solved } from "./solution-counts.js";
import { exerciseOf, mistakesIn, rated, taught } from "./teacher-calls.js";
import { stepsIn } from "./teacher-input.js";
import { allParsed, parsed } from "./texts.js";
import { written, writtenWithRules } from "./writing.js";

/** @typedef {import("./puzzle-input.js").Puzzle} Puzzle */
/** @typedef {import("./options.js").Options} Options */
/** @typedef {import("./options.js").PuzzleOptions} PuzzleOptions */
/** @typedef {import("./options.js").OptionsWithRules} OptionsWithRules */
/** @typedef {import("./options.js").WritingOptions} WritingOptions */

const fail = (/** @type {unknown} */ cause) => {
  throw loadError(cause);
};
const loadMany = () => import("./many.js").catch(fail);
const loadPictures = () => import("./pictures.js").catch(fail);

/**
 * Solves many puzzles on all cores, block by block.
 * @param {import("./leased.js").Sessions} sessions
 * @param {import("./puzzle-source.js").Puzzles} puzzles
 * @param {import("./blocks.js").BatchOptions} options checked
 */
async function* blocksOf(sessions, puzzles, { limit = 2, signal, onProgress, workers = Infinity, lockstep = true }) {
  const atMost = Math.min(workers, sessions.workers);
  const options = { limit, lockstep, signal, workers: atMost, milliseconds: SLICE_MILLISECONDS };
  const { solveInBlocks, sourceOf } = await loadMany();
  for await (const { answers, share } of solveInBlocks(sessions, sourceOf(puzzles), options)) {
    await onProgress?.({ fraction: share, puzzles: answers.first + answers.length });
    yield answers;
  }
}

/** The engine as callers see it; docs/javascript.md describes its methods. Every failure is a NonetError. */
export class Engine {
  #sessions;

  /** @param {import("./leased.js").Sessions} sessions */
  constructor(sessions) {
    this.#sessions = sessions;
  }

  /**
   * @param {Puzzle} text
   * @param {Options & {rules?: string | readonly string[]}} [options]
   * @returns {Promise<import("./protocol.js").Parsed>}
   */
  async parse(text, options) {
    return parsed(this.#sessions, text, options);
  }

  /**
   * Reads a text with several puzzles. A text that is no puzzle becomes an error of the result, and the other puzzles
   * are read. The module of rules reads the whole text where the solver's module meets rules.
   * @param {string} text @param {Options & {limit?: number}} [options] `limit`: of puzzles and errors together
   * @returns {Promise<import("./protocol.js").ParsedAll>}
   */
  async parseAll(text, options) {
    return allParsed(this.#sessions, text, options);
  }

  /**
   * Writes a position so that it can be read again. Unless the text names its layout, a comment before it does.
   * `content` is how much is written: "givens"; "digits" (also the entries, as givens where the format has no mark for
   * them); "most" (what the format can hold); by default "all", which rejects with "format-cannot-hold" when the format
   * cannot hold the position.
   * @param {import("./teacher-input.js").State & {headers?: readonly string[]}} state @param
   *   {import("./protocol.js").Format | "sdm"} name
   * @param {Options & {content?: "givens" | "digits" | "most" | "all"}} [options]
   * @returns {Promise<string>}
   */
  async format(state, name, options) {
    return written(this.#sessions, state, name, options);
  }

  /**
   * Writes a puzzle with all its rules, and what its author says, on one line for another program. Rejects with
   * "format-cannot-hold": `details.rule` is the first rule that the format cannot say; absent for the layout.
   * @param {Puzzle} puzzle
   * @param {"f-puzzles" | "f-puzzles-link" | "sudokupad" | "sudokupad-link" | "sudoku-solver"} name
   * @param {WritingOptions} [options]
   * @returns {Promise<string>}
   */
  async formatWithRules(puzzle, name, options) {
    return writtenWithRules(this.#sessions, puzzle, name, options);
  }

  /**
   * Finds up to `limit` solutions: 2 by default, enough to know whether the solution is unique; at most 10 000.
   * @param {Puzzle} puzzle @param {OptionsWithRules & {limit?: number}} [options]
   * @returns {Promise<import("./protocol.js").Solved>}
   */
  async solve(puzzle, options) {
    return solved(this.#sessions, puzzle, options);
  }

  /**
   * Solves many classic 9×9 puzzles on all cores and returns the answers in the order of the puzzles. Rejects with
   * "bad-symbol" or "wrong-length" at the first entry that is not a puzzle; `details.index` is its index, from 0.
   * @param {import("./puzzle-source.js").Puzzles} puzzles
   * @param {import("./blocks.js").BatchOptions} [options]
   * @returns {Promise<import("./answers.js").Answers>}
   */
  async solveBatch(puzzles, options) {
    const blocks = [];
    for await (const block of blocksOf(this.#sessions, puzzles, checkedOptions("solveBatch", options)))
      blocks.push(block);
    return (await loadMany()).joined(blocks);
  }

  /**
   * Solves like `solveBatch`, but yields blocks of some hundred answers as soon as they are found, in order. Memory
   * does not grow with the number of puzzles. Leaving the loop ends the work.
   * @param {import("./puzzle-source.js").Puzzles} puzzles
   * @param {import("./blocks.js").BatchOptions} [options]
   * @returns {AsyncGenerator<import("./answers.js").Answers>}
   */
  async *solveBlocks(puzzles, options) {
    yield* blocksOf(this.#sessions, puzzles, checkedOptions("solveBlocks", options));
  }

  /**
   * Returns the version, the instruction set that solves batches ("wasm": SIMD of WebAssembly), how many workers solve
   * a batch, and whether there are workers at all: without them, calls block the calling thread.
   * @returns {Promise<{version: string, backend: string, workers: number, isInWorkers: boolean}>}
   */
  async about() {
    return {
      ...(await this.#sessions.call("about", [])),
      workers: this.#sessions.workers,
      isInWorkers: this.#sessions.isInWorkers,
    };
  }

  /**
   * Yields every solution, in an order that the puzzle alone decides. Leaving the loop cancels the search.
   * @param {Puzzle} puzzle
   * @param {OptionsWithRules & {limit?: number}} [options]
   * @returns {import("./enumerate.js").Solutions}
   */
  solutions(puzzle, options) {
    return allSolutions(this.#sessions, puzzle, options, SLICE_MILLISECONDS);
  }

  /**
   * Counts the solutions. For a 9×9 puzzle of givens alone without a limit: exactly, in seconds at most. Otherwise by
   * search, which may take for ever: pass a signal; `exact` is false when the count reached `limit`. With `estimate`:
   * an estimate and its 95 % interval, in seconds up to 16×16; rejects with "no-estimate" when the random samples met
   * no solution.
   * @param {Puzzle} puzzle @param {OptionsWithRules & {limit?: number, estimate?: boolean, seed?: number}} [options]
   * @returns {Promise<import("./protocol.js").Counted>}
   */
  async count(puzzle, options) {
    return counted(this.#sessions, puzzle, options);
  }

  /**
   * Returns for each cell the digits that occur in at least one solution; with `weights` also the number of solutions
   * with each digit: exactly for 9×9 puzzles of givens alone, from the first `limit` solutions for others. For a puzzle
   * with rules of its own, each of these numbers is at most `limit`, 8 by default.
   * @param {Puzzle} puzzle @param {OptionsWithRules & {weights?: boolean, limit?: number}} [options]
   * @returns {Promise<import("./protocol.js").Candidates>}
   */
  async candidates(puzzle, options) {
    return candidatesOf(this.#sessions, puzzle, options);
  }

  /**
   * Finds a small set of rules, givens and given candidates that have no solution together. `nodes` limits the work: a
   * node is one search.
   * @param {Puzzle} puzzle
   * @param {OptionsWithRules & {nodes?: number}} [options]
   * @returns {Promise<import("./protocol.js").RulesAtFault>}
   */
  async rulesAtFault(puzzle, options) {
    const checked = checkedOptions("rulesAtFault", options);
    return leased(this.#sessions, checked, (lease, report) =>
      lease.call("askRules", faultQuestion(puzzle, checked, report)),
    );
  }

  /**
   * Finds the rules, givens and given candidates that a puzzle with one solution does not need.
   * @param {Puzzle} puzzle
   * @param {OptionsWithRules & {seed?: number, nodes?: number}} [options]
   * @returns {Promise<import("./protocol.js").UnnecessaryRules>}
   */
  async unnecessaryRules(puzzle, options) {
    const checked = checkedOptions("unnecessaryRules", options);
    return leased(this.#sessions, checked, (lease, report) =>
      lease.call("askRules", needQuestion(puzzle, checked, report)),
    );
  }

  /**
   * Draws a solution at random, each with the same probability. Other puzzles than 9×9 ones of givens alone may have at
   * most `limit` solutions: with more it rejects with "too-many-solutions". Rejects with "no-solution" when there is
   * none.
   * @param {Puzzle} puzzle @param {PuzzleOptions & {seed?: number, limit?: number}} [options]
   * @returns {Promise<import("./protocol.js").Completed>}
   */
  async complete(puzzle, options) {
    return completed(this.#sessions, puzzle, options);
  }

  /**
   * Proves that the puzzle has one solution, or none: texts that a program checks which knows nothing of sudoku, such
   * as drat-trim. Rejects with "layout-too-large" for more than 4 million clauses (25×25 has 690,000), and with
   * "proof-too-large" for a proof of more than 100 MB.
   * @param {Puzzle} puzzle @param {PuzzleOptions} [options]
   * @returns {Promise<import("./protocol.js").Proof>}
   */
  async proof(puzzle, options) {
    return proven(this.#sessions, puzzle, options);
  }

  /**
   * Turns the puzzle into an isomorphic one: by `steps` ("swap-rows:1,2;transpose", see docs/command-line.md), or
   * without `steps` at random.
   * @param {Puzzle} puzzle @param {PuzzleOptions & {steps?: string, seed?: number}} [options]
   * @returns {Promise<import("./protocol.js").Transformed>}
   */
  async transform(puzzle, options) {
    return transformed(this.#sessions, puzzle, options);
  }

  /**
   * Returns the canonical form, which is the same for all isomorphic puzzles (for 9×9 the min-lex form), and the number
   * of automorphisms of the puzzle.
   * @param {Puzzle} puzzle @param {PuzzleOptions} [options]
   * @returns {Promise<import("./protocol.js").Transformed & {automorphisms: bigint}>}
   */
  async canonical(puzzle, options) {
    return canonicalForm(this.#sessions, puzzle, options);
  }

  /**
   * Returns the steps that turn the first puzzle into the second, or null when the puzzles are not isomorphic.
   * @param {Puzzle} first @param {Puzzle} second @param {PuzzleOptions} [options]
   * @returns {Promise<string | null>}
   */
  async isomorphism(first, second, options) {
    return stepsBetween(this.#sessions, first, second, options);
  }

  /**
   * Returns the next step that the allowed techniques find, or null when they find none. Techniques that assume a
   * unique solution are left out when the givens have several. Rejects with "conflict", "no-solution", "mistakes" or
   * "broken" where a step would be wrong.
   * @param {import("./teacher-input.js").State} state @param {import("./teacher-input.js").OrderOptions} [options]
   * @returns {Promise<import("./protocol.js").Step | null>}
   */
  async hint(state, options) {
    return taught(this.#sessions, "hint", state, options);
  }

  /**
   * Returns all steps that the allowed techniques find in the state, easiest technique first. Rejects like `hint`.
   * @param {import("./teacher-input.js").State} state @param {import("./teacher-input.js").TeachingOptions} [options]
   * @returns {Promise<import("./protocol.js").Steps>}
   */
  async steps(state, options) {
    return stepsIn(await taught(this.#sessions, "steps", state, options), options?.signal);
  }

  /**
   * Returns the steps from the state to the solution, each what `hint` returns at its time. The array also has the
   * properties `solved` (false when the allowed techniques got stuck), `level`, and `hardest`, the id of the hardest
   * technique; both are null when there was no step. `stoppedAt` is the id of the first technique that a limit of work
   * left unsearched, or null: the path ended there (`stopped`), or an easier path may exist. Rejects like `hint`.
   * @param {import("./teacher-input.js").State} state @param {import("./teacher-input.js").OrderOptions} [options]
   * @returns {Promise<import("./protocol.js").Path>}
   */
  async path(state, options) {
    const {
      steps,
      solved: isSolved,
      stopped: isStopped,
      stoppedAt = null,
      level,
      hardest,
      unreadRules,
    } = await taught(this.#sessions, "path", state, options);
    return naming(
      Object.assign(steps, { solved: isSolved, stopped: isStopped, stoppedAt, level, hardest }),
      unreadRules,
    );
  }

  /**
   * Rates a 9×9 puzzle as Sudoku Explainer 1.2.1 does; of a library line, its givens. Rejects with "layout-not-classic"
   * for other layouts. With `steps`, the result also has the steps of the rating. `nodes` limits the work: a node is
   * one search.
   * @param {Puzzle} puzzle @param {PuzzleOptions & {steps?: boolean, nodes?: number}} [options]
   * @returns {Promise<import("./protocol.js").Rating>}
   */
  async rate(puzzle, options) {
    return rated(this.#sessions, puzzle, options);
  }

  /**
   * Returns the wrong digits and the wrongly removed candidates, judged by the solution of the givens.
   * @param {import("./teacher-input.js").State} state
   * @param {Options} [options]
   * @returns {Promise<import("./protocol.js").Mistakes>}
   */
  async mistakes(state, options) {
    return mistakesIn(this.#sessions, state, options);
  }

  /**
   * Returns a position in which the teacher takes the technique, in a puzzle that needs nothing harder; for techniques
   * that hardly any path shows, a position that no technique of an easier level solves. `answers` are all steps of the
   * technique in the position. Rejects with "not-found" when `attempts` puzzles had no such position.
   * @param {{technique: string, seed?: number, edition?: 1 | 2, attempts?: number} & Options} goal
   * @returns {Promise<import("./protocol.js").Exercise>}
   */
  async practice(goal) {
    return exerciseOf(this.#sessions, goal);
  }

  /**
   * Makes a puzzle that meets a goal: the same goal, seed and index give the same puzzle everywhere. Rejects with
   * "not-found" when `attempts` attempts did not meet the goal; `details` then has `tried` and the `nearest` puzzle. A
   * goal with rules is one of generateWithRules().
   * @overload @param {import("./rule-making.js").RuleGoal & import("./rule-making.js").RuleRun} goal @returns
   *   {Promise<import("./rule-making.js").GeneratedWithRules>}
   * @overload @param {import("./goal.js").Goal & {seed?: number, index?: number, signal?: AbortSignal, onProgress?:
   *   (progress: import("./search.js").SearchProgress) => unknown}} [goal] @returns
   *   {Promise<import("./protocol.js").Generated>}
   * @param {any} [goal] @returns {Promise<any>}
   */
  async generate(goal) {
    if (Object(goal).rules !== undefined) return this.generateWithRules(goal);
    const { index = 0, signal, onProgress, ...checked } = checkedOptions("generate", goal);
    const written = writtenGoal(checked);
    const made = await leased(this.#sessions, { signal, onProgress }, (lease, report) =>
      lease.call("generate", [written, index, report]),
    );
    return { ...made, seed: written.seed, index, ...faceOf(written) };
  }

  /**
   * Makes a puzzle with rules of its own, or completes one that is drawn.
   * @param {import("./rule-making.js").RuleGoal & import("./rule-making.js").RuleRun} goal
   */
  async generateWithRules(goal) {
    const { index = 0, signal, onProgress, ...checked } = checkedOptions("generateWithRules", goal);
    return leased(this.#sessions, { signal, onProgress }, (lease, report) =>
      madeWithRules(lease, checked, index, report),
    );
  }

  /**
   * Yields the puzzles `first`, `first + 1` … of a goal, made by all workers, in order. Leaving the loop ends the work.
   * At a puzzle that is not found the loop throws "not-found"; its `details` have the `index`. A goal with rules is one
   * of generateWithRules().
   * @overload
   * @param {import("./rule-making.js").RuleGoal & import("./making.js").SeriesRun} goal
   * @param {import("./making.js").Series} [options]
   * @returns {AsyncGenerator<import("./rule-making.js").GeneratedWithRules>}
   * @overload
   * @param {import("./goal.js").Goal & import("./making.js").SeriesRun} [goal]
   * @param {import("./making.js").Series} [options]
   * @returns {AsyncGenerator<import("./protocol.js").Generated>}
   * @param {any} [goal] @param {import("./making.js").Series} [options] @returns {AsyncGenerator<any>}
   */
  puzzles(goal, options) {
    return this.#puzzles(goal, options);
  }

  /** @param {any} goal @param {import("./making.js").Series} [options] @returns {AsyncGenerator<any>} */
  async *#puzzles(goal, options) {
    yield* (await loadMany()).makeSeries(this.#sessions, goal, options, SLICE_MILLISECONDS);
  }

  /**
   * Draws random regions for a jigsaw, each in one piece, that some full grid fits. Returns the name of the layout.
   * @param {number} side from 4 to 16 @param {{seed?: number, signal?: AbortSignal}} [options]
   * @returns {Promise<{layout: string, seed: number}>}
   */
  async randomRegions(side, options) {
    const { seed = randomSeed(), ...checked } = checkedOptions("randomRegions", options);
    requireKind("The side", sideKind, side);
    const { layout } = await leased(this.#sessions, checked, (lease) => lease.call("randomRegions", [side, seed]));
    return { layout, seed };
  }

  /**
   * Reads the puzzle of a picture. `unread` of the reading says when the network for handwriting could not be loaded.
   * Rejects with "bad-picture" when the browser cannot decode the picture.
   * @param {import("./pixels.js").Picture} picture
   * @param {{outline?: import("./protocol.js").ChosenOutline, signal?: AbortSignal}} [options] `outline`: which grid
   * @returns {Promise<import("./protocol.js").PictureReading>}
   */
  async read(picture, options) {
    const checked = checkedOptions("read", options);
    requireKind("The picture", pictureKind, picture);
    return (await loadPictures()).readPicture(this.#sessions, picture, checked);
  }

  /**
   * Finds the grids in a picture without reading them: fast enough for each frame of a camera.
   * @param {import("./pixels.js").Picture} picture
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("./protocol.js").GridsFound>}
   */
  async findGrid(picture, options) {
    const { signal } = checkedOptions("findGrid", options);
    requireKind("The picture", pictureKind, picture);
    return (await loadPictures()).gridsIn(this.#sessions, picture, signal);
  }

  /** Ends the workers. Calls under way, and later calls, reject with "closed". */
  close() {
    this.#sessions.close();
  }
}
