/** Rules about the whole grid: one diagonal, and what neighbours without a mark must not do. */
import { innermostRules } from "../puzzle-rules.js";
import { distinct, neighborsOf, range } from "./shared-checks.js";

/** @typedef {import("./index.js").KindRow} KindRow */
/** @typedef {import("../puzzle-rules.js").OwnRuleKind} OwnRuleKind */
/** @typedef {import("../layout.js").Layout} Layout */

/** @param {boolean} falls @returns {KindRow} */
function diagonal(falls) {
  const cellsOf = (/** @type {number} */ digitCount) =>
    range(0, digitCount - 1).map((row) => row * digitCount + (falls ? row : digitCount - 1 - row));
  return {
    canHold: (told) => distinct({ ...told, digits: cellsOf(told.digitCount).map(told.at) }),
    looksAt({ digitCount }, cell) {
      const cells = cellsOf(digitCount);
      return cells.includes(cell) ? cells : [];
    },
  };
}

/**
 * Neighbours without a mark of these kinds are a pair.
 *
 * @param {readonly OwnRuleKind[]} marks @param {(values: readonly number[]) => (one: number, other: number) => boolean}
 *   isPairFor @returns {KindRow}
 */
const unmarked = (marks, isPairFor) => ({
  canHold({ layout, at, rules, values }) {
    const isPair = isPairFor(values);
    const marked = new Set(
      innermostRules(rules)
        .filter(({ kind }) => marks.includes(kind))
        .map(({ cells }) => cells.join()),
    );
    return range(0, layout.cellCount - 1).every(
      (cell) =>
        !at(cell) ||
        neighborsOf(layout, cell).every(
          (neighbor) =>
            neighbor < cell || !at(neighbor) || marked.has([cell, neighbor].join()) || isPair(at(cell), at(neighbor)),
        ),
    );
  },
  looksAt: neighborsOf,
});

const dots = /** @type {const} */ (["white-dot", "black-dot"]);

export const gridKinds = /** @satisfies {import("./index.js").KindRows} */ ({
  nonconsecutive: unmarked(dots, () => (one, other) => Math.abs(one - other) > 1),
  "falling-diagonal": diagonal(true),
  "rising-diagonal": diagonal(false),
  "negative-white": unmarked(dots, (values) => (one, other) => !values.includes(Math.abs(one - other))),
  "negative-black": unmarked(
    dots,
    (values) => (one, other) => !values.includes(Math.max(one, other) / Math.min(one, other)),
  ),
  "negative-sum": unmarked(["pair-sum"], (values) => (one, other) => !values.includes(one + other)),
});
