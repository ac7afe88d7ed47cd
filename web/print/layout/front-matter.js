/**
 * The pages of a book without puzzles: title page, dividers, contents. Their boxes fill the whole printed area.
 *
 * @typedef {import("./boxes.js").Area} Area
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./plans.js").Context} Context
 */
import { lineBox } from "./boxes.js";
import { flow } from "./flow.js";
import { fit, wrap } from "./text.js";
import { lineHeight, quietColour, scaleOf, textLine } from "./type.js";

/** Sizes of a title that are tried, the largest first, and the most lines that it has in all but the smallest. */
const titleSizes = { title: [44, 38, 32, 27, 23, 20], divider: [32, 27, 23, 20, 17], heading: [20, 17, 15] };
const titleLines = 3;
/** Where the title begins, as a part of the area's height. */
const begins = { title: 0.24, divider: 0.32 };
/** Length of the rule below a title, as a part of the area's width. */
const ruleShare = 0.22;

/**
 * @param {Area} area
 * @param {{ title: string, lines: readonly string[], author: string }} texts `lines` under the title
 * @param {Context} context
 * @returns {Box[]}
 */
export function titlePage(area, { title, lines, author }, context) {
  const head = drawHeading(area, area.y + area.height * begins.title, title, titleSizes.title, context);
  const below = drawLines(area, head.bottom, lines, 13, context);
  const by = author ? drawLines(area, area.y + area.height * 0.74, [author], 17, context, "#000000").boxes : [];
  return [...head.boxes, ...below.boxes, ...by];
}

/**
 * The divider of a part. What the rules of the part say follows below the lines, and goes on overleaf where the divider
 * has no room for all.
 *
 * @param {Area} area
 * @param {{ title: string, lines: readonly string[], rows?: readonly import("./rows.js").Row[] }} texts
 * @param {Context} context
 * @returns {Box[][]} the boxes of each page
 */
export function dividerPages(area, { title, lines, rows = [] }, context) {
  const head = drawHeading(area, area.y + area.height * begins.divider, title, titleSizes.divider, context);
  const text = drawLines(area, head.bottom, lines, 12, context);
  const top = text.bottom + rowsGap;
  const blocks = rows.map((row) => ({ rows: [row], head: 1, after: 0 }));
  const pages = flow(blocks, {
    count: 1,
    width: area.width,
    gap: 0,
    height: area.height,
    first: area.y + area.height - top,
  });
  const drawn = pages.map((placed, i) =>
    placed.flatMap(({ row, y }) => row.draw(area.x, y + (i === 0 ? top : area.y))),
  );
  return [[...head.boxes, ...text.boxes, ...drawn[0]], ...drawn.slice(1)];
}

/** Between the lines of a divider and what the rules of its section say. */
const rowsGap = 24;

/**
 * A title in the middle with a rule below.
 * @param {Area} area
 * @param {number} top
 * @param {string} title
 * @param {readonly number[]} sizes
 * @param {Context} context
 */
function drawHeading(area, top, title, sizes, { face }) {
  const { size, lines } = largestTitle(title, area.width, sizes, face);
  const middle = area.x + area.width / 2;
  const boxes = lines.map((text, i) =>
    textLine(middle, top + i * size * 1.15, text, { size, weight: 600, align: "middle", role: "H1" }),
  );
  const y = top + lines.length * size * 1.15 + size * 0.7;
  const half = (area.width * ruleShare) / 2;
  return { boxes: [...boxes, lineBox(middle - half, y, middle + half, y, 1)], bottom: y + size * 0.6 };
}

/** @param {string} title @param {number} width @param {readonly number[]} sizes @param {Context["face"]} face */
function largestTitle(title, width, sizes, face) {
  const widest = (/** @type {number} */ size) =>
    Math.max(...title.split(/\s/).map((word) => face.widthOf(word, size, 600)));
  const broken = (/** @type {number} */ size) => wrap(title, { width, size, weight: 600, face });
  const last = sizes[sizes.length - 1];
  const size =
    sizes.find(
      (each) => (widest(each) <= width || /[\u2e80-\u9fff]/u.test(title)) && broken(each).length <= titleLines,
    ) ?? last;
  return { size, lines: broken(size) };
}

/**
 * Lines in the middle, each broken where the width ends.
 * @param {Area} area
 * @param {number} top
 * @param {readonly string[]} texts
 * @param {number} size
 * @param {Context} context
 * @param {string} [colour]
 */
function drawLines(area, top, texts, size, { face }, colour = quietColour) {
  const lines = texts.filter(Boolean).flatMap((text) => wrap(text, { width: area.width, size, face }));
  const pitch = size * 1.5;
  const boxes = lines.map((text, i) =>
    textLine(area.x + area.width / 2, top + i * pitch, text, { size, colour, align: "middle" }),
  );
  return { boxes, bottom: top + lines.length * pitch };
}

/**
 * A line of the contents.
 *
 * @typedef {{ title: string, note: string, page: number }} Entry `note` is printed under the title
 */

/** Sizes of the two lines of an entry, height of an entry, and height of the heading; larger in large print. */
const contentsSizes = { title: 12, note: 9, entry: 34, head: 52 };
/** @param {import("../print-settings.js").Look} look */
const contentsScale = (look) => scaleOf(look).text / 10;

/**
 * @param {{ height: number }} body
 * @param {import("../print-settings.js").Look} look
 * @returns {number} how many entries fit on a page
 */
