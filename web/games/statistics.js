/**
 * Statistics, from one short record a finished game. The records stay when the games are deleted.
 *
 * @typedef {import("../model/puzzle-goal.js").LevelName} LevelName
 * @typedef {import("./result.js").Result} Result
 *
 * @typedef {object} Figures of the games of one level
 * @property {number} count
 * @property {number} helped how many of them the player has finished after looking at the solution. Their times count
 *   for nothing
 * @property {number | null} best the shortest time without a hint
 * @property {number | null} median of the times
 * @property {number | null} lastMedian of the ten last times
 * @property {number} hints a game, on the average
 * @property {readonly number[]} times the last of them, the oldest first
 *
 * @typedef {object} Statistics
 * @property {number} count
 * @property {Partial<Record<LevelName | "other", Figures>>} levels `other`: games whose level is not known. Made
 *   puzzles with rules are not among them
 * @property {Partial<Record<import("../model/puzzle-goal.js").MadeRules, Figures>>} kinds made puzzles with rules, of
 *   any level
 * @property {{ now: number, longest: number }} streak days in a row on which a game was finished. `now` counts up to
 *   today, or to yesterday while today's game is still to come
 */
import { streakOf } from "../model/days.js";
import { levelNames } from "../model/puzzle-goal.js";
import { allMadeRules } from "../model/puzzle-goal.js";

/**
 * @param {readonly Result[]} results
 * @param {{ today: string, layout?: string }} options `layout`: only the games of one layout; times of others are not
 *   comparable
 * @returns {Statistics}
 */
export function statisticsOf(results, { today, layout }) {
  const counted = layout === undefined ? results : results.filter((each) => each.layout === layout);
  const grouped = (
    /** @type {readonly string[]} */ names,
    /** @type {(result: Result) => string | undefined} */ nameOf,
  ) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const those = counted.filter((each) => nameOf(each) === name);
        return those.length ? [[name, figuresOf(those)]] : [];
      }),
    );
  const levels = grouped([...levelNames, "other"], ({ level, ruled }) => (ruled ? undefined : (level ?? "other")));
  const kinds = grouped(allMadeRules, ({ ruled }) => ruled);
  return { count: counted.length, levels, kinds, streak: streakOf(new Set(counted.map(({ day }) => day)), today) };
}

/** So many of the last times are compared with all, and so many are drawn. */
const [lastTen, mostTimes] = [10, 30];

/**
 * How many hints a game had: a hint that was asked for in three strengths is one.
 * @param {Pick<Result, "hints">} result
 */
export const hintsOf = ({ hints }) => Math.max(0, ...hints);

/** Whether a game was finished without a hint, and without a look at the solution. @param {Result} result */
const isAlone = (result) => !result.helped && hintsOf(result) === 0;

/** Returns the shortest time without help; null when there is none. @param {readonly Result[]} results */
export function bestOf(results) {
  const alone = results.filter(isAlone).map(({ elapsed }) => elapsed);
  return alone.length ? Math.min(...alone) : null;
}

/** @param {readonly Result[]} results at least one @returns {Figures} */
function figuresOf(results) {
  const timed = results.filter(({ helped }) => !helped).sort((a, b) => a.finished - b.finished);
  const times = timed.map(({ elapsed }) => elapsed);
  return {
    count: results.length,
    helped: results.length - timed.length,
    best: bestOf(results),
    median: medianOf(times),
    lastMedian: medianOf(times.slice(-lastTen)),
    hints: results.reduce((sum, result) => sum + hintsOf(result), 0) / results.length,
    times: times.slice(-mostTimes),
  };
}

/** @param {readonly number[]} numbers @returns {number | null} */
function medianOf(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (!sorted.length) return null;
  return sorted.length % 2 ? sorted[middle] : Math.round((sorted[middle - 1] + sorted[middle]) / 2);
}

/**
 * @typedef {{ kind: "best", time: number, faster: number | null } | { kind: "first", level: LevelName } | { kind:
 *   "daily" | "days", days: number } | { kind: "helped" }} News what a finished game has brought: the best time of its
 *   level, and by how many milliseconds; the first game of its level; a number of days in a row with their daily
 *   puzzles, or with any game; or only that the player has looked at the solution
 */

