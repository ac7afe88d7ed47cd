/** What a book calls its sections and their boards. */
import { layoutTitle } from "../../i18n/grid-names.js";
import { variantWords } from "../../i18n/layout-words.js";
import { isSquare, layoutNamed } from "../../model/layout.js";

/** @typedef {import("./puzzle-pages.js").NumberedSection} NumberedSection */
/** @typedef {import("../job.js").PrintedPuzzle} PrintedPuzzle */
/** @typedef {import("../../model/layout.js").Layout} Layout */
/** @typedef {import("../../i18n/words.js").Words} Words */

/** A divider names the boards of its section unless there are more. The page about the book names all of them. */
const mostNamed = 8;

/**
 * @param {readonly PrintedPuzzle[]} puzzles
 * @returns {Layout[]} one of each kind, the smallest first; irregular regions of a side are one kind
 */
export function kindsOf(puzzles) {
  /** @type {Map<string, Layout>} */
  const found = new Map();
  for (const name of new Set(puzzles.map(({ layout }) => layout))) {
    const layout = /** @type {Layout} */ (layoutNamed(name));
    const { digitCount, hasBoxes, boxRows, boxColumns, variants } = layout;
    const shape = isSquare(layout) ? [digitCount, ...(hasBoxes ? [boxRows, boxColumns] : [])] : [name];
    const kind = JSON.stringify([shape, variants]);
    if (!found.has(kind)) found.set(kind, layout);
  }
  return [...found.values()].sort((one, other) => one.digitCount - other.digitCount);
}

/** Whether all boards are the plain 9×9, which needs no name. @param {readonly Layout[]} kinds */
export const arePlain = (kinds) => kinds.every(({ name }) => name === "3x3");

/**
 * Returns the names of the boards of each section: none in a book whose boards are all plain 9×9, and none that the
 * title of the section has already.
 *
 * @param {readonly NumberedSection[]} sections @param {Words} words @returns {string[][]}
 */
export function boardNames(sections, words) {
  const kinds = sections.map(({ puzzles }) => kindsOf(puzzles));
  if (arePlain(kinds.flat())) return sections.map(() => []);
  return sections.map(({ title }, i) =>
    kinds[i].length > mostNamed
      ? []
      : kinds[i].map((layout) => layoutTitle(layout, words)).filter((name) => !title.includes(name)),
  );
}

/**
 * Gives a title to sections without one, as authors name them: the kind of puzzle, such as "Jigsaw" or "Sudoku X", with
 * its side where this is not 9, and the level that all its puzzles have. Plain 9×9 puzzles are named by their level
 * alone. A section with several kinds or without a level has the word for puzzles.
 *
 * @param {readonly NumberedSection[]} sections
 * @param {import("./plans.js").Context} context
 * @returns {NumberedSection[]}
 */
export function titled(sections, { words, bookWords, ruleWords }) {
  return sections.map((section) => {
    const { title, puzzles } = section;
    if (title || !puzzles.length) return section;
    const [layout, ...others] = kindsOf(puzzles);
    const [first] = puzzles;
    const level = puzzles.every((puzzle) => puzzle.level === first.level) ? first.level : null;
    const rules = new Set(puzzles.flatMap((puzzle) => rulesOf(puzzle)));
    const kind = others.length ? "mixed" : kindName(layout, [...rules]);
    const name =
      kind === "grids"
        ? layoutTitle(layout, words)
        : kind === "ruled" && ruleWords
          ? ruleWords(/** @type {"rule.cage.name"} */ (`rule.${[...rules][0]}.name`))
          : bookWords
            ? bookWords("book.kind", {
                kind,
                rule: layout.variants.length === 1 ? variantWords(layout.variants[0], words) : "",
              })
            : words("book.usual-title");
    const side =
      !others.length && layout.digitCount !== 9 && isSquare(layout)
        ? ` ${layout.digitCount} × ${layout.digitCount}`
        : "";
    const ofLevel = level ? words("book.level", { level }) : "";
    if (kind === "classic" && !side) return { ...section, title: ofLevel || words("book.usual-title") };
    return { ...section, title: [`${name}${side}`, ofLevel].filter(Boolean).join(" · ") };
  });
}

/** The kinds of rules of a puzzle. @param {PrintedPuzzle} puzzle */
const rulesOf = ({ rules }) => (rules ?? []).map((text) => text.split(" ")[0]);

/** @param {Layout} layout @param {readonly string[]} rules each kind once @returns {string} a choice of book.kind */
function kindName(layout, rules) {
  const { variants, grids, hasBoxes } = layout;
  if (rules.length === 1) return rules[0] === "cage" ? "killer" : "ruled";
  if (rules.length > 1) return "mixed";
  if (grids.length > 1 || !isSquare(layout)) return "grids";
  if (variants.length === 1) return variants[0];
  if (variants.length > 1) return "mixed";
  return hasBoxes ? "classic" : "jigsaw";
}
