/** What board it is and what holds on it, unless it is the usual board of its size. */
import { h } from "../../controls/dom.js";
import { onFrame } from "../../controls/on-frame.js";
import { layoutOfSide } from "../../model/layout.js";
import { layoutOf } from "../../model/position.js";
import { layoutSentence, rulesSentence } from "../../i18n/layout-words.js";

/** @param {Pick<import("../shell/app.js").App, "words" | "store">} app */
export function createShapeTold({ words, store }) {
  const shape = h("span", { class: "solve-shape-name" });
  const rules = h("span", {});
  const element = h("p", { class: "solve-shape" }, shape, " ", rules);
  const stop = onFrame(() => {
    const layout = layoutOf(store.signal.value.position);
    element.hidden = layout === layoutOfSide(layout.side);
    shape.textContent = words("shape.line", { shape: layoutSentence(layout, words) });
    rules.textContent = rulesSentence(layout, words);
  });
  return { element, dispose: stop };
}