/**
 * Returns what is new with a finished game.
 *
 * @param {Result} result
 * @param {readonly Result[]} results of all games; the game itself may be among them
 * @returns {News[]}
 */
export function newsOf(result, results) {
  const before = results.filter(({ id }) => id !== result.id);
  const { level, layout, day, elapsed, ruled } = result;
  /** @type {News[]} */
  const news = [];
  if (result.helped) news.push({ kind: "helped" });
  else if (level) {
    const same = before.filter(
      (each) => each.level === level && each.layout === layout && each.ruled === ruled && !each.helped,
    );
    const best = bestOf(same);
    if (!same.length) news.push(...(ruled ? [] : [{ kind: /** @type {const} */ ("first"), level }]));
    else if (isAlone(result) && (best === null || elapsed < best))
      news.push({ kind: "best", time: elapsed, faster: best === null ? null : best - elapsed });
  }
  const all = [...before, result];
  const isDaily = result.kind === "daily" && result.date === day;
  const days = isDaily
    ? dailyStreak(all, day, ruled !== undefined)
    : streakOf(new Set(all.map((each) => each.day)), day).now;
  const isNew = isDaily
    ? !before.some((each) => isDailyOf(each, ruled !== undefined) && each.date === day)
    : !before.some((each) => each.day === day);
  if (isNew && days > 1) news.push({ kind: isDaily ? "daily" : "days", days });
  return news;
}

/**
 * Whether a game is a daily puzzle: one with rules, or one without.
 * @param {Pick<Result, "kind" | "ruled">} game
 * @param {boolean} hasRules
 */
const isDailyOf = ({ kind, ruled }, hasRules) => kind === "daily" && (ruled !== undefined) === hasRules;

/**
 * Returns the number of days in a row on which the player solved the daily puzzle of that very day. A daily puzzle of
 * an earlier day adds nothing.
 *
 * @param {readonly Result[]} results
 * @param {string} today
 * @param {boolean} [hasRules] whether the daily puzzles with rules are asked for
 */
export function dailyStreak(results, today, hasRules = false) {
  const onTheirDay = results.filter((each) => isDailyOf(each, hasRules) && each.date === each.day);
  return streakOf(new Set(onTheirDay.map(({ day }) => day)), today).now;
}

/**
 * What the player has done with the daily puzzles, for a calendar.
 *
 * @param {readonly Result[]} results
 * @param {readonly import("./entry.js").GameEntry[]} entries
 * @param {boolean} [hasRules] whether the daily puzzles with rules are asked for
 * @returns {Map<string, { id: string, isFinished: boolean, elapsed: number }>} by the day of the puzzle
 */
export function dailiesOf(results, entries, hasRules = false) {
  const played = new Map();
  for (const { id, origin, isTouched, elapsed } of entries) {
    if (isDailyOf(origin, hasRules) && origin.date && isTouched)
      played.set(origin.date, { id, isFinished: false, elapsed });
  }
  for (const each of results)
    if (isDailyOf(each, hasRules) && each.date)
      played.set(each.date, { id: each.id, isFinished: true, elapsed: each.elapsed });
  return played;
}

/** The records as a table with commas, for a spreadsheet. @param {readonly Result[]} results @returns {string} */
export function resultsAsTable(results) {
  const rows = [...results]
    .sort((a, b) => a.finished - b.finished)
    .map(({ finished, kind, level, date, layout, rating, elapsed, hints, checks, helped, ruled }) => [
      new Date(finished).toISOString(),
      kind,
      level ?? "",
      date ?? "",
      layout,
      rating ?? "",
      Math.round(elapsed / 1000),
      ...hints,
      checks,
      helped ? 1 : 0,
      ruled ?? "",
    ]);
  const head = [
    "finished",
    "kind",
    "level",
    "daily",
    "layout",
    "rating",
    "seconds",
    "hints 1",
    "hints 2",
    "hints 3",
    "checks",
    "solution seen",
    "rules",
  ];
  return [head, ...rows].map((row) => row.map(asField).join(",") + "\n").join("");
}

/** A field in quotes where it needs them (RFC 4180). @param {string | number} value */
const asField = (value) => (/[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value));
