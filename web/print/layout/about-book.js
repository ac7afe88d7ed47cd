/**
 * What a book says about itself on the page after its title: rules, levels, where the solutions are, how it was made.
 */
import { layoutTitle } from "../../i18n/grid-names.js";
import { rulesSentence, shapeSentence } from "../../i18n/layout-words.js";
import { levelWords } from "../../i18n/level-words.js";
import { levelNames } from "../../model/puzzle-goal.js";
import { arePlain, kindsOf } from "./book-sections.js";
import { digitRanges } from "./digit-ranges.js";

/** @typedef {import("./front-matter.js").Block} Block */
/** @typedef {import("../job.js").PuzzlesJob} PuzzlesJob */
/** @typedef {import("../../model/layout.js").Layout} Layout */
/** @typedef {import("../../i18n/words.js").Words} Words */

/**
 * @param {PuzzlesJob} job
 * @param {import("../print-settings.js").PrintSettings} settings
 * @param {import("./plans.js").Context} context
 * @param {number} firstKeyPage number of the page on which the solutions at the end begin
 * @returns {Block[]}
 */
export function aboutBook(job, { look, work }, { words, seed }, firstKeyPage) {
  const puzzles = job.sections.flatMap((section) => section.puzzles);
  const levels = levelNames.filter((level) => puzzles.some((puzzle) => puzzle.level === level));
  const hasRating = look.show.rating && puzzles.some(({ rating }) => rating !== null);
  return [
    { heading: words("book.about") },
    { heading: words("book.rules") },
    { text: words("book.rule") },
    ...layoutBlocks(kindsOf(puzzles), words),
    ...(levels.length ? [{ heading: words("book.levels") }] : []),
    ...levels.map((level) => ({ lead: levelWords(level, words), text: levelSentence(level, words) })),
    ...(hasRating ? [{ text: words("book.rating") }] : []),
    ...keyBlocks(look.key, words, firstKeyPage),
    { heading: words("book.making") },
    {
      text: words.text(
        work.kind === "new" ? [words("book.made"), words("book.seed", { seed })] : [words("book.laid-out")],
      ),
    },
  ];
}

/** @param {readonly Layout[]} layouts @param {Words} words @returns {Block[]} nothing for plain 9×9 alone */
function layoutBlocks(layouts, words) {
  if (arePlain(layouts)) return [];
  return layouts.map((layout) => ({
    lead: layoutTitle(layout, words),
    text: words.text([...gridRules(layout, words), digitsSentence(layout, words), variantRules(layout, words)]),
  }));
}

/**
 * What holds where there are several grids, or fewer cells in a row than digits.
 * @param {Layout} layout @param {Words} words
 */
export const gridRules = (layout, words) => [
  ...(layout.grids.length > 1 ? [words("shape.line", { shape: shapeSentence(layout, words) })] : []),
  ...(layout.gridCount > 1 ? [words("book.rule-grids")] : []),
  ...(isFewerThanDigits(layout) ? [words("book.rule-fewer")] : []),
];

/** @param {Layout} layout @param {Words} words */
export const digitsSentence = ({ digitCount }, words) =>
  words("book.digits", { digits: words.list(digitRanges(digitCount), "bare") });

/** What the variants of a layout ask; "" for none. @param {Layout} layout @param {Words} words */
export const variantRules = (layout, words) => (layout.variants.length ? rulesSentence(layout, words) : "");

/** Whether a house of several cells has fewer cells than there are digits. @param {Layout} layout */
const isFewerThanDigits = ({ houses, digitCount }) =>
  houses.some(({ cells }) => cells.length > 1 && cells.length < digitCount);

/**
 * @param {import("../print-settings.js").KeyPlace} key
 * @param {Words} words
 * @param {number} firstKeyPage
 * @returns {Block[]}
 */
function keyBlocks(key, words, firstKeyPage) {
  const heading = { heading: words("book.solutions") };
  switch (key) {
    case "end":
      return [heading, { text: words.text([words("book.numbered"), words("book.key-end", { page: firstKeyPage })]) }];
    case "page":
      return [heading, { text: words.text([words("book.numbered"), words("book.key-page")]) }];
    case "foot":
      return [heading, { text: words.text([words("book.numbered"), words("book.key-foot")]) }];
    default:
      return [];
  }
}

/** @param {import("../../model/puzzle-goal.js").LevelName} level @param {Words} words */
function levelSentence(level, words) {
  switch (level) {
    case "easy":
      return words("book.level-easy");
    case "medium":
      return words("book.level-medium");
    case "hard":
      return words("book.level-hard");
    case "expert":
      return words("book.level-expert");
    default:
      return words("book.level-extreme");
  }
}
