// Checks what `nonet explain --json --proof` says of each conclusion: that it follows from the truths that are listed.
// Knows rows, columns and boxes, and no technique; shares no code with Nonet. Whoever reads these lines need not believe
// the program.

/**
 * @typedef {{ cell: string, digit: number }} Candidate
 * @typedef {{ cell: string, digits: number[] }[]} Pattern
 * @typedef {{ cell?: string, house?: string[], digit?: number, pattern?: Pattern }} Truth `rule` and `houses` with
 *   `rules` are truths of own rules, which this program does not know
 * @typedef {Candidate & { placed: boolean, truths: Truth[] | null }} Conclusion
 * @typedef {{ technique: string, placements: Candidate[], eliminations: Candidate[], proof: Conclusion[] }} Step
 * @typedef {{ steps: number, proven: number, unproven: number, faults: string[] }} Report
 */

/** The number of cases after which a proof counts as too long. */
const mostCases = 100_000;

/** @param {number} row @param {number} column */
const nameOf = (row, column) => `r${row + 1}c${column + 1}`;

/** A grid with boxes: which cells see each other, and which lists of cells are houses. */
class Board {
  /** @param {number} boxRows @param {number} boxColumns */
  constructor(boxRows, boxColumns) {
    this.side = boxRows * boxColumns;
    /** @type {Map<string, string[]>} by the names of their cells, sorted */
    this.houses = new Map();
    /** @type {Map<string, Set<string>>} */
    this.peers = new Map();
    const count = [...Array(this.side).keys()];
    const inBox = (/** @type {number} */ box, /** @type {number} */ place) =>
      nameOf(
        Math.floor(box / boxRows) * boxRows + Math.floor(place / boxColumns),
        (box % boxRows) * boxColumns + (place % boxColumns),
      );
    for (const one of count) {
      this.#add(count.map((other) => nameOf(one, other)));
      this.#add(count.map((other) => nameOf(other, one)));
      this.#add(count.map((other) => inBox(one, other)));
    }
  }

  /** @param {string[]} cells */
  #add(cells) {
    this.houses.set([...cells].sort().join(), cells);
    for (const cell of cells) {
      const peers = this.peers.get(cell) ?? new Set();
      for (const other of cells) if (other !== cell) peers.add(other);
      this.peers.set(cell, peers);
    }
  }
}

/** The digits, givens and candidates of a puzzle that is being solved. */
class Position {
  /** @param {Board} board @param {string} digits in the order of the cells; 0 or . is blank */
  constructor(board, digits) {
    this.board = board;
    /** @type {Map<string, number>} */
    this.digits = new Map();
    /** @type {Map<string, Set<number>>} */
    this.candidates = new Map();
    const all = [...Array(board.side).keys()];
    for (const cell of board.peers.keys()) this.candidates.set(cell, new Set(all.map((digit) => digit + 1)));
    all.forEach((row) =>
      all.forEach((column) => {
        const digit = parseInt(digits[row * board.side + column], 36);
        if (digit > 0) this.place({ cell: nameOf(row, column), digit });
      }),
    );
    this.givens = new Set(this.digits.keys());
  }

  /** @param {Candidate} candidate */
  place({ cell, digit }) {
    this.digits.set(cell, digit);
    this.candidates.delete(cell);
    for (const peer of this.board.peers.get(cell) ?? []) this.candidates.get(peer)?.delete(digit);
  }

  /** @param {Candidate} candidate */
  has({ cell, digit }) {
    return this.candidates.get(cell)?.has(digit) ?? false;
  }

  /** @param {string} cell */
  isCell(cell) {
    return this.board.peers.has(cell);
  }

  /** @param {number} digit */
  isDigit(digit) {
    return Number.isInteger(digit) && digit >= 1 && digit <= this.board.side;
  }

  /** @param {Candidate} candidate whether the cell has the digit or can have it */
  canHold({ cell, digit }) {
    return this.digits.has(cell) ? this.digits.get(cell) === digit : this.has({ cell, digit });
  }
}

/** @param {Candidate} one @param {Candidate} other @param {Board} board */
const exclude = (one, other, board) =>
  one.cell === other.cell
    ? one.digit !== other.digit
    : one.digit === other.digit && (board.peers.get(one.cell)?.has(other.cell) ?? false);

/**
 * Whether sets of candidates, of each of which one is true, contradict each other.
 * @param {Candidate[][]} sets @param {Board} board @param {{ left: number }} cases
 */
function contradict(sets, board, cases) {
  if (sets.length === 0) return false;
  const next = sets.reduce((best, set) => (set.length < best.length ? set : best));
  if (next.length === 0) return true;
  if (cases.left-- <= 0) throw new Error("the proof is too long");
  const others = sets.filter((set) => set !== next);
  return next.every((candidate) =>
    contradict(
      others.map((set) => set.filter((each) => !exclude(candidate, each, board))),
      board,
      cases,
    ),
  );
}

/**
 * Whether each way to fill a pattern can be exchanged for the other one: then the puzzle would have two solutions.
 * @param {Pattern} pattern @param {Position} position
 */
