/**
 * The first page of a worksheet: what the technique is, and a worked example with its picture, the meaning of its
 * marks, and words.
 */
import { legendRows } from "./legend-rows.js";
import { heightOf, indented, paragraph, space } from "./rows.js";
import { leastWidth, stepBox } from "./step-box.js";
import { quietColour, scaleOf } from "./type.js";
import { namings } from "../../i18n/steps/naming.js";

/** @typedef {import("../job.js").WorksheetJob} WorksheetJob */
/** @typedef {import("../print-settings.js").Look} Look */
/** @typedef {import("./flow.js").Block} Block */
/** @typedef {import("./plans.js").Context} Context */
/** @typedef {import("./plans.js").Size} Size */
/** @typedef {import("./rows.js").Row} Row */
/**
 * @typedef {{ rows: Row[], picture: number }} Example how many of its rows, the heading and the picture, stay together
 *   wherever it is divided
 */

/**
 * The largest picture, in points: more for large boards, so that candidates have this size. How many sizes are tried.
 */
const [mostPicture, goodCandidates] = [330, 5.4];
const pictureSizes = 24;
/** The least size of candidates in the picture, and the least cell where there are no candidates. */
const least = { candidates: 4.2, cell: 13 };
const besideGap = 18;
/** The least width of the legend, and of the words, beside the picture. */
const [leastLegend, leastWords] = [110, 185];
const gaps = { paragraph: 6, section: 13 };

/** If a page is narrower or lower than this, its type is not larger than elsewhere. */
const smallPage = 420;

/** Worksheets are read from farther away than books. @param {import("./type.js").Scale} scale @param {Size} page */
export const sizeOf = ({ text }, { width, height }) => (Math.min(width, height) < smallPage ? text : text + 1.5);

/** So many lines are left beside a picture that is larger than the page would have room for. */
const leastLines = 8;

/** The cell whose name is explained. The column is another one on boards that lack it. */
const [namedRow, namedColumn] = [3, 7];

/**
 * Returns the blocks of the page. The example is one block where a page has room for it: on the page of the
 * introduction if its picture can be read there, otherwise on the next page. The picture is as large as this allows,
 * with the words below it or beside it.
 *
 * @param {WorksheetJob} job
 * @param {Look} look
 * @param {Context} context
 * @param {Size} body
 * @returns {Block[]}
 */
export function exampleBlocks(job, look, context, body) {
  const scale = scaleOf(look);
  const size = sizeOf(scale, body);
  const intro = introBlocks(job, look, context, { ...body, size });
  const used = intro.reduce((sum, { rows, after }) => sum + heightOf(rows) + after, 0);
  const tries = [
    { size, height: body.height - used },
    ...[size, scale.text, scale.text - 1].map((smaller) => ({ size: smaller, height: body.height })),
  ];
  for (const { size: tried, height } of tries) {
    const example = largestExample(job, look, context, { width: body.width, height, size: tried });
    if (example) return [...intro, { rows: example.rows, head: example.rows.length, after: 0 }];
  }
  const { rows, picture } = exampleOf(job, look, context, {
    width: body.width,
    size,
    extent: Math.min(leastPicture(job), body.width, body.height - leastLines * size),
    at: "above",
  });
  return [...intro, { rows, head: picture, after: 0 }];
}

/**
 * What the technique is, the words that are used for it, and how it is found.
 * @param {WorksheetJob} job
 * @param {Look} look
 * @param {Context} context
 * @param {Size & { size: number }} type
 * @returns {Block[]}
 */
function introBlocks({ name, about, spotting, showsCandidates }, look, { words, face }, { width, size }) {
  const type = { size, width, face };
  const heading = (/** @type {string} */ text) => {
    const rows = headingRows(text, type);
    return { rows, head: rows.length, after: 0, leads: true };
  };
  const plain = (/** @type {string} */ text, /** @type {number} */ after) => ({
    rows: paragraph(text, type),
    head: 0,
    after,
  });
  const terms = paragraph(words("worksheet.terms", { candidates: showsCandidates ? "yes" : "no" }), {
    ...type,
    size: scaleOf(look).text,
    colour: quietColour,
  });
  return [
    ...(look.title ? [heading(name)] : []),
    ...about.map((text) => plain(text, gaps.paragraph)),
    { rows: terms, head: 0, after: gaps.section },
    ...(spotting.length
      ? [
          heading(words("lesson.spot")),
          ...spotting.map((text, i) => plain(text, i === spotting.length - 1 ? gaps.section : gaps.paragraph)),
        ]
      : []),
  ];
}

