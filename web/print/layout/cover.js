/**
 * The cover of a book as one page: back, spine and front side by side, with bleed around all of them. The width of the
 * spine is given, or follows from the number of pages and from the paper.
 *
 * @typedef {import("../print-settings.js").CoverLook} CoverLook
 * @typedef {object} CoverTexts
 * @property {string} title
 * @property {string} author "" for none
 * @property {string} line under the title, such as the number of puzzles
 */
import { luminance } from "../colours.js";
import { coverPictureIn } from "../cover-picture.js";
import { kdpSpine, presses } from "../presses.js";
import { atPress } from "./at-press.js";
import { boardBox } from "./board-box.js";
import { paperSize } from "./paper.js";
import { fit, wrap } from "./text.js";
import { lineHeight, textLine } from "./type.js";

const inch = 72;
const bleed = 0.125 * inch;
/** Text stays so far from the edges, and from both folds of the spine. */
const safe = { edge: 0.375 * inch, fold: 0.0625 * inch };
/** A spine of fewer pages has no room for text. */
const fewestForText = 79;
/** Sizes of the title that are tried. */
const titleSizes = [46, 40, 34, 29, 25, 21];
/** White around a board on a coloured ground. */
const rim = 9;
/** Brighter grounds have black text. */
const bright = 0.4;

/**
 * @param {number} pageCount @param {Pick<CoverLook, "paper" | "spine">} cover @param
 *   {import("../presses.js").PressName} press
 * @returns {number} width of the spine in points
 */
export const spineWidth = (pageCount, { paper, spine }, press) =>
  (spine || pageCount * (presses[press].spine ?? kdpSpine)[paper]) * inch;

/**
 * Returns the cover of a book of puzzles.
 *
 * @param {import("../job.js").PuzzlesJob} job with at least one puzzle
 * @param {import("../print-settings.js").Look} look with `book`
 * @param {import("./plans.js").Context} context @param {number} pageCount of the book
 */
export function coverOfJob({ sections }, look, context, pageCount) {
  const puzzles = sections.flatMap((section) => section.puzzles);
  const texts = {
    title: look.title || context.words("book.usual-title"),
    author: look.author,
    line: context.words("book.count", { count: puzzles.length }),
  };
  const { cover } = /** @type {import("../print-settings.js").BookLook} */ (look.book);
  return coverOf(puzzles[0], texts, look, context, { pageCount, cover });
}

/**
 * @param {import("../job.js").PrintedPuzzle} puzzle whose board is drawn on the front where there is no picture
 * @param {CoverTexts} texts
 * @param {import("../print-settings.js").Look} look
 * @param {import("./plans.js").Context} context
 * @param {{ pageCount: number, cover: CoverLook }} book
 * @returns {import("./boxes.js").PrintedDocument}
 */
export function coverOf(puzzle, texts, look, context, { pageCount, cover }) {
  const { face } = context;
  const { title, author } = texts;
  const board = paperSize(look);
  const spine = spineWidth(pageCount, cover, look.press);
  const [width, height] = [2 * board.width + spine + 2 * bleed, board.height + 2 * bleed];
  const trim = { x: bleed, y: bleed, width: width - 2 * bleed, height: board.height };
  const colour = luminance(cover.colour) > bright ? "#000000" : "#ffffff";
  const picture = coverPictureIn(cover.picture);
  const left = bleed + board.width + spine;
  const front = { x: left, y: 0, width: board.width + bleed, height };
  const backWidth = board.width - 2 * safe.edge;
  const back = wrap(cover.back, { width: backWidth, size: 12, face }).map((text, i) =>
    textLine(bleed + safe.edge, bleed + safe.edge + board.height * 0.1 + i * 12 * 1.4, text, { size: 12, colour }),
  );
  /** @type {import("./boxes.js").Box[]} */
  const boxes = [
    ...(cover.colour === "#ffffff"
      ? []
      : [{ kind: /** @type {const} */ ("ground"), x: 0, y: 0, width, height, colour: cover.colour }]),
    ...(picture && cover.fills
      ? [{ kind: /** @type {const} */ ("picture"), area: front, picture, label: title }]
      : frontOf(puzzle, texts, look, context, { left, board, colour, picture, isWhite: cover.colour === "#ffffff" })),
    ...back,
    ...(pageCount >= fewestForText ? spineText(texts, { spine, trim, boardWidth: board.width, colour }, face) : []),
  ];
  const page = { width, height, trim, bleed: { x: 0, y: 0, width, height }, boxes };
  return { pageCount: 1, page: () => page, sizeOf: () => page, title, author, language: look.language };
}

