/**
 * Draws pages as SVG, for the screen and for the browser's print. The fonts must be known to the document:
 * fonts/font-files.js.
 */
import { svgTree } from "../board/svg.js";
import { number, svgElement, svgNode } from "../board/svg-nodes.js";
import { chineseFamily, composed, textFamily } from "./fonts/face.js";
import { heavier, moduleRuns } from "./layout/boxes.js";

/**
 * @typedef {import("./layout/boxes.js").Box} Box
 * @typedef {import("./layout/boxes.js").Page} Page
 * @typedef {import("../board/svg-nodes.js").SvgNode} SvgNode
 * @typedef {{ label?: string, language?: string, runsOf: import("./fonts/face.js").Face["runsOf"] }} SvgOptions
 *   `label`: name of the page for assistive technology; `language` of its texts
 */

const fonts = `'${textFamily}', '${chineseFamily}', sans-serif`;

/**
 * A part of a drawing has at most this many operations: a 25×25 board with all candidates has 16,000, and a browser
 * takes 250 in about 3 ms.
 */
const operationsInPart = 250;
/** A page of so many parts is put into the document before it is complete. */
const partsOfLargePage = 3;
/**
 * So many elements may share a layer: a browser paints a layer anew when anything in it is new, and 16,000 elements
 * take it 40 ms.
 */
const elementsInLayer = 1000;
/** So many new elements are laid out and painted in one frame. */
const elementsInFrame = 250;

/**
 * Returns a page as one `svg` node, as large as the page.
 * @param {Page} page
 * @param {SvgOptions} options
 * @returns {SvgNode}
 */
export const pageTree = (page, options) =>
  svgNode("svg", attributesOf(page, options), [...partsOf(page.boxes, options)]);

/**
 * Draws a page into a new element, in slices: the page of a large board takes longer than a moment. So does its layout.
 * Therefore the element of such a page goes into the document early, and the browser lays out each part when it comes.
 *
 * @param {Page} page
 * @param {SvgOptions & { document: Document, pause: () => Promise<void>, place: (drawing: SVGElement, isFirst: boolean)
 *   => void, frame?: () => Promise<void> }} options `pause` is called after every part, and lets the browser work where
 *   it is time; `place` puts an element into the document. `frame` waits until the browser has drawn. With it, a page
 *   of many elements comes over many frames, as several drawings of which each is to be laid over the ones before;
 *   without it, `place` is called once
 */
export async function drawPage(page, { document, pause, place, frame, ...options }) {
  const newLayer = (/** @type {SvgNode["attributes"]} */ name) =>
    svgElement(svgNode("svg", { ...attributesOf(page, options), ...name }), document);
  let layer = newLayer({});
  let isFirst = true;
  let [parts, elements, unseen] = [0, 0, 0];
  for (const part of partsOf(page.boxes, options)) {
    if (frame && elements >= elementsInLayer) {
      layer = newLayer({ role: undefined, "aria-label": undefined, "aria-hidden": "true" });
      isFirst = false;
      parts = elements = 0;
    }
    layer.append(svgElement(part, document));
    elements += elementsOf(part);
    unseen += elementsOf(part);
    if (++parts === (isFirst ? partsOfLargePage : 1)) place(layer, isFirst);
    if (frame && unseen >= elementsInFrame && (!isFirst || parts >= partsOfLargePage)) {
      unseen = 0;
      await frame();
    } else await pause();
  }
  if (isFirst && parts < partsOfLargePage) place(layer, true);
}

/** @param {SvgNode} node @returns {number} */
const elementsOf = ({ children }) =>
  children.reduce((sum, child) => sum + (typeof child === "string" ? 0 : elementsOf(child)), 1);

/** @param {Page} page @param {SvgOptions} options @returns {SvgNode["attributes"]} */
function attributesOf({ width, height }, { label, language }) {
  return {
    viewBox: `0 0 ${number(width)} ${number(height)}`,
    width: `${number(width)}pt`,
    height: `${number(height)}pt`,
    "font-family": fonts,
    "text-rendering": "geometricPrecision",
    "stroke-linejoin": "round",
    "xml:space": "preserve",
    ...(label && { role: "group", "aria-label": label }),
    lang: language || undefined,
  };
}

/** @param {readonly Box[]} boxes @param {SvgOptions} options @returns {Generator<SvgNode>} */
function* partsOf(boxes, options) {
  for (const box of boxes) {
    if (box.kind === "drawing") yield* drawingParts(box);
    else yield nodeOf(box, options);
  }
}

/** @param {Exclude<Box, { kind: "drawing" }>} box @param {SvgOptions} options @returns {SvgNode} */
function nodeOf(box, options) {
  switch (box.kind) {
    case "text":
      return textNode(box, options);
    case "line":
      return svgNode("line", {
        x1: box.x,
        y1: box.y,
        x2: box.x2,
        y2: box.y2,
        stroke: box.colour,
        "stroke-width": box.width,
      });
    case "modules":
      return modulesNode(box);
    case "ground":
      return svgNode("rect", { x: box.x, y: box.y, width: box.width, height: box.height, fill: box.colour });
    case "picture":
      return svgNode("image", {
        ...box.area,
        href: box.picture.address,
        preserveAspectRatio: "xMidYMid slice",
        role: "img",
        "aria-label": box.label,
      });
    default: {
      const { x, y, width, height } = box.area;
      const angle = box.quarter ? 90 : 180;
      return svgNode("g", { transform: `rotate(${angle} ${number(x + width / 2)} ${number(y + height / 2)})` }, [
        ...partsOf(box.boxes, options),
      ]);
    }
  }
}

/** @param {import("./layout/boxes.js").TextBox} box @param {SvgOptions} options */
function textNode({ x, y, text, size, weight, colour, align }, { runsOf }) {
  // The Chinese font has one weight: a rim makes it heavier.
  const rim = { stroke: colour, "stroke-width": size * heavier };
  const content =
    weight === 400
      ? [composed(text)]
      : runsOf(text).map((run) => (run.chinese ? svgNode("tspan", rim, [run.text]) : run.text));
  return svgNode(
    "text",
    {
      x,
      y,
      "font-size": size,
      "font-weight": weight,
      fill: colour,
      "text-anchor": align === "start" ? undefined : align,
    },
    content,
  );
}

/**
 * @param {import("./layout/boxes.js").DrawingBox} box
 * @returns {Generator<SvgNode>} drawings over each other; the first has the name of the whole
 */
function* drawingParts({ x, y, width, list, palette, label }) {
  const area = { x, y, width, height: (width * list.height) / list.width };
  for (let start = 0; start === 0 || start < list.operations.length; start += operationsInPart) {
    const part = { ...list, operations: list.operations.slice(start, start + operationsInPart) };
    yield svgTree(part, palette, { area, font: fonts, label: start ? "" : label });
  }
}

/** @param {import("./layout/boxes.js").ModulesBox} box */
function modulesNode({ x, y, side, rows, label }) {
  const step = side / rows.length;
  const exact = (/** @type {number} */ value) => String(Math.round(value * 1e4) / 1e4);
  const commands = moduleRuns(rows).map(
    ({ row, column, length }) =>
      `M${exact(x + column * step)} ${exact(y + row * step)}h${exact(length * step)}v${exact(step)}h${exact(-length * step)}z`,
  );
  return svgNode("path", { role: "img", "aria-label": label, fill: "#000", d: commands.join("") });
}