/** @param {string} text @param {import("./rows.js").Type} type @returns {Row[]} */
const headingRows = (text, type) => [
  ...paragraph(text, { ...type, size: type.size + 1.5, weight: 600, role: "H2" }),
  space(3),
];

/** @param {WorksheetJob} job */
function leastPicture({ example: { state }, showsCandidates }) {
  return showsCandidates ? leastWidth(state, least.candidates) : Math.sqrt(state.cells.length) * least.cell;
}

/**
 * Returns the example with the largest picture that fits into the height.
 *
 * @param {WorksheetJob} job @param {Look} look @param {Context} context @param {Size & { size: number }} room @returns
 *   {Example | null} null if none fits
 */
function largestExample(job, look, context, { width, height, size }) {
  const smallest = Math.min(leastPicture(job), width);
  const largest = Math.max(
    smallest,
    Math.min(Math.max(mostPicture, leastWidth(job.example.state, goodCandidates)), width, height),
  );
  for (let part = 0; part <= pictureSizes; part++) {
    const extent = largest - ((largest - smallest) * part) / pictureSizes;
    for (const at of /** @type {const} */ (["above", "beside"])) {
      if (extent > height || (at === "beside" && width - extent - besideGap < leastWords)) continue;
      const example = exampleOf(job, look, context, { width, size, extent, at });
      if (heightOf(example.rows) <= height) return example;
    }
  }
  return null;
}

/**
 * @param {WorksheetJob} job
 * @param {Look} look
 * @param {Context} context
 * @param {{ width: number, size: number, extent: number, at: "above" | "beside" }} plan size of the type, side of the
 *   picture, and where it is, seen from the words
 * @returns {Example}
 */
function exampleOf(
  { example: { state, step, sentences, results }, legend, showsCandidates, naming },
  look,
  { words, face },
  { width, size, extent, at },
) {
  const scale = scaleOf(look);
  const heading = headingRows(words("worksheet.example"), { size, width, face });
  const picture = {
    height: 0,
    draw: (/** @type {number} */ x, /** @type {number} */ y) => [
      stepBox(state, step, { x, y, extent, showsCandidates, naming, style: look, label: words("worksheet.example") }),
    ],
  };
  const shift = extent + besideGap;
  const told = (/** @type {number} */ wide) => [
    ...sentences
      .slice(0, -results || undefined)
      .flatMap((text) => [...paragraph(text, { size, width: wide, face }), space(4)]),
    ...(results
      ? [
          ...sentences.slice(-results).flatMap((text) => paragraph(text, { size, width: wide, face, weight: 600 })),
          space(gaps.paragraph),
        ]
      : []),
    ...paragraph(cellNames(naming, Math.sqrt(state.cells.length), words), {
      size: Math.min(size, scale.text),
      width: wide,
      face,
      colour: quietColour,
    }),
  ];
  const legendIn = (/** @type {number} */ wide) =>
    legendRows(legend, { size: Math.min(size, scale.text), width: wide, face }, look);
  /** The picture hangs from the first row, and the lines are beside it. @param {Row[]} lines */
  const hung = (lines) => [picture, ...indented(lines, shift), space(Math.max(0, extent - heightOf(lines)))];
  if (at === "beside") {
    const rows = [...heading, ...hung([...legendIn(width - shift), space(gaps.paragraph), ...told(width - shift)])];
    return { rows, picture: rows.length };
  }
  const above =
    width - shift >= leastLegend
      ? hung(legendIn(width - shift))
      : [picture, space(extent + gaps.paragraph), ...legendIn(width)];
  return {
    rows: [...heading, ...above, space(gaps.paragraph + 3), ...told(width)],
    picture: heading.length + above.length,
  };
}

/**
 * @param {import("../job.js").CellNaming} naming
 * @param {number} side
 * @param {import("../../i18n/words.js").Words} words
 */
function cellNames(naming, side, words) {
  const names = namings[naming];
  const column = Math.min(namedColumn, side - 1);
  return words("worksheet.cell-names", {
    cell: names.cell(namedRow, column),
    row: names.row(namedRow),
    column: names.column(column),
  });
}
