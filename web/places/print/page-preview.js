/**
 * The preview: all pages as they will be printed, how many there are, and how large they are shown. A page is drawn
 * when it comes into view, one page a task, and its drawing goes when it is far from view.
 */
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { renewSentences } from "../../controls/list.js";
import { nextFrame } from "../../controls/on-frame.js";
import { faultSentence } from "../../print-jobs/print-faults.js";
import { notesAbout } from "./print-notes.js";
import { nextTask } from "../../model/next-task.js";
import { slices } from "../../print/slices.js";
import { showFonts } from "../../print/fonts/font-files.js";
import { drawPage } from "../../print/play-svg.js";

/** @typedef {Pick<import("./production.js").Made, "printed" | "fonts">} Made */

const mostFaults = 4;
const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3];

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {object} options
 * @param {() => void} options.reseed takes other puzzles
 * @param {{ zoom?: number | "fit", facing?: boolean }} options.view how large the pages were shown last
 */
export function createPreview(words, { reseed, view }) {
  const list = createPageList(words);
  const count = h("p", { class: "print-count", role: "status" });
  const percent = h("output", { class: "print-percent", "aria-label": words("print.zoom") });
  const button = (
    /** @type {string} */ label,
    /** @type {SVGSVGElement} */ picture,
    /** @type {() => void} */ onclick,
  ) => h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, onclick }, picture);
  const fit = h("button", { type: "button", class: "quiet", onclick: () => zoomTo("fit") }, words("print.fit"));
  const full = h("button", { type: "button", class: "quiet", onclick: () => zoomTo(1) }, words("print.full-size"));
  const facing = h(
    "button",
    { type: "button", class: "quiet", "aria-pressed": "false", onclick: turnFacing },
    words("print.facing"),
  );
  const other = h(
    "button",
    { type: "button", class: "quiet print-other", onclick: reseed },
    icon("other"),
    h("span", {}, words("print.other")),
  );
  const faults = h("ul", { class: "print-faults", hidden: true });
  const notes = h("div", { class: "print-notes", role: "status" });
  const scroller = h(
    "div",
    { class: "print-scroller", tabindex: 0, role: "region", "aria-label": words("print.preview") },
    list.element,
  );
  const element = h(
    "section",
    { class: "print-preview" },
    h(
      "div",
      { class: "print-view" },
      count,
      other,
      facing,
      h(
        "div",
        { class: "print-zoom", role: "group", "aria-label": words("print.zoom") },
        button(words("print.smaller"), icon("minus"), () => zoomBy(-1)),
        percent,
        button(words("print.larger"), icon("create"), () => zoomBy(1)),
        fit,
        full,
      ),
    ),
    faults,
    notes,
    scroller,
  );
  /** Width of the widest page, in CSS pixels at full size. */
  let pageWidth = 0;
  /** @type {number | "fit"} */
  let zoom = view.zoom ?? "fit";
  let scale = 1;
  const sizes = new ResizeObserver(() => {
    if (zoom === "fit") apply();
  });
  sizes.observe(scroller);

  /** The part of its full size at which a page is shown. */
  function scaleNow() {
    if (zoom !== "fit") return zoom;
    // Without a page the layout is not asked for.
    if (!pageWidth) return 1;
    const { paddingLeft, paddingRight, columnGap } = getComputedStyle(list.element);
    const columns = isFacing() ? 2 : 1;
    const room =
      scroller.clientWidth -
      parseFloat(paddingLeft) -
      parseFloat(paddingRight) -
      (columns - 1) * (parseFloat(columnGap) || 0);
    return Math.max(room, 80) / columns / pageWidth;
  }

  function isFacing() {
    return facing.getAttribute("aria-pressed") === "true" && !facing.hidden;
  }

  function apply() {
    scale = scaleNow();
    list.element.style.setProperty("--page-scale", String(scale));
    void tellScale();
    fit.setAttribute("aria-pressed", String(zoom === "fit"));
    full.setAttribute("aria-pressed", String(zoom === 1));
  }

  /** The first percentage that `Intl` writes takes long, so it is a task of its own. */
  async function tellScale() {
    await nextTask();
    percent.textContent = words.number(scale, { style: "percent", maximumFractionDigits: 0 });
  }

  /** What cannot be scrolled takes no focus. The layout is asked in the next frame, when it is there anyway. */
  function followScrolling() {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        scroller.tabIndex =
          scroller.scrollHeight > scroller.clientHeight + 1 || scroller.scrollWidth > scroller.clientWidth + 1 ? 0 : -1;
      }),
    );
  }

  /** The middle of the view stays where it is. @param {number | "fit"} wanted */
  function zoomTo(wanted) {
    const { scrollHeight, scrollTop, clientHeight } = scroller;
    const middle = (scrollTop + clientHeight / 2) / scrollHeight;
    view.zoom = zoom = wanted;
    apply();
    followScrolling();
    scroller.scrollTop = middle * scroller.scrollHeight - scroller.clientHeight / 2;
  }

  /** @param {1 | -1} direction */
  function zoomBy(direction) {
    const now = scaleNow();
    const larger = zoomSteps.find((step) => step > now * 1.02);
    const smaller = zoomSteps.findLast((step) => step < now * 0.98);
    zoomTo((direction > 0 ? larger : smaller) ?? now);
  }

  /**
   * Puzzles of the reader without exactly one solution.
   * @param {readonly import("../../print/job.js").Fault[]} found
   */
  function showFaults(found) {
    const sentences = found.slice(0, mostFaults).map((fault) => faultSentence(fault, words));
    if (found.length > mostFaults) sentences.push(words("print.more-errors", { count: found.length - mostFaults }));
    renewSentences(faults, sentences, "li");
    faults.hidden = found.length === 0;
  }

  let drawing = new AbortController();
  /** @param {import("./production.js").Made | null} made */
  async function showNotes(made) {
    drawing.abort();
    const { signal } = (drawing = new AbortController());
    const sentences = made ? await notesAbout(made, words, signal).catch(() => []) : [];
    if (signal.aborted) return;
    renewSentences(notes, sentences);
  }

  function turnFacing() {
    view.facing = !isFacing();
    showFacing();
    apply();
  }

  function showFacing() {
    facing.setAttribute("aria-pressed", String(view.facing ?? false));
    list.element.classList.toggle("print-facing", isFacing());
  }

  return {
    element,
    /** @param {import("./production.js").Made | null} made @param {{ isBook: boolean, isRandom: boolean }} about */
    show(made, { isBook, isRandom }) {
      const printed = made?.printed;
      const pages = printed?.pageCount ?? 0;
      count.textContent = words(printed ? "print.pages" : "print.no-pages", { pages });
      other.hidden = !isRandom;
      facing.hidden = !isBook || pages < 2;
      showFaults(made?.job.kind === "puzzles" ? (made.job.faults ?? []) : []);
      pageWidth = printed ? printed.sizeOf(0).width * pixelsPerPoint : 0;
      showFacing();
      // The scale first, so that hundreds of pages are laid out once.
      apply();
      list.show(made);
      void showNotes(made);
      followScrolling();
    },
    /** @param {import("./production.js").Phase} phase of the work on what is shown */
    mark({ name }) {
      element.setAttribute("aria-busy", String(["waiting", "making", "laying-out"].includes(name)));
      // A change of looks is over so soon that dimming the pages would only flicker.
      element.classList.toggle("print-outdated", name !== "ready" && name !== "laying-out");
    },
    focus: () => scroller.focus({ preventScroll: true }),
    dispose() {
      drawing.abort();
      sizes.disconnect();
      list.dispose();
    },
  };
}

/** CSS pixels a point. */
const pixelsPerPoint = 96 / 72;
/** How far from view a page is drawn. */
const margin = "600px 0px";
/** So many drawings stay although their pages have left the view. */
const mostKept = 24;

/**
 * @param {import("../../i18n/words.js").Words} words
 */
function createPageList(words) {
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
      const place = (/** @type {SVGElement} */ drawing, /** @type {boolean} */ isFirst) => {
        if (isPresent()) items[index][isFirst ? "replaceChildren" : "append"](drawing);
      };
      await drawPage(printed.page(index), {
        document,
        pause,
        place,
        frame: nextFrame,
        runsOf: fonts.face.runsOf,
        language: printed.language,
      });
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
      items.forEach((item, i) => {
        if (!near.has(i)) item.replaceChildren();
      });
      if (shown) arrange(shown.printed.pageCount, shown.printed.sizeOf(0));
      else arrange(0, { width: 1, height: 1 });
      void draw();
    },
    dispose: () => observer.disconnect(),
  };
}
