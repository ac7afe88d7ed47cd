import { estimated, inCells } from "./big-counts.js";
import { allSolutions } from "./enumerate.js";
import { writtenGoal } from "./goal.js";
import {
  finite,
  isShort,
  randomSeed,
  readable,
  readableFormat,
  readableHeaders,
  readablePuzzle,
} from "./puzzle-input.js";
import {
  faultQuestion,
  isOfRules,
  needQuestion,
  candidatesWithRules,
  unlessOfRules,
  withRules,
  writeQuestion,
} from "./own-rules.js";
import { checkedOptions, picture as pictureKind, requireKind, side as sideKind, text as textKind } from "./options.js";
import { loadError } from "./load.js";
import { madeWithRules } from "./rule-making.js";
import { handedPicture } from "./pixels.js";
import { byReader, puzzleOf, reread, stateOf } from "./rereading.js";
import { reporting } from "./stop.js";
import { isSmall, listOf, readableState, stepsIn } from "./teacher-input.js";

/** @typedef {import("./puzzle-input.js").Puzzle} Puzzle */
/** @typedef {(progress: any) => Promise<void>} Report */
/** @typedef {{call(method: string, values: any[]): Promise<any>}} Lease */

/** @typedef {import("./options.js").Options} Options */
/** @typedef {import("./options.js").PuzzleOptions} PuzzleOptions */
/** @typedef {import("./options.js").OptionsWithRules} OptionsWithRules */

/**
 * Worker: time between two progress reports. Page without workers: how long the page waits for a slice, well below 50
 * ms.
 */
const SLICE_MILLISECONDS = 20;
/**
 * `candidates` and `complete` enumerate at most this many solutions of a grid that cannot be counted by contraction.
 */
const MAX_ENUMERATED = 1_000_000;

const loadMany = () =>
  import("./many.js").catch((cause) => {
    throw loadError(cause);
  });

/** The engine as callers see it; docs/javascript.md describes its methods. Every failure is a NonetError. */
export class Engine {
  #sessions;

  /** @param {import("./pool.js").WorkerPool | import("./local.js").LocalSessions} sessions */
  constructor(sessions) {
    this.#sessions = sessions;
  }

  /**
   * @param {Puzzle} text
   * @param {Options & {rules?: string | readonly string[]}} [options]
   * @returns {Promise<import("./protocol.js").Parsed>}
   */
  async parse(text, options) {
    const checked = checkedOptions("parse", options);
    const read = withRules(text, checked);
    const parsed = read.rules.trim()
      ? null
      : await this.#sessions.call("parse", readable(text, checked), checked.signal).catch(unlessOfRules);
    return parsed ?? this.#sessions.call("parseRules", [read], checked.signal);
  }

