/**
 * Fields for the puzzles of a sheet: the kind of the puzzles, the board, the level or the number of givens, the
 * symmetry of the givens, and a word that stands in the solution.
 */
import { h } from "../../controls/dom.js";
import { layoutNamed, layoutOfSide } from "../../model/layout.js";
import {
  amounts,
  bandOf,
  canBeMade,
  goalOf,
  isChosenByLevel,
  largestMade,
  levelsOf,
  levelWithin,
  madeRulesOf,
  allMadeRules,
  sidesWithRules,
} from "../../model/puzzle-goal.js";
import { choiceField, selectField } from "../../controls/fields.js";
import { layoutTitle } from "../../i18n/grid-names.js";
import { levelWords } from "../../i18n/level-words.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { madeRulesName } from "./made-rules-names.js";
import { shapeFields } from "./shape.js";
import { symmetryField } from "./symmetry-field.js";
import { wordField } from "./word-field.js";

/** @typedef {import("../../model/layout.js").Layout} Layout */
/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */
/** @typedef {import("../../model/puzzle-goal.js").Amount} Amount */
/** @typedef {import("../../model/puzzle-goal.js").MadeRules} MadeRules */
/** @typedef {Omit<import("../../model/puzzle-goal.js").Goal, "seed">} Goal */

const amountKeys = /** @type {const} */ ({ many: "goal.many", medium: "goal.medium", few: "goal.few" });
/** The choice of puzzles without rules of their own. */
const classic = "classic";
const usual = { layout: "3x3", level: /** @type {const} */ ("medium") };

/** @param {Layout} layout @param {Amount} amount @param {Words} words */
export function amountWords(layout, amount, words) {
  const [least, most] = bandOf(layout, amount);
  return words(amountKeys[amount], { least, most });
}

/**
 * @param {Words} words
 * @param {object} options
 * @param {Goal} options.start what is chosen first. Parts of it that have no field here, such as techniques, stay until
 *   the board has another shape or the puzzles are of another kind
 * @param {Omit<Parameters<typeof shapeFields>[1], "changed" | "start">} options.shapes
 * @param {(goal: Goal) => void} options.changed called when the player has changed a field
 * @returns {{ element: HTMLElement }} without the field for the kind until the names of the kinds are loaded
 */
export function goalFields(words, { start, shapes, changed }) {
  const fields = h("div", { class: "fields" });
  const element = h("div", { class: "fields" }, fields);
  /** What puzzles without rules are like, also while puzzles with rules are chosen. */
  let plainGoal = start.rules === undefined ? start : goalOf(layoutOf(usual), usual.level);
  const plain = plainFields(words, { start: plainGoal, shapes, changed: (goal) => changed((plainGoal = goal)) });
  const show = (/** @type {Goal} */ goal) =>
    fields.replaceChildren(...(goal.rules === undefined ? [plain] : madeRulesFields(words, goal, changed)));
  show(start);
  loadRuleWords(words.language).then(
    (ruleWords) =>
      element.prepend(
        kindField(ruleWords, start, (kind) => {
          const goal = kind === classic ? plainGoal : goalOf(layoutOf(usual), usual.level, { madeRules: kind });
          show(goal);
          changed(goal);
        }),
      ),
    () => {},
  );
  return { element };
}

/**
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @param {Goal} goal
 * @param {(kind: MadeRules | "classic") => void} changed
 */
function kindField(ruleWords, { rules }, changed) {
  /** @type {{ value: string, label: string }[]} */
  const options = [
    { value: classic, label: ruleWords("made.classic") },
    ...allMadeRules.map((kind) => ({ value: kind, label: madeRulesName(kind, ruleWords) })),
  ];
  const chosen = rules === undefined ? classic : (madeRulesOf(rules) ?? rules);
  // A file may ask for rules that no kind of this list has.
  const known = new Set(options.map(({ value }) => value));
  const all = known.has(chosen) ? options : [...options, { value: chosen, label: chosen }];
  return selectField(ruleWords("rule.title"), all, chosen, (kind) => {
    if (known.has(kind)) changed(/** @type {MadeRules | "classic"} */ (kind));
  }).element;
}

/**
 * @param {Words} words
 * @param {readonly LevelName[]} levels
 * @param {LevelName} chosen
 * @param {(level: LevelName) => void} changed
 */
function levelField(words, levels, chosen, changed) {
  const field = choiceField(
    words("goal.level"),
    levels.map((value) => ({ value, label: levelWords(value, words) })),
    chosen,
    changed,
  );
  field.element.classList.add("choice-levels");
  return field;
}

/**
 * The level, and the size, whose change leaves the levels that such boards have.
 *
 * @param {Words} words @param {Goal} goal @param {(goal: Goal) => void} changed @returns {HTMLElement[]} none for rules
 *   or a board that only a file can ask for
 */
