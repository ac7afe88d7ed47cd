/**
 * Which rules can be inside of which, as core/grid/rule_table has it.
 *
 * @typedef {import("./puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("./puzzle-rules.js").OwnRuleKind} OwnRuleKind
 */

/** The kinds that can be inside of doublers. @type {ReadonlySet<OwnRuleKind>} */
const countingKinds = new Set([
  "cage",
  "thermometer",
  "white-dot",
  "slow-thermometer",
  "black-dot",
  "pair-sum",
  "inequality",
  "whisper",
  "renban",
  "palindrome",
  "arrow",
  "little-killer",
  "region-sum-line",
  "zipper",
  "double-arrow",
  "nabner",
  "equal-sums",
]);

/**
 * Whether a rule can be inside a rule of a kind. Doublers stand by themselves, and an arrow inside of them has one
 * circle.
 * @param {OwnRule} part
 * @param {OwnRuleKind} outer
 */
export const canBeInside = ({ kind, values }, outer) =>
  outer === "doublers" ? countingKinds.has(kind) && !(kind === "arrow" && values.length) : kind !== "doublers";
