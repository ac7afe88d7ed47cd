/** The list of a path. Runs of singles are folded, and written when they are first unfolded. */
import { h, renew } from "../controls/dom.js";
import { foldSingles } from "../model/walk.js";
import { resultText } from "../model/result-text.js";
import { appendInSlices } from "./sliced-list.js";
import { stepLine } from "./step-view.js";

/**
 * @param {object} path
 * @param {import("./path.js").Steps} path.steps
 * @param {(place: number) => string} path.titleOf
 * @param {import("../i18n/words.js").Words} path.words
 * @param {(cell: string) => string} path.nameCell
 * @param {(digit: number) => string} path.nameDigit
 * @param {(place: number) => void} path.go
 */
export function createPathList({ steps, titleOf, words, nameCell, nameDigit, go }) {
  const element = h("ol", { class: "step-lines" });
  const runs = foldSingles(steps);
  let current = 0;
  /** The lines that are written, by the places of their steps. @type {Map<number, HTMLElement>} */
  const lines = new Map();
  /** @type {{ run: import("../model/walk.js").Run, summary: HTMLElement }[]} */
  const folds = [];
  const stop = appendInSlices(
    element,
    runs.length,
    (i) => (runs[i].folded ? fold(runs[i]) : line(runs[i].first)),
    () => mark(),
  );

  /** @param {number} place */
  function line(place) {
    const button = stepLine(
      { name: titleOf(place), result: resultText(steps[place], nameCell, nameDigit, words) },
      () => go(place),
    );
    lines.set(place, button);
    return h("li", { value: place + 1 }, button);
  }

  /** @param {import("../model/walk.js").Run} run */
  function fold(run) {
    const count = run.last - run.first + 1;
    const list = h("ol", { class: "step-lines" });
    const summary = h("summary", {}, words("path.singles", { count }));
    folds.push({ run, summary });
    const write = () => {
      if (details.open && !list.firstChild)
        appendInSlices(
          list,
          count,
          (i) => line(run.first + i),
          () => mark(),
        );
    };
    const details = h("details", { ontoggle: write }, summary, list);
    return h("li", { class: "fold" }, details);
  }

  /** Marks the current step and the fold that contains the step. */
  function mark() {
    for (const [place, button] of lines) renew(button, { "aria-current": place === current && "step" });
    for (const {
      run: { first, last },
      summary,
    } of folds)
      renew(summary, { "aria-current": first <= current && current <= last && "true" });
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
