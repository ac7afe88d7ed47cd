/** The list of a path. Runs of singles are folded, and written when they are first unfolded. */
import { h } from "../controls/dom.js";
import { foldSingles } from "../model/walk.js";
import { resultText } from "../model/result-text.js";
import { appendInSlices } from "./slices.js";
import { stepLine } from "./step-view.js";

/**
 * @param {object} path
 * @param {import("./path.js").Steps} path.steps
 * @param {(place: number) => string} path.titleOf
 * @param {import("../i18n/words.js").Words} path.words
 * @param {(cell: string) => string} path.nameCell
 * @param {number} path.side
 * @param {(place: number) => void} path.go
 */
export function createPathList({ steps, titleOf, words, nameCell, side, go }) {
  const element = h("ol", { class: "step-lines" });
  const runs = foldSingles(steps);
  let current = 0;
  const stop = appendInSlices(element, runs.length, (i) => (runs[i].folded ? fold(runs[i]) : line(runs[i].first)), () => mark());

  /** @param {number} place */
  function line(place) {
    const button = stepLine({ name: titleOf(place), result: resultText(steps[place], nameCell, side, words) }, () => go(place));
    button.dataset.place = String(place);
    return h("li", { value: place + 1 }, button);
  }

  /** @param {import("../model/walk.js").Run} run */
  function fold({ first, last }) {
    const count = last - first + 1;
    const lines = h("ol", { class: "step-lines" });
    const summary = h("summary", { "data-first": first, "data-last": last }, words("path.singles", { count }));
    const write = () => {
      if (details.open && !lines.firstChild) appendInSlices(lines, count, (i) => line(first + i), () => mark());
    };
    const details = h("details", { ontoggle: write }, summary, lines);
    return h("li", { class: "fold" }, details);
  }

  /** Marks the current step and the fold that contains the step. */
  function mark() {
    for (const marked of element.querySelectorAll("[aria-current]")) marked.removeAttribute("aria-current");
    element.querySelector(`[data-place="${current}"]`)?.setAttribute("aria-current", "step");
    const fold = [.../** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll("summary"))]
      .find(({ dataset: { first, last } }) => Number(first) <= current && current <= Number(last));
    fold?.setAttribute("aria-current", "true");
  }

  return {
    element,
    /** @param {number} place */
    markPlace(place) {
      current = place;
      mark();
    },
    dispose: stop,
  };
}