export const entriesPerPage = ({ height }, look) =>
  Math.max(1, Math.floor((height / contentsScale(look) - contentsSizes.head) / contentsSizes.entry));

/**
 * @param {Area} body
 * @param {{ heading: string, entries: readonly Entry[] }} contents
 * @param {import("../print-settings.js").Look} look
 * @param {Context} context
 * @returns {Box[]}
 */
export function contentsPage(body, { heading, entries }, look, context) {
  const { face } = context;
  const scale = contentsScale(look);
  const { text, size } = fit(heading, { width: body.width, size: titleSizes.heading[0] * scale, weight: 600, face });
  return [
    textLine(body.x, body.y, text, { size, weight: 600, role: "H1" }),
    ...entries.flatMap((entry, i) =>
      drawEntry({ ...body, y: body.y + (contentsSizes.head + i * contentsSizes.entry) * scale }, entry, scale, context),
    ),
  ];
}

/** @param {Area} area @param {Entry} entry @param {number} scale @param {Context} context @returns {Box[]} */
function drawEntry({ x, y, width }, { title, note, page }, scale, { face, words, placeOf }) {
  const [size, noteSize] = [contentsSizes.title * scale, contentsSizes.note * scale];
  const number = words.number(page);
  const lead = placeOf ? { leadsTo: page } : {};
  const numberWidth = face.widthOf(number, size, 600);
  const name = fit(title, { width: width - numberWidth - 4 * size, size, leastSize: size * 0.75, weight: 600, face });
  const from = x + face.widthOf(name.text, name.size, 600) + size * 0.5;
  const leader = " .";
  const dots = Math.max(0, Math.floor((x + width - numberWidth - size * 0.5 - from) / face.widthOf(leader, size, 400)));
  return [
    textLine(x, y, name.text, { size: name.size, weight: 600, ...lead }),
    ...(dots
      ? [
          textLine(x + width - numberWidth - size * 0.5, y, leader.repeat(dots).trim(), {
            size,
            colour: quietColour,
            align: "end",
          }),
        ]
      : []),
    textLine(x + width, y, number, { size, weight: 600, align: "end", ...lead }),
    ...(note
      ? [
          textLine(
            x,
            y + size * lineHeight,
            fit(note, { width: width * 0.8, size: noteSize, leastSize: 7, face }).text,
            { size: noteSize, colour: quietColour },
          ),
        ]
      : []),
  ];
}

/**
 * Text that is read from top to bottom: a heading, or a paragraph with an optional bold beginning of its own line.
 *
 * @typedef {{ heading: string } | { text: string, lead?: string }} Block
 */

/**
 * @typedef {{ text: string, size: number, weight: import("./boxes.js").Weight, before: number, height: number,
 *   joins: boolean }} TextLine `before`: distance to the line above; `joins`: whether the next line is on the same page
 */

/** A paragraph of so many lines is not divided between pages. */
const longestWhole = 12;

/**
 * Height of a line, with the lines after it that must be on the same page: a bold line does not end a page.
 * @param {readonly TextLine[]} lines
 * @param {number} i
 * @returns {number}
 */
function heightWithNext(lines, i) {
  const next = lines[i + 1];
  return (
    lines[i].height +
    ((lines[i].weight === 600 || lines[i].joins) && next ? next.before + heightWithNext(lines, i + 1) : 0)
  );
}

/**
 * Breaks blocks into pages.
 *
 * @param {readonly Block[]} blocks
 * @param {{ width: number, height: number }} area
 * @param {import("../print-settings.js").Look} look
 * @param {Context} context
 * @returns {((area: Area) => Box[])[]} the drawing of each page
 */
export function textPages(blocks, { width, height }, look, { face }) {
  const { text: size } = scaleOf(look);
  const pitch = size * 1.4;
  const lines = blocks.flatMap((block, i) => {
    /**
     * @param {string} text
     * @param {number} own
     * @param {import("./boxes.js").Weight} weight
     * @param {number} gap
     * @returns {TextLine[]}
     */
    const broken = (text, own, weight, gap) =>
      wrap(text, { width, size: own, weight, face }).map((line, row, all) => ({
        text: line,
        size: own,
        weight,
        before: row === 0 && i > 0 ? gap : 0,
        height: own * 1.4,
        joins: row < all.length - 1 && all.length <= longestWhole,
      }));
    if ("heading" in block)
      return broken(block.heading, i === 0 ? titleSizes.heading[0] : size * 1.2, 600, pitch * 1.1);
    const lead = block.lead ? broken(block.lead, size, 600, pitch * 0.35) : [];
    return [...lead, ...broken(block.text, size, 400, lead.length ? 0 : pitch * 0.35)];
  });
  /** @type {{ line: TextLine, y: number }[][]} */
  const pages = [[]];
  let y = 0;
  for (const [i, line] of lines.entries()) {
    y += pages[pages.length - 1].length ? line.before : 0;
    if (y + heightWithNext(lines, i) > height && pages[pages.length - 1].length) {
      pages.push([]);
      y = 0;
    }
    pages[pages.length - 1].push({ line, y });
    y += line.height;
  }
  return pages.map(
    (page) => (area) =>
      page.map(({ line, y: top }) =>
        textLine(area.x, area.y + top, line.text, { size: line.size, weight: line.weight }),
      ),
  );
}
