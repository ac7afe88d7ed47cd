// Finds out whether truths can all be kept although a conclusion is wrong: by what follows at once, and by cases.

/**
 * @typedef {{ cell: string, digit: number }} Candidate
 * @typedef {import("./rules.mjs").Condition} Condition
 * @typedef {Map<string, number[]>} Left the digits that are left for each open cell
 * @typedef {{ board: import("./board.mjs").Board, digits: Map<string, number>, candidates: Map<string, Set<number>> }}
 *   Known
 */

/** The number of cases after which a proof counts as too long. */
const mostCases = 20_000;
/** So many ways to fill the cells of a condition are looked at. */
const mostFillings = 20_000;

export class Refutation {
  /** The cells of which it is said that they have a digit. @type {Set<string>} */
  #filled = new Set();
  /** @type {Candidate[][]} */
  #sets = [];
  /** @type {Condition[]} */
  #conditions = [];
  #cases = mostCases;

  /** @param {Known} known */
  constructor(known) {
    this.known = known;
  }

  /** @param {string} cell has one of its candidates */
  fill(cell) {
    this.#filled.add(cell);
  }

  /** @param {Candidate[]} candidates of which one is true */
  oneOf(candidates) {
    this.#sets.push(candidates);
  }

  /** @param {Condition} condition that the digits of its cells keep */
  keep(condition) {
    this.#conditions.push(condition);
    for (const cell of condition.cells) {
      if (!this.known.board.peers.has(cell)) throw new Error("a rule is about a cell that does not exist");
      if (!this.known.digits.has(cell)) this.#filled.add(cell);
    }
  }

  /** @param {Candidate & { placed: boolean }} conclusion @returns {boolean} whether its opposite cannot be */
  refutes({ cell, digit, placed }) {
    /** @type {Left} */
    const left = new Map();
    for (const each of [cell, ...this.#filled, ...this.#sets.flatMap((set) => set.map((one) => one.cell))]) {
      left.set(each, [...(this.known.candidates.get(each) ?? [])]);
    }
    if (placed) this.#remove(left, cell, digit);
    else this.#assign(left, { cell, digit });
    return this.#isImpossible(left);
  }

  /** @param {Left} left @param {string} cell @param {number} digit @returns {boolean} whether it was left */
  #remove(left, cell, digit) {
    const digits = left.get(cell);
    if (!digits?.includes(digit)) return false;
    left.set(
      cell,
      digits.filter((other) => other !== digit),
    );
    return true;
  }

  /** @param {Left} left @param {Candidate} candidate @returns {boolean} whether anything changes */
  #assign(left, { cell, digit }) {
    let changes = (left.get(cell) ?? []).length !== 1;
    left.set(
      cell,
      (left.get(cell) ?? []).filter((other) => other === digit),
    );
    for (const peer of this.known.board.peers.get(cell) ?? []) {
      if (this.#remove(left, peer, digit)) changes = true;
    }
    return changes;
  }

  /** @param {Left} left @returns {boolean} */
  #isImpossible(left) {
    for (let changes = true; changes;) {
      changes = false;
      for (const cell of this.#filled) {
        const digits = left.get(cell) ?? [];
        if (digits.length === 0) return true;
        if (digits.length === 1 && this.#assign(left, { cell, digit: digits[0] })) changes = true;
      }
      for (const set of this.#sets) {
        const open = set.filter(({ cell, digit }) => left.get(cell)?.includes(digit));
        if (open.length === 0) return true;
        if (open.length === 1 && this.#assign(left, open[0])) changes = true;
      }
      if (changes) continue;
      for (const condition of this.#conditions) {
        const narrowed = this.#narrow(condition, left);
        if (narrowed === null) return true;
        if (narrowed) changes = true;
      }
    }
    const cells = [...this.#filled].map((cell) => (left.get(cell) ?? []).map((digit) => ({ cell, digit })));
    const sets = this.#sets.map((set) => set.filter(({ cell, digit }) => left.get(cell)?.includes(digit)));
    const choices = [...cells, ...sets].filter((set) => set.length > 1);
    if (choices.length === 0) return false;
    const next = choices.reduce((best, set) => (set.length < best.length ? set : best));
    if ((this.#cases -= next.length) < 0) throw new Error("the proof is too long");
    return next.every((candidate) => {
      const copy = new Map(left);
      this.#assign(copy, candidate);
      return this.#isImpossible(copy);
    });
  }

  /**
   * Leaves the digits that some way to fill the cells of a condition has.
   * @param {Condition} condition @param {Left} left
   * @returns {boolean | null} whether anything changes; null when there is no way
   */
  #narrow({ cells, allows, weights, total }, left) {
    const { board, digits: known } = this.known;
    const options = cells.map((cell) => (known.has(cell) ? [known.get(cell) ?? 0] : (left.get(cell) ?? [])));
    if (options.some((some) => some.length === 0)) return null;
    const wanted = total ?? 0;
    // The least and the largest sum of the cells from each one on.
    const bounds = weights?.map(() => [0, 0]) ?? [];
    bounds.push([0, 0]);
    for (let i = cells.length - 1; weights && i >= 0; i -= 1) {
      const products = options[i].map((digit) => digit * (weights[i] ?? 0));
      bounds[i] = [bounds[i + 1][0] + Math.min(...products), bounds[i + 1][1] + Math.max(...products)];
    }
    /** @type {Set<number>[]} */
    const found = cells.map(() => new Set());
    const digits = cells.map(() => 0);
    // Partial sums that lead to no end.
    const dead = cells.map(() => new Set());
    const onlySum = weights !== undefined && new Set(cells).size === cells.length && allows.length === 0;
    let budget = mostFillings;
    /** @param {number} place @param {number} sum @returns {boolean} whether there is a way from here on */
    const fill = (place, sum) => {
      if (weights && (sum + bounds[place][0] > wanted || sum + bounds[place][1] < wanted)) return false;
      if (place === cells.length) return true;
      if (onlySum && dead[place].has(sum)) return false;
      if ((budget -= 1) < 0) return true;
      const first = cells.indexOf(cells[place]);
      let isOpen = false;
      for (const digit of options[place]) {
        if (first < place && digits[first] !== digit) continue;
        const seen = cells.some(
          (other, i) => i < place && digits[i] === digit && board.peers.get(cells[place])?.has(other),
        );
        if (seen && !onlySum) continue;
        digits[place] = digit;
        if (allows(digits) && fill(place + 1, sum + digit * (weights?.[place] ?? 0))) {
          isOpen = true;
          found[place].add(digit);
        }
        digits[place] = 0;
      }
      if (onlySum && !isOpen) dead[place].add(sum);
      return isOpen;
    };
    if (!fill(0, 0)) return null;
    if (budget < 0) return false;
    let changes = false;
    cells.forEach((cell, i) => {
      for (const digit of options[i]) {
        if (!known.has(cell) && !found[i].has(digit) && this.#remove(left, cell, digit)) changes = true;
      }
    });
    return changes;
  }
}