  /**
   * Reads a text with several puzzles. A text that is no puzzle becomes an error of the result, and the other puzzles
   * are read. The module of rules reads the whole text where the solver's module meets rules.
   * @param {string} text @param {Options & {limit?: number}} [options] `limit`: of puzzles and errors together
   * @returns {Promise<import("./protocol.js").ParsedAll>}
   */
  async parseAll(text, options) {
    const { limit = 1000, ...checked } = checkedOptions("parseAll", options);
    requireKind("The text", textKind, text);
    const values = [...readable(text, checked), limit];
    return this.#leased(checked, async (lease) => {
      const read = await lease.call("parseAll", values);
      return read.errors.some(isOfRules) ? lease.call("parseAllRules", values) : read;
    });
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
    const { content = "all", ...checked } = checkedOptions("format", options);
    const [text, layout, ...rest] = readableState(state, checked);
    const values = [text, layout, readableFormat(name), ...rest, readableHeaders(state), content];
    return (await this.#sessions.call("format", values, checked.signal)).text;
  }

  /**
   * Writes a puzzle with all its rules on one line for another program. Rejects with "format-cannot-hold":
   * `details.rule` is the first rule that the format cannot say; absent for the layout.
   * @param {Puzzle} puzzle
   * @param {"f-puzzles" | "f-puzzles-link" | "sudoku-solver"} name
   * @param {OptionsWithRules} [options]
   * @returns {Promise<string>}
   */
  async formatWithRules(puzzle, name, options) {
    const checked = checkedOptions("formatWithRules", options);
    return (
      await this.#leased(checked, (lease, report) =>
        lease.call("askRules", writeQuestion(puzzle, checked, name, report)),
      )
    ).text;
  }

  /**
   * Finds up to `limit` solutions: 2 by default, enough to know whether the solution is unique; at most 10 000.
   * @param {Puzzle} puzzle @param {OptionsWithRules & {limit?: number}} [options]
   * @returns {Promise<import("./protocol.js").Solved>}
   */
  async solve(puzzle, options) {
    const { limit = 2, ...checked } = checkedOptions("solve", options);
    const ofRules = (/** @type {import("./own-rules.js").PuzzleWithRules} */ rulePuzzle) =>
      this.#leased(checked, (lease, report) =>
        lease.call("solveRules", [rulePuzzle, limit, SLICE_MILLISECONDS, report]),
      );
    return byReader(puzzle, checked, ofRules, async (read) => {
      const parsed = await this.#sessions.call("parse", [read[0], read[1]], checked.signal);
      if (isShort(parsed, limit)) return this.#sessions.call("solve", [...read, limit], checked.signal);
      return this.#leased(checked, (lease) => lease.call("solve", [...read, limit]));
    });
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
    for await (const block of this.#blocks(puzzles, checkedOptions("solveBatch", options))) blocks.push(block);
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
    yield* this.#blocks(puzzles, checkedOptions("solveBlocks", options));
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
   * @returns {AsyncIterableIterator<string>}
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
    const { limit, estimate = false, seed = 0, ...checked } = checkedOptions("count", options);
    const most = finite(limit ?? Infinity);
    const read = readablePuzzle(puzzle, checked);
    if (estimate)
      return this.#leased(checked, async (lease, report) =>
        estimated(await lease.call("run", ["estimate", [...read, seed], report])),
      );
    const searched = (/** @type {string} */ opening, /** @type {any[]} */ values) =>
      this.#leased(checked, (lease, report) =>
        lease.call(opening, values).then(() => lease.call("count", [most, SLICE_MILLISECONDS, report])),
      );
    return byReader(
      puzzle,
      checked,
      (rulePuzzle) => searched("openRules", [rulePuzzle]),
      () =>
        this.#leased(checked, async (lease, report) => {
          if (limit === undefined && (await lease.call("isOfGivensAlone", read))) {
            const counted = await lease.call("run", ["exactCount", read, report]);
            return { count: BigInt(counted.count), exact: counted.exact };
          }
          await lease.call("open", read);
          return lease.call("count", [most, SLICE_MILLISECONDS, report]);
        }),
    );
  }

  /**
   * Returns for each cell the digits that occur in at least one solution; with `weights` also the number of solutions
   * with each digit: exactly for 9×9 puzzles of givens alone, from the first `limit` solutions for others. For a puzzle
   * with rules of its own, each of these numbers is at most `limit`, 8 by default.
   * @param {Puzzle} puzzle @param {OptionsWithRules & {weights?: boolean, limit?: number}} [options]
   * @returns {Promise<import("./protocol.js").Candidates>}
   */
  async candidates(puzzle, options) {
    const { limit = MAX_ENUMERATED, weights: wanted = false, ...checked } = checkedOptions("candidates", options);
    const ofRules = (/** @type {import("./own-rules.js").PuzzleWithRules} */ rulePuzzle) =>
      this.#leased(checked, (lease, report) =>
        candidatesWithRules(lease, rulePuzzle, { weights: wanted, limit: options?.limit }, report),
      );
    return byReader(puzzle, checked, ofRules, (read) =>
      this.#leased(checked, async (lease, report) => {
        const { candidates } = await lease.call("run", ["candidates", read, report]);
        if (!wanted) return { candidates };
        const { weights, exact } = await lease.call("run", ["weights", [...read, finite(limit)], report]);
        return { candidates, weights: inCells(weights, candidates.length), exact };
      }),
    );
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
    return this.#leased(checked, (lease, report) => lease.call("askRules", faultQuestion(puzzle, checked, report)));
  }

  /**
   * Finds the rules, givens and given candidates that a puzzle with one solution does not need.
   * @param {Puzzle} puzzle
   * @param {OptionsWithRules & {seed?: number, nodes?: number}} [options]
   * @returns {Promise<import("./protocol.js").UnnecessaryRules>}
   */
  async unnecessaryRules(puzzle, options) {
    const checked = checkedOptions("unnecessaryRules", options);
    return this.#leased(checked, (lease, report) => lease.call("askRules", needQuestion(puzzle, checked, report)));
  }

  /**
   * Draws a solution at random, each with the same probability. Other puzzles than 9×9 ones of givens alone may have at
   * most `limit` solutions: with more it rejects with "too-many-solutions". Rejects with "no-solution" when there is
   * none.
   * @param {Puzzle} puzzle @param {PuzzleOptions & {seed?: number, limit?: number}} [options]
   * @returns {Promise<import("./protocol.js").Completed>}
   */
  async complete(puzzle, options) {
    const { seed = randomSeed(), limit = MAX_ENUMERATED, ...checked } = checkedOptions("complete", options);
    return reread(this, puzzle, checked, puzzleOf, async (given) => {
      const values = [...readablePuzzle(given, checked), seed, finite(limit)];
      const { solution, count } = await this.#leased(checked, (lease, report) =>
        lease.call("run", ["complete", values, report]),
      );
      return { solution, count: BigInt(count), seed };
    });
  }

  /**
   * Turns the puzzle into an isomorphic one: by `steps` ("swap-rows:1,2;transpose", see docs/command-line.md), or
   * without `steps` at random.
   * @param {Puzzle} puzzle @param {PuzzleOptions & {steps?: string, seed?: number}} [options]
   * @returns {Promise<import("./protocol.js").Transformed>}
   */
  async transform(puzzle, options) {
    const { steps, seed = randomSeed(), ...checked } = checkedOptions("transform", options);
    const [name, last] = steps === undefined ? ["transformAtRandom", seed] : ["transform", steps];
    return reread(this, puzzle, checked, puzzleOf, async (given) =>
      this.#sessions.call("ask", [name, [...readablePuzzle(given, checked), last]], checked.signal),
    );
  }

  /**
   * Returns the canonical form, which is the same for all isomorphic puzzles (for 9×9 the min-lex form), and the number
   * of automorphisms of the puzzle.
   * @param {Puzzle} puzzle @param {PuzzleOptions} [options]
   * @returns {Promise<import("./protocol.js").Transformed & {automorphisms: bigint}>}
   */
  async canonical(puzzle, options) {
    const checked = checkedOptions("canonical", options);
    const form = await reread(this, puzzle, checked, puzzleOf, async (given) =>
      this.#asked(checked, "canonical", readablePuzzle(given, checked)),
    );
    return { ...form, automorphisms: BigInt(form.automorphisms) };
  }

  /**
   * Returns the steps that turn the first puzzle into the second, or null when the puzzles are not isomorphic.
   * @param {Puzzle} first @param {Puzzle} second @param {PuzzleOptions} [options]
   * @returns {Promise<string | null>}
   */
  async isomorphism(first, second, options) {
    const checked = checkedOptions("isomorphism", options);
    const [text, layout, listed] = readablePuzzle(first, checked);
    const [other, , otherListed] = readablePuzzle(second, checked);
    return (await this.#asked(checked, "isomorphism", [text, other, layout, listed, otherListed])).steps;
  }

  /**
   * Returns the easiest step that the allowed techniques find, or null when they find none. Techniques that assume a
   * unique solution are left out when the givens have several. Rejects with "conflict", "no-solution", "mistakes" or
   * "broken" where a step would be wrong.
   * @param {import("./teacher-input.js").State} state @param {import("./teacher-input.js").TeachingOptions} [options]
   * @returns {Promise<import("./protocol.js").Step | null>}
   */
  async hint(state, options) {
    return this.#teach("hint", state, options);
  }

  /**
   * Returns all steps that the allowed techniques find in the state, easiest technique first. Rejects like `hint`.
   * @param {import("./teacher-input.js").State} state @param {import("./teacher-input.js").TeachingOptions} [options]
   * @returns {Promise<import("./protocol.js").Step[]>}
   */
  async steps(state, options) {
    return stepsIn(await this.#teach("steps", state, options), options?.signal);
  }

  /**
   * Returns the steps from the state to the solution, each the easiest at its time. The array also has the properties
   * `solved` (false when the allowed techniques got stuck), `level`, and `hardest`, the id of the hardest technique;
   * both are null when there was no step. Rejects like `hint`.
   * @param {import("./teacher-input.js").State} state @param {import("./teacher-input.js").TeachingOptions} [options]
   * @returns {Promise<import("./protocol.js").Path>}
   */
  async path(state, options) {
    const { steps, solved, level, hardest } = await this.#teach("path", state, options);
    return Object.assign(steps, { solved, level, hardest });
  }

  /**
   * Rates a 9×9 puzzle as Sudoku Explainer 1.2.1 does; of a library line, its givens. Rejects with "layout-not-classic"
   * for other layouts. With `steps`, the result also has the steps of the rating. `nodes` limits the work: a node is
   * one search.
   * @param {Puzzle} puzzle @param {PuzzleOptions & {steps?: boolean, nodes?: number}} [options]
   * @returns {Promise<import("./protocol.js").Rating>}
   */
  async rate(puzzle, options) {
    const { steps = false, nodes = Infinity, ...checked } = checkedOptions("rate", options);
    return reread(this, puzzle, checked, puzzleOf, async (given) => {
      const values = [...readablePuzzle(given, checked), steps, finite(nodes)];
      return this.#leased(checked, (lease, report) => lease.call("rate", [...values, report]));
    });
  }

  /**
   * Returns the wrong digits and the wrongly removed candidates, judged by the solution of the givens.
   * @param {import("./teacher-input.js").State} state
   * @param {Options} [options]
   * @returns {Promise<import("./protocol.js").Mistakes>}
   */
  async mistakes(state, options) {
    const checked = checkedOptions("mistakes", options);
    return reread(this, state, checked, stateOf, async (given) =>
      this.#asked(checked, "mistakes", readableState(given, checked)),
    );
  }

  /**
   * Returns a position in which the teacher takes the technique, in a puzzle that needs nothing harder; for techniques
   * that hardly any path shows, a position that no technique of an easier level solves. `answers` are all steps of the
   * technique in the position. Rejects with "not-found" when `attempts` puzzles had no such position.
   * @param {{technique: string, seed?: number, attempts?: number} & Options} goal
   * @returns {Promise<import("./protocol.js").Exercise>}
   */
  async practice(goal) {
    const { signal, onProgress, ...checked } = checkedOptions("practice", goal);
    const { technique } = checked;
    requireKind('Option "technique" of practice()', textKind, technique);
    const written = writtenGoal(checked);
    const exercise = await this.#leased({ signal, onProgress }, (lease, report) =>
      lease.call("practice", [written, technique, report]),
    );
    return { ...exercise, technique, seed: written.seed };
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
    const made = await this.#leased({ signal, onProgress }, (lease, report) =>
      lease.call("generate", [written, index, report]),
    );
    return { ...made, seed: written.seed, index };
  }

  /**
   * Makes a puzzle with rules of its own, or completes one that is drawn.
   * @param {import("./rule-making.js").RuleGoal & import("./rule-making.js").RuleRun} goal
   */
  async generateWithRules(goal) {
    const { index = 0, signal, onProgress, ...checked } = checkedOptions("generateWithRules", goal);
    return this.#leased({ signal, onProgress }, (lease, report) => madeWithRules(lease, checked, index, report));
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
    const { layout } = await this.#leased(checked, (lease) => lease.call("randomRegions", [side, seed]));
    return { layout, seed };
  }

  /**
   * Reads the puzzle of a picture. Rejects with "bad-picture" when the browser cannot decode it.
   * @param {import("./pixels.js").Picture} picture
   * @param {{outline?: number, signal?: AbortSignal}} [options] `outline`: the place of the grid among the `outlines`
   *   of an earlier reading
   * @returns {Promise<import("./protocol.js").PictureReading>}
   */
  async read(picture, options) {
    const { outline = -1, signal } = checkedOptions("read", options);
    requireKind("The picture", pictureKind, picture);
    return this.#sessions.call("look", ["read", ...handedPicture(picture), outline], signal);
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
    return this.#sessions.call("look", ["find", ...handedPicture(picture), -1], signal);
  }

  /** Ends the workers. Calls under way, and later calls, reject with "closed". */
  close() {
    this.#sessions.close();
  }

  /**
   * @param {import("./puzzle-source.js").Puzzles} puzzles
   * @param {import("./blocks.js").BatchOptions} options checked
   */
  async *#blocks(puzzles, { limit = 2, signal, onProgress, workers = Infinity, lockstep = true }) {
    const atMost = Math.min(workers, this.#sessions.workers);
    const options = { limit, lockstep, signal, workers: atMost, milliseconds: SLICE_MILLISECONDS };
    const { solveInBlocks, sourceOf } = await loadMany();
    for await (const { answers, share } of solveInBlocks(this.#sessions, sourceOf(puzzles), options)) {
      await onProgress?.({ fraction: share, puzzles: answers.first + answers.length });
      yield answers;
    }
  }

  /**
   * @param {"hint" | "steps" | "path"} method
   * @param {import("./teacher-input.js").State} state
   * @param {import("./teacher-input.js").TeachingOptions} [options]
   */
  async #teach(method, state, options) {
    const { allowed, givens = "", ...checked } = checkedOptions(method, options);
    return reread(this, state, checked, stateOf, async (given) => {
      const values = [method, readableState(given, checked), listOf(allowed), givens];
      if (method === "hint" && isSmall(given)) return this.#sessions.call("teach", values, checked.signal);
      return this.#leased(checked, (lease, report) => lease.call("teach", [...values, report]));
    });
  }

  /** @param {Options} options checked @param {string} name @param {any[]} values */
  #asked(options, name, values) {
    return this.#leased(options, (lease) => lease.call("ask", [name, values]));
  }

  /**
   * Does long work in a session of its own.
   * @template T
   * @param {Options} options checked
   * @param {(lease: Lease, report: Report) => Promise<T>} work
   * @returns {Promise<T>}
   */
  #leased(options, work) {
    return reporting(options, async (signal, report) => {
      const lease = await this.#sessions.lease(signal);
      return work(lease, report).finally(() => lease.release());
    });
  }
}
