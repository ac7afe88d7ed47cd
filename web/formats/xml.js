/**
 * Reads the XML of a file that has elements, attributes and texts, and nothing else: no document type, no entities of its own, no name spaces. Comments and
 * instructions are skipped.
 *
 * @typedef {{ name: string, attributes: Record<string, string>, children: Element[], text: string }} Element `text`: of the element itself
 */
import { FormatError } from "./found.js";

const entities = new Map([["lt", "<"], ["gt", ">"], ["amp", "&"], ["quot", '"'], ["apos", "'"]]);
const token = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w.:-]+)\s*>|<([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Deeper texts are no file of puzzles. */
const deepest = 32;

/** @param {string} source @returns {Element} the root @throws {FormatError} "bad-xml" with the place at which the text is no such XML */
export function parseXml(source) {
  /** @type {Element} */
  const root = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  token.lastIndex = 0;
  for (let at = 0; at < source.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(source);
    if (!found) throw badXml(source, at);
    const [, data, end, start, attributes, isEmpty, text] = found;
    const parent = open[open.length - 1];
    if (start !== undefined) {
      const element = { name: start, attributes: attributesIn(attributes), children: [], text: "" };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
      if (open.length > deepest) throw badXml(source, at);
    } else if (end !== undefined) {
      if (end !== parent.name) throw badXml(source, at);
      open.pop();
    } else {
      parent.text += data ?? withEntities(text ?? "");
    }
  }
  if (open.length > 1 || root.children.length !== 1 || root.text.trim() !== "") throw badXml(source, source.length);
  return root.children[0];
}

/** @param {string} text @returns {string} as it is written in an attribute or between elements */
export const escapeXml = (text) => text.replace(/[<>&"']|[\n\t\r]/g, (sign) => (
  { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&apos;" }[sign] ?? `&#${sign.charCodeAt(0)};`));

/** @param {string} text */
function attributesIn(text) {
  return Object.fromEntries([...text.matchAll(attribute)].map(([, name, double, single]) => [name, withEntities(double ?? single)]));
}

/** @param {string} text */
const withEntities = (text) => text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
  if (name) return entities.get(name) ?? whole;
  const code = parseInt(decimal ?? hex, decimal ? 10 : 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
});

/** @param {string} source @param {number} at */
function badXml(source, at) {
  const lines = source.slice(0, at).split("\n");
  return new FormatError("bad-xml", {}, { line: lines.length, column: lines[lines.length - 1].length + 1 });
}
