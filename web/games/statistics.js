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
 * @property {ReturnType<typeof dailyStreak>} streak
 */
import { dailyLevel } from "../model/daily.js";
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
  const counted = results.filter((each) => isOfRecords(each) && (layout === undefined || each.layout === layout));
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
  return { count: counted.length, levels, kinds, streak: dailyStreak(counted, today) };
}

/** A puzzle of the course counts for the course: many have few cells to fill. @param {Result} result */
const isOfRecords = ({ kind }) => kind !== "course";

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
 *   "daily", days: number } | { kind: "helped" }} News what a finished game has brought: the best time of its level,
 *   and by how many milliseconds; the first game of its level; a number of days in a row with a daily puzzle; or only
 *   that the player has looked at the solution
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
  else if (level && isOfRecords(result)) {
    const same = before.filter(
      (each) =>
        isOfRecords(each) && each.level === level && each.layout === layout && each.ruled === ruled && !each.helped,
    );
    const best = bestOf(same);
    if (!same.length) news.push(...(ruled ? [] : [{ kind: /** @type {const} */ ("first"), level }]));
    else if (isAlone(result) && (best === null || elapsed < best))
      news.push({ kind: "best", time: elapsed, faster: best === null ? null : best - elapsed });
  }
  const all = [...before, result];
  const isFirst = !before.some((each) => isOnItsDay(each) && each.day === day);
  const days = isOnItsDay(result) && isFirst ? dailyStreak(all, day).now : 0;
  if (days > 1) news.push({ kind: "daily", days });
  return news;
}

/** Whether a game is a daily puzzle that was finished on its very day. @param {Result} result */
const isOnItsDay = ({ kind, date, day }) => kind === "daily" && date === day;

/**
 * Returns the number of days in a row on which the player solved a daily puzzle of that very day, whichever it was. A
 * daily puzzle of an earlier day adds nothing. Statistics, calendar, card and shared text say this one streak.
 *
 * @param {readonly Result[]} results
 * @param {string} today
 * @returns {{ now: number, longest: number }} `now` counts up to today, or to yesterday while today's is still to come
 */
export const dailyStreak = (results, today) =>
  streakOf(new Set(results.filter(isOnItsDay).map(({ day }) => day)), today);

/**
 * Which of the daily puzzles of its day a game has.
 * @param {Pick<Result, "kind" | "date" | "ruled" | "level">} game
 * @returns {import("../model/daily.js").DailyName | null} null for any other game
 */
export const dailyNameOf = ({ kind, date, ruled, level }) =>
  kind === "daily" && date ? (ruled ? "rules" : (level ?? dailyLevel(date))) : null;

/** @typedef {{ id: string, isFinished: boolean, elapsed: number }} PlayedDaily */

/**
 * What the player has done with the daily puzzles, for a strip and a calendar.
 *
 * @param {readonly Result[]} results
 * @param {readonly import("./entry.js").GameEntry[]} entries
 * @returns {Map<string, Map<import("../model/daily.js").DailyName, PlayedDaily>>} by the day of the puzzle
 */
export function dailiesOf(results, entries) {
  const played = new Map();
  /** @param {Result | import("../model/game.js").Origin} game @param {PlayedDaily} what */
  const add = (game, what) => {
    const name = dailyNameOf(game);
    if (name && !played.has(game.date)) played.set(game.date, new Map());
    if (name) played.get(game.date).set(name, what);
  };
  for (const { id, origin, isTouched, elapsed } of entries)
    if (isTouched) add(origin, { id, isFinished: false, elapsed });
  for (const each of results) add(each, { id: each.id, isFinished: true, elapsed: each.elapsed });
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
