/**
 * Nodes of an SVG drawing, and two writers for them: as text, for files and documents, and as an element of a page. A
 * page never reads its own drawing from text, so a content policy can forbid that.
 *
 * @typedef {object} SvgNode
 * @property {string} tag
 * @property {Readonly<Record<string, string | number | undefined>>} attributes those that are undefined are left out;
 *   numbers get at most two decimals
 * @property {readonly (SvgNode | string)[]} children
 */
import { xmlCharacters } from "../model/xml-characters.js";

const svgNamespace = "http://www.w3.org/2000/svg";
const xmlNamespace = "http://www.w3.org/XML/1998/namespace";

/**
 * @param {string} tag
 * @param {SvgNode["attributes"]} attributes
 * @param {SvgNode["children"]} [children]
 * @returns {SvgNode}
 */
export const svgNode = (tag, attributes, children = []) => ({ tag, attributes, children });

/** Returns the node as the text of one element. @param {SvgNode} node @returns {string} */
export function svgText({ tag, attributes, children }) {
  const named = tag === "svg" ? { xmlns: svgNamespace, ...attributes } : attributes;
  const start = `<${tag}${Object.entries(named)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeXml(written(value))}"`))
    .join("")}`;
  if (!children.length) return tag === "svg" ? `${start}></svg>` : `${start}/>`;
  return `${start}>${children.map((child) => (typeof child === "string" ? escapeXml(child) : svgText(child))).join("")}</${tag}>`;
}

/** Returns the node as an element. @param {SvgNode} node @param {Document} [document] @returns {SVGElement} */
export function svgElement({ tag, attributes, children }, document = globalThis.document) {
  const element = document.createElementNS(svgNamespace, tag);
  for (const name in attributes) {
    const value = attributes[name];
    if (value === undefined) continue;
    if (name.startsWith("xml:")) element.setAttributeNS(xmlNamespace, name, written(value));
    else element.setAttribute(name, written(value));
  }
  for (const child of children) element.append(typeof child === "string" ? child : svgElement(child, document));
  return element;
}

/** @param {string | number} value */
const written = (value) => (typeof value === "number" ? number(value) : value);

/** Writes a number with at most two decimals. @param {number} value */
export const number = (value) => String(Math.round(value * 100) / 100);

/** @type {Record<string, string>} */
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Returns a text that can be the content of an element or an attribute in double quotes. @param {string} text */
const escapeXml = (text) => xmlCharacters(text).replace(/[&<>"]/g, (character) => entities[character]);
