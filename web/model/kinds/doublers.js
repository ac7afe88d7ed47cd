/**
 * Whether doublers can still hold. Some cells count more than their digit: one in each row, column and region, and
 * these cells have all digits. The rules inside are about what cells count.
 *
 * @typedef {import("../puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../layout.js").Layout} Layout
 * @typedef {(layout: Layout, board: readonly number[], rule: OwnRule, rules: readonly OwnRule[]) => boolean} Judge
 */

/** With more digits in a rule, not all choices of the cells that count more are tried before the board is full. */
const mostTried = 9;

/**
 * @param {Layout} layout
 * @param {readonly number[]} board a digit per cell, 0 for blank
 * @param {{ values: readonly number[], parts: readonly OwnRule[] }} rule
 * @param {readonly OwnRule[]} rules of the puzzle
 * @param {Judge} canHold
 */
export function canCount(layout, board, { values: [times], parts }, rules, canHold) {
  if (!parts.every((part) => part.kind !== "cage" || differs(part.cells.map((cell) => board[cell])))) return false;
  // Open cells can count up to so much.
  const counted = { ...layout, digitCount: times * layout.digitCount };
  const canKeep = (/** @type {readonly number[]} */ counts, /** @type {OwnRule} */ part) =>
    (part.kind === "cage" && !part.values.length) || canHold(counted, counts, inCounts(part), rules);
  if (board.every(Boolean))
    return canChoose(layout, board, times, (counts) => parts.every((part) => canKeep(counts, part)));
  return parts.every((part) => {
    const placed = [...new Set(part.cells)].filter((cell) => board[cell]);
    return placed.length > mostTried || someChoice(layout, board, placed, times, (counts) => canKeep(counts, part));
  });
}

/** @param {readonly number[]} digits */
function differs(digits) {
  const placed = digits.filter(Boolean);
  return new Set(placed).size === placed.length;
}

/** The digits of a cage differ, and what its cells count may be equal. @param {OwnRule} part @returns {OwnRule} */
const inCounts = (part) => (part.kind === "cage" ? { ...part, kind: "little-killer" } : part);

/**
 * The houses of a cell in each of which one cell counts more, and its digit.
 * @param {Layout} layout @param {readonly number[]} board @param {number} cell
 */
const usedBy = ({ digitCount, regions }, board, cell) => [
  `r${Math.floor(cell / digitCount)}`,
  `c${cell % digitCount}`,
  ...(regions[cell] === undefined ? [] : [`b${regions[cell]}`]),
  `d${board[cell]}`,
];

/**
 * Whether a test accepts what cells count for some choice of those that count more among the placed ones.
 * @param {Layout} layout
 * @param {readonly number[]} board
 * @param {readonly number[]} placed
 * @param {number} times
 * @param {(counts: readonly number[]) => boolean} test
 * @param {ReadonlySet<string>} [used]
 * @returns {boolean}
 */
function someChoice(layout, board, [cell, ...others], times, test, used = new Set()) {
  if (cell === undefined) return test(board);
  if (someChoice(layout, board, others, times, test, used)) return true;
  const own = usedBy(layout, board, cell);
  if (own.some((each) => used.has(each))) return false;
  const counts = board.with(cell, board[cell] * times);
  return someChoice(layout, counts, others, times, test, new Set([...used, ...own]));
}

/**
 * Whether a test accepts what the cells of a full board count for some choice of one cell of each row.
 * @param {Layout} layout
 * @param {readonly number[]} board
 * @param {number} times
 * @param {(counts: readonly number[]) => boolean} test
 * @param {number} [row]
 * @param {readonly number[]} [chosen]
 * @param {ReadonlySet<string>} [used]
 * @returns {boolean}
 */
function canChoose(layout, board, times, test, row = 0, chosen = [], used = new Set()) {
  const { digitCount } = layout;
  if (row === digitCount) return test(board.map((digit, cell) => (chosen.includes(cell) ? digit * times : digit)));
  return Array.from({ length: digitCount }, (_, column) => row * digitCount + column).some((cell) => {
    const own = usedBy(layout, board, cell);
    return (
      !own.some((each) => used.has(each)) &&
      canChoose(layout, board, times, test, row + 1, [...chosen, cell], new Set([...used, ...own]))
    );
  });
}
