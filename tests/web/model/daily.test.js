import assert from "node:assert/strict";
import { test } from "node:test";
import { dailyGoal, dailyLevel, dailyNames, dailyWithRules, hasDaily } from "../../../web/model/daily.js";
import { dayAfter } from "../../../web/model/days.js";

/** @type {[string, string, string[]][]} */
const weeks = [
  [
    "a week begins easy on Monday and ends with an extreme puzzle on Sunday",
    "2026-11-30",
    ["easy", "easy", "medium", "medium", "hard", "expert", "extreme"],
  ],
  [
    "the weeks that have been played keep their levels",
    "2026-11-23",
    ["easy", "easy", "medium", "medium", "hard", "hard", "expert"],
  ],
  ["so does the first week", "2026-01-05", ["easy", "easy", "medium", "medium", "hard", "hard", "expert"]],
];
for (const [what, monday, levels] of weeks) {
  test(what, () =>
    assert.deepEqual(
      Array.from({ length: 7 }, (_, i) => dailyLevel(dayAfter(monday, i))),
      levels,
    ),
  );
}

test("the goal has the date as its seed and nothing that another device could decide otherwise", () => {
  assert.deepEqual(dailyGoal("2026-11-23"), {
    layout: "3x3",
    level: "easy",
    symmetry: "180",
    clues: [34, 40],
    seed: 20261123,
    edition: 1,
  });
  assert.deepEqual(dailyGoal("2026-11-22"), {
    layout: "3x3",
    level: "expert",
    symmetry: "180",
    seed: 20261122,
    edition: 1,
  });
});

test("a daily puzzle with rules has another kind on other days, and gets harder in the week", () => {
  const week = Array.from({ length: 7 }, (_, i) => dailyWithRules(dayAfter("2026-11-30", i)));
  assert.deepEqual(
    week.map(({ level }) => level),
    ["easy", "easy", "medium", "medium", "hard", "hard", "hard"],
  );
  week.forEach(({ kind }, day) => assert.notEqual(kind, week[(day + 1) % 7].kind));
});

test("its goal has the date as its seed, too", () => {
  assert.deepEqual(dailyGoal("2026-11-23", "rules"), {
    rules: "killer",
    layout: "3x3",
    level: "easy",
    symmetry: "none",
    cells: [1, 5],
    seed: 20261123,
    edition: 1,
  });
  assert.deepEqual(dailyGoal("2026-11-25", "rules"), {
    rules: "white-dot,black-dot",
    layout: "3x3",
    level: "medium",
    symmetry: "none",
    seed: 20261125,
    edition: 1,
  });
});

test("the puzzles up to the 6th of December 2026 stay those of the first edition", () => {
  for (const name of /** @type {const} */ ([undefined, "rules"])) {
    assert.deepEqual(
      ["2026-01-01", "2026-12-06", "2026-12-07", "2027-01-01"].map((day) => dailyGoal(day, name).edition),
      [1, 1, 2, 2],
    );
  }
});

/** @type {[string, string[]][]} */
const names = [
  ["2026-12-07", ["easy", "medium", "hard", "rules"]],
  ["2026-12-12", ["easy", "medium", "hard", "expert", "rules"]],
  ["2026-12-13", ["easy", "medium", "hard", "extreme", "rules"]],
];
for (const [day, expected] of names)
  test(`the daily puzzles of ${day}`, () => assert.deepEqual(dailyNames(day), expected));

test("the puzzles that came later are none of those that have been played: of the second edition on any day", () => {
  for (const day of ["2026-11-23", "2026-12-07"]) {
    const { level, edition, seed } = dailyGoal(day, "hard");
    assert.deepEqual([level, edition, seed], ["hard", 2, Number(day.replaceAll("-", ""))]);
  }
  assert.deepEqual(dailyGoal("2026-11-23", "easy"), dailyGoal("2026-11-23"));
});

/** @type {[string, boolean][]} */
const texts = [
  ["2026-11-22", true],
  ["2026-11-23", false],
  ["2025-12-31", false],
  ["2026-02-30", false],
  ["2026-10-99", false],
  ["2026-1", false],
  ["2026-01-01", true],
];
for (const [text, expected] of texts) {
  test(`on 22 November 2026, ${text} ${expected ? "has" : "does not have"} a daily puzzle`, () =>
    assert.equal(hasDaily(text, "2026-11-22"), expected));
}
