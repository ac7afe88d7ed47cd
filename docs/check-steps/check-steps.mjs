// Checks what `nonet explain --json --proof` says of each conclusion: that it follows from the truths that are listed.
// Knows rows, columns, boxes and rules of puzzles, and no technique; shares no code with Nonet. Whoever reads these lines,
// and those of board.mjs, rules.mjs and refutation.mjs, need not believe the program.
import { boardOf } from "./board.mjs";
import { Refutation } from "./refutation.mjs";
import { conditionsOf, readRule, saysSum, seeByRules } from "./rules.mjs";

/**
 * @typedef {import("./board.mjs").Board} Board
 * @typedef {import("./rules.mjs").Rule} Rule
 * @typedef {{ cell: string, digit: number }} Candidate
 * @typedef {{ cell: string, digits: number[] }[]} Pattern
 * @typedef {{ cell?: string, house?: string[], digit?: number, pattern?: Pattern, rule?: number, houses?: string[][],
 *   rules?: number[] }} Truth
 * @typedef {Candidate & { placed: boolean, truths: Truth[] | null }} Conclusion
 * @typedef {{ technique: string, placements: Candidate[], eliminations: Candidate[], proof: Conclusion[] }} Step
 * @typedef {{ steps: number, proven: number, unproven: number, faults: string[] }} Report
 */

/** The digits, givens and candidates of a puzzle that is being solved. */
class Position {
  /** @param {Board} board @param {string} digits in the order of the cells; 0 or . is blank @param {Rule[]} rules */
  constructor(board, digits, rules) {
    this.board = board;
    this.rules = rules;
    /** @type {Map<string, number>} */
    this.digits = new Map();
    /** @type {Map<string, Set<number>>} */
    this.candidates = new Map();
    const all = Array.from({ length: board.side }, (_, i) => i + 1);
    for (const cell of board.cells) this.candidates.set(cell, new Set(all));
    board.cells.forEach((cell, i) => {
      const digit = parseInt(digits[i], 36);
      if (digit > 0) this.place({ cell, digit });
    });
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
 * @param {Truth} truth @param {Position} position
 * @returns {Candidate[] | null} null for another kind of truth
 */
function candidatesOf(truth, position) {
  const open = (/** @type {string} */ cell) =>
    [...(position.candidates.get(cell) ?? [])].map((digit) => ({ cell, digit }));
  if (truth.pattern) {
    if (position.rules.length) throw new Error("a pattern is not known to be deadly where there are rules");
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
  return null;
}

/**
 * The sum of houses without the sums of rules.
 * @param {{ houses: string[][], rules: number[] }} truth @param {Position} position
 * @returns {import("./rules.mjs").Condition}
 */
function sumOf({ houses, rules }, { board, ...position }) {
  /** @type {Map<string, number>} */
  const weights = new Map();
  const add = (/** @type {string} */ cell, /** @type {number} */ weight) =>
    weights.set(cell, (weights.get(cell) ?? 0) + weight);
  let total = 0;
  for (const house of houses) {
    const cells = board.houses.get([...house].sort().join());
    if (!cells) throw new Error("a list of cells is no house");
    for (const cell of cells) add(cell, 1);
    total += (board.side * (board.side + 1)) / 2;
  }
  for (const number of rules) {
    const rule = position.rules[number];
    if (!rule || !saysSum(rule)) throw new Error("a rule does not say the sum of its cells");
    for (const cell of rule.cells) add(cell, -1);
    total -= rule.values[0];
  }
  const cells = [...weights.keys()].filter((cell) => weights.get(cell) !== 0);
  return { cells, allows: () => true, weights: cells.map((cell) => weights.get(cell) ?? 0), total };
}

/** @param {Truth} truth @param {Position} position @param {Refutation} refutation that learns of the truth */
function tell(truth, position, refutation) {
  if (truth.cell !== undefined) {
    if (!position.isCell(truth.cell)) throw new Error("a cell does not exist");
    if (position.digits.has(truth.cell)) throw new Error("a cell has a digit already");
    refutation.fill(truth.cell);
  } else if (truth.rule !== undefined) {
    const rule = position.rules[truth.rule];
    if (!rule) throw new Error("a truth is about a rule that the puzzle does not have");
    for (const condition of conditionsOf(rule, position.board, position.rules)) refutation.keep(condition);
  } else if (truth.houses && truth.rules) {
    refutation.keep(sumOf({ houses: truth.houses, rules: truth.rules }, position));
  } else {
    const candidates = candidatesOf(truth, position);
    if (!candidates) throw new Error("a truth is of a kind that is not known");
    refutation.oneOf(candidates);
  }
}

/** @param {Conclusion} conclusion @param {Position} position @returns {string} a fault; empty when it is proven */
function faultOf(conclusion, position) {
  if (!conclusion.truths) return "no truths are listed";
  if (!position.has(conclusion)) return "the digit is no candidate";
  try {
    const refutation = new Refutation(position);
    for (const truth of conclusion.truths) tell(truth, position, refutation);
    return refutation.refutes(conclusion) ? "" : "the conclusion does not follow";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Checks each conclusion of a path.
 * @param {{ puzzle: string, layout?: string, steps: Step[] }} path a line of `nonet explain --json --proof`
 * @param {readonly string[]} [rules] those of the puzzle, as `nonet convert` or `nonet generate --json` writes them
 * @returns {Report}
 */
export function checkPath(path, rules = []) {
  const board = boardOf(path.layout, path.puzzle.length);
  const own = rules.map(readRule);
  seeByRules(board, own);
  const position = new Position(board, path.puzzle, own);
  /** @type {Report} */
  const report = { steps: path.steps.length, proven: 0, unproven: 0, faults: [] };
  path.steps.forEach((step, number) => {
    const listed = [
      ...step.placements.map((each) => ({ ...each, placed: true })),
      ...step.eliminations.map((each) => ({ ...each, placed: false })),
    ];
    for (const { cell, digit, placed } of listed) {
      const isOfIt = (/** @type {Conclusion} */ each) =>
        each.cell === cell && each.digit === digit && Boolean(each.placed) === placed;
      const conclusion = step.proof.find(isOfIt);
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
