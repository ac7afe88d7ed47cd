/** Draws pages as SVG, for the screen and for the browser's print. The fonts must be known to the document: fonts/load.js. */
import { escapeXml, number, renderSvg } from "../board/svg.js";
import { chineseFamily, composed, textFamily } from "./fonts/face.js";
import { heavier, moduleRuns } from "./layout/boxes.js";

/**
 * @typedef {import("./layout/boxes.js").Box} Box
 * @typedef {import("./layout/boxes.js").Page} Page
 * @typedef {{ label?: string, language?: string, runsOf: import("./fonts/face.js").Face["runsOf"] }} SvgOptions `label`: name of the page for assistive
 *   technology; `language` of its texts
 */

const fonts = `'${textFamily}', '${chineseFamily}', sans-serif`;

/** A part of a drawing has at most this many operations: a 25×25 board with all candidates has 16,000, and a browser reads 500 in about 5 ms. */
const operationsInPart = 500;
/** A page of so many parts is put into the document before it is complete. */
const partsOfLargePage = 3;

/**
 * Returns a page as the text of one `svg` element, as large as the page.
 *
 * @param {Page} page
 * @param {SvgOptions} options
 * @returns {string}
 */
export function pageSvg(page, options) {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributesOf(page, options)}>${[...partsOf(page.boxes, options)].join("")}</svg>`;
}

/**
 * Draws a page into a new element, in slices: the page of a large board takes longer than a moment. So does its layout. Therefore the element of
 * such a page goes into the document early, and the browser lays out each part when it comes.
 *
 * @param {Page} page
 * @param {SvgOptions & { document: Document, pause: () => Promise<void>, place: (drawing: SVGSVGElement) => void }} options `pause` is called after every
 *   part, and lets the browser work where it is time; `place` puts the element into the document, and is called once
 */
export async function drawPage(page, { document, pause, place, ...options }) {
  const holder = document.createElement("div");
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" ${attributesOf(page, options)}></svg>`;
  const svg = /** @type {SVGSVGElement} */ (holder.firstElementChild);
  let parts = 0;
  for (const part of partsOf(page.boxes, options)) {
    svg.insertAdjacentHTML("beforeend", part);
    if (++parts === partsOfLargePage) place(svg);
    await pause();
  }
  if (parts < partsOfLargePage) place(svg);
}

/** @param {Page} page @param {SvgOptions} options */
function attributesOf({ width, height }, { label, language }) {
  return `viewBox="0 0 ${number(width)} ${number(height)}" width="${number(width)}pt" height="${number(height)}pt" font-family="${fonts}"`
    + ` text-rendering="geometricPrecision" xml:space="preserve"${label ? ` role="group" aria-label="${escapeXml(label)}"` : ""}${language ? ` lang="${language}"` : ""}`;
}

/** @param {readonly Box[]} boxes @param {SvgOptions} options @returns {Generator<string>} elements, each in one text */
function* partsOf(boxes, options) {
  for (const box of boxes) {
    if (box.kind === "drawing") yield* drawingParts(box);
    else yield elementOf(box, options);
  }
}

/** @param {Box} box @param {SvgOptions} options @returns {string} */
function elementOf(box, options) {
  switch (box.kind) {
    case "text": return textElement(box, options);
    case "rect": return `<rect x="${number(box.x)}" y="${number(box.y)}" width="${number(box.width)}" height="${number(box.height)}" fill="${escapeXml(box.colour)}"/>`;
    case "line": return `<line x1="${number(box.x)}" y1="${number(box.y)}" x2="${number(box.x2)}" y2="${number(box.y2)}" stroke="${escapeXml(box.colour)}" stroke-width="${number(box.width)}"/>`;
    case "modules": return modulesElement(box);
    case "drawing": return [...drawingParts(box)].join("");
    default: {
      const { x, y, width, height } = box.area;
      return `<g transform="rotate(180 ${number(x + width / 2)} ${number(y + height / 2)})">${[...partsOf(box.boxes, options)].join("")}</g>`;
    }
  }
}

/** @param {import("./layout/boxes.js").TextBox} box @param {SvgOptions} options */
function textElement({ x, y, text, size, weight, colour, align }, { runsOf }) {
  // The Chinese font has one weight: a rim makes it heavier.
  const rim = ` stroke="${escapeXml(colour)}" stroke-width="${number(size * heavier)}"`;
  const content = weight === 400 ? escapeXml(composed(text))
    : runsOf(text).map((run) => (run.chinese ? `<tspan${rim}>${escapeXml(run.text)}</tspan>` : escapeXml(run.text))).join("");
  const anchor = align === "start" ? "" : ` text-anchor="${align}"`;
  return `<text x="${number(x)}" y="${number(y)}" font-size="${number(size)}" font-weight="${weight}" fill="${escapeXml(colour)}"${anchor}>${content}</text>`;
}

/** @param {import("./layout/boxes.js").DrawingBox} box @returns {Generator<string>} drawings over each other; the first has the name of the whole */
function* drawingParts({ x, y, width, list, palette, label }) {
  const area = { x, y, width, height: width * list.height / list.width };
  for (let start = 0; start === 0 || start < list.operations.length; start += operationsInPart) {
    const part = { ...list, operations: list.operations.slice(start, start + operationsInPart) };
    yield renderSvg(part, palette, { area, font: fonts, label: start ? "" : label });
  }
}

/** @param {import("./layout/boxes.js").ModulesBox} box */
function modulesElement({ x, y, side, rows, label }) {
  const step = side / rows.length;
  const exact = (/** @type {number} */ value) => String(Math.round(value * 1e4) / 1e4);
  const commands = moduleRuns(rows).map(({ row, column, length }) => (
    `M${exact(x + column * step)} ${exact(y + row * step)}h${exact(length * step)}v${exact(step)}h${exact(-length * step)}z`));
  return `<path role="img" aria-label="${escapeXml(label)}" fill="#000" d="${commands.join("")}"/>`;
}
