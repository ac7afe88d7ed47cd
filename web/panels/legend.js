/** What is to be seen in the picture of a step, in words: each mark with its meaning. */
import { readPalette } from "../board/palette.js";
import { legendOf } from "../board/step-looks.js";
import { swatchSvg } from "../board/step-svg.js";
import { h } from "../controls/dom.js";
import { legendTitle, markMeaning } from "../i18n/steps/legend.js";

/**
 * @param {import("../model/step.js").Step} step
 * @param {Pick<import("./telling.js").Teller, "words" | "language">} teller
 * @returns {HTMLElement} folded
 */
export function legendView(step, { words, language }) {
  const palette = readPalette(document.documentElement);
  const lines = legendOf(step).map((entry) => {
    const swatch = h("span", { class: "swatch" });
    swatch.innerHTML = swatchSvg(entry, { palette });
    return h("li", {}, swatch, markMeaning(entry, words));
  });
  return h("details", { class: "legend", lang: language }, h("summary", {}, legendTitle(words)), h("ul", {}, ...lines));
}
