/** Scrolling the page so that what is told is seen. */

/**
 * Scrolls as little as brings all of an element into view, its beginning first, below what is pinned above it
 * (scroll-margin-top).
 *
 * @param {HTMLElement} element
 */
export function bringIntoView(element) {
  const { top, bottom } = element.getBoundingClientRect();
  const above = top - (Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0);
  scrollBy({ top: Math.min(Math.max(bottom - innerHeight, 0), above), behavior: "instant" });
}
