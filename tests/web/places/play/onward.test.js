import assert from "node:assert/strict";
import { test } from "node:test";
import { nextDaily } from "../../../../web/places/play/onward.js";

const today = "2026-11-25";
/** @param {Record<string, boolean>} games of today by name, and whether they are finished @returns {any} */
const played = (games) =>
  new Map([[today, new Map(Object.entries(games).map(([name, isFinished]) => [name, { isFinished }]))]]);
const daily = { kind: /** @type {const} */ ("daily"), date: today, level: /** @type {const} */ ("easy") };

/** @type {[string, Parameters<typeof nextDaily>[0], Record<string, boolean>, string | null][]} */
const days = [
  ["the easy one, which the list has not yet", daily, {}, "medium"],
  ["the medium one, while the easy one is only begun", { ...daily, level: "medium" }, { easy: false }, "easy"],
  ["an earlier day, as if nothing of today were done", { ...daily, date: "2026-11-20" }, {}, "easy"],
  ["the last one", { ...daily, ruled: "killer" }, { easy: true, medium: true, hard: true, expert: true }, null],
];
for (const [what, result, games, expected] of days)
  test(`after ${what} comes ${expected}`, () => assert.equal(nextDaily(result, today, played(games)), expected));
