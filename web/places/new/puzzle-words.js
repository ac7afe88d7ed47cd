/** How a puzzle came to be, and what is known of it, in words. */
import { h } from "../../controls/dom.js";
import { ratingText } from "../../i18n/numbers.js";
import { layoutNamed, layoutOfSide } from "../../model/layout.js";
import { layoutTitle } from "../../i18n/grid-names.js";
import { levelWords } from "../../i18n/level-words.js";

/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("../../model/game.js").Origin} Origin */
/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */
/** @typedef {{ clues: number, level?: LevelName | null, hardest?: string | null, rating?: number | null }} Figures */

/** The side whose boards need no name. */
const usualSide = 9;
/** The origins that are named after the level. @type {readonly string[]} */
const fromOutside = ["entered", "link"];

/** @param {Origin} origin @param {Words} words */
export function kindWords({ kind, date, title }, words) {
  switch (kind) {
    case "daily":
      return words("origin.daily", { date: date ? words.date(date) : "" });
    case "link":
      return title || words("origin.link");
    case "entered":
      return title || words("origin.entered");
    case "course":
      return title || words("origin.course");
    case "exercise":
      return words("origin.exercise");
    default:
      return words("origin.made");
  }
}

/**
 * Returns the parts of the line that names a game: its title, the level, the shape of the board, the name of a puzzle
 * of the player, the day, the rating. They are shown side by side; where there is little room, the first ones are.
 *
 * @param {Origin} origin @param {string} layoutName @param {Words} words @returns {string[]}
 */
export function originParts(origin, layoutName, words) {
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(layoutName));
  const isPlain = layout === layoutOfSide(layout.digitCount);
  const shape = isPlain ? words("goal.side", { side: layout.digitCount }) : layoutTitle(layout, words);
  const parts = [
    ...(origin.kind === "course" ? [kindWords(origin, words)] : []),
    ...(origin.level ? [levelWords(origin.level, words)] : []),
    ...(isPlain && layout.digitCount === usualSide ? [] : [shape]),
    ...(origin.level && fromOutside.includes(origin.kind) ? [kindWords(origin, words)] : []),
    ...(origin.date ? [words("origin.daily-short", { date: words.date(origin.date, "short") })] : []),
    ...(origin.rating ? [words("made.rating", { rating: ratingText(origin.rating, words.language) })] : []),
  ];
  // A made puzzle with rules is named by what it was made of, a puzzle of an author by its title.
  const isNamed = origin.ruled || (!origin.level && ["made", ...fromOutside].includes(origin.kind));
  if (origin.title && isNamed) return [origin.title, ...parts];
  return parts.length ? parts : [kindWords(origin, words)];
}

/**
 * The title of a puzzle and who made it, as children of a line. Each has a direction of its own: a Hebrew title does
 * not turn the words beside it.
 * @param {string | false | undefined} title @param {string | undefined} author @param {Words} words
 */
export const titleAndAuthor = (title, author, words) =>
  [title, author && words("open.author", { author })]
    .filter(Boolean)
    .flatMap((part, i) => [i > 0 && " · ", h("bdi", {}, part)]);

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
