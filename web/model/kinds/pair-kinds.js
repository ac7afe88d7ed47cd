/** Marks between two neighbours. */
import { canSum, pairsWith, rises } from "./shared-checks.js";

export const pairKinds = /** @satisfies {import("./index.js").KindRows} */ ({
  "white-dot": { canHold: pairsWith((value) => (one, other) => Math.abs(one - other) === value), differ: "all" },
  "black-dot": {
    canHold: pairsWith((value) => (one, other) => one === value * other || other === value * one),
    differ: "all",
  },
  "pair-sum": { canHold: ({ digits, values: [total], digitCount }) => canSum(digits, [1, 1], total, digitCount) },
  inequality: { canHold: rises(1), differ: "all" },
});
