/** The list of several puzzles, of which the player chooses one: by arrows, by typing its number, or by a field for the number. */
import { h } from "../../controls/dom.js";
import { layoutNamed } from "../../model/layout.js";

/** @typedef {import("../../formats/found.js").Found} Found */

/** Lines of the list that are in sight. A list of one line would be another control. */
const leastShown = 2;
const mostShown = 5;
/** A longer list has a field for the number. */
const longList = 20;

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {(found: Found) => void} chosen
 */
export function createPuzzleList(words, chosen) {
  /** @type {readonly Found[]} */
  let puzzles = [];
  const heading = h("h3", { id: "open-list-name" });
  const list = h("select", { size: leastShown, class: "open-list-options", "aria-labelledby": "open-list-name", onchange: () => choose(list.selectedIndex) });
  const number = h("input", { type: "number", min: 1, inputmode: "numeric", oninput: () => choose(Math.round(number.valueAsNumber || 0) - 1) });
  const more = h("p", { class: "hint" });
  const jump = h("label", { class: "field open-number" }, h("span", {}, words("open.number")), number);
  const element = h("section", { class: "open-list", hidden: true }, heading, list, more, jump);

  /** @param {number} index */
  function choose(index) {
    if (!puzzles[index]) return;
    list.selectedIndex = index;
    if (document.activeElement !== number) number.value = String(index + 1);
    chosen(puzzles[index]);
  }

  /** @param {Found} found @param {number} index */
  function nameOf({ layout, givens, title }, index) {
    const name = words("open.puzzle", { number: index + 1, side: layoutNamed(layout)?.side ?? 0, clues: givens.filter(Boolean).length });
    return title ? `${name} · ${title}` : name;
  }

  return {
    element,
    /** Shows puzzles and chooses the first. @param {readonly Found[]} found @param {boolean} hasMore */
    show(found, hasMore) {
      puzzles = found;
      element.hidden = found.length < 2;
      heading.textContent = words("open.several", { count: found.length });
      more.textContent = hasMore ? words("open.more", { count: found.length }) : "";
      more.hidden = !hasMore;
      jump.hidden = found.length < longList;
      number.max = String(found.length);
      list.size = Math.min(Math.max(found.length, leastShown), mostShown);
      list.replaceChildren(...(element.hidden ? [] : found.map((each, i) => h("option", {}, nameOf(each, i)))));
      choose(0);
    },
    focus: () => list.focus(),
  };
}
