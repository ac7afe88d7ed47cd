/** What a book calls its sections and their boards. */
import { kindsInText } from "../../model/kinds-in-text.js";
import { layoutTitle } from "../../i18n/grid-names.js";
import { variantWords } from "../../i18n/layout-words.js";
import { isSquare, layoutNamed } from "../../model/layout.js";
import { nameNumbers } from "../../model/numbers-in-rules.js";

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
    const kind = layoutKind(layout);
    if (!found.has(kind)) found.set(kind, layout);
  }
  return [...found.values()].sort((one, other) => one.digitCount - other.digitCount);
}

/** Returns a text that is the same for two layouts of one kind. @param {Layout} layout */
export function layoutKind(layout) {
  const { name, digitCount, hasBoxes, boxRows, boxColumns, variants } = layout;
  const shape = isSquare(layout) ? [digitCount, ...(hasBoxes ? [boxRows, boxColumns] : [])] : [name];
  return JSON.stringify([shape, variants]);
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
 * its side where this is not 9, and the level that was asked for. Plain 9×9 puzzles are named by their level alone. A
 * section with several kinds or without a level has the word for puzzles.
 *
 * @param {readonly NumberedSection[]} sections
 * @param {import("../print-settings.js").PrintSettings} settings
 * @param {import("./plans.js").Context} context
 * @returns {NumberedSection[]}
 */
export function titled(sections, { work, look }, context) {
  const { words } = context;
  return sections.map((section, i) => {
    const { title, puzzles } = section;
    if (title || !puzzles.length) return section;
    const [first] = puzzles;
    const common = puzzles.every((puzzle) => puzzle.level === first.level) ? first.level : null;
    // The level of puzzles that happen to have the same is no name.
    const goal = work.kind === "new" ? work.sections[i]?.goal : undefined;
    const level = goal ? goal.level : common;
    const ofLevel = level ? words("book.level", { level }) : "";
    const kinds = kindsOf(puzzles);
    const faces = new Set(puzzles.map((puzzle) => faceKind(puzzle, look)));
    const rules = [...new Set(puzzles.flatMap((puzzle) => rulesOf(puzzle)))];
    const [face = ""] = faces.size > 1 ? ["mixed"] : faces;
    const name = kinds.length > 1 ? kindWords("mixed", context) : kindTitle(kinds[0], rules, face, context);
    const isPlain = kinds.length === 1 && kinds[0].digitCount === 9 && kindName(kinds[0], rules, face) === "classic";
    if (isPlain) return { ...section, title: ofLevel || words("book.usual-title") };
    return { ...section, title: [name, ofLevel].filter(Boolean).join(" · ") };
  });
}

/** Puzzles with more kinds of rules, or more variants, are not called by them. */
export const mostRulesNamed = 3;
/** The faces of digits that are pictures. */
const pictures = new Set(["colors", "shapes", "fruits", "animals"]);

/** The kinds of rules of a puzzle. @param {PrintedPuzzle} puzzle */
export const rulesOf = ({ rules }) => (rules ?? []).flatMap(kindsInText);

/**
 * Returns what stands for the digits of a puzzle, as kinds of puzzles are named: "word" and "pictures" have names of
 * their own, "signs" have none; "" for digits.
 *
 * @param {PrintedPuzzle} puzzle
 * @param {{ face?: string }} look
 */
export function faceKind({ face: own, rules }, look) {
  const face = own ?? look.face;
  if (!face || face === "digits" || nameNumbers(rules)) return "";
  return face.startsWith("word:") ? "word" : pictures.has(face) ? "pictures" : "signs";
}

/**
 * Names a kind of puzzle as authors do, such as "Jigsaw", "Killer sudoku 6 × 6" or "Thermometer, Arrow".
 *
 * @param {Layout} layout @param {readonly string[]} rules each kind once @param {string} face as `faceKind` has it
 * @param {import("./plans.js").Context} context
 */
export function kindTitle(layout, rules, face, context) {
  const { words, ruleWords } = context;
  const kind = kindName(layout, rules, face);
  const side = layout.digitCount !== 9 && isSquare(layout) ? ` ${layout.digitCount} × ${layout.digitCount}` : "";
  if (kind === "grids") return layoutTitle(layout, words);
  if (kind === "ruled" && ruleWords) {
    const names = rules.map((rule) => ruleWords(/** @type {"rule.cage.name"} */ (`rule.${rule}.name`)));
    return `${words.list(names, "bare")}${side}`;
  }
  return `${kindWords(kind, context, layout)}${side}`;
}

/** @param {string} kind of book.kind @param {import("./plans.js").Context} context @param {Layout} [layout] */
const kindWords = (kind, { words, bookWords }, layout) =>
  bookWords
    ? bookWords("book.kind", {
        kind,
        rule: words.list(
          (layout?.variants ?? []).map((variant) => variantWords(variant, words)),
          "bare",
        ),
      })
    : words("book.usual-title");

/**
 * @param {Layout} layout @param {readonly string[]} rules each kind once @param {string} face
 * @returns {string} a choice of book.kind; "ruled" and "grids" have names elsewhere, "variants" that of each
 */
function kindName(layout, rules, face) {
  const { variants, grids, hasBoxes } = layout;
  if (rules.length === 1 && rules[0] === "cage") return "killer";
  if (rules.length) return rules.length > mostRulesNamed ? "mixed" : "ruled";
  if (grids.length > 1 || !isSquare(layout)) return "grids";
  if (variants.length === 1) return variants[0];
  if (variants.length) return variants.length > mostRulesNamed ? "mixed" : "variants";
  if (!hasBoxes) return "jigsaw";
  return face && face !== "signs" ? face : "classic";
}
