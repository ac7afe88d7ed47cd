/**
 * Lists, numbers, dates and times as a language writes them. People read the results; nothing parses them.
 *
 * @typedef {ReturnType<typeof createLocale>} Locale
 * @typedef {keyof typeof listTypes} ListType "bare": where the language can do so, without a word before the last item
 * @typedef {keyof typeof dateStyles} DateStyle
 */

import { createNumber } from "./numbers.js";

/** British English has no comma before "and", and writes the day before the month. */
const localeOf = (/** @type {string} */ language) => (language === "en" ? "en-GB" : language);

const listTypes = /** @satisfies {Record<string, Intl.ListFormatOptions>} */ ({
  and: { type: "conjunction" },
  or: { type: "disjunction" },
  bare: { type: "conjunction", style: "narrow" },
  unit: { type: "unit" },
});

const dateStyles = /** @satisfies {Record<string, Intl.DateTimeFormatOptions>} */ ({
  long: { day: "numeric", month: "long", year: "numeric" },
  short: { day: "numeric", month: "short" },
  weekday: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  month: { month: "long", year: "numeric" },
  "short-weekday": { weekday: "short" },
});

/** Between sentences, at the end of one, between the parts of a series. */
const signs = { usual: [" ", ".", "; "], zh: ["", "。", "；"] };

/** @param {string} language */
export function createLocale(language) {
  const locale = localeOf(language);
  const plain = createNumber(locale);
  const [gap, stop, semicolon] = language === "zh" ? signs.zh : signs.usual;
  return {
    language,

    /** "r1c1, r2c5 and r3c3". @param {readonly string[]} items @param {ListType} [type] */
    list: (items, type = "and") => createList(language, type).format(items),

    /**
     * One text of several sentences; empty ones are left out.
     * @param {readonly (string | null | undefined)[]} sentences
     */
    text: (sentences) => sentences.filter(Boolean).join(gap),

    /** A phrase with the full stop of the language: "Step 1 of 67." @param {string | null} phrase */
    sentence: (phrase) => `${phrase}${stop}`,

    /** "r1c1 = 2; r2c2 ≠ 5". @param {readonly string[]} parts */
    series: (parts) => parts.join(semicolon),

    /** @param {number | bigint} value @param {Intl.NumberFormatOptions} [options] */
    number: (value, options) => (options ? new Intl.NumberFormat(locale, options) : plain).format(value),

    /**
     * A day. A text such as "2026-11-22" is that day of the calendar; a number is a time stamp, taken in the time zone
     * of the device.
     *
     * @param {string | number} day @param {DateStyle} [style]
     */
    date(day, style = "long") {
      const [date, zone] =
        typeof day === "number" ? [new Date(day), {}] : [new Date(`${day}T00:00:00Z`), { timeZone: "UTC" }];
      return new Intl.DateTimeFormat(locale, { ...dateStyles[style], ...zone }).format(date);
    },

    /** Time on a clock that counts up: "04:12", or "1:04:12" from an hour on. @param {number} ms */
    time(ms) {
      const [hours, minutes, seconds] = partsOf(ms);
      const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
      return `${hours ? `${hours}:` : ""}${two(minutes)}:${two(seconds)}`;
    },

    /**
     * The same time in words: "4 minutes, 12 seconds".
     * @param {number} ms
     * @param {"long" | "short"} [unitDisplay] "4 min, 12 sec"
     */
    duration(ms, unitDisplay = "long") {
      const units = ["hour", "minute", "second"];
      const parts = partsOf(ms)
        .map((value, i) => ({ value, unit: units[i] }))
        .filter(({ value }) => value > 0);
      const said = (parts.length ? parts : [{ value: 0, unit: "second" }]).map(({ value, unit }) =>
        new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }).format(value),
      );
      return createList(language, "unit").format(said);
    },
  };
}

/** The list format of a language. @param {string} language @param {ListType} [type] */
export const createList = (language, type = "and") => new Intl.ListFormat(localeOf(language), listTypes[type]);

/** Hours, minutes and seconds. @param {number} ms */
const partsOf = (ms) => {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
};
