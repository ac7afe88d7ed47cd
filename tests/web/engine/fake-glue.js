import { partNames } from "../../../web/engine/parts.js";

/**
 * A stand-in for the module. The puzzle "n" has n solutions, "1" … "n", at one node each; "loop" has infinitely many.
 * In a batch, the first character of a puzzle is its number of solutions, and its solution is the puzzle with 9 for
 * blanks. Every second attempt at a draft fails; the draft of attempt t is the "puzzle" seed, index, t. This is enough
 * to test how the client handles answers, slices and failures.
 * @returns {any} used as a Glue
 */
export function fakeGlue() {
  const trace = { open: 0, batches: 0, blocks: 0, searches: 0 };
  return {
    trace,
    version: () => "fake",
    batchBackend: () => "none",
    PuzzleBatch: class extends FakeBatch {
      constructor(capacity) {
        super(capacity, trace);
      }
    },
    parse: (text) =>
      text === ""
        ? { error: record("empty-input", 1, 1) }
        : { json: JSON.stringify({ layout: text === "classic" ? "3x3" : "2x3", side: 9, puzzle: text }) },
    // "given" as the meaning of candidates restricts a cell; the puzzle "4" is a 9×9 grid with given candidates.
    numbers: (text, layout, candidates) =>
      text === "bad"
        ? { error: record("bad-symbol", 1, 2, { symbol: "b" }) }
        : {
            layout: layout || (text.startsWith("classic") || text === "4" ? "3x3" : ""),
            cells: text,
            candidates: candidates === "given" || text === "4" ? [1, 0] : [],
          },
    position: (text, layout, givens, masks, known) =>
      text === "bad"
        ? { error: record("bad-symbol", 1, 2, { symbol: "b" }) }
        : {
            layout: layout || (text.startsWith("classic") ? "3x3" : ""),
            cells: text,
            givens: text,
            candidates: [],
            known,
          },
    // The first attempt at every third puzzle gives no draft.
    firstDrafts(goal, seed, first, count) {
      if (goal.clues.endsWith("99")) return { error: record("bad-clues") };
      const indexes = Array.from({ length: count }, (_, i) => first + i);
      return {
        layout: goal.layout || "3x3",
        puzzles: indexes.map((index) => (index % 3 === 0 ? "" : `${seed} ${index} 1`)),
        solutions: indexes.map(() => "9 9 9"),
        clues: indexes.map(() => 3),
      };
    },
    DraftSearch: {
      open({ layout: asked, clues, attempts }, seed, index) {
        const layout = asked || "3x3";
        if (layout === "odd") return { error: record("unknown-layout") };
        if (clues.endsWith("99")) return { error: record("bad-clues") };
        trace.searches += 1;
        return { search: fakeSearch(layout, seed, index, trace), layout, attempts: attempts || 1000 };
      },
    },
    randomRegions: (side, seed) => ({ layout: `jigsaw of ${side} by ${seed}` }),
    candidates: (text) => ({ candidates: [[1], [Number(text)]] }),
    weights: (text, layout, candidates, limit) => ({
      weights: ["1", "0", "0", "12345678901234567890"],
      exact: limit > 1,
    }),
    complete: (text, layout, candidates, seed) =>
      text === "none" ? { error: record("no-solution") } : { solution: `${text} ${seed}`, count: "7" },
    parseAll: (text, layout, limit) =>
      layout === "odd"
        ? { error: record("unknown-layout", 1, 1, { symbol: layout }) }
        : {
            puzzles: JSON.stringify(
              text
                .split("\n")
                .slice(0, limit)
                .map((puzzle) => ({ puzzle })),
            ),
            errors: [record("bad-symbol", 1, 2, { symbol: "b" })],
            more: text.split("\n").length > limit,
          },
    format: (text, layout, name, givens, masks, headers, content) =>
      name === "sudokuwiki"
        ? {
            error: record("format-cannot-hold", 0, 0, {
              symbol: name,
              leftOut: content === "all" ? "entry-marks,open-singles" : "",
            }),
          }
        : { text: `${name} of ${[text, givens, masks.join(" "), headers.join(" ")].filter(Boolean).join("; ")}` },
    solve(text, layout, candidates, limit) {
      if (text === "trap") throw new Error("unreachable");
      const several = /** @type {string} */ (text).endsWith("several");
      return { status: several ? "multiple" : "unique", count: 1, limit, layout, solutions: [text] };
    },
    SolutionStream: {
      open(text) {
        if (text === "bad") return { error: record("bad-symbol", 1, 2, { symbol: "b" }) };
        trace.open += 1;
        return { stream: fakeStream(text === "loop" ? Infinity : Number(text), trace) };
      },
    },
  };
}

