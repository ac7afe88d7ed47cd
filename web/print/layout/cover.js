/**
 * The cover of a book as one page: back, spine and front side by side, with bleed around all of them. The width of the
 * spine follows from the number of pages and from the paper, as Amazon KDP publishes it.
 *
 * @typedef {"white" | "cream"} CoverPaper
 * @typedef {object} CoverTexts
 * @property {string} title
 * @property {string} author "" for none
 * @property {string} line under the title, such as the number of puzzles
 * @property {string} back words on the back
 */
import { boardBox } from "./board-box.js";
import { atPress } from "./at-press.js";
import { fit, wrap } from "./text.js";
import { paperSize } from "./paper.js";
import { lineHeight, textLine } from "./type.js";

const inch = 72;
/** Inches that a page adds to the spine, in black ink. @type {Record<CoverPaper, number>} */
const thickness = { white: 0.002252, cream: 0.0025 };
const bleed = 0.125 * inch;
/** Text stays so far from the edges, and from both folds of the spine. */
const safe = { edge: 0.375 * inch, fold: 0.0625 * inch };
/** A spine of fewer pages has no room for text. */
const fewestForText = 79;
/** Sizes of the title that are tried. */
const titleSizes = [46, 40, 34, 29, 25, 21];

/** @param {number} pageCount @param {CoverPaper} paper @returns {number} width of the spine in points */
const spineWidth = (pageCount, paper) => pageCount * thickness[paper] * inch;

/**
 * @param {import("../job.js").PrintedPuzzle} puzzle whose board is drawn on the front
 * @param {CoverTexts} texts
 * @param {import("../print-settings.js").Look} look
 * @param {import("./plans.js").Context} context
 * @param {{ pageCount: number, paper: CoverPaper }} book
 * @returns {import("./boxes.js").PrintedDocument}
 */
export function coverOf(puzzle, { title, author, line, back }, look, context, { pageCount, paper }) {
  const { face } = context;
  const board = paperSize(look);
  const spine = spineWidth(pageCount, paper);
  const [width, height] = [2 * board.width + spine + 2 * bleed, board.height + 2 * bleed];
  const trim = { x: bleed, y: bleed, width: width - 2 * bleed, height: board.height };
  const front = {
    x: bleed + board.width + spine + safe.edge,
    y: bleed + safe.edge,
    width: board.width - 2 * safe.edge,
  };
  const middle = front.x + front.width / 2;
  const size =
    titleSizes.find((each) => {
      const isWhole = title.split(/\s/).every((word) => face.widthOf(word, each, 600) <= front.width);
      return isWhole && wrap(title, { width: front.width, size: each, weight: 600, face }).length <= 3;
    }) ?? titleSizes[titleSizes.length - 1];
  const lines = wrap(title, { width: front.width, size, weight: 600, face, lines: 4 });
  const top = front.y + board.height * 0.06;
  const head = lines.map((text, i) =>
    textLine(middle, top + i * size * 1.15, text, { size, weight: 600, align: "middle" }),
  );
  const below = top + lines.length * size * 1.15 + 10;
  const under = fit(line, { width: front.width, size: 15, leastSize: 8, face });
  const by = fit(author, { width: front.width, size: 19, leastSize: 9, face });
  const foot = bleed + board.height - safe.edge - 19 * lineHeight;
  const extent = Math.min(front.width * 0.86, foot - below - 70);
  const drawing = boardBox(puzzle, {
    x: middle - extent / 2,
    y: below + 38 + (foot - below - 70 - extent) / 2,
    extent,
    isKey: false,
    style: look,
    label: title,
  });
  const backWidth = board.width - 2 * safe.edge;
  const words = wrap(back, { width: backWidth, size: 12, face }).map((text, i) =>
    textLine(bleed + safe.edge, bleed + safe.edge + board.height * 0.1 + i * 12 * 1.4, text, { size: 12 }),
  );
  const boxes = [
    ...head,
    textLine(middle, below, under.text, { size: under.size, align: "middle" }),
    drawing,
    textLine(middle, foot, by.text, { size: by.size, align: "middle" }),
    ...words,
    ...(pageCount >= fewestForText ? spineText({ title, author }, spine, trim, board.width, face) : []),
  ];
  const page = { width, height, trim, bleed: { x: 0, y: 0, width, height }, boxes: atPress(look)(boxes) };
  return { pageCount: 1, page: () => page, sizeOf: () => page, title, author, language: look.language };
}

/**
 * Title and author along the spine, read from the top.
 *
 * @param {{ title: string, author: string }} texts @param {number} spine @param {import("./boxes.js").Area} trim @param
 *   {number} boardWidth @param {import("../fonts/face.js").Face} face
 * @returns {import("./boxes.js").Box[]}
 */
function spineText({ title, author }, spine, trim, boardWidth, face) {
  const wanted = Math.min(16, (spine - 2 * safe.fold) / lineHeight);
  const length = trim.height - 2 * safe.edge;
  const { text, size } = fit([title, author].filter(Boolean).join("   "), {
    width: length,
    size: wanted,
    leastSize: 7,
    weight: 600,
    face,
  });
  const area = { x: trim.x + boardWidth, y: trim.y, width: spine, height: trim.height };
  const x = area.x + spine / 2;
  const y = area.y + area.height / 2;
  const line = textLine(x, y - (size * lineHeight) / 2, text, { size, weight: 600, align: "middle" });
  return [{ kind: "turned", area, quarter: true, boxes: [line] }];
}
