import assert from "node:assert/strict";
import { test } from "node:test";
import { dayAfter, dayOf, isDay, monthAfter, streakOf, weekdayOf, weeksOf } from "../../../web/model/days.js";

/** @type {any[][]} */
const streaks = [
  ["today alone", ["2026-11-22"], { now: 1, longest: 1 }],
  ["up to yesterday", ["2026-11-20", "2026-11-21"], { now: 2, longest: 2 }],
  ["ended the day before yesterday", ["2026-11-18", "2026-11-19", "2026-11-20"], { now: 0, longest: 3 }],
  ["nothing", [], { now: 0, longest: 0 }],
  ["a gap", ["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-21", "2026-11-22"], { now: 2, longest: 3 }],
  ["over the end of a month", ["2026-10-31", "2026-11-01"], { now: 0, longest: 2 }],
];
for (const [name, days, expected] of streaks) {
  test(`a streak of days: ${name}`, () => assert.deepEqual(streakOf(new Set(days), "2026-11-22"), expected));
}

/** @type {[string, number, string][]} */
const laterDays = [
  ["2026-11-22", 1, "2026-11-23"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-03-01", -1, "2028-02-29"],
  ["2026-03-29", 0, "2026-03-29"],
  ["2026-11-22", -365, "2025-11-22"],
];
for (const [day, count, expected] of laterDays)
  test(`${count} days after ${day}`, () => assert.equal(dayAfter(day, count), expected));

test("a day begins at midnight at the player's place", () => {
  assert.equal(dayOf(new Date(2026, 10, 22, 0, 0).getTime()), "2026-11-22");
  assert.equal(dayOf(new Date(2026, 10, 22, 23, 59).getTime()), "2026-11-22");
});

/** @type {[string, boolean][]} */
const texts = [
  ["2026-11-22", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-10-99", false],
  ["2026-1", false],
  ["", false],
];
for (const [text, expected] of texts)
  test(`"${text}" is ${expected ? "a" : "no"} day`, () => assert.equal(isDay(text), expected));

test("22 November 2026 is a Sunday", () =>
  assert.deepEqual(["2026-11-22", "2026-11-23", "2026-11-28"].map(weekdayOf), [0, 1, 6]));

test("a month is laid out in weeks from Monday", () => {
  const weeks = weeksOf("2026-11");
  assert.equal(weeks.length, 6);
  assert.deepEqual(weeks[0], [null, null, null, null, null, null, "2026-11-01"]);
  assert.deepEqual(weeks[5], ["2026-11-30", null, null, null, null, null, null]);
  assert.equal(weeks.flat().filter(Boolean).length, 30);
});

test("months are counted over years", () => {
  assert.deepEqual([monthAfter("2026-12", 1), monthAfter("2026-01", -1)], ["2027-01", "2025-12"]);
});
