/** Lists of elements that change: what stays in the list keeps its element. */
import { h } from "./dom.js";
import { focusedBeside, giveFocus } from "./focus.js";

/** The elements of each list, by the keys of their items. @type {WeakMap<Element, Map<unknown, Element>>} */
const lists = new WeakMap();

/**
 * Makes the children of an element those of a list. An item whose key was in the list before keeps its element, and so
 * the focus, what is typed into the element and what is unfolded in it.
 *
 * @template T
 * @template {Element} E
 * @param {Element} parent without children of other origin
 * @param {readonly T[]} items
 * @param {(item: T) => unknown} keyOf no two items have the same key
 * @param {(item: T) => E} make
 * @param {(element: E, item: T, index: number) => void} [write] called for every element, also for new ones
 */
export function renewList(parent, items, keyOf, make, write = () => {}) {
  const before = /** @type {Map<unknown, E>} */ (lists.get(parent) ?? new Map());
  const keys = items.map((item) => keyOf(item));
  const now = new Map(items.map((item, i) => [keys[i], before.get(keys[i]) ?? make(item)]));
  items.forEach((item, i) => write(/** @type {E} */ (now.get(keys[i])), item, i));
  const focused = focusedBeside(parent);
  for (const [key, element] of before) if (!now.has(key)) element.remove();
  let next = parent.firstChild;
  for (const element of now.values()) {
    if (element === next) next = element.nextSibling;
    else parent.insertBefore(element, next);
  }
  lists.set(parent, now);
  // An element that is moved loses the focus.
  if (focused && parent.contains(focused) && focusedBeside(parent) !== focused) giveFocus(focused);
}

/**
 * Makes the children of an element sentences, each in an element of its own. A sentence that stays is not read out
 * again.
 *
 * @param {Element} parent
 * @param {readonly string[]} sentences
 * @param {"p" | "li"} [tag]
 */
export function renewSentences(parent, sentences, tag = "p") {
  // Two sentences can be equal.
  const numbered = sentences.map((sentence, i) => ({
    sentence,
    before: sentences.slice(0, i).filter((each) => each === sentence).length,
  }));
  renewList(
    parent,
    numbered,
    ({ sentence, before }) => `${before} ${sentence}`,
    ({ sentence }) => h(tag, {}, sentence),
  );
}