function madeRulesFields(words, goal, changed) {
  const madeRules = madeRulesOf(/** @type {string} */ (goal.rules));
  let layout = layoutOf(goal);
  if (!madeRules || !sidesWithRules.some((side) => layoutOfSide(side) === layout)) return [];
  const levels = h("div", {});
  let level = goal.level ?? usual.level;
  const tell = () => changed(goalOf(layout, level, { madeRules }));
  const showLevels = () => {
    level = levelWithin(layout, level, madeRules);
    levels.replaceChildren(
      levelField(words, levelsOf(layout, madeRules), level, (value) => {
        level = value;
        tell();
      }).element,
    );
  };
  showLevels();
  const sizes = choiceField(
    words("goal.size"),
    sidesWithRules.map((side) => ({ value: String(side), label: words("goal.side", { side }) })),
    String(layout.digitCount),
    (side) => {
      layout = /** @type {Layout} */ (layoutOfSide(Number(side)));
      showLevels();
      tell();
    },
  );
  return [levels, sizes.element];
}

/**
 * The fields of puzzles without rules of their own.
 * @param {Words} words
 * @param {Parameters<typeof goalFields>[1]} options
 * @returns {HTMLElement}
 */
function plainFields(words, { start, shapes, changed }) {
  let layout = layoutOf(start);
  /** The parts of the goal that have no field here. */
  let rest = withoutFields(start);
  const choices = h("div", { class: "fields" });
  const tooLarge = h("p", { class: "hint" }, words("goal.too-large", { side: largestMade }));
  const note = h("p", { class: "hint" }, words("goal.note"));
  const otherLevels = h("p", { class: "hint" }, words("goal.other-levels"));
  const symmetry = symmetryField(words, start.symmetry, () => changed(goalNow()));
  const word = wordField(words, { start: start.word, changed: () => changed(goalNow()) });
  const more = h("details", { class: "shape-more" }, h("summary", {}, words("new.more")), word.element);
  const shapeName = h("span", { class: "summary-value" });
  const shapeDetails = h(
    "details",
    { class: "shape-more", ontoggle: buildShape },
    h("summary", {}, words("new.shape"), " ", shapeName),
  );
  /** @type {{ element: HTMLElement, value: () => LevelName | Amount }} */
  let choice = choiceOf(choiceIn(start, layout));
  show();

  /** The field for the level or the number of givens. @param {LevelName | Amount} chosen */
  function choiceOf(chosen) {
    const tell = () => changed(goalNow());
    if (isChosenByLevel(layout)) {
      const levels = levelsOf(layout);
      return levelField(words, levels, levels.find((level) => level === chosen) ?? usual.level, tell);
    }
    return choiceField(
      words("goal.clues"),
      amounts.map((value) => ({ value, label: amountWords(layout, value, words) })),
      amounts.find((amount) => amount === chosen) ?? "medium",
      tell,
    );
  }

  function show() {
    choices.replaceChildren(...(canBeMade(layout) ? [choice.element, ...noteOf(), symmetry.element] : [tooLarge]));
    shapeName.textContent = layoutTitle(layout, words);
    word.follow(layout);
    more.hidden = word.element.hidden;
  }

  /** What is said of the choices. */
  function noteOf() {
    if (!isChosenByLevel(layout)) return [note];
    return levelsOf(layout).includes("extreme") ? [] : [otherLevels];
  }

  /** The shape has many fields, which are made when they are first unfolded. */
  function buildShape() {
    if (shapeDetails.open && shapeDetails.childElementCount === 1)
      shapeDetails.append(shapeFields(words, { ...shapes, start: layout, changed: follow }).element);
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
  const goalNow = () => ({
    ...rest,
    ...goalOf(layout, choice.value(), { symmetry: symmetry.value() }),
    ...(word.fitting() && { word: word.fitting() }),
  });

  return h("div", { class: "fields" }, choices, shapeDetails, more);
}

/**
 * What a change of a field changes in a goal without rules. A pattern decides the givens and their symmetry, so it
 * goes.
 */
const ofFields = ["layout", "level", "symmetry", "clues", "pattern", "word"];
/**
 * Returns the parts of a goal without rules that stay when a field is changed.
 * @param {Goal} goal
 * @returns {Partial<Goal>}
 */
const withoutFields = (goal) => Object.fromEntries(Object.entries(goal).filter(([name]) => !ofFields.includes(name)));

/** @param {Pick<Goal, "layout">} goal @returns {Layout} */
export const layoutOf = ({ layout }) => /** @type {Layout} */ (layoutNamed(layout) ?? layoutNamed(usual.layout));

/**
 * Returns the level of a goal, or the amount whose number of givens the goal asks for.
 *
 * @param {Goal} goal @param {Layout} layout @returns {LevelName | Amount}
 */
export function choiceIn({ level, clues }, layout) {
  if (isChosenByLevel(layout)) return level ?? usual.level;
  return amounts.find((amount) => String(bandOf(layout, amount)) === String(clues)) ?? "medium";
}
