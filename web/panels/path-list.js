/** The list of a path: runs of singles folded, written when they are unfolded. */
import { h } from "../controls/dom.js";
import { foldSingles } from "../model/walk.js";
import { resultText } from "./short.js";
import { stepLine } from "./step-view.js";

/**
 * @param {Pick<import("./path.js").Walked, "steps" | "teller"> & { words: import("../i18n/words.js").Words, nameCell: (cell: string) => string, side: number, go: (place: number) => void }} path
 * @returns {HTMLElement}
 */
export function pathList({ steps, teller, words, nameCell, side, go }) {
  /** @param {number} place */
  function line(place) {
    const step = steps[place];
    const name = teller.words(`technique.${step.technique}.name`);
    const button = stepLine({ name, language: teller.language, result: resultText(step, nameCell, side) }, () => go(place));
    button.dataset.place = String(place);
    return h("li", { value: place + 1 }, button);
  }

  /** @param {import("../model/walk.js").Run} run */
  function fold({ first, last }) {
    const count = last - first + 1;
    const lines = h("ol", { class: "step-lines" });
    const details = h("details", { ontoggle: () => write() }, h("summary", {}, words("path.singles", { count })), lines);
    const write = () => {
      if (details.open && !lines.firstChild) lines.append(...Array.from({ length: count }, (_, i) => line(first + i)));
    };
    return h("li", { class: "fold" }, details);
  }

  return h("ol", { class: "step-lines" }, ...foldSingles(steps).map((run) => (run.folded ? fold(run) : line(run.first))));
}
