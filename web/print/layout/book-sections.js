/** What a book calls its sections and their boards. */
import { layoutTitle } from "../../i18n/grid-names.js";
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
 * Gives a title to sections without one: the level that all its puzzles have, or else the board that all have, or else
 * the word for puzzles, which also stands for the board of an only section. Where other sections have the level too,
 * the side of the board is named, and where this is not enough the whole board.
 *
 * @param {readonly NumberedSection[]} sections @param {Words} words @returns {NumberedSection[]}
 */
export function titled(sections, words) {
  const untitled = sections.map(({ title, puzzles }) => (title ? [] : puzzles));
  const levels = untitled.map((puzzles) =>
    puzzles.every(({ level }) => level === puzzles[0].level) ? (puzzles[0]?.level ?? null) : null,
  );
  const kinds = untitled.map(kindsOf);
  return sections.map((section, i) => {
    const [level, [layout, ...others]] = [levels[i], kinds[i]];
    if (!layout) return section;
    if (!level)
      return {
        ...section,
        title: others.length || sections.length === 1 ? words("book.usual-title") : layoutTitle(layout, words),
      };
    const name = words("book.level", { level });
    const rivals = kinds.filter((_, j) => j !== i && levels[j] === level);
    if (!rivals.length) return { ...section, title: name };
    const isOfSide = rivals.some((rival) => rival.some(({ digitCount }) => digitCount === layout.digitCount));
    if (isOfSide && !others.length)
      return { ...section, title: words("book.level-of-board", { level: name, board: layoutTitle(layout, words) }) };
    return { ...section, title: words("book.level-of-side", { level: name, side: layout.digitCount }) };
  });
}
