/** The fields of a section's goal: the kind of its puzzles, and for puzzles with rules their size and level. */
import { h } from "../../controls/dom.js";
import { choiceField, selectField } from "../../controls/fields.js";
import { levelWords } from "../../i18n/level-words.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { ruledGoal, ruledKindOf, ruledLevels, ruledLevelWithin, ruledSides } from "../../model/ruled-goal.js";
import { ruledKinds } from "../../model/ruled-kinds.js";
import { ruledName } from "../new/ruled-names.js";

/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("../../i18n/messages.js").Words} RuleWords */
/** @typedef {import("../../print/print-settings.js").Section["goal"]} Goal */
/** @typedef {import("../../model/ruled-kinds.js").RuledKind} RuledKind */

/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */

/** The choice of puzzles without rules of their own. */
const classic = "classic";
const usual = { side: 9, level: /** @type {const} */ ("medium") };

/**
 * @param {Words} words
 * @param {object} options
 * @param {Goal} options.start
 * @param {{ element: HTMLElement, goal: () => Goal }} options.plain the fields of puzzles without rules
 * @param {(goal: Goal) => void} options.changed
 * @returns {HTMLElement} the fields of puzzles without rules alone, until the names of the rules are loaded
 */
export function kindFields(words, { start, plain, changed }) {
  const fields = h("div", { class: "fields" });
  const element = h("div", { class: "fields" }, fields);
  /** @param {Goal} goal */
  const show = (goal) => fields.replaceChildren(...(goal.rules === undefined ? [plain.element] : ruledFields(words, goal, changed)));
  show(start);
  loadRuleWords(/** @type {import("../../i18n/languages.js").Language} */ (words.language)).then((ruleWords) => element.prepend(kindField(ruleWords, start, (kind) => {
    const goal = kind === classic ? plain.goal() : goalOfKind(kind, usual.side, usual.level);
    show(goal);
    changed(goal);
  })), () => {});
  return element;
}

/** @param {RuledKind} kind @param {number} side @param {LevelName} level @returns {Goal} */
const goalOfKind = (kind, side, level) => ({ ...ruledGoal(kind, side, ruledLevelWithin(side, level)), symmetry: "none" });

/** @param {RuleWords} ruleWords @param {Goal} goal @param {(kind: RuledKind | "classic") => void} changed */
function kindField(ruleWords, { rules }, changed) {
  const options = [{ value: /** @type {RuledKind | "classic"} */ (classic), label: ruleWords("made.classic") }, ...ruledKinds.map((kind) => ({ value: /** @type {RuledKind | "classic"} */ (kind), label: ruledName(kind, ruleWords) }))];
  const chosen = rules === undefined ? classic : ruledKindOf(rules);
  // A file may ask for rules that no kind of this list has.
  const all = chosen === null ? [...options, { value: /** @type {any} */ (rules), label: String(rules) }] : options;
  return selectField(ruleWords("rule.title"), all, chosen ?? /** @type {any} */ (rules), (kind) => { if (kind === classic || ruledKinds.includes(/** @type {RuledKind} */ (kind))) changed(kind); }).element;
}

/**
 * The level, and the size, whose change leaves the levels that such boards have.
 *
 * @param {Words} words @param {Goal} goal @param {(goal: Goal) => void} changed @returns {HTMLElement[]} none for rules or a board that only a file can ask for
 */
function ruledFields(words, goal, changed) {
  const kind = ruledKindOf(/** @type {string} */ (goal.rules));
  let side = /** @type {number} */ (ruledSides.find((each) => ruledGoal("mix", each, usual.level).layout === goal.layout));
  if (!kind || !side) return [];
  const levels = h("div", {});
  let level = goal.level ?? usual.level;
  const tell = () => changed(goalOfKind(kind, side, level));
  const showLevels = () => {
    level = ruledLevelWithin(side, level);
    const field = choiceField(words("goal.level"), ruledLevels(side).map((value) => ({ value, label: levelWords(value, words) })), level, (value) => {
      level = value;
      tell();
    });
    field.element.classList.add("choice-levels");
    levels.replaceChildren(field.element);
  };
  showLevels();
  const sizes = choiceField(words("goal.size"), ruledSides.map((value) => ({ value: String(value), label: words("goal.side", { side: value }) })), String(side), (value) => {
    side = Number(value);
    showLevels();
    tell();
  });
  return [levels, sizes.element];
}
