/** The choice of a symmetry for the givens. */
import { h } from "../../controls/dom.js";
import { symmetries } from "../../model/pattern.js";

/** @typedef {import("../../model/puzzle-goal.js").Symmetry} Symmetry */

const symmetryKeys = /** @type {const} */ ({
  none: "symmetry.none",
  180: "symmetry.half",
  90: "symmetry.quarter",
  horizontal: "symmetry.horizontal",
  vertical: "symmetry.vertical",
  diagonal: "symmetry.diagonal",
  diagonals: "symmetry.diagonals",
  full: "symmetry.full",
});

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {Symmetry} [start]
 * @param {() => void} [changed]
 */
export function symmetryField(words, start = "180", changed = () => {}) {
  const select = h(
    "select",
    { onchange: changed },
    ...symmetries.map((value) => h("option", { value, selected: value === start }, words(symmetryKeys[value]))),
  );
  return {
    element: h("label", { class: "field" }, h("span", {}, words("goal.symmetry")), select),
    value: () => /** @type {Symmetry} */ (select.value),
  };
}
