/**
 * Finds texts that a reader cannot read in full: wider or higher than their box, out of the window, ended by an
 * ellipsis, or with a word that is broken in the middle. Looks into elements with a tree of their own, too. Runs in the
 * page, so that it uses nothing from outside.
 *
 * @returns {string[]} what is wrong, and the text
 */
export function cutTexts() {
  const found = new Set();
  const name = (/** @type {Element} */ element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;

  /** Only for screen readers. @param {Element} element */
  const isHidden = (element) => {
    for (let up = /** @type {Element | null} */ (element); up; up = up.parentElement) {
      const { width, height } = up.getBoundingClientRect();
      if (width <= 1 && height <= 1) return true;
    }
    return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  };

  /** The nearest element around a text whose edge the text must not cross. @param {Element} element */
  function boxOf(element) {
    for (let up = /** @type {Element | null} */ (element); up && up !== document.body; up = up.parentElement) {
      const { overflowX, display, borderLeftWidth } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowX)) return null;
      const isControl = /^(button|label|a|legend|summary|td|th)$/i.test(up.tagName);
      if (display !== "inline" && (isControl || /hidden|clip/.test(overflowX) || parseFloat(borderLeftWidth) > 0))
        return up;
    }
    return null;
  }

  /** Whether a text ends after some lines, on a button that shows all of it and is named so. @param {Element} box */
  const endsOnPurpose = (box) =>
    getComputedStyle(box).webkitLineClamp !== "none" &&
    Boolean(box.closest("button")?.ariaLabel?.includes(box.textContent ?? ""));

  /** @param {Text} text @param {Element} element */
  function checkWords(text, element) {
    for (const { 0: word, index } of text.data.matchAll(/[\p{Letter}\p{Mark}\u2019]{3,}/gu)) {
      if (/\p{Script=Han}/u.test(word)) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (Math.max(...tops) - Math.min(...tops) > 6) found.add(`${name(element)} breaks “${word}”`);
    }
  }

  /** @param {Element | ShadowRoot} root @returns {Generator<Node>} */
  function* textsIn(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) yield node;
      else if (/** @type {Element} */ (node).shadowRoot)
        yield* textsIn(/** @type {ShadowRoot} */ (/** @type {Element} */ (node).shadowRoot));
    }
  }

  for (const node of textsIn(document.body)) {
    const text = /** @type {Text} */ (node);
    const element = /** @type {Element} */ (text.parentElement);
    if (!text.data.trim() || element.closest("[role=grid], script, style, option, svg") || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    const box = boxOf(element);
    const edges = box?.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) found.add(`“${text.data}” leaves the window`);
    else if (box && edges && (left < edges.left - 1 || right > edges.right + 1))
      found.add(`“${text.data}” is wider than ${name(box)}`);
    else if (box && edges && (top < edges.top - 2 || bottom > edges.bottom + 2) && !endsOnPurpose(box))
      found.add(`“${text.data}” is higher than ${name(box)}`);
    if (getComputedStyle(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1)
      found.add(`“${text.data}” ends in an ellipsis`);
    checkWords(text, element);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1)
    found.add(`the page is ${document.documentElement.scrollWidth} px wide`);
  return [...found];
}
