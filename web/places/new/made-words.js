/** What is known of a puzzle that the engine has made, in words. */
import { levelWords } from "../../i18n/level-words.js";
import { ratingText } from "../../i18n/numbers.js";

/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */
/** @typedef {{ clues: number, level?: LevelName | null, hardest?: string | null, rating?: number | null }} Figures */

/**
 * As "Hard, with X-Wing · SE 3.2 · 26 givens".
 *
 * @param {Figures} figures @param {Words} words
 * @param {(technique: string) => string | null} [nameOf] null while the names of the techniques are not loaded
 */
export function figuresSentence({ clues, level, hardest, rating }, words, nameOf = () => null) {
  const technique = hardest ? nameOf(hardest) : null;
  const levelName = level ? levelWords(level, words) : "";
  return [
    ...(level ? [technique ? words("made.hardest", { level: levelName, technique }) : levelName] : []),
    ...(rating ? [words("made.rating", { rating: ratingText(rating, words.language) })] : []),
    words("made.clues", { clues }),
  ].join(" · ");
}
