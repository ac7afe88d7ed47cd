/** Fields for the puzzles of a sheet: the board, the level or the number of givens, and the symmetry of the givens. */
import { h } from "../../controls/dom.js";
import { layoutNamed } from "../../model/layout.js";
import { amounts, bandOf, canBeMade, goalOf, hasLevels, largestMade, levelsOf } from "../../model/puzzle-goal.js";
import { choiceField } from "../../controls/fields.js";
import { layoutSentence } from "../../i18n/layout-words.js";
import { levelWords } from "../../i18n/level-words.js";
import { shapeFields } from "./shape.js";
import { symmetryField } from "./symmetry-field.js";

/** @typedef {import("../../model/layout.js").Layout} Layout */
/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */
/** @typedef {import("../../model/puzzle-goal.js").Amount} Amount */

const amountKeys = /** @type {const} */ ({ many: "goal.many", medium: "goal.medium", few: "goal.few" });

/** @param {Layout} layout @param {import("../../model/puzzle-goal.js").Amount} amount @param {Words} words */
export function amountWords(layout, amount, words) {
  const [least, most] = bandOf(layout, amount);
  return words(amountKeys[amount], { least, most });
}

/** @typedef {Omit<import("../../model/puzzle-goal.js").Goal, "seed">} Goal */

/**
 * @param {Words} words
 * @param {object} options
 * @param {Goal} options.start what is chosen first. Parts of it that have no field here, such as techniques, stay until the board has another shape
 * @param {Omit<Parameters<typeof shapeFields>[1], "changed" | "start">} options.shapes
 * @param {(goal: Goal) => void} options.changed called when the player has changed a field
 * @returns {{ element: HTMLElement }}
 */
export function goalFields(words, { start, shapes, changed }) {
  let layout = layoutOf(start);
  /** @type {Pick<Goal, "rating" | "techniques" | "minimal">} */
  let rest = otherParts(start);
  const choices = h("div", { class: "fields" });
  const tooLarge = h("p", { class: "hint" }, words("goal.too-large", { side: largestMade }));
  const note = h("p", { class: "hint" }, words("goal.note"));
  const noExtreme = h("p", { class: "hint" }, words("goal.no-extreme"));
  const symmetry = symmetryField(words, start.symmetry, () => changed(goalNow()));
  const shapeName = h("span", { class: "summary-value" });
  const shapeDetails = h("details", { class: "shape-more", ontoggle: buildShape }, h("summary", {}, words("new.shape"), " ", shapeName));
  /** @type {ReturnType<typeof choiceOf>} */
  let choice = choiceOf(choiceIn(start, layout));
  show();

  /** The field for the level or the number of givens. @param {LevelName | Amount} chosen */
  function choiceOf(chosen) {
    const byLevel = hasLevels(layout);
    const options = byLevel
      ? levelsOf(layout).map((value) => ({ value: /** @type {LevelName | Amount} */ (value), label: levelWords(value, words) }))
      : amounts.map((value) => ({ value: /** @type {LevelName | Amount} */ (value), label: amountWords(layout, value, words) }));
    const known = options.some(({ value }) => value === chosen) ? chosen : "medium";
    const field = choiceField(words(byLevel ? "goal.level" : "goal.clues"), options, known, () => changed(goalNow()));
    if (byLevel) field.element.classList.add("choice-levels");
    return field;
  }

  function show() {
    choices.replaceChildren(...(canBeMade(layout) ? [choice.element, ...noteOf(), symmetry.element] : [tooLarge]));
    shapeName.textContent = layoutSentence(layout, words);
  }

  /** What is said of the choices. */
  function noteOf() {
    if (!hasLevels(layout)) return [note];
    return levelsOf(layout).includes("extreme") ? [] : [noExtreme];
  }

  /** The shape has many fields, which are made when they are first unfolded. */
  function buildShape() {
    if (shapeDetails.open && shapeDetails.childElementCount === 1) shapeDetails.append(shapeFields(words, { ...shapes, start: layout, changed: follow }).element);
  }

  /** @param {Layout} chosen */
  function follow(chosen) {
    if (chosen.name === layout.name) return;
    layout = chosen;
    rest = {};
    choice = choiceOf(choice.value());
    show();
    changed(goalNow());
  }

  /** @returns {Goal} */
  function goalNow() {
    return { ...rest, ...goalOf(layout, choice.value(), symmetry.value()) };
  }

  return { element: h("div", { class: "fields" }, choices, shapeDetails) };
}

/** @param {Goal} goal @returns {Pick<Goal, "rating" | "techniques" | "minimal">} */
const otherParts = ({ rating, techniques, minimal }) => ({ ...(rating && { rating }), ...(techniques && { techniques }), ...(minimal && { minimal }) });

/** @param {Goal} goal @returns {Layout} */
export const layoutOf = ({ layout }) => /** @type {Layout} */ (layoutNamed(layout) ?? layoutNamed("3x3"));

/**
 * Returns the level of a goal, or the amount whose number of givens the goal asks for.
 *
 * @param {Goal} goal @param {Layout} layout @returns {LevelName | Amount}
 */
export function choiceIn({ level, clues }, layout) {
  if (hasLevels(layout)) return level ?? "medium";
  return amounts.find((amount) => String(bandOf(layout, amount)) === String(clues)) ?? "medium";
}