/**
 * Title, line and author, with a board or a picture between them.
 *
 * @param {import("../job.js").PrintedPuzzle} puzzle @param {CoverTexts} texts @param
 *   {import("../print-settings.js").Look} look @param {import("./plans.js").Context} context
 * @param {{ left: number, board: import("./plans.js").Size, colour: string, picture:
 *   import("../cover-picture.js").CoverPicture | null, isWhite: boolean }} place `left` edge of the front
 * @returns {import("./boxes.js").Box[]}
 */
function frontOf(puzzle, { title, author, line }, look, { face }, { left, board, colour, picture, isWhite }) {
  const front = { x: left + safe.edge, y: bleed + safe.edge, width: board.width - 2 * safe.edge };
  const middle = front.x + front.width / 2;
  const size =
    titleSizes.find((each) => {
      const isWhole = title.split(/\s/).every((word) => face.widthOf(word, each, 600) <= front.width);
      return isWhole && wrap(title, { width: front.width, size: each, weight: 600, face }).length <= 3;
    }) ?? titleSizes[titleSizes.length - 1];
  const lines = wrap(title, { width: front.width, size, weight: 600, face, lines: 4 });
  const top = front.y + board.height * 0.06;
  const head = lines.map((text, i) =>
    textLine(middle, top + i * size * 1.15, text, { size, weight: 600, align: "middle", colour }),
  );
  const below = top + lines.length * size * 1.15 + 10;
  const under = fit(line, { width: front.width, size: 15, leastSize: 8, face });
  const by = fit(author, { width: front.width, size: 19, leastSize: 9, face });
  const foot = bleed + board.height - safe.edge - 19 * lineHeight;
  const room = { width: front.width * 0.86, height: foot - below - 70 };
  const shape = picture ?? { width: 1, height: 1 };
  const scale = Math.min(room.width / shape.width, room.height / shape.height);
  const area = {
    x: middle - (shape.width * scale) / 2,
    y: below + 38 + (room.height - shape.height * scale) / 2,
    width: shape.width * scale,
    height: shape.height * scale,
  };
  const drawn = picture
    ? [{ kind: /** @type {const} */ ("picture"), area, picture, label: title }]
    : [
        ...(isWhite ? [] : [{ kind: /** @type {const} */ ("ground"), ...around(area, rim), colour: "#ffffff" }]),
        ...atPress(look)([
          boardBox(puzzle, { x: area.x, y: area.y, extent: area.width, isKey: false, style: look, label: title }),
        ]),
      ];
  return [
    ...head,
    textLine(middle, below, under.text, { size: under.size, align: "middle", colour }),
    ...drawn,
    textLine(middle, foot, by.text, { size: by.size, align: "middle", colour }),
  ];
}

/** @param {import("./boxes.js").Area} area @param {number} by */
const around = ({ x, y, width, height }, by) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * Title and author along the spine, read from the top.
 *
 * @param {Pick<CoverTexts, "title" | "author">} texts
 * @param {{ spine: number, trim: import("./boxes.js").Area, boardWidth: number, colour: string }} place
 * @param {import("../fonts/face.js").Face} face
 * @returns {import("./boxes.js").Box[]}
 */
function spineText({ title, author }, { spine, trim, boardWidth, colour }, face) {
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
  const line = textLine(x, y - (size * lineHeight) / 2, text, { size, weight: 600, align: "middle", colour });
  return [{ kind: "turned", area, quarter: true, boxes: [line] }];
}
