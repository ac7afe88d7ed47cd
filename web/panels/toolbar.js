/** The row of page-wide acts at the top. */
import { h } from "../controls/dom.js";
import { icon } from "../controls/icons.js";

/**
 * @param {HTMLElement} container
 * @param {string} label
 * @param {readonly { icon: import("../controls/icons.js").IconName, label: string, act: () => void }[]} items
 */
export function mountToolbar(container, label, items) {
  const buttons = items.map((item) => (
    h("button", { type: "button", class: `bar-button bar-${item.icon}`, onclick: () => item.act() }, icon(item.icon), h("span", {}, item.label))
  ));
  container.append(h("div", { class: "toolbar", role: "group", "aria-label": label }, ...buttons));
}
