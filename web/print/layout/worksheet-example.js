/** The first page of a worksheet: what the technique is, and a worked example with its picture, the meaning of its marks, and words. */
import { heightOf, indented, paragraph, space } from "./rows.js";
import { stepBox, swatchBox } from "./step-box.js";
import { lineHeight, quietColour, scaleOf } from "./type.js";
import { namings } from "../../i18n/steps/naming.js";

/** @typedef {import("../job.js").WorksheetJob} WorksheetJob */
/** @typedef {import("../settings.js").Look} Look */
/** @typedef {import("./flow.js").Block} Block */
/** @typedef {import("./plans.js").Context} Context */
/** @typedef {import("./plans.js").Size} Size */
/** @typedef {import("./rows.js").Row} Row */

/** The picture is at most so large, as parts of the width and the height of the page, and in points. */
const picture = { ofWidth: 0.58, ofHeight: 0.46, most: 330 };
const besideGap = 18;
/** The legend is beside the picture where it has at least this width. */
const leastLegend = 110;
const gaps = { paragraph: 6, section: 15 };

/** Below this width of the page the type is not larger than elsewhere. */
const smallPage = 420;

/** Worksheets are read from farther away than books. @param {import("./type.js").Scale} scale @param {number} width of the page */
export const sizeOf = ({ text }, width) => (width < smallPage ? text : text + 1.5);

/** The cell whose name is explained. */
const [namedRow, namedColumn] = [3, 7];

/**
 * @param {WorksheetJob} job
 * @param {Look} look
 * @param {Context} context
 * @param {Size} body
 * @returns {Block[]}
 */
export function exampleBlocks(job, look, context, body) {
  const { words, face } = context;
  const scale = scaleOf(look);
  const size = sizeOf(scale, body.width);
  const type = { size, width: body.width, face };
  const heading = (/** @type {string} */ text) => {
    const rows = [...paragraph(text, { ...type, size: size + 1.5, weight: 600 }), space(3)];
    return { rows, head: rows.length, after: 0, leads: true };
  };
  const plain = (/** @type {string} */ text, /** @type {number} */ after) => ({ rows: paragraph(text, type), head: 0, after });
  const { example: { sentences, results } } = job;
  return [
    ...(look.title ? [heading(job.name)] : []),
    ...job.about.map((text, i) => plain(text, i === job.about.length - 1 ? gaps.section : gaps.paragraph)),
    ...(job.spotting.length ? [heading(words("lesson.spot")), ...job.spotting.map((text, i) => plain(text, i === job.spotting.length - 1 ? gaps.section : gaps.paragraph))] : []),
    heading(words("worksheet.example")),
    pictureBlock(job, look, context, body),
    ...sentences.slice(0, -results || undefined).map((text) => plain(text, 4)),
    ...(results ? [{ rows: sentences.slice(-results).flatMap((text) => paragraph(text, { ...type, weight: 600 })), head: 0, after: gaps.paragraph }] : []),
    { rows: paragraph(cellNames(job.naming, words), { ...type, size: scale.text, colour: quietColour }), head: 0, after: 0 },
  ];
}

/** @param {import("../job.js").CellNaming} naming @param {import("../../i18n/words.js").Words} words */
function cellNames(naming, words) {
  const names = namings[naming];
  return words("worksheet.cell-names", { cell: names.cell(namedRow, namedColumn), row: names.row(namedRow), column: names.column(namedColumn) });
}

/** @param {WorksheetJob} job @param {Look} look @param {Context} context @param {Size} body @returns {Block} */
function pictureBlock({ example: { state, step }, legend, showsCandidates, naming }, look, { words, face }, body) {
  const scale = scaleOf(look);
  const isBeside = body.width * (1 - picture.ofWidth) - besideGap >= leastLegend;
  const extent = Math.min(picture.most, body.height * picture.ofHeight, isBeside ? body.width * picture.ofWidth : body.width);
  const drawn = (/** @type {number} */ x, /** @type {number} */ y) => (
    stepBox(state, step, { x, y, extent, showsCandidates, naming, style: look, label: words("worksheet.example") }));
  const width = isBeside ? body.width - extent - besideGap : body.width;
  const lines = legend.flatMap((line) => legendRows(line, { size: scale.text, width, face }, look));
  const below = space(gaps.paragraph + 3);
  if (!isBeside) return { rows: [{ height: extent, draw: (x, y) => [drawn(x, y)] }, space(gaps.paragraph), ...lines, below], head: 2 + lines.length, after: 0 };
  // The picture hangs from the first row, and the legend stands beside it.
  const rest = Math.max(0, extent - heightOf(lines));
  const rows = [{ height: 0, draw: (/** @type {number} */ x, /** @type {number} */ y) => [drawn(x, y)] }, ...indented(lines, extent + besideGap), space(rest), below];
  return { rows, head: rows.length, after: 0 };
}

/** @param {import("../job.js").LegendLine} line @param {{ size: number, width: number, face: import("../fonts/face.js").Face }} type @param {Look} look @returns {Row[]} */
function legendRows(line, { size, width, face }, look) {
  const side = size * 1.5;
  const indent = side + 6;
  const rows = paragraph(line.meaning, { size, width, face, indent });
  // The first line and the mark have the same middle.
  const lowered = (side - size * lineHeight) / 2;
  const [first, ...others] = rows;
  /** @type {Row[]} */
  const marked = [{ height: lowered + first.height, draw: (x, y) => [swatchBox(line, { x, y, width: side, style: look }), ...first.draw(x, y + lowered)] }, ...others];
  return [...marked, space(Math.max(0, side - heightOf(marked)) + 4)];
}