/** Stands for the compiled modules of the parts, which no fake looks at. @type {any} */
export const noModules = Object.fromEntries(partNames.map((name) => [name, async () => null]));

/**
 * The parts of the engine beside the solver, by functions that load them.
 * @param {Partial<Record<string, any>>} [others] instead of these
 * @returns {any}
 */
export function fakeParts(others = {}) {
  const parts = {
    analysis: fakeAnalysis(),
    symmetry: fakeSymmetry(),
    teacher: fakeTeacher(),
    rater: fakeRater(),
    ...others,
  };
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, async () => part]));
}

const fakeAnalysis = () => ({
  exactCount: (puzzle, report) => reported(report, { count: "6670903752021072936960", exact: true }),
  proof(puzzle, takeClauses, takeProof, report) {
    for (const piece of ["p cnf 1 2\n1 0\n", "-1 0\n"]) takeClauses(piece);
    takeProof("0\n");
    return reported(report, { status: "unique", solution: "1", steps: 1 });
  },
});

const fakeSymmetry = () => ({
  transform: ({ cells }, steps) => ({ puzzle: cells, steps }),
  isomorphism: (first, second) => ({ steps: `${first.cells} to ${second.cells}` }),
});

const fakeRater = () => ({
  rate: (givens, status, steps, nodes, report) =>
    reported(report, { json: JSON.stringify({ status, of: givens, steps, nodes }) }),
  rateUpTo: (givens) => ({ er: 10 + givens[2], status: 0 }),
});

/**
 * A teacher whose judge takes the third draft of a search for "medium", the first for any other level, and none for
 * "extreme"; it takes 5 ms for a draft, and calls accepted puzzles easy. There are two searches for an exercise: the
 * first has two attempts and finds none, and the second takes the third draft.
 */
export function fakeTeacher() {
  const judges = [];
  const runs = [];
  const found = (position, answer) => ({
    json: JSON.stringify(
      position.cells === "twice" ? { obstacle: "conflict", conflicts: [{ digit: 5 }] } : { obstacle: null, ...answer },
    ),
  });
  return {
    hint: (position, allowed, order) =>
      found(position, { step: { name: "hint", of: position.cells, allowed, order, known: position.known } }),
    begin: (wanted, position, allowed) => ({
      run: runs.push({ wanted, position, allowed, left: position.cells === "long" ? 1000 : 3 }) - 1,
    }),
    // A piece takes a millisecond.
    advance(number) {
      const begun = performance.now();
      while (performance.now() - begun < 1);
      runs[number].left -= 1;
      return runs[number].left === 0 ? 1 : 0.5;
    },
    end(number) {
      const { wanted, position, allowed } = runs[number];
      runs[number] = null;
      if (wanted === "path") return found(position, { steps: [], solved: true, level: null, hardest: null });
      return found(position, {
        steps: Array.from({ length: 250 }, (_, step) => ({ number: step, of: position.cells, allowed })),
      });
    },
    runs,
    figures: (_, puzzle, rateUpTo) => ({
      level: "hard",
      hardest: "x-wing",
      rating: rateUpTo ? rateUpTo(puzzle, 999).er / 10 : 0,
    }),
    openJudge: ({ level, shown, needed }) =>
      shown === "odd" || needed === "odd"
        ? { error: record("unknown-technique") }
        : { judge: judges.push({ level, judged: 0 }) - 1 },
    openPracticeJudge: (goal, technique, number, attempts) =>
      technique === "odd"
        ? { error: record("unknown-technique") }
        : {
            judge: judges.push({ level: number === 0 ? "extreme" : "medium", judged: 0 }) - 1,
            attempts: number === 0 ? 2 : attempts - 2,
            isLast: number === 1,
          },
    judge(number, layout, puzzle, solution, rateUpTo) {
      const begun = performance.now();
      while (performance.now() - begun < 5);
      const judge = judges[number];
      judge.judged += 1;
      const accepted = judge.level !== "extreme" && (judge.level !== "medium" || judge.judged === 3);
      return {
        accepted,
        distance: Math.abs(judge.judged - 4),
        ...(accepted && { level: "easy", hardest: "full-house", rating: rateUpTo ? rateUpTo(puzzle, 999).er / 10 : 0 }),
      };
    },
    closeJudge(number) {
      judges[number] = null;
    },
    exercise: (judge, technique, layout, puzzle) => ({
      json: JSON.stringify({ puzzle: [...puzzle].join(" "), layout, answers: [] }),
    }),
  };
}

