/**
 * Papers and margins. A loose sheet has equal margins. A page of a book has a wider margin at the spine, which grows
 * with the number of pages, and odd pages lie on the right.
 *
 * @typedef {import("./boxes.js").Area} Area
 * @typedef {Pick<import("../print-settings.js").Look, "paper" | "orientation" | "book" | "press">} PaperLook
 *
 * @typedef {object} Frame the places on one page
 * @property {number} width of the medium
 * @property {number} height
 * @property {Area} trim the page after cutting
 * @property {Area} bleed the area that colours may reach
 * @property {Area} area the printed area, inside the margins
 */
import { sizeOfPaper } from "../papers.js";
import { presses } from "../presses.js";

/** Points. */
const inch = 72;
/** Points. */
export const mm = 72 / 25.4;

/**
 * The margin of a loose sheet. Most printers leave at least 6 mm white, and a hand that holds the sheet needs some
 * room.
 */
const looseMargin = 13 * mm;

/** Inches that every margin of a book has beyond the least: cutting is not exact, and thumbs cover the edges. */
const comfort = 0.125;

/** Room for crop marks around the bleed. */
const cropRoom = 0.375 * inch;

/**
 * @param {import("../presses.js").Margins} margins
 * @param {number} pageCount
 * @returns {number} inches between the spine and what is printed in a book, at least
 */
export function leastInside({ inside }, pageCount) {
  const [, least] = inside.find(([most]) => pageCount <= most) ?? inside[inside.length - 1];
  return least;
}

/**
 * @param {Pick<PaperLook, "paper" | "orientation">} look
 * @returns {{ width: number, height: number }} of the cut page, in points
 */
export function paperSize({ paper, orientation }) {
  const [width, height] = /** @type {readonly [number, number]} */ (sizeOfPaper(paper));
  return orientation === "portrait" ? { width, height } : { width: height, height: width };
}

/**
 * Returns the frames of a document's pages. All printed areas of a document have the same size.
 *
 * @param {PaperLook} look
 * @param {number} pageCount
 * @returns {(index: number) => Frame} index from 0: page 1 is a right-hand page
 */
export function frameOf(look, pageCount) {
  const size = paperSize(look);
  if (!look.book) return () => looseFrame(size);
  const { bleed, cropMarks } = look.book;
  const { margins } = presses[look.press];
  const outer = bleed ? margins.bleed * inch : 0;
  const room = cropMarks ? cropRoom : 0;
  const outside = ((bleed ? margins.outsideWithBleed : margins.outside) + comfort) * inch;
  const inside = (leastInside(margins, pageCount) + comfort) * inch;
  return (index) => {
    const isRight = index % 2 === 0;
    const bleedArea = { x: room, y: room, width: size.width + outer, height: size.height + 2 * outer };
    const trim = { x: room + (isRight ? 0 : outer), y: room + outer, ...size };
    return {
      width: bleedArea.width + 2 * room,
      height: bleedArea.height + 2 * room,
      trim,
      bleed: bleedArea,
      area: {
        x: trim.x + (isRight ? inside : outside),
        y: trim.y + outside,
        width: size.width - inside - outside,
        height: size.height - 2 * outside,
      },
    };
  };
}

/** @param {{ width: number, height: number }} size @returns {Frame} */
function looseFrame({ width, height }) {
  const trim = { x: 0, y: 0, width, height };
  const area = { x: looseMargin, y: looseMargin, width: width - 2 * looseMargin, height: height - 2 * looseMargin };
  return { width, height, trim, bleed: trim, area };
}
