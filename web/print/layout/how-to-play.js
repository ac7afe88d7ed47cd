/**
 * How the puzzles of a book are played: the rules of each kind of board and of each kind of rule, with a picture. The
 * pages stand for the legends on dividers and pages.
 */
import { layoutTitle } from "../../i18n/grid-names.js";
import { layoutNamed } from "../../model/layout.js";
import { presses } from "../presses.js";
import { digitsSentence, gridRules, variantRules } from "./about-book.js";
import { boardBox, largestSum, paletteOf, sideOf } from "./board-box.js";
import { faceKind, kindTitle, layoutKind, mostRulesNamed, rulesOf } from "./book-sections.js";
import { drawPlaced, flow } from "./flow.js";
import { legibleCell } from "./key-pages.js";
import { heightOf, indented, paragraph, space } from "./rows.js";
import { ruleKindsOf } from "./rule-notes.js";
import { scaleOf } from "./type.js";

/** @typedef {import("./boxes.js").Area} Area */
/** @typedef {import("../job.js").PrintedPuzzle} Puzzle */
/** @typedef {import("./boxes.js").DrawingBox} DrawingBox */
/** @typedef {import("../../model/layout.js").Layout} Layout */

/**
 * Width of a picture as a part of the page, its largest width in points, and points to a unit of a rule's picture; a
 * board with so large a part of the width has its words above it.
 */
const picture = { share: 0.34, most: 170, unit: 1.4, wide: 0.55 };
const beside = 18;

/**
 * @param {readonly Puzzle[]} puzzles of the book
 * @param {import("../print-settings.js").Look} look
 * @param {import("./plans.js").Context} context
 * @param {{ width: number, height: number }} area
 * @returns {((area: Area) => import("./boxes.js").Box[])[]} the drawing of each page
 */
export function howToPlay(puzzles, look, context, area) {
  const { words, ruleWords, bookWords, face } = context;
  const size = scaleOf(look).text;
  const across = Math.min(picture.most, area.width * picture.share);
  /**
   * @param {string} title @param {readonly string[]} texts @param {(x: number, y: number) => DrawingBox} draw
   * @param {{ width: number, height: number }} drawn size of the drawing
   */
  const block = (title, texts, draw, drawn) => {
    const isWide = drawn.width > picture.wide * area.width;
    const shift = isWide ? 0 : Math.max(across, drawn.width) + beside;
    const type = { size, width: area.width - shift, face };
    const lines = [
      ...paragraph(title, { ...type, size: size * 1.3, weight: 600, role: "H2" }),
      space(4),
      ...texts.filter(Boolean).flatMap((text) => [...paragraph(text, type), space(4)]),
    ];
    const drawing = (/** @type {number} */ height) => ({
      height,
      draw: (/** @type {number} */ x, /** @type {number} */ y) => [draw(x, y)],
    });
    const rows = isWide
      ? [...lines, space(4), drawing(drawn.height)]
      : [drawing(0), ...indented(lines, shift), space(Math.max(0, drawn.height - heightOf(lines)))];
    return { rows, head: rows.length, after: 26 };
  };
  const heading = bookWords ? bookWords("book.how-to-play") : "";
  const title = paragraph(heading, { size: size * 2, width: area.width, face, weight: 600, role: "H1" });
  const examples = examplesOf(puzzles, look);
  const boards = examples.map(({ layout, puzzle, rules, face: signs }) => {
    const extent = Math.min(Math.max(across, sideOf(puzzle) * leastCell(puzzle, look)), area.width, area.height * 0.7);
    const label = kindTitle(layout, rules, signs, context);
    const box = (/** @type {number} */ x, /** @type {number} */ y) =>
      boardBox(puzzle, { x, y, extent, isKey: false, style: look, label });
    const texts = [
      label === layoutTitle(layout, words) || layout.grids.length > 1 ? "" : layoutTitle(layout, words),
      signs && bookWords ? bookWords("book.rule-signs") : words("book.rule"),
      ...gridRules(layout, words),
      signs ? "" : digitsSentence(layout, words),
      variantRules(layout, words),
      ...(ruleWords && rules.length <= mostRulesNamed
        ? rules.map((rule) => ruleWords(/** @type {"rule.cage.rule"} */ (`rule.${rule}.rule`)))
        : []),
    ];
    return block(label, texts, box, box(0, 0));
  });
  // A board with one kind of rule explains the kind.
  const explained = new Set(examples.flatMap((example) => (example.rules.length === 1 ? example.rules : [])));
  const kinds = ruleKindsOf(puzzles, look).filter(({ kind }) => !explained.has(kind));
  const rules = ruleWords
    ? kinds.map(({ kind, picture: list }) => {
        const name = ruleWords(`rule.${kind}.name`);
        const width = list ? Math.min(across, list.width * picture.unit) : 0;
        return block(
          name,
          [ruleWords(`rule.${kind}.rule`)],
          (x, y) => ({
            kind: "drawing",
            x: x + (across - width) / 2,
            y,
            width,
            list: list ?? { width: 1, height: 1, operations: [] },
            palette: paletteOf(look, false),
            label: name,
          }),
          { width: across, height: list ? (list.height * width) / list.width : 0 },
        );
      })
    : [];
  const blocks = [{ rows: title, head: 1, after: 16, leads: true }, ...boards, ...rules];
  const pages = flow(blocks, { count: 1, gap: 0, ...area });
  return pages.map((placed) => (corner) => drawPlaced(placed, corner));
}

/**
 * A puzzle for each kind in the book: each kind of board without rules, as a killer, and with other rules; with digits,
 * and with other signs. `rules`: those of all puzzles of the kind.
 *
 * @param {readonly Puzzle[]} puzzles @param {import("../print-settings.js").Look} look
 */
function examplesOf(puzzles, look) {
  /** @type {Map<string, { order: number, layout: Layout, puzzle: Puzzle, rules: string[], face: string }>} */
  const kinds = new Map();
  for (const puzzle of puzzles) {
    const own = rulesOf(puzzle);
    const order = own.length ? (own.every((rule) => rule === "cage") ? 1 : 2) : 0;
    const layout = /** @type {Layout} */ (layoutNamed(puzzle.layout));
    const face = faceKind(puzzle, look);
    const key = JSON.stringify([order, face, layoutKind(layout)]);
    const kind = kinds.get(key) ?? { order, layout, puzzle, rules: [], face };
    for (const rule of own) if (!kind.rules.includes(rule)) kind.rules.push(rule);
    kinds.set(key, kind);
  }
  return [...kinds.values()].sort(
    (one, other) => one.order - other.order || one.layout.digitCount - other.layout.digitCount,
  );
}

/**
 * The least cell whose digits, and sums where there are some, are as large as the printer asks.
 * @param {Puzzle} puzzle
 * @param {import("../print-settings.js").Look} look
 */
function leastCell({ rules }, { press }) {
  const { type } = presses[press];
  return Math.max(legibleCell(type), rules?.length ? type / largestSum : 0);
}
