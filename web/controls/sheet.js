/**
 * A card as a sheet from below, on a narrow page: dragging its head down closes or folds the sheet, dragging it up
 * unfolds it. The style sheet decides where a card is a sheet, and hides the handle elsewhere.
 */
import { h } from "./dom.js";
import { icon } from "./icons.js";

/** A drag of this many pixels counts; a shorter one leaves the sheet as it was. */
const threshold = 48;

/**
 * @param {HTMLElement} element the card
 * @param {HTMLElement} head takes the drags
 * @param {{ words: import("../i18n/words.js").Words, close: () => void, changed: () => void }} options `changed` is
 *   called when the sheet has been folded or unfolded
 */
export function bindSheet(element, head, { words, close, changed }) {
  const fold = h(
    "button",
    {
      type: "button",
      class: "icon-button card-fold",
      onclick: () => setFolded(!element.classList.contains("card-folded")),
    },
    icon("unfold"),
  );
  head.insertBefore(fold, head.lastChild);
  const binding = new AbortController();
  let canFold = false;
  /** @type {number | null} */
  let from = null;

  /** @param {boolean} folded */
  function setFolded(folded) {
    element.classList.toggle("card-folded", folded);
    fold.setAttribute("aria-expanded", String(!folded));
    fold.setAttribute("aria-label", words("card.fold"));
    changed();
  }

  /**
   * @param {"pointerdown" | "pointermove" | "pointerup" | "pointercancel"} type
   * @param {(event: PointerEvent) => void} listener
   */
  const on = (type, listener) => head.addEventListener(type, listener, { signal: binding.signal });

  on("pointerdown", (event) => {
    if (/** @type {Element} */ (event.target).closest("button")) return;
    from = event.clientY;
    head.setPointerCapture(event.pointerId);
  });
  on("pointermove", (event) => {
    if (from !== null) element.style.setProperty("--dragged", `${Math.max(0, event.clientY - from)}px`);
  });
  on("pointerup", (event) => end(event.clientY));
  on("pointercancel", () => end(from ?? 0));

  /** @param {number} to */
  function end(to) {
    if (from === null) return;
    const dragged = to - from;
    from = null;
    element.style.removeProperty("--dragged");
    if (!isSheet(element) || Math.abs(dragged) < threshold) return;
    if (dragged < 0) setFolded(false);
    else if (canFold) setFolded(true);
    else close();
  }

  return {
    /** @param {boolean} needsKeys @param {boolean} [opensWhole] */
    update(needsKeys, opensWhole = false) {
      if (element.hidden || needsKeys !== canFold) setFolded(needsKeys && !opensWhole);
      canFold = needsKeys;
      fold.hidden = !needsKeys;
    },
    isFolded: () => !element.hidden && element.classList.contains("card-folded") && isSheet(element),
    dispose: () => binding.abort(),
  };
}

/** @param {HTMLElement} element */
const isSheet = (element) => getComputedStyle(element).position === "fixed";
