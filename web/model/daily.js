/**
 * The daily puzzle. The date alone decides it, so everybody gets the same puzzle, also without a network. The levels and the numbers of givens
 * below must never change: another number gives other puzzles, also for the days that somebody has played.
 *
 * @typedef {import("./puzzle-goal.js").LevelName} LevelName
 * @typedef {import("./puzzle-goal.js").Goal & { level: LevelName, seed: number }} DailyGoal
 */
import { isDay, weekdayOf } from "./days.js";

/** The levels from Sunday to Saturday: the week begins easy and ends hard. @type {readonly LevelName[]} */
const levelsOfWeek = ["extreme", "easy", "easy", "medium", "medium", "hard", "expert"];
/** The levels of the weeks before the first day of the others: their puzzles have been played, and stay. @type {readonly LevelName[]} */
const earlierLevels = ["expert", "easy", "easy", "medium", "medium", "hard", "hard"];
const firstDayOfLevels = "2026-11-30";

/** Least and most givens. @type {Partial<Record<LevelName, import("./puzzle-goal.js").Bounds>>} */
const givens = { easy: [34, 40], medium: [30, 35] };

/** The first day that has a daily puzzle. */
export const firstDay = "2026-01-01";

/** Whether a text is a day with a daily puzzle, up to the day `today`. @param {string} day @param {string} today */
export const hasDaily = (day, today) => day >= firstDay && day <= today && isDay(day);

/** @param {string} day @returns {LevelName} */
export const dailyLevel = (day) => (day < firstDayOfLevels ? earlierLevels : levelsOfWeek)[weekdayOf(day)];

/** Returns what the engine is asked for. Its answer depends on nothing else. @param {string} day @returns {DailyGoal} */
export function dailyGoal(day) {
  const level = dailyLevel(day);
  const clues = givens[level];
  return { layout: "3x3", level, symmetry: "180", ...(clues && { clues }), seed: Number(day.replaceAll("-", "")) };
}
