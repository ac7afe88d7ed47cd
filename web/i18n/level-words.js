/** The name of a level. */

const keys = /** @type {const} */ ({
  easy: "level.easy",
  medium: "level.medium",
  hard: "level.hard",
  expert: "level.expert",
  extreme: "level.extreme",
});

/** @param {import("../model/puzzle-goal.js").LevelName} level @param {import("./words.js").Words} words */
export const levelWords = (level, words) => words(keys[level]);
