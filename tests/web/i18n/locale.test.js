import assert from "node:assert/strict";
import { test } from "node:test";
import { createLocale } from "../../../web/i18n/locale.js";

/** How each language writes: a list, one with "or", a number, a day. */
const written = {
  en: ["r1c1, r2c5 and r3c3", "4 or 7", "12,345", "22 November 2026"],
  uk: ["r1c1, r2c5 і r3c3", "4 або 7", "12 345", "22 листопада 2026 р."],
  ru: ["r1c1, r2c5 и r3c3", "4 или 7", "12 345", "22 ноября 2026 г."],
  it: ["r1c1, r2c5 e r3c3", "4 o 7", "12.345", "22 novembre 2026"],
  vi: ["r1c1, r2c5 và r3c3", "4 hoặc 7", "12.345", "22 tháng 11, 2026"],
  zh: ["r1c1、r2c5和r3c3", "4或7", "12,345", "2026年11月22日"],
};

for (const [language, expected] of Object.entries(written)) {
  test(`lists, numbers and days in ${language}`, () => {
    const { list, number, date } = createLocale(language);
    const found = [list(["r1c1", "r2c5", "r3c3"]), list(["4", "7"], "or"), number(12345), date("2026-11-22")];
    assert.deepEqual(
      found.map((text) => text.replace(/[\u00a0\u202f]/g, " ")),
      expected,
    );
  });
}

test("Chinese closes and joins sentences with signs of its own", () => {
  const said = ["en", "zh"].map((language) => {
    const { sentence, text, series } = createLocale(language);
    return [sentence("Step 1"), text(["One.", "", null, "Two."]), series(["a", "b"])];
  });
  assert.deepEqual(said, [
    ["Step 1.", "One. Two.", "a; b"],
    ["Step 1。", "One.Two.", "a；b"],
  ]);
});

test("a day does not depend on the time zone", () =>
  assert.equal(createLocale("en").date("2026-01-01", "short"), "1 Jan"));

/** @type {[number, string, string][]} */
const times = [
  [0, "00:00", "0 seconds"],
  [59_999, "00:59", "59 seconds"],
  [252_000, "04:12", "4 minutes, 12 seconds"],
  [3_600_000, "1:00:00", "1 hour"],
  [36_305_000, "10:05:05", "10 hours, 5 minutes, 5 seconds"],
];

for (const [ms, clock, said] of times) {
  test(`${ms} ms: ${clock}, ${said}`, () => {
    const { time, duration } = createLocale("en");
    assert.deepEqual([time(ms), duration(ms)], [clock, said]);
  });
}
