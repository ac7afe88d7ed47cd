/** What place Solve says of the level of a puzzle, also when a limit of work ended the search for it. */
import { levelWords } from "../../i18n/level-words.js";

/**
 * @param {import("../../model/facts.js").Path} path
 * @param {import("../../i18n/words.js").Words} words
 */
export function levelSentence(path, words) {
  if (path === "cut") return words("solve.level-unknown");
  if (path === "unsolved") return words("solve.beyond");
  const level = levelWords(path.level, words);
  return path.isCut ? words.text([words.sentence(level), words("path.limit")]) : level;
}
