/**
 * A small solver of puzzles with rules that shares nothing with the engine or the page. It keeps the possible digits of
 * each cell, goes through all ways to fill the cells of a rule, and tries the digits of the cell with the fewest. It
 * knows the rules that killers and mixtures are made of.
 *
 * @typedef {{ cells: number[], isPossible: (digits: number[], count: number) => boolean }} Rule `isPossible`: whether
 *   the first digits may be the start of a filling
 */

/**
 * What each kind says of the first digits of its cells; `count` is how many cells there are.
 * @type {Record<string, (digits: number[], count: number, sum: number, side: number) => boolean>}
 */
const meanings = {
  cage: (digits, count, sum, side) => isNew(digits) && fits(total(digits, 0), count - digits.length, sum, side),
  thermometer: (digits) => digits.length === 1 || digits[digits.length - 2] < digits[digits.length - 1],
  renban: (digits, count) => isNew(digits) && Math.max(...digits) - Math.min(...digits) < count,
  arrow: (digits, count, _, side) =>
    digits.length === 1 || fits(total(digits, 1), count - digits.length, digits[0], side),
  "white-dot": ([one, other]) => other === undefined || Math.abs(one - other) === 1,
  "black-dot": ([one, other]) => other === undefined || one === 2 * other || other === 2 * one,
};

/** Whether the last digit is none of those before. @param {number[]} digits */
const isNew = (digits) => digits.indexOf(digits[digits.length - 1]) === digits.length - 1;

/** The sum of the digits from a place on. @param {number[]} digits @param {number} first */
function total(digits, first) {
  let sum = 0;
  for (let i = first; i < digits.length; i++) sum += digits[i];
  return sum;
}

/**
 * Whether some more digits can make up the difference to a sum.
 * @param {number} now
 * @param {number} left
 * @param {number} sum
 * @param {number} side
 */
const fits = (now, left, sum, side) => now + left <= sum && now + left * side >= sum;

/**
 * @param {string} text such as "cage 9 r1c1 r1c2 r2c1" or "thermometer r1c1-r1c3"
 * @param {number} side
 * @returns {Rule}
 */
function ruleOf(text, side) {
  const [kind, ...words] = text.split(" ");
  const sum = /^\d+$/.test(words[0]) ? Number(words.shift()) : 0;
  const places = words.map((word) =>
    word.split("-").map((cell) => (/^r(\d+)c(\d+)$/.exec(cell) ?? []).slice(1).map((number) => Number(number) - 1)),
  );
  const cells = places.flatMap(([[row, column], [toRow, toColumn] = [row, column]]) => {
    const steps = Math.max(Math.abs(toRow - row), Math.abs(toColumn - column));
    return Array.from(
      { length: steps + 1 },
      (_, i) => (row + Math.sign(toRow - row) * i) * side + column + Math.sign(toColumn - column) * i,
    );
  });
  if (!meanings[kind] || cells.some((cell) => !(cell >= 0 && cell < side * side)))
    throw new Error(`this solver does not know the rule ${text}`);
  return { cells, isPossible: (digits, count) => meanings[kind](digits, count, sum, side) };
}

/**
 * Returns the solutions of a puzzle with rules, at most `limit`.
 *
 * @param {string} layout "2x3": rows and columns of a box @param {readonly number[]} givens @param {readonly string[]}
 *   rules @param {number} [limit]
 * @returns {number[][]}
 */
