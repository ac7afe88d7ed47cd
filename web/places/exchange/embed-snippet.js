/**
 * The code that puts a board on another page (docs/embedding.md): a link, a link that a script turns into a frame as
 * high as its board, a plain frame, or an element.
 *
 * @typedef {"link" | "frames" | "frame" | "element"} Kind
 * @typedef {Partial<Record<import("../../embed/board-options.js").OptionName, string>>} Attributes those with the usual
 *   value are left out
 * @typedef {object} Embedding
 * @property {Kind} kind
 * @property {string} folder address of the folder with the files of Nonet
 * @property {Attributes} attributes
 * @property {string} [sheet] in place of a puzzle what follows `#learn/class?` in a link for a class
 * @property {string} title
 * @property {number} width of the board, in CSS pixels
 * @property {number} height of the board with its controls, in CSS pixels; for a plain frame
 * @property {string} [keep] the name under which the frame keeps the game on the reader's device
 * @property {string} [origins] with which the frame exchanges messages
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
 * What a plain frame leaves for the line under the board, and for the card of the strongest hint, also below a narrow
 * board, where its lines are more. A card that is higher still is scrolled.
 */
const lineRoom = 32;
const hintRoom = { none: 0, where: 170, what: 190, apply: 370 };
const narrowHintRoom = { none: 0, where: 170, what: 210, apply: 470 };

/**
 * Returns the attributes that put a puzzle on a board.
 * @param {import("../../model/puzzle.js").Puzzle} puzzle
 * @param {string} [face] what its digits look like
 * @returns {Attributes}
 */
export function puzzleAttributes(puzzle, face) {
  const layout = toldLayout(puzzle);
  return {
    puzzle: puzzle.candidates ? formatMasks(puzzle) : formatLine(puzzle.cells),
    ...(layout && { layout }),
    ...(puzzle.rules && { rules: puzzle.rules.join("; ") }),
    ...(face && { face }),
  };
}

/** @type {Readonly<Record<Kind, (embedding: Embedding) => string>>} */
const snippets = {
  link: pageAddress,
  frames({ folder, title, width, ...rest }) {
    // A module of another origin would need the permission of its server.
    const script = tag("script", { src: fileIn(folder, "nonet-frames.js"), defer: "" });
    const link = tag("a", { "data-nonet": "", href: frameAddress({ folder, ...rest }) }, title);
    return `${script}\n${tag("div", { style: `max-width: ${width + frameSpace}px` }, link, escaped)}\n`;
  },
  /** A frame cannot grow by itself. */
  frame({ width, height, title, ...rest }) {
    const most = Math.ceil(height) + lineRoom + roomForHints(rest.attributes, width) + frameSpace;
    const size = { width: String(width + frameSpace), height: String(most) };
    const style = "max-width: 100%; border: 0";
    return `${tag("iframe", { src: frameAddress(rest), title, ...size, style, allow: "clipboard-write" })}\n`;
  },
  element({ folder, attributes, width }) {
    const style = `max-width: ${width / pixelsPerRem}rem`;
    return `${tag("script", { type: "module", src: fileIn(folder, "sudoku-board.js") })}\n${tag("sudoku-board", { ...attributes, ...(width !== usualWidth && { style }) })}\n`;
  },
};

/** @param {Attributes} attributes @param {number} width */
function roomForHints({ controls = "", hints = "apply" }, width) {
  const room = width < usualWidth ? narrowHintRoom : hintRoom;
  return controls.split(" ").includes("hint") ? room[/** @type {keyof typeof room} */ (hints)] : 0;
}

/** Returns the text: HTML, or an address for a link. @param {Embedding} embedding */
export const snippet = (embedding) => snippets[embedding.kind](embedding);

/**
 * Returns the address of the page in the frame. The text of an address keeps the plus sign of a layout apart from a
 * space, so the parameters are encoded.
 *
 * @param {Pick<Embedding, "folder" | "attributes" | "sheet" | "keep" | "origins">} embedding
 */
export function frameAddress({ folder, attributes, sheet, keep, origins }) {
  const options = { ...attributes, ...(keep && { keep }), ...(origins && { origins }) };
  const query = new URLSearchParams(options).toString();
  return `${fileIn(folder, "embed.html")}${query && `?${query}`}${classPart(sheet)}`;
}

/** Returns the address of the page of Nonet with the puzzle or the work. @param {Embedding} embedding */
function pageAddress({ folder, attributes: { puzzle = "", layout, rules, face }, sheet }) {
  if (sheet !== undefined) return `${fileIn(folder, "")}${classPart(sheet)}`;
  const parts = {
    p: puzzle,
    ...(layout && { layout }),
    ...(rules && { rules: rules.replaceAll("; ", ";") }),
    ...(face && { face: encodeURIComponent(face) }),
  };
  return `${fileIn(folder, "")}#${Object.entries(parts)
    .map(([name, text]) => `${name}=${text.replaceAll(" ", "+")}`)
    .join("&")}`;
}

/** @param {string | undefined} sheet */
const classPart = (sheet) => (sheet === undefined ? "" : `#learn/class?${sheet}`);

/** @param {string} folder @param {string} name */
const fileIn = (folder, name) => `${folder}${folder === "" || folder.endsWith("/") ? "" : "/"}${name}`;

/** Whether an attribute without a value is written by its name alone. @param {string} name */
const isFlag = (name) => name === "defer" || name.startsWith("data-");

/** HTML that is written already. */
const escaped = (/** @type {string} */ html) => html;

/**
 * @param {string} name @param {Record<string, string>} attributes @param {string} [content] @param {(text: string) =>
 *   string} [write] how the content is written
 */
const tag = (name, attributes, content = "", write = escapeXml) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => (value === "" && isFlag(key) ? key : `${key}="${escapeXml(value)}"`))].join(" ")}>${write(content)}</${name}>`;
