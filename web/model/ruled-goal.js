/**
 * What the page asks the engine for when the player wants a new puzzle with rules of its own.
 *
 * @typedef {import("./ruled-kinds.js").RuledKind} RuledKind
 * @typedef {import("./puzzle-goal.js").LevelName} LevelName
 * @typedef {Omit<import("./puzzle-goal.js").Goal, "symmetry"> & { rules: string, level: LevelName }} RuledGoal a goal as the engine takes it
 */
import { weekdayOf } from "./days.js";
import { levelNames } from "./puzzle-goal.js";

/** The kinds of rules that the engine can make. @type {readonly string[]} */
export const madeRules = ["cage", "thermometer", "white-dot", "black-dot", "pair-sum", "inequality", "whisper", "renban", "palindrome", "even", "odd", "arrow"];

/** Whether the engine can make puzzles with such rules. @param {string} rules such as "killer" or "thermometer,arrow=2" */
export function canBeMadeOf(rules) {
  if (rules === "killer") return true;
  const shares = rules.split(",").map((share) => /^([a-z-]+)(?:=[1-9]\d{0,2}|=1000)?$/.exec(share)?.[1] ?? "");
  return shares.every((kind) => madeRules.includes(kind)) && new Set(shares).size === shares.length;
}

/** The rules of each kind, as the engine takes them. @type {Record<RuledKind, string>} */
const rulesOf = {
  killer: "killer", thermometer: "thermometer", arrow: "arrow", dots: "white-dot,black-dot", whisper: "whisper", renban: "renban",
  mix: "cage,thermometer,arrow,white-dot,renban",
};

/** Returns the kind whose rules these are; null for other rules. @param {string} rules @returns {RuledKind | null} */
export const ruledKindOf = (rules) => /** @type {RuledKind | undefined} */ (Object.keys(rulesOf).find((kind) => rulesOf[/** @type {RuledKind} */ (kind)] === rules)) ?? null;

/**
 * The boards: the largest cage of a killer, and how many of the levels such puzzles have. Small boards hardly ever need a harder technique.
 * @type {Record<number, { layout: string, largest: number, levels: number }>}
 */
const boards = { 4: { layout: "2x2", largest: 3, levels: 2 }, 6: { layout: "2x3", largest: 4, levels: 3 }, 9: { layout: "3x3", largest: 5, levels: 5 } };
/** The sides that puzzles with rules are made for. */
export const ruledBounds = { least: 4, most: 16 };
/** The sides of the boards. @type {readonly number[]} */
export const ruledSides = [4, 6, 9];

/** @param {number} side one of ruledSides @returns {readonly LevelName[]} */
export const ruledLevels = (side) => levelNames.slice(0, boards[side].levels);

/** The level, or the hardest that puzzles of the side have. @param {number} side @param {LevelName} level @returns {LevelName} */
export const ruledLevelWithin = (side, level) => (ruledLevels(side).includes(level) ? level : /** @type {LevelName} */ (ruledLevels(side).at(-1)));

/** @param {RuledKind} kind @param {number} side one of ruledSides @param {LevelName} level @returns {RuledGoal} */
export function ruledGoal(kind, side, level) {
  const { layout, largest } = boards[side];
  return { rules: rulesOf[kind], layout, level, ...(kind === "killer" && { cells: [1, largest] }) };
}

/** The daily puzzles with rules from Sunday to Saturday. They must never change: another goal gives another puzzle, also for the days that somebody has played. So can another order of guesses in the search of rules, which tests/e2e/node-daily.test.js notices. @type {readonly { kind: RuledKind, level: LevelName }[]} */
const ruledOfWeek = [
  { kind: "mix", level: "hard" }, { kind: "killer", level: "easy" }, { kind: "thermometer", level: "easy" }, { kind: "dots", level: "medium" },
  { kind: "arrow", level: "medium" }, { kind: "killer", level: "hard" }, { kind: "whisper", level: "hard" },
];

/** What the daily puzzle with rules of a day is. @param {string} day */
export const dailyRuled = (day) => ruledOfWeek[weekdayOf(day)];

/** Returns what the engine is asked for. Its answer depends on nothing else. @param {string} day @returns {RuledGoal & { seed: number }} */
export function dailyRuledGoal(day) {
  const { kind, level } = dailyRuled(day);
  return { ...ruledGoal(kind, 9, level), seed: Number(day.replaceAll("-", "")) };
}
