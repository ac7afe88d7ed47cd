import { allOf, answer } from "./module-answers.js";
import { BlockRoom } from "./block-room.js";
import { toPlain } from "./error.js";
import { isJudged, isRated } from "./goal.js";
import { firstDrafts, searchExercise, searchPuzzle } from "./search.js";
import { inPieces, rarely } from "./reports.js";
import { classKeysOf } from "./class-keys.js";
import { judgeOf } from "./rule-making.js";
import { hasRules, naming } from "./own-rules.js";
import { SolutionSlices } from "./solution-slices.js";
import { piecesOf } from "./teacher-input.js";
import { looked, teachHandwriting } from "./vision.js";

/**
 * @template T
 * @typedef {import("./module-answers.js").Answer<T>} Answer
 */
/** @typedef {import("./protocol.js").Glue} Glue */
/** @typedef {import("./protocol.js").Progress} Progress */
/** @typedef {import("./own-rules.js").PuzzleWithRules} PuzzleWithRules */
/** @typedef {import("./goal.js").WrittenGoal} WrittenGoal */
/** @typedef {import("./search.js").SearchProgress} SearchProgress */

const CLASSIC = "3x3";

/**
 * The WebAssembly modules as one caller uses them: its synchronous functions, and at most one open stream of solutions.
 * A session lives in a worker, or in the page if there are no workers.
 */
export class Session {
  /** @type {Glue} */
  #glue;
  /** The modules that were loaded beside the solver's. @type {Partial<import("./parts.js").Parts>} */
  #parts = {};
  #solutions = new SolutionSlices();
  #blocks;

  /** @param {Glue} glue */
  constructor(glue) {
    this.#glue = glue;
    this.#blocks = new BlockRoom(glue);
  }

