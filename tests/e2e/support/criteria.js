/**
 * What a page has to stand for criteria of WCAG 2.2 that axe does not look at. These run in the page, so that they use
 * nothing from outside, and look into elements with a tree of their own, too.
 */

/** Spaces texts out as criterion 1.4.12 says. */
export function spaceOut() {
  const rules =
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }";
  /** @param {Document | ShadowRoot} root */
  function add(root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) add(shadowRoot);
  }
  add(document);
}

/** Returns what is wrong with the element that has the focus, or "". */
export function obscured() {
  let root = /** @type {Document | ShadowRoot} */ (document);
  while (root.activeElement?.shadowRoot) root = root.activeElement.shadowRoot;
  const element = root.activeElement;
  if (!element || element === document.body) return "";
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.2],
    [0.1, 0.8],
    [0.9, 0.8],
  ].map(([x, y]) => root.elementFromPoint(left + width * x, top + height * y));
  const name = element.getAttribute("aria-label") ?? element.textContent ?? element.tagName;
  // The box of a radio button or a check box may be drawn by its label.
  const isSeen = points.some(
    (seen) =>
      seen !== null && (element.contains(seen) || seen.contains(element) || seen.closest("label")?.control === element),
  );
  return isSeen ? "" : `“${name.trim().slice(0, 60)}” is out of sight`;
}

/** Returns targets smaller than 24 pixels that are no part of a sentence, cells of the board aside. */
export function smallTargets() {
  /** @param {Document | ShadowRoot} root @returns {Element[]} */
  const targetsIn = (root) => [
    ...root.querySelectorAll("button, a[href], input, select, textarea, summary"),
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? targetsIn(shadowRoot) : [])),
  ];
  return targetsIn(document)
    .filter(
      (element) => element.checkVisibility() && element.getClientRects().length > 0 && !element.closest("p, [inert]"),
    )
    .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
    .map(
      ({ element, box }) =>
        `${element.className || element.tagName} ${Math.round(box.width)}×${Math.round(box.height)}`,
    );
}
