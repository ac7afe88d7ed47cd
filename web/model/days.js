/**
 * Days of the player's calendar as texts such as "2026-11-22", which sort as the days do; months as texts such as
 * "2026-11".
 */

const dayMilliseconds = 86_400_000;

/** Returns the day of a time in the time zone of the device. @param {number} time milliseconds since 1970 */
export function dayOf(time) {
  const date = new Date(time);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Whether a text is a day of the calendar. @param {string} text */
export const isDay = (text) => Number.isFinite(timeOf(text)) && dayAfter(text, 0) === text;

/**
 * Returns the day that is so many days later, or earlier for a negative number.
 * @param {string} day
 * @param {number} [count]
 */
export const dayAfter = (day, count = 1) => new Date(timeOf(day) + count * dayMilliseconds).toISOString().slice(0, 10);

/** Returns the day of the week. @param {string} day @returns {number} 0 for Sunday */
export const weekdayOf = (day) => new Date(timeOf(day)).getUTCDay();

/**
 * Returns the month that is so many months later, or earlier for a negative number.
 * @param {string} month
 * @param {number} count
 */
export function monthAfter(month, count) {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/**
 * Returns the days of a month in weeks from Monday to Sunday, with null for the days of other months.
 *
 * @param {string} month
 * @returns {(string | null)[][]}
 */
export function weeksOf(month) {
  const first = `${month}-01`;
  /** @type {(string | null)[]} */
  const days = new Array((weekdayOf(first) + 6) % 7).fill(null);
  for (let day = first; day.startsWith(month); day = dayAfter(day)) days.push(day);
  while (days.length % 7) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/**
 * Returns the lengths of two runs of days: `now` is the run that ends today, or yesterday while today's day is still to
 * come; `longest` is the longest run of all.
 *
 * @param {ReadonlySet<string>} days
 * @param {string} today
 */
export function streakOf(days, today) {
  const lengthTo = (/** @type {string} */ day) => {
    let length = 0;
    while (days.has(dayAfter(day, -length))) length += 1;
    return length;
  };
  const ends = [...days].filter((day) => !days.has(dayAfter(day)));
  return { now: lengthTo(days.has(today) ? today : dayAfter(today, -1)), longest: Math.max(0, ...ends.map(lengthTo)) };
}

/** The day is counted in universal time, in which every day has 24 hours. @param {string} day */
const timeOf = (day) => Date.parse(`${day}T00:00:00Z`);

/** @param {number} value */
const twoDigits = (value) => String(value).padStart(2, "0");