  /** @param {string} text @param {string} layout */
  parse(text, layout) {
    return answer(this.#glue.parse(text, layout));
  }

  /**
   * @param {string} text
   * @param {string} layout
   * @param {number} limit of puzzles and errors
   * @returns {Answer<import("./protocol.js").ParsedAll>}
   */
  parseAll(text, layout, limit) {
    return allOf(this.#glue.parseAll(text, layout, limit));
  }

  /**
   * The same by the module of rules, for a text in which the solver's module meets rules.
   * @param {string} text
   * @param {string} layout
   * @param {number} limit
   * @returns {Answer<import("./protocol.js").ParsedAll>}
   */
  parseAllRules(text, layout, limit) {
    return allOf(this.#part("rules").parseAll(text, layout, limit));
  }

  /** @param {Parameters<Glue["format"]>} values */
  format(...values) {
    return answer(this.#glue.format(...values));
  }

  /** @param {string} text @param {string} layout @param {string} candidates @param {number} limit */
  solve(text, layout, candidates, limit) {
    return answer(this.#glue.solve(text, layout, candidates, limit));
  }

  /** Random regions of a grid, as the name of a layout. @param {number} side @param {number} seed */
  randomRegions(side, seed) {
    return answer(this.#glue.randomRegions(side, seed));
  }

  about() {
    return { value: { version: this.#glue.version(), backend: this.#glue.batchBackend() } };
  }

  /** Solves many classic puzzles at once. @param {Parameters<BlockRoom["solve"]>} values */
  solveBlock(...values) {
    return this.#blocks.solve(...values);
  }

  /** Opens the stream for `next` and `count`. @param {string} text @param {string} layout @param {string} candidates */
  open(text, layout, candidates) {
    this.end();
    const opened = this.#glue.SolutionStream.open(text, layout, candidates);
    if (opened.error) return { error: toPlain(opened.error) };
    this.#solutions.take(opened.stream);
    return { value: null };
  }

  /** Opens the stream of a puzzle with rules of its own. @param {PuzzleWithRules} puzzle */
  openRules(puzzle) {
    this.end();
    const opened = this.#part("rules").RuleSolutions.open(puzzle);
    if (opened.error) return answer(opened);
    const { stream, conflicts, unreadRules } = opened;
    this.#solutions.take(stream);
    return { value: { conflicts, unreadRules } };
  }

  /**
   * Solves a puzzle with rules of its own, in slices.
   * @param {PuzzleWithRules} puzzle @param {number} limit @param {number} milliseconds @param {(progress: Progress) =>
   *   unknown} report
   */
  async solveRules(puzzle, limit, milliseconds, report) {
    const opened = this.openRules(puzzle);
    return "value" in opened
      ? { value: await this.#solutions.solve(limit, milliseconds, report, opened.value) }
      : opened;
  }

  /** Further solutions of the open stream. @param {Parameters<SolutionSlices["next"]>} values */
  next(...values) {
    return { value: this.#solutions.next(...values) };
  }

  /** Counts what is left of the open stream. @param {Parameters<SolutionSlices["count"]>} values */
  async count(...values) {
    return { value: await this.#solutions.count(...values) };
  }

  /** @param {PuzzleWithRules} puzzle */
  parseRules(puzzle) {
    return answer(this.#part("rules").parse(puzzle));
  }

  /**
   * Calls a function of the module of rules that blocks the thread until it ends.
   * @param {"counts" | "fault" | "unnecessary" | "write"} name @param {PuzzleWithRules} puzzle @param {(number |
   *   string)[]} rest @param {(progress: Progress) => unknown} report
   */
  askRules(name, puzzle, rest, report) {
    return answer(/** @type {any} */ (this.#part("rules"))[name](puzzle, ...rest, rarely(report)));
  }

  /**
   * Makes a puzzle with rules of its own. With levels, the module of rules asks the teacher's module for rules about
   * the puzzles that it makes.
   * @param {object} goal @param {string} levels a level, or a range of levels; empty for any @param {number} seed
   *   @param {number} index @param {(progress: Progress) => unknown} report
   */
  makeRuled(goal, levels, seed, index, report) {
    const judge = levels ? judgeOf(this.#part("rulesTeacher"), levels, rarely(report)) : null;
    const made = answer(this.#part("rules").make(goal, seed, index, rarely(report), judge));
    return "value" in made && judge ? { value: { ...made.value, ...judge.figures() } } : made;
  }

  /**
   * Whether a puzzle is a 9×9 grid of givens alone, which can be counted without a search.
   * @param {string} text
   * @param {string} layout
   * @param {string} candidates
   */
  isOfGivensAlone(text, layout, candidates) {
    const puzzle = this.#glue.numbers(text, layout, candidates);
    return puzzle.error ? answer(puzzle) : { value: puzzle.layout === CLASSIC && !hasGivenCandidates(puzzle) };
  }

  /**
   * Calls a function of the module that blocks the thread until it ends. It reports its progress a few times per
   * second.
   * @param {"exactCount" | "estimate" | "candidates" | "weights" | "complete" | "proof"} name
   * @param {any[]} values @param {(progress: Progress) => unknown} report
   */
  run(name, values, report) {
    const [text, layout, candidates, ...rest] = values;
    if (name === "candidates") return answer(this.#glue.candidates(text, layout, candidates, rarely(report)));
    const puzzle = this.#glue.numbers(text, layout, candidates);
    if (puzzle.error) return answer(puzzle);
    const analysis = this.#part("analysis");
    if (name === "estimate") return answer(analysis.estimate(puzzle, rest[0], rarely(report)));
    if (name === "proof") return answer(proofBy(analysis, puzzle, rarely(report)));
    if (puzzle.layout !== CLASSIC || hasGivenCandidates(puzzle))
      return answer(/** @type {any} */ (this.#glue)[name](...values, rarely(report)));
    // Only a search has a limit.
    if (name === "complete") return answer(analysis.complete(puzzle, rest[0], rarely(report)));
    return answer(analysis[name](puzzle, rarely(report)));
  }

  /**
   * Calls a function of the symmetry module, with puzzles as numbers, or "mistakes" of the module that solves the
   * puzzle. The values for the symmetry module are the text of each puzzle, the layout, what the candidates of each
   * text are, and the rest.
   * @param {"transform" | "transformAtRandom" | "canonical" | "isomorphism" | "mistakes"} name @param {any[]} values
   */
  ask(name, values) {
    if (name === "mistakes") {
      const found = this.#readerOf(values[0]).mistakes(.../** @type {[string, string, string, number[]]} */ (values));
      const answered = answer(found);
      return "value" in answered ? { value: naming(answered.value, found.unreadRules) } : answered;
    }
    const texts = name === "isomorphism" ? 2 : 1;
    const puzzles = values
      .slice(0, texts)
      .map((text, index) => this.#glue.numbers(text, values[texts], values[texts + 1 + index]));
    const wrong = puzzles.find(({ error }) => error) ?? (puzzles.some(hasGivenCandidates) ? CANDIDATES_GIVEN : null);
    return answer(
      wrong ?? /** @type {any} */ (this.#part("symmetry"))[name](...puzzles, ...values.slice(2 * texts + 1)),
    );
  }

  /**
   * From now on the calls can answer that need this part.
   * @template {import("./parts.js").PartName} N
   * @param {N} name @param {import("./parts.js").Parts[N]} glue
   */
  addPart(name, glue) {
    this.#parts[name] = glue;
  }

  /**
   * The solver's module reads the position, the teacher's module explains it. A puzzle with rules of its own has
   * modules of its own for both.
   * @param {"hint" | "steps" | "path"} name
   * @param {[text: string, layout: string, givens: string, masks: number[]]} position
   * @param {string} allowed ids of techniques with commas between them; all techniques when empty
   * @param {string} order of steps: "value" or "technique"
   * @param {string} known "unique" or "several" when the caller knows how many solutions the givens have; otherwise
   *   mistakes are looked for
   * @param {(progress: Progress) => unknown} report
   * @returns {Promise<Answer<any>>}
   */
  async teach(name, position, allowed, order, known, report) {
    const read = this.#readerOf(position[0]).position(...position, known);
    if (read.error) return answer(read);
    const teacher = hasRules(position[0]) ? this.#part("rulesTeacher") : this.#part("teacher");
    const answered = answer(
      name === "hint"
        ? teacher.hint(read, allowed, order)
        : await inPieces(teacher, teacher.begin(name, read, allowed, order), report),
    );
    if (!("value" in answered)) return answered;
    const { unreadRules } = read;
    const { obstacle, conflicts, mistakes, ...found } = answered.value;
    if (obstacle) return { error: toPlain({ code: obstacle, conflicts, ...mistakes }) };
    if (name === "path") return { value: naming(found, unreadRules) };
    if (name === "hint" && !found.step && found.stoppedAt)
      return { error: toPlain({ code: "search-limit", technique: found.stoppedAt }) };
    return { value: naming(name === "hint" ? found.step : { pieces: piecesOf(found.steps) }, unreadRules) };
  }

  /**
   * The solver's module judges whether the givens have exactly one solution, the rater's module rates them.
   * @param {string} text @param {string} layout @param {string} candidates
   * @param {boolean} steps whether the steps of the rating are wanted @param {number} nodes the rating ends after this
   *   many nodes
   * @param {(progress: Progress) => unknown} report
   * @returns {Answer<import("./protocol.js").Rating>}
   */
  rate(text, layout, candidates, steps, nodes, report) {
    const read = this.#glue.numbers(text, layout, candidates);
    if (read.error) return answer(read);
    if (hasGivenCandidates(read)) return answer(CANDIDATES_GIVEN);
    if (read.layout !== CLASSIC) return answer({ error: { code: "layout-not-classic" } });
    const { status } = this.#glue.solve(Array.from(read.cells).join(""), read.layout, "noted", 2);
    return answer(this.#part("rater").rate(read.cells, status, steps, nodes, rarely(report)));
  }

  /**
   * Makes a puzzle. A goal that the teacher judges needs the module of the teacher, and that of the rater if the puzzle
   * is to be rated.
   * @param {WrittenGoal} goal @param {number} index of the puzzle in the sequence of the seed
   * @param {(progress: SearchProgress) => unknown} report
   */
  generate(goal, index, report) {
    const judges = isJudged(goal)
      ? { teacher: this.#part("teacher"), rateUpTo: isRated(goal) ? this.#part("rater").rateUpTo : null }
      : null;
    return searchPuzzle(this.#glue, judges, goal, index, report, this.#isKnown(goal));
  }

  /**
   * Makes the puzzles `first` to `first + count - 1` of a seed, up to the first that is not found.
   * @param {WrittenGoal} goal @param {number} first @param {number} count @param {() => unknown} pause is awaited now
   *   and then
   * @returns {Promise<Answer<import("./protocol.js").MadeBlock>>}
   */
  async generateBlock(goal, first, count, pause) {
    const begun = performance.now();
    const made = firstDrafts(this.#glue, goal, first, count);
    /** @type {import("./error.js").PlainError | null} */
    let failure = null;
    for (let place = 0; place < count && !failure; place += 1) {
      if (made[place]) continue;
      const answered = await this.generate(goal, first + place, pause);
      if ("value" in answered) made[place] = answered.value;
      else failure = answered.error;
      if (failure) made.length = place;
    }
    return { value: { made, failure, milliseconds: performance.now() - begun } };
  }

  /**
   * What puzzles are known by, when they are compared with others.
   * @param {{layout: string, puzzle: string | number[], solution: string, rules?: readonly string[]}[]} puzzles with
   *   "" for the solution of a puzzle that has not exactly one
   * @returns {Answer<string[][]>}
   */
  classKeys(puzzles) {
    const cellsOf = (/** @type {string | number[]} */ digits, /** @type {string} */ layout) =>
      typeof digits === "string" ? this.#glue.numbers(digits, layout, "noted").cells : digits;
    const keys = puzzles.map(({ layout, puzzle, solution, rules }) =>
      classKeysOf(this.#part("symmetry"), {
        layout,
        puzzle: cellsOf(puzzle, layout),
        solution: solution && cellsOf(solution, layout),
        rules,
      }),
    );
    return { value: keys };
  }

  /**
   * Whether a draft is a puzzle to avoid. @param {WrittenGoal} goal
   * @returns {((draft: import("./search.js").Draft) => boolean) | undefined} none where nothing is avoided
   */
  #isKnown({ avoid }) {
    if (!avoid) return undefined;
    const known = new Set(avoid);
    return (draft) => classKeysOf(this.#part("symmetry"), draft).some((key) => known.has(key));
  }

  /**
   * Makes an exercise for a technique.
   * @param {WrittenGoal} goal @param {string} technique @param {(progress: SearchProgress) => unknown} report
   * @returns {Promise<Answer<any>>}
   */
  practice(goal, technique, report) {
    return searchExercise(this.#glue, this.#part("teacher"), goal, technique, report);
  }

  /**
   * Finds grids in a picture, or reads one.
   * @param {"find" | "read"} name
   * @param {boolean} withHandwriting whether the network for handwriting is loaded
   * @param {any} picture
   * @param {Uint8Array | null} grey
   * @param {import("./pixels.js").Colours | null} colours
   * @param {import("./protocol.js").ChosenOutline} outline
   */
  look(name, withHandwriting, picture, grey, colours, outline) {
    const vision = this.#part("vision");
    if (withHandwriting) teachHandwriting(vision, this.#part("handwriting"));
    return looked(vision, name, picture, grey, colours, outline);
  }

  /** The module that reads and judges positions of a text. @param {string} text */
  #readerOf = (text) => (hasRules(text) ? this.#part("rules") : this.#glue);

  /** @template {import("./parts.js").PartName} N @param {N} name @returns {import("./parts.js").Parts[N]} */
  #part(name) {
    const part = this.#parts[name];
    if (!part) throw new Error(`the part "${name}" is not loaded`);
    return /** @type {import("./parts.js").Parts[N]} */ (part);
  }

  /** Frees the stream and the room for puzzles. */
  end() {
    this.#blocks.end();
    this.#solutions.end();
  }
}

/** The answer of what exists for puzzles of givens alone. */
const CANDIDATES_GIVEN = { error: { code: "candidates-given" } };

/** @param {import("./protocol.js").PuzzleNumbers} puzzle */
const hasGivenCandidates = ({ candidates }) => candidates.length > 0;

/**
 * The texts of a proof, which the module hands over piece by piece.
 * @param {import("./protocol.js").AnalysisGlue} analysis @param {import("./protocol.js").PuzzleNumbers} puzzle
 * @param {(fraction: number) => void} report
 */
function proofBy(analysis, puzzle, report) {
  /** @type {string[]} */
  const clauses = [];
  /** @type {string[]} */
  const proof = [];
  const take = (/** @type {string[]} */ pieces) => (/** @type {string} */ piece) => void pieces.push(piece);
  const found = analysis.proof(puzzle, take(clauses), take(proof), report);
  return found.error ? found : { ...found, clauses: clauses.join(""), proof: proof.join("") };
}
