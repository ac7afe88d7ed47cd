/**
 * How small and how large the values of kinds of rules can be, how many cells they can have, and which kinds can be
 * made. `tools/rule-kinds.mjs` writes this file from `nonet rules --json`.
 */

/**
 * The largest value is listed for each side, from 2.
 * @type {Partial<Record<import("./puzzle-rules.js").OwnRuleKind, readonly [least: number, greatest: readonly
 *   number[]]>>}
 */
export const ruleLimits = {
  cage: [1, [3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136]],
  "white-dot": [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
  quadruple: [1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  sandwich: [0, [0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90, 104, 119]],
  "black-dot": [2, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  "pair-sum": [2, [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32]],
  whisper: [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
  arrow: [2, [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]],
  "little-killer": [1, [8, 27, 64, 125, 216, 343, 512, 729, 1000, 1331, 1728, 2197, 2744, 3375, 4096]],
  "x-sum": [1, [3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136]],
  skyscraper: [1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  "numbered-room": [1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  automaton: [0, [512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512]],
  relation: [0, [3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 8191, 16383, 32767, 65535]],
  lockout: [0, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
  "negative-white": [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
  "negative-black": [2, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  "negative-sum": [2, [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32]],
  "sum-line": [1, [8, 27, 64, 125, 216, 343, 512, 512, 512, 512, 512, 512, 512, 512, 512]],
  "product-cage": [1, [2, 6, 24, 120, 720, 5040, 40320, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535]],
  "rellik-cage": [1, [3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136]],
  "equal-sums": [1, [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255]],
  "same-values": [1, [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255]],
  "contains-exactly": [1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  "contains-at-least": [1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  doublers: [2, [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]],
  "connected-digits": [1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
};

/**
 * The kinds whose rules have a fewest or a most number of cells beyond what their shape says. The most are listed for
 * each side, from 2; absent where there is no limit.
 * @type {Partial<Record<import("./puzzle-rules.js").OwnRuleKind, readonly [fewest: number, most?: readonly number[]]>>}
 */
export const cellLimits = {
  cage: [0, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  thermometer: [0, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  renban: [0, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  "double-arrow": [3],
  nabner: [0, [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]],
  "product-cage": [0, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  "same-difference": [3],
  "rellik-cage": [0, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  "equality-cage": [0, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
};

/**
 * The kinds whose value is the sum of the digits in the cells.
 * @type {Partial<Record<import("./puzzle-rules.js").OwnRuleKind, "digits" | "different-digits">>}
 */
export const ruleSums = { cage: "different-digits", "little-killer": "digits" };

/** The kinds of rules that the engine makes puzzles with. */
export const makeableKinds = [
  "cage",
  "thermometer",
  "white-dot",
  "quadruple",
  "sandwich",
  "slow-thermometer",
  "black-dot",
  "pair-sum",
  "inequality",
  "whisper",
  "renban",
  "palindrome",
  "even",
  "odd",
  "arrow",
  "little-killer",
  "minimum",
  "maximum",
  "clone",
  "region-sum-line",
  "zipper",
  "double-arrow",
  "entropic",
  "modular",
  "nabner",
  "x-sum",
  "skyscraper",
  "numbered-room",
  "between",
  "lockout",
  "row-indexer",
  "column-indexer",
  "box-indexer",
  "sum-line",
  "counting-circles",
  "any-of",
  "product-cage",
  "parity-line",
  "same-difference",
  "equality-cage",
  "equal-sums",
  "same-values",
];
