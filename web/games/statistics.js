/**
 * Statistics, from one short record a finished game. The records stay when the games are deleted.
 *
 * @typedef {import("../model/puzzle-goal.js").LevelName} LevelName
 * @typedef {import("./result.js").Result} Result
 *
 * @typedef {object} Figures of the games of one level
 * @property {number} count
 * @property {number | null} best the shortest time without a hint
 * @property {number} median time of all
 *
 * @typedef {object} Statistics
 * @property {number} count
 * @property {Partial<Record<LevelName | "other", Figures>>} levels `other`: games whose level is not known
 * @property {{ now: number, longest: number }} streak days in a row on which a game was finished. `now` counts up to today, or to yesterday while
 *   today's game is still to come
 */
import { streakOf } from "../model/days.js";
import { levelNames } from "../model/puzzle-goal.js";

/**
 * @param {readonly Result[]} results
 * @param {{ today: string, layout?: string }} options `layout`: only the games of one layout; times of others are not comparable
 * @returns {Statistics}
 */
export function statisticsOf(results, { today, layout }) {
  const counted = layout === undefined ? results : results.filter((each) => each.layout === layout);
  const names = /** @type {const} */ ([...levelNames, "other"]);
  const levels = names.flatMap((name) => {
    const those = counted.filter(({ level }) => (level ?? "other") === name);
    return those.length ? [[name, figuresOf(those)]] : [];
  });
  return { count: counted.length, levels: Object.fromEntries(levels), streak: streakOf(new Set(counted.map(({ day }) => day)), today) };
}

/** @param {readonly Result[]} results at least one @returns {Figures} */
function figuresOf(results) {
  const times = results.map(({ elapsed }) => elapsed).sort((a, b) => a - b);
  const alone = results.filter(({ hints }) => !hints.some(Boolean)).map(({ elapsed }) => elapsed);
  const middle = times.length >> 1;
  return {
    count: times.length,
    best: alone.length ? Math.min(...alone) : null,
    median: times.length % 2 ? times[middle] : Math.round((times[middle - 1] + times[middle]) / 2),
  };
}

/**
 * Returns the number of days in a row on which the player solved the daily puzzle of that very day. A daily puzzle of an earlier day adds nothing.
 *
 * @param {readonly Result[]} results
 * @param {string} today
 */
export function dailyStreak(results, today) {
  const onTheirDay = results.filter(({ kind, date, day }) => kind === "daily" && date === day);
  return streakOf(new Set(onTheirDay.map(({ day }) => day)), today).now;
}

/**
 * What the player has done with the daily puzzles, for a calendar.
 *
 * @param {readonly Result[]} results
 * @param {readonly import("./entry.js").GameEntry[]} entries
 * @returns {Map<string, { id: string, isFinished: boolean, elapsed: number }>} by the day of the puzzle
 */
export function dailiesOf(results, entries) {
  const played = new Map();
  for (const { id, origin: { kind, date }, isTouched, elapsed } of entries) {
    if (kind === "daily" && date && isTouched) played.set(date, { id, isFinished: false, elapsed });
  }
  for (const { id, kind, date, elapsed } of results) if (kind === "daily" && date) played.set(date, { id, isFinished: true, elapsed });
  return played;
}

/** The records as a table with commas, for a spreadsheet. @param {readonly Result[]} results @returns {string} */
export function resultsAsTable(results) {
  const rows = [...results].sort((a, b) => a.finished - b.finished).map(({ finished, kind, level, date, layout, rating, elapsed, hints, checks }) => (
    [new Date(finished).toISOString(), kind, level ?? "", date ?? "", layout, rating ?? "", Math.round(elapsed / 1000), ...hints, checks]));
  const head = ["finished", "kind", "level", "daily", "layout", "rating", "seconds", "hints 1", "hints 2", "hints 3", "checks"];
  return [head, ...rows].map((row) => row.map(asField).join(",") + "\n").join("");
}

/** A field in quotes where it needs them (RFC 4180). @param {string | number} value */
const asField = (value) => (/[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value));