function fakeSearch(layout, seed, index, trace) {
  let tried = 0;
  return {
    next(attempts) {
      for (const most = tried + attempts; tried < most;) {
        tried += 1;
        if (tried % 2 === 1)
          return { layout, puzzle: Uint8Array.of(seed, index, tried), solution: Uint8Array.of(9, 9, 9) };
      }
      return { none: true };
    },
    report: (distance) => trace.distances?.push(distance),
    tried: () => tried,
    delete: () => (trace.searches -= 1),
  };
}

/** Reports progress for 60 ms and once afterwards, so that the session passes one report on, and returns the answer. */
function reported(report, answer) {
  const begun = performance.now();
  while (performance.now() - begun < 60) report(0.5);
  report(0.5);
  return answer;
}

class FakeBatch {
  #trace;
  #input;
  #answers = { counts: new Uint32Array(), guesses: new Uint32Array(), solutions: new Uint8Array() };

  constructor(capacity, trace) {
    this.#trace = trace;
    this.#input = new Uint8Array(81 * capacity);
    trace.batches += 1;
  }

  input = () => this.#input;
  counts = () => this.#answers.counts;
  guesses = () => this.#answers.guesses;
  solutions = () => this.#answers.solutions;

  solve(puzzles, limit, guessesEach = 1) {
    const text = Buffer.from(this.#input.subarray(0, 81 * puzzles)).toString("latin1");
    if (text.includes("t")) throw new Error("unreachable");
    const strange = text.search(/[^1-9.0]/);
    if (strange >= 0) return strange;
    this.#trace.blocks += 1;
    const counts = Uint32Array.from({ length: puzzles }, (_, i) => Math.min(Number(text[81 * i]), limit));
    const solutions = Uint8Array.from(text.replaceAll(".", "9"), (letter) => letter.charCodeAt(0));
    this.#answers = { counts, guesses: counts.map((count) => count * guessesEach), solutions };
    return -1;
  }

  solveOneByOne = (puzzles, limit) => this.solve(puzzles, limit, 2);

  delete() {
    this.#trace.batches -= 1;
  }
}

function fakeStream(total, trace) {
  let given = 0;
  const advance = (wanted) => {
    const before = given;
    given = Math.min(total, given + wanted);
    return Array.from({ length: given - before }, (_, i) => String(before + i + 1));
  };
  const state = () => ({ done: given === total, fraction: total === Infinity ? 0 : given / total });
  return {
    next: (most, nodes) => ({ solutions: advance(Math.min(most, nodes)), ...state() }),
    count(nodes, limit) {
      given = Math.min(total, given + Math.min(nodes, 1000), limit);
      return { count: given, ...state() };
    },
    delete: () => (trace.open -= 1),
  };
}

function record(code, line = 0, column = 0, rest = {}) {
  return { code, line, column, expected: 0, found: 0, symbol: "", ...rest };
}
