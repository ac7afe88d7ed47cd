/**
 * A puzzle for each day, as a newspaper prints it: settings as plain data, in a file that is written like that of a
 * book. The same settings make the same files.
 *
 * @typedef {import("../print-settings.js").Look} Look
 * @typedef {typeof weekdays[number]} Weekday
 * @typedef {typeof fileFormats[number]} FileFormat
 *
 * @typedef {object} SeriesSettings
 * @property {2} version of this form
 * @property {SeriesWork} work
 * @property {Look} look of the boards; what concerns pages of sheets and books has its usual values
 * @property {number} seed of all random choices, 0 … 2^53 - 1
 *
 * @typedef {object} SeriesWork
 * @property {"series"} kind
 * @property {string} from the first day, such as "2027-01-01"
 * @property {string} to the last day
 * @property {Partial<Record<Weekday, DayGoal>>} days the puzzle of each day of the week; a day that is absent has none
 * @property {number} board width and height of the board of the day, in millimetres
 * @property {number} key likewise of the solution beside it
 * @property {readonly FileFormat[]} formats of the files of a day
 *
 * @typedef {{ title: string, goal: Omit<import("../../model/puzzle-goal.js").Goal, "seed"> }} DayGoal `title`: "" for
 *   none
 */
import { dayAfter, weekdayOf } from "../../model/days.js";
import { layoutNamed } from "../../model/layout.js";
import { goalOf } from "../../model/puzzle-goal.js";
import { listOf, oneOf, record, refusal, text, whole } from "../field-rules.js";
import { goal } from "../goal-check.js";
import { pictureFormats } from "../pictures/formats.js";
import { defaultSettings, most, settingsVersion } from "../print-settings.js";
import { checkedBy, day, lookRules, shownRules } from "../settings-check.js";

export const weekdays = /** @type {const} */ ([
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
]);
const textFormats = /** @type {const} */ (["txt", "json"]);
/** The formats of the files of a day. */
export const fileFormats = /** @type {const} */ ([...pictureFormats, ...textFormats]);

/** Days of the longest series: a leap year. */
const mostDays = 366;
/** Bounds and usual values in millimetres. */
const sides = { board: { least: 40, most: 300, usual: 90 }, key: { least: 20, most: 150, usual: 40 } };
const required = undefined;

const dayGoal = record({ title: [text(most.letters), ""], goal: [goal, {}] });

/** @type {import("../field-rules.js").Rule<SeriesWork["days"]>} */
const days = (value, field) => {
  const read = record(Object.fromEntries(weekdays.map((name) => [name, [dayGoal]])))(value, field);
  return Object.keys(read).length ? read : refusal("not-list", field, { least: 1, most: weekdays.length });
};

/** The fields of `look` that concern a series. */
export const lookFields = /** @type {const} */ ([
  "press",
  "language",
  "title",
  "author",
  "address",
  "face",
  "inkSaving",
  "large",
]);
/** The fields of `look.show` that concern a series. */
export const shownFields = /** @type {const} */ (["level", "rating", "clues", "date", "code"]);

/** What a file may leave out. */
const usual = defaultSettings({ locale: "en-GB", seed: 0 });
/** A series says the day, and its level. */
const usualShown = { ...usual.look.show, number: false, date: true };

/** @param {Record<string, any[]>} rules @param {readonly string[]} names */
const chosen = (rules, names) => Object.fromEntries(names.map((name) => [name, rules[name]]));

const shown = record({ ...chosen(shownRules, shownFields), date: [shownRules.date[0], true] });

const settings = record({
  version: [oneOf([settingsVersion]), required],
  work: [
    record({
      kind: [oneOf(["series"])],
      from: [day, required],
      to: [day, required],
      days: [days, required],
      board: [whole(sides.board.least, sides.board.most), sides.board.usual],
      key: [whole(sides.key.least, sides.key.most), sides.key.usual],
      formats: [
        listOf(oneOf(fileFormats), { least: 1, most: fileFormats.length }),
        ["pdf", "svg", "eps", "txt", "json"],
      ],
    }),
    required,
  ],
  look: [record({ ...chosen(lookRules, lookFields), show: [shown, {}] }), {}],
  seed: [whole(0, Number.MAX_SAFE_INTEGER), 0],
});

/**
 * @typedef {{ code: "not-period", details: { first: string, last: string } }} PeriodError the last day is before
 *   `first` or after `last`
 */

/**
 * Returns the settings in plain data. Fields that are left out have their usual values.
 *
 * @param {unknown} plain
 * @returns {import("../settings-check.js").Checked<SeriesSettings> | { error: PeriodError }}
 */
export function checkSeries(plain) {
  /** @type {import("../settings-check.js").Checked<SeriesSettings>} */
  const checked = checkedBy(plain, (given) => settings(given, ""));
  if ("error" in checked) return checked;
  const { work, look } = checked.settings;
  const last = dayAfter(work.from, mostDays - 1);
  if (work.to < work.from || work.to > last)
    return { error: { code: "not-period", details: { first: work.from, last } } };
  const whole = { ...usual.look, ...look, show: { ...usualShown, ...look.show } };
  return { settings: { ...checked.settings, look: whole } };
}

/** @param {string} day @returns {Weekday} */
export const weekdayNamed = (day) => weekdays[(weekdayOf(day) + 6) % weekdays.length];

/**
 * Returns the days that have a puzzle, in their order.
 * @param {Pick<SeriesWork, "from" | "to" | "days">} work
 */
export function daysOf({ from, to, days: goals }) {
  /** @type {string[]} */
  const found = [];
  for (let each = from; each <= to; each = dayAfter(each)) if (goals[weekdayNamed(each)]) found.push(each);
  return found;
}

const classic = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed("3x3"));

/** @param {import("../../model/puzzle-goal.js").LevelName} level @returns {DayGoal} */
const plainDay = (level) => ({ title: "", goal: goalOf(classic, level) });

/**
 * Returns settings to begin with: a year from easy on Monday to hard on Saturday, and a killer on Sunday.
 *
 * @param {{ year: number, seed: number }} options
 */
export function exampleSeries({ year, seed }) {
  return {
    version: settingsVersion,
    seed,
    work: {
      kind: "series",
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      days: {
        monday: plainDay("easy"),
        tuesday: plainDay("easy"),
        wednesday: plainDay("medium"),
        thursday: plainDay("medium"),
        friday: plainDay("hard"),
        saturday: plainDay("hard"),
        sunday: { title: "Killer", goal: goalOf(classic, "medium", { madeRules: "killer" }) },
      },
      board: sides.board.usual,
      key: sides.key.usual,
      formats: ["pdf", "svg", "eps", "txt", "json"],
    },
    look: { press: "office", language: "en", title: "Sudoku", author: "" },
  };
}
