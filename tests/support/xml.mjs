/**
 * A strict reader of the XML that programs of this project write: elements, attributes and text, without DTDs, comments
 * and CDATA.
 */

/**
 * @typedef {{ name: string, attributes: Record<string, string>, children: Element[], text: string }} Element `text`:
 *   its own text, joined
 */

const nameStart = "[A-Za-z_:]";
const tag = new RegExp(`<(/?)(${nameStart}[\\w:.-]*)((?:\\s+${nameStart}[\\w:.-]*="[^"<]*")*)\\s*(/?)>`, "y");
const attribute = new RegExp(`(${nameStart}[\\w:.-]*)="([^"<]*)"`, "g");
// eslint-disable-next-line no-control-regex
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/u;
/** @type {Record<string, string>} */
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Throws an error if the text has an ampersand that begins no entity. @param {string} text */
function unescaped(text) {
  return text.replace(/&(?:(\w+);)?/g, (found, entity) => {
    if (!entities[entity]) throw new SyntaxError(`not well-formed: ${found}`);
    return entities[entity];
  });
}

/**
 * Returns the root element of a document.
 *
 * @param {string} text
 * @returns {Element}
 * @throws {SyntaxError} if the text is not well-formed
 */
export function readXml(text) {
  const fail = (/** @type {number} */ place) =>
    new SyntaxError(`not well-formed: ${JSON.stringify(text.slice(place, place + 40))}`);
  const bad = text.search(forbidden);
  if (bad >= 0) throw fail(bad);
  /** @type {Element} */
  const holder = { name: "", attributes: {}, children: [], text: "" };
  const open = [holder];
  let at = text.startsWith("<?xml ") ? text.indexOf("?>") + 2 : 0;
  while (at < text.length) {
    const last = open[open.length - 1];
    if (text[at] !== "<") {
      const end = text.indexOf("<", at) < 0 ? text.length : text.indexOf("<", at);
      last.text += unescaped(text.slice(at, end));
      if (last === holder && last.text.trim()) throw fail(at);
      at = end;
      continue;
    }
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) throw fail(at);
    const [whole, closes, name, attributes, isEmpty] = found;
    if (closes) {
      if (last.name !== name || attributes || isEmpty) throw fail(at);
      open.pop();
    } else {
      if (last === holder && last.children.length) throw fail(at);
      const pairs = [...attributes.matchAll(attribute)].map(([, key, value]) => [key, unescaped(value)]);
      const element = { name, attributes: Object.fromEntries(pairs), children: [], text: "" };
      if (Object.keys(element.attributes).length !== pairs.length) throw fail(at);
      last.children.push(element);
      if (!isEmpty) open.push(element);
    }
    at += whole.length;
  }
  if (open.length !== 1 || holder.children.length !== 1) throw fail(text.length);
  return holder.children[0];
}

/**
 * Returns the elements without children, each with the attributes of the elements around it that it does not have
 * itself.
 * @param {Element} element
 * @param {Record<string, string>} [inherited]
 * @returns {Element[]}
 */
export function leavesOf(element, inherited = {}) {
  const attributes = { ...inherited, ...element.attributes };
  if (!element.children.length) return [{ ...element, attributes }];
  return element.children.flatMap((child) => leavesOf(child, attributes));
}
