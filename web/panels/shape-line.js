/** What board it is and what holds on it, above the controls, unless it is the usual one; with a way to another while a puzzle is entered. */
import { h } from "../controls/dom.js";
import { layoutOfSide } from "../model/layout.js";
import { layoutOf } from "../model/position.js";
import { layoutSentence, rulesSentence } from "./layout-words.js";

/**
 * @param {HTMLElement} container
 * @param {import("./page-tools.js").Page} page
 * @param {() => void} change
 */
export function mountShapeLine(container, { store, words }, change) {
  const shape = h("span", { class: "shape-name" });
  const rules = h("span", { class: "shape-rules" });
  const button = h("button", { type: "button", class: "quiet", onclick: change }, words("shape.change"));
  const line = h("div", { class: "shape-line" }, h("p", {}, shape, " ", rules), button);
  container.append(line);
  /** @type {import("../model/layout.js").Layout | null} */
  let shown = null;
  const update = () => {
    const { position } = store.state();
    const layout = layoutOf(position);
    button.hidden = position.mode !== "solve";
    line.hidden = button.hidden && layout === layoutOfSide(layout.side);
    if (layout === shown) return;
    shown = layout;
    shape.textContent = `${layoutSentence(layout, words)}.`;
    rules.textContent = rulesSentence(layout, words);
  };
  store.subscribe(update);
  update();
}
