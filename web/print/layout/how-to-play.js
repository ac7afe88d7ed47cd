/**
 * How the puzzles of a book are played: the rules of each kind of board and of each kind of rule, with a picture. The
 * pages stand for the legends on dividers and pages.
 */
import { layoutTitle } from "../../i18n/grid-names.js";
import { rulesSentence } from "../../i18n/layout-words.js";
import { boardBox, paletteOf } from "./board-box.js";
import { kindsOf } from "./book-sections.js";
import { digitRanges } from "./digit-ranges.js";
import { drawPlaced, flow } from "./flow.js";
import { heightOf, indented, paragraph, space } from "./rows.js";
import { ruleKindsOf } from "./rule-notes.js";
import { scaleOf } from "./type.js";

/** @typedef {import("./boxes.js").Area} Area */
/** @typedef {import("../job.js").PrintedPuzzle} Puzzle */
/** @typedef {import("./boxes.js").DrawingBox} DrawingBox */

/** Width of a picture as a part of the page, its largest width in points, and points to a unit of a rule's picture. */
const picture = { share: 0.34, most: 170, unit: 1.4 };
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
  const type = { size, width: area.width - across - beside, face };
  /**
   * @param {string} title @param {readonly string[]} texts @param {(x: number, y: number) => DrawingBox} draw @param
   *   {number} height of the drawing
   */
  const block = (title, texts, draw, height) => {
    const lines = [
      ...paragraph(title, { ...type, size: size * 1.3, weight: 600, role: "H2" }),
      space(4),
      ...texts.filter(Boolean).flatMap((text) => [...paragraph(text, type), space(4)]),
    ];
    const rows = [
      { height: 0, draw: (/** @type {number} */ x, /** @type {number} */ y) => [draw(x, y)] },
      ...indented(lines, across + beside),
      space(Math.max(0, height - heightOf(lines))),
    ];
    return { rows, head: rows.length, after: 26 };
  };
  const heading = bookWords ? bookWords("book.how-to-play") : "";
  const title = paragraph(heading, { size: size * 2, width: area.width, face, weight: 600, role: "H1" });
  const boards = kindsOf(puzzles).map((layout) =>
    block(
      layoutTitle(layout, words),
      [
        words("book.rule"),
        words("book.digits", { digits: words.list(digitRanges(layout.digitCount), "bare") }),
        rulesSentence(layout, words),
      ],
      (x, y) =>
        boardBox(
          { .../** @type {Puzzle} */ (puzzles.find((puzzle) => puzzle.layout === layout.name)), rules: null },
          { x, y, extent: across, isKey: false, style: look, label: layoutTitle(layout, words) },
        ),
      across,
    ),
  );
  const rules = ruleWords
    ? ruleKindsOf(puzzles, look).map(({ kind, picture: list }) => {
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
          list ? (list.height * width) / list.width : 0,
        );
      })
    : [];
  const blocks = [{ rows: title, head: 1, after: 16, leads: true }, ...boards, ...rules];
  const pages = flow(blocks, { count: 1, gap: 0, ...area });
  return pages.map((placed) => (corner) => drawPlaced(placed, corner));
}
