/** The list of a path: runs of singles folded, written when they are unfolded. */
import { h } from "../controls/dom.js";
import { foldSingles } from "../model/walk.js";
import { resultText } from "./short.js";
import { stepLine } from "./step-view.js";

/**
 * @param {Pick<import("./path.js").Walked, "steps" | "teller"> & { titleOf: (place: number) => string, words: import("../i18n/words.js").Words, nameCell: (cell: string) => string, side: number, told: HTMLElement, go: (place: number) => void, unfolded: () => void }} path
 * @returns {HTMLElement}
 */
export function pathList({ steps, titleOf, teller, words, nameCell, side, told, go, unfolded }) {
  /** @param {number} place */
  function line(place) {
    const step = steps[place];
    const button = stepLine({ name: titleOf(place), language: teller.language, result: resultText(step, nameCell, side), told }, () => go(place));
    button.dataset.place = String(place);
    return h("li", { value: place + 1 }, button);
  }

  /** @param {import("../model/walk.js").Run} run */
  function fold({ first, last }) {
    const count = last - first + 1;
    const lines = h("ol", { class: "step-lines" });
    const summary = h("summary", { "data-first": first, "data-last": last }, words("path.singles", { count }));
    const details = h("details", { ontoggle: () => write() }, summary, lines);
    const write = () => {
      if (!details.open || lines.firstChild) return;
      lines.append(...Array.from({ length: count }, (_, i) => line(first + i)));
      unfolded();
    };
    return h("li", { class: "fold" }, details);
  }

  return h("ol", { class: "step-lines" }, ...foldSingles(steps).map((run) => (run.folded ? fold(run) : line(run.first))));
}

/**
 * Marks the step of a place, and the fold that it is in; the list is scrolled to it.
 *
 * @param {HTMLElement} list
 * @param {number} place
 */
export function markPlace(list, place) {
  for (const marked of list.querySelectorAll("[aria-current]")) marked.removeAttribute("aria-current");
  const line = /** @type {HTMLElement | null} */ (list.querySelector(`[data-place="${place}"]`));
  const fold = [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("summary"))]
    .find(({ dataset: { first, last } }) => Number(first) <= place && place <= Number(last));
  line?.setAttribute("aria-current", "step");
  fold?.setAttribute("aria-current", "true");
  const seen = line?.getClientRects().length ? line : fold;
  if (seen) scrollWithin(list, seen);
}

/** Scrolls the list as little as brings the line into its view, and nothing else. @param {HTMLElement} list @param {HTMLElement} line */
function scrollWithin(list, line) {
  const [frame, wanted] = [list, line].map((element) => element.getBoundingClientRect());
  list.scrollTop += Math.min(wanted.top - frame.top, 0) + Math.max(wanted.bottom - frame.bottom, 0);
}
