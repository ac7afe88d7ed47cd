/** The picture as an SVG drawing, over which other things are drawn. */
import { svgElement, svgNode } from "../../board/svg-nodes.js";

/** @typedef {import("./photo-grid.js").Frame} Frame */
/** @typedef {import("../../engine/index.js").Point} Point */

/** @param {Frame} frame */
export const viewBoxOf = ({ x, y, width, height }) =>
  [x, y, width, height].map((part) => Math.round(part * 100) / 100).join(" ");

/** @param {readonly Point[]} points */
export const pathOf = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/**
 * Draws the picture turned by quarter turns anticlockwise.
 *
 * @param {string} url @param {{ width: number, height: number }} size @param {number} turns
 */
const imageNode = (url, { width, height }, turns) =>
  svgNode("image", {
    href: url,
    width,
    height,
    preserveAspectRatio: "none",
    transform: turns ? `rotate(${-90 * turns})` : undefined,
    "aria-hidden": "true",
  });

/**
 * @param {object} options
 * @param {string} options.url @param {{ width: number, height: number }} options.size of the picture
 * @param {number} [options.turns] @param {Frame} [options.frame] what is shown; by default the whole picture
 * @param {Record<string, string>} attributes
 * @returns {SVGSVGElement}
 */
export function pictureSvg({ url, size, turns = 0, frame = { x: 0, y: 0, ...size } }, attributes) {
  return /** @type {SVGSVGElement} */ (
    svgElement(svgNode("svg", { viewBox: viewBoxOf(frame), ...attributes }, [imageNode(url, size, turns)]))
  );
}
