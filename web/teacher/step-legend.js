/** The marks in the picture of a step, each with its meaning in words. */
import { colourNames } from "../board/palette.js";
import { legendOf } from "../board/step-looks.js";
import { withSources } from "../board/step-sources.js";
import { drawSwatch } from "../board/step-swatch.js";
import { drawSvg } from "../board/svg.js";
import { h } from "../controls/dom.js";
import { legendTitle, markMeaning } from "../i18n/steps/mark-meanings.js";
import { digitsOn, layoutOf } from "../model/position.js";

/** The colours follow the theme of the page or of the element, wherever the legend is. */
const palette = /** @type {import("../board/palette.js").Palette} */ (
  Object.fromEntries(colourNames.map((name) => [name, `var(--board-${name})`]))
);

/**
 * @param {import("../model/step.js").Step} step
 * @param {import("../model/position.js").Position} position before the step
 * @param {Pick<import("./explanations.js").Explainer, "words">} explainer
 * @returns {HTMLElement} folded; the marks are written when it is first unfolded
 */
export function legendView(step, position, { words }) {
  const list = h("ul", {});
  /** @param {{ currentTarget: EventTarget | null }} event */
  const write = ({ currentTarget }) => {
    const details = /** @type {HTMLDetailsElement} */ (currentTarget);
    if (!list.firstChild) list.append(...legendOf(withSources(layoutOf(position), digitsOn(position), step)).map(line));
    // Only as far as the marks need: the page of others around an element stays where it is.
    if (details.open) details.scrollIntoView({ block: "nearest" });
  };
  /** @param {import("../board/step-looks.js").LegendEntry} entry */
  function line(entry) {
    return h(
      "li",
      {},
      h("span", { class: "swatch" }, drawSvg(drawSwatch(entry), palette)),
      h("span", {}, markMeaning(entry, words)),
    );
  }
  return h("details", { class: "legend", ontoggle: write }, h("summary", {}, legendTitle(words)), list);
}
