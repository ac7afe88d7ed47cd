/**
 * A job as a document for Word and LibreOffice: texts as paragraphs that can be changed, boards as drawings. A program
 * that draws no SVG shows pictures with 600 dots an inch.
 */
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  LeaderType,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableBorders,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";

import { ZipFile } from "../../formats/zip-file.js";
import { sizeOfPaper } from "../papers.js";
import { boardPicture } from "./board-pictures.js";
import { sheetsOf } from "./sheet-parts.js";

/** @typedef {import("./sheet-parts.js").Part} Part */

/** Units of the format in a point; pixels of its pictures in a point; dots an inch of the pictures. */
const [twips, pixels, dpi] = [20, 96 / 72, 600];
/** The margins of a page, the gap between two boards, and what a page keeps for head, captions and lines, in points. */
const [margin, gap, head] = [54, 14, 90];

/**
 * @param {import("../job.js").Job} job
 * @param {import("../print-settings.js").PrintSettings} settings
 * @param {import("../layout/plans.js").Context} context
 * @param {import("../pictures/picture-file.js").DrawPicture} drawPicture
 * @param {import("./index.js").Run} [run]
 * @returns {Promise<Uint8Array>}
 */
export async function wordFile(job, settings, context, drawPicture, { signal, onProgress } = {}) {
  const { look } = settings;
  const paper = /** @type {readonly [number, number]} */ (sizeOfPaper(look.paper));
  const [width, height] = look.orientation === "landscape" ? [paper[1], paper[0]] : paper;
  const area = { width: width - 2 * margin, height: height - 2 * margin };
  /** @type {import("./sheet-parts.js").ExtentOf} */
  const extentOf = (columns, rows, room) => Math.min(area.width / columns - gap, (area.height - head) / rows - room);
  const parts = sheetsOf(job, settings, context);
  const count = parts.reduce((sum, part) => sum + (part.kind === "boards" ? part.boards.length : 0), 0);
  /** @type {(Paragraph | Table)[]} */
  const children = [];
  let done = 0;
  let pageBreakBefore = false;
  for (const part of parts) {
    if (part.kind === "page") {
      pageBreakBefore = true;
      continue;
    }
    if (part.kind !== "boards") {
      children.push(paragraphOf(part, area.width, pageBreakBefore));
      pageBreakBefore = false;
      continue;
    }
    const extent = extentOf(part.columns, part.rows, part.room);
    /** @type {(Paragraph[])[]} */
    const cells = [];
    for (const board of part.boards) {
      signal?.throwIfAborted();
      const picture = boardPicture(board.draw(extent, extentOf));
      const options = { title: picture.label, language: look.language, created: new Date(0) };
      const [svg, png] = await Promise.all([
        drawPicture(picture.page, "svg", options),
        drawPicture(picture.page, "png", { ...options, dpi }),
      ]);
      cells.push(boardCell(board, { ...picture, svg, png }, extent));
      onProgress?.(++done, count);
    }
    children.push(tableOf(cells, part.columns, area.width), new Paragraph({ spacing: { after: 0 } }));
  }
  const document = new Document({
    title: look.title || context.words("sheet.head"),
    creator: look.author,
    styles: { default: { document: { run: { font: "Arial", size: 22 }, paragraph: { spacing: { after: 120 } } } } },
    sections: [
      {
        properties: {
          page: {
            size: {
              width: paper[0] * twips,
              height: paper[1] * twips,
              orientation: look.orientation === "landscape" ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: { top: margin * twips, bottom: margin * twips, left: margin * twips, right: margin * twips },
          },
        },
        ...(look.header && { headers: { default: new Header({ children: [new Paragraph(look.header)] }) } }),
        ...(look.footer && { footers: { default: new Footer({ children: [new Paragraph(look.footer)] }) } }),
        children,
      },
    ],
  });
  return packed(document);
}

/**
 * Packs a document. docx itself would pack all files in one piece, pictures a second time, and the page would stand
 * still meanwhile.
 * @param {Document} document
 */
async function packed(document) {
  /** @type {Map<string, string | Uint8Array<ArrayBuffer> | ArrayBuffer>} */
  const files = /** @type {any} */ (Packer).compiler.compile(document);
  const zip = new ZipFile();
  for (const [path, data] of files)
    await zip.add(path, typeof data === "string" ? new TextEncoder().encode(data) : new Uint8Array(data));
  return new Uint8Array(await zip.end().arrayBuffer());
}

/**
 * @param {Exclude<Part, { kind: "boards" | "page" }>} part @param {number} width of the text, in points
 * @param {boolean} pageBreakBefore
 */
function paragraphOf(part, width, pageBreakBefore) {
  switch (part.kind) {
    case "heading":
      return new Paragraph({
        heading: part.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
        keepNext: true,
        pageBreakBefore,
        children: [new TextRun({ text: part.text, bold: true, color: "000000", size: part.level === 1 ? 32 : 26 })],
      });
    case "fields":
      return linesOf(part.labels, width, { pageBreakBefore });
    default:
      return new Paragraph({
        // What is bold belongs to the boards that follow.
        keepNext: part.isBold,
        pageBreakBefore,
        children: [new TextRun({ text: part.text, bold: part.isBold })],
      });
  }
}

/**
 * Labels with lines to write on beside each other.
 * @param {readonly string[]} labels @param {number} width @param {{ pageBreakBefore?: boolean }} [place]
 */
const linesOf = (labels, width, place = {}) =>
  new Paragraph({
    ...place,
    spacing: { before: 120, after: 160 },
    tabStops: labels.map((_, i) => ({
      type: TabStopType.LEFT,
      position: Math.round(((width * (i + 1)) / labels.length) * twips),
      leader: LeaderType.UNDERSCORE,
    })),
    children: labels.flatMap((label, i) => [new TextRun(`${i ? "  " : ""}${label} `), new TextRun({ text: "\t" })]),
  });

/**
 * @param {import("./sheet-parts.js").BoardPart} board @param
 *   {import("./board-pictures.js").BoardPicture & { svg: Uint8Array, png: Uint8Array }} picture
 * @param {number} width of the board, in points
 */
const boardCell = ({ caption, lines, texts }, { width: across, height, png, svg, label }, width) => [
  // A row is never broken. Captions that are kept with their boards besides would keep the whole table together in
  // LibreOffice.
  new Paragraph({ spacing: { before: 60, after: 60 }, children: [new TextRun({ text: caption, bold: true })] }),
  new Paragraph({
    spacing: { after: 60 },
    children: [
      new ImageRun({
        type: "svg",
        data: svg,
        fallback: { type: "png", data: png },
        transformation: { width: Math.round(across * pixels), height: Math.round(height * pixels) },
        altText: { name: label, title: label, description: label },
      }),
    ],
  }),
  ...texts.map((text) => new Paragraph({ spacing: { after: 40 }, children: [new TextRun(text)] })),
  ...lines.map((line) => linesOf([line], width)),
];

/** @param {readonly Paragraph[][]} cells @param {number} columns @param {number} width in points */
function tableOf(cells, columns, width) {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cells[row * columns + column] ?? [new Paragraph("")]),
  );
  const across = Math.round((width * twips) / columns);
  return new Table({
    width: { size: Math.round(width * twips), type: WidthType.DXA },
    columnWidths: Array(columns).fill(across),
    borders: TableBorders.NONE,
    alignment: AlignmentType.LEFT,
    rows: rows.map(
      (row) =>
        new TableRow({
          cantSplit: true,
          children: row.map(
            (children) =>
              new TableCell({ children, width: { size: across, type: WidthType.DXA }, margins: { right: 120 } }),
          ),
        }),
    ),
  });
}
