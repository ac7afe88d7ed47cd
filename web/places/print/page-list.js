/** The pages of the preview, one below the other. A page is drawn when it comes into view, one page a task, and its drawing goes when it is far from view. */
import { h } from "../../controls/dom.js";
import { nextTask } from "../../model/next-task.js";
import { slices } from "../../print/slices.js";
import { showFonts } from "../../print/fonts/load.js";
import { drawPage } from "../../print/play-svg.js";

/** @typedef {Pick<import("./production.js").Made, "printed" | "fonts">} Made */

/** CSS pixels a point. */
export const pixelsPerPoint = 96 / 72;
/** How far from view a page is drawn. */
const margin = "600px 0px";
/** So many drawings stay although their pages have left the view. */
const mostKept = 24;

/**
 * @param {import("../../i18n/words.js").Words} words
 */
export function createPageList(words) {
  const element = h("div", { class: "print-pages" });
  /** @type {Made | null} */
  let made = null;
  /** @type {HTMLElement[]} */
  const items = [];
  /** Pages near the view. @type {Set<number>} */
  const near = new Set();
  /** Pages with a drawing of the present document, the oldest first. @type {Set<number>} */
  const drawn = new Set();
  let isDrawing = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const index = items.indexOf(/** @type {HTMLElement} */ (target));
      // The observer can still report a page that has been removed.
      if (index < 0) continue;
      if (isIntersecting) near.add(index);
      else near.delete(index);
    }
    void draw();
  }, /** @type {IntersectionObserverInit} */ ({ rootMargin: margin, scrollMargin: margin }));

  async function draw() {
    if (isDrawing) return;
    isDrawing = true;
    try {
      await drawNear();
    } finally {
      isDrawing = false;
    }
  }

  async function drawNear() {
    const pause = slices();
    for (let index = nextPage(); index !== undefined && made; index = nextPage()) {
      const { printed, fonts } = made;
      await showFonts(document, fonts.files);
      await nextTask();
      const isPresent = () => made?.printed === printed;
      const place = (/** @type {SVGElement} */ drawing) => { if (isPresent()) items[index].replaceChildren(drawing); };
      await drawPage(printed.page(index), { document, pause, place, runsOf: fonts.face.runsOf, language: printed.language });
      if (isPresent()) drawn.add(index);
    }
    for (const index of drawn) {
      if (drawn.size <= mostKept) break;
      if (near.has(index)) continue;
      items[index].replaceChildren();
      drawn.delete(index);
    }
  }

  const nextPage = () => [...near].sort((a, b) => a - b).find((index) => !drawn.has(index));

  /** @param {number} count @param {{ width: number, height: number }} size in points */
  function arrange(count, { width, height }) {
    element.style.setProperty("--page-width", `${width * pixelsPerPoint}px`);
    element.style.setProperty("--page-ratio", `${width} / ${height}`);
    for (const item of items.splice(count)) {
      observer.unobserve(item);
      item.remove();
    }
    for (const index of near) if (index >= count) near.delete(index);
    while (items.length < count) {
      const item = h("div", { class: "print-page", role: "img" });
      items.push(item);
      element.append(item);
      observer.observe(item);
    }
    items.forEach((item, i) => item.setAttribute("aria-label", words("print.page", { page: i + 1, pages: count })));
  }

  return {
    element,
    /** @param {Made | null} shown */
    show(shown) {
      made = shown;
      drawn.clear();
      // Pages near the view keep their drawings until they are drawn anew.
      items.forEach((item, i) => { if (!near.has(i)) item.replaceChildren(); });
      if (shown) arrange(shown.printed.pageCount, shown.printed.page(0));
      else arrange(0, { width: 1, height: 1 });
      void draw();
    },
    dispose: () => observer.disconnect(),
  };
}
