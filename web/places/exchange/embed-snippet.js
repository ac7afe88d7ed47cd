/**
 * The code that puts a board on another page (docs/embedding.md): as an element, or as a frame.
 *
 * @typedef {"element" | "frame"} Kind
 * @typedef {Partial<Record<import("../../embed/board-options.js").OptionName, string>>} Attributes those with the usual
 *   value are left out
 * @typedef {object} Embedding
 * @property {Kind} kind
 * @property {string} folder address of the folder with the files of Nonet
 * @property {Attributes} attributes
 * @property {number} width of the board, in CSS pixels
 * @property {number} height of the board with its controls, in CSS pixels; for a frame
 */
import { formatLine } from "../../formats/line.js";
import { formatMasks } from "../../formats/masks.js";
import { toldLayout } from "../../formats/puzzle-link.js";
import { escapeXml } from "../../formats/xml.js";

/** The width of an element that is not given another: 28rem. */
export const usualWidth = 448;
const pixelsPerRem = 16;
/** The space around the board in the frame, on both sides together. */
const frameSpace = 8;

/**
 * Returns the attributes that put a puzzle on a board.
 * @param {import("../../model/puzzle.js").Puzzle} puzzle
 * @returns {Attributes}
 */
export function puzzleAttributes(puzzle) {
  const layout = toldLayout(puzzle);
  return {
    puzzle: puzzle.candidates ? formatMasks(puzzle) : formatLine(puzzle.cells),
    ...(layout && { layout }),
    ...(puzzle.rules && { rules: puzzle.rules.join("; ") }),
  };
}

/** Returns the HTML text. @param {Embedding} embedding */
export const snippet = (embedding) =>
  embedding.kind === "frame" ? frameSnippet(embedding) : elementSnippet(embedding);

/** @param {Embedding} embedding */
function elementSnippet({ folder, attributes, width }) {
  const style = `max-width: ${width / pixelsPerRem}rem`;
  return `${tag("script", { type: "module", src: fileIn(folder, "sudoku-board.js") })}\n${tag("sudoku-board", { ...attributes, ...(width !== usualWidth && { style }) })}\n`;
}

/**
 * The text of an address keeps the plus sign of a layout apart from a space, so the parameters are encoded.
 * @param {Embedding} embedding
 */
function frameSnippet({ folder, attributes, width, height }) {
  const src = `${fileIn(folder, "embed.html")}?${new URLSearchParams(attributes)}`;
  const size = { width: String(width + frameSpace), height: String(Math.ceil(height) + frameSpace) };
  return `${tag("iframe", { src, title: "Sudoku", ...size, style: "max-width: 100%; border: 0", allow: "clipboard-write" })}\n`;
}

/** @param {string} folder @param {string} name */
const fileIn = (folder, name) => `${folder}${folder === "" || folder.endsWith("/") ? "" : "/"}${name}`;

/** @param {string} name @param {Record<string, string>} attributes */
const tag = (name, attributes) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(" ")}></${name}>`;
