/** What is to be seen in the picture of a step, in words: each mark with its meaning. */
import { readPalette } from "../board/palette.js";
import { legendOf } from "../board/step-looks.js";
import { swatchSvg } from "../board/step-svg.js";
import { h } from "../controls/dom.js";

/** By kind and role; of others the kind alone. @type {Record<string, string>} */
const keys = {
  "house where": "mark.where", "house base": "mark.base", "house cover": "mark.cover", "house target": "mark.target",
  "candidate subset": "mark.subset", "candidate vertex": "mark.vertex", "candidate fin": "mark.fin", "candidate endo-fin": "mark.endo-fin",
  "candidate pivot": "mark.pivot", "candidate wing": "mark.wing", "candidate corner": "mark.corner", "candidate extra": "mark.extra",
  "candidate color-1": "mark.color", "candidate color-2": "mark.color", "candidate color-3": "mark.color", "candidate color-4": "mark.color",
  "candidate on": "mark.on", "candidate off": "mark.off", "candidate assumption": "mark.assumption", "candidate assumed-false": "mark.assumed-false",
  "candidate contradiction": "mark.contradiction", "candidate restricted-common": "mark.common", "candidate stem": "mark.stem",
  "candidate intersection": "mark.intersection", "candidate line-set": "mark.line-set", "candidate box-set": "mark.box-set",
  "cells als": "mark.set", "link strong": "mark.strong", "link weak": "mark.weak", "result placement": "mark.placement", "result elimination": "mark.elimination",
};

/** @param {import("../board/step-looks.js").LegendEntry} entry */
export const legendKey = ({ kind, role }) => keys[`${kind} ${role}`] ?? "mark.plain";

/**
 * @param {import("../model/step.js").Step} step
 * @param {import("../i18n/words.js").Words} words
 * @returns {HTMLElement} folded
 */
export function legendView(step, words) {
  const palette = readPalette(document.documentElement);
  const lines = legendOf(step).map((entry) => {
    const swatch = h("span", { class: "swatch" });
    swatch.innerHTML = swatchSvg(entry, { palette });
    return h("li", {}, swatch, words(legendKey(entry), { number: entry.number ?? 0 }));
  });
  return h("details", { class: "legend" }, h("summary", {}, words("mark.title")), h("ul", {}, ...lines));
}
