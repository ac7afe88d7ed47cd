/**
 * Elements: `h` makes an element, `renew` changes it. A list of elements is `renewList` (list.js).
 *
 * @typedef {string | number | boolean | undefined} AttributeValue `true` stands for the empty text
 * @typedef {Node | string | false | null | undefined} Part
 * @typedef {Part | readonly Part[]} Child `false`, `null` and `undefined` are left out
 */

/**
 * Makes an element. Functions become listeners (`onclick`); attributes with the value `false` or `undefined` are left
 * out.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, AttributeValue | ((event: any) => void)>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...partsOf(children));
  return element;
}

/**
 * Gives an element attributes and a text. Attributes with the value `false` or `undefined` are removed. Nothing is
 * written that the element has already: a sentence that stays is not read out again, and no view needs a copy of what
 * it has written.
 *
 * @param {Element | undefined} element nothing happens without one
 * @param {Record<string, AttributeValue>} attributes
 * @param {string} [text] the text stays as it is when absent
 */
export function renew(element, attributes, text) {
  for (const [name, value] of Object.entries(attributes)) {
    const wanted = value === undefined || value === false ? null : value === true ? "" : String(value);
    if (element?.getAttribute(name) === wanted) continue;
    if (wanted === null) element?.removeAttribute(name);
    else element?.setAttribute(name, wanted);
  }
  if (element && text !== undefined && element.textContent !== text) element.textContent = text;
}

/** Puts other children in place of those of an element. @param {Element} element @param {...Child} children */
export const fill = (element, ...children) => element.replaceChildren(...partsOf(children));

/** @param {readonly Child[]} children */
const partsOf = (children) =>
  /** @type {(Node | string)[]} */ (
    children.flat().filter((part) => part !== undefined && part !== null && part !== false)
  );