export function solutionsWithRules(layout, givens, rules, limit = 2) {
  const [boxRows, boxColumns] = layout.split("x").map(Number);
  const side = boxRows * boxColumns;
  const all = Array.from({ length: side }, (_, i) => i);
  const houses = all.flatMap((i) => [
    all.map((j) => i * side + j),
    all.map((j) => j * side + i),
    all.map(
      (j) =>
        (Math.floor(i / boxRows) * boxRows + Math.floor(j / boxColumns)) * side +
        (i % boxRows) * boxColumns +
        (j % boxColumns),
    ),
  ]);
  const houseSets = houses.map((house) => new Set(house));
  const peers = givens.map((_, cell) =>
    [...new Set(houses.filter((_house, i) => houseSets[i].has(cell)).flat())].filter((peer) => peer !== cell),
  );
  const read = rules.map((text) => ruleOf(text, side)).sort((one, other) => one.cells.length - other.cells.length);
  const sees = givens.map((_, cell) => new Set(peers[cell]));
  /** @type {number[][]} */
  const found = [];

  /**
   * Leaves the digits that some filling of the rule has.
   * @param {Set<number>[]} open
   * @param {Rule} rule
   * @returns {boolean} whether a digit went
   */
  function reduce(open, { cells, isPossible }) {
    const seen = cells.map(() => new Set());
    /** @type {number[]} */
    const digits = [];
    const fill = () => {
      const at = digits.length;
      if (at === cells.length) return digits.forEach((digit, i) => seen[i].add(digit));
      for (const digit of open[cells[at]]) {
        if (digits.some((other, i) => other === digit && (sees[cells[i]].has(cells[at]) || cells[i] === cells[at])))
          continue;
        digits.push(digit);
        if (isPossible(digits, cells.length)) fill();
        digits.pop();
      }
      return undefined;
    };
    fill();
    let changed = false;
    cells.forEach((cell, i) => {
      if (open[cell].size === seen[i].size) return;
      open[cell] = new Set([...open[cell]].filter((digit) => seen[i].has(digit)));
      changed = true;
    });
    return changed;
  }

  /**
   * Whether cells of the rule have lost digits since the rule was last looked at.
   * @param {Set<number>[]} open
   * @param {Map<Rule, number>} looked
   * @param {Rule} rule
   */
  function isChanged(open, looked, rule) {
    const size = rule.cells.reduce((sum, cell) => sum + open[cell].size, 0);
    return looked.get(rule) !== size;
  }

  /**
   * @param {Set<number>[]} open
   * @param {Map<Rule, number>} looked the number of digits that the cells of each rule had after the last look
   * @returns {boolean} false when a cell or a digit has no place
   */
  function settle(open, looked) {
    for (let changed = true; changed;) {
      changed = false;
      for (const [cell, digits] of open.entries()) {
        if (digits.size !== 1) continue;
        for (const peer of peers[cell]) if (open[peer].delete([...digits][0])) changed = true;
      }
      for (const house of houses) {
        for (let digit = 1; digit <= side; digit++) {
          const places = house.filter((cell) => open[cell].has(digit));
          if (places.length === 0) return false;
          if (places.length === 1 && open[places[0]].size > 1) {
            open[places[0]] = new Set([digit]);
            changed = true;
          }
        }
      }
      if (open.some((digits) => digits.size === 0)) return false;
      if (changed) continue;
      for (const rule of read) {
        if (!isChanged(open, looked, rule)) continue;
        if (reduce(open, rule)) changed = true;
        looked.set(
          rule,
          rule.cells.reduce((sum, cell) => sum + open[cell].size, 0),
        );
        // The rules with few fillings come first, and the others wait for what they leave.
        if (changed) break;
      }
      if (open.some((digits) => digits.size === 0)) return false;
    }
    return true;
  }

  /** @param {Set<number>[]} open @param {Map<Rule, number>} looked */
  function search(open, looked) {
    if (!settle(open, looked)) return;
    const undecided = [...open.keys()]
      .filter((cell) => open[cell].size > 1)
      .sort((one, other) => open[one].size - open[other].size)[0];
    if (undecided === undefined) {
      found.push(open.map((digits) => [...digits][0]));
      return;
    }
    for (const digit of open[undecided]) {
      search(
        open.map((digits, cell) => (cell === undecided ? new Set([digit]) : new Set(digits))),
        new Map(looked),
      );
      if (found.length >= limit) return;
    }
  }

  search(
    givens.map((given) => new Set(given ? [given] : all.map((digit) => digit + 1))),
    new Map(),
  );
  return found;
}
