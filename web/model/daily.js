/**
 * The daily puzzles: one of each of three levels, the one of the week, which is another level at its end, and one with
 * rules. The date alone decides them, so everybody gets
 * the same puzzles, also without a network. The levels, the numbers of givens and the kinds below must never change:
 * another goal gives other puzzles, also for the days that somebody has played. So can another order of guesses in the
 * search of rules, which tests/e2e/node-daily.test.js notices. Docs: docs/decisions/0086-a-seed-and-a-goal.md.
 *
 * @typedef {import("./puzzle-goal.js").LevelName} LevelName
 * @typedef {import("./puzzle-goal.js").MadeRules} MadeRules
 * @typedef {LevelName | "rules"} DailyName which of the daily puzzles of a day: its level, or the one with rules
 * @typedef {import("./puzzle-goal.js").Goal & { level: LevelName, seed: number, edition: 1 | 2 }} DailyGoal
 */
import { isDay, weekdayOf } from "./days.js";
import { layoutNamed } from "./layout.js";
import { goalOf } from "./puzzle-goal.js";

/** The levels from Sunday to Saturday: the week begins easy and ends hard. @type {readonly LevelName[]} */
const levelsOfWeek = ["extreme", "easy", "easy", "medium", "medium", "hard", "expert"];
/**
 * The levels of the weeks before the first day of the others: their puzzles have been played, and stay.
 * @type {readonly LevelName[]}
 */
const earlierLevels = ["expert", "easy", "easy", "medium", "medium", "hard", "hard"];
const firstDayOfLevels = "2026-11-30";

/**
 * The first day of puzzles of the second edition. Before, the two puzzles of a day could have the same solution. Their
 * puzzles have been played, and stay.
 */
const firstDayOfSecondEdition = "2026-12-07";

/** Least and most givens. @type {Partial<Record<LevelName, import("./puzzle-goal.js").Bounds>>} */
const givens = { easy: [34, 40], medium: [30, 35] };

/** The daily puzzles with rules from Sunday to Saturday. @type {readonly { kind: MadeRules, level: LevelName }[]} */
const rulesOfWeek = [
  { kind: "mix", level: "hard" },
  { kind: "killer", level: "easy" },
  { kind: "thermometer", level: "easy" },
  { kind: "dots", level: "medium" },
  { kind: "arrow", level: "medium" },
  { kind: "killer", level: "hard" },
  { kind: "whisper", level: "hard" },
];

/** The levels that each day has. @type {readonly LevelName[]} */
const levelsOfDay = ["easy", "medium", "hard"];

/** The first day that has a daily puzzle. */
export const firstDay = "2026-01-01";

/** Whether a text is a day with a daily puzzle, up to the day `today`. @param {string} day @param {string} today */
export const hasDaily = (day, today) => day >= firstDay && day <= today && isDay(day);

/** @param {string} day @returns {LevelName} of the daily puzzle of the week, which gets harder up to Sunday */
export const dailyLevel = (day) => (day < firstDayOfLevels ? earlierLevels : levelsOfWeek)[weekdayOf(day)];

/** What the daily puzzle with rules of a day is. @param {string} day */
export const dailyWithRules = (day) => rulesOfWeek[weekdayOf(day)];

/** The daily puzzles of a day, in the order in which they are shown. @param {string} day @returns {DailyName[]} */
export const dailyNames = (day) => [...new Set([...levelsOfDay, dailyLevel(day)]), "rules"];

/**
 * Returns what the engine is asked for. Its answer depends on nothing else.
 *
 * @param {string} day @param {DailyName} [name] one of `dailyNames`; the puzzle of the week when absent @returns
 *   {DailyGoal}
 */
export function dailyGoal(day, name = dailyLevel(day)) {
  const seed = Number(day.replaceAll("-", ""));
  // In the first edition, puzzles of different goals could have the same solution.
  const edition = day < firstDayOfSecondEdition && [dailyLevel(day), "rules"].includes(name) ? 1 : 2;
  if (name === "rules") {
    const { kind, level } = dailyWithRules(day);
    return {
      ...goalOf(/** @type {import("./layout.js").Layout} */ (layoutNamed("3x3")), level, { madeRules: kind }),
      level,
      seed,
      edition,
    };
  }
  const clues = givens[name];
  return { layout: "3x3", level: name, symmetry: "180", ...(clues && { clues }), seed, edition };
}