function isDeadly(pattern, position) {
  const { board } = position;
  const ways = pattern.reduce(
    (/** @type {Candidate[][]} */ found, { cell, digits }) =>
      found.flatMap((way) =>
        digits
          .map((digit) => ({ cell, digit }))
          .filter((next) => position.canHold(next) && !way.some((each) => exclude(each, next, board)))
          .map((next) => [...way, next]),
      ),
    [[]],
  );
  return ways.every((way) => {
    const exchanged = way.map(({ cell, digit }, place) => ({
      cell,
      digit: pattern[place].digits.find((other) => other !== digit) ?? 0,
    }));
    return exchanged.every((after) => {
      if (exchanged.some((other) => exclude(after, other, board))) return false;
      return [...(board.peers.get(after.cell) ?? [])].every((cell) => {
        const outside = { cell, digit: after.digit };
        if (pattern.some((each) => each.cell === cell) || !position.canHold(outside)) return true;
        return way.some((before) => exclude(before, outside, board));
      });
    });
  });
}

/**
 * The candidates of a truth, of which one is true.
 * @param {Truth} truth @param {Position} position @returns {Candidate[]}
 */
function candidatesOf(truth, position) {
  const open = (/** @type {string} */ cell) =>
    [...(position.candidates.get(cell) ?? [])].map((digit) => ({ cell, digit }));
  if (truth.pattern) {
    const { pattern } = truth;
    // A cell that is filled has a digit of the pattern, so that an open one has a candidate outside the pattern.
    const mayBeIn = (/** @type {Pattern[number]} */ { cell, digits: [one, other, ...more] }) =>
      position.isCell(cell) &&
      !position.givens.has(cell) &&
      [one, other].every((digit) => position.isDigit(digit)) &&
      one !== other &&
      more.length === 0 &&
      [one, other, undefined].includes(position.digits.get(cell));
    const areDifferent = new Set(pattern.map(({ cell }) => cell)).size === pattern.length;
    if (!pattern.every(mayBeIn) || !areDifferent || !isDeadly(pattern, position)) {
      throw new Error("a pattern is not deadly");
    }
    return pattern.flatMap(({ cell, digits }) => open(cell).filter(({ digit }) => !digits.includes(digit)));
  }
  if (truth.house) {
    const house = position.board.houses.get([...truth.house].sort().join());
    const { digit } = truth;
    if (!house || digit === undefined) throw new Error("a list of cells is no house");
    if (!position.isDigit(digit)) throw new Error("a digit does not exist");
    if (house.some((cell) => position.digits.get(cell) === digit)) throw new Error("a house has its digit already");
    return house.map((cell) => ({ cell, digit })).filter((each) => position.has(each));
  }
  if (truth.cell === undefined) throw new Error("a truth is about a rule, which this program does not know");
  if (!position.isCell(truth.cell)) throw new Error("a cell does not exist");
  if (position.digits.has(truth.cell)) throw new Error("a cell has a digit already");
  return open(truth.cell);
}

/** @param {Conclusion} conclusion @param {Position} position @returns {string} a fault; empty when it is proven */
function faultOf(conclusion, position) {
  if (!conclusion.truths) return "no truths are listed";
  if (!position.has(conclusion)) return "the digit is no candidate";
  try {
    const sets = conclusion.truths.map((truth) => candidatesOf(truth, position));
    const isWrong = (/** @type {Candidate} */ each) =>
      conclusion.placed
        ? each.cell === conclusion.cell && each.digit === conclusion.digit
        : exclude(conclusion, each, position.board);
    const left = sets.map((set) => set.filter((each) => !isWrong(each)));
    // The conclusion's opposite may itself be the true candidate of a set.
    const open = conclusion.placed
      ? left
      : left.filter((set) => !set.some(({ cell, digit }) => cell === conclusion.cell && digit === conclusion.digit));
    return contradict(open, position.board, { left: mostCases }) ? "" : "the conclusion does not follow";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * @param {string | undefined} layout boxes as rows x columns; of several shapes of boxes, the one nearest to a square
 *   when there is no name
 * @param {number} cells
 */
function boardOf(layout, cells) {
  const side = Math.round(Math.sqrt(cells));
  const usual = [...Array(side).keys()].findLast((rows) => rows > 0 && rows ** 2 <= side && side % rows === 0) ?? 1;
  const [, rows, columns] = /^(\d+)x(\d+)$/.exec(layout ?? `${usual}x${side / usual}`) ?? [];
  if (rows && Number(rows) * Number(columns) === side && side ** 2 === cells) {
    return new Board(Number(rows), Number(columns));
  }
  throw new Error(`The layout ${layout ?? `of ${cells} cells`} is not known to this program.`);
}

/**
 * Checks each conclusion of a path.
 * @param {{ puzzle: string, layout?: string, steps: Step[] }} path a line of `nonet explain --json --proof`
 * @returns {Report}
 */
export function checkPath(path) {
  const position = new Position(boardOf(path.layout, path.puzzle.length), path.puzzle);
  /** @type {Report} */
  const report = { steps: path.steps.length, proven: 0, unproven: 0, faults: [] };
  path.steps.forEach((step, number) => {
    const listed = [...step.placements.map((each) => ({ ...each, placed: true })), ...step.eliminations];
    for (const { cell, digit } of listed) {
      const conclusion = step.proof.find((each) => each.cell === cell && each.digit === digit);
      const fault = conclusion ? faultOf(conclusion, position) : "nothing is said of the conclusion";
      if (fault === "") report.proven += 1;
      else report.faults.push(`step ${number + 1}, ${step.technique}, ${cell}, digit ${digit}: ${fault}`);
    }
    step.placements.forEach((each) => position.place(each));
    for (const { cell, digit } of step.eliminations) position.candidates.get(cell)?.delete(digit);
  });
  report.unproven = report.faults.length;
  return report;
}
